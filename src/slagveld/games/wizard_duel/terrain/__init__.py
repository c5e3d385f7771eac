"""What the rules ask of the table.

Scenery and raised places, base contact and distance, who sees whom, where a base may stand, and
the ways between.

Serves WD-SIGHT, WD-MEASURE, WD-TERRAIN, WD-TERM-2, WD-MOVE-4, WD-MOVE-5, WD-MOVE-6, WD-PLACE-1,
WD-PLACE-3, WD-PLACE-4, WD-WIZARD-9, WD-HEAVY-9, WD-SETUP-3.
"""
