### Why a bot did what it did.

why-forced = { $name } no tenía elección: solo se permitía «{ $does }».
why-only = { $name } eligió «{ $does }»: no se le ocurrió nada más.
why-slip = { $name } tuvo un desliz e hizo lo que se le ocurrió: «{ $does }». Por costumbre habría sido { $habit }.
why-slip-lucky = { $name } hizo lo que se le ocurrió: «{ $does }». Por costumbre habría hecho lo mismo.
why-any = { $name } hace cualquier cosa permitida; esta vez fue «{ $does }».
why-silent = { $name } eligió «{ $does }» y no dice por qué.
why-habit = { $name } eligió «{ $does }»: lo mejor que vio por costumbre.
why-habit-next = { $name } eligió «{ $does }»: lo mejor que vio por costumbre, por delante de { $next }.
why-stood = Tal como estaban las cosas, vio { $chance } de probabilidad de ganar.
why-confirmed = { $name } eligió «{ $does }»: { $chance } de probabilidad de ganar. Era su costumbre, y nada de lo que sopesó era mejor con seguridad.
why-confirmed-next = { $name } eligió «{ $does }» por costumbre: { $chance } de probabilidad de ganar, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} más que con { $next }.
why-confirmed-little = { $name } eligió «{ $does }» por costumbre: { $chance } de probabilidad de ganar, y apenas hay diferencia con { $next }.
why-confirmed-doubt = { $name } eligió «{ $does }» por costumbre: { $chance } de probabilidad de ganar. Con { $next } parecía { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} mejor, pero sin seguridad.
why-better = { $name } eligió «{ $does }»: { $chance } de probabilidad de ganar, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} más que por costumbre con { $habit }.
why-little = { $name } eligió «{ $does }»: { $chance } de probabilidad de ganar, un poco más que por costumbre con { $habit }.
why-next = Con { $next } habría sido { $chance }.
why-then = Después piensa seguir con { $next }.
why-hurried = { $name } eligió «{ $does }» por costumbre: se le acabó el tiempo antes de poder comparar nada.
why-cut = Se le acabó el tiempo antes de sopesarlo todo.
why-joined = { $one } { $other }
why-lost = { $name } no respondió a tiempo, o no como permiten las reglas; en su lugar se tomó la propuesta de la propia pregunta: «{ $does }».

why-no-reasons = Nadie anotó motivos para este paso: aquí no pensó ningún bot.
why-early = Estos motivos revelarían lo que aún está oculto; vuelve a preguntar cuando termine la batalla.
why-sealed = Esta respuesta sigue sellada; vuelve a preguntar cuando se abra.

why-ask = ¿por qué?
why-ask-of = { $name }: ¿por qué?
