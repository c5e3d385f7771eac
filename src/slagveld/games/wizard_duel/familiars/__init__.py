"""Familiars, a pack found elsewhere: a wizard may have one, and each changes something for him.

Serves WD-FAMILIAR.
"""
