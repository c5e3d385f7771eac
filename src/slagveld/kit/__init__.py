"""The kit: what games are put together from, between the kernel and their own rules.

The kernel knows no rule and no way of telling one. What every game would otherwise write for
itself, in its own shape, is here once: how a question is asked, how half-filled actions are read,
how sentences, refusals and forms are made from a game's texts. A game then reads like its book:
what may be done, when, what is rolled, what follows.
"""
