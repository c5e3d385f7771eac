"""Ways over a board with fields of an inch: terrain on fields, steps, turns, the reach of a move.

A battle on a board asks this room wherever one on an open table asks `movement`.

Serves LC-1.9-4, LC-1.9-5, LC-HOUSE-5.
Leans on LC-1.3, LC-1.8-flying-1, LC-1.9-3, LC-1.9-8, LC-1.9-17, LC-1.9-22, LC-HOUSE-ground.
"""
