"""Movement: walks, turns, stairs, jumps and flight of creatures, and the wizard's own move.

Also what a walk into contact brings: blows are traded, and an energy field is run against.

Serves WD-MOVE, WD-PLACE-3, WD-PLACE-4, WD-PLACE-5, WD-PLACE-6, WD-FIELD-1, WD-FIELD-3,
WD-WIZARD-4, WD-WIZARD-9, WD-WIZARD-14, WD-RACE-DRAGONS.
Leans on WD-HEAVY-11, WD-MEASURE-3, WD-MELEE-3, WD-WIZARD-3.
"""
