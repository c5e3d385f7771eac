"""The course of a battle: its opening, the sequence of a round, initiative, and how it ends.

The movement phase is gathered here from the rooms of its topics; shooting and melee have their
phases in their own rooms.

Serves CAR-4-compass, CAR-6.1-rounds, CAR-6.1-order, CAR-6.1-finish, CAR-6.2, CAR-6.3, CAR-6.4,
CAR-6.5, CAR-6.6, CAR-6.8-end, CAR-12-when, CAR-14.3-acceleration, CAR-15.1-initiative,
CAR-15.2-tom, CAR-16-end, CAR-16-deploy, CAR-16-little-boy-goal, CAR-16-cattle-goal,
CAR-16-eggs-goal, CAR-21-phases.
Leans on CAR-10-announce, CAR-10-exhausted, CAR-13.2-flee, CAR-14.3-diversion.
"""
