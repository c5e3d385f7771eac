"""Melee: the exchange when a walk ends in contact, and the blows of fight actions after it.

Serves WD-MELEE, WD-FIELD-4, WD-HIT-7, WD-ACT-7, WD-HEAVY-7, WD-CHECK-5, WD-RACE-DRAGONS,
WD-RACE-GIANTS.
Leans on WD-FAMILIAR-3, WD-HIT-1, WD-SIGHT-1, WD-SUMMON-12.
"""
