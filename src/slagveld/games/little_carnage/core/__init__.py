"""What a battle consists of: cards, regiments, models on their stands, the table, the state.

Here are the two rolls of the game, the values of a model as they stand just now, who touches whom,
the board with fields as such, the house spells as data, and the names and events that tell of all
this. Nothing here asks a player anything.

Serves LC-0-3, LC-0-4, LC-1.1-1, LC-1.1-2, LC-1.1-8, LC-1.1-10, LC-1.1-11, LC-1.1-16, LC-1.1-17,
LC-1.1-18, LC-1.1-19, LC-1.2-1, LC-1.2-2, LC-1.2-3, LC-1.2-5, LC-1.3-5, LC-1.3-18, LC-1.4-1,
LC-1.4-3, LC-1.4-4, LC-1.5, LC-1.6-8, LC-1.6-9, LC-1.6-10, LC-1.7-1, LC-1.8-1, LC-1.8-fanatic,
LC-1.8-magic-3, LC-1.8-magic-ex1, LC-1.8-breath-4, LC-1.8-sluggish-2, LC-1.8-invulnerable-1,
LC-1.8-invulnerable-2, LC-1.9-4, LC-1.10-1, LC-1.10-2, LC-1.10-3, LC-1.10-5, LC-1.10-ex1, LC-1.10-6,
LC-2-2, LC-2-ex2, LC-3-2, LC-4.4-4, LC-HOUSE-2, LC-HOUSE-3, LC-HOUSE-5, LC-SPELL-aegis,
LC-SPELL-fury.
Leans on LC-1.1, LC-1.3, LC-1.4-6, LC-1.6, LC-1.8-berserker-1, LC-1.8-fear, LC-1.8-magic-4,
LC-1.8-resistance-2, LC-1.9-19, LC-1.9-20, LC-1.11-2, LC-1.11-16, LC-3-1, LC-4-1, LC-4.1-5,
LC-HOUSE-6, LC-SPELL-mire, LC-SPELL-raise, LC-2-7.
"""
