"""Little Carnage: regiments of few figures, one deck of army cards for both sides.

Each room is named for a part of the rulebook and says which rules it serves. From the ground up:
`core`, `army`, `scenario`, `odds`; `terrain`, `movement`; `morale`, `wounds`, `march`, `flight`;
`attacks`, `magic`, `melee`, `shooting`, `machines`; `turn`, `setup`; `view`, `bots`. A room knows
only those before it.
"""
