"""The way of one stand along waypoints: the cheapest manner of going, ways around things.

Turns are counted here, and at the end of a way a model turns to the enemy whom it has come to. What
a player means by pointing is found by searches; `walk.walked` has the last word.

Serves LC-1.3-9, LC-1.3-10, LC-1.8-flying-1, LC-1.9-9, LC-1.9-10, LC-1.9-12, LC-1.9-13, LC-1.9-14.
Leans on LC-1.3-7, LC-1.3-11, LC-1.3-19, LC-1.9-3, LC-1.9-7, LC-HOUSE-ground.
"""
