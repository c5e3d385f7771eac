"""A scene as a plain drawing: bases with their facing, terrain, ways, lines of sight and arcs."""

import math
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from slagveld.examples.example import Frame
from slagveld.kernel.scene import Arc, Ground, Piece, Scene, Stroke
from slagveld.table.shapes import Outline, RoundBase
from slagveld.texts import Language, say

SIDES: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")
"""Safe for the colour-blind, as on the table itself; the second side is dashed as well."""
WIDTH: Final = 320
"""Pixels."""
GRASS: Final = "#e3ead0"
LOOKS: Final = {"wood": "#9dbb7c", "water": "#a9cfe0", "hill": "#d6c892", "swamp": "#b3bf8e"}
STONE: Final = "#b9b3a6"


def drawn(scene: Scene, frame: Frame, words: str, language: Language) -> str:
    """A part of a scene as SVG; `words` are for those who do not see it."""
    told = escape(words, quote=True)
    lines = [
        (
            f'<svg class="example" role="img" width="{WIDTH}" aria-label="{told}"'
            f' viewBox="{frame.x} {frame.y} {frame.width} {frame.depth}">'
        ),
        (
            f'<rect x="{frame.x}" y="{frame.y}" width="{frame.width}" height="{frame.depth}"'
            f' fill="{GRASS}" stroke="#888" stroke-width="20"/>'
        ),
        *map(_ground, scene.terrain),
        *map(_arc, scene.arcs),
        *(line for piece in scene.pieces for line in _piece(piece)),
        *(_stroke(stroke, language) for stroke in scene.strokes),
        "</svg>",
    ]
    return "\n".join(lines)


def _path(points: Sequence[tuple[int, int]], *, closed: bool) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in points) + ("Z" if closed else "")


def _outline(outline: Outline) -> str:
    return "".join(_path(ring, closed=True) for ring in (outline.points, *outline.holes))


def _ground(ground: Ground) -> str:
    fill = LOOKS.get(ground.look, STONE)
    name = escape(say(ground.name))
    return (
        f'<path d="{_outline(ground.outline)}" fill="{fill}" stroke="#555" stroke-width="15"'
        f' fill-rule="evenodd"><title>{name}</title></path>'
    )


def _arc(arc: Arc) -> str:
    radius = arc.radius or 0
    ends = [math.radians((arc.facing + side * arc.width / 2) / 10) for side in (-1, 1)]
    (x1, y1), (x2, y2) = [
        (arc.spot.x + radius * math.cos(end), arc.spot.y + radius * math.sin(end)) for end in ends
    ]
    large = int(arc.width > 1800)
    return (
        f'<path d="M{arc.spot.x} {arc.spot.y}L{x1:.0f} {y1:.0f}'
        f'A{radius} {radius} 0 {large} 1 {x2:.0f} {y2:.0f}Z" fill="#f0e442" fill-opacity="0.45"'
        ' stroke="#7a7000" stroke-width="12"/>'
    )


def _piece(piece: Piece) -> Iterator[str]:
    pose = piece.pose
    if pose is None:
        return
    colour = "#777" if piece.seat is None else SIDES[piece.seat % len(SIDES)]
    dashes = ' stroke-dasharray="60 30"' if piece.seat == 1 else ""
    style = f'fill="#fff" stroke="{colour}" stroke-width="36"{dashes}'
    base = piece.base
    turn = f"translate({pose.x} {pose.y}) rotate({pose.facing / 10:g})"
    if isinstance(base, RoundBase):
        body, front = f'<circle r="{base.diameter / 2 - 18:g}" {style}/>', base.diameter / 2
    else:
        long, wide = base.depth - 36, base.width - 36
        body = f'<rect x="{-long / 2:g}" y="{-wide / 2:g}" width="{long}" height="{wide}" {style}/>'
        front = base.depth / 2
    yield f'<g transform="{turn}"><title>{escape(say(piece.name))}</title>{body}'
    yield f'<path d="M{front:g} 0l-90 -55v110z" fill="{colour}"/></g>'


def _stroke(stroke: Stroke, language: Language) -> str:
    points = [(spot.x, spot.y) for spot in stroke.points]
    look = {
        "blocked": 'stroke="#b00020" stroke-dasharray="90 60"',
        "sight": 'stroke="#555" stroke-dasharray="20 40"',
    }.get(stroke.kind, 'stroke="#111" stroke-dasharray="60 40"')
    line = f'<path d="{_path(points, closed=False)}" fill="none" stroke-width="24" {look}/>'
    if stroke.kind == "path":
        line += _tip(points)
    if stroke.label is None:
        return line
    (x1, y1), (x2, y2) = points[(len(points) - 1) // 2], points[len(points) // 2]
    return (
        f'{line}<text x="{(x1 + x2) // 2}" y="{(y1 + y2) // 2 - 60}" text-anchor="middle"'
        ' font-size="170" paint-order="stroke" stroke="#fff" stroke-width="40">'
        f"{escape(say(stroke.label, language))}</text>"
    )


def _tip(points: Sequence[tuple[int, int]]) -> str:
    """The head of an arrow at the end of a way."""
    (x1, y1), (x2, y2) = points[-2], points[-1]
    turn = math.degrees(math.atan2(y2 - y1, x2 - x1))
    return f'<path transform="translate({x2} {y2}) rotate({turn:.0f})" d="M0 0l-130 -65v130z"/>'
