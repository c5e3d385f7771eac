"""What every scenario of this game has of its own: roles with zones along the edges."""

DEPTH = 3000
"""The zone without a scenario (CAR-16-deploy)."""
