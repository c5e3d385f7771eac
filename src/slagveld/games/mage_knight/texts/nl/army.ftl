## Een leger bouwen

army-points = punten
army-group-mage-spawn = Mage Spawn
army-group-own = Je eigen kaarten
army-warrior = { $rank ->
    [weak] { $warrior } (Weak)
    [standard] { $warrior } (Standard)
    [tough] { $warrior } (Tough)
   *[unique] { $warrior } (Uniek)
}
army-field-items = Voorwerpen
army-costs = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

## De delen van een prijs

army-part-printed = Puntwaarde op de basis
army-part-ground = Iedere krijger
army-part-close = Aanval en schade in hand-tot-handgevecht
army-part-ranged = Aanval, schade en bereik in afstandsgevecht
army-part-defense = Verdediging
army-part-speed = Snelheid
army-part-arrows = Meer dan één pijl
army-part-immunity = Immuniteit voor magie
army-part-ability = { $ability }
army-part-rounded = Afgerond op de puntwaarde van de basis
army-part-count = krijgers
army-part-whole = Afgerond op hele punten
army-part-own = Puntwaarde van de maker
army-part-card = Puntwaarde op de kaart
army-part-item = Voorwerp: { $item }

## Wat er niet klopt aan een leger

army-fault-game = Dit leger hoort bij een ander spel: { $game }.
army-fault-step = Het bouwtotaal is { $total }, maar moet een veelvoud van { $step } zijn.
army-fault-empty = Dit leger heeft nog geen krijgers.
army-fault-many = Meer dan { $most } krijgers vinden geen plaats in een begingebied.
army-fault-count = Neem een heel aantal krijgers van 1 tot { $most }.
army-fault-warrior = Deze krijger bestaat niet: { $warrior }.
army-fault-field = Hier valt niets te kiezen met de naam ‘{ $field }’.
army-fault-item = Dit leger noemt een voorwerp dat niet bestaat.
army-fault-unique = { $warrior } is Uniek en kan maar één keer in een leger zijn.
army-fault-relic = { $item } is een relikwie en kan maar één keer in een leger zijn.
army-fault-left = Dit kost { $price } punten, maar het bouwtotaal laat er nog { $left } over.
army-fault-total = Het leger kost { $price } punten, meer dan het bouwtotaal van { $total }.
army-fault-bearer = { $warrior } kan geen voorwerpen dragen: dat kan alleen een Unieke krijger met ruimte ervoor.
army-fault-slots = { $slots ->
    [one] { $warrior } heeft ruimte voor { $slots } voorwerp, te weinig voor { $items }.
   *[other] { $warrior } heeft ruimte voor { $slots } voorwerpen, te weinig voor { $items }.
}
army-fault-relics = { $warrior } kan maar één relikwie dragen.
army-fault-requires = { $warrior } voldoet niet aan de vereisten van { $item }.
army-fault-clash = { $item } en { $other } hebben dezelfde vereisten; een krijger draagt er maar één van.
