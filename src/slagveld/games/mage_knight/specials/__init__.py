"""Special actions: levitation, return of the eliminated, regeneration, Hex and Overwatch.

Serves MK-SPECIAL, MK-GAP-8, MK-GAP-9, MK-GAP-11, MK-CARD-G7, MK-CARD-G8, MK-CARD-magic-levitation,
MK-CARD-summon, MK-CARD-regeneration, MK-CARD-overwatch, MK-CARD-necromancy, MK-CARD-hex.
Leans on MK-WAVE-3, MK-SOAR-4, MK-IMMUNE-2.
"""
