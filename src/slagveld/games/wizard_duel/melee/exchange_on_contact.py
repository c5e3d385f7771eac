"""The exchange of blows on contact (WD-MELEE-2 to WD-MELEE-7)."""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.event import Lapsed
from slagveld.kernel.fields import PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import Asking, Picking

from ..core.book import BOOK, do, pick, refuse, text
from ..core.events import say
from ..core.models import Creature, is_heavy
from ..core.state import Duel, DuelState, is_held
from ..terrain.sight import in_vision
from ..wounds.agility_and_power import power
from ..wounds.roll_to_hit import roll_blow
from ..wounds.wounds_and_defeat import take_off

# texts: *:policy-*
POLICY = BOOK.policy("exchange", "policy-exchange", "strike", "ask", stem="policy")
"""How one answers in the exchange on contact."""


def why_unable(state: DuelState, creature: Creature, foe: int) -> str:
    """Why a creature cannot strike in an exchange, as the story knows it; empty: it can.

    A heavy weapon never strikes back (WD-HEAVY-7); the rest is as for every blow (WD-MELEE-6).
    """
    if is_heavy(creature):
        return "heavy"
    if is_held(state, creature):
        return "held"
    if power(state, creature, "melee") is None:
        return "weapon"
    return "" if in_vision(state, creature.id, foe) else "behind"


def meet(play: Duel, seat: int, mover: int, foes: tuple[int, ...]) -> None:
    """New contact by one walk: one foe and the mover may trade blows (WD-MELEE-7)."""
    if len(foes) == 1:
        _trade(play, Exchange(seat, mover, foes[0]))
    else:
        play.then(NameFoe(seat, mover, foes))


def _trade(play: Duel, exchange: "Exchange") -> None:
    """Ask both, after telling who cannot strike, and why (WD-MELEE-6)."""
    play.then(exchange)
    pair = exchange.names()
    for one, other in (pair, pair[::-1]) if play.listening else ():
        creature = play.state.creature(one)
        why = "" if creature is None else why_unable(play.state, creature, other)
        if why:
            say(play, text("unable", name=play.state.name_of(one), why=why), "WD-MELEE-6", one)


class Face(Action, frozen=True):
    """Name the foe to trade blows with."""

    target: PieceId


class NameFoe(Picking, frozen=True):
    """WD-MELEE-7: a mover that touches several enemies names one."""

    mover: int
    foes: tuple[int, ...]
    actions = (Face,)
    rule = "WD-MELEE-7"
    asks = text("ask-face")

    def names(self) -> tuple[int, ...]:
        return (self.mover,)

    def pieces(self, state: DuelState) -> list[int]:
        return [foe for foe in self.foes if state.creature(foe) is not None]

    def offer(self, state: DuelState, pieces: Sequence[int]) -> Form:
        return do(Face, "do-face", pick.piece("target", "field-target", pieces))

    def unknown(self, state: DuelState) -> Refusal:
        return refuse(self.rule, "refusal-face")

    def answer(self, play: Duel, action: Face) -> None:
        pair = (self.mover, action.target)
        name, target = (play.state.name_of(piece) for piece in pair)
        say(play, text("faces", name=name, target=target), self.rule, *pair)
        _trade(play, Exchange(self.seat, *pair))


class Answer(Action, frozen=True):
    strike: bool


class Exchange(Asking, frozen=True):
    """WD-MELEE-2 to WD-MELEE-6: both may strike at once; it costs nobody an action."""

    seat: int
    mover: int
    target: int
    mode = "all"
    actions = (Answer,)
    automatic = True
    private = True
    rule = "WD-MELEE-2"
    asks = text("ask-exchange")
    offers = (do(Answer, "do-answer", pick.switch("strike", "field-strike")),)

    def names(self) -> tuple[int, int]:
        return (self.mover, self.target)

    def _pairs(self, state: DuelState) -> list[tuple[Creature, int]]:
        """Who can strike whom, the mover first (WD-MELEE-6)."""
        pairs = ((self.mover, self.target), (self.target, self.mover))
        found = [(state.creature(one), other) for one, other in pairs]
        return [(c, foe) for c, foe in found if c is not None and not why_unable(state, c, foe)]

    def who(self, state: DuelState) -> tuple[int, ...]:
        return tuple(sorted(creature.seat for creature, _ in self._pairs(state)))

    def auto(self, state: DuelState, seat: int) -> Action | None:
        """Strike, unless the seat wants to be asked."""
        return None if state.policy(seat, POLICY.key, "strike") == "ask" else Answer(True)

    def answer_all(self, play: Duel, answers: Sequence[tuple[int, Any]]) -> None:
        """Both roll, the mover first; then all wounds count together (WD-MELEE-4, WD-CHECK-5)."""
        willing = {seat: action.strike for seat, action in answers}
        blows = []
        for creature, other in self._pairs(play.state):
            if willing.get(creature.seat):
                blows.append(roll_blow(play, creature, other, "melee"))
                continue
            name = play.state.name_of(creature.id)
            say(play, text("holds-back", name=name), "WD-MELEE-3", creature.id)
        take_off(play, *blows)

    def lapse(self, play: Duel) -> None:
        gone = text("exchange-lapses")
        play.tell(Lapsed, step="Exchange", pieces=self.names(), what=gone, rule=self.rule)

    def candidates(self, state: DuelState, seat: int) -> list[Action]:
        return [Answer(True), Answer(False)]
