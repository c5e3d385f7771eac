"""What every other room speaks in.

The words and measures of the game, the race table, the models with their duel sheets, the state
of a duel, and which models have been used.

Serves WD-TERM-2, WD-TERM-3, WD-MAT-2, WD-MAT-5, WD-RACE, WD-WEAPON-1, WD-WEAPON-3, WD-NATURE-1,
WD-WIZARD-1, WD-HEAVY-1, WD-GAP-5, WD-ACT-1, WD-SHEET-3, WD-SUMMON-7, WD-SETUP-1.
Leans on WD-ACT-2, WD-ACT-4, WD-END-2, WD-FAMILIAR-1, WD-FAMILIAR-3, WD-HEAVY, WD-MELEE-3, WD-ORDER,
WD-SETUP-5, WD-SETUP-10, WD-SHEET, WD-SPELL-8, WD-SUMMON-5, WD-WIZARD, WD-ROUND-6.
"""
