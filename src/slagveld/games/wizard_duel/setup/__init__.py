"""Before the first round.

Scenarios and options, the table and its scenery, the roll for order, and the places where the
wizards appear.

Serves WD-SETUP, WD-MAT-3, WD-MAT-4, WD-MAT-6, WD-ORDER-1, WD-ORDER-2, WD-ORDER-3, WD-ORDER-4,
WD-RACE-2, WD-GAP-5.
Leans on WD-END-2, WD-FAMILIAR-1, WD-HEAVY-3, WD-MELEE-3, WD-SHOOT-1.
"""
