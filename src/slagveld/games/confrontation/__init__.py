"""Confrontation: cards from one stack, fear, and dice split between attack and defence."""
