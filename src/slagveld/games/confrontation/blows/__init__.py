"""Blows in a fight, from the threshold that is named to the wound of what gets through.

What a warrior is worth in a fight, targets and thresholds, attack rolls, blocks, counter-attacks,
sustained defence, master strikes and feints.

Serves CON-STAT-5, CON-DISENGAGE-8, CON-MELEE-9, CON-MELEE-10, CON-MELEE-11, CON-MELEE-12,
CON-MELEE-13, CON-MELEE-14, CON-MELEE-15, CON-MELEE-16, CON-MELEE-17, CON-SUST, CON-CHAR,
CON-COUNTER, CON-MASTER, CON-CARD-ambidextre, CON-CARD-bravoure, CON-CARD-brutal,
CON-CARD-coup-de-maitre, CON-CARD-enchainement, CON-CARD-feinte, CON-CARD-fleau,
CON-CARD-force-en-charge, CON-CARD-guerrier-mage, CON-CARD-kal-shadar, CON-CARD-parade,
CON-CARD-vivacite.
Leans on CON-TEST, CON-HOUSE.
"""
