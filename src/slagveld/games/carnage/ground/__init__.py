"""The ground under a unit: where it may stand, turn and go, and what its arrival brings.

All that moves of its own goes by this room: marches, charges, breaking off, entering buildings. The
pearl wagon that it pushes aside is here as well, and who may move or start a fight at all.

Serves CAR-5.1.5d-charge, CAR-7-wagon-body, CAR-7-21-25, CAR-7-56-60, CAR-7-95-00, CAR-8-table,
CAR-8-types, CAR-8.1, CAR-8.2, CAR-8.3, CAR-8.4, CAR-8.5, CAR-8-into-contact, CAR-8-engaged,
CAR-9-halving, CAR-9.1-movement, CAR-9.2.2-movement, CAR-9.3.2-movement, CAR-9.4-crossing,
CAR-9.4-ford, CAR-9.4-swim, CAR-9.5, CAR-9.6, CAR-9.8-movement, CAR-9.9, CAR-9.10-medium, CAR-10.1,
CAR-10-exhausted, CAR-10-no-other-move, CAR-14.3-diversion-friend, CAR-10-gap, CAR-10-ex2.
Leans on CAR-0-base-size, CAR-5.1-formation, CAR-5.1.3, CAR-5.1.5c, CAR-8.6, CAR-8.6b, CAR-8.6e,
CAR-9.7-enter, CAR-10-measure, CAR-11-charged, CAR-13.2-enemy-choice, CAR-14.3-teleport-move,
CAR-14.3-diversion, CAR-14.3-acceleration.
"""
