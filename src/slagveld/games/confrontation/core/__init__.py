"""What everything stands on: words and measure, cards, figures, the state, the basic rolls.

Here are the reference cards and their competences, the figures and the state of a battle, who
touches whom, the values of the moment with every change named, the wound table, and the two basic
rolls: characteristic tests and opposed rolls.

Serves CON-GEN-2, CON-GEN-4, CON-CARD-1, CON-CARD-2, CON-CARD-4, CON-STAT, CON-SIZE, CON-TEST,
CON-MOVE-14, CON-CHARGE-7, CON-CHARGE-8, CON-CHARGE-9, CON-FEAR-5, CON-RANGE-1, CON-CHAR,
CON-MULTI-2, CON-GAP-1, CON-GAP-2, CON-GAP-3, CON-GAP-4, CON-HOUSE-2, CON-HOUSE-3, CON-HOUSE-4,
CON-HOUSE-5, CON-HOUSE-8, CON-HOUSE-10, CON-CARD-aguerri, CON-CARD-endurance,
CON-CARD-guerrier-mage, CON-CARD-immunite, CON-CARD-insensible, CON-CARD-moine-guerrier,
CON-CARD-possede, CON-CARD-vol.
Leans on CON-CARD-3, CON-APP, CON-TURN, CON-MOVE, CON-CHARGE-5, CON-CHARGE-10, CON-STUNT, CON-CLIMB,
CON-DISENGAGE, CON-FORCE, CON-DODGE, CON-FEAR, CON-SHOOT, CON-REACT, CON-SPLIT, CON-MELEE, CON-SUST,
CON-PURSUE, CON-MULTI-1, CON-COUNTER, CON-MASTER, CON-END, CON-GAP-5, CON-HOUSE, CON-CARD-autorite,
CON-JUMP-6.
"""
