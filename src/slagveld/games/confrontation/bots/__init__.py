"""How a bot thinks: what figures are worth, what fights and shots promise, its answers.

Nothing is decided here.

Leans on CON-FEAR, CON-MULTI, CON-HOUSE.
"""
