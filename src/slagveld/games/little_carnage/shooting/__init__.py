"""Shots and breath: the activated regiment attacks from afar, at one enemy or at several.

Whom it can reach with how many dice is said in `ranged_weapon`; how they are rolled, in `attacks`.

Serves LC-1.3-12, LC-1.8-ranged-1, LC-1.8-ranged-2, LC-1.8-ranged-3, LC-1.8-ranged-5,
LC-1.8-ranged-6, LC-1.8-ranged-10, LC-1.8-breath.
Leans on LC-1.6-10, LC-1.6-24, LC-1.6-26, LC-1.8-warmachine-1, LC-1.9-19, LC-1.9-30, LC-1.10-13.
"""
