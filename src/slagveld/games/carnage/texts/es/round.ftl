### The round: initiative, the energy pearl and its wagon, the end.

phase-setup = Preparación

roll-initiative = Iniciativa de { $name }
roll-initiative-again = Iniciativa de { $name }, otra vez tras un empate
roll-pearl-tens = { $name } tira por la perla de energía, decenas (un 10 cuenta como 0)
roll-pearl-units = { $name } tira por la perla de energía, unidades (un 10 cuenta como 0)

## The pearl

pearl-is = La perla de energía ({ $number }): «{ $name }». { $effect }
pearl-again = { $number }: «{ $name }» ya ha salido en esta batalla; se vuelven a tirar los dados de la perla.
# A range of the pearl table that is dealt out anew.
pearl-range = Tabla de la perla, { $first }–{ $last }
pearl-hurried = el doble de distancia en esta ronda
told-hurry-nobody = No se nombra ninguna unidad para el doble de distancia.
state-armed = dos dados de herida por cada impacto en esta ronda
state-diverted = bajo Distracción
state-accelerated = con Aceleración (antes que el enemigo en esta fase)
state-frenzied = en frenesí (ST +1 en esta ronda)
state-holds = en el objetivo; quien siga ahí al final de la ronda siguiente gana

ask-wagon = La perla dice «{ $name }». ¿Adónde va antes su carro?
do-move-wagon = Mover el carro
do-move-wagon-help = Hasta { $most } en cualquier dirección, por encima de todo, pero no sobre una figura.
do-leave-wagon = Dejar el carro donde está
field-wagon-spot = Adónde
refusal-wagon-far = El carro se mueve { $most } como mucho.
refusal-wagon-edge = El carro se queda en la mesa.
refusal-wagon-figure = El carro no termina sobre una figura: ahí { AGREE($name, "está", "están") } { $name }.
policy-wagon = El carro de la perla
policy-wagon-ask = Preguntarme siempre
policy-wagon-near = Preguntarme cuando el efecto depende de su sitio
policy-wagon-never = Dejarlo donde está

ask-throw = { $name } { AGREE($name, "está", "están") } justo sobre la perla. ¿Hacia dónde { AGREE($name, "sale", "salen") } por los aires?
do-throw = Lanzar
field-throw = Dirección
ask-hurry = ¿Cuál de tus unidades puede avanzar el doble en esta ronda?
do-hurry = Esta unidad
do-hurry-nobody = Ninguna
field-hurry = Unidad
refusal-hurry = Solo se puede nombrar una unidad del bando con la iniciativa.

## What the pearl does

pearl-effect-disaster = Las unidades del bando con la iniciativa no luchan cuerpo a cuerpo.
pearl-effect-bad-luck = Las unidades del bando con la iniciativa tienen WS −2 y ST −2.
pearl-effect-oops = Todos tienen WS −2.
pearl-effect-queasy = Las unidades del bando con la iniciativa tienen ST −2.
pearl-effect-flying-feet = Todas las unidades del bando con la iniciativa se mueven como caballería.
pearl-effect-happy-hour = Las unidades del bando con la iniciativa tienen WS +1.
pearl-effect-lucky-dog = Las unidades del bando con la iniciativa tienen WS +2 y ST +2.
pearl-effect-good-roll = Las unidades del bando con la iniciativa tienen AR +2.
pearl-effect-not-your-day = Los adversarios del bando con la iniciativa atacan dos veces.
pearl-effect-armageddon = Las unidades del bando con la iniciativa atacan dos veces y tienen ST +2.
pearl-effect-out-of-the-way = Todas las unidades a { $reach } o menos de la perla se teletransportan lejos, a { $far } de ella.
pearl-effect-elven-blessing = Por cada impacto con un arma a distancia se tiran dos dados de herida.
pearl-effect-get-moving = Una unidad del bando con la iniciativa puede avanzar el doble.
pearl-effect-south-wind = Las flechas llegan a 1,5 veces su alcance hacia el norte y a la mitad hacia el sur.
pearl-effect-north-wind = Las flechas llegan a 1,5 veces su alcance hacia el sur y a la mitad hacia el norte.
pearl-effect-give-them-a-weapon = Las unidades a { $reach } o menos de la perla tiran dos dados de herida por cada impacto.
pearl-effect-suction = La perla atrae a todas las unidades { $reach }.
pearl-effect-beginners-luck = Las unidades del bando con la iniciativa tienen +1 en cada dado.
pearl-effect-creeping-death = Una figura de cada unidad pierde 1 W.
pearl-effect-light-sensitive = Las unidades del bando con la iniciativa tienen AR −1.
pearl-effect-bad-weather = Los ataques a distancia tienen −1 en cada dado para impactar.
pearl-effect-leaden-feet = La caballería solo se mueve tan lejos como la infantería.

## The end

end-cows = La mitad del rebaño ha muerto.
end-eggs = Los huevos están destruidos.
end-hold = El objetivo se ha mantenido una ronda entera.
end-broken = Como mucho un bando tiene aún tropas capaces de luchar.
end-rounds = La última ronda ha terminado.
cause-left = su jugador ha dejado la batalla

fault-ids = Dos piezas tienen el mismo número.
fault-next-id = Un número se adelanta a su tiempo.
fault-unit = { $name } { AGREE($name, "no es", "no son") } una unidad correcta.
fault-magic = { $name } { AGREE($name, "tiene", "tienen") } menos que nada de magia.
fault-numbers = Un número se sale de sus límites.
