## Building an army

army-points = puntos
army-trait = { $ability }/{ $x }
army-card = { $rank ->
    [character] { $card } (personaje)
    [irregular] { $card } (irregular)
    [regular] { $card } (regular)
    [veteran] { $card } (veterano)
    [special] { $card } (especial)
    [elite] { $card } (élite)
    [creature] { $card } (criatura)
    [initiate] { $card } (iniciado)
    [devout] { $card } (devoto)
   *[other] { $card }
}
army-difference = Los ejércitos cuestan { $first } y { $second } puntos: una diferencia de { $points }.

## The parts of a price

army-part-printed = Puntos de la carta
army-part-battles = Puntos según batallas: a puntos iguales, tantas victorias como derrotas
army-part-own = Puntos fijados por el jugador
army-part-fight = Ataque y Fuerza
army-part-guard = Defensa y Resistencia
army-part-fear = Miedo
army-part-shot = Puntería y arma a distancia
army-part-ability = { $ability }
army-part-character = Las capacidades de un personaje
army-part-rounded = Redondeo a puntos enteros
army-part-count = figuras

## What is wrong with an army

army-fault-game = Este ejército es de otro juego: { $game }.
army-fault-budget = El presupuesto es { $total }, pero no puede ser menos que nada.
army-fault-empty = Este ejército aún no tiene figuras.
army-fault-many = Más de { $most } figuras no caben en una zona de despliegue.
army-fault-card = No existe esa carta: { $card }.
army-fault-count = { $most ->
    [one] { $card } vale por una figura en una carta.
   *[other] { $card } vale por 1 a { $most } figuras en una carta.
}
army-fault-field = Aquí no se puede elegir nada llamado «{ $field }».
army-fault-character = { $card } es un personaje y solo puede estar una vez en un ejército.
army-fault-left = Cuesta { $price } puntos, pero al presupuesto solo le quedan { $left }.
army-fault-total = El ejército cuesta { $price } puntos, más que el presupuesto de { $total }.
