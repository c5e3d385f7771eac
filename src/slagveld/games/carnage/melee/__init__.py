"""The melee phase: who strikes at whom, all at the same moment; and the eggs of the nest.

The dice themselves are rolled in `wounds`.

Serves CAR-5.1-contact, CAR-5.1.3-defence, CAR-5.1.5d-melee, CAR-5.2-bases, CAR-6.8-all,
CAR-6.8-simultaneous, CAR-7-01-05, CAR-10-again, CAR-13.1-who, CAR-13.1-attacks, CAR-13.1-choice,
CAR-13.1-ex6, CAR-13.1-ex7, CAR-13.1-ex8, CAR-15.4, CAR-16-eggs-attack.
Leans on CAR-5.1.3, CAR-14.3-diversion-attack, CAR-14.3-acceleration.
"""
