## Army building

army-points = points
army-group-heroes = Heroes and mages
army-group-cards = Your own cards
army-group-own = Your own design
army-own-figure = Own figure

## The four parts of the worksheet

army-part-base = 1. Base: WS { $ws } + ST { $st } + 2 × AR { $ar }
army-part-lives = 2. Extra AT and W: { $base } × 0.75 × ({ $at } + { $w })
army-part-cavalry = 3. Cavalry movement
army-part-bow = 3. Bow
army-part-shots = { $shots ->
    [one] 3. { $shots } extra shot
   *[other] 3. { $shots } extra shots
}
army-part-disciplines = { $count ->
    [one] 4. { $count } discipline
   *[other] 4. { $count } disciplines
}
army-part-spells = { $count ->
    [one] 4. { $count } spell
   *[other] 4. { $count } spells
}
army-part-magic = { $count ->
    [one] 4. { $count } magic point
   *[other] 4. { $count } magic points
}
army-part-own = Price of its maker
army-part-count = figures

## The lines of the worksheet

army-field-name = Name
army-field-people = People
army-field-type = Type
army-field-hero = Hero: fights alone, as a unit of its own
army-field-ws = Weapon skill (WS)
army-field-st = Strength (ST)
army-field-armour = Armour (AR)
army-field-w = Wounds (W)
army-field-at = Attacks (AT)
army-field-mount = Cavalry movement
army-field-bow = Bow
army-field-shots = Extra shots (archer heroes)
army-field-disciplines = Disciplines (mages)
army-field-spells = Spells (mages)
army-field-magic = Magic points (mages)
army-field-width = Width of the base in mm
army-field-depth = Depth of the base in mm
army-field-look = Miniature: looks like
army-skill = { $ws } – { $meaning }
army-armour = { $name } (AR { $ar })
army-costs = { $points } points
army-costs-in = { $points } points; { $discipline }

## What is wrong with an army

army-fault-game = This army belongs to another game: { $game }.
army-fault-empty = There are no figures in this army yet.
army-fault-many = There is no room on a table for more than { $most } figures.
army-fault-count = Take a whole number of figures from 1 to { $most }.
army-fault-type = There is no such troop type: { $type }.
army-fault-choices = { $type } { AGREE($type, "has", "have") } fixed values; other values need a figure of your own design.
army-fault-small = { $type }: { $lives } W are too few for a unit, which needs at least { $least }.
army-fault-total = The army costs { $price } points, more than the agreed { $total }.
army-fault-archers = { $price } points on archers are more than a quarter of { $total }.
army-fault-cavalry = { $price } points on cavalry are more than half of { $total }.
army-fault-field = The worksheet has no line “{ $field }”.
army-fault-number = { $field }: a whole number from { $least } to { $most }.
army-fault-choice = { $field }: choose from the list.
army-fault-name = A name has at most { $most } characters, all of them printable.
army-fault-archer-armour = A figure with a bow has at most medium armour (AR 2).
army-fault-mount = A mounted figure has at least W 2 and AT 2, for the mount fights too.
army-fault-shots = Only a hero with a bow can buy extra shots.
army-fault-magic = Only a mage can buy magic.
army-fault-mage-hero = A mage fights alone already; he cannot be a hero as well.
army-fault-discipline = { $spell } needs the discipline { $discipline }.
