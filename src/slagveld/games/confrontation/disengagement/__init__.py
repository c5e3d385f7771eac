"""Leaving a fight, by Initiative or by strength, and the move that follows.

Reaction fire that kills grants the same move.

Serves CON-DISENGAGE, CON-FORCE, CON-REACT-5, CON-HOUSE-10, CON-CARD-brute-epaisse,
CON-CARD-desengagement, CON-CARD-dur-a-cuire.
Leans on CON-WALK.
"""
