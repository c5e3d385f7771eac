"""Before the battle: agreement, scenarios, table, box of scenery, cows, armies set up in zones.

How a set-up becomes a battle, and the steps before its first round, stand in `turn`
(preparation).

Serves CAR-4-size, CAR-4-usual, CAR-4-terrain, CAR-4-scenario-terrain, CAR-5.1-moments, CAR-5.1.1,
CAR-9-analogy, CAR-16-armies, CAR-16-own, CAR-16-deploy, CAR-16-little-boy-setup,
CAR-16-little-boy-map, CAR-16-cattle-number, CAR-16-cattle-cows, CAR-16-cattle-setup,
CAR-16-eggs-setup, CAR-16-cattle-goal, CAR-19-independent, CAR-4-compass, CAR-6.2-sides,
CAR-19-agree.
Leans on CAR-5.1-formation, CAR-6.9.3, CAR-7-shuffle, CAR-9.4-crossing, CAR-10-announce, CAR-12.4,
CAR-16-end, CAR-16-little-boy-goal.
"""
