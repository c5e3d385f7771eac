### Shooting: announcing, measuring, and what comes of it.

## What is asked

ask-announce = ¿Cuáles de tus unidades disparan, y a quién? Aún no se mide nada.
ask-fire = { $name } { AGREE($name, "está", "están") } justo en el límite respecto a { $target }: ¿tiro directo o indirecto?
do-announce = Disparar
do-announce-help = Di quién dispara a quién. Se mide cuando todos han hablado; si el objetivo está fuera de alcance, el disparo se pierde.
do-fire = Disparar así
field-shooter = Quién dispara
field-shot-target = A quién
field-fire = Tipo de tiro
fire-direct = Tiro directo: dispara la primera fila
fire-indirect = Tiro indirecto: disparan todos, por encima de otras unidades

## Why not

refusal-shot-not-own = Elige una unidad tuya.
refusal-shot-only = Ahora solo puede anunciar un disparo la unidad recién despertada.
refusal-shot-outdoors = { $name } { AGREE($name, "no está", "no están") } dentro de un edificio: las unidades en edificios anuncian antes.
refusal-shot-indoors = { $name } { AGREE($name, "está dentro de un edificio y tenía", "están dentro de un edificio y tenían") } que anunciar el disparo antes que los demás.
refusal-shot-no-bow = { $name } { AGREE($name, "no tiene", "no tienen") } armas a distancia.
refusal-shot-announced = { $name } ya { AGREE($name, "ha", "han") } anunciado un disparo: una unidad tiene un objetivo.
refusal-shot-diverted = { $name } { AGREE($name, "está bajo Distracción y no hace", "están bajo Distracción y no hacen") } nada.
refusal-shot-engaged = { $name } { AGREE($name, "lucha cuerpo a cuerpo y no puede", "luchan cuerpo a cuerpo y no pueden") } disparar.
refusal-shot-forest = { $name } { AGREE($name, "está en medio de un bosque abierto y no puede", "están en medio de un bosque abierto y no pueden") } disparar.
refusal-shot-nobody = Elige una unidad enemiga a la que disparar.
refusal-shot-friend = { $name } { AGREE($name, "es", "son") } de tu propio bando.
refusal-shot-inside = { $name } { AGREE($name, "está dentro de un edificio y no dispara, así que no se le puede", "están dentro de un edificio y no disparan, así que no se les puede") } disparar.
refusal-shot-behind = { $name } { AGREE($name, "no está", "no están") } por delante de la unidad.
refusal-shot-unseen = Ninguno de los arqueros ve a { $name }.
refusal-shot-hidden = Desde el centro de la unidad no se ve nada de { $name }.

## What is told

shot-announced = { $name } { AGREE($name, "va", "van") } a disparar a { $target }
told-holds-fire = { $units } { AGREE($units, "no dispara", "no disparan") }.
told-shared = Las heridas se reparten en el cuerpo a cuerpo: { $parts }.
shot-part = { $name } ({ $count })
told-wind = El viento cambia el alcance de { $name } contra { $target }: el tiro directo llega a { $direct }, el indirecto a { $indirect }.
told-visible = { $count ->
    [one] Solo se ve una figura de { $target } y solo ella puede recibir impactos; las demás heridas se pierden.
   *[other] Solo se ven { $count } figuras de { $target } y solo ellas pueden recibir impactos; las demás heridas se pierden.
}
event-shot-direct = De { $name } a { $target } hay { $range }: tiro directo.
event-shot-indirect = De { $name } a { $target } hay { $range }: tiro indirecto.
event-shot-either = De { $name } a { $target } hay { $range }: tiro directo o indirecto.
event-shot-lost = De { $name } a { $target } hay { $range }. { $reason }
shot-lost-range = Fuera de alcance: el disparo se pierde.
shot-lost-blocked = Otras unidades estorban el tiro directo: el disparo se pierde.
shot-lost-unseen = Nadie ve el objetivo: el disparo se pierde.
shot-lost-hidden = Desde el centro de la unidad no se ve nada del objetivo: el disparo se pierde.
shot-lost-building = No hay tiro indirecto a edificios ni desde ellos: el disparo se pierde.
shot-lost-forest = En una linde del bosque las flechas solo llegan a { $limit }: el disparo se pierde.
shot-lost-after-all = El disparo de { $name } a { $target } queda en nada. { $reason }
shot-lost-gone = El disparo de { $name } se pierde: el objetivo ya no existe.
shot-lost-diverted = Los arqueros están bajo Distracción y no disparan.
shot-lost-engaged = Los arqueros luchan cuerpo a cuerpo y no disparan.

## What changes a shot

shot-forest-edge = Linde del bosque
shot-low-wall = Tras un muro bajo
shot-small-rocks = Tras rocas pequeñas
shot-window = Tras una ventana

## Chances

# $limit is a range, $shooters the figures that shoot, $dice their dice.
odds-shot-direct = Directo, hasta { $limit }: { $shooters ->
    [one] 1 tirador
   *[other] { $shooters } tiradores
}, { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}
odds-shot-indirect = Indirecto, hasta { $limit }: { $shooters ->
    [one] 1 tirador
   *[other] { $shooters } tiradores
}, { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}
odds-shot-blocked = Hasta { $limit }: el disparo se pierde, el tiro directo está bloqueado
odds-shot-beyond = A más de { $limit }: el disparo se pierde
shot-note-visible = { $count ->
    [one] Como mucho 1 figura puede recibir impactos: no se ven más.
   *[other] Como mucho { $count } figuras pueden recibir impactos: no se ven más.
}
shot-note-melee = El objetivo lucha cuerpo a cuerpo: las heridas se reparten entre ambos bandos.
shot-note-wind = El viento cambia el alcance de este disparo.
