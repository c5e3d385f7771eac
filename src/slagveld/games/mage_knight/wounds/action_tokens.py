"""Action tokens at the end of an action, and what a second one costs (MK-TOKEN-1, MK-PUSH-1)."""

from typing import Any

from slagveld.record import replace

from ..core.action import MOST_TOKENS, A, Deeds, give_action
from ..core.events import tell_tokens
from ..core.fighter import Fighter
from ..core.state import Battle
from .damage_and_elimination import Aftermath, Damage, Resolved, hurt


class EndAction(Resolved, frozen=True):
    """The action of these warriors is over: tokens, exhaustion, curses (MK-TOKEN-2, MK-PUSH-1)."""

    rule = "MK-TOKEN-1"

    pieces: tuple[int, ...]

    def run(self, play: Battle) -> None:
        """A second token costs 1 damage, added to that of a run or a Surge (MK-PUSH-3)."""
        tired = [number for number in self.pieces if give_token(play, number)]
        play.then(Aftermath())
        hurt(play, *[Damage(n, 1, "exhaustion", rule="MK-PUSH-1", way="push") for n in tired])


def give_token(play: Battle, number: int) -> bool:
    """Give a warrior an action token, never a third (MK-TOKEN-3); whether it is its second."""
    fighter = play.state.fighter(number)
    if fighter is None or fighter.tokens >= MOST_TOKENS:
        return False
    tokens = fighter.tokens + 1
    play.state = play.state.changed(number, tokens=tokens)
    tell_tokens(play, fighter, tokens, "MK-TOKEN-1")
    return tokens == MOST_TOKENS


def remove_tokens(play: Battle, seat: int) -> None:
    """The end phase of a seat: whoever was given no action loses all tokens (MK-TOKEN-4)."""
    for fighter in play.state.own(seat):
        if fighter.tokens and not fighter.acted:
            play.state = play.state.changed(fighter.id, tokens=0)
            tell_tokens(play, fighter, 0, "MK-TOKEN-4")
    fallen = list(play.state.fallen)
    for place, gone in enumerate(fallen):  # they too, for when they come back (MK-CARD-G8)
        one = gone.fighter
        if one.seat == seat and one.tokens and not one.acted:
            fallen[place] = replace(gone, fighter=replace(one, tokens=0))
    play.replace(fallen=tuple(fallen))


class ActionDeeds(Deeds[A]):
    """A topic whose actions are given to one warrior, and end with its token."""

    def answer(self, play: Battle, seat: int, action: Any) -> None:
        """The action is given, and ends when all is done."""
        give_action(play, action.fighter)
        play.then(EndAction((action.fighter,)))
        self.act(play, play.state.field.by_id[action.fighter], action)

    def act(self, play: Battle, fighter: Fighter, action: A) -> None:
        """What a warrior does that has been given the action."""
        raise NotImplementedError
