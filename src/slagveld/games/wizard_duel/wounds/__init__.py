"""Hits, wounds and defeat.

The roll to hit, what a hit takes off a creature or an energy field, who leaves the table, the end
of the duel; the odds of blows, and what they are worth.

Serves WD-HIT, WD-END, WD-WIZARD-11, WD-WIZARD-12, WD-WIZARD-13, WD-HEAVY-8, WD-SUMMON-12,
WD-WEAPON-1, WD-WEAPON-3, WD-WEAPON-4, WD-FIELD-1, WD-FIELD-2, WD-FIELD-3, WD-CHECK-1, WD-CHECK-2,
WD-CHECK-4, WD-CHECK-5, WD-RACE-CHAOS, WD-RACE-DWARVES, WD-RACE-FIRE, WD-RACE-GOBLINS,
WD-RACE-PYGMIES, WD-RACE-SAUROIDS, WD-RACE-UNDEAD, WD-SPELL-8.
Leans on WD-HEAVY-6, WD-HEAVY-7, WD-MAT-2, WD-MELEE-4, WD-SHEET-5, WD-SHEET-6.
"""
