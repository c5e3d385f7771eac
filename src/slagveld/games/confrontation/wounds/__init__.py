"""What a wound roll does to a figure, and what becomes of the wounded and the dead.

Who is stunned, wounded or killed, who is spared or fights on for a while, healing, casualties, and
what the death of a personal enemy brings.

Serves CON-TEST-4, CON-TEST-9, CON-DAMAGE-2, CON-MELEE-16, CON-END-1, CON-GAP-1, CON-HOUSE-4,
CON-HOUSE-5, CON-HOUSE-10, CON-CARD-acharne, CON-CARD-ennemi-personnel, CON-CARD-immunite,
CON-CARD-instinct-de-survie, CON-CARD-regeneration, CON-GEN-4.
Leans on CON-GEN, CON-TEST-5, CON-CHARGE, CON-SWIM, CON-JUMP, CON-CLIMB, CON-FEAR, CON-MELEE-15,
CON-MASTER.
"""
