"""One attack from its declaration to its last effect, in close and in ranged combat.

Values with every modifier, the roll, hits, the damage that is divided, and what follows.

Serves MK-ROLL, MK-ATYPE, MK-DAMAGE-1, MK-DAMAGE-3, MK-CRIT, MK-MELEE-4, MK-MELEE-5, MK-MELEE-6,
MK-SURROUND, MK-CAPTURE-2, MK-CAPTURE-3, MK-CAPTURE-17, MK-CAPTURE-19, MK-RANGED-6, MK-RANGED-7,
MK-RANGED-8, MK-MULTI-4, MK-MULTI-5, MK-MULTI-EX1, MK-PRECISION-2, MK-CLOSE-1, MK-FRANGED-5,
MK-FRANGED-6, MK-FRANGED-8, MK-SEQ, MK-BUILT-5, MK-BUILT-19, MK-GAP-3, MK-GAP-4, MK-GAP-5,
MK-GAP-10, MK-CARD-G3, MK-CARD-G5, MK-CARD-G7, MK-CARD-G10, MK-CARD-weapon-master,
MK-CARD-magic-blast, MK-CARD-flame-lightning, MK-CARD-shockwave, MK-CARD-vampirism,
MK-CARD-sneak-attack, MK-CARD-sweep, MK-CARD-battle-armor, MK-CARD-defend, MK-CARD-invulnerability,
MK-CARD-dodge, MK-CARD-magic-retaliation, MK-CARD-spell-resistance, MK-CARD-smite,
MK-CARD-magic-enhancement, MK-CARD-pierce, MK-CARD-magic-freeze, MK-CLOSE-2, MK-WAVE-2, MK-SOAR-7,
MK-HEIGHT-2, MK-HEIGHT-EX1, MK-HINDER-9, MK-FRANGED-9, MK-CAPTURE-4, MK-CAPTURE-18, MK-CARD-cursed,
MK-MELEE-7, MK-CARD-blood-moon, MK-CARD-G4, MK-COMBAT-1.
Leans on MK-MOD-6, MK-RULE3-3, MK-IMMUNE-2, MK-FRANGED-4, MK-BUILT-17, MK-BUILT-18.
"""
