"""The course of a round: one deck of army cards, one activation for each, the end of the round.

An activation gathers what all the other rooms let a regiment do. What must hold in every state is
checked here.

Serves LC-1.1-3, LC-1.1-21, LC-1.3-1, LC-1.3-2, LC-1.3-3, LC-1.3-4, LC-1.3-5, LC-1.3-6, LC-1.3-14,
LC-1.3-15, LC-1.3-16, LC-1.9-11.
Leans on LC-1.3-17, LC-1.6-17, LC-1.8-fear-5, LC-SPELL-mire.
"""
