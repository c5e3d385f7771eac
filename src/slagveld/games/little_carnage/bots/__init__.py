"""Good play: what attacks, moves and spells are worth, whom to fear, what a scenario wants.

All worth is counted in army points. No rule is carried out here.

Leans on LC-1.3-17, LC-1.6-22, LC-1.8-ranged-8, LC-1.8-fear-3, LC-1.11, LC-4.2-9, LC-HOUSE-ground,
LC-SPELL-blink.
"""
