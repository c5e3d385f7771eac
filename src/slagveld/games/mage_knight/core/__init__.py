"""The battle as it stands: its state, warriors on their dials, cards, and what holds between them.

Modifiers and the rule of three, kinds of terrain, and who may be given an action are here too,
since every other room asks for them.

Serves MK-FACTION, MK-BASE-3, MK-BASE-4, MK-VALUE-2, MK-NEED-4, MK-ARMY-7, MK-TURN-3, MK-TURN-EX2,
MK-TURN-4, MK-TURN-9, MK-TURN-10, MK-TURN-13, MK-TOKEN-3, MK-CONTACT, MK-FACING, MK-FRIEND, MK-MOD,
MK-RULE3, MK-ABILITY, MK-SOAR-1, MK-COMBAT, MK-IMMUNE, MK-CAPTURE-6, MK-CAPTURE-8, MK-CAPTURE-12,
MK-CAPTURE-13, MK-CAPTURE-14, MK-CLOSE-2, MK-SHYFT-2, MK-TERRAIN-2, MK-CLEAR, MK-CONCEAL, MK-CHASM,
MK-ABRUPT-3, MK-ABRUPT-4, MK-BUILT-2, MK-BUILT-4, MK-BUILT-15, MK-WATER, MK-DOMAIN-4, MK-DOMAIN-5,
MK-DOMAIN-6, MK-ITEMS-2, MK-ITEMS-3, MK-ITEMS-8, MK-ITEMS-9, MK-ITEMS-10, MK-ITEMS-EX1, MK-GAP-1,
MK-GAP-14, MK-CARD-G1, MK-CARD-G3, MK-CARD-frenzy, MK-CARD-berserk, MK-CARD-demoralized,
MK-CARD-dragonstar, MK-CARD-oak-shield, MK-CARD-wolf-banner, MK-CARD-ember-staff,
MK-CARD-grudge-axe, MK-CARD-grey-cloak, MK-CARD-darkness, MK-CARD-magestone-storm,
MK-CARD-clear-skies, MK-CARD-blood-moon.
Leans on MK-SETUP-3, MK-PLACE-1, MK-PLACE-7, MK-TURN-5, MK-OBJ-5, MK-OBJ-7, MK-SPIN-1, MK-RUN-4,
MK-ROLL-1, MK-ELIM-1, MK-ELIM-2, MK-HEAL-3, MK-CRIT-1, MK-CRIT-3, MK-CAPTURE-15, MK-MULTI-1,
MK-FORM-4, MK-ABRUPT-2, MK-BUILT-1, MK-BUILT-10, MK-BUILT-16, MK-DOMAIN-1, MK-DOMAIN-3, MK-ITEMS-4,
MK-ITEMS-14, MK-END-2, MK-END-3, MK-WIN-3, MK-WIN-4, MK-ETIQ, MK-GAP-13, MK-HOUSE-1, MK-CARD-G10,
MK-CARD-magic-levitation, MK-CARD-cursed.
"""
