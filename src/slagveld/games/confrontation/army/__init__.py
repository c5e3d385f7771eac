"""Armies: cards mustered within a budget, their prices, their stack, and their leaders.

The cards of both sides are shuffled into one stack, from which they go into hands that only their
owners see. Leaders lend Courage and Discipline to those about them.

Serves CON-CARD-1, CON-CARD-2, CON-CARD-3, CON-CARD-4, CON-STAT-11, CON-STAT-15, CON-STAT-17,
CON-APP-2, CON-APP-6, CON-APP-7, CON-MOVE-1, CON-HOUSE-1, CON-HOUSE-8, CON-CARD-chef-de-guerre,
CON-CARD-commandement, CON-CARD-etendard, CON-CARD-mort-vivant, CON-CARD-musicien.
Leans on CON-GEN, CON-APP, CON-MOVE, CON-DODGE-4, CON-GAP, CON-HOUSE, CON-RANGE-1, CON-SIZE-1,
CON-STAT.
"""
