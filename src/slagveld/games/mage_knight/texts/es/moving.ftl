## Moves of single warriors

do-move = Mover
do-quick-move = Mover con Quickness (no cuenta)
do-run = Correr (1 clic)
do-break-away = Zafarse
do-quick-break = Zafarse con Quickness (no cuenta)
do-break-away-help = Primero el dado; adónde ir se pregunta cuando se ha zafado.
do-way-flying = { $what } (volando)
do-way-captive = { $what } con { $captive }
do-go = Ir ahí
do-stay = Quedarse
do-turn = Girar en el sitio
do-spin = Girar a { $name } hacia { $mover }
do-keep-facing = No girar

field-move-fighter = Guerrero
field-move-path = Recorrido
field-move-facing = Orientación
field-move-captive = Sitio del prisionero
field-move-soar = Vuelo alto al final
field-spin-facing = Orientación

ask-where-to = ¿Adónde va { $name }?
ask-turn = { $name } no se ha zafado. ¿Gira donde está?
ask-spin = { $mover } ha entrado en contacto con { $name }: ¿un giro libre?

## Dice

roll-break = { $name } intenta zafarse de { $enemies }
roll-terrify = ¿Se atreve { $name } a tocar a { $bearer }?
told-broke-away = { $name } tiene vía libre para moverse.
told-held-fast = { $name } se queda en su sitio y solo puede girar.
told-held-horse = { $name } se queda en su sitio y ni siquiera puede girar.
told-stays = { $name } se queda donde está.
told-daunted = { $name } no se atreve a tocar a { $bearer } en este turno.
told-pole-arm = El arma de asta de { $enemy } termina la acción de { $name }.
tally-break = Zafarse
item-break-ability = { $ability }
item-break-horseshoe = Herradura
odds-break = Zafarse
odds-break-free = Se zafa
odds-break-held = No se zafa

status-soaring = en vuelo alto

## What is worth knowing before a move

note-move-contact = Toca entonces a { $enemy }.
note-move-terrify = { $enemy } tiene Terrify: antes un dado, y con 1 o 2 otro final.
note-move-pole-arm = { $enemy } tiene un arma de asta: quien llega a su arco frontal sufre 1 de daño, y la acción termina.
cost-run = correr: 1 clic
note-shake-off = Si se zafa, se sacude a { $enemy } con 1 de daño.

## Policies

policy-spins = Giros libres
policy-spins-ask = Preguntarme
policy-spins-face = Girar siempre de frente al enemigo
policy-spins-never = No girar nunca

## Refusals

refusal-break-first = { $name } toca a un enemigo y debe zafarse antes.
refusal-nothing-to-break = { $name } no toca a ningún enemigo: puede moverse sin más.
refusal-soar = { $name } no tiene alas y no puede alzar el vuelo.
refusal-end-in-contact = { $ability }: { $name } no puede terminar su movimiento en contacto con { $enemy }.
refusal-daunted = { $name } no se atreve a tocar a { $enemy } en este turno.
refusal-no-captive = { $name } no lleva ningún prisionero.
refusal-captive-room = Junto a { $name } no hay sitio para su prisionero: { $captive }.
refusal-not-quick = { $name } no tiene Quickness: su movimiento cuenta como acción.
refusal-run-type = { $name } no puede correr: solo pueden pie y herradura.
refusal-run-ability = { $name } no puede correr a causa de { $ability }.
refusal-run-domain = { $domain }: nadie puede correr.
refusal-run-contact = { $name } toca a un enemigo y no puede correr.
refusal-spin = El arco frontal de { $name } debe llegar a tocar a { $mover }.
