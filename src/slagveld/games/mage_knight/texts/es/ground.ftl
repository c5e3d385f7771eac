## Ways

refusal-ground-far = { $name } puede moverse { $limit }, y este recorrido mide { $length }.
refusal-ground-edge = { $name } debe quedarse en el campo de batalla con toda su peana.
refusal-ground-base = El recorrido de { $name } pasa por encima de la peana de { $other }.
refusal-ground-between = { $one } y { $other } se tocan: ningún recorrido pasa entre medias.
refusal-ground-through = El recorrido de { $name } cruza terreno que lo bloquea: { $terrain }.
refusal-ground-cliff = { $name } solo sube y baja de la meseta por sus puntos de acceso.
refusal-ground-stop = { $name } debe terminar su movimiento en cuanto está en este terreno: { $terrain }.
refusal-ground-access = Una meseta necesita al menos un punto de acceso en su borde.

## Places

refusal-ground-level = { $name } no puede estar en ese nivel: solo vuelan alto los guerreros con ala.
refusal-ground-room = No hay sitio para { $name }: ahí está { $other }.
refusal-ground-blocking = { $name } no puede tener ninguna parte de su peana en este terreno: { $terrain }.
refusal-ground-dotless = { $name } no puede ocupar este elemento, porque no tiene punto: { $terrain }.
refusal-ground-objective = { $name } está en vuelo alto y no puede terminar su movimiento en contacto con un objetivo.

## How far

ground-reason-captive = no más rápido que { $name }, en cautividad
ground-reason-run = correr
ground-reason-half = sale de terreno entorpecedor
ground-reason-rounded = redondeo hacia arriba
