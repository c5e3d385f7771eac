"""Creature magic: packages of the stock, natures that go together, places to appear at.

Serves WD-SUMMON, WD-NATURE-2, WD-NATURE-3, WD-PLACE-1, WD-PLACE-2, WD-RACE-4.
Leans on WD-SHEET-2.
"""
