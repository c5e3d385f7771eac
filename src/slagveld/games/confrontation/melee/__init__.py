"""The melee phase: groups in contact are split into fights, which are fought in order.

What is declared before a fight, its initiative roll, the division of the dice, and pursuit. The
blows themselves are in `blows`.

Serves CON-DISENGAGE-7, CON-REACT-4, CON-SPLIT, CON-MELEE-1, CON-MELEE-2, CON-MELEE-3, CON-MELEE-4,
CON-MELEE-5, CON-MELEE-6, CON-MELEE-7, CON-MELEE-8, CON-MELEE-17, CON-PURSUE, CON-CHAR, CON-MULTI-1,
CON-MULTI-2, CON-MULTI-3, CON-CARD-furie-guerriere, CON-CARD-guerrier-ne, CON-CARD-implacable,
CON-CARD-membre-supplementaire, CON-CARD-reflexes, CON-CARD-tueur-ne, CON-CARD-tyrans-de-vile-tis,
CON-CARD-vivacite.
Leans on CON-MOVE, CON-CHARGE, CON-CLIMB, CON-FEAR, CON-CARD-acharne.
"""
