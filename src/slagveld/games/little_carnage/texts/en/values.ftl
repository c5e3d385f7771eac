### Values, dice and what changes them.

value-attack = Attack dice
value-defence = Defence dice
value-agility = Movement
item-veteran = veterans
item-wounds = wounds
item-berserk = berserk
item-full-defence = full defence
item-half-bearers = half the bearers are gone
item-mire = mired
item-slowed = slowed by the scenario
need-skull = skull
need-shield = shield
