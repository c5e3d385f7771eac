### Carnage: moving, charging, leaving a fight.

## Questions

ask-move = Reorganiza, marcha y carga en el orden que quieras.
ask-move-flee = { $unit } { AGREE($unit, "debe", "deben") } abandonar el combate si puede ser; después reorganiza, marcha y carga.
ask-move-first = { $unit } { AGREE($unit, "tiene Aceleración y se mueve", "tienen Aceleración y se mueven") } antes que el enemigo.
ask-free-shot = { $unit }: ¿un disparo gratuito a quien carga, { $enemy }?
ask-enemy-choice = { $enemy } { AGREE($enemy, "está", "están") } fuera de combate. ¿{ AGREE($unit, "Deja", "Dejan") } { $unit } en paz a esta unidad el resto de la ronda?

## What can be done

do-march = Marchar
do-charge = Cargar
do-break-off = Abandonar el combate
do-ignore = Dejar en paz
do-fight-on = Seguir luchando
do-free-shot = Disparar a quien carga
do-hold-shot = No disparar
help-march = Gira gratis en el sitio y avanza después como un solo bloque. Terminar contra un enemigo es un ataque normal, sin carga.
help-charge = Di contra quién cargas; solo después se mide la distancia. Si no llega, la unidad recorre igual toda su distancia y la ronda siguiente está sin aliento.
help-break-off = Abandona el combate por una vía libre, hasta un movimiento normal.
help-ignore = Entre ambas unidades no hay golpes en esta ronda, y la tuya puede alejarse.

## Fields

field-unit = Unidad
field-facing = Orientación tras el giro
field-path = Recorrido
field-charge-target = Contra quién carga
field-ignored = Enemigo fuera de combate

## How far

limit-move = Distancia de movimiento
limit-charge = Distancia de carga
limit-flying-feet = Pies voladores: tan lejos como la caballería
limit-leaden-feet = Pies de plomo: tan lejos como la infantería
limit-get-moving = En marcha: el doble de lejos
limit-exhausted = Sin aliento: la mitad de lejos
limit-spent = Ya se ha movido
limit-none = No queda nada

## Before it is done

note-attacks = Ataca a { $enemy }
note-charge-unmeasured = La distancia hasta { $enemy } se mide tras el anuncio.
odds-charge-case = Si llega (aún sin medir): { $unit }, figuras en contacto: { $figures }, dados: { $dice }
odds-charge-measured = { $unit }, figuras en contacto: { $figures }, dados: { $dice }
odds-free-shot = Si está al alcance: disparo gratuito de { $enemy }, dados: { $dice }

## What happens

announced-charge = { $unit } { AGREE($unit, "carga", "cargan") } contra { $enemy }
announced-free-shot = { $unit } { AGREE($unit, "dispara", "disparan") } a quien carga: { $enemy }
told-holds-shot = { $unit } { AGREE($unit, "no dispara", "no disparan") } a quien carga: { $enemy }.
told-charge-measured = De { $unit } a { $enemy } hay { $distance }; una carga llega a { $limit }.
told-charge-measured-slow = De { $unit } a { $enemy } hay { $distance }, contando el terreno lento y los muros; una carga llega a { $limit }.
told-charge-failed = La carga falla: { $unit } { AGREE($unit, "estará", "estarán") } sin aliento en la ronda siguiente.
told-closes-up = { $unit } { AGREE($unit, "se desliza", "se deslizan") } a lo largo de { $enemy }, para que más figuras entren en contacto.
lapsed-charge-target = { $unit } { AGREE($unit, "interrumpe", "interrumpen") } la carga: el enemigo ya no existe.
lapsed-charge-unit = La carga contra { $enemy } ha terminado: no queda nadie que la haga.
told-charge-no-way = { $unit } { AGREE($unit, "no encuentra", "no encuentran") } camino hasta { $enemy }.
told-charge-diverted = { $unit } { AGREE($unit, "está bajo Distracción y se olvida", "están bajo Distracción y se olvidan") } de cargar.
told-march-lost = { $unit } ya { AGREE($unit, "no puede", "no pueden") } hacer este movimiento.
told-attacks = { $unit } { AGREE($unit, "entra", "entran") } en contacto con { $enemy }: un ataque normal, sin carga.
told-ignores = { $unit } { AGREE($unit, "deja", "dejan") } en paz a { $enemy } en esta ronda.
told-fights-on = { $unit } { AGREE($unit, "sigue", "siguen") } luchando contra { $enemy }.
state-exhausted = sin aliento en esta ronda (la mitad de distancia, sin carga)
event-moved-pulled = La perla atrae a { $name } { $length }.
event-moved-pulled-hair = La perla atrae a { $name } apenas un pelo.
event-moved-march-hair = { $name } { AGREE($name, "se mueve", "se mueven") } apenas un pelo.
event-moved-charge = { $name } { AGREE($name, "carga", "cargan") } { $length }.
event-moved-charge-hair = { $name } { AGREE($name, "carga", "cargan") } apenas un pelo.
event-moved-failed-charge = { $name } { AGREE($name, "carga en vano y recorre", "cargan en vano y recorren") } { $length }.
event-moved-flee = { $name } { AGREE($name, "huye", "huyen") } { $length } del combate.
event-moved-break-off = { $name } { AGREE($name, "abandona el combate y se aleja", "abandonan el combate y se alejan") } { $length }.

## Refusals

refusal-not-yours = Esta unidad no es tuya.
refusal-only-accelerated = Ahora solo se mueve la unidad con Aceleración.
refusal-diverted = { $unit } { AGREE($unit, "está bajo Distracción y no puede", "están bajo Distracción y no pueden") } hacer nada.
refusal-charged = { $unit } { AGREE($unit, "ha cargado y no hace", "han cargado y no hacen") } ningún otro movimiento en esta ronda.
refusal-moved = { $unit } ya { AGREE($unit, "se ha", "se han") } movido en esta ronda.
refusal-inside = { $unit } { AGREE($unit, "está dentro de un edificio y debe", "están dentro de un edificio y deben") } salir antes.
refusal-engaged = { $unit } { AGREE($unit, "está en combate y solo puede", "están en combate y solo pueden") } abandonarlo o envolver.
refusal-turned = { $unit } ya { AGREE($unit, "ha", "han") } girado en esta ronda.
refusal-no-move = { $unit } ni { AGREE($unit, "giraría ni se movería", "girarían ni se moverían") }.
refusal-neutralised = { $unit } { AGREE($unit, "está fuera de combate y no puede", "están fuera de combate y no pueden") } empezar una lucha.
refusal-split-attack = { $unit } { AGREE($unit, "se separó en esta ronda de una unidad en combate y no puede", "se separaron en esta ronda de una unidad en combate y no pueden") } atacar.
refusal-attack-ignored = En esta ronda se deja en paz a { $enemy }.
refusal-charge-broke-off = { $unit } { AGREE($unit, "ha abandonado un combate en esta ronda y no puede", "han abandonado un combate en esta ronda y no pueden") } cargar.
refusal-charge-moved = { $unit } ya { AGREE($unit, "se ha", "se han") } movido en esta ronda; una carga se hace en lugar de un movimiento.
refusal-charge-exhausted = { $unit } { AGREE($unit, "está sin aliento y no puede", "están sin aliento y no pueden") } cargar en esta ronda.
refusal-charge-target = Solo se puede cargar contra una unidad enemiga.
refusal-charge-gap = Ningún camino hasta { $enemy } está libre para toda la unidad en esta formación.
refusal-no-fight = { $unit } { AGREE($unit, "no está", "no están") } en combate.
refusal-leave-attacked = { $unit } { AGREE($unit, "ha recibido un ataque en esta ronda y no puede", "han recibido un ataque en esta ronda y no pueden") } abandonar el combate.
refusal-leave-initiative = { $unit } solo { AGREE($unit, "puede", "pueden") } abandonar el combate si ningún otro bando en él tiene más iniciativa.
refusal-still-touching = { $enemy } { AGREE($enemy, "seguiría", "seguirían") } en contacto.
refusal-ignore-contact = { $unit } solo { AGREE($unit, "puede", "pueden") } dejar en paz a un enemigo en contacto.
refusal-ignore-strong = { $enemy } { AGREE($enemy, "no está", "no están") } fuera de combate.
refusal-ignore-twice = Ya se deja en paz a { $enemy }.
refusal-must-flee = { $unit } { AGREE($unit, "está fuera de combate y antes debe", "están fuera de combate y antes deben") } abandonar la lucha.
cost-free-shot = disparan antes
cost-charge-fails = demasiado lejos: sin aliento la ronda siguiente
