"""Confrontation: cards from one stack, fear, and dice split between attack and defence.

Its rooms are named for the parts of the rulebook; each says in its docstring which sections it
serves. From the ground up, every room knows only those before it: core, army, terrain, wounds,
setup, odds, blows, movement, morale, shooting, assault, disengagement, stunts, melee, turn, view,
bots.
"""
