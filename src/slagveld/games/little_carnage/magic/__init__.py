"""Wizards: who may cast when and on whom, the casting roll, the counterspell, what spells do.

Magic is possible between nearly all steps of a battle: `any_moment.opportunity` opens such a
place, and the stops of a seat say where it wants to be asked.

Serves LC-1.3-17, LC-1.8-magic-1, LC-1.8-magic-2, LC-1.8-magic-3, LC-1.8-magic-4, LC-1.8-resistance,
LC-3-1, LC-HOUSE-3, LC-SPELL.
Leans on LC-1.6, LC-1.8-fear-5, LC-1.9-19, LC-4.2-9.
"""
