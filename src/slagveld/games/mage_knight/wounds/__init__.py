"""Combat dials and all that turns them: damage, exhaustion, healing, elimination.

What follows from a new click at once is here too: captives who are freed, items that are laid down,
tokens that go, warriors that come down. So is the end of an action, whose token may cost a click.

Serves MK-DIAL, MK-NEED-2, MK-TOKEN-1, MK-TOKEN-2, MK-PUSH, MK-WAVE-3, MK-SOAR-3, MK-DAMAGE-2,
MK-DAMAGE-3, MK-ELIM, MK-HEAL, MK-CAPTURE-4, MK-CAPTURE-5, MK-CAPTURE-6, MK-CAPTURE-9,
MK-CAPTURE-11, MK-CAPTURE-13, MK-CAPTURE-15, MK-CAPTURE-16, MK-ITEMS-13, MK-ITEMS-17, MK-ETIQ-2,
MK-CARD-G6, MK-CARD-G7, MK-CARD-frenzy, MK-CARD-toughness, MK-CARD-invulnerability, MK-CARD-cursed,
MK-CARD-smite, MK-CARD-overwatch, MK-CARD-berserk, MK-CARD-battle-fury, MK-CARD-hex, MK-TOKEN-3,
MK-TOKEN-4, MK-ITEMS-2, MK-GAP-10, MK-CAPTURE-1, MK-CAPTURE-2, MK-CAPTURE-8, MK-CAPTURE-12,
MK-CAPTURE-14, MK-CARD-G9, MK-CARD-healing, MK-CARD-magic-healing, MK-CAPTURE-10.
Leans on MK-SETUP-6, MK-RULE3-3, MK-ITEMS-11, MK-END-1, MK-ETIQ-1, MK-GAP-8, MK-GAP-9, MK-CARD-G8.
"""
