"""What players see: the scene on the table, cards, the reference sheet, signs, rulers, the lesson.

Serves CAR-19-paint, CAR-21.
Leans on CAR-5-stats, CAR-6.7-order, CAR-7-table, CAR-8-table, CAR-13.2-agility,
CAR-13.2-wound-table, CAR-16-deploy.
"""
