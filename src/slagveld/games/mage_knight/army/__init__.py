"""Army building: what warriors and items cost, what an army may hold, and what is wrong with one.

Cards of a player's own are read, judged, priced and shown here (`own_…`, SLV-CARD-1).

Serves MK-FACTION-4, MK-VALUE-3, MK-ARMY, MK-ITEMS-1, MK-ITEMS-4, MK-ITEMS-5, MK-ITEMS-6,
MK-ITEMS-7, MK-ITEMS-15, MK-ITEMS-16, MK-HOUSE, MK-ITEMS-10, MK-ITEMS-EX1.
Leans on MK-BASE, MK-DEPLOY-4, MK-WIN-3, MK-ABILITY-1, MK-ABILITY-7, MK-ATYPE-1, MK-BLOCK-1,
MK-BUILT, MK-CARD-darkness, MK-CARD-jeweled-helm, MK-CARD-magestone-storm, MK-DAMAGE-1, MK-DAMAGE-4,
MK-DIAL-1, MK-DOMAIN, MK-ELEV-1, MK-FACTION-1, MK-FACTION-2, MK-HEAL-3, MK-IMMUNE-1, MK-ITEMS,
MK-MELEE-5, MK-MOD-1, MK-MOD-2, MK-MOVE-1, MK-MULTI-1, MK-RANGED-4, MK-RANGED-8, MK-ROLL-1,
MK-RULE3-1, MK-RULE3-3, MK-STYPE-1, MK-VALUE-1.
"""
