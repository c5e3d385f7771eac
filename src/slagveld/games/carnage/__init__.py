"""Carnage: blocks of troops, the whims of the energy pearl, mages who cast at any moment."""
