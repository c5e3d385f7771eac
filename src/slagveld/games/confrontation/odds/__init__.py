"""Exact chances of tests, blows and wound rolls.

They serve previews and bots and can be asked for by name. Nothing is decided here.

Leans on CON-TEST, CON-MELEE, CON-HOUSE.
"""
