## Armies

army-points = Puntos
army-card = { $character ->
    [yes] { $card } (personaje)
   *[no] { $card }
}
army-group = { $people } ({ $colour })
army-group-own = Tus propias cartas
army-field-spells = Hechizos que conoce el mago
army-marker-attack = Un dado de ataque más
army-marker-defence = Un dado de defensa más

## The parts of a price

army-part-blows = Dados de ataque y Fuerza
army-part-berserk = Dados de ataque grises y Fuerza
army-part-life = Heridas y Resistencia
army-part-guard = Dados de defensa
army-part-full = Dados de defensa grises
army-part-speed = Agilidad
army-part-factor = { $part } (×{ $factor })
army-part-count = Miniaturas
army-part-rounded = Redondeo a puntos enteros
army-part-own = Precio de su autor

## Values and skills

army-value-attack = Ataque
army-value-berserk = Dados de ataque grises
army-value-defence = Defensa
army-value-full-defence = Dados de defensa grises
army-value-strength = Fuerza
army-value-resistance = Resistencia
army-value-agility = Agilidad
army-value-wounds = Heridas
army-skill = { $skill } { $level }
army-skill-monster = Peana de monstruo
army-skill-leader = Líder
army-skill-berserker = Berserker
army-skill-fanatic = Fanático
army-skill-swordsmanship = Esgrima
army-skill-ranged = Combate a distancia
army-skill-flying = Vuelo
army-skill-fear = Miedo
army-skill-fearless = Sin miedo
army-skill-backstab = Ataque a traición
army-skill-war-machine = Máquina de guerra
army-skill-magic = Magia
army-skill-magic-resistance = Resistencia a la magia
army-skill-breath = Arma de aliento
army-skill-reach = Alcance
army-skill-sluggish = Lento
army-skill-undead = No muerto
army-skill-invulnerable = Invulnerable

## What is wrong with an army

army-fault-game = Este ejército es de otro juego: { $game }.
army-fault-budget = El presupuesto es { $total }, pero no puede ser menos que nada.
army-fault-empty = Este ejército aún no tiene miniaturas.
army-fault-many = Más de { $most } miniaturas son demasiadas para un ejército.
army-fault-total = El ejército cuesta { $price } puntos, más que los { $total } acordados.
army-fault-left = Cuesta { $price } puntos, pero solo quedan { $left }.
army-fault-card = No existe esa carta: { $card }.
army-fault-none = Un regimiento tiene al menos una miniatura: { $card }.
army-fault-count = { $most ->
    [one] { $card } siempre { AGREE($card, "va", "van") } en solitario, como regimiento de una miniatura.
   *[other] Un regimiento de { $card } tiene { $most } miniaturas como mucho.
}
army-fault-field = Aquí no se puede elegir nada con el nombre «{ $field }».
army-fault-magic = { $card }: no hay magos si la batalla no se juega con magia.
army-fault-colour = { $card } { AGREE($card, "no puede", "no pueden") } luchar en este ejército: el color de su carta es { $colour }, el de la primera es { $army }.
army-fault-carrier = { $card } solo { AGREE($card, "va", "van") } con la carta que sirve de transporte: { $carrier }.
army-fault-carried = { $card } { AGREE($card, "no puede venir sin la miniatura que lleva", "no pueden venir sin la miniatura que llevan") }.
army-fault-marker = Un marcador de experiencia añade un dado de ataque o uno de defensa: attack o defence.
army-fault-veteran = Solo una campaña tiene veteranos.
army-fault-own = { $card }: { $words }
army-fault-people = Un pueblo necesita una clave propia y un color, ambos en minúsculas: { $people }.
army-fault-no-people = Aquí va un pueblo, y esto no lo es: { $card }.

## What is wrong with a card

army-card-people = No existe ese pueblo, así que la carta no tiene color: { $people }.
army-card-colour = El color de este pueblo es otro: { $people } ({ $colour }).
army-card-berserk = Solo un Berserker tiene dados de ataque grises.
army-card-sides = { $base ->
    [small] Una peana pequeña es de 2 × 2 cm.
    [normal] Una peana normal es de 2,5 × 2,5 cm.
    [rider] Una peana de jinete es de 2,5 × 5 cm.
    [monster] Una peana de monstruo es de al menos 4 × 4 cm y de 30 × 30 cm como mucho.
   *[gigantic] Una peana gigantesca es de al menos 5 × 5 cm y de 30 × 30 cm como mucho.
}
army-card-shared = Una peana que comparten dos cartas es una peana de monstruo: al menos 4 × 4 cm y { $most } × { $most } cm como mucho.
army-card-rides = La carta de quien va encima necesita el tamaño de la peana compartida.
army-card-spells = { $most ->
    [0] Solo los magos conocen hechizos.
   *[other] Este mago puede conocer { $most } hechizos, no { $found }.
}
army-card-spell = No existe ese hechizo: { $spell }.
army-card-spell-twice = Un hechizo se conoce una vez, no dos.
army-card-spell-free = Lo conocen todos los magos, así que no se elige: { $spell }.
army-card-spell-colour = Los magos de este color no lo conocen: { $spell }.
army-card-effect = { $value } no significa nada para este efecto: { $effect }.

## What a card’s maker may have overlooked

army-warning-fearless = Sin miedo anula Miedo: con ambas habilidades este regimiento no asusta a nadie.
army-warning-ranged = El nombre habla de un arma a distancia, pero la carta no tiene la habilidad Combate a distancia.
army-warning-shooter = Sin dados de ataque nunca puede disparar.
