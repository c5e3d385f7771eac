"""Formations: who makes one, and how several warriors move by one action.

Those that shoot as one are in `shooting.ranged_combat_formations`.

Serves MK-RUN-5, MK-SOAR-6, MK-FORM, MK-FMOVE, MK-SHYFT-1, MK-CARD-forced-march, MK-FACTION-3,
MK-SHYFT-2.
Leans on MK-RULE3-3, MK-HORSE-3, MK-RUN-4, MK-CAPTURE-9, MK-CAPTURE-12.
"""
