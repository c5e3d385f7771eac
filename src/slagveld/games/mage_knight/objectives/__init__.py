"""What a battle is about: who controls objectives, when it ends, and who has won it.

Serves MK-INTRO-4, MK-OBJ, MK-CAPTURE-20, MK-ITEMS-14, MK-END, MK-WIN, MK-GAP-7,
MK-CARD-demoralized, MK-PLACE-7.
Leans on MK-TURN-2.
"""
