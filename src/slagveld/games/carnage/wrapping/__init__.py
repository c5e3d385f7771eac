"""Wrapping: figures from the rear go round the enemy that their unit fights.

Serves CAR-6.6, CAR-11.
Leans on CAR-6.2-no-replay, CAR-10-no-other-move, CAR-12.1.
"""
