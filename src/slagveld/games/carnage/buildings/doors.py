"""Buildings: the topic of entering and leaving them by doors and windows (section 9.7)."""

from typing import Any

import msgspec

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Ghost, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Choice, ChoiceField, Key, PieceField, PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import ONE, cosine, sine

from ..core.book import do, pick, text
from ..core.conditions import holders, is_diverted
from ..core.parts import Battle
from ..core.state import CarnageState
from ..core.unit import Unit
from ..ground.paces import move_limit
from ..ground.readiness import commanded, march_ready
from ..magic.moments import MagicMoment
from .interior import way_between
from .openings import Gap, buildings, opening_of, openings
from .passage import (
    RULE,
    EnterNow,
    LeaveNow,
    enter_refusal,
    entered,
    kind_text,
    leave_ready,
    leave_refusal,
    left,
)

FAR = 6000
"""Openings farther than any move are not looked at, in units."""


class Enter(Action, frozen=True):
    """A unit goes into a building by one of its openings."""

    unit: PieceId
    opening: Key


class Leave(Action, frozen=True):
    """A unit comes out of its building and forms up with the middle of its front at a spot."""

    unit: PieceId
    opening: Key
    spot: Pose


PassageAction = Enter | Leave


class Buildings:
    """The topic of entering and leaving buildings."""

    actions: tuple[type[Action], ...] = (Enter, Leave)

    def _own(self, state: CarnageState, seat: int, only: int) -> list[Unit]:
        if not buildings(state):
            return []
        return [
            unit
            for unit in state.units
            if unit.owner == seat and only in (0, unit.id) and not is_diverted(state, unit)
        ]

    def entries(self, state: CarnageState, seat: int, only: int) -> list[tuple[Unit, Gap]]:
        """Which units may enter, and the openings near each."""
        return [
            (unit, hole)
            for unit in self._own(state, seat, only)
            if march_ready(state, unit) is None
            for piece in buildings(state)
            for hole in openings(piece)
            if max(abs(hole.x - unit.x), abs(hole.y - unit.y)) <= FAR
        ]

    def exits(self, state: CarnageState, seat: int, only: int) -> list[tuple[Unit, Gap]]:
        """Which units may leave, and the openings of the building of each."""
        return [
            (unit, hole)
            for unit in self._own(state, seat, only)
            if leave_ready(state, unit) is None
            for piece in buildings(state)
            if piece.id == unit.inside
            for hole in openings(piece)
        ]

    def forms(self, state: CarnageState, seat: int, only: int) -> list[Form]:
        """Enter and leave, where there is somebody to do so."""
        found: list[Form] = []
        entries = self.entries(state, seat, only)
        if entries:
            fields = (_units(entries), _choices(entries))
            form = do(Enter, "do-enter-building", *fields, rule=RULE, help="do-enter-building-help")
            found.append(form)
        exits = self.exits(state, seat, only)
        if exits:
            spot = pick.spot("spot", "field-building-spot", of="unit")
            form = do(
                Leave,
                "do-leave-building",
                _units(exits),
                _choices(exits),
                spot,
                rule=RULE,
                help="do-leave-building-help",
            )
            found.append(form)
        return found

    def check(
        self, state: CarnageState, seat: int, only: int, action: PassageAction
    ) -> Refusal | None:
        """Its unit, its opening, its way and its room."""
        unit = commanded(state, seat, only, action.unit)
        if isinstance(unit, Refusal):
            return unit
        if isinstance(action, Enter):
            return march_ready(state, unit) or enter_refusal(state, unit, action.opening)
        return leave_ready(state, unit) or leave_refusal(state, unit, action.opening, action.spot)

    def answer(self, play: Battle, action: PassageAction) -> None:
        """Say it, so that magic may come between; then go."""
        if isinstance(action, Enter):
            now: Step = EnterNow(action.unit, action.opening)
        else:
            now = LeaveNow(action.unit, action.opening, action.spot)
        play.then(MagicMoment(at="march"), now)

    def menu(self, state: CarnageState, seat: int, only: int) -> list[Action]:
        """Every opening within reach; out of each, close before it."""
        found: list[Action] = [
            Enter(unit.id, hole.key)
            for unit, hole in self.entries(state, seat, only)
            if enter_refusal(state, unit, hole.key) is None
        ]
        for unit, hole in self.exits(state, seat, only):
            pose = before(unit, hole)
            if leave_refusal(state, unit, hole.key, pose) is None:
                found.append(Leave(unit.id, hole.key, pose))
        return found

    def propose(self, state: CarnageState, seat: int, only: int, rng: Rng) -> Action | None:
        """Some unit tries some opening."""
        entries, exits = self.entries(state, seat, only), self.exits(state, seat, only)
        if not entries and not exits:
            return None
        place = int(rng.random() * (len(entries) + len(exits)))
        if place < len(entries):
            unit, hole = entries[place]
            if enter_refusal(state, unit, hole.key) is not None:
                return None
            return Enter(unit.id, hole.key)
        unit, hole = exits[place - len(entries)]
        pose = before(unit, hole)
        if leave_refusal(state, unit, hole.key, pose) is not None:
            return None
        return Leave(unit.id, hole.key, pose)

    def preview(self, state: CarnageState, seat: int, only: int, partial: Partial) -> Preview:
        """Where the figures would stand, and what the way costs."""
        leaving = partial.action == "Leave"
        pairs = self.exits(state, seat, only) if leaving else self.entries(state, seat, only)
        number, key = partial.values.get("unit"), partial.values.get("opening")
        units = tuple(dict.fromkeys(unit.id for unit, _ in pairs))
        unit = state.unit(number) if isinstance(number, int) and number in units else None
        if unit is None:
            return Preview(pieces=units)
        limit = move_limit(state, unit).total
        named = opening_of(state, key) if isinstance(key, str) else None
        if named is None:
            return Preview(limit=limit)
        piece, hole = named
        if leaving:
            pose, snapped = _pose(partial.values.get("spot"), before(unit, hole))
            front, path = left(unit, pose), (hole.spot, Spot(pose.x, pose.y))
            there: Unit | None = front
        else:
            snapped, front, path = {}, unit, (Spot(unit.x, unit.y), hole.spot)
            there = entered(state, piece, unit)
        return Preview(
            ghosts=() if there is None else _ghosts(there),
            path=path,
            cost=way_between(state, unit, front, hole),
            limit=limit,
            snapped=snapped,
        )


def must_come_out(state: CarnageState, seat: int, only: int) -> Leave | None:
    """A way out that the seat owes: a neutralised unit leaves a fight for a building if it can.

    CAR-13.2-flee holds indoors too; it forms up close before one of the openings.
    """
    for unit, hole in BUILDINGS.exits(state, seat, only):
        if unit.neutralised and holders(state, unit):
            pose = before(unit, hole)
            if leave_refusal(state, unit, hole.key, pose) is None:
                return Leave(unit.id, hole.key, pose)
    return None


def before(unit: Unit, hole: Gap) -> Pose:
    """Formed up close before an opening, looking away from it."""
    far = unit.block.ranks() * unit.profile.depth + 10
    x = hole.x + round(far * cosine(hole.way) / ONE)
    y = hole.y + round(far * sine(hole.way) / ONE)
    return Pose(x, y, hole.way)


def _pose(given: Any, usual: Pose) -> tuple[Pose, dict[str, Any]]:
    """The pose a player has chosen so far; without one the usual one, which is then proposed."""
    if given is None:
        return usual, {"spot": msgspec.to_builtins(usual)}
    return msgspec.convert(given, Pose), {}


def _ghosts(unit: Unit) -> tuple[Ghost, ...]:
    pairs = zip(unit.figures, unit.poses, strict=True)
    return tuple([Ghost(figure.id, pose) for figure, pose in pairs])


def _units(pairs: list[tuple[Unit, Gap]]) -> PieceField:
    allowed = tuple(dict.fromkeys(unit.id for unit, _ in pairs))
    return pick.piece("unit", "field-unit", allowed)


def _choices(pairs: list[tuple[Unit, Gap]]) -> ChoiceField:
    choices = tuple(
        [
            Choice(
                key=hole.key,
                label=text("opening-label", kind=kind_text(hole), number=hole.number + 1),
                spot=hole.spot,
                of=unit.id,
            )
            for unit, hole in pairs
        ]
    )
    return pick.choice("opening", "field-building-opening", choices, of="unit")


BUILDINGS = Buildings()
