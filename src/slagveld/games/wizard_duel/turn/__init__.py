"""The sequence of play.

A round with its order, the creature part with its turns of one to four models, the wizard part
with a move and a spell action each.

Serves WD-ROUND, WD-ACT, WD-ORDER-3, WD-ORDER-4, WD-ORDER-5, WD-ORDER-6, WD-TERM-2, WD-TERM-3,
WD-SHEET-3, WD-MELEE-3, WD-WIZARD-2, WD-WIZARD-3, WD-RACE-TROLLS.
Leans on WD-END-2, WD-FAMILIAR-3, WD-HEAVY-3, WD-SHOOT-1, WD-SUMMON-7, WD-WIZARD-7, WD-WIZARD-8.
"""
