"""The melee phase: groups are split, put into an order, and fought one after another.

Fights that pursuit brings about are split and put into the order anew (CON-PURSUE-4).
"""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Announced
from slagveld.kernel.fields import Choice, Keys, OrderField
from slagveld.kernel.rulebook import Refusal
from slagveld.record import replace
from slagveld.texts import Listing, Text

from ..core.asking import SeatAsked
from ..core.book import do, refuse, text
from ..core.bout import AGAIN, Fight
from ..core.relations import opponents
from ..core.state import Battle, ConfrontationState
from ..terrain.ways import spot_of
from .fights import FightOne, pruned
from .split import (
    Graph,
    SplitMelee,
    completed,
    component,
    fight_name,
    fights_of,
    loose,
    melee_graph,
)


class MeleePhase(Step, frozen=True):
    """The whole melee phase, from splitting to the last fight."""

    rule = "CON-SPLIT-1"

    def run(self, play: Battle) -> None:
        members = tuple(melee_graph(play.state))
        if members:
            play.then(Melee(unsplit=members))


class Melee(Step, frozen=True, kw_only=True):
    """What is still to be fought in this phase."""

    rule = "CON-MELEE-1"

    fights: tuple[Fight, ...] = ()
    unsplit: tuple[int, ...] = ()
    """Figures whose group is to be split first."""
    ordered: bool = False

    def run(self, play: Battle) -> None:
        """Take in whom pursuit has brought, split, order, and fight the next fight.

        The winner of the tactical roll splits and orders (CON-MOVE-3).
        """
        now = self.joined(play).left(play.state)
        state = play.state
        seat = state.winner
        if now.unsplit:
            graph = melee_graph(state, now.unsplit)
            if loose(graph) and seat in state.players():
                play.then(SplitMelee(seat, tuple(graph)), _with(now, unsplit=tuple(graph)))
            else:
                play.then(now.split(fights_of(completed(graph, ())[0])))
        elif len(now.fights) > 1 and not now.ordered and seat in state.players():
            play.then(OrderFights(seat, now.fights), now)
        elif now.fights:
            play.then(FightOne(now.fights[0]), _with(now, fights=now.fights[1:]))

    def resume(self, play: Battle, value: Any) -> None:
        play.then(self.split(value) if self.unsplit else _with(self, fights=value, ordered=True))

    def split(self, fights: tuple[Fight, ...]) -> "Melee":
        """With these fights in place of the group that was to be split."""
        return Melee(fights=(*fights, *self.fights))

    def left(self, state: ConfrontationState) -> "Melee":
        """Without those who are gone."""
        found = [pruned(state, fight) for fight in self.fights]
        return _with(self, fights=tuple([fight for fight in found if fight is not None]))

    def joined(self, play: Battle) -> "Melee":
        """With the groups that pursuers have joined to be split again; their marks are wiped."""
        now = self
        for figure in play.state.figures:
            if AGAIN in figure.turn.marks:
                marks = tuple([mark for mark in figure.turn.marks if mark != AGAIN])
                play.state = play.state.did(figure.id, marks=marks)
                now = _widened(play.state, now, figure.id)
        return now


def _with(melee: Melee, **changes: Any) -> Melee:
    return replace(melee, **changes)


def _widened(state: ConfrontationState, melee: Melee, pursuer: int) -> Melee:
    """The melee with a pursuer's group to be split again, and its fights taken out."""
    members = waiting(melee)
    met = joinable(state, pursuer, members)
    if not met:
        return melee
    graph: Graph = melee_graph(state, dict.fromkeys([*members, pursuer, *met]))
    group = component(graph, pursuer)
    kept = tuple([fight for fight in melee.fights if fight.single not in group])
    both = tuple(sorted(dict.fromkeys([*melee.unsplit, *group])))
    return Melee(fights=kept, unsplit=both)


def waiting(melee: Melee) -> tuple[int, ...]:
    """Everybody whose fight is still to come."""
    found = [number for fight in melee.fights for number in fight.members]
    return (*found, *melee.unsplit)


def joinable(state: ConfrontationState, pursuer: int, members: tuple[int, ...]) -> tuple[int, ...]:
    """Enemies in contact with a pursuer whom he may fight in this phase (CON-PURSUE-4).

    Those whose fight is still to come, and those who were not in contact before.
    """
    figure = state.figure(pursuer)
    if figure is None:
        return ()
    met = opponents(state, figure)
    return tuple([other.id for other in met if other.id in members or not other.turn.fought])


# The order


class SetOrder(Action, frozen=True):
    """The fights in the order in which they are resolved, each named by its single warrior."""

    order: Keys


class OrderFights(SeatAsked, frozen=True):
    """The winner of the tactical roll decides the order of the fights. It hands them down."""

    rule = "CON-SPLIT-5"
    actions = (SetOrder,)

    fights: tuple[Fight, ...]

    def names(self) -> tuple[int, ...]:
        """Everybody in these fights: if one is gone, they are others."""
        return tuple([number for fight in self.fights for number in fight.members])

    def prompt(self, state: ConfrontationState) -> Text:
        return text("melee-ask-order", count=len(self.fights))

    def about(self, state: ConfrontationState, forms: Sequence[Form]) -> tuple[int, ...]:
        return tuple([fight.single for fight in self.fights])

    def forms(self, state: ConfrontationState) -> list[Form]:
        items = []
        for fight in self.fights:
            spot = spot_of(state.field.by_id[fight.single])
            items.append(Choice(str(fight.single), fight_name(state, fight), spot=spot))
        title = text("melee-field-order")
        return [
            do(
                SetOrder,
                "melee-do-order",
                OrderField(name="order", title=title, items=tuple(items)),
            )
        ]

    def check(self, state: ConfrontationState, seat: int, action: SetOrder) -> Refusal | None:
        if sorted(action.order) != sorted(str(fight.single) for fight in self.fights):
            return refuse(self.rule, "refusal-melee-order", count=len(self.fights))
        return None

    def answer(self, play: Battle, action: SetOrder) -> None:
        by_key = {str(fight.single): fight for fight in self.fights}
        fights = tuple([by_key[key] for key in action.order])
        if play.listening:
            named = tuple([fight_name(play.state, fight) for fight in fights])
            what = text("melee-told-order", fights=Listing(named, "then"))
            pieces = tuple([number for fight in fights for number in fight.members])
            play.tell(Announced, seat=self.seat, what=what, pieces=pieces, rule=self.rule)
        play.give(fights)

    def candidates(self, state: ConfrontationState, seat: int) -> Sequence[Action]:
        keys = [str(fight.single) for fight in self.fights]
        return [SetOrder((key, *(k for k in keys if k != key))) for key in keys]

    def propose(self, state: ConfrontationState, seat: int, rng: Rng) -> Action:
        menu = self.candidates(state, seat)
        return menu[int(rng.random() * len(menu))]
