"""Good play in a duel: what bots do with their creatures and their wizard.

Leans on WD-HEAVY-3.
"""
