## Building an army

army-points = points
army-group-mage-spawn = Mage Spawn
army-group-own = Your own cards
army-warrior = { $rank ->
    [weak] { $warrior } (Weak)
    [standard] { $warrior } (Standard)
    [tough] { $warrior } (Tough)
   *[unique] { $warrior } (Unique)
}
army-field-items = Items
army-costs = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The parts of a price

army-part-printed = Point value on the base
army-part-ground = Every warrior
army-part-close = Attack and damage in close combat
army-part-ranged = Attack, damage and range in ranged combat
army-part-defense = Defense
army-part-speed = Speed
army-part-arrows = More than one arrow
army-part-immunity = Magic immunity
army-part-ability = { $ability }
army-part-rounded = Rounded to the point value on the base
army-part-count = warriors
army-part-whole = Rounded to whole points
army-part-own = Point value set by its maker
army-part-card = Point value on the card
army-part-item = Item: { $item }

## What is wrong with an army

army-fault-game = This army belongs to another game: { $game }.
army-fault-step = The build total is { $total }, but must be a multiple of { $step }.
army-fault-empty = This army has no warriors yet.
army-fault-many = More than { $most } warriors find no room in a starting area.
army-fault-count = Take a whole number of warriors from 1 to { $most }.
army-fault-warrior = There is no such warrior: { $warrior }.
army-fault-field = Nothing can be chosen here by the name “{ $field }”.
army-fault-item = This army names an item that does not exist.
army-fault-unique = { $warrior } is Unique and can be in an army only once.
army-fault-relic = { $item } is a relic and can be in an army only once.
army-fault-left = It costs { $price } points, but the build total leaves only { $left }.
army-fault-total = The army costs { $price } points, more than the build total of { $total }.
army-fault-bearer = { $warrior } cannot carry items: only a Unique warrior with item slots can.
army-fault-slots = { $slots ->
    [one] { $warrior } has { $slots } item slot, too few for { $items } items.
   *[other] { $warrior } has { $slots } item slots, too few for { $items } items.
}
army-fault-relics = { $warrior } can carry only one relic.
army-fault-requires = { $warrior } does not meet the requirements of { $item }.
army-fault-clash = { $item } and { $other } have the same requirements; a warrior carries only one of them.
