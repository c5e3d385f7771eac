"""Hits, wounds and defeat.

The roll to hit, what a hit takes off a creature or an energy field, who leaves the table, and the
end of the duel.

Serves WD-HIT, WD-END, WD-WIZARD-11, WD-WIZARD-12, WD-WIZARD-13, WD-HEAVY-8, WD-SUMMON-12,
WD-WEAPON-4, WD-CHECK-1, WD-CHECK-2, WD-CHECK-4, WD-RACE-CHAOS, WD-RACE-DWARVES, WD-RACE-FIRE,
WD-RACE-GOBLINS, WD-RACE-PYGMIES, WD-RACE-SAUROIDS, WD-RACE-UNDEAD.
Leans on WD-HEAVY-7, WD-MELEE-4, WD-SHEET-5, WD-SHEET-6, WD-WEAPON-1.
"""
