"""Shooting: the target is named, then the distance is measured, then the die is rolled.

Serves WD-SHOOT, WD-HIT-7, WD-HEAVY-9.
Leans on WD-FAMILIAR-3, WD-SUMMON-12.
"""
