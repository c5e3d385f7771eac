"""The melee phase: groups in contact are split into fights, which are fought in order.

What is declared before a fight, its initiative roll, the division of the dice, and pursuit. The
blows themselves are in `blows`.

Serves CON-DISENGAGE-7, CON-REACT-4, CON-SPLIT, CON-MELEE-1, CON-MELEE-2, CON-MELEE-7, CON-MELEE-8,
CON-MELEE-17, CON-PURSUE, CON-MULTI-1, CON-MULTI-3, CON-CARD-furie-guerriere, CON-CARD-implacable,
CON-CARD-membre-supplementaire, CON-CARD-vivacite.
Leans on CON-MOVE, CON-CHARGE, CON-CLIMB, CON-FEAR, CON-CARD-acharne.
"""
