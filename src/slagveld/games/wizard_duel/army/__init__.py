"""Stocks: the models that a player owns, how they are put together, in which packages they come.

Races and stocks of a player's own are read, priced and brought along here, too (SLV-CARD-1).

Serves WD-SETUP-1, WD-SETUP-10, WD-SUMMON-2, WD-SUMMON-3, WD-SUMMON-4, WD-SUMMON-8, WD-SUMMON-9,
WD-SUMMON-10, WD-SUMMON-11, WD-SUMMON-13, WD-NATURE-2, WD-NATURE-3, WD-RACE-2, WD-RACE-4.
Leans on WD-HEAVY-1, WD-HEAVY-4, WD-HIT, WD-MAT-5, WD-MOVE-1, WD-NATURE-1, WD-RACE-1, WD-RACE-3,
WD-RACE-CHAOS, WD-RACE-DRAGONS, WD-RACE-DWARVES, WD-RACE-FIRE, WD-RACE-GIANTS, WD-RACE-GOBLINS,
WD-RACE-ORKS, WD-RACE-SAUROIDS, WD-RACE-TROLLS, WD-RACE-UNDEAD, WD-SHOOT-3, WD-WEAPON-1,
WD-WEAPON-3.
"""
