## Een leger bouwen

army-points = punten
army-trait = { $ability }/{ $x }
army-card = { $rank ->
    [character] { $card } (personage)
    [irregular] { $card } (irregulier)
    [regular] { $card } (regulier)
    [veteran] { $card } (veteraan)
    [special] { $card } (speciaal)
    [elite] { $card } (elite)
    [creature] { $card } (wezen)
    [initiate] { $card } (ingewijde)
    [devout] { $card } (vrome)
   *[other] { $card }
}
army-difference = De legers kosten { $first } en { $second } punten: een verschil van { $points }.

## De delen van een prijs

army-part-printed = Punten op de kaart
army-part-battles = Punten uit veldslagen: evenveel punten winnen zo vaak als ze verliezen
army-part-own = Punten die de speler bepaald heeft
army-part-fight = Aanval en Kracht
army-part-guard = Verdediging en Uithoudingsvermogen
army-part-fear = Angstwaarde
army-part-shot = Schutterswaarde en afstandswapen
army-part-ability = { $ability }
army-part-character = Wat een personage meer kan
army-part-rounded = Afgerond op hele punten
army-part-count = figuren

## Wat er niet klopt aan een leger

army-fault-game = Dit leger hoort bij een ander spel: { $game }.
army-fault-budget = Het budget is { $total }, maar kan niet minder dan niets zijn.
army-fault-empty = Dit leger heeft nog geen figuren.
army-fault-many = Meer dan { $most } figuren vinden geen plaats in een opstellingszone.
army-fault-card = Deze kaart bestaat niet: { $card }.
army-fault-count = { $most ->
    [one] De kaart van { $card } staat voor één figuur.
   *[other] De kaart van { $card } staat voor 1 tot { $most } figuren.
}
army-fault-field = Hier valt niets te kiezen met de naam ‘{ $field }’.
army-fault-character = { $card } is een personage en kan maar één keer in een leger zijn.
army-fault-left = Dit kost { $price } punten, maar van het budget is nog { $left } over.
army-fault-total = Het leger kost { $price } punten, meer dan het budget van { $total }.
