"""A ladder as a picture: each bot's rating with the interval in which it truly lies."""

from collections.abc import Mapping
from html import escape
from typing import Final

from slagveld.lab.ratings import Rating

WIDE, HEAD, ROW, FOOT = 640, 44, 34, 34
"""The picture, its head, each bot, and the scale below them."""
LEFT, RIGHT = 120, 24
"""Room for the names, and beside the largest rating."""
STEP = 100
"""Points between two lines of the scale."""

STYLE: Final = """<style>
svg{--ground:#ffffff;--ink:#22272e;--faint:#d5dae0;--mark:#1f6f78;font:13px system-ui,sans-serif}
@media (prefers-color-scheme:dark){
svg{--ground:#1b1f24;--ink:#e6e9ee;--faint:#3a414a;--mark:#5fc0c9}}
.ground{fill:var(--ground)}text{fill:var(--ink)}.title{font-size:15px;font-weight:600}
.end{text-anchor:end}.mid{text-anchor:middle;font-size:11px}.grid{stroke:var(--faint)}
.reach{stroke:var(--mark);stroke-width:3;stroke-linecap:round;opacity:.55}.dot{fill:var(--mark)}
</style>"""


def plotted(title: str, ratings: Mapping[str, Rating]) -> str:
    """The picture as SVG, the bots in the order in which they come."""
    height = HEAD + ROW * len(ratings) + FOOT
    low = STEP * int(min(one.low for one in ratings.values()) // STEP)
    high = STEP * -int(-max(one.high for one in ratings.values()) // STEP)
    unit = (WIDE - LEFT - RIGHT) / max(STEP, high - low)

    def at(points: float) -> float:
        return round(LEFT + (points - low) * unit, 1)

    bottom = height - FOOT
    size = f'viewBox="0 0 {WIDE} {height}" width="{WIDE}" height="{height}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escape(title)}">',
        STYLE,
        f'<rect class="ground" width="{WIDE}" height="{height}" rx="8"/>',
        f'<text class="title" x="16" y="26">{escape(title)}</text>',
    ]
    for points in range(low, high + 1, STEP * max(1, (high - low) // (8 * STEP))):
        x = at(points)
        lines += [
            f'<line class="grid" x1="{x}" x2="{x}" y1="{HEAD}" y2="{bottom}"/>',
            f'<text class="mid" x="{x}" y="{bottom + 18}">{points}</text>',
        ]
    for place, (name, one) in enumerate(ratings.items()):
        y = HEAD + ROW * place + ROW // 2
        told = f"{escape(name)}: {one.rating:.0f} ({one.low:.0f}–{one.high:.0f})"
        lines += [
            f'<text class="end" x="{LEFT - 12}" y="{y + 4}">{escape(name)}</text>',
            f'<line class="reach" x1="{at(one.low)}" x2="{at(one.high)}" y1="{y}" y2="{y}"/>',
            f'<circle class="dot" cx="{at(one.rating)}" cy="{y}" r="5">',
            f"<title>{told}</title></circle>",
        ]
    return "\n".join([*lines, "</svg>", ""])
