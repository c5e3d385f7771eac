"""Stocks: the models that a player owns, what they cost, and how they are put together.

Serves WD-SETUP-1, WD-SETUP-10, WD-SUMMON-2, WD-SUMMON-4, WD-SUMMON-13, WD-RACE-2.
Leans on WD-RACE-4.
"""
