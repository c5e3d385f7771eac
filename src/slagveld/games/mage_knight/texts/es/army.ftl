## Building an army

army-points = puntos
army-group-mage-spawn = Mage Spawn
army-group-own = Tus propias cartas
army-warrior = { $rank ->
    [weak] { $warrior } (Débil)
    [standard] { $warrior } (Estándar)
    [tough] { $warrior } (Duro)
   *[unique] { $warrior } (Único)
}
army-field-items = Objetos
army-costs = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## The parts of a price

army-part-printed = Valor en puntos de la peana
army-part-ground = Todo guerrero
army-part-close = Ataque y daño cuerpo a cuerpo
army-part-ranged = Ataque, daño y alcance a distancia
army-part-defense = Defensa
army-part-speed = Velocidad
army-part-arrows = Más de una flecha
army-part-immunity = Inmunidad a la magia
army-part-ability = { $ability }
army-part-rounded = Redondeo al valor en puntos de la peana
army-part-count = guerreros
army-part-whole = Redondeo a puntos enteros
army-part-own = Valor en puntos fijado por su autor
army-part-card = Valor en puntos de la carta
army-part-item = Objeto: { $item }

## What is wrong with an army

army-fault-game = Este ejército es de otro juego: { $game }.
army-fault-step = El total de construcción es { $total }, pero debe ser múltiplo de { $step }.
army-fault-empty = Este ejército aún no tiene guerreros.
army-fault-many = Más de { $most } guerreros no caben en una zona de salida.
army-fault-count = Pon un número entero de guerreros de 1 a { $most }.
army-fault-warrior = No existe ese guerrero: { $warrior }.
army-fault-field = Aquí no se puede elegir nada con el nombre «{ $field }».
army-fault-item = Este ejército nombra un objeto que no existe.
army-fault-unique = { $warrior } tiene rango Único y solo puede estar una vez en un ejército.
army-fault-relic = { $item } es una reliquia y solo puede estar una vez en un ejército.
army-fault-left = Cuesta { $price } puntos, pero el total de construcción deja solo { $left }.
army-fault-total = El ejército cuesta { $price } puntos, más que el total de construcción de { $total }.
army-fault-bearer = { $warrior } no puede llevar objetos: solo puede un guerrero Único con huecos.
army-fault-slots = { $slots ->
    [one] { $warrior } tiene { $slots } hueco, demasiado poco para { $items } objetos.
   *[other] { $warrior } tiene { $slots } huecos, demasiado pocos para { $items } objetos.
}
army-fault-relics = { $warrior } puede llevar solo una reliquia.
army-fault-requires = { $warrior } no cumple los requisitos de { $item }.
army-fault-clash = { $item } y { $other } tienen los mismos requisitos; un guerrero lleva solo uno de los dos.
