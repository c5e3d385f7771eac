"""Exact chances of blows and exchanges, for players who ask and for bots who weigh attacks.

Leans on WD-HIT-1, WD-HIT-4, WD-MELEE-4, WD-RACE-UNDEAD.
"""
