## Magic: asking

magic-do-cast = Lanzar un hechizo
magic-do-cast-several = Lanzar un hechizo sobre varias miniaturas
magic-do-cast-to = Lanzar un hechizo que coloca una miniatura
magic-do-counter = Contrahechizo
magic-do-let-be = Ahora sin magia
magic-help-cast = Un mago lanza un hechizo por ronda, desde su activación hasta el final de la ronda, y en ella no ataca.
magic-help-spell = Sale con un { $chance } %. { $words }
magic-field-wizard = ¿Qué mago?
magic-field-spell = ¿Qué hechizo?
magic-field-target = ¿Sobre quién?
magic-field-targets = ¿Sobre quién? Hasta { $most } miniaturas de un regimiento
magic-field-army = Para batallas con magia: pueden participar magos
magic-field-to = ¿Adónde?
magic-ask-action = ¿Magia, antes de seguir?
magic-ask-attack = ¿Magia, antes del próximo ataque?
magic-ask-card = ¿Magia, antes del próximo regimiento?
magic-ask-round = La ronda se acaba: ¿un último hechizo?
magic-ask-counter = { $name } { AGREE($name, "lanza", "lanzan") } { $spell } sobre { $target } con { $successes ->
    [one] 1 calavera
   *[other] { $successes } calaveras
}. ¿Un contrahechizo?

## Magic: what happens

magic-casts = { $spell } de { $name } sobre { $target }, el único hechizo del mago en esta ronda ({ $needed ->
    [one] hace falta 1 calavera
   *[other] hacen falta { $needed } calaveras
})
magic-fails = { $spell } de { $name } sobre { $target }: el hechizo falla.
magic-roll-cast = { $name } { AGREE($name, "lanza", "lanzan") } { $spell } sobre { $target } ({ $needed ->
    [one] hace falta 1 calavera
   *[other] hacen falta { $needed } calaveras
})
magic-roll-resist = { $name } { AGREE($name, "intenta", "intentan") } resistir { $spell }
magic-resisted = { $name } { AGREE($name, "resiste", "resisten") }: { $spell } no tiene efecto ahí.
magic-no-test = { $spell } no hace nada: { $name } { AGREE($name, "no tiene", "no tienen") } que hacer la prueba.
magic-countered = { $name } { AGREE($name, "detiene", "detienen") } { $spell } con un contrahechizo.
magic-not-countered = El contrahechizo de { $name } es demasiado débil: { $spell } sigue adelante.
magic-attack-back = Dados de ataque de { $name }
magic-defence-back = Dados de defensa de { $name }

## Magic: chances and notes

magic-odds-cast = { $spell }: { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}, { $needed ->
    [one] hace falta 1 calavera
   *[other] hacen falta { $needed } calaveras
}
magic-odds-succeeds = Sale
magic-odds-fails = Falla
magic-odds-strikes = Si sale, en { $name }
magic-odds-fear = Prueba de miedo de { $name } con { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}
magic-odds-afraid = Con miedo
magic-odds-brave = Se mantiene firme
magic-odds-stops = Detiene el hechizo
magic-odds-stops-not = No lo detiene
magic-note-no-attack = Después { $name } ya { AGREE($name, "no ataca", "no atacan") } en esta ronda.
magic-note-resistance = Cada miniatura de { $name } tiene un { $chance } % de resistir.
magic-note-activation = Cuenta entonces como activado: su regimiento no hace nada más en esta ronda.
magic-chances = Qué pasa con un hechizo
magic-chances-level = Magia del mago
magic-chances-difficulty = calaveras que necesita el hechizo
magic-chances-counter = Magia de un mago enemigo que responde; 0: nadie
magic-chances-resistance = Resistencia a la magia de la miniatura sobre la que se lanza
magic-chances-fails = falla
magic-chances-countered = lo detiene el contrahechizo
magic-chances-resisted = resistencia
magic-chances-works = funciona

## Magic: refusals

refusal-magic-no-wizard = No hay ningún mago tuyo.
refusal-magic-early = { $name } solo { AGREE($name, "lanza", "lanzan") } hechizos a partir de su activación.
refusal-magic-again = { $name } ya { AGREE($name, "ha", "han") } gastado su hechizo de esta ronda.
refusal-magic-attacked = { $name } { AGREE($name, "ha atacado en esta ronda y ya no lanza", "han atacado en esta ronda y ya no lanzan") } hechizos.
refusal-magic-afraid = { $name } { AGREE($name, "tiene miedo y no lanza", "tienen miedo y no lanzan") } nada.
refusal-magic-climbed = { $name } { AGREE($name, "ha trepado y no hace", "han trepado y no hacen") } nada más en esta activación.
refusal-magic-answer = El contrahechizo solo responde al hechizo de un enemigo; { $name } { AGREE($name, "no puede", "no pueden") } lanzarlo por su cuenta.
refusal-magic-unknown = { $name } { AGREE($name, "no conoce", "no conocen") } este hechizo.
refusal-magic-full-defence = { $name } { AGREE($name, "está", "están") } en defensa total, y { $spell } es un ataque.
refusal-magic-has-struck = { $name } { AGREE($name, "ha", "han") } atacado con un hechizo, así que no hay defensa total en esta ronda.
refusal-magic-otherwise = { $spell } se lanza de otra manera.
refusal-magic-nobody = No hay nadie sobre quien lanzar { $spell }.
refusal-magic-many = { $spell } alcanza hasta { $most } miniaturas distintas de un regimiento.
refusal-magic-friend = { $spell } se lanza sobre enemigos; { $name } { AGREE($name, "es", "son") } de tu bando.
refusal-magic-enemy = { $spell } se lanza sobre tu propio bando; { $name } { AGREE($name, "es", "son") } del enemigo.
refusal-magic-foot = { $spell } es para el propio mago y miniaturas a pie, no para { $name }.
refusal-magic-unhurt = { $name } { AGREE($name, "no ha", "no han") } perdido ninguna Herida.
refusal-magic-living = { $name }: sin la habilidad No muerto no vuelve nadie.
refusal-magic-nobody-slain = No ha caído ninguna miniatura de { $name }.
refusal-magic-shared = { $name } { AGREE($name, "comparte", "comparten") } peana, y ahí no puede volver nadie.
refusal-magic-far = { $name } { AGREE($name, "está", "están") } a más de { $limit }.
refusal-magic-slow = { $name } aún { AGREE($name, "no ha tenido su activación y no tiene", "no han tenido su activación y no tienen") } más Agilidad que { $enemy }.
refusal-magic-leap = { $name } { AGREE($name, "puede", "pueden") } aparecer a { $limit } como mucho.
refusal-magic-contact = { $name } { AGREE($name, "no puede", "no pueden") } entrar en contacto con un enemigo.
refusal-magic-touch = La miniatura que vuelve debe tocar a { $name }.

## Magic: when to ask

magic-policy = Preguntar por la magia
magic-policy-matters = cuando un hechizo importa
magic-policy-always = en cada ocasión
magic-policy-answers = solo para responder a magia enemiga
magic-policy-never = nunca
magic-policy-ask = preguntar
magic-policy-skip = no preguntar
magic-policy-in-action = Magia antes y después de acciones de otros
magic-policy-in-attack = Magia entre dos ataques
magic-policy-in-card = Magia entre dos activaciones
magic-policy-in-round = Magia al final de la ronda
magic-succeeds = { $spell } de { $name }: el hechizo sale.
magic-roll-counter = { $name } { AGREE($name, "responde", "responden") } con un contrahechizo a { $spell } de { $caster } ({ $needed ->
    [one] hace falta 1 calavera
   *[other] hacen falta { $needed } calaveras
})
magic-cause-mended = por { $spell }
magic-pool = Dados de { $spell }
magic-pool-level = Magia { $level }
magic-pool-resistance = Resistencia a la magia { $level }
magic-state-aegis = bajo Égida: un dado de defensa más por miniatura hasta el final de la ronda
magic-state-fury = bajo Furia: un dado de ataque más por miniatura en el próximo cuerpo a cuerpo de esta ronda
magic-state-courage = bajo Coraje: sin miedo hasta el final de la ronda
magic-state-mire = en la ciénaga: la mitad de Agilidad hasta que termine la próxima activación
magic-state-mired = en la ciénaga
magic-cost-attack = ya sin ataque
magic-cost-activation = su regimiento no hace nada más
