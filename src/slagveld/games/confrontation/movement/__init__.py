"""Moves that touch nobody, and what contact does, whatever move has led to it.

What a figure of an activated card may choose is said here once for all kinds of movement; walking,
rushing, dodging and staying are carried out here.

Serves CON-MOVE-9, CON-MOVE-11, CON-MOVE-13, CON-WALK, CON-CHARGE-5, CON-CHARGE-6, CON-CHARGE-7,
CON-CHARGE-8, CON-ENGAGE-3, CON-DODGE-1, CON-DODGE-2, CON-DODGE-4, CON-PURSUE-5,
CON-CARD-charge-bestiale, CON-CARD-esquive, CON-CARD-tyrans-de-vile-tis.
Leans on CON-MOVE-4, CON-MOVE-5, CON-MOVE-12, CON-CHARGE-10, CON-SWIM, CON-JUMP, CON-CLIMB,
CON-DISENGAGE, CON-FEAR, CON-REACT.
"""
