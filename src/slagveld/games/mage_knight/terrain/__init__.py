"""The ground: who stands in what, where a base finds room, how far it may go, and along which way.

What becomes of built terrain under attack is here as well.

Serves MK-SETUP-6, MK-PLACE-8, MK-MEASURE-1, MK-MOVE, MK-FOOT, MK-HORSE-1, MK-WING, MK-WAVE-1,
MK-RUN-2, MK-SOAR-1, MK-SOAR-4, MK-SOAR-5, MK-CAPTURE-7, MK-TERRAIN-3, MK-HINDER, MK-BLOCK, MK-ELEV,
MK-ABRUPT-1, MK-ABRUPT-2, MK-BUILT-10, MK-BUILT-16, MK-BUILT-21, MK-CARD-flight, MK-CARD-aquatic,
MK-BUILT-19, MK-OBJ-10, MK-ABRUPT-3, MK-CAPTURE-6, MK-WAVE-3, MK-SOAR-2, MK-SOAR-6, MK-SOAR-8,
MK-SOAR-9.
Leans on MK-CONTACT-1, MK-RULE3-3, MK-WAVE-2, MK-FMOVE-3, MK-ITEMS-17.
"""
