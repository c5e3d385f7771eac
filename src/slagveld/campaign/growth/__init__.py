"""Armies that grow: experience by what was done, advances, lasting wounds, fates, purse, recruits.

vocabulary   what a game says in `data/growth.yaml`, in the words common to all games
company      an army as a campaign keeps it: members, purse, the dead
sheets       what advances and wounds make of a card, and the army that comes of it
deeds        who did what in a battle
season       what a battle leaves behind, by the campaign's own dice
camp         what is done between battles
"""
