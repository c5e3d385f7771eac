"""The figures of `growth.py` as a picture: one panel for each kind, one line for each game.

Both axes are logarithmic, so that a power of the number of figures is a straight line. Lines are
means; at the largest armies a thin mark reaches up to the worst. An earlier run is dashed. The
picture has a ground of its own and follows the reader's choice of light or dark.
"""

from collections.abc import Iterator
from html import escape
from math import ceil, floor, log10

from growth_report import GAMES, MOST, Growth, Run

PANELS = {
    "menu": "Menu of candidates",
    "question": "Question as data",
    "greedy": "Answer of the greedy bot",
    "scene": "Scene, nothing known",
    "changed": "Scene after one decision",
    "preview": "Preview of a half-filled action",
}
COLOURS = {
    "carnage": ("#b3372b", "#ff8a7a"),
    "confrontation": ("#8a5a00", "#f0b840"),
    "little-carnage": ("#1f7a3d", "#6fd08c"),
    "mage-knight": ("#1d5fa8", "#7db8f5"),
    "wizard-duel": ("#7b3fa0", "#cfa0f0"),
}
"""On a light ground and on a dark one."""

WIDE, HIGH = 300, 210
"""Of a panel, with its words."""
LEFT, TOP, RIGHT, BOTTOM = 50, 26, 12, 34
"""Room for words around the lines of a panel."""
HEAD = 56
"""Room for the title and the names of the games."""
ACROSS = 3
"""Panels beside each other."""


class Axis:
    """From a number to its place: logarithmic, over whole decades or just what is there."""

    def __init__(self, least: float, most: float, start: float, end: float) -> None:
        self.low, self.high = log10(least), log10(most)
        self.start, self.end = start, end

    def at(self, value: float) -> float:
        """The place of a number."""
        share = (log10(value) - self.low) / (self.high - self.low)
        return round(self.start + share * (self.end - self.start), 1)


def plotted(run: Run, before: Run | None = None) -> str:
    """The picture as SVG."""
    kinds = [kind for kind in PANELS if any(growth.kind == kind for growth in run.growths)]
    rows = -(-len(kinds) // ACROSS)
    width, height = ACROSS * WIDE, HEAD + rows * HIGH
    lines = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
            f' width="{width}" height="{height}" role="img" aria-label="{escape(_words(before))}">'
        ),
        _style(),
        f'<rect class="ground" width="{width}" height="{height}" rx="8"/>',
        f'<text class="title" x="16" y="24">{escape(_words(before))}</text>',
        *_names(run),
    ]
    for number, kind in enumerate(kinds):
        row, column = divmod(number, ACROSS)
        lines.append(f'<g transform="translate({column * WIDE} {HEAD + row * HIGH})">')
        lines += _panel(kind, run, before)
        lines.append("</g>")
    return "\n".join([*lines, "</svg>", ""])


def _words(before: Run | None) -> str:
    what = "Milliseconds by the number of figures: means, and the worst at the largest armies"
    return what if before is None else f"{what}; dashed: before"


def _style() -> str:
    """Colours by class, once for each ground."""
    light = [f".{key}{{--c:{pair[0]}}}" for key, pair in COLOURS.items()]
    dark = [f".{key}{{--c:{pair[1]}}}" for key, pair in COLOURS.items()]
    return "\n".join(
        [
            "<style>",
            "svg{--ground:#ffffff;--ink:#22272e;--faint:#d5dae0;--bound:#77808a;",
            "font:12px system-ui,sans-serif}",
            "".join(light),
            "@media (prefers-color-scheme:dark){",
            "svg{--ground:#1b1f24;--ink:#e6e9ee;--faint:#3a414a;--bound:#a0a9b4}",
            "".join(dark),
            "}",
            ".ground{fill:var(--ground)}text{fill:var(--ink)}.title{font-size:14px}",
            ".small{font-size:10px}.head{font-weight:600}.end{text-anchor:end}",
            ".mid{text-anchor:middle}.grid{stroke:var(--faint);stroke-width:1}",
            ".bound{stroke:var(--bound);stroke-width:1;stroke-dasharray:2 3}",
            ".line{fill:none;stroke:var(--c);stroke-width:2}",
            ".before{stroke-dasharray:5 4;stroke-width:1.5;opacity:.75}",
            ".worst{stroke:var(--c);stroke-width:1}.dot{fill:var(--c)}",
            "</style>",
        ]
    )


def _names(run: Run) -> Iterator[str]:
    """The games with their colours."""
    x = 16
    for key in dict.fromkeys([growth.game for growth in run.growths]):
        name = GAMES.get(key, key)
        yield f'<path class="line {key}" d="M{x} 42h18"/>'
        yield f'<text x="{x + 24}" y="46">{escape(name)}</text>'
        x += 50 + 7 * len(name)


def _panel(kind: str, run: Run, before: Run | None) -> Iterator[str]:
    """One kind: axes, the bound of the worst, the lines of the games."""
    now = [growth for growth in run.growths if growth.kind == kind]
    earlier = [] if before is None else [growth for growth in before.growths if growth.kind == kind]
    every = [point for growth in [*now, *earlier] for point in growth.points]
    bound = MOST.get(kind)
    values = [value for point in every for value in (point.mean, point.worst) if value > 0]
    values += [] if bound is None else [bound]
    least, most = 10 ** floor(log10(min(values))), 10 ** ceil(log10(max(values)))
    counts = [point.figures for point in every]
    across = Axis(min(counts) / 1.15, max(counts) * 1.15, LEFT, WIDE - RIGHT)
    up = Axis(least, most, HIGH - BOTTOM, TOP)
    yield f'<text class="head" x="{LEFT}" y="16">{PANELS[kind]}</text>'
    yield from _grid(across, up)
    if bound is not None:
        y = up.at(bound)
        yield f'<path class="bound" d="M{LEFT} {y}H{WIDE - RIGHT}"/>'
        yield f'<text class="small" x="{LEFT + 4}" y="{y - 3}">no worse than {bound:g} ms</text>'
    for growth in earlier:
        yield _line(growth, across, up, "line before")
    for growth in now:
        yield _line(growth, across, up, "line")
        yield from _marks(growth, across, up)


def _grid(across: Axis, up: Axis) -> Iterator[str]:
    for decade in range(round(up.low), round(up.high) + 1):
        y = up.at(10**decade)
        yield f'<path class="grid" d="M{LEFT} {y}H{WIDE - RIGHT}"/>'
        yield f'<text class="small end" x="{LEFT - 5}" y="{y + 3}">{10.0**decade:g}</text>'
    for count in (10, 20, 50, 100, 200, 500):
        if across.low <= log10(count) <= across.high:
            x = across.at(count)
            yield f'<path class="grid" d="M{x} {HIGH - BOTTOM}v4"/>'
            yield f'<text class="small mid" x="{x}" y="{HIGH - BOTTOM + 15}">{count}</text>'


def _line(growth: Growth, across: Axis, up: Axis, look: str) -> str:
    places = [f"{across.at(p.figures)} {up.at(p.mean)}" for p in growth.points if p.mean > 0]
    return f'<path class="{look} {growth.game}" d="M{"L".join(places)}"/>'


def _marks(growth: Growth, across: Axis, up: Axis) -> Iterator[str]:
    """A dot at each mean, and how far the last reaches up."""
    for point in growth.points:
        if point.mean > 0:
            x, y = across.at(point.figures), up.at(point.mean)
            yield f'<circle class="dot {growth.game}" cx="{x}" cy="{y}" r="2.5"/>'
    last = growth.points[-1]
    if last.mean > 0:
        x, y, top = across.at(last.figures), up.at(last.mean), up.at(last.worst)
        yield f'<path class="worst {growth.game}" d="M{x} {y}V{top}m-3 0h6"/>'
