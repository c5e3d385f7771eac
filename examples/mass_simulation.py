"""Many battles, and a picture of what they show: which side does a scenario favour?

    python examples/mass_simulation.py [--games 20] [--workers 2] [--out sides.svg]

`simulate` plays battles between bots, on as many cores as you like, and counts. Here the same bot
sits on both sides, so what is left is the scenario (and what this bot makes of it). A share that
was counted is not the true one: each is drawn with the interval in which the truth lies in 95 of
100 cases. The picture is SVG, written by hand; open it in a browser.
"""

import argparse
from pathlib import Path

import slagveld
from slagveld.lab import Order, simulate, wilson

WIDE, HIGH, LEFT = 760, 44, 230
"""Of the picture, of a row, and of its label, in pixels."""


def main():
    parser = argparse.ArgumentParser(description="Which side does a scenario favour?")
    parser.add_argument("--game", default="little-carnage")
    parser.add_argument("--games", type=int, default=20, help="battles in each scenario")
    parser.add_argument("--workers", type=int, default=1, help="processes that play")
    parser.add_argument("--out", type=Path, default=Path("sides.svg"))
    chosen = parser.parse_args()

    rows = []
    for scenario in slagveld.game(chosen.game).scenarios():
        order = Order(game=chosen.game, scenario=scenario.key, bots=("greedy", "greedy"), seed=1)
        report = simulate(order, chosen.games, workers=chosen.workers)
        won = report.seat_wins[0]
        low, high = wilson(won, report.games)
        rows.append((scenario.title.en, won / report.games, low, high))
        print(f"{scenario.title.en:<30} {won / report.games:4.0%}  ({low:.0%} to {high:.0%})")

    chosen.out.write_text(picture(rows, chosen.games), encoding="utf-8")
    print(f"Drawn into {chosen.out}.")


def picture(rows, games):
    """Bars with intervals, as SVG."""
    across = WIDE - LEFT - 40
    height = HIGH * len(rows) + 70

    def x(share):
        return f"{LEFT + share * across:.1f}"

    title = f"Battles won by the first seat ({games} each)"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {height}">',
        "<style>text { font: 14px sans-serif } .title { font-weight: bold }</style>",
        f'<rect width="{WIDE}" height="{height}" fill="#fffdf7"/>',
        f'<text class="title" x="{LEFT}" y="22">{title}</text>',
    ]
    for percent in (0, 25, 50, 75, 100):
        at = x(percent / 100)
        parts += [
            f'<line x1="{at}" x2="{at}" y1="34" y2="{height - 28}" stroke="#d8d0c0"/>',
            f'<text x="{at}" y="{height - 10}" text-anchor="middle">{percent} %</text>',
        ]
    for number, (label, share, low, high) in enumerate(rows):
        top = 40 + HIGH * number
        middle = top + 15
        ends = f"M{x(low)} {middle - 7}v14M{x(high)} {middle - 7}v14"
        interval = f"M{x(low)} {middle}H{x(high)}{ends}"
        parts += [
            f'<text x="{LEFT - 10}" y="{middle + 5}" text-anchor="end">{label}</text>',
            f'<path d="M{x(0)} {top}H{x(share)}v30H{x(0)}z" fill="#4f9fd0"/>',
            f'<path d="{interval}" stroke="#3a2a1a" stroke-width="2" fill="none"/>',
        ]
    return "\n".join([*parts, "</svg>", ""])


if __name__ == "__main__":
    main()
