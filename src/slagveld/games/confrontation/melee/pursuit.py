"""Pursuit: whoever has helped to kill an opponent may move half his walking distance.

Contact is announced before it is measured; courage tests come between (CON-PURSUE-6).
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from slagveld.kernel.agenda import Question, Step
from slagveld.kernel.decision import FREE, Action, Decision, Measuring, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Announced, Told
from slagveld.kernel.fields import Path, PieceId, Pieces
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Direction

from ..assault.announcement import apart_refusal, target_refusal
from ..assault.chase import GoesOn, Onward
from ..core.book import do, pick, refuse, text
from ..core.effects import FightsOn, PursuesMore
from ..core.figure import Figure
from ..core.relations import opponents
from ..core.reports import names_of, tell_gone
from ..core.state import Battle, ConfrontationState
from ..morale.courage import CourageTests, Nerve
from ..movement.contact import as_charge
from ..movement.displacement import displace
from ..movement.menus import by_chance, listed
from .previews import pursuit_preview
from .pursuit_ways import RULE, PursuitWay, land_gait, looking, mark_again, pursued, pursuit_refusal

OWN_ONLY = Measuring(ruler="own", rule="CON-CHARGE-10")
ONCE = 1
"""Pursuit moves of a warrior in a melee phase, without a competence (CON-PURSUE-2)."""
CHASES = 0.6
"""How often chance goes for an enemy where one may be named."""


def pursuit_fault(state: ConfrontationState, figure: Figure) -> Refusal | None:
    """Why a warrior who has helped to kill may not pursue, or None.

    The implacable may do so more often (CON-CARD-implacable); who only fights on does not
    (CON-CARD-acharne).
    """
    more = [effect.moves for _, effect in figure.powers.all(PursuesMore)]
    if figure.turn.pursuits >= ONCE + sum(more):
        return refuse("CON-PURSUE-2", "refusal-melee-pursued", name=figure.name)
    if opponents(state, figure):
        return refuse(RULE, "refusal-melee-held", name=figure.name)
    if figure.turn.paralysed_by:
        return refuse("CON-FEAR-11", "refusal-melee-paralysed", name=figure.name)
    dying = figure.powers.one(FightsOn) if figure.dying else None
    if dying is not None and not dying[1].pursues:
        return refuse(dying[0].rule, "refusal-melee-dying", name=figure.name)
    if figure.climbing:
        return refuse("CON-CLIMB-2", "refusal-melee-climbing", name=figure.name)
    return None


class Pursuits(Step, frozen=True):
    """The pursuit moves at the end of a fight, one after another as the player likes."""

    rule = RULE

    figures: tuple[int, ...]
    """Those of the killing side who have survived."""

    def run(self, play: Battle) -> None:
        """Ask while somebody may move."""
        state = play.state
        free = []
        for number in self.figures:
            figure = state.figure(number)
            if figure is not None and pursuit_fault(state, figure) is None:
                free.append(number)
        if free:
            play.then(PursueOrStay(state.field.by_id[free[0]].seat, tuple(free)))


class Pursue(Action, frozen=True):
    """A pursuit move that ends in contact with nobody; `facing` None: the way he goes."""

    figure: PieceId
    path: Path
    facing: Direction | None = None


class PursueAt(Action, frozen=True):
    """A pursuit move into contact, every enemy that will be touched named first."""

    figure: PieceId
    targets: Pieces


class NoPursuit(Action, frozen=True):
    """Nobody moves any more."""


PursuitReply = Pursue | PursueAt | NoPursuit


class PursueOrStay(Question, frozen=True):
    """Who pursues, and where to."""

    rule = RULE
    actions = (NoPursuit, Pursue, PursueAt)

    seat: int
    figures: tuple[int, ...]
    bound: bool = False
    """He has named somebody who proved out of reach: he may move, but into no contact."""

    def who(self, state: ConfrontationState) -> tuple[int, ...]:
        """The winner's player, while one of these can move."""
        return (self.seat,) if any(number in state.field.by_id for number in self.figures) else ()

    def nameable(self, state: ConfrontationState) -> tuple[int, ...]:
        """Enemies that may be named, near or far."""
        if self.bound:
            return ()
        movers = [state.field.by_id[n] for n in self.figures if n in state.field.by_id]
        return tuple(
            [
                other.id
                for other in state.figures
                if other.seat != self.seat
                and any(target_refusal(state, m, other, "engage") is None for m in movers)
            ]
        )

    def ask(self, state: ConfrontationState) -> Decision:
        """A move, a move into contact, or none."""
        allowed = tuple([number for number in self.figures if number in state.field.by_id])
        who = pick.piece("figure", "melee-field-figure", allowed)
        forms = [
            do(
                Pursue,
                "melee-do-pursue",
                who,
                pick.path("path", "melee-field-path", of="figure"),
                pick.facing("facing", "melee-field-facing", of="figure", optional=True),
                rule=RULE,
            )
        ]
        targets = self.nameable(state)
        if targets:
            forms.append(
                do(
                    PursueAt,
                    "melee-do-pursue-at",
                    who,
                    pick.pieces("targets", "melee-field-targets", targets),
                    rule="CON-PURSUE-3",
                    help="melee-do-pursue-at-help",
                )
            )
        forms.append(do(NoPursuit, "melee-do-no-pursuit", rule=RULE))
        return Decision(
            seats=(self.seat,),
            prompt=text("melee-ask-pursue"),
            forms=tuple(forms),
            rule=RULE,
            measuring=FREE if state.options.free_measuring else OWN_ONLY,
            pieces=allowed,
        )

    def check(self, state: ConfrontationState, seat: int, action: PursuitReply) -> Refusal | None:
        """One of the winners, within half his walking distance, or at enemies he may name."""
        if isinstance(action, NoPursuit):
            return None
        figure = state.figure(action.figure)
        if figure is None or figure.id not in self.figures:
            return refuse(RULE, "refusal-melee-pursuer")
        if isinstance(action, Pursue):
            facing = looking(figure, action.path) if action.facing is None else action.facing
            return pursuit_refusal(state, figure, action.path, facing)
        if self.bound:
            return refuse("CON-CHARGE-10", "refusal-melee-bound", name=figure.name)
        if not action.targets or len(dict.fromkeys(action.targets)) < len(action.targets):
            return refuse("CON-CHARGE-10", "refusal-melee-targets")
        for number in action.targets:
            refusal = target_refusal(state, figure, state.figure(number), "engage")
            if refusal is not None:
                return refusal
        return apart_refusal(state, figure, action.targets)

    def answer(self, play: Battle, action: PursuitReply) -> None:
        """Move, or measure what was named; then the others."""
        if isinstance(action, NoPursuit):
            if play.listening:
                by_id = play.state.field.by_id
                stay = [by_id[number] for number in self.figures if number in by_id]
                what = text("melee-told-no-pursuit", name=names_of(stay))
                play.tell(Told, what=what, pieces=self.figures, rule=RULE)
            return
        figure = play.state.field.by_id[action.figure]
        others = tuple([number for number in self.figures if number != figure.id])
        steps: list[Step] = [Pursuits(others)] if others else []
        if not self.bound:
            pursuits = figure.turn.pursuits + 1
            play.state = play.state.did(figure.id, pursuits=pursuits)
        if isinstance(action, Pursue):
            facing = looking(figure, action.path) if action.facing is None else action.facing
            displace(play, figure.id, action.path, facing, manner="pursue", rule=RULE)
        else:
            steps.insert(0, Chase(figure.id, action.targets))
            for number in action.targets:
                enemy = play.state.field.by_id[number].name
                what = text("melee-told-pursue", name=figure.name, enemy=enemy)
                pieces = (figure.id, number)
                play.tell(Announced, seat=self.seat, what=what, pieces=pieces, rule="CON-PURSUE-3")
            play.barrier("CON-CHARGE-10")
        play.then(*steps)

    def candidates(self, state: ConfrontationState, seat: int) -> Sequence[Action]:
        """Staying; each against each enemy; some moves."""
        found: list[Action] = [NoPursuit()]
        for number in self.figures:
            figure = state.figure(number)
            if figure is None:
                continue
            for target in self.nameable(state):
                action = PursueAt(number, (target,))
                if self.check(state, seat, action) is None:
                    found.append(action)
            ways = listed(state, figure, land_gait(figure).limit, self._allowed(state, figure))
            found.extend([Pursue(number, path, facing) for path, facing in ways])
        return found

    def _allowed(self, state: ConfrontationState, figure: Figure) -> Any:
        return lambda path, facing: pursuit_refusal(state, figure, path, facing) is None

    def propose(self, state: ConfrontationState, seat: int, rng: Rng) -> Action:
        """At an enemy that may be named, somewhere else, or nowhere."""
        number = self.figures[int(rng.random() * len(self.figures))]
        figure = state.figure(number)
        if figure is None:
            return NoPursuit()
        if rng.random() < CHASES:
            targets = self.nameable(state)
            if targets:
                action = PursueAt(number, (targets[int(rng.random() * len(targets))],))
                if self.check(state, seat, action) is None:
                    return action
        limit = land_gait(figure).limit
        way = by_chance(state, figure, limit, rng, self._allowed(state, figure))
        return NoPursuit() if way is None else Pursue(number, *way)

    def preview(self, state: ConfrontationState, seat: int, partial: Partial) -> Preview:
        """Reach and way of a move; who may be named."""
        nameable = self.nameable(state) if partial.action == "PursueAt" else ()
        return pursuit_preview(state, self.figures, nameable, partial)


class Chase(Step, frozen=True):
    """A pursuit that was announced: measured, tests of courage, then contact."""

    rule = "CON-PURSUE-6"

    figure: int
    targets: tuple[int, ...]
    spent: int = 0
    met: tuple[int, ...] = ()
    """Those whom he was measured to meet, when the tests of courage are under way."""

    def names(self) -> tuple[int, ...]:
        """The pursuer."""
        return (self.figure,)

    def lapse(self, play: Battle) -> None:
        """Who has left the table does nothing more."""
        tell_gone(play, self)

    def run(self, play: Battle) -> None:
        """Measure; whoever is not met is not tested against (CON-FEAR-1)."""
        figure = play.state.field.by_id[self.figure]
        met = pursued(play.state, figure, self.targets, self.spent)
        if not met:
            what = text("melee-told-short", name=figure.name)
            play.tell(Told, what=what, pieces=(figure.id,), rule="CON-CHARGE-10")
            if not self.spent:
                play.then(PursueOrStay(figure.seat, (figure.id,), bound=True))
            return
        charging = bool(as_charge(figure, "pursuit"))
        tests = CourageTests(movers=(figure.id,), targets=met, charging=charging)
        play.then(tests, msgspec.structs.replace(self, met=met))

    def resume(self, play: Battle, value: Any) -> None:
        """Into contact, after those in flight, or nowhere."""
        figure = play.state.field.by_id[self.figure]
        if isinstance(value, Onward):
            self._onward(play, figure, value)
        elif isinstance(value, Nerve) and figure.id in value.going:
            gone = [one.id for one in value.fled]
            met = self.met or self.targets
            stayed = [one for one in met if one not in gone]
            left = pursued(play.state, figure, stayed, self.spent)
            if left:
                play.then(
                    PursuitWay(seat=figure.seat, figure=figure.id, targets=left, spent=self.spent)
                )
            elif value.fled:
                gait = land_gait(figure, self.spent)
                play.then(
                    GoesOn(
                        mover=figure.id,
                        fled=value.fled,
                        kind="pursuit",
                        limit=gait.limit,
                        flying=gait.flying,
                    ),
                    self,
                )

    def _onward(self, play: Battle, figure: Figure, value: Onward) -> None:
        if value.reached:
            mark_again(play, figure.id)
        elif value.target:
            play.then(Chase(figure.id, (value.target,), self.spent + value.gone))
