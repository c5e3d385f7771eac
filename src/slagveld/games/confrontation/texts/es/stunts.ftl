# Physical stunts

do-stunt-swim = Nadar
help-stunt-swim = La mitad de MOV por agua profunda. La tirada de proeza menos RES debe ser más que 0, o hay una herida leve.
do-stunt-jump = Saltar
help-stunt-jump = Sobre un hueco o un obstáculo, con una carrerilla al menos tan larga como lo que se salta; carrerilla y salto juntos, MOV como mucho. Quien falla se hiere en las piernas.
do-stunt-climb = Trepar
help-stunt-climb = Cada punto de la tirada de proeza menos RES son { $point } de altura. Quien cuelga de la pared y saca menos de 0 cae.
do-stunt-fall = Soltarse
help-stunt-fall = Una caída voluntaria: una herida en las piernas, más débil cuanto mejor es la tirada de proeza.
field-stunt-figure = Guerrero
field-stunt-swim = Recorrido por el agua
field-stunt-jump = Adónde
field-stunt-facing = Orientación
field-stunt-targets = Enemigos a los que va a tocar
field-stunt-where = Dónde
field-stunt-most = Tantos cm como mucho (0: lo más posible)
choice-stunt-up = { $terrain }: subir
choice-stunt-down = { $terrain }: bajar
choice-stunt-across = { $terrain }: bajar por el otro lado
choice-stunt-fall = { $terrain }: { $height } hacia abajo

## Rolls and what comes of them

roll-stunt-swim = Prueba de natación de { $name }
roll-stunt-jump = Salto de { $name } ({ $terrain })
roll-stunt-climb = Escalada de { $name } ({ $terrain })
roll-stunt-fall = Caída de { $name }
odds-stunt-swims = nada
odds-stunt-swallows = herida leve
odds-stunt-lands = llega al otro lado
odds-stunt-falls = cae
odds-stunt-arrives = llega del todo
odds-stunt-part = llega en parte
odds-stunt-no-hold = se queda donde está
note-stunt-jump = { $terrain }: carrerilla { $run }, hay que salvar { $clears }.
note-stunt-fall = { $height } hasta el suelo.
announced-stunt = { $name } va a por { $enemy }
told-stunt-swallowed = { $name } traga agua y no avanza.
told-stunt-fell-short = { $name } no consigue el salto: { $terrain }.
told-stunt-no-hold = { $name } no encuentra asidero y se queda donde está: { $terrain }.
told-stunt-slipped = { $name } resbala y cae: { $terrain }.
told-stunt-stays = { $name } se agarra y no avanza más: { $terrain }.
told-stunt-hangs = { $name } cuelga a una altura de { $height }.
told-stunt-called-off = { $name } lo deja y se queda donde está.

## Refusals

refusal-stunt-twice = { $name } puede nombrar a cada enemigo una sola vez.
refusal-stunt-missed = { $name } no tocaría ahí a { $enemy }.
refusal-stunt-at-home = Para { $name } el agua es su elemento: se mueve por ella sin más.
refusal-stunt-dry = { $name } debe tocar agua profunda, o estar en ella, para nadar.
refusal-stunt-no-way = { $name } necesita un recorrido para nadar.
refusal-stunt-swim-far = { $name } nada { $limit } como mucho, y este recorrido mide { $length }.
refusal-stunt-leaves-water = { $name } nada solo por el agua y acaba en ella, o en la orilla con la peana en contacto.
refusal-stunt-swim-blocked = Algo cierra el paso a { $name }.
refusal-stunt-nothing = En esa dirección no hay nada que { $name } pueda saltar.
refusal-stunt-run-up = { $name } necesita una carrerilla de { $needed }, y tiene { $run }.
refusal-stunt-too-far = La carrerilla y el salto de { $name } suman { $cost }, y MOV es { $limit }.
refusal-stunt-landing = No hay sitio para { $name } al otro lado: { $terrain }.
refusal-stunt-in-the-way = Algo estorba el salto de { $name }: { $terrain }.
refusal-stunt-no-wall = { $name } no toca ninguna pared así.
refusal-stunt-no-climb = { $name } no puede trepar ahí desde donde está: { $terrain }.
refusal-stunt-no-fall = { $name } no puede dejarse caer ahí: { $terrain }.
