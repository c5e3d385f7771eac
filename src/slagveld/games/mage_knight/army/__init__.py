"""Army building: what warriors and items cost, what an army may hold, and what is wrong with one.

Serves MK-FACTION-4, MK-VALUE-3, MK-ARMY, MK-ITEMS-1, MK-ITEMS-4, MK-ITEMS-5, MK-ITEMS-6,
MK-ITEMS-7, MK-ITEMS-15, MK-ITEMS-16, MK-HOUSE, MK-ITEMS-10, MK-ITEMS-EX1.
Leans on MK-BASE-2, MK-BASE-5, MK-DEPLOY-4, MK-WIN-3.
"""
