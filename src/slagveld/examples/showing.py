"""The two pictures of an example: scenes of the engine, with the ways and lines they are about."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import msgspec

from slagveld.examples.example import Example, Facts, Frame
from slagveld.examples.playing import Played, played
from slagveld.examples.reading import book_of
from slagveld.kernel.event import Moved
from slagveld.kernel.game import Game
from slagveld.kernel.registry import game as find_game
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.kernel.scene import Arc, Piece, Scene, Stroke
from slagveld.kernel.state import State
from slagveld.record import replace
from slagveld.table.shapes import Pose, RoundBase, Spot
from slagveld.texts import Distance, Text

MARGIN: Final = 400
"""Units around the pieces."""
SMALLEST: Final = 1600
"""Units that a picture shows at least, across and down."""
FLATTEST: Final = 7, 5
"""How much wider than deep a picture may be, or deeper than wide."""
ARC: Final = 900
"""Units that an arc is drawn."""
HALF_A_CIRCLE: Final = 1800


class Pictures(msgspec.Struct, frozen=True, kw_only=True):
    """How it stands before the answers of an example and after them."""

    before: Scene
    after: Scene
    frame: Frame
    """The part of the table that both show."""


def pictures(game: Game[Any], example: Example) -> Pictures:
    """Play an example and draw it; raises WrongExampleError."""
    return drawn(game, example.facts, played(game, example))


@cache
def pictures_of(key: str, name: str) -> Pictures:
    """The pictures of a game's example by its name; raises RefusedError."""
    for example in book_of(key):
        if example.key == name:
            return pictures(find_game(key), example)
    raise RefusedError(refuse("SLV-SETUP-1", "example-unknown", example=name[:80]))


def drawn(game: Game[Any], facts: Facts, made: Played) -> Pictures:
    """The pictures of an example that has been played."""
    before = _scene(game, facts, made.before)
    ways = tuple(
        Stroke(points=shown.path, kind="path", label=_length(shown.length), seat=seat)
        for seat, shown in made.previews
        if len(shown.path) > 1
    )
    after = _scene(game, facts, made.after)
    gone = tuple(_gone(made, after))
    before = replace(before, strokes=(*before.strokes, *ways))
    after = replace(after, strokes=(*after.strokes, *gone))
    frame = facts.frame or _frame(before, after)
    return Pictures(before=before, after=after, frame=frame)


def _scene(game: Game[Any], facts: Facts, state: State) -> Scene:
    scene = game.scene(state, None)
    arcs = tuple(
        _arc(piece, piece.pose)
        for piece in scene.pieces
        if piece.id in facts.arcs and piece.pose is not None
    )
    sights = tuple(filter(None, (_sight(game, state, scene, pair) for pair in facts.sight)))
    return replace(scene, arcs=(*scene.arcs, *arcs), strokes=(*scene.strokes, *sights))


def _arc(piece: Piece, pose: Pose) -> Arc:
    """The front arc of a piece; half a circle where its game has no other."""
    return Arc(
        spot=Spot(pose.x, pose.y),
        facing=pose.facing,
        width=piece.arc or HALF_A_CIRCLE,
        radius=ARC,
        tone="reach",
    )


def _sight(game: Game[Any], state: State, scene: Scene, pair: tuple[int, int]) -> Stroke | None:
    """A line of sight as the game's ruler has it; None when one of the two is gone."""
    places = {piece.id: piece.pose for piece in scene.pieces}
    places |= {group.id: group.pose for group in scene.groups if group.pose is not None}
    one, other = (places.get(number) for number in pair)
    shown = game.measured(state, pair[0], pair[1])
    if one is None or other is None or shown is None:
        return None
    return Stroke(
        points=(Spot(one.x, one.y), Spot(other.x, other.y)),
        kind="blocked" if shown.seen is False else "sight",
        label=_length(shown.length),
    )


def _length(units: int | None) -> Text | None:
    """A length as a label; None where there is none to tell."""
    return Text("example-length", {"length": Distance(units)}) if units else None


def _gone(made: Played, after: Scene) -> Iterator[Stroke]:
    """The ways that pieces went, as the engine tells them."""
    owners = {group.id: group.seat for group in after.groups}
    owners |= {piece.id: piece.seat for piece in after.pieces}
    for event in made.events:
        if isinstance(event, Moved) and len(event.path) > 1:
            yield Stroke(points=event.path, kind="path", seat=owners.get(event.piece))


def _frame(before: Scene, after: Scene) -> Frame:
    """What pieces and ways of both scenes take up, with a margin; never beyond the table."""
    table = before.table
    spots = [spot for scene in (before, after) for spot in _spots(scene)]
    left = min((x for x, _ in spots), default=0) - MARGIN
    right = max((x for x, _ in spots), default=table.width) + MARGIN
    top = min((y for _, y in spots), default=0) - MARGIN
    bottom = max((y for _, y in spots), default=table.depth) + MARGIN
    long, short = FLATTEST
    wide = max(right - left, SMALLEST, (bottom - top) * short // long)
    deep = max(bottom - top, SMALLEST, wide * short // long)
    wide, deep = min(wide, table.width), min(deep, table.depth)
    x = min(max((left + right - wide) // 2, 0), table.width - wide)
    y = min(max((top + bottom - deep) // 2, 0), table.depth - deep)
    return Frame(x=x, y=y, width=wide, depth=deep)


def _spots(scene: Scene) -> Iterator[tuple[int, int]]:
    for piece in scene.pieces:
        if piece.pose is not None:
            base = piece.base
            size = base.diameter if isinstance(base, RoundBase) else max(base.width, base.depth)
            for reach in (-size // 2, size // 2):
                yield piece.pose.x + reach, piece.pose.y + reach
    for stroke in scene.strokes:
        for spot in stroke.points:
            yield spot.x, spot.y
