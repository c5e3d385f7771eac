"""Fear: who must test before whom, with how many dice, and what a frightened regiment may do.

Marker, repeated test and limits of the attack are here; the move away is in `flight`.

Serves LC-1.8-leader, LC-1.8-fear, LC-1.8-fearless, LC-1.8-undead, LC-1.10-11, LC-1.10-12.
Leans on LC-1.3-5, LC-1.9-27, LC-SPELL-courage, LC-SPELL-dread.
"""
