"""Physical stunts, what a figure may do beside walking: climbing, jumping and swimming.

Falling by choice belongs to climbing. Whoever fails may fall, be wounded or stop short.

Serves CON-STUNT, CON-SWIM, CON-JUMP, CON-CLIMB, CON-CARD-saut.
Leans on CON-STAT, CON-MOVE, CON-WALK, CON-CHARGE.
"""
