"""Cards and spells of the house by their keys."""

from slagveld.games.little_carnage.core.cards import cards
from slagveld.games.little_carnage.core.spellbook import spells


def card(key):
    return cards()[key]


def spell(key):
    return spells()[key]
