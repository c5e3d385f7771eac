"""Exact chances: of an attack's wounds, of casting, stopping and resisting a spell.

A pool holds the numbers of one attack, so the same numbers are rolled, shown beforehand and weighed
by bots. Some chances can be asked for by name.

Serves LC-1.2-ex1, LC-1.5-4, LC-1.5-5, LC-1.6-6, LC-1.6-7.
Leans on LC-1.6-1, LC-1.6-4, LC-1.6-23, LC-1.8-backstab-1, LC-1.8-invulnerable-1,
LC-SPELL-counterspell.
"""
