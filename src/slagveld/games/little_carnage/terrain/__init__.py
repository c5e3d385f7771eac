"""What lies on the table: kinds of terrain, heights, ditches; distances, contact, cover, lines.

Two bases may touch across a low obstacle; the line between their middles says what hides or covers
one from the other.

Serves LC-1.1-16, LC-1.3-18, LC-1.8-ranged-7, LC-1.8-ranged-8, LC-1.8-ranged-9, LC-1.9-2, LC-1.9-21,
LC-1.9-22, LC-1.9-24, LC-1.9-26, LC-1.9-27, LC-1.9-28, LC-1.9-29, LC-1.9-30, LC-1.9-31, LC-1.9-33,
LC-4.2-7.
Leans on LC-1.8-breath-3, LC-1.9-4, LC-1.9-19, LC-1.9-20, LC-4.2-3.
"""
