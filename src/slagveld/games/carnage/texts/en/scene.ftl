# The table and the cards.

ground-open = Open ground
badge-eggs = { $eggs ->
    [one] One egg left
   *[other] { $eggs } eggs left
}
rank-hero = Hero
rank-mage = Mage
lives = W left
figures = Figures
status-neutralised = Neutralised
status-diverted = Diverted
status-exhausted = Exhausted
status-accelerated = First in this phase
status-frenzied = In a frenzy
status-armed = Strikes with double force
badge-magic = { $points ->
    [one] One magic point
   *[other] { $points } magic points
}
badge-shields = Magical shields
pearl-wagon = The pearl wagon
crater = Smoking crater
zone = Deployment zone
phase-initiative = Initiative
phase-movement = Movement
phase-shooting = Shooting
phase-melee = Melee
track-phases = Phases
track-initiative = Initiative order
value-ws = Weapon skill (WS)
value-st = Strength (ST)
value-ar = Armour (AR)
value-w = Wounds (W)
value-at = Attacks (AT)
value-m = Movement (M)
value-bow = Bow
value-spell = Spell
moves-cavalry = as cavalry
moves-infantry = as infantry
bow-strength = ST { $st }
base-size = Base
magic-points = Magic points
scene-spell-book = Spells of { $name } ({ $points } MP)
shields = Shields
note-mixed = Merged remains: the lowest values hold for all.
side-initiative = Initiative value
side-units = Units
side-figures = Figures
side-fallen = Fallen
reference-moves = Moves and ranges
reference-infantry = Infantry, normal move
reference-infantry-charge = Infantry, charge
reference-cavalry = Cavalry, normal move
reference-cavalry-charge = Cavalry, charge
reference-direct = Direct fire
reference-indirect = Indirect fire
reference-between = { $least } to { $most }
reference-length = { $length }
reference-agility = Agility table
reference-ws = WS { $ws }
reference-hit = { $melee }+ melee or direct, { $indirect }+ indirect
reference-wounds = Wound table
reference-st = ST { $st }
reference-wounds-note = From left to right: AR 0, 1, 2, 3, 4.
reference-pearl = Pearl table
reference-range = { $first }–{ $last }
do-end-part = Done
about-game = Blocks of troops on open fields: ranks, charges, volleys, and an energy pearl that makes every round different.
