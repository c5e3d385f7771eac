"""War machines: their field of fire, the line of a shot, the range roll and who is hit.

Serves LC-1.8-warmachine, LC-1.11.
Leans on LC-1.6-2, LC-1.6-10, LC-1.8-swordsmanship-1, LC-1.8-backstab-1, LC-1.9-30, LC-1.10-13.
"""
