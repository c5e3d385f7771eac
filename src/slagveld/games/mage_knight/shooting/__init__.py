"""Ranged combat actions: shots of single warriors, on the move, and of formations.

Who may shoot at whom, and how; the attack itself is resolved in `attack`.

Serves MK-RANGED-1, MK-RANGED-2, MK-RANGED-3, MK-MULTI-1, MK-MULTI-2, MK-MULTI-3, MK-CLOSE-1,
MK-FRANGED, MK-CARD-G2, MK-CARD-G3, MK-CARD-bound, MK-CARD-shockwave, MK-CARD-berserk,
MK-CARD-magic-blast, MK-CARD-flame-lightning, MK-CARD-magic-healing, MK-MULTI-6, MK-GAP-6,
MK-BUILT-17.
Leans on MK-CLOSE-2, MK-FORM-7, MK-BUILT-16, MK-CARD-pole-arm, MK-CARD-overwatch.
"""
