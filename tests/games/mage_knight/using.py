"""A book of which cards were really used in a battle.

A card counts as used when it acted or changed something: an event cites it, it stands in the sum
of a roll, a piece of built terrain was struck or gave shelter. Cards that do nothing but forbid
count when something that a player would naturally try is refused by them. To stand on a dial is
not enough.
"""

from functools import cache

from slagveld.games.mage_knight.core.abilities import abilities
from slagveld.games.mage_knight.core.ability_vocabulary import (
    Forbids,
    GoesFirst,
    Hides,
    Releases,
    Uncounted,
)
from slagveld.games.mage_knight.core.base_contact import enemies_touching
from slagveld.games.mage_knight.core.book import card
from slagveld.games.mage_knight.core.items_and_domains import built, domains, items
from slagveld.games.mage_knight.core.terrain_kinds import kind_of
from slagveld.games.mage_knight.melee.actions import Strike
from slagveld.games.mage_knight.movement.actions import Run
from slagveld.games.mage_knight.shooting.shooter_and_targets import Shoot
from slagveld.kernel.event import Changed, Lapsed, Removed, Rolled
from slagveld.table.shapes import Spot

FORBIDDING = (Forbids, GoesFirst, Hides, Releases, Uncounted)


@cache
def every_card():
    """The keys of all abilities, items, domains and pieces of built terrain."""
    return (*abilities(), *items(), *domains(), *built())


@cache
def restrictions():
    """The rules of the cards that only ever forbid something."""
    found = [
        row.rule
        for row in abilities().values()
        if all(isinstance(effect, FORBIDDING) for effect in row.effects)
    ]
    return (*found, *[row.rule for row in domains().values() if row.most_range or not row.runs])


class Book:
    """How often each card was used."""

    def __init__(self):
        self.times = dict.fromkeys(every_card(), 0)

    def note(self, rule):
        """A rule was cited; only those of cards are counted."""
        key = rule.removeprefix(card(""))
        if key != rule and key in self.times:
            self.times[key] += 1

    def missing(self, times=1):
        """The cards that were used less often than this, in order."""
        return [key for key, count in self.times.items() if count < times]


# What has happened


def note_events(book, state, events):
    """Note the cards by which these things came about; `state` is the one before."""
    for event in events:
        if isinstance(event, Lapsed):
            continue
        book.note(event.rule)
        if isinstance(event, Rolled) and event.need is not None:
            for item in event.need.target.items:
                book.note(item.rule)
                if item.rule == "MK-BUILT-13":
                    _note_shelter(book, item)
        if isinstance(event, Changed | Removed):
            for piece in state.field.table.terrain:
                if piece.id == event.piece:
                    book.note(kind_of(piece).rule)


def _note_shelter(book, item):
    """The piece of built terrain whose fortification stands in a sum."""
    for row in built().values():
        if row.name == item.reason.values["piece"]:
            book.note(row.rule)


def note_domains(book, state):
    """Domain cards that take others out of the battle."""
    chosen = [domains()[key] for _, key in state.chosen_domains]
    for row in chosen:
        if any(other.key in row.cancels and other not in state.domains for other in chosen):
            book.note(row.rule)


# What a player would try


def attempts(state, fighter):
    """What comes to mind with a warrior, and who else is concerned.

    To run, to capture whom it touches, to shoot at every enemy.
    """
    here = (Spot(fighter.pose.x, fighter.pose.y),)
    found = [(Run(fighter.id, here, fighter.pose.facing), fighter)]
    touched = enemies_touching(state, fighter)
    found.extend([(Strike(fighter.id, other.id, capture=True), other) for other in touched])
    if fighter.click.range:
        enemies = [other for other in state.fighters if other.side != fighter.side]
        found.extend([(Shoot(fighter.id, (other.id,)), other) for other in enemies])
    return found


def probe(game, book, state, seat):
    """Try what a player would naturally try, and note by which restrictions it is refused."""
    for fighter in state.own(seat):
        if not fighter.free or fighter.acted:
            continue
        for action, other in attempts(state, fighter):
            refusal = game.check(state, seat, action)
            if refusal is not None and refusal.rule in restrictions():
                _explain(book, state, refusal.rule, fighter, other)


def _explain(book, state, rule, fighter, other):
    """Note a restriction, and the item by which its bearer has it."""
    if rule in [domain.rule for domain in state.domains]:
        book.note(rule)
        return
    mates = [mate for mate in state.own(fighter.seat) if mate.free]
    bearer = next(
        man for man in (fighter, other, *mates) if rule in [card(key) for key in man.powers.keys]
    )
    book.note(rule)
    for _, item in bearer.working_items:
        if item.ability not in ("", *bearer.click.shown) and card(item.ability) == rule:
            book.note(item.rule)
