"""The course of a battle: order of set-up, rounds and turns, and the phases with their questions.

What the command phase brings by itself, abilities that are cancelled, players who give up, and
whether a state is sound.

Serves MK-SETUP-1, MK-TURN, MK-ABILITY-4, MK-ABILITY-5, MK-ABILITY-6, MK-DOMAIN-5, MK-ETIQ-3,
MK-ETIQ-4, MK-GAP-2, MK-CARD-G10, MK-CARD-venom, MK-CARD-command, MK-CARD-magestone-storm.
Leans on MK-ABILITY-2, MK-MOVE-11, MK-ITEMS-11, MK-END-1, MK-END-3.
"""
