"""The game leader: disputes with him, his word before the melee, and Bouncer, his own figure.

Serves CAR-1-leader, CAR-1-authority, CAR-2.
"""
