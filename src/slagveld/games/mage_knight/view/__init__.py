"""The battle for displays: table, cards of warriors, sheets, signs, rulers, the first lesson.

Serves MK-VALUE-1, MK-NEED-3, MK-MEASURE-1, MK-ETIQ-1, MK-LOF-6.
Leans on MK-BASE, MK-ARMY-7, MK-SETUP-4, MK-TURN-5, MK-OBJ-2, MK-FACING-1, MK-MOD-6, MK-RULE3-1,
MK-SOAR-1, MK-HINDER-2, MK-ELEV-2, MK-ABRUPT-1, MK-BUILT, MK-DOMAIN-4, MK-ITEMS-10, MK-ITEMS-14,
MK-WIN.
"""
