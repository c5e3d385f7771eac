"""Good play: what attacks, moves and spells are worth, whom to fear, what a scenario wants.

All worth is counted in army points. Ways that are thought of for a whole regiment (into contact,
out of harm, onto heights) are allowed ones. No rule is carried out here.

Leans on LC-1.3-17, LC-1.6-22, LC-1.8-ranged-3, LC-1.8-ranged-8, LC-1.8-fear-3, LC-1.9-19,
LC-1.9-25, LC-1.11, LC-4.2-9, LC-HOUSE-ground, LC-SPELL-blink.
"""
