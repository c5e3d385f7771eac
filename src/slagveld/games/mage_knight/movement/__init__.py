"""Moves of single warriors: breaking away, going, arriving, free spins.

And whatever abilities do before, in and at the end of a move, shots of Overwatch included.

Serves MK-MOVE-1, MK-MOVE-8, MK-MOVE-10, MK-MOVE-11, MK-BREAK, MK-SPIN, MK-FOOT, MK-HORSE, MK-RUN,
MK-SOAR-2, MK-CAPTURE-9, MK-CARD-G10, MK-CARD-quickness, MK-CARD-flight, MK-CARD-nimble,
MK-CARD-ram, MK-CARD-sneak-attack, MK-CARD-pole-arm, MK-CARD-terrify, MK-CARD-overwatch,
MK-CARD-magic-confusion, MK-CARD-darkness, MK-SOAR-5, MK-OBJ-10, MK-MOVE-3.
Leans on MK-RANGED-2, MK-CLOSE-1.
"""
