"""Charges: announced, measured, run or failed; the free shot of archers; the charge combat.

Serves CAR-5.1.3, CAR-5.1.5d-charge, CAR-6.5, CAR-8.6c, CAR-10, CAR-15.2-charge.
Leans on CAR-8-engaged, CAR-9.7-enter, CAR-14.3-diversion.
"""
