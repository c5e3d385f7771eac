"""Charges: announced, measured, run or failed; the free shot of archers; the charge combat.

Serves CAR-6.5, CAR-10, CAR-15.2-charge.
Leans on CAR-14.3-diversion.
"""
