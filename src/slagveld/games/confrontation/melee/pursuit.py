"""Pursuit: whoever has helped to kill an opponent may move half his walking distance.

Contact is announced before it is measured; courage tests come between (CON-PURSUE-6).
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import FREE, Action, Form, Ghost, Measuring, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Told
from slagveld.kernel.fields import Path, PieceId, Pieces
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.kit.topics import one_of
from slagveld.kit.ways import facing_along
from slagveld.record import replace
from slagveld.table.shapes import Direction

from ..assault import announcement
from ..assault.fled_targets import GoesOn, Onward
from ..assault.move_into_contact import TakeWay
from ..core.asking import Bound, FigureAsked, SeatAsked, names_of, tell, tell_announced
from ..core.book import do, first_refusal, pick, refuse, text
from ..core.bout import AGAIN
from ..core.competence_vocabulary import FightsOn
from ..core.figure import Figure
from ..core.state import Battle, ClashState, in_fight
from ..morale.courage_tests import CourageTests, Nerve
from ..movement.contact import arrive_here, as_charge
from ..movement.displacement import Allowed, displace
from ..movement.menus import by_chance, listed
from ..movement.previews import drawn, way_preview
from ..terrain.movement_table import Gait, gaits_over, on_land
from ..terrain.obstacles import Going
from ..terrain.paths import end_pose, gaits_refusal
from ..terrain.paths_into_contact import Closing, ContactWays, meetable, nearest_end
from ..terrain.standing_room import stand_refusal

RULE = "CON-PURSUE-1"


def pursuit_gaits(figure: Figure, spent: int = 0) -> tuple[Gait, ...]:
    """Half of MOV, on foot or by the second value, the farthest first."""
    return gaits_over(figure, 1, spent)


def land_gait(figure: Figure, spent: int = 0) -> Gait:
    """The farthest gait that needs no water."""
    return on_land(pursuit_gaits(figure, spent))


def pursuit_refusal(
    state: ClashState,
    figure: Figure,
    path: Path,
    facing: int,
    *,
    touch: tuple[int, ...] = (),
    spent: int = 0,
) -> Refusal | None:
    going, ways = Going(touch=touch), pursuit_gaits(figure, spent)
    pose = end_pose(state, figure, path, facing)
    refusal = gaits_refusal(state, figure, path, ways, going, RULE)
    return refusal or stand_refusal(state, figure, pose, touch=touch)


def closing_ways(
    state: ClashState, figure: Figure, targets: Sequence[int], spent: int = 0, most: int = 3
) -> list[Closing]:
    """Ways of a pursuer into contact with all of these at once, best first."""
    return _ways_to(state, figure, state.those(*targets), spent).best(most)


def _ways_to(
    state: ClashState, figure: Figure, targets: Sequence[Figure], spent: int
) -> ContactWays:
    gait = land_gait(figure, spent)
    return ContactWays(state, figure, targets, gait.limit, Going(flying=gait.flying))


def pursued(
    state: ClashState, figure: Figure, targets: Sequence[int], spent: int = 0
) -> tuple[int, ...]:
    """Those of the named whom a pursuer meets: all at once if he can, else as many as he can.

    Those named first rather than others; none when nobody is in reach.
    """
    for group in meetable(state, figure, state.living(targets)):
        if _ways_to(state, figure, group, spent).any():
            return tuple([one.id for one in group])
    return ()


ONCE = 1
"""Pursuit moves of a warrior in a melee phase, without a competence (CON-PURSUE-2)."""
CHASES = 0.6
"""How often chance goes for an enemy where one may be named."""


def pursuit_fault(state: ClashState, figure: Figure) -> Refusal | None:
    """Why a warrior who has helped to kill may not pursue, or None.

    The implacable may do so more often (CON-CARD-implacable); who only fights on does not
    (CON-CARD-acharne).
    """
    most = ONCE + sum([moves for _, moves in figure.powers.numbers("pursues-more")])
    found = figure.powers.all(FightsOn)[:1] if figure.dying else []
    fading = [trait.rule for trait, effect in found if not effect.pursues]
    return first_refusal(
        (figure.turn.pursuits >= most, "CON-PURSUE-2", "refusal-melee-pursued"),
        (in_fight(state, figure), RULE, "refusal-melee-held"),
        (figure.turn.paralysed_by, "CON-FEAR-11", "refusal-melee-paralysed"),
        (fading, fading[0] if fading else RULE, "refusal-melee-dying"),
        (figure.climbing, "CON-CLIMB-2", "refusal-melee-climbing"),
        name=figure.name,
    )


class Pursuits(Step, frozen=True):
    """The pursuit moves at the end of a fight, one after another as the player likes."""

    rule = RULE

    figures: tuple[int, ...]
    """Those of the killing side who have survived."""

    def run(self, play: Battle) -> None:
        here = play.state.living(self.figures)
        free = [one for one in here if pursuit_fault(play.state, one) is None]
        if free:
            play.then(PursueOrStay(free[0].seat, tuple([one.id for one in free])))


class Pursue(Action, frozen=True):
    """A pursuit move that ends in contact with nobody; `facing` None: the way he goes."""

    figure: PieceId
    path: Path
    facing: Direction | None = None

    def looking(self, figure: Figure) -> int:
        return facing_along(figure.pose, self.path) if self.facing is None else self.facing


class PursueAt(Action, frozen=True):
    """A pursuit move into contact, every enemy that will be touched named first."""

    figure: PieceId
    targets: Pieces


class NoPursuit(Action, frozen=True):
    """Nobody moves any more."""


PursuitReply = Pursue | PursueAt | NoPursuit


class PursueOrStay(SeatAsked, frozen=True):
    rule = RULE
    words = "melee-ask-pursue"
    actions = (NoPursuit, Pursue, PursueAt)

    figures: tuple[int, ...]
    bound: bool = False
    """He has named somebody who proved out of reach: he may move, but into no contact."""

    def asked(self, state: ClashState) -> int | None:
        return self.seat if any(number in state.field.by_id for number in self.figures) else None

    def nameable(self, state: ClashState) -> tuple[int, ...]:
        return () if self.bound else announcement.nameable_by_any(state, state.living(self.figures))

    def forms(self, state: ClashState) -> list[Form]:
        who = pick.piece("figure", "melee-field-figure", state.living(self.figures))
        path = pick.path("path", "melee-field-path", of="figure")
        facing = pick.facing("facing", "melee-field-facing", of="figure", optional=True)
        forms = [do(Pursue, "melee-do-pursue", who, path, facing)]
        named = self.nameable(state)
        if named:
            targets = pick.pieces("targets", "melee-field-targets", named)
            rule, words = "CON-PURSUE-3", text("melee-do-pursue-at-help")
            forms.append(do(PursueAt, "melee-do-pursue-at", who, targets, rule=rule, help=words))
        return [*forms, do(NoPursuit, "melee-do-no-pursuit")]

    def check(self, state: ClashState, seat: int, action: PursuitReply) -> Refusal | None:
        if isinstance(action, NoPursuit):
            return None
        figure = state.figure(action.figure)
        if figure is None or figure.id not in self.figures:
            return refuse(RULE, "refusal-melee-pursuer")
        if isinstance(action, Pursue):
            facing = action.looking(figure)
            return pursuit_refusal(state, figure, action.path, facing)
        if self.bound:
            return refuse("CON-CHARGE-10", "refusal-melee-bound", name=figure.name)
        if not action.targets or len(dict.fromkeys(action.targets)) < len(action.targets):
            return refuse("CON-CHARGE-10", "refusal-melee-targets")
        refusal = announcement.targets_refusal(state, figure, action.targets, "engage")
        return refusal or announcement.apart_refusal(state, figure, action.targets)

    def answer(self, play: Battle, action: PursuitReply) -> None:
        if isinstance(action, NoPursuit):
            stay = play.state.living(self.figures)
            what = text("melee-told-no-pursuit", name=names_of(stay))
            play.tell(Told, what=what, pieces=self.figures, rule=RULE)
            return
        (figure,) = play.state.those(action.figure)
        others = tuple([number for number in self.figures if number != figure.id])
        steps: list[Step] = [Pursuits(others)] if others else []
        if not self.bound:
            play.state = play.state.did(figure.id, pursuits=figure.turn.pursuits + 1)
        if isinstance(action, Pursue):
            facing = action.looking(figure)
            displace(play, figure.id, action.path, facing, manner="pursue", rule=RULE)
        else:
            steps.insert(0, Chase(figure.id, action.targets))
            for enemy in play.state.those(*action.targets):
                what = text("melee-told-pursue", name=figure.name, enemy=enemy.name)
                tell_announced(play, what, "CON-PURSUE-3", figure, enemy)
            play.barrier("CON-CHARGE-10")
        play.then(*steps)

    def candidates(self, state: ClashState, seat: int) -> Sequence[Action]:
        found: list[Action] = [NoPursuit()]
        named = self.nameable(state)
        for figure in state.living(self.figures):
            at = [PursueAt(figure.id, (target,)) for target in named]
            found.extend([one for one in at if self.check(state, seat, one) is None])
            ways = listed(state, figure, land_gait(figure).limit, self._allowed(state, figure))
            found.extend([Pursue(figure.id, *way) for way in ways])
        return found

    def _allowed(self, state: ClashState, figure: Figure) -> Allowed:
        return lambda path, facing: pursuit_refusal(state, figure, path, facing) is None

    def propose(self, state: ClashState, seat: int, rng: Rng) -> Action:
        number = self.figures[int(rng.random() * len(self.figures))]
        figure = state.figure(number)
        if figure is None:
            return NoPursuit()
        if rng.random() < CHASES:
            target = one_of(self.nameable(state), rng)
            action = None if target is None else PursueAt(number, (target,))
            if action is not None and self.check(state, seat, action) is None:
                return action
        limit = land_gait(figure).limit
        way = by_chance(state, figure, limit, rng, self._allowed(state, figure))
        return NoPursuit() if way is None else Pursue(number, *way)

    def preview(self, state: ClashState, seat: int, partial: Partial) -> Preview:
        kind: type[Pursue | PursueAt] = PursueAt if partial.action == "PursueAt" else Pursue
        draft = drafted(kind, partial)
        figure = state.figure(filled(draft.figure, 0))
        if figure is None or figure.id not in self.figures:
            return Preview(pieces=self.figures)
        if isinstance(draft, PursueAt):
            return self._preview_targets(state, figure, draft)
        gait = land_gait(figure)
        given, told, going = filled(draft.path), filled(draft.facing), Going(flying=gait.flying)

        def refused(path: Path, facing: int) -> Refusal | None:
            return pursuit_refusal(state, figure, path, facing)

        return way_preview(state, figure, given, told, gait, going, refused)

    def _preview_targets(self, state: ClashState, figure: Figure, draft: PursueAt) -> Preview:
        told = announcement.told_targets(state, figure, filled(draft.targets))
        named = [
            number
            for number in self.nameable(state)
            if announcement.target_refusal(state, figure, state.figure(number), "engage") is None
            and announcement.joins(state, figure, number, told)
        ]
        return Preview(pieces=tuple(named))


class Chase(Bound, frozen=True):
    """A pursuit that was announced: measured, tests of courage, then contact."""

    rule = "CON-PURSUE-6"

    figure: int
    targets: tuple[int, ...]
    spent: int = 0
    met: tuple[int, ...] = ()
    """Those whom he was measured to meet, when the tests of courage are under way."""

    def names(self) -> tuple[int, ...]:
        return (self.figure,)

    def run(self, play: Battle) -> None:
        """Measure; whoever is not met is not tested against (CON-FEAR-1).

        It is a charge by CON-CARD-tyrans-de-vile-tis alone (CON-PURSUE-5).
        """
        figure = play.state.field.by_id[self.figure]
        met = pursued(play.state, figure, self.targets, self.spent)
        if not met:
            tell(play, text("melee-told-short", name=figure.name), "CON-CHARGE-10", figure)
            if not self.spent:
                play.then(PursueOrStay(figure.seat, (figure.id,), bound=True))
            return
        charging = bool(as_charge(figure, "pursuit"))
        tests = CourageTests(movers=(figure.id,), targets=met, charging=charging)
        play.then(tests, replace(self, met=met))

    def resume(self, play: Battle, value: Any) -> None:
        """Whoever has reached somebody may perhaps fight again (CON-PURSUE-4)."""
        (figure,) = play.state.those(self.figure)
        number, spent = figure.id, self.spent
        if isinstance(value, Onward):
            if value.reached:
                play.state = play.state.marked(number, AGAIN)
            elif value.target:
                play.then(Chase(number, (value.target,), spent + value.gone))
        elif isinstance(value, Nerve) and number in value.going:
            gone = [one.id for one in value.fled]
            stayed = [one for one in self.met or self.targets if one not in gone]
            left = pursued(play.state, figure, stayed, spent)
            if left:
                play.then(PursuitWay(seat=figure.seat, figure=number, targets=left, spent=spent))
            elif value.fled:
                gait, fled = land_gait(figure, spent), value.fled
                limit, flying = gait.limit, gait.flying
                onward = GoesOn(mover=number, fled=fled, kind="pursuit", limit=limit, flying=flying)
                play.then(onward, self)


class PursuitWay(FigureAsked, Bound, frozen=True, kw_only=True):
    """By which way does a pursuer close with those he has named?"""

    rule = "CON-PURSUE-3"
    words = "melee-ask-close"
    actions = (TakeWay,)

    targets: tuple[int, ...]
    """Those of the named whom he was measured to meet, and who have not fled."""
    spent: int = 0

    def met(self, state: ClashState, figure: Figure) -> tuple[int, ...]:
        return pursued(state, figure, self.targets, self.spent)

    def ways(self, state: ClashState, figure: Figure) -> list[Closing]:
        met = self.met(state, figure)
        return closing_ways(state, figure, met, self.spent) if met else []

    def names(self) -> tuple[int, ...]:
        return (self.figure,)

    def asked(self, state: ClashState) -> int | None:
        figure = state.figure(self.figure)
        return None if figure is None or not self.met(state, figure) else self.seat

    def forms(self, state: ClashState) -> list[Form]:
        ways = self.ways(state, state.field.by_id[self.figure])
        known = ways[0][0] if len(ways) == 1 else ()
        path = pick.path("path", "melee-field-path", piece=self.figure, proposed=known)
        facing = pick.facing("facing", "melee-field-facing", piece=self.figure, optional=True)
        return [do(TakeWay, "melee-do-close", path, facing)]

    def facing_of(self, state: ClashState, action: TakeWay) -> int:
        """The facing at the end: as told, as in a known way that ends there, or along the way."""
        if action.facing is not None:
            return action.facing
        figure = state.field.by_id[self.figure]
        end = action.path[-1] if action.path else figure.pose
        for _, pose in self.ways(state, figure):
            if (pose.x, pose.y) == (end.x, end.y):
                return pose.facing
        return facing_along(figure.pose, action.path)

    def about(self, state: ClashState, forms: Sequence[Form]) -> tuple[int, ...]:
        return (self.figure, *self.targets)

    def measured(self, state: ClashState) -> Measuring:
        return FREE

    def check(self, state: ClashState, seat: int, action: TakeWay) -> Refusal | None:
        figure = state.field.by_id[self.figure]
        facing = self.facing_of(state, action)
        met = self.met(state, figure)
        refusal = pursuit_refusal(state, figure, action.path, facing, touch=met, spent=self.spent)
        if refusal is not None:
            return refusal
        touched = state.field.touching(figure.at(end_pose(state, figure, action.path, facing)))
        missed = [number for number in met if number not in touched]
        if not missed:
            return None
        if len(missed) == len(met):
            return refuse("CON-CHARGE-10", "refusal-melee-no-contact", name=figure.name)
        values = {"name": figure.name, "enemy": state.field.by_id[missed[0]].name}
        return refuse("CON-CHARGE-10", "refusal-assault-missed", **values)

    def answer(self, play: Battle, action: TakeWay) -> None:
        """Contact is no charge (CON-PURSUE-5), and perhaps leads to a further fight."""
        facing = self.facing_of(play.state, action)
        displace(play, self.figure, action.path, facing, manner="pursue", rule=self.rule)
        arrive_here(play, self.figure, "pursuit")
        play.state = play.state.marked(self.figure, AGAIN)

    def candidates(self, state: ClashState, seat: int) -> Sequence[Action]:
        ways = self.ways(state, state.field.by_id[self.figure])
        return list(dict.fromkeys([TakeWay(path, pose.facing) for path, pose in ways]))

    def propose(self, state: ClashState, seat: int, rng: Rng) -> Action:
        figure = self.one(state)
        path, pose = closing_ways(state, figure, self.met(state, figure), self.spent, 1)[0]
        return TakeWay(path, pose.facing)

    def preview(self, state: ClashState, seat: int, partial: Partial) -> Preview:
        """The way into contact that is meant: the known one whose end is nearest to the pointer."""
        (figure,) = state.those(self.figure)
        gait, ways = land_gait(figure, self.spent), self.ways(state, figure)
        wanted = filled(drafted(TakeWay, partial).path, ())
        if not wanted:
            ghosts = tuple([Ghost(figure.id, pose) for _, pose in ways])
            return Preview(limit=gait.limit, ghosts=ghosts, pieces=self.met(state, figure))
        if not ways:
            return Preview(limit=gait.limit)
        path, pose = nearest_end(ways, wanted[-1])
        snapped = {"path": msgspec.to_builtins(path), "facing": pose.facing}
        return Preview(snapped=snapped, **drawn(state, figure, path, pose.facing, gait))
