### Wizard Duel.

## Names and values

field = Campo de energía
field-of = Campo de energía de { $name }
field-values = Fuerza del campo hasta ahora
points = Puntos de magia
points-of = Puntos de magia de { $name }
leftovers = Puntos que quedan tras cada ronda
round = Ronda
order = Orden de juego
nature = Naturaleza
nature-evil = maligna
nature-neutral = neutral
nature-good = benigna
agility = Agilidad
agility-shooting = Agilidad al disparar
protection = Protección
striking = Potencia
wounds = Heridas
movement = Movimiento
# A Movement, as a length.
so-far = { $length }
weapon = Arma
weapon-small = arma pequeña
weapon-normal = arma normal
weapon-shooting = arma de disparo
weapon-heavy = para una dotación de tres
weapon-own = ataques propios
# One line of the price list, or a race with its own price.
package = { $name } ({ $price } PM)
# A race with one of the weapons above.
stock-model = { $race }, { $weapon }
house-data = Datos de la casa: no son del reglamento
badge-summoned = Recién en la mesa
level-roof = Tejado
level-floor = Planta

# The duel sheet.
line = Línea de la hoja de duelo
appeared = Aparición en la ronda
used-in = Uso en las rondas
# Wounds are those the creature has left; $used is one of the two below.
sheet-line = { $line }. { $name } (ronda { $appeared }): BH { $agility }, BS { $protection }, BW { $movement }, { $wounds } de { $most } heridas, uso en { $rounds }, { $used }
sheet-used = ya se ha usado
sheet-ready = aún sin usar

# Why an Agility is changed.
against = Contra { $race }
hard-to-hit = Objetivo: { $race }
hard-to-shoot = Disparo a { $race }

## What is asked

ask-table = ¿Está la mesa como quieres?
ask-place = ¿Dónde aparece tu mago, y hacia dónde mira?
ask-creatures = { $used ->
    [0] ¿Cuál de tus criaturas actúa? Usa de una a cuatro miniaturas.
    [one] ¿Qué sigue? Has usado 1 de 4 miniaturas como mucho.
   *[other] ¿Qué sigue? Has usado { $used } de 4 miniaturas como mucho.
}
ask-wizard = { $points ->
    [0] ¿Qué hace tu mago? No tiene puntos de magia.
    [one] ¿Qué hace tu mago? Tiene 1 punto de magia.
   *[other] ¿Qué hace tu mago? Tiene { $points } puntos de magia.
}
ask-face = Tocas a varios enemigos: ¿con cuál intercambias golpes?
ask-exchange = ¡Contacto de peanas! ¿Golpeas?
ask-second-blow = ¿A quién va el segundo golpe?

## What one can do

do-agree-table = La mesa está bien
do-remove-scenery = Quitar escenografía
do-place = Aparecer
do-end-turn = Terminar el turno
do-rest = Renunciar a acciones
do-walk = Andar o girar
do-jump = Saltar abajo
do-strike = Golpear
do-shoot = Disparar
do-push = Mover un arma pesada
do-fire = Disparar un arma pesada
do-face = Intercambiar golpes
do-answer = Responder
do-no-blow = Sin segundo golpe
do-move-wizard = Mover al mago
do-end-wizard = Terminar el turno del mago
spell-attack = Magia de ataque (90 PM)
spell-defence = Magia de defensa (90 PM)
spell-healing = Magia curativa (15 PM)
spell-creatures = Magia de criaturas
policy-exchange = Golpes al contactar
policy-strike = golpear siempre
policy-ask = preguntarme

## Fields

field-model = Miniatura
field-path = Recorrido
field-facing = Orientación
field-target = Objetivo
field-strike = Golpear
field-landing = Lugar de caída
field-weapon = Arma pesada
field-crew = Dotación
field-to = Adónde
field-patient = A quién se cura
field-package = Lote
scene-creature-magic = Magia de criaturas ({ $points } PM)
package-count = Miniaturas
package-price = Puntos de magia
field-models = Miniaturas y sus sitios
field-place = Sitio
field-name = Nombre de tu mago
field-scenery = Escenografía

## Events and causes

creature-part = La parte de las criaturas
wizard-part = La parte de los magos
roll-order = { $name } { AGREE($name, "tira", "tiran") } por el orden de juego
roll-order-again = { $name } { AGREE($name, "vuelve", "vuelven") } a tirar por el orden de juego, tras un empate
roll-melee = { $name } { AGREE($name, "golpea", "golpean") } a { $target }
roll-melee-field = { $name } { AGREE($name, "golpea", "golpean") } el campo de energía de { $target }
roll-shot = { $name } { AGREE($name, "dispara", "disparan") } a { $target }
roll-shot-field = { $name } { AGREE($name, "dispara", "disparan") } al campo de energía de { $target }
roll-breath = { $name } { AGREE($name, "escupe", "escupen") } fuego a { $target }
roll-breath-field = { $name } { AGREE($name, "escupe", "escupen") } fuego al campo de energía de { $target }
roll-stay = { $name } { AGREE($name, "intenta", "intentan") } seguir en pie
yields-stays = { $count ->
    [0] cae
   *[other] sigue en pie
}
shot-at = un disparo de { $name } a { $target }
shot-at-wizard = un disparo de { $name } al mago { $target }
out-of-range-wizard = Fuera de alcance: el mago { $target } { AGREE($target, "está", "están") } a { $away } de { $name }, y el alcance es { $reach }. El disparo se pierde.
out-of-range = Fuera de alcance: { $target } { AGREE($target, "está", "están") } a { $away } de { $name }, y el alcance es { $reach }. El disparo se pierde.
stays-put = { $name } { AGREE($name, "se queda", "se quedan") } como antes; la acción ha terminado.
event-moved-walk = { $name } { AGREE($name, "anda", "andan") } { $length }.
event-moved-away = { $name } { AGREE($name, "rompe el contacto y anda", "rompen el contacto y andan") } { $length }.
event-moved-wizard = El mago { $name } anda { $length }.
event-moved-leap = { $name } { AGREE($name, "salta", "saltan") } { $length } hacia abajo.
event-moved-stairs-up = { $name } { AGREE($name, "anda", "andan") } { $length }, escaleras arriba.
event-moved-stairs-down = { $name } { AGREE($name, "anda", "andan") } { $length }, escaleras abajo.
event-moved-shifted = { $name } { AGREE($name, "se desplaza", "se desplazan") } { $length }.
event-moved-along = { $name } { AGREE($name, "va", "van") } a la vez.
# $foes are the enemies it touches now.
contact = { $name } { AGREE($name, "entra", "entran") } en contacto de peanas con { $foes }.
contact-wizard = { $name } { AGREE($name, "entra", "entran") } en contacto de peanas con el mago { $foes }.
contact-only = { $name } { AGREE($name, "entra", "entran") } en contacto de peanas con { $foes }; hizo falta andar más de una vez, así que no hay intercambio de golpes.
contact-late = { $name } { AGREE($name, "entra", "entran") } en contacto de peanas con { $foes }; no era la primera acción, así que no hay intercambio de golpes.
faces = { $name } { AGREE($name, "intercambia", "intercambian") } golpes con { $target }.
unable = { $why ->
    [heavy] { $name } { AGREE($name, "no puede", "no pueden") } golpear: las armas pesadas no luchan cuerpo a cuerpo.
    [held] { $name } { AGREE($name, "no puede", "no pueden") } golpear: lo impide una serpiente.
    [weapon] { $name } { AGREE($name, "no puede", "no pueden") } golpear: falta un arma de mano.
   *[behind] { $name } { AGREE($name, "no puede", "no pueden") } golpear: mira de espaldas al enemigo.
}
holds-back = { $name } { AGREE($name, "no golpea", "no golpean") }.
no-second-blow = { $name } { AGREE($name, "renuncia", "renuncian") } al segundo golpe.
exchange-lapses = No hay intercambio de golpes: uno de los dos ya no está.
# Striking power less Protection; $factor is more than 1 where fire counts more.
event-wounded = { $name } { AGREE($name, "pierde", "pierden") } { $left ->
    [0] { $amount ->
        [one] la última herida
       *[other] las últimas { $amount } heridas
    }
   *[other] { $amount ->
        [one] 1 herida
       *[other] { $amount } heridas
    } y { AGREE($name, "conserva", "conservan") } { $left }
} (Potencia { $power } − Protección { $protection }{ $factor ->
    [1] {""}
   *[other] , por { $factor } a causa del fuego
}).
unhurt = { $name } { AGREE($name, "recibe el impacto, pero no pierde", "reciben el impacto, pero no pierden") } heridas (Potencia { $power } − Protección { $protection }).
stays-up = { $name } { AGREE($name, "sigue", "siguen") } en pie con 1 herida.
event-mended = { $name } { AGREE($name, "recupera", "recuperan") } { $amount ->
    [one] 1 herida
   *[other] { $amount } heridas
} y { AGREE($name, "tiene", "tienen") } ahora { $left } ({ $cause }).
event-fallen = { $sort ->
    [wizard] El mago { $name } cae derrotado.
    [weapon] Arma destruida: { $name }.
   *[creature] { AGREE($name, "Cae", "Caen") }: { $name }.
}
# $models are his creatures and heavy weapons.
all-leave = Todo lo que invocó { $name } deja la mesa con él: { $models }.
# $named: whether the wizard is not called like his player.
event-arrived = { $named ->
    [yes] Aparece el mago { $name } de { $seat }: { $where }.
   *[no] Aparece el mago { $name }: { $where }.
}
event-summoned = { $seat } invoca: { $name } ({ $weapon }).
rests = { $left ->
    [one] { $name } { AGREE($name, "renuncia", "renuncian") } a la última acción.
   *[other] { $name } { AGREE($name, "renuncia", "renuncian") } a las dos acciones.
}
serves = { $crew } { AGREE($crew, "sirve", "sirven") } el arma: { $weapon }.
takes-away = { $player } quita escenografía: { $scenery }.
agrees-table = { $player } da la mesa por buena.
gazed = Una serpiente retiene a { $name }: sin ataques en la próxima ronda.
# $fields are wizards with their values.
fields-at-end = Campos de energía al final: { $fields }.
field-value = { $name } { $value }
# Causes of a changed field or of magic points spent.
struck-by = impacto de { $name } con Potencia { $power }
ran-by = choque de { $name }
attacked-by = magia de ataque de { $name }
cast-attack = magia de ataque contra { $target }
cast-healing = magia curativa para { $target }
cast-creatures = magia de criaturas: { $name }
cause-healing = magia curativa
cause-nature = se cura sin ayuda
cause-income = { $count } por la nueva ronda
cause-carried = se conservan { $most } como mucho
cause-weapon = impacto de un arma
cause-run = choque de una criatura
cause-attack = magia de ataque
cause-defence = magia de defensa

## Refusals

# Setting up
refusal-set-table = Esta mesa no se puede leer: { $reason }.
refusal-table-small = Esta mesa es demasiado pequeña: debe medir al menos { $short } por { $long }.
refusal-teams = En este duelo no hay equipos: cada jugador es enemigo de todos los demás.
refusal-set-army = Esta reserva no se puede leer: { $reason }.
refusal-house = { $race }: esta raza son datos de la casa, y este duelo solo permite las razas impresas.
refusal-scenery = Esa escenografía no está en la mesa.
refusal-place = Ese sitio no se ofrece; elige uno de los que se muestran.
refusal-name = El nombre de un mago tiene { $most } signos como mucho, todos visibles.

# Who may act
refusal-not-yours = Esta no es una de tus criaturas.
refusal-no-own-actions = Un arma pesada no tiene acciones propias; su dotación la mueve y la dispara.
refusal-no-actions = A esta miniatura no le quedan acciones en esta ronda.
refusal-serves = Esta miniatura sirve un arma pesada y le ha dado todas sus acciones de este turno.
refusal-one-after-other = Has pasado a otra miniatura, así que esta ha acabado por esta ronda.
refusal-just-summoned = Esta miniatura está recién invocada y actúa a partir de la próxima ronda.
refusal-used = Esta miniatura ya se ha usado en esta ronda.
refusal-four-models = En un turno puedes usar cuatro miniaturas como mucho; un arma pesada y cada servidor de su dotación cuentan como una.
refusal-must-use = Usa antes al menos una miniatura; puedes renunciar a sus acciones.

# Ways and places
refusal-far = Demasiado lejos: { $most } como mucho.
refusal-way = Un enemigo, un muro, escenografía maciza o el borde de la mesa cierra el paso; rodéalo.
refusal-room = Ahí no cabe la peana.
refusal-stairs = En este recorrido no hay escaleras; solo se cambia de nivel por escaleras o saltando abajo.
refusal-jump = Solo se salta abajo desde un borde, { $most } como mucho, y donde abajo haya sitio.
refusal-jump-heavy = Un arma pesada no puede saltar abajo.
refusal-moved = Tu mago ya se ha movido en esta ronda.
refusal-wizard-building = El campo de energía de tu mago no le deja entrar en edificios ni bosques.

# Fighting
refusal-no-enemy = Solo se puede atacar a enemigos.
refusal-no-contact = Solo puedes golpear a un enemigo en contacto de peanas y a la vista.
refusal-behind = Este enemigo está detrás de la miniatura; gira antes, que es parte de andar.
refusal-no-hand-weapon = Esta miniatura no tiene arma de mano, así que no puede golpear.
refusal-no-shooting-weapon = Esta miniatura no tiene arma de disparo.
refusal-shoot-in-melee = Una miniatura en contacto de peanas con un enemigo no puede disparar; aléjate antes.
refusal-not-seen = Este objetivo no está a la vista: debe estar delante, sin miniaturas ni escenografía en medio, y ninguno de los dos en un edificio o un bosque.
refusal-targets = { $most ->
    [one] Un golpe tiene un objetivo; nombra exactamente uno.
   *[other] Nombra de 1 a { $most } objetivos distintos.
}
refusal-face = Elige uno de los enemigos que acabas de tocar.

# Heavy weapons
refusal-weapon = Esta no es una de tus armas pesadas.
refusal-weapon-twice = Esta arma pesada ya ha hecho sus dos acciones en esta ronda.
refusal-crew = Solo pueden servirla criaturas tuyas en contacto de peanas con el arma y con ningún enemigo.
refusal-crew-count = Un arma pesada la sirven de una a tres criaturas distintas.
refusal-crew-of-three = Para disparar un arma pesada hace falta una dotación de tres.
refusal-crew-used = Alguien de esta dotación ya se ha usado en esta ronda, o acaba de ser invocado.
refusal-crew-busy = { $name } { AGREE($name, "no puede", "no pueden") } servir esta arma: quien sirve da todas las acciones del turno, y { $name } ya { AGREE($name, "ha", "han") } hecho otra cosa con ellas.
refusal-push-level = Un arma pesada se queda en su nivel: no usa escaleras ni puede saltar.

# Magic
refusal-points = Esto cuesta { $price } puntos de magia, y tienes { $have }.
refusal-cast-over = Tu mago se ha movido después de lanzar, así que se acabaron sus hechizos de esta ronda.
refusal-field-full = Tu campo de energía está en { $most } y no puede ser más fuerte.
refusal-no-wizard = La magia de ataque solo funciona contra un mago enemigo.
refusal-reach = Fuera de alcance: { $most } como mucho.
refusal-unhurt = Esta miniatura no ha perdido heridas, así que no hay nada que curar.
refusal-package = No hay tal lote en la lista de precios.
refusal-models = Elige miniaturas libres de tu reserva que lleven el arma de este lote, cada una una sola vez.
refusal-too-many = { $most ->
    [one] Este lote trae solo 1 miniatura.
   *[other] Este lote trae { $most } miniaturas como mucho.
}
refusal-short = Este lote trae más miniaturas; coloca todas las que estén libres y quepan.
refusal-natures = Las criaturas benignas y las malignas no luchan por el mismo mago; las neutrales van con ambas.
refusal-summon-distance = Las criaturas aparecen entre { $near } y { $far } de tu mago.
refusal-summon-contact = Las criaturas no pueden aparecer en contacto de peanas con un enemigo.

## Options

option-rounds = Rondas
option-rounds-help = Tras la última ronda gana el campo de energía más fuerte; 0 significa sin límite. Donde solo juegan bots son 15, si no lo cambias.
option-contact = Golpes al contactar
option-contact-help = Cuándo el llegar andando al contacto de peanas deja golpear al momento a ambos bandos.
option-contact-one-action = cuando se juntan andando una sola vez, hiciera lo que hiciera antes la miniatura
option-contact-first = solo cuando es la primera acción de la miniatura
option-service = Servir un arma pesada
option-service-help = Lo que da una dotación al arma pesada que sirve.
option-service-all = todas sus acciones del turno
option-service-single = una acción por cada acción del arma; el resto es suyo
option-free-measuring = Medir antes de disparar
option-free-measuring-help = Puedes ver si un objetivo está al alcance antes de disparar; según el reglamento, se nombra antes.
option-printed-races = Solo razas impresas
option-printed-races-help = Solo orcos, goblins, amazonas y armas pesadas, cuyos valores están en el reglamento; las demás son datos de la casa.
option-published-update = Los valores posteriores del editor
option-published-update-help = Los sauroides y los trolls tienen los valores que el editor imprimió más tarde.
option-larger-table = Mesa más grande (cm)
option-larger-table-help = Tantos centímetros se suman al largo y al ancho de la mesa. Una mesa más grande da una partida más larga y emocionante.
option-lay-table = Cambiar antes la mesa
option-lay-table-help = Antes del duelo los jugadores pueden quitar escenografía; empieza cuando todos están de acuerdo.

## Scenery

scenery-building = Edificio
scenery-building-help = Nadie ve ni dispara hacia dentro, hacia fuera ni a través; los magos no pueden entrar. Las escaleras llevan a niveles más altos, y en el tejado se está a la vista.
scenery-forest = Bosque
scenery-forest-help = Nadie ve ni dispara hacia dentro, hacia fuera ni a través; los magos no pueden entrar.
scenery-rocks = Rocas
scenery-rocks-help = Ni se pasa ni se ve a través.
scenery-pond = Estanque
scenery-pond-help = No se pasa; se puede ver y disparar por encima.
scenery-open = Campo abierto
scenery-open-help = Aquí cualquiera puede andar y estar.

## Faults

fault-game = Esta reserva es de otro juego ({ $game }).
fault-race = No hay ninguna raza { $race }.
fault-weapon = { $race }: esta raza no tiene el arma «{ $weapon }».
fault-count = El número de miniaturas debe ser de 1 a { $most }.
fault-empty = Una reserva necesita al menos una miniatura.
fault-many = Una reserva tiene { $most } miniaturas como mucho.
fault-total = Esta reserva cuesta { $price } puntos de magia; se acordaron { $total }.
fault-bases = Las criaturas y los magos no son los mismos que las peanas de la mesa.
fault-creature = La criatura número { $number } tiene una raza, un dueño o un número de heridas imposible.
fault-wizard = El campo de energía o los puntos de magia de { $name } son imposibles.

## Ends

end-last = No queda ningún mago enemigo.
end-together = No queda ningún mago.
end-agreed = Los jugadores acordaron un empate.
end-rounds = Ha llegado el final acordado, y decide el campo de energía más fuerte.
end-equal = Ha llegado el final acordado, y los campos de energía más fuertes son iguales.

## Odds

odds-fight = Varios golpes: heridas que le quedan al objetivo
odds-strike = Golpe
odds-in-range = Al alcance
odds-out-of-range = Fuera de alcance
odds-wounds = { $count ->
    [0] sin daño
    [one] 1 punto de daño
   *[other] { $count } puntos de daño
}
blows = Número de golpes
stays = Al caer, sigue en pie con esto o menos

odds-exchange = Intercambio al contactar: heridas que recibes y causas
# $what is one of the values above, here of the enemy.
odds-foe = Enemigo: { $what }
odds-contact = Contacto con { $name }
odds-traded = recibe { $taken }, causa { $dealt }

## More of the sheet and the cards

movement-crew = { $length } por servidor
price = Precio (PM)
described = En palabras del reglamento
later-data = Impreso más tarde por el editor: no es del reglamento
package-house = { $name } ({ $price } PM, datos de la casa)
stock-model-house = { $race }, { $weapon } (datos de la casa)
sheet-struck = { $line }. { $name } (ronda { $appeared }): baja en la ronda { $fallen }
# Why the field has this value: one of the causes.
sheet-field = Ronda { $round }: campo { $value }, { $cause }
cause-start = impreso en la hoja
trait-shooting = Agilidad { $value } al disparar
trait-attackers = Agilidad { $change } para quien la ataca
trait-shots = Agilidad { $change } para quien le dispara
trait-against = Agilidad { $change } contra { $race }
# $nature is evil, neutral or good.
trait-against-nature = Agilidad { $change } contra criaturas de naturaleza { $nature }
trait-stays = Si cae por algo que no sea fuego, se queda con 1 herida con { $value } o menos
trait-fire = Las heridas por fuego cuentan por { $factor }
trait-heals = Recupera { $value ->
    [one] 1 herida
   *[other] { $value } heridas
} cada ronda, no tras el fuego
trait-two-foes = Cada acción de lucha puede golpear a dos enemigos distintos en contacto
trait-two-blows = Cada acción de lucha son dos golpes
trait-flies = Vuela sobre miniaturas y escenografía
trait-breath = Escupe fuego: { $reach }, Potencia { $power }

## About the game

about = Sobre este juego
about-name = Nombre
about-author = Autor
about-players = Jugadores
about-two-or-more = dos o más
about-aim = Meta
about-break = Rompe el campo de energía del otro mago, sobre todo con criaturas invocadas, y derrótalo así.
found-elsewhere = Hallado en otra parte: el reglamento ha perdido su comienzo.

## Familiars

familiar = Familiar (hallado en otra parte)
familiar-none = Sin familiar
familiar-none-joins = { $name } { AGREE($name, "no tiene", "no tienen") } familiar.
familiar-snake = Serpiente: una vez por ronda, una criatura enemiga en contacto con el mago no puede atacar en la ronda siguiente
familiar-turtle = Tortuga: el campo de energía empieza en 25 y llega hasta 60
familiar-toad = Sapo: se pueden conservar 10 puntos de magia más
familiar-raven = Cuervo: las criaturas aparecen entre { $near } y { $far } del mago
familiar-owl = Búho: 10 puntos de magia más cada ronda
familiar-joins = { $name } { AGREE($name, "recibe", "reciben") } un familiar: { $familiar }.
familiar-dies = El familiar de { $name } ({ $familiar }) carga con 5 puntos del hechizo y muere.
cause-familiar = el familiar
ask-familiar = ¿Qué familiar tiene tu mago?
do-familiar = Elegir
do-gaze = La serpiente retiene a una criatura
held = en poder de una serpiente
refusal-familiar = No hay tal familiar.
refusal-held = Una serpiente retiene a esta criatura: no puede atacar en esta ronda.
refusal-gaze = La serpiente solo retiene a una criatura enemiga en contacto de peanas con tu mago.
refusal-gazed = La serpiente ya ha retenido a una criatura en esta ronda.
option-familiars = Familiares
option-familiars-help = Hallado en otra parte, no en el reglamento: cada mago puede tener un familiar y empieza entonces con 70 puntos de magia. Un hechizo de ataque lo mata, y carga con 5 puntos del hechizo.

place-nw = esquina noroeste
place-n = lado norte
place-ne = esquina nordeste
place-w = lado oeste
place-e = lado este
place-sw = esquina suroeste
place-s = lado sur
place-se = esquina sudeste
place-middle = centro
landing = saltar { $down } hacia abajo
note-defence = Cuesta { $price } puntos. Tu campo sube de { $old } a { $new }.
note-healing = Cuesta { $price } puntos y cura una herida.
note-attack = Cuesta { $price } puntos. El campo baja de { $old } a { $new }, sin tirada.
note-summons = En su sitio: { $count } de { $most }. Cuesta { $price } puntos.
note-turns = Gira en el sitio; es una acción.
note-stays = Se queda como está, y aun así es una acción.
note-touched = Ya hay contacto de peanas con { $name }, así que andar ahora no da intercambio de golpes. Un golpe es una acción aparte: Golpear.
note-no-exchange = Contacto con { $name } que no da intercambio de golpes.

## Laying the table

scenery-wall = Muro de piedra
scenery-wall-help = Ni se pasa ni se ve a través.
scenery-swamp = Pantano
scenery-swamp-help = A pie, aquí cada longitud cuenta el doble; se puede ver y disparar por encima.
refusal-table-large = Esta mesa es demasiado grande: ningún lado puede medir más de { $most }.
refusal-kit-pieces = Es demasiada escenografía: pon { $most } elementos como mucho.
refusal-kit-kind = El elemento { $number } no está en la caja de escenografía: { $kind }.
refusal-kit-name = El nombre del elemento { $number } tiene signos que no se pueden mostrar; escríbelo con letras corrientes.
# $piece is its name, $number its place in the list.
refusal-kit-size = { $piece } { AGREE($piece, "tiene", "tienen") } un tamaño incorrecto: cada lado debe medir de { $least } a { $most }.
refusal-kit-edge = { $piece } { AGREE($piece, "sobresale", "sobresalen") } del borde de la mesa; hay que moverlo hacia dentro.
refusal-kit-overlap = { $piece } y { $second } se tocan o se solapan; sepáralos.
refusal-no-place = Un mago no encontraría sitio para aparecer; despeja el borde de la mesa a menos de { $near } de cada esquina y del centro de cada lado.
refusal-own-table = «{ $scenario }» se juega en su propia mesa; elige otro escenario para una mesa montada a mano.

## First steps

lesson-look = ¡Te damos la bienvenida! La miniatura del sombrero puntiagudo, a la izquierda, es tu mago. Su campo de energía empieza en 20: gana quien rompe el campo del otro. Tus criaturas están delante de él, y las del enemigo enfrente. Señala cualquier miniatura para leer sobre ella.
lesson-walk = Tus criaturas actúan primero. Elige el orco que brilla y llévalo andando derecho contra la amazona de enfrente: un orco anda hasta { $reach }. Llegar al contacto andando una sola vez da un intercambio de golpes al momento.
lesson-attack = Una miniatura tiene dos acciones. Golpea ahora con el orco que toca a un enemigo. Cada ataque tiene un número: impacta cuando el dado de veinte caras da ese número o menos. Ves las probabilidades antes de confirmar.
lesson-shoot = El orco de detrás tiene un arco. Que dispare a la amazona del centro: primero se nombra el objetivo, y solo después se mide.
lesson-end-turn = Usa hasta cuatro miniaturas en un turno, una tras otra. Con esto basta: termina el turno, y deja descansar al tercer orco cuando se te pregunte. Con eso acaba la parte de las criaturas.
lesson-summon = Después de las criaturas vienen los magos. Tienes 100 puntos de magia: invoca criaturas nuevas, entre { $near } y { $far } de tu mago. Actúan a partir de la próxima ronda.
lesson-end-wizard = El mago también puede moverse hasta { $move } o lanzar otro hechizo. Termina su turno cuando acabe.
lesson-on = ¡No necesitas nada más! Sigue jugando: tras la ronda 3 gana el campo más fuerte. Tus criaturas dañan el campo enemigo chocando con el mago, golpeando y disparando.
about-game = Dos magos invocan criaturas, lanzan hechizos y rompen el campo de energía del otro.

## Cartas propias

own-group = Tus propias cartas
own-data = Una carta escrita por un jugador
own-printed = Del reglamento
own-about-card = En palabras de su autor
own-weapon-line = Potencia { $power }, { $price } PM por miniatura
trait-kin = Lo que vale contra { $race } vale también contra ella
own-stock = { $name } (reserva)
own-stock-line = { $count } × { $model }
own-share = Parte de un paquete: { $name }
own-price-least = Al menos 1

## Clases de cartas y sus partes

own-kind-race = Raza
own-kind-race-help = Una fila de la tabla de razas: valores, armas con su Potencia, rasgos especiales y aspecto de tus criaturas.
own-kind-stock = Reserva
own-kind-stock-help = Las miniaturas que un mago puede invocar, en una carta: razas, armas y cuántas de cada una.
own-section-names = Quién es
own-section-values = Valores
own-section-weapons = Armas y ataques
own-section-traits = Rasgos especiales
own-section-figure = La miniatura
own-section-stock = La reserva
own-section-models = Sus miniaturas

## Lo que puede llevar una raza

own-key = Clave
own-key-help = Una palabra corta para archivos: letras minúsculas, cifras y guiones. Las líneas de una reserva nombran así la carta.
own-name = Nombre
own-name-help = Lo que leen los jugadores: uno para todos los idiomas o uno para cada uno. Una miniatura lleva su número detrás.
own-about = Descripción
own-about-help = Una frase sobre estas criaturas. Solo se lee; lo que cuenta son los valores.
own-price = Precio propio (PM)
own-price-help = Puntos de magia por una miniatura. Entonces viene sola y en ningún paquete. Sin él, las armas cuestan su parte de un paquete, y las criaturas con ataques propios lo que dice nuestro modelo.
own-icon = Dibujo
own-icon-help = El signo que la representa donde no cabe una miniatura.
own-nature = Naturaleza
own-nature-help = Las criaturas benignas y las malignas no luchan por el mismo mago; las neutrales van con ambas.
own-agility = Agilidad
own-agility-help = Acierta con este número o menos en el dado de veinte caras.
own-shooting-agility = Agilidad al disparar
own-shooting-agility-help = Solo si no es la misma que cuerpo a cuerpo.
own-protection = Protección
own-protection-help = Tantas heridas menos por cada impacto.
own-wounds = Heridas
own-wounds-help = Cuántas aguanta; con la última queda derrotada.
own-movement = Movimiento (cm)
own-movement-help = Hasta dónde llega en una acción de andar. Un arma pesada tiene 0: la mueve su dotación.
own-base = Peana (mm)
own-base-help = Diámetro de la peana redonda. Sin él 30, y 50 con ataques propios.
own-power = Potencia
own-power-help = Heridas de un impacto, menos la Protección de quien lo recibe.
own-armed-figure = Miniatura con esta arma
own-armed-figure-help = Solo si se ve distinta de la miniatura de abajo.
own-figure = Miniatura
own-figure-help = Qué aspecto tienen sus miniaturas; lo que no se dice sigue a su arma. El aspecto no decide nada.
own-weapon-small-help = Un cuchillo o un hacha de mano, cuerpo a cuerpo. Tres miniaturas vienen en un paquete de 90 puntos de magia.
own-weapon-normal-help = Una espada o un hacha, cuerpo a cuerpo. Dos miniaturas vienen en un paquete de 80 puntos de magia.
own-weapon-shooting-help = Un arco o una ballesta, solo para disparar. Una miniatura cuesta 70 puntos de magia.
own-weapon-heavy-help = Una máquina sobre ruedas que maneja una dotación. Está sola en su fila y cuesta 160 puntos de magia.
own-weapon-own-help = Puños, garras o dientes en lugar de armas. Una criatura así viene sola, a un precio propio.
own-breath = Aliento de fuego
own-breath-help = Escupe fuego: solo con ataques propios.
own-reach = Alcance (cm)
own-reach-help = Hasta dónde llega el fuego.
own-attackers = Agilidad de los atacantes
own-attackers-help = Se suma a la Agilidad de todo el que la ataca: −1 con los goblins.
own-shots = Agilidad de quien le dispara
own-shots-help = Se suma en los disparos: −4 con los sauroides.
own-against = Contra algunos enemigos
own-against-help = Su Agilidad cambia contra una raza o contra una naturaleza.
own-change = Cambio
own-change-help = Lo que se suma entonces a la Agilidad.
own-against-race = Raza
own-against-race-help = Contra miniaturas de esta raza y todo lo que cuenta como ella.
own-against-nature = Naturaleza
own-against-nature-help = Contra todas las criaturas de esta naturaleza.
own-blows = Golpes
own-blows-help = Lo que da una acción de lucha cuerpo a cuerpo; un intercambio de golpes sigue siendo un golpe.
own-blows-one = un golpe
own-blows-together = dos enemigos distintos, nombrados a la vez (gigantes)
own-blows-in-turn = dos golpes, uno tras otro (dragones)
own-flies = Vuela
own-flies-help = Pasa sobre miniaturas y escenografía, como los dragones.
own-heals = Se cura cada ronda
own-heals-help = Heridas que recupera al empezar una ronda, pero no tras el fuego, como los trols.
own-stays-on = Sigue en pie con
own-stays-on-help = Si cae por algo que no sea fuego, sigue con una herida si el dado muestra esto o menos, como los no muertos.
own-fire-factor = Heridas por fuego, por
own-fire-factor-help = El fuego la hiere tantas veces más: 2 con los no muertos.
own-kin = Cuenta como
own-kin-help = Los rasgos de otros contra esta raza valen también contra la tuya.

## Lo que puede llevar una reserva

own-models = Miniaturas
own-models-help = Línea por línea; se numeran en este orden.
own-stock-race = Clave de la raza
own-stock-race-help = Una de las nuestras, o una que trae el mismo ejército.
own-stock-weapon = Arma
own-stock-weapon-help = La clase de arma que llevan sus miniaturas.
own-stock-count = Miniaturas
own-stock-count-help = Cuántas tienes.

## Lo que está mal, y lo que puede haberse pasado por alto

own-fault-weapons = Una raza necesita al menos un arma, o ataques propios.
own-fault-own = Una criatura con ataques propios no lleva armas.
own-fault-heavy = Un arma pesada no es una criatura: su fila no tiene otras armas.
own-fault-breath = Solo las criaturas con ataques propios escupen fuego.
own-fault-still = Una criatura necesita un Movimiento de al menos 1.
own-fault-crew = Un arma pesada tiene Movimiento 0: la mueve su dotación.
own-fault-against = Nombra una raza o una naturaleza, no ambas.
own-fault-stock-weapon = { $race }: esta raza no tiene un arma así ({ $weapon }).
own-fault-stock-many = Esta reserva tiene { $count } miniaturas; se permiten { $most } como mucho.
own-warning-shooting = Tiene Agilidad al disparar, pero nada con que disparar.
own-warning-heavy = Un arma pesada no vuela ni golpea: este rasgo no sirve de nada.
own-warning-single = Con un precio propio, sus miniaturas vienen de una en una, ya no en paquetes.
own-warning-race = { $race } no es una de nuestras razas; trae su carta en el mismo ejército.
fault-own = La carta { $card } de este duelo tiene valores que ninguna carta puede tener.
