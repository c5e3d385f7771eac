"""Stocks: the models that a player owns, how they are put together, in which packages they come.

Serves WD-SETUP-1, WD-SETUP-10, WD-SUMMON-2, WD-SUMMON-3, WD-SUMMON-4, WD-SUMMON-8, WD-SUMMON-9,
WD-SUMMON-10, WD-SUMMON-11, WD-SUMMON-13, WD-NATURE-2, WD-NATURE-3, WD-RACE-2, WD-RACE-4.
"""
