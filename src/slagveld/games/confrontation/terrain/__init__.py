"""The ground: what scenery is, where a base may stand, which ways there are, what is seen.

A move is asked here along which way it goes, at what cost and how far, and with whom it can end in
contact. Sight is here too, as it is a matter of heights and of what stands between.

Serves CON-GEN-4, CON-STAT-1, CON-STAT-2, CON-SIZE-2, CON-MOVE-10, CON-MOVE-12,
CON-MOVE-13, CON-MOVE-14, CON-CHARGE-3, CON-DODGE-5, CON-SHOOT-2, CON-SHOOT-3, CON-SHOOT-4,
CON-HOUSE-6, CON-HOUSE-7, CON-CARD-conscience, CON-CARD-eclaireur, CON-CARD-esquive,
CON-CARD-immunite, CON-CARD-rapidite, CON-CARD-vol.
Leans on CON-WALK, CON-CHARGE, CON-ENGAGE, CON-SWIM, CON-JUMP, CON-DISENGAGE, CON-DODGE-1, CON-FEAR,
CON-SHOOT-6, CON-SHMOD, CON-HOUSE-4, CON-HOUSE-11.
"""
