"""Armies before the battle: what may stand on a card, what it costs, who may march with whom.

A roster is checked regiment by regiment and as a whole: sizes, colours, cards that belong together,
points. Own cards and peoples are read from files; veterans bring their marker.

Serves LC-1.1-2, LC-1.1-9, LC-1.1-11, LC-1.1-12, LC-1.1-13, LC-1.1-14, LC-1.1-15, LC-1.4-1,
LC-1.4-2, LC-1.4-6, LC-1.7-2, LC-1.8-magic-3, LC-1.8-magic-ex1, LC-1.10-2, LC-1.10-3, LC-1.10-5,
LC-1.10-ex1, LC-1.10-14, LC-2, LC-3-1, LC-4.1-ex1, LC-4.4, LC-HOUSE-1, LC-HOUSE-4, LC-HOUSE-6.
Leans on LC-0-3, LC-1.1-8, LC-1.5, LC-1.8-1, LC-1.8-fearless-2, LC-1.10-11, LC-3-2, LC-4.1-6,
LC-HOUSE-2, LC-0-4, LC-1.4-4, LC-1.8-breath-4, LC-1.8-magic-1, LC-1.8-warmachine-1, LC-HOUSE-3,
LC-SPELL-blink, LC-SPELL-dread, LC-SPELL-raise, LC-SPELL-storm.
"""
