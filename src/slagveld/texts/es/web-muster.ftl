### Ejércitos sorteados, elegidos y pegados en el navegador.

## Ejércitos al azar, de cajas, elegidos por turnos

make-points = Puntos
make-seed = Número
make-seed-help = El mismo número vuelve a dar lo mismo.
make-chance = Sin elegirlo todo tú
make-random = Un ejército al azar
make-random-help = Permitido, y cerca de los puntos.
make-random-sure = ¿Reemplazar este ejército?
make-random-why = Lo que has montado hasta ahora deja sitio a un ejército al azar.
make-random-yes = Reemplazarlo
make-random-of = Al azar: { $points } puntos, n.º { $seed }
make-random-again = Otro
make-sealed = Cajas cerradas
make-sealed-help = Los dos bandos abren una caja del mismo tipo y montan con lo que hay en ella.
make-box-of = Caja { $number } para { $points } puntos, n.º { $seed }. Solo se puede tomar lo que hay en ella.
make-box-count = { $count } en la caja
make-box-build = Monta uno por mí
make-box-other = Abrir la caja { $number }
make-pick = Draft
make-pick-help = Elegid por turnos, ida y vuelta, de lo que está abierto.
make-pick-who = Quién elige
make-pick-bot = Yo y un bot
make-pick-two = Nosotros dos, aquí
make-pick-auto = Dos bots
make-pick-side = Bando { $number }
make-pick-turn = Elige ahora el bando { $number }.
make-pick-over = Los dos ejércitos están completos.
make-pick-open = Lo que está abierto
make-pick-take = Tomar: { $name }
make-pick-taken = tomado
make-pick-not = ahora no
make-pick-done = Nada más para el bando { $number }
make-pick-back = Deshacer
make-pick-fight = Luchar con estos ejércitos
make-pick-none = Nada todavía

## Listas y cartas

make-list-copy = Copiar como texto
make-list-paste = Pegar una lista
make-list-lead = Una unidad por línea con su número, como se escribe en un foro; o el archivo de un ejército, también de New Recruit o BattleScribe.
make-list-words = La lista
make-list-read = Leerla
make-list-use = Usar este ejército
make-list-fits = Todo encaja.
make-list-some = { $count ->
    [one] Hay una cosa que decir:
   *[other] Hay { $count } cosas que decir:
}
make-list-line = Línea { $line }
make-face = Valores y habilidades: { $name }
make-face-none = Esto no tiene valores antes de hacerse: tómalo y elígelos.
