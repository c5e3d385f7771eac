## Ways

refusal-ground-far = { $name } puede moverse { $limit }, y este recorrido cuesta { $cost }.
refusal-ground-edge = { $name } debe quedarse en la mesa con toda su peana.
refusal-ground-through = { $name } no puede atravesar a { $other }.
refusal-ground-brush = { $name } rozaría a { $other } al pasar.
refusal-ground-water = { $name } tiene que nadar aquí: { $terrain }.
refusal-ground-gap = { $name } tiene que saltar o trepar aquí: { $terrain }.
refusal-ground-smaller = { $name } cruza esto andando o lo salta: { $terrain }.
refusal-ground-obstacle = { $name } tiene que saltar esto o treparlo: { $terrain }.
refusal-ground-barred = Por aquí no pasa nadie: { $terrain }.

## Places

refusal-ground-room = No hay sitio para { $name }: ahí está { $other }.
refusal-ground-contact = { $name } tocaría a { $other }, a quien no se ha anunciado como objetivo.
refusal-ground-crowded = { $name } no cabe: { $most } adversarios como mucho pueden estar en contacto con { $other }.
refusal-ground-terrain = { $name } no puede estar en esto: { $terrain }.
refusal-ground-astride = { $name } tiene que estar encima de esto con toda su peana, o al lado: { $terrain }.
