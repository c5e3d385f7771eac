## Values and dice

fight-ws = Habilidad de armas (WS)
fight-st = Fuerza (ST)
fight-ar = Armadura (AR)
fight-dice = Dados por figura
fight-need-hit = Para impactar con WS { $ws }
fight-need-wound = Para herir con ST { $st } contra AR { $ar }
fight-reason-charge = Carga
fight-reason-frenzy = Frenesí
fight-reason-limits = La tabla de agilidad o de heridas no llega más lejos
fight-reason-bouncer = Bouncer: un 1 siempre falla
fight-reason-pearl = La perla: { $name }

## What is rolled

roll-wound = Impactos de { $name } en { $target }
roll-spell = { $spell } de { $name } sobre { $target }
roll-shield = { $what }, contra los escudos
roll-hit-nest = { $name } { AGREE($name, "golpea", "golpean") } el nido
roll-wound-nest = Impactos de { $name } en el nido
yields-hits = { $count ->
    [0] ningún impacto
    [one] 1 impacto
   *[other] { $count } impactos
}
yields-wounds = { $count ->
    [0] ninguna herida
    [one] 1 herida
   *[other] { $count } heridas
}
yields-shields = { $count ->
    [0] ningún escudo destruido
    [one] 1 escudo destruido
   *[other] { $count } escudos destruidos
}
yields-eggs = { $count ->
    [0] ningún huevo destruido
    [one] 1 huevo destruido
   *[other] { $count } huevos destruidos
}
pool-strikers = Figuras que golpean
pool-shooters = Figuras que disparan
pool-attacks = Ataques por figura (AT)
pool-shots = Disparos por figura
pool-hits = Impactos
pool-spell = Impactos automáticos: { $spell }
pool-shields = No más que los escudos que quedan
pool-spent = Tirados contra los escudos
event-lost-lives = { $name } { AGREE($name, "pierde", "pierden") } { $amount } W (quedan { $left } W).
fight-shields = Escudos de { $name }
eggs-left = Huevos en el nido
roll-hit-melee = { $name } { AGREE($name, "golpea", "golpean") } a { $target }
roll-hit-charge = { $name } { AGREE($name, "carga", "cargan") } contra { $target }
roll-hit-direct = { $name } { AGREE($name, "dispara", "disparan") } con tiro directo a { $target }
roll-hit-indirect = { $name } { AGREE($name, "lanza", "lanzan") } una lluvia de flechas sobre { $target }
roll-hit-free-shot = { $name } { AGREE($name, "dispara", "disparan") } a quien carga: { $target }

## Who strikes at whom

ask-allocate = { $count ->
    [one] Una de tus figuras toca a varios enemigos. ¿A cuál golpea?
   *[other] { $count } de tus figuras tocan a varios enemigos. ¿A cuál golpea cada una?
}
do-choose-opponents = Golpear
do-choose-opponents-help = Las figuras que no nombras golpean a la unidad a la que toca la mayoría de sus compañeras.
do-strike-all-at = Todas contra un enemigo
field-strike-pairs = Figuras y sus adversarios
field-strike-at = ¿Contra qué enemigo?
strike-figure = { $name }, figura { $number }
target-unit = { $name }
target-nest = El nido
refusal-strike-not-touched = Una figura solo golpea a un enemigo al que toca.
refusal-strike-no-choice = Esta figura no tiene adversario que elegir.
refusal-strike-twice = Una figura golpea a un solo enemigo.

## Chances

odds-blow = { $dice ->
    [one] { $name } contra { $target }, 1 dado
   *[other] { $name } contra { $target }, { $dice } dados
}
odds-wounds = { $count ->
    [0] ninguna herida
    [one] 1 herida
   *[other] { $count } heridas
}
odds-wounds-more = { $count } heridas o más
odds-dice = Número de dados
odds-charge = 1 para el ataque de una unidad que carga
odds-mode = Tipo de tiro
odds-melee = Heridas cuerpo a cuerpo
odds-shoot = Heridas por flechas

## The leader and Bouncer

do-dispute = Discutir una decisión
do-dispute-help = El director puede mandar a Bouncer contra tus tropas.
do-end-dispute = Ceder
dispute-begun = { $seat } discute una decisión del director de juego.
dispute-ended = { $seat } cede: la decisión del director se mantiene.
dispute-settled = El director cierra la discusión: la decisión se mantiene.
told-bouncer-sent = El director manda a Bouncer contra { $unit }.
bouncer-back = de vuelta al borde de la mesa
ask-leader = Alguien discute tu decisión. ¿Qué hace Bouncer?
do-hold-bouncer = Dejarlo donde está
do-send-bouncer = Mandarlo
do-send-bouncer-help = Aparece junto a la unidad, tan cerca del sitio elegido como se pueda, y lucha en esta fase.
do-settle-dispute = Se acabó la discusión
field-beside = ¿Junto a qué unidad?
field-bouncer-spot = ¿Dónde?
refusal-no-leader = Nadie dirige esta batalla: el programa aplica las reglas y no hay nada que discutir.
refusal-disputes = Ya estás discutiendo una decisión.
refusal-no-dispute = No estás discutiendo ninguna decisión.
refusal-bouncer-slain = Bouncer ha caído; no viene nadie.
refusal-bouncer-beside = Bouncer va contra las tropas de un jugador que discute, y contra nadie más.
refusal-bouncer-room = No hay sitio para Bouncer junto a esta unidad.
