## Army building

army-points = puntos
army-group-heroes = Héroes y magos
army-group-cards = Tus propias cartas
army-group-own = Diseño propio
army-own-figure = Figura propia

## The four parts of the worksheet

army-part-base = 1. Base: WS { $ws } + ST { $st } + 2 × AR { $ar }
army-part-lives = 2. AT y W adicionales: { $base } × 0,75 × ({ $at } + { $w })
army-part-cavalry = 3. Movimiento de caballería
army-part-bow = 3. Arco
army-part-shots = { $shots ->
    [one] 3. { $shots } disparo adicional
   *[other] 3. { $shots } disparos adicionales
}
army-part-disciplines = { $count ->
    [one] 4. { $count } disciplina
   *[other] 4. { $count } disciplinas
}
army-part-spells = { $count ->
    [one] 4. { $count } hechizo
   *[other] 4. { $count } hechizos
}
army-part-magic = { $count ->
    [one] 4. { $count } punto de magia
   *[other] 4. { $count } puntos de magia
}
army-part-own = Precio de su autor
army-part-count = figuras

## The lines of the worksheet

army-field-name = Nombre
army-field-people = Pueblo
army-field-type = Tipo
army-field-hero = Héroe: lucha en solitario, como unidad propia
army-field-ws = Habilidad de armas (WS)
army-field-st = Fuerza (ST)
army-field-armour = Armadura (AR)
army-field-w = Heridas (W)
army-field-at = Ataques (AT)
army-field-mount = Movimiento de caballería
army-field-bow = Arco
army-field-shots = Disparos adicionales (héroes con arco)
army-field-disciplines = Disciplinas (magos)
army-field-spells = Hechizos (magos)
army-field-magic = Puntos de magia (magos)
army-field-width = Ancho de la peana en mm
army-field-depth = Fondo de la peana en mm
army-field-look = Miniatura: se parece a
army-skill = { $ws } – { $meaning }
army-armour = { $name } (AR { $ar })
army-costs = { $points } puntos
army-costs-in = { $points } puntos; { $discipline }

## What is wrong with an army

army-fault-game = Este ejército es de otro juego: { $game }.
army-fault-empty = Este ejército aún no tiene figuras.
army-fault-many = En una mesa no caben más de { $most } figuras.
army-fault-count = Pon un número entero de figuras de 1 a { $most }.
army-fault-type = No existe ese tipo de tropa: { $type }.
army-fault-choices = { $type } { AGREE($type, "tiene", "tienen") } valores fijos; para otros valores hace falta una figura de diseño propio.
army-fault-small = { $type }: { $lives } W no bastan para una unidad, que necesita al menos { $least }.
army-fault-total = El ejército cuesta { $price } puntos, más que los { $total } acordados.
army-fault-archers = { $price } puntos en arqueros son más de un cuarto de { $total }.
army-fault-cavalry = { $price } puntos en caballería son más de la mitad de { $total }.
army-fault-field = La hoja de trabajo no tiene ninguna línea «{ $field }».
army-fault-number = { $field }: un número entero de { $least } a { $most }.
army-fault-choice = { $field }: elige de la lista.
army-fault-name = Un nombre tiene { $most } caracteres como mucho, todos imprimibles.
army-fault-archer-armour = Una figura con arco tiene como mucho armadura media (AR 2).
army-fault-mount = Una figura montada tiene al menos W 2 y AT 2, porque la montura también lucha.
army-fault-shots = Solo un héroe con arco puede comprar disparos adicionales.
army-fault-magic = Solo un mago puede comprar magia.
army-fault-mage-hero = Un mago ya lucha en solitario; no puede ser además héroe.
army-fault-discipline = { $spell } necesita la disciplina { $discipline }.
