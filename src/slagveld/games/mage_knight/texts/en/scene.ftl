# What the display shows

## Cards

scene-card-title = { $rank ->
    [weak] { $name } (Weak)
    [standard] { $name } (Standard)
    [tough] { $name } (Tough)
   *[unique] { $name } (Unique)
}
scene-card-dial = Combat dial
scene-card-speed = Speed
scene-card-attack = Attack
scene-card-defense = Defense
scene-card-damage = Damage
scene-card-attack-bonus = Attack bonus
scene-card-ranged-damage = Ranged damage
scene-card-range = Range
scene-card-typed = { $value } · { $type }
scene-card-signed = { $value }
scene-card-reach = { $arrows ->
    [one] { $inches }″
   *[other] { $inches }″, { $arrows } arrows
}
scene-card-no-reach = none
scene-card-number = Collector’s number
scene-card-points = Point value
scene-card-faction = Faction
scene-card-subfaction = Subfaction
scene-card-mage-spawn = Mage Spawn
scene-card-front-arc = Front arc
scene-card-degrees = { $degrees }°
scene-card-base = Base
scene-card-length = { $length }
scene-card-slots = Item slots
scene-card-mark-repair = Repair marker
scene-card-captive = A captive: its abilities and items do not count.
scene-card-origin = { $origin ->
    [V1] A dial of the first edition.
    [own] A dial of a player’s own.
   *[house] A dial of our own: the rulebook has none.
}
scene-card-ability = { $name }: { $words }
scene-card-ability-nexus = { $name } (nexus): { $words }
scene-card-ability-item = { $name } (by an item): { $words }
scene-card-ability-off = { $name } – off just now: { $words }
scene-card-item = { $name }: { $words }
scene-card-item-off = { $name } – does not work for it now: { $words }

## Types

scene-type-foot = foot
scene-type-horseshoe = horseshoe
scene-type-wing = wing
scene-type-wave = wave
scene-type-none = no type
scene-type-sword = sword
scene-type-bow = bow
scene-type-wand = wand
scene-type-normal = normal
scene-type-magic-immune = magic immunity
scene-type-golem = Golem

## Items

scene-item-effect = { $parts }
scene-item-modifier = { $amount } { $value }{ $when }
scene-item-modifier-tokens = +1 { $value } for each action token{ $when }
scene-item-when-always = {""}
scene-item-when-close = {" in close combat"}
scene-item-when-ranged = {" in ranged combat"}
scene-item-when-paid = {" while its price is paid"}
scene-item-range = range { $inches }″
scene-item-ability = { $ability }
scene-item-price = costs { $damage } exhaustion damage in the command phase
scene-domain-range = no range above { $inches }″
scene-domain-runs = nobody may run
scene-domain-storm = 1D6 in each command phase: up to { $most }, every warrior that touches another takes 1 damage
scene-domain-cancels = cancels { $domains }
scene-domain-nothing = It changes nothing.
scene-item-owner = Goes back to { $player } after the battle

## Badges

scene-badge-tokens = Action token
scene-badge-captive = Captive of { $captor }
scene-badge-captor = Holds a captive: { $captive }
scene-badge-soaring = Soaring
scene-badge-hexed = Hex
scene-badge-watching = Overwatch
scene-badge-demoralized = Demoralized
scene-badge-levitated = Levitated: no action this turn
scene-badge-item = Carries { $item }
scene-badge-item-paid = Carries { $item }: the price is paid
scene-badge-item-off = Carries { $item }, which does not work for it now
scene-badge-cancelled = { $ability } is cancelled this turn
scene-badge-defense = Defense { $defense }
scene-badge-structure = Structural points: { $left } of { $structure } left this turn

## The table

scene-level-soaring = soaring
scene-objective-contested = Contested
scene-zone-start = Starting area of { $player }
scene-terrain-clear = Clear terrain: nothing hinders here.
scene-terrain-words = { $words }
scene-terrain-built = { $kind ->
    [hindering] Hindering
    [concealing] Concealing
    [blocking] Blocking
   *[clear] Clear
} built terrain{ $elevated ->
    [yes] , elevated
   *[no] {""}
}. Defense { $defense }, fortification { $fortification }; { $structure } damage in one turn destroys it. { $dot ->
    [yes] It can be occupied.
   *[no] Nobody can stand on it.
}

## Order

scene-track-order = Turn order
scene-track-phases = Phases
scene-track-actions = Actions
scene-phase-command = Command phase
scene-phase-action = Action phase
scene-phase-end = End phase

## Sheets

scene-sheet-army = Points of the army
scene-sheet-objectives = Objectives held
scene-sheet-warriors = Warriors left
scene-sheet-points = Points left
scene-sheet-eliminated = Points eliminated
scene-sheet-reserves = Not deployed yet
scene-sheet-fallen = Eliminated: { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
scene-sheet-returned = Eliminated and brought back: { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
scene-sheet-abilities-speed = Abilities: speed
scene-sheet-abilities-attack = Abilities: attack
scene-sheet-abilities-defense = Abilities: defense
scene-sheet-abilities-damage = Abilities: damage
scene-sheet-ability = { $name }: { $words }
scene-sheet-ability-optional = { $name } (optional): { $words }
scene-sheet-domains = Domains
scene-sheet-domain-words = { $words }
scene-sheet-modifiers = Modifiers
scene-sheet-modifiers-note = Add them all up first; then no value changes by more than 3.
scene-modified-speed = speed
scene-modified-damage = damage
scene-modified-attack = attack
scene-modified-defense = defense
scene-modified-ranged-damage = ranged damage
scene-modified-either = attack or ranged damage
scene-modifier-amount = { $amount } { $value }
scene-modifier-printed = as printed, { $value }
scene-modifier-bonus = Attack bonus, in an attack of its own type
scene-modifier-rear = Close combat against the rear arc
scene-modifier-rear-shot = Line of fire through the rear arc
scene-modifier-surround = Surround, for each helper
scene-modifier-capture = Capture attempt
scene-modifier-execution = Eliminating a captive
scene-modifier-precision = Precision
scene-modifier-close-range = Close Range
scene-modifier-helper = Ranged formation, for each participant
scene-modifier-bow-helper = Ranged formation, a bow instead
scene-modifier-hindering = Hindering terrain
scene-modifier-height = Height advantage
scene-modifier-soaring = Soaring (height advantage)
scene-modifier-wave = Wave warrior in water
scene-modifier-built = Fortification of built terrain
scene-modifier-resistance = Spell Resistance against a wand

## Rulers

scene-ruler-hindering = The line of fire is free, through hindering terrain.
scene-ruler-touching = The two are in base contact.
scene-ruler-no-range = { $name } has no range.
scene-ruler-too-far = Too far: the range of { $name } is { $range }.
scene-ruler-behind = Outside the front arc of { $name }.
scene-ruler-rear = Through the rear arc of { $name }.
