"""The melee phase: groups are split, put into an order, and fought (CON-MELEE-1 to CON-MELEE-17).

Fights that pursuit brings about are split and put into the order anew (CON-PURSUE-4).
"""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form
from slagveld.kernel.event import Announced, Told
from slagveld.kernel.fields import Choice, Keys, OrderField
from slagveld.kernel.rulebook import Refusal
from slagveld.record import replace
from slagveld.texts import Listing, Text

from ..core.asking import SeatAsked, names_of, tell
from ..core.book import do, refuse, text
from ..core.bout import AGAIN, Bout, Fight
from ..core.state import Battle, ClashState, opponents
from ..terrain.paths import spot_of
from .declarations import Declaring
from .initiative import InitiativeRoll
from .pursuit import Pursuits
from .split_into_fights import SplitMelee, component, fight_name, fights_by, loose, melee_graph


class MeleePhase(Step, frozen=True):
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
        """Take in whom pursuit has brought; the winner splits and orders fights (CON-MOVE-3)."""
        now = self.joined(play).left(play.state)
        state = play.state
        seat = state.winner
        if now.unsplit:
            graph = melee_graph(state, now.unsplit)
            if loose(graph) and seat in state.players():
                play.then(SplitMelee(seat, tuple(graph)), replace(now, unsplit=tuple(graph)))
            else:
                play.then(now.split(fights_by(graph)))
        elif len(now.fights) > 1 and not now.ordered and seat in state.players():
            play.then(OrderFights(seat, now.fights), now)
        elif now.fights:
            play.then(FightOne(now.fights[0]), replace(now, fights=now.fights[1:]))

    def resume(self, play: Battle, value: Any) -> None:
        play.then(self.split(value) if self.unsplit else replace(self, fights=value, ordered=True))

    def split(self, fights: tuple[Fight, ...]) -> "Melee":
        return Melee(fights=(*fights, *self.fights))

    def left(self, state: ClashState) -> "Melee":
        found = [pruned(state, fight) for fight in self.fights]
        return replace(self, fights=tuple([fight for fight in found if fight is not None]))

    def joined(self, play: Battle) -> "Melee":
        """With the groups that pursuers have joined to be split again; their marks are wiped."""
        now = self
        for figure in play.state.figures:
            if AGAIN in figure.turn.marks:
                marks = tuple([mark for mark in figure.turn.marks if mark != AGAIN])
                play.state = play.state.did(figure.id, marks=marks)
                now = _widened(play.state, now, figure.id)
        return now


def _widened(state: ClashState, melee: Melee, pursuer: int) -> Melee:
    """The melee with a pursuer's group to be split again, and its fights taken out.

    He may fight those whose fight is still to come, and those who were not in contact before
    (CON-PURSUE-4).
    """
    coming = [number for fight in melee.fights for number in fight.members]
    members = (*coming, *melee.unsplit)
    figure = state.field.by_id[pursuer]
    foes = opponents(state, figure)
    met = [other.id for other in foes if other.id in members or not other.turn.fought]
    if not met:
        return melee
    graph = melee_graph(state, dict.fromkeys([*members, pursuer, *met]))
    group = component(graph, pursuer)
    kept = tuple([fight for fight in melee.fights if fight.single not in group])
    both = tuple(sorted(dict.fromkeys([*melee.unsplit, *group])))
    return Melee(fights=kept, unsplit=both)


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

    def prompt(self, state: ClashState) -> Text:
        return text("melee-ask-order", count=len(self.fights))

    def about(self, state: ClashState, forms: Sequence[Form]) -> tuple[int, ...]:
        return tuple([fight.single for fight in self.fights])

    def forms(self, state: ClashState) -> list[Form]:
        items = []
        for fight in self.fights:
            spot = spot_of(state.field.by_id[fight.single])
            items.append(Choice(str(fight.single), fight_name(state, fight), spot=spot))
        order = OrderField(name="order", title=text("melee-field-order"), items=tuple(items))
        return [do(SetOrder, "melee-do-order", order)]

    def check(self, state: ClashState, seat: int, action: SetOrder) -> Refusal | None:
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

    def candidates(self, state: ClashState, seat: int) -> Sequence[Action]:
        keys = [str(fight.single) for fight in self.fights]
        return [SetOrder((key, *(k for k in keys if k != key))) for key in keys]


def pruned(state: ClashState, fight: Fight) -> Fight | None:
    """A fight without those who are gone; None when it cannot be fought any more."""
    left = tuple([figure.id for figure in state.living(fight.several)])
    if not left or state.figure(fight.single) is None:
        return None
    return Fight(fight.single, left)


class FightOne(Step, frozen=True):
    """A fight, from the initiative roll (CON-MELEE-2, CON-MELEE-3) to its end: it holds at once."""

    rule = "CON-MELEE-1"

    fight: Fight

    def run(self, play: Battle) -> None:
        fight = pruned(play.state, self.fight)
        if fight is None:
            return
        play.replace(bout=Bout(fight))
        what = text("melee-told-fight", fight=fight_name(play.state, fight))
        play.tell(Told, what=what, pieces=fight.members, rule=self.rule)
        play.then(Declaring(), InitiativeRoll(), FightOver(fight))


class FightOver(Step, frozen=True):
    """The fight is over: unused dice are lost (CON-MELEE-17), and whoever killed may pursue."""

    rule = "CON-MELEE-17"

    fight: Fight

    def run(self, play: Battle) -> None:
        bout = play.state.bout
        play.replace(bout=None)
        left = play.state.living(self.fight.members)
        for figure in left:
            play.state = play.state.did(figure.id, fought=True)
        if left:
            tell(play, text("melee-told-over", names=names_of(left)), self.rule, *left)
        if bout is not None and bout.kills:
            seats = [seat for seat, _ in bout.kills]
            play.then(Pursuits(tuple([figure.id for figure in left if figure.seat in seats])))
