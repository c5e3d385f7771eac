"""The move of an assault: into contact, or as near as it gets (CON-CHARGE-4, CON-ENGAGE-2)."""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Path
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import Asking
from slagveld.kit.drafts import drafted, filled
from slagveld.kit.ways import mended
from slagveld.table.measure import gap
from slagveld.table.shapes import Direction
from slagveld.texts import Text

from ..core.asking import names_of, tell_stays
from ..core.book import do, pick, refuse, text
from ..core.figure import Figure
from ..core.state import Battle, ClashState, opponents
from ..movement.contact import arrive_here
from ..movement.displacement import best_gait, displace, move_refusal, set_down
from ..movement.previews import drawn
from ..terrain.movement_table import limit_tally
from ..terrain.obstacles import Going, gait_of
from ..terrain.paths import end_pose, meant
from ..terrain.paths_into_contact import Closing, faces, nearest_end
from .announcement import Assault
from .measure import MANY, meant_facing, met_by, near_as_can, standing_targets, ways_in

HOLDS = 0.5
"""How often chance stays where it is when those it engages are out of reach."""


class TakeWay(Action, frozen=True):
    """The way of a figure in its assault. `facing` None: towards those it meets."""

    path: Path
    facing: Direction | None = None


class HoldBack(Action, frozen=True):
    """Out of reach of those it engages, a figure stays where it is (CON-ENGAGE-2)."""


class AssaultMove(Step, frozen=True, kw_only=True):
    """One figure carries out its assault, if it still can: measured again where it stands."""

    rule = "CON-CHARGE-10"

    assault: Assault
    short: bool = False
    """It was measured to meet nobody, and makes no contact even if a way has opened since."""

    def run(self, play: Battle) -> None:
        """Ask for the way into contact; out of reach a charge goes as far as it gets."""
        state, assault = play.state, self.assault
        figure = state.figure(assault.movers[0])
        targets = standing_targets(state, assault)
        if figure is None or not targets:
            return
        question = AssaultWay(assault=assault, short=self.short)
        if question.best(state, figure) is not None:
            play.then(question)
        elif assault.kind == "charge":
            path, pose = near_as_can(state, assault, figure, targets[0])
            set_down(play, figure, path, pose, manner="failed-charge", rule="CON-CHARGE-4")
        else:
            play.then(AssaultWay(assault=assault, short=True))


class AssaultWay(Asking, frozen=True, kw_only=True):
    """By which way does a figure close? Where none is left, it comes nearer or stays."""

    rule = "CON-CHARGE-3"
    actions = (TakeWay, HoldBack)

    assault: Assault
    short: bool = False
    """Out of reach: it may come nearer, or stay."""

    def figure(self, state: ClashState) -> Figure:
        return state.field.by_id[self.assault.movers[0]]

    def asked(self, state: ClashState) -> int | None:
        return self.assault.seat if self.assault.movers[0] in state.field.by_id else None

    def known(self, state: ClashState, figure: Figure) -> list[Closing]:
        """Ways into contact with all whom the figure meets, best first; none out of reach."""
        return [] if self.short else self._legal(state, figure, MANY)

    def best(self, state: ClashState, figure: Figure) -> Closing | None:
        if self.short:
            return None
        key = ("con-best", self.assault, figure.pose, gait_of(figure))
        return state.field.known(key, self._best, state, figure)

    def _best(self, state: ClashState, figure: Figure) -> Closing | None:
        found = self._legal(state, figure, 1) or self._legal(state, figure, MANY)
        return found[0] if found else None

    def _legal(self, state: ClashState, figure: Figure, most: int) -> list[Closing]:
        return [
            one
            for one in ways_in(state, self.assault, figure, most)
            if self._into_refusal(state, figure, one.path, one.pose.facing) is None
        ]

    def _closed_with(self, state: ClashState) -> list[Figure]:
        """Those whom the mover meets; out of reach all whom it assaults."""
        figure = self.figure(state)
        met = [] if self.best(state, figure) is None else met_by(state, self.assault, figure)
        return met or standing_targets(state, self.assault)

    def prompt(self, state: ClashState) -> Text:
        figure, targets = self.figure(state), self._closed_with(state)
        if self.best(state, figure) is None:
            return text("ask-assault-short", name=figure.name, enemy=targets[0].name)
        return text("ask-assault-way", name=figure.name, enemy=names_of(targets))

    def about(self, state: ClashState, forms: Sequence[Form]) -> tuple[int, ...]:
        return (self.figure(state).id, *[target.id for target in self._closed_with(state)])

    def forms(self, state: ClashState) -> list[Form]:
        figure = self.figure(state)
        best = self.best(state, figure)
        known = () if best is None else best.path
        path = pick.path("path", "field-move-path", piece=figure.id, proposed=known)
        facing = pick.facing("facing", "field-move-facing", piece=figure.id, optional=True)
        forms = [do(TakeWay, "do-assault-way", path, facing)]
        if best is None and self._hold_refusal(state, figure) is None:
            forms.append(do(HoldBack, "do-assault-hold", rule="CON-ENGAGE-2"))
        return forms

    def check(self, state: ClashState, seat: int, action: Action) -> Refusal | None:
        figure = self.figure(state)
        if not isinstance(action, TakeWay):
            return self._hold_refusal(state, figure)
        return self.way_refusal(state, figure, action.path, self._facing(state, action))

    def _facing(self, state: ClashState, way: TakeWay) -> int:
        if way.facing is None:
            return meant_facing(state, self.assault, self.figure(state), way.path)
        return way.facing

    def _hold_refusal(self, state: ClashState, figure: Figure) -> Refusal | None:
        """In reach it is bound; after disengaging it must be gone, if it can (CON-DISENGAGE-4)."""
        if self.best(state, figure) is not None:
            return refuse("CON-CHARGE-10", "refusal-assault-bound", name=figure.name)
        if self._is_held(state, figure) and self._nearer(state, figure, 1):
            return refuse("CON-DISENGAGE-4", "refusal-granted-remain", name=figure.name)
        return None

    def _is_held(self, state: ClashState, figure: Figure) -> bool:
        """Whether a figure touches somebody whom it has disengaged from."""
        left = self.assault.left
        return any(number in left for number in state.field.touching(figure)) if left else False

    def _nearer(self, state: ClashState, figure: Figure, most: int = 0) -> list[TakeWay]:
        """Ways towards the targets, in their order; all of them, or so many."""
        found: list[TakeWay] = []
        for target in standing_targets(state, self.assault):
            path, pose = near_as_can(state, self.assault, figure, target)
            way = TakeWay(path, pose.facing)
            if not path or way in found:
                continue
            if self._short_refusal(state, figure, path, pose.facing) is None:
                found.append(way)
                if len(found) == most:
                    break
        return found

    def way_refusal(
        self, state: ClashState, figure: Figure, path: Path, facing: int
    ) -> Refusal | None:
        if self.short:
            return self._short_refusal(state, figure, path, facing)
        refusal = self._into_refusal(state, figure, path, facing)
        if refusal is None or self.best(state, figure) is not None:
            return refusal
        return self._short_refusal(state, figure, path, facing)

    def _into_refusal(
        self, state: ClashState, figure: Figure, path: Path, facing: int
    ) -> Refusal | None:
        """Why this is no way into contact with all whom the mover meets, or None."""
        assault = self.assault
        met = met_by(state, assault, figure)
        refusal = self._go_refusal(state, figure, path, facing, [one.id for one in met])
        if refusal is not None:
            return refusal
        there = figure.at(end_pose(state, figure, path, facing))
        touched = opponents(state, there)
        missed = [enemy for enemy in met if enemy not in touched]
        if not touched or (missed and len(met) == 1):
            return refuse("CON-CHARGE-10", "refusal-assault-no-contact", name=figure.name)
        if missed:
            values = {"name": figure.name, "enemy": missed[0].name}
            return refuse("CON-CHARGE-10", "refusal-assault-missed", **values)
        if assault.kind == "charge" and not any(faces(there.body, enemy) for enemy in met):
            return refuse("CON-WALK-2", "refusal-assault-facing", name=figure.name)
        return None

    def _short_refusal(
        self, state: ClashState, figure: Figure, path: Path, facing: int
    ) -> Refusal | None:
        """Out of reach he touches nobody, and goes towards a target (CON-ENGAGE-2)."""
        if (refusal := self._go_refusal(state, figure, path, facing, ())) is not None:
            return refusal
        there = figure.at(end_pose(state, figure, path, facing))
        for target in standing_targets(state, self.assault):
            if gap(there.body, target.body) <= gap(figure.body, target.body):
                return None
        return refuse("CON-ENGAGE-2", "refusal-assault-away", name=figure.name)

    def _go_refusal(
        self, state: ClashState, figure: Figure, path: Path, facing: int, touch: Sequence[int]
    ) -> Refusal | None:
        assault = self.assault
        refusal = move_refusal(
            state,
            figure,
            path,
            facing,
            assault.kind,
            through=assault.active.together(state),
            touch=tuple(touch),
            spent=assault.spent,
        )
        there = figure.at(end_pose(state, figure, path, facing))
        if refusal is None and self._is_held(state, there):
            return refuse("CON-DISENGAGE-4", "refusal-granted-left", name=figure.name)
        return refusal

    def answer(self, play: Battle, action: Action) -> None:
        """Contact after a charge has its penalty (CON-CHARGE-7, CON-CARD-charge-bestiale).

        Once only (CON-CHARGE-8), and there is none after an engagement (CON-ENGAGE-3).
        """
        assault, figure = self.assault, self.figure(play.state)
        if not isinstance(action, TakeWay):
            tell_stays(play, figure.id, "CON-ENGAGE-2")
            return
        facing, rule = self._facing(play.state, action), _RULES[assault.kind]
        displace(play, figure.id, action.path, facing, manner=assault.kind, rule=rule)
        arrive_here(play, figure.id, assault.kind)

    def candidates(self, state: ClashState, seat: int) -> Sequence[Action]:
        figure = self.figure(state)
        known = self.known(state, figure)
        if known:
            return list(dict.fromkeys([TakeWay(one.path, one.pose.facing) for one in known]))
        nearer = self._nearer(state, figure)
        held = self._hold_refusal(state, figure) is not None
        return nearer if held else [HoldBack(), *nearer]

    def propose(self, state: ClashState, seat: int, rng: Rng) -> Action:
        figure = self.figure(state)
        best = self.best(state, figure)
        if best is not None:
            return TakeWay(best.path, best.pose.facing)
        if rng.random() < HOLDS and not self._is_held(state, figure):
            return HoldBack()
        nearer = self._nearer(state, figure, 1)
        return nearer[0] if nearer else HoldBack()

    def preview(self, state: ClashState, seat: int, partial: Partial) -> Preview:
        """The best way into contact at once, or the nearest to where one points."""
        if partial.action != "TakeWay":
            return Preview()
        assault, figure = self.assault, self.figure(state)
        known, draft = self.known(state, figure), drafted(TakeWay, partial)
        given, told = filled(draft.path, ()), filled(draft.facing)
        gait = best_gait(figure, assault.kind, assault.spent)
        tally = limit_tally(figure, assault.kind, assault.spent, second=gait.flying)
        if not given:
            snapped: dict[str, Any] = {}
            shown: dict[str, Any] = {"limit": gait.limit}
            if known:
                first = known[0]
                snapped = {"path": first.path, "facing": first.pose.facing}
                shown = drawn(state, figure, first.path, first.pose.facing, gait)
            return Preview(snapped=snapped, tallies=(tally,), **shown)
        path, facing = self._meant(state, figure, given, told)
        met = opponents(state, figure.at(end_pose(state, figure, path, facing)))
        return Preview(
            refusal=self.way_refusal(state, figure, path, facing),
            snapped=mended(given, path, told, facing),
            tallies=(tally,),
            notes=tuple([text("note-assault-contact", enemy=enemy.name) for enemy in met]),
            **drawn(state, figure, path, facing, gait, walking=assault.kind == "walk"),
        )

    def _meant(
        self, state: ClashState, figure: Figure, given: Path, told: int | None
    ) -> tuple[Path, int]:
        """The way as it is told where it may be gone; else the found one that ends nearest."""
        assault, known = self.assault, self.known(state, figure)

        def look(path: Path) -> int:
            return self._facing(state, TakeWay(path, told))

        def legal(path: Path) -> bool:
            return self.way_refusal(state, figure, path, look(path)) is None

        if legal(given):
            return given, look(given)
        if known:
            path, pose = nearest_end(known, given[-1])
            return path, pose.facing if told is None else told
        gait = best_gait(figure, assault.kind, assault.spent)
        going = Going(assault.active.together(state), flying=gait.flying)
        path = meant(state, figure, given, gait.limit, legal, going)
        return path, look(path)


_RULES = {
    "charge": "CON-CHARGE-2",
    "engage": "CON-ENGAGE-2",
    "walk": "CON-WALK-3",
    "disengage": "CON-DISENGAGE-5",
}
