# Standing

refusal-ground-edge = { $name }: ninguna peana puede pasar del borde de la mesa.
refusal-ground-overlap = { $name } { AGREE($name, "quedaría", "quedarían") } encima de { $other }.
refusal-ground-on = { $name } { AGREE($name, "no puede", "no pueden") } acabar encima de esto: { $piece }.
refusal-ground-top = { $name } { AGREE($name, "debe", "deben") } estar del todo en lo alto de un edificio.

# Ways

refusal-way-far = { $name }: esto cuesta { $cost }, y quedan { $limit }.
refusal-way-about = { $name } { AGREE($name, "llegaría de espaldas hasta", "llegarían de espaldas hasta") } { $enemy } sin puntos de movimiento para darle el frente: solo el flanco es gratis.
refusal-way-enemy = { $name } { AGREE($name, "no puede", "no pueden") } pasar a través de { $other }.
refusal-way-high = { $name } aquí solo { AGREE($name, "puede", "pueden") } trepar, desde justo al lado y con una activación entera: { $piece }.
refusal-way-higher = { $name } { AGREE($name, "no puede", "no pueden") } trepar aquí, mide más del doble de alto: { $piece }.
refusal-way-wide = { $name } { AGREE($name, "no puede", "no pueden") } cruzar esto, es más ancho que el lado más largo de la peana: { $piece }.
refusal-way-house = { $name } { AGREE($name, "no puede", "no pueden") } andar a través de esto: { $piece }.
refusal-way-barred = { $name } { AGREE($name, "no puede", "no pueden") } pasar por aquí: { $piece }.
refusal-way-top = { $name } solo { AGREE($name, "baja", "bajan") } de lo alto trepando.

# Climbing

refusal-climb-start = { $name } { AGREE($name, "debe", "deben") } estar justo al lado para trepar esto: { $piece }.
refusal-climb-end = { $name } { AGREE($name, "debe", "deben") } acabar justo en el borde de esto, en línea recta al otro lado: { $piece }.
refusal-climb-facing = { $name } { AGREE($name, "mantiene", "mantienen") } su orientación al trepar esto: { $piece }.
refusal-climb-whole = { $name } { AGREE($name, "necesita", "necesitan") } una activación entera para trepar esto: { $piece }.
refusal-climb-room = { $name } { AGREE($name, "no tiene", "no tienen") } sitio donde acabaría la escalada: { $piece }.

# Lines

refusal-line-zone = { $target } { AGREE($target, "no está", "no están") } en la zona frontal de { $name }.
refusal-line-model = { $other } { AGREE($other, "está", "están") } entre { $name } y { $target }.
refusal-line-friend = { $other }, del mismo ejército que { $name }, { AGREE($other, "está", "están") } por delante de { $target }.
refusal-line-piece = { $name } { AGREE($name, "no ve", "no ven") } a { $target } a causa de esto: { $piece }.
refusal-reach-far = { $target } { AGREE($target, "está", "están") } a más de { $limit } de { $name }, y nadie de los suyos por delante toca el objetivo.
refusal-reach-height = { $name } y { $target } no están a la misma altura.
refusal-reach-wall = { $name } { AGREE($name, "no puede", "no pueden") } golpear a { $target } por encima de un muro alto.
