"""Scenarios as data, and who has won: battlefield, special rules, conditions of victory.

A scenario's file is read and checked here; `battle_of` says which one a battle is, `victory.check`
is asked wherever models move or die.

Serves LC-4-1, LC-4-2, LC-4-3, LC-4.1, LC-4.2, LC-4.3, LC-HOUSE-8.
Leans on LC-0-3, LC-1.3-2, LC-1.9-4, LC-2-5, LC-3-1, LC-4.4-1, LC-4.4-3.
"""
