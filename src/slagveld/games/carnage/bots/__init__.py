"""Good play: what units are worth, what a fight would bring, and what to do about it.

Nothing here is a rule: bots choose among what the other rooms allow.

Leans on CAR-7-01-05, CAR-12.8, CAR-16-end.
"""
