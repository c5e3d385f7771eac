"""Disputes with the game leader, which may call Bouncer in (CAR-1-authority, CAR-2-entry)."""

from typing import ClassVar

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.rulebook import Refusal

from ..core.book import BOOK, do, text
from ..core.conditions import say
from ..core.state import Battle, CarnageState
from .bouncer import take_back


class Dispute(Action, frozen=True):
    """A player disputes a decision of the game leader."""

    standing: ClassVar[bool] = True


class EndDispute(Action, frozen=True):
    """A player gives in: the leader's decision stands."""

    standing: ClassVar[bool] = True


STANDING: tuple[type[Action], ...] = (Dispute, EndDispute)


def check_dispute(state: CarnageState, seat: int, action: Action) -> Refusal | None:
    """There must be a leader to dispute with, and nobody disputes twice."""
    begins, disputes = isinstance(action, Dispute), seat in state.disputes
    return BOOK.first_refusal(
        (state.leader() is None, "CAR-1-leader", "refusal-no-leader"),
        (begins and disputes, "CAR-2-entry", "refusal-disputes"),
        (not begins and not disputes, "CAR-2-entry", "refusal-no-dispute"),
    )


def dispute(play: Battle, seat: int, action: Action) -> None:
    if isinstance(action, Dispute):
        play.replace(disputes=(*play.state.disputes, seat))
        say(play, text("dispute-begun", seat=seat), "CAR-2-entry")
        return
    say(play, text("dispute-ended", seat=seat), "CAR-1-authority")
    end_dispute(play, seat)


def end_dispute(play: Battle, seat: int) -> None:
    """A seat gives in or has left; with the last dispute Bouncer goes back to the edge."""
    play.replace(disputes=tuple([other for other in play.state.disputes if other != seat]))
    if not play.state.disputes:
        take_back(play)


def dispute_forms(state: CarnageState, seat: int) -> tuple[Form, ...]:
    """What a player may say to the leader just now; he is warned of Bouncer (CAR-2-restraint)."""
    if state.leader() is None or seat not in state.players():
        return ()
    if seat in state.disputes:
        return (do(EndDispute, "do-end-dispute", rule="CAR-1-authority"),)
    warning = text("do-dispute-help")
    return (do(Dispute, "do-dispute", rule="CAR-2-entry", help=warning),)
