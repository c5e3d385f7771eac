"""What measured times say: means, the worst, how they grow, and whether they keep within bounds."""

from collections.abc import Sequence
from math import log
from statistics import fmean, median

import msgspec

GAMES = {
    "carnage": "Carnage",
    "confrontation": "Confrontation",
    "little-carnage": "Little Carnage",
    "mage-knight": "Mage Knight",
    "wizard-duel": "Wizard Duel",
}
"""As they are called on pages and pictures."""
TITLES = {
    "menu": "menu of candidates",
    "question": "question as data",
    "proposal": "random answer",
    "greedy": "answer of the greedy bot",
    "scene": "scene, nothing known",
    "changed": "scene after one decision",
    "preview": "preview",
    "apply": "answer carried out",
    "encode": "state as JSON",
    "hash": "hash of the state",
}
"""What is measured, as pages call it."""
POWER = 1.2
"""Nothing that a player or a bot waits for may grow faster with the number of figures."""
GROWING = ("menu", "question", "proposal", "greedy", "scene", "changed")
"""What that is held to."""
MOST: dict[str, float] = {
    "menu": 30.0,
    "question": 5.0,
    "scene": 5.0,
    "changed": 5.0,
    "preview": 60.0,
}
"""No single one may take more milliseconds, at the largest size."""
MIDDLE: dict[str, float] = {"preview": 20.0}
"""Half of them may not take more milliseconds, at the largest size."""


class Point(msgspec.Struct, frozen=True):
    """The times of one kind with armies of one size, in milliseconds."""

    size: int
    figures: int
    count: int
    mean: float
    middle: float
    worst: float


class Growth(msgspec.Struct, frozen=True):
    """One kind in one game, from the smallest armies to the largest."""

    game: str
    kind: str
    points: tuple[Point, ...]

    @property
    def exponent(self) -> float | None:
        """With which power of the number of figures the mean grows; None for a single size."""
        pairs = [(log(p.figures), log(p.mean)) for p in self.points if p.mean > 0]
        if len({x for x, _ in pairs}) < 2:
            return None
        mean_x, mean_y = fmean([x for x, _ in pairs]), fmean([y for _, y in pairs])
        above = sum([(x - mean_x) * (y - mean_y) for x, y in pairs])
        return above / sum([(x - mean_x) ** 2 for x, _ in pairs])

    @property
    def broken(self) -> tuple[str, ...]:
        """The bounds that do not hold, in words; empty: all do."""
        found: list[str] = []
        power = self.exponent
        if self.kind in GROWING and power is not None and power > POWER:
            found.append(f"power {power:.2f} > {POWER}")
        last = self.points[-1]
        most, middle = MOST.get(self.kind), MIDDLE.get(self.kind)
        if most is not None and last.worst > most:
            found.append(f"worst {last.worst:.1f} > {most:g} ms")
        if middle is not None and last.middle > middle:
            found.append(f"median {last.middle:.1f} > {middle:g} ms")
        return tuple(found)


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that was measured in one run, and where."""

    commit: str
    python: str
    compiled: bool
    sizes: tuple[int, ...]
    seeds: tuple[int, ...]
    decisions: int
    growths: tuple[Growth, ...]

    def of(self, game: str, kind: str) -> Growth | None:
        """What was measured of one kind in one game."""
        return next((g for g in self.growths if (g.game, g.kind) == (game, kind)), None)


def point(size: int, figures: int, times: Sequence[float]) -> Point:
    """Times as the figures that are told of them."""
    rounded = [round(value, 4) for value in (fmean(times), median(times), max(times))]
    return Point(size, figures, len(times), *rounded)


def told(run: Run, before: Run | None = None) -> list[str]:
    """The figures as lines of a table, game by game; those of an earlier run above them."""
    lines = [f"commit {run.commit}, Python {run.python}, {_compiled(run)}, times in milliseconds"]
    if before is not None:
        lines.append(f"before: commit {before.commit}, Python {before.python}, {_compiled(before)}")
    for game in dict.fromkeys([growth.game for growth in run.growths]):
        grown = [growth for growth in run.growths if growth.game == game]
        heads = [f"{p.size}x ({p.figures})".rjust(19) for p in grown[0].points]
        lines += ["", f"{game:24}{''.join(heads)}   power  bounds", _columns(len(heads))]
        for growth in grown:
            earlier = None if before is None else before.of(game, growth.kind)
            if earlier is not None:
                lines.append(_row("  before", earlier))
            lines.append(_row(growth.kind, growth))
    return lines


def _columns(count: int) -> str:
    return " " * 24 + "     mean     worst" * count


def _row(name: str, growth: Growth) -> str:
    cells = [f"{p.mean:9.2f} {p.worst:9.2f}" for p in growth.points]
    power = growth.exponent
    grows = "     -" if power is None else f"{power:6.2f}"
    bounds = "; ".join(growth.broken) or "hold"
    if not (growth.kind in GROWING or growth.kind in MOST):
        bounds = ""
    return f"{name:24}{''.join(cells)}  {grows}  {bounds}".rstrip()


def _compiled(run: Run) -> str:
    return "compiled" if run.compiled else "plain Python"


# For a page


def markdown(run: Run, before: Run | None = None) -> list[str]:
    """Two tables of a page, a kind in each row and a game in each column: powers and times.

    Times are means and the worst at the largest size. Figures of an earlier run stand before an
    arrow.
    """
    games = list(dict.fromkeys([growth.game for growth in run.growths]))
    kinds = [kind for kind in TITLES if any(growth.kind == kind for growth in run.growths)]
    head = ["", *[GAMES.get(game, game) for game in games]]
    powers, times = [_cells(head), _rule(head)], [_cells(head), _rule(head)]
    for kind in kinds:
        now = [run.of(game, kind) for game in games]
        earlier = [None if before is None else before.of(game, kind) for game in games]
        pairs = list(zip(earlier, now, strict=True))
        powers.append(_cells([TITLES[kind], *[_arrow(_power(a), _power(b)) for a, b in pairs]]))
        times.append(_cells([TITLES[kind], *[_arrow(_times(a), _times(b)) for a, b in pairs]]))
    return [*powers, "", *times]


def _cells(words: Sequence[str]) -> str:
    return f"| {' | '.join(words)} |".replace("|  |", "| |")


def _rule(words: Sequence[str]) -> str:
    return "|" + "---|" * len(words)


def _arrow(earlier: str, now: str) -> str:
    return f"{earlier} → {now or '–'}" if earlier else now or "–"


def _power(growth: Growth | None) -> str:
    power = None if growth is None else growth.exponent
    return "" if power is None else f"{power:.2f}"


def _times(growth: Growth | None) -> str:
    last = None if growth is None else growth.points[-1]
    return "" if last is None else f"{_short(last.mean)} / {_short(last.worst)}"


def _short(value: float) -> str:
    """Milliseconds with as many digits as are worth reading."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 1 else f"{value:.2f}"
