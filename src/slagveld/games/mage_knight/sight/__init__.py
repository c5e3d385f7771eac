"""Lines of fire: how long, through which arc, what blocks them, who can be a target.

And what the ground between and below gives to the target's defense.

Serves MK-MEASURE-1, MK-WAVE-2, MK-SOAR-7, MK-SOAR-10, MK-SOAR-11, MK-IMMUNE, MK-TARGET,
MK-CAPTURE-10, MK-RANGED-4, MK-RANGED-5, MK-LOF, MK-MULTI-6, MK-PRECISION-1, MK-HINDER-8,
MK-HINDER-9, MK-HINDER-10, MK-HINDER-11, MK-BLOCK-2, MK-ELOF, MK-HEIGHT, MK-BUILT-11, MK-BUILT-12,
MK-BUILT-13, MK-BUILT-14, MK-BUILT-17, MK-BUILT-20, MK-GAP-6, MK-CARD-G4, MK-CARD-stealth,
MK-CARD-magic-blast, MK-CARD-flame-lightning, MK-CARD-shockwave, MK-CARD-magic-healing,
MK-CARD-limited-invisibility, MK-MOVE-9, MK-CARD-darkness, MK-CLOSE-2, MK-SOAR-8, MK-SOAR-9.
Leans on MK-RUN-4, MK-MELEE-4, MK-RANGED-6, MK-PRECISION-2, MK-GAP-13, MK-CARD-G7,
MK-CARD-magic-confusion.
"""
