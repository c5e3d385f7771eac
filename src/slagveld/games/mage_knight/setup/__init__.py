"""What is laid and chosen before the first turn, from scenarios and options to deployed armies.

Each step of the set-up has a file of its own; their order is in `turn.sequence`.

Serves MK-INTRO-3, MK-INTRO-4, MK-SETUP, MK-PLACE, MK-DEPLOY, MK-TERRAIN-1, MK-BUILT-1, MK-BUILT-6,
MK-BUILT-7, MK-BUILT-8, MK-BUILT-9, MK-DOMAIN-1, MK-DOMAIN-2, MK-DOMAIN-3, MK-ITEMS-15, MK-ETIQ-5,
MK-START, MK-NEED-2, MK-DOMAIN-4, MK-CARD-clear-skies, MK-ABRUPT-2, MK-BUILT-2.
Leans on MK-ARMY-1, MK-ARMY-2, MK-FORM-4, MK-DOMAIN-6, MK-END-3, MK-ETIQ-1, MK-ETIQ-3, MK-TURN-1,
MK-FRIEND-1, MK-ARMY-3.
"""
