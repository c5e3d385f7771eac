"""One stand and one leg of its way: how far it may go, where it may stand, what it meets.

The allowance in movement points, the price of going ahead, sideways or back, friends, enemies,
edges, obstacles and ditches on the way, and climbs.

Serves LC-1.3-7, LC-1.3-8, LC-1.3-11, LC-1.3-19, LC-1.5-6, LC-1.8-sluggish-1, LC-1.9-2, LC-1.9-3,
LC-1.9-6, LC-1.9-7, LC-1.9-8, LC-1.9-17, LC-1.9-18, LC-1.9-19, LC-1.9-20, LC-1.9-ex1, LC-1.9-22,
LC-1.9-24, LC-1.10-8, LC-4.1-6, LC-HOUSE-ground, LC-SPELL-mire.
Leans on LC-1.3-10, LC-1.8-fear-6.
"""
