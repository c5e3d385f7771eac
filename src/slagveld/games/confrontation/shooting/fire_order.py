"""In which order shooters fire: falling Initiative, shifted by aimed and rapid fire (CON-SHOOT-9).

Before each step of Initiative both sides may announce rapid fire, the winner of the tactical roll
first; whoever has been overtaken that way may answer (CON-FIRE-8).
"""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from slagveld.kept import beside
from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Pieces
from slagveld.kernel.modifiers import Item, Tally
from slagveld.kernel.moment import PASSED, Moment
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.texts import Text

from ..core.asking import SeatAsked, tell_announced
from ..core.book import do, pick, policy, refuse, text
from ..core.characteristics import initiative
from ..core.figure import Figure
from ..core.state import Battle, ClashState, enemy_of
from .difficulty import AIMED, RAPID
from .targets import has_target, shooter_refusal

HELD = "held-fire"
"""The mark of a shooter whose turn to fire is over without a shot."""
POLICY = policy("rapid", "policy-rapid", "ask", "never")
"""The policy by which a seat is never asked for rapid fire."""
SHIFT = 2
"""Steps of Initiative that aimed fire comes later and rapid fire earlier."""
EAGER = 0.1
"""How often chance announces rapid fire."""


def order_value(state: ClashState, shooter: Figure) -> Tally:
    """The Initiative at which a figure fires; it may be below 0 (CON-FIRE-10)."""
    tally = initiative(state, shooter)
    marks = shooter.turn.marks
    if AIMED in marks:
        return tally.plus(Item(-SHIFT, text("shooting-item-fire", fire=AIMED), "CON-FIRE-5"))
    if RAPID in marks:
        return tally.plus(Item(SHIFT, text("shooting-item-fire", fire=RAPID), "CON-FIRE-8"))
    return tally


@beside
def waiting(state: ClashState) -> list[tuple[int, Figure]]:
    """Who may still fire, and at which Initiative. Kept with the state: not to be changed."""
    return [
        (order_value(state, figure).total, figure)
        for figure in state.figures
        if figure.profile.weapon is not None
        and HELD not in figure.turn.marks
        and shooter_refusal(state, figure) is None
    ]


class WinnerFirst(Moment, frozen=True, kw_only=True):
    """A moment that is offered to the winner of the tactical roll first.

    Nobody has anything to do in it, unless a rule says what. An extension answers `offer` with its
    question for a seat; whoever lets the moment pass hands down `PASSED`.
    """

    def order(self, state: ClashState) -> tuple[int, ...]:
        first = max(0, state.winner)
        return tuple([seat for seat in (first, enemy_of(first)) if seat in state.players()])

    def offer(self, state: ClashState, seat: int) -> Question | None:
        return None


def next_up(state: ClashState) -> tuple[int, list[Figure]]:
    """The Initiative that comes up, and those of one army who fire then at the same time.

    They fire simultaneously (CON-SHOOT-10); nobody when all have fired. At the same Initiative the
    winner's are first (CON-SHOOT-11); who has been passed already and is rapid comes before the
    rest by his higher number (CON-FIRE-8).
    """
    found = waiting(state)
    if not found:
        return 0, []
    level = max([value for value, _ in found])
    group = [figure for value, figure in found if value == level]
    first = [figure for figure in group if figure.seat == max(0, state.winner)]
    return level, first or group


class FireRapidly(Action, frozen=True):
    """These shooters fire earlier, and less surely."""

    shooters: Pieces


class WaitTurn(Action, frozen=True):
    """Nobody of this side fires rapidly, for now."""


def type_refusal(shooter: Figure, wanted: str) -> Refusal | None:
    """Why a shooter cannot announce aimed or rapid fire, or None: one of them, and once."""
    marks = shooter.turn.marks
    names = {"name": shooter.name}
    if wanted in marks:
        rule = "CON-FIRE-6" if wanted == AIMED else "CON-FIRE-9"
        return refuse(rule, "refusal-shooting-twice", fire=wanted, **names)
    if AIMED in marks or RAPID in marks:
        return refuse("CON-FIRE-10", "refusal-shooting-both", **names)
    return None


def rapid_able(state: ClashState, seat: int) -> list[Figure]:
    """Those of a seat who may announce rapid fire, in order: they have somebody to shoot at."""
    return list(_rapid(state, seat))


def _rapid(state: ClashState, seat: int) -> Iterator[Figure]:
    for _, one in waiting(state):
        if one.seat == seat and type_refusal(one, RAPID) is None and has_target(state, one):
            yield one


def overtakes(state: ClashState, seat: int) -> bool:
    """Whether rapid fire could change the order for a seat: somebody else fires no later."""
    found = waiting(state)
    level = max([value for value, _ in found], default=0)
    first = [figure.id for value, figure in found if value == level]
    return len(found) > 1 and any(first != [one.id] for one in _rapid(state, seat))


class BeforeStep(WinnerFirst, frozen=True, kw_only=True):
    """Before a step of Initiative: rapid fire may be announced."""

    rule = "CON-FIRE-8"
    key: ClassVar[str] = POLICY.key

    def offer(self, state: ClashState, seat: int) -> Question | None:
        return AnnounceRapid(seat) if overtakes(state, seat) else None


class AnnounceRapid(SeatAsked, frozen=True):
    rule = "CON-FIRE-8"
    actions = (WaitTurn, FireRapidly)

    def prompt(self, state: ClashState) -> Text:
        return text("shooting-ask-rapid", level=next_up(state)[0])

    def forms(self, state: ClashState) -> list[Form]:
        able = pick.pieces("shooters", "shooting-field-shooters", rapid_able(state, self.seat))
        rapid = do(FireRapidly, "shooting-do-rapid", able, help="shooting-help-rapid")
        return [rapid, do(WaitTurn, "shooting-do-wait")]

    def check(self, state: ClashState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, FireRapidly):
            named = [one for _, one in waiting(state) if one.id in action.shooters]
            able = [figure.id for figure in named if has_target(state, figure)]
            return named_refusal(state, seat, action.shooters, tuple(able), RAPID)
        return None

    def answer(self, play: Battle, action: Action) -> None:
        if not isinstance(action, FireRapidly):
            play.give(PASSED)
            return
        for number in action.shooters:
            play.state = play.state.marked(number, RAPID)
            (shooter,) = play.state.those(number)
            what = text("shooting-announced-rapid", name=shooter.name)
            tell_announced(play, what, self.rule, shooter)

    def candidates(self, state: ClashState, seat: int) -> Sequence[Action]:
        able = tuple([figure.id for figure in rapid_able(state, seat)])
        together = [FireRapidly(able)] if len(able) > 1 else []
        return [WaitTurn(), *[FireRapidly((number,)) for number in able], *together]

    def propose(self, state: ClashState, seat: int, rng: Rng) -> Action:
        if rng.random() >= EAGER:
            return WaitTurn()
        able = rapid_able(state, seat)
        return FireRapidly((able[int(rng.random() * len(able))].id,)) if able else WaitTurn()

    def preview(self, state: ClashState, seat: int, partial: Partial) -> Preview:
        chosen = filled(drafted(FireRapidly, partial).shooters, ())
        return preview_order(state, rapid_able(state, seat), chosen, RAPID)


def preview_order(
    state: ClashState, able: Sequence[Figure], chosen: Sequence[int], mark: str
) -> Preview:
    """Who may announce a type of fire, and at which Initiative those chosen would fire then."""
    marked = [one.did(marks=(*one.turn.marks, mark)) for one in able if one.id in chosen]
    tallies = [order_value(state, one) for one in marked]
    return Preview(pieces=tuple([one.id for one in able]), tallies=tuple(tallies))


def named_refusal(
    state: ClashState, seat: int, named: Pieces, able: Sequence[int], wanted: str
) -> Refusal | None:
    if not named or len(dict.fromkeys(named)) != len(named):
        return refuse("CON-FIRE-1", "refusal-shooting-each-once")
    for number in named:
        figure = state.figure(number)
        if figure is None or figure.seat != seat:
            return refuse("CON-SHOOT-1", "refusal-shooting-own")
        if (refusal := type_refusal(figure, wanted) or shooter_refusal(state, figure)) is not None:
            return refusal
        if number not in able:
            return refuse("CON-SHOOT-9", "refusal-shooting-turn", name=figure.name)
    return None
