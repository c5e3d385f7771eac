"""Ways that bots think of for a whole regiment: into contact, out of harm, onto heights.

Each gives plans that are allowed; which of them pays is decided in `bots`. No rule is carried out
here.

Leans on LC-1.8-ranged-3, LC-1.8-ranged-8, LC-1.9-19, LC-1.9-25, LC-1.11-10, LC-1.11-11,
LC-HOUSE-ground.
"""
