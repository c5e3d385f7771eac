"""Blows and losses: dice to hit and to wound, who falls, who is left and too weak to hold.

Charge combat, shooting, melee, spells and the pearl all hurt by this room. The exact chances of a
blow stand beside it.

Serves CAR-0-overview, CAR-3-d10, CAR-3-example, CAR-5.1.3, CAR-7-67-71, CAR-7-77-81, CAR-12-hit,
CAR-12-wound, CAR-13.1-attacks, CAR-13.1-hit, CAR-13.1-wound, CAR-13.1-ex9, CAR-13.2-rear,
CAR-13.2-one-rank, CAR-13.2-sides, CAR-13.2-pool, CAR-13.2-below3, CAR-13.2-enemy-choice,
CAR-13.2-ex10a, CAR-13.2-ex10b, CAR-13.2-ex11, CAR-14.1-hit, CAR-14.4-shield,
CAR-15.2-charge-losses, CAR-15.3-losses, CAR-15.4-losses, CAR-19-target, CAR-7-51-55,
CAR-13.2-agility, CAR-13.2-wound-table.
Leans on CAR-10-free-shot-first, CAR-12.7, CAR-16-eggs-attack, CAR-19-archer.
"""
