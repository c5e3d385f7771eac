"""The ruler and the words view at a shared table: as far as the open decision lets one measure."""

from typing import Any

from slagveld.kernel.match import Match
from slagveld.kernel.measuring import End as RulerEnd
from slagveld.kernel.measuring import Gauged, body_at
from slagveld.kernel.rulebook import Refusal, RefusedError, refuse
from slagveld.kernel.scene import Piece, Scene
from slagveld.server.room.sighting import Table, scene_of
from slagveld.server.wire.live import AskMeasure, AskSurvey, Bearing, End, Measured, Surveyed
from slagveld.table.measure import gap
from slagveld.table.shapes import Pose
from slagveld.table.units import TURN, direction_of

HOURS = 12


class Ruler:
    """What one viewer may measure now."""

    def __init__(self, table: Table, seats: tuple[int, ...], looking: int | None) -> None:
        self._match: Match[Any] = table.match
        self._seats = seats
        eye = table.eye(seats, looking)
        self._view = self._match.view(eye)
        self.scene: Scene = scene_of(table, eye)
        self._pieces = {piece.id: piece for piece in self.scene.pieces}
        opened = self._match.decision
        self._measuring = None if opened is None else opened.described.measuring

    def refusal(self, *ends: RulerEnd) -> Refusal | None:
        """Why a ruler may not be laid to these ends now, or None."""
        measuring = self._measuring
        if measuring is None or measuring.ruler == "free":
            return None
        rule = measuring.rule or "SLV-NET-4"
        if measuring.ruler == "none":
            return refuse(rule, "room-ruler-none")
        if any(self._foreign(end) for end in ends):
            return refuse(rule, "room-ruler-own")
        return None

    def _foreign(self, end: RulerEnd) -> bool:
        """Whether an end is somebody else's piece, or a spot under one."""
        if isinstance(end, int):
            return end not in self._pieces or not self._mine(self._pieces[end])
        layout = self._match.game.layout(self._view)
        point = None if layout is None else body_at(layout, end)
        if layout is None or point is None:
            return False
        others = (p.id for p in self._pieces.values() if not self._mine(p) and layout.has(p.id))
        return any(gap(point, layout.body(other)) <= 0 for other in others)

    def _mine(self, piece: Piece) -> bool:
        sides = {self._match.state.seats[seat].side for seat in self._seats}
        return piece.seat is not None and self._match.state.seats[piece.seat].side in sides

    def laid(self, start: RulerEnd, end: RulerEnd) -> Gauged | None:
        """What the ruler shows between two ends that may be measured; None: one is not there."""
        for thing in (start, end):
            if isinstance(thing, int) and thing not in self._pieces:
                return None
        return self._match.game.measured(self._view, start, end)

    def piece(self, number: int) -> tuple[Piece, Pose]:
        """A piece that stands on the table for this viewer; raises RefusedError."""
        found = self._pieces.get(number)
        if found is None or found.pose is None:
            raise RefusedError(refuse("SLV-NET-4", "room-no-piece"))
        return found, found.pose


def measured(ruler: Ruler, ask: AskMeasure) -> Measured:
    """How far it is; raises RefusedError."""
    start, end = _end(ask.start), _end(ask.end)
    refusal = ruler.refusal(start, end)
    if refusal is not None:
        raise RefusedError(refusal)
    shown = ruler.laid(start, end)
    if shown is None:
        raise RefusedError(refuse("SLV-NET-4", "room-no-piece"))
    return Measured(
        id=ask.id, length=shown.length, seen=shown.seen, blocked=shown.blocked, notes=shown.notes
    )


def _end(end: End) -> RulerEnd:
    if end.piece is not None and end.spot is None:
        return end.piece
    if end.spot is not None and end.piece is None:
        return end.spot
    raise RefusedError(refuse("SLV-FORM-1", "room-ruler-end"))


def surveyed(ruler: Ruler, ask: AskSurvey) -> Surveyed:
    """Every other piece with its bearing from one piece, nearest first; raises RefusedError."""
    piece, pose = ruler.piece(ask.piece)
    bearings = [
        Bearing(
            piece=other.id, clock=clock(pose, other.pose), length=_length(ruler, piece.id, other.id)
        )
        for other in ruler.scene.pieces
        if other.pose is not None and other.id != piece.id
    ]
    bearings.sort(key=lambda b: (b.length is None, b.length or 0, b.piece))
    return Surveyed(ask.id, piece.id, tuple(bearings))


def _length(ruler: Ruler, start: int, end: int) -> int | None:
    if ruler.refusal(start, end) is not None:
        return None
    shown = ruler.laid(start, end)
    return None if shown is None else shown.length


def clock(pose: Pose, other: Pose) -> int:
    """Where something lies as on the face of a clock, twelve being straight ahead."""
    away = (int(direction_of(other.x - pose.x, other.y - pose.y)) - pose.facing) % TURN
    hour = (away * HOURS + TURN // 2) // TURN % HOURS
    return hour or HOURS
