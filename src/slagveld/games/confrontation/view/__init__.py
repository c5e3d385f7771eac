"""The battle for the eye: scene, signs, cards, sheets and rulers, and the guided first battle.

Nothing is decided here.

Leans on CON-CARD-1, CON-STAT, CON-APP, CON-MOVE, CON-CHARGE, CON-SHOOT, CON-RANGE,
CON-FIRE, CON-SHMOD, CON-MELEE, CON-HOUSE.
"""
