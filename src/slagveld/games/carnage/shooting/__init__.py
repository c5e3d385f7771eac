"""The shooting phase: shots are announced, measured, rolled, and only then are losses taken.

Ranges and winds, who of a unit shoots, cover, and the wounds of a shot into a melee.

Serves CAR-4-compass, CAR-5.1.3-archers, CAR-6.7, CAR-7-bow-st, CAR-7-61-63, CAR-7-64-66,
CAR-9.2.2-range, CAR-9.2.2-ws, CAR-9.2.2-inside, CAR-9.3.2-cover, CAR-9.7-shoot-in, CAR-9.7-direct,
CAR-9.7-return, CAR-9.8-cover, CAR-12, CAR-15.3, CAR-19-archer, CAR-7-90-94, CAR-9.7-shoot-out.
Leans on CAR-5.2-bases, CAR-10-free-shot, CAR-14.3-diversion, CAR-14.3-acceleration.
"""
