"""The way of one stand: how far it may go, where it may stand, the cheapest manner of going.

The allowance in movement points, the price of going ahead, sideways or back, friends, enemies,
edges, obstacles and ditches on the way, and climbs. Turns are counted here, and at the end of a way
a model turns to the enemy whom it has come to. What a player means by pointing is found by
searches; `walk.walked` has the last word. On a board with fields of an inch the files `board_…`
answer instead.

Serves LC-1.3-7, LC-1.3-8, LC-1.3-9, LC-1.3-10, LC-1.3-11, LC-1.3-19, LC-1.5-6, LC-1.8-flying-1,
LC-1.8-sluggish-1, LC-1.9-1, LC-1.9-2, LC-1.9-3, LC-1.9-4, LC-1.9-5, LC-1.9-6, LC-1.9-7, LC-1.9-8,
LC-1.9-9, LC-1.9-10, LC-1.9-12, LC-1.9-13, LC-1.9-14, LC-1.9-17, LC-1.9-18, LC-1.9-19, LC-1.9-20,
LC-1.9-ex1, LC-1.9-21, LC-1.9-22, LC-1.9-24, LC-1.9-32, LC-1.10-6, LC-1.10-8, LC-4.1-6, LC-HOUSE-5,
LC-HOUSE-ground, LC-SPELL-mire.
Leans on LC-1.3, LC-1.8-fear-6.
"""
