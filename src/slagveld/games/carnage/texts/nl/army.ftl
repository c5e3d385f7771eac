## Een leger samenstellen

army-points = punten
army-group-heroes = Helden en magiërs
army-group-cards = Je eigen kaarten
army-group-own = Eigen ontwerp
army-own-figure = Eigen figuur

## De vier delen van het werkblad

army-part-base = 1. Basiskosten: WS { $ws } + ST { $st } + 2 × AR { $ar }
army-part-lives = 2. Extra AT en W: { $base } × 0,75 × ({ $at } + { $w })
army-part-cavalry = 3. Cavaleriebeweging
army-part-bow = 3. Boog
army-part-shots = { $shots ->
    [one] 3. { $shots } extra schot
   *[other] 3. { $shots } extra schoten
}
army-part-disciplines = { $count ->
    [one] 4. { $count } discipline
   *[other] 4. { $count } disciplines
}
army-part-spells = { $count ->
    [one] 4. { $count } toverspreuk
   *[other] 4. { $count } toverspreuken
}
army-part-magic = { $count ->
    [one] 4. { $count } magisch punt
   *[other] 4. { $count } magische punten
}
army-part-own = Prijs van de maker
army-part-count = figuren

## De regels van het werkblad

army-field-name = Naam
army-field-people = Volk
army-field-type = Type
army-field-hero = Held: vecht alleen, als eigen eenheid
army-field-ws = Wapenbehendigheid (WS)
army-field-st = Sterkte (ST)
army-field-armour = Bepantsering (AR)
army-field-w = Weerstand (W)
army-field-at = Aanvallen (AT)
army-field-mount = Cavaleriebeweging
army-field-bow = Boog
army-field-shots = Extra schoten (helden met boog)
army-field-disciplines = Disciplines (magiërs)
army-field-spells = Toverspreuken (magiërs)
army-field-magic = Magische punten (magiërs)
army-field-width = Breedte van het voetstuk in mm
army-field-depth = Diepte van het voetstuk in mm
army-field-look = Miniatuur: ziet eruit als
army-skill = { $ws } – { $meaning }
army-armour = { $name } (AR { $ar })
army-costs = { $points } punten
army-costs-in = { $points } punten; { $discipline }

## Wat er niet klopt aan een leger

army-fault-game = Dit leger hoort bij een ander spel: { $game }.
army-fault-empty = Dit leger heeft nog geen figuren.
army-fault-many = Op een tafel is geen plaats voor meer dan { $most } figuren.
army-fault-count = Neem een geheel aantal figuren van 1 tot { $most }.
army-fault-type = Dit troepentype bestaat niet: { $type }.
army-fault-choices = { $type } { AGREE($type, "heeft", "hebben") } vaste waarden; voor andere waarden is een figuur van eigen ontwerp nodig.
army-fault-small = { $type }: { $lives } W is te weinig voor een eenheid, die er minstens { $least } nodig heeft.
army-fault-total = Het leger kost { $price } punten, meer dan de afgesproken { $total }.
army-fault-archers = { $price } punten aan boogschutters is meer dan een kwart van { $total }.
army-fault-cavalry = { $price } punten aan cavalerie is meer dan de helft van { $total }.
army-fault-field = Het werkblad heeft geen regel “{ $field }”.
army-fault-number = { $field }: een geheel getal van { $least } tot { $most }.
army-fault-choice = { $field }: kies uit de lijst.
army-fault-name = Een naam heeft hoogstens { $most } tekens, allemaal afdrukbaar.
army-fault-archer-armour = Een figuur met een boog heeft hoogstens gemiddelde bepantsering (AR 2).
army-fault-mount = Een bereden figuur heeft minstens W 2 en AT 2, want het rijdier vecht mee.
army-fault-shots = Alleen een held met een boog kan extra schoten kopen.
army-fault-magic = Alleen een magiër kan magie kopen.
army-fault-mage-hero = Een magiër vecht al alleen; hij kan niet ook nog held zijn.
army-fault-discipline = { $spell } vereist de discipline { $discipline }.
