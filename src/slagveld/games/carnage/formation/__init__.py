"""The reorganisation step: units change their ranks, split, and merge what is left of them.

Serves CAR-5.1-moments, CAR-5.1-reorganise, CAR-5.1-formation, CAR-5.1.4, CAR-5.1.5, CAR-5.1.5a,
CAR-5.1.5b, CAR-5.1.5c, CAR-5.1.5d-melee, CAR-5.1.5d-charge, CAR-13.3.
Leans on CAR-7-67-71, CAR-14.3-diversion, CAR-19-composition.
"""
