"""Battles with armies 1, 2, 4, 8 … times as large, in every game: what `growth.py` measures.

Armies like those of ready scenarios are brought as armies of one's own, as often as asked for; who
may come but once is left out. The tables grow wider with the root of the size, so that armies find
room, and stay as deep, so that they meet. In Wizard Duel, where creatures would have to be summoned
for rounds on end, they stand beside their wizards from the beginning, as in its scenario of a
chance meeting.
"""

from math import isqrt
from typing import Any, NamedTuple

import msgspec

from slagveld.games.wizard_duel.core.races import Weapon
from slagveld.games.wizard_duel.setup.roll_for_order import MeetingOrder, RollOrder
from slagveld.games.wizard_duel.setup.scenarios import Stand
from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.game import Game
from slagveld.kernel.muster import Chosen, Roster
from slagveld.kernel.play import Play
from slagveld.kernel.setup import OptionValue, Setup
from slagveld.kernel.state import Seat
from slagveld.table.units import TURN

CM = 100
"""Units of the table to the centimetre."""
Army = tuple[tuple[str, int], ...]
"""Entries of an army: a key and how many."""


class Plan(NamedTuple):
    """How battles of one game grow."""

    scenario: str
    armies: tuple[Army, ...]
    width: int
    """Of the table for armies as they are, in the game's own measure."""
    depth: int
    """Of the table for armies of all sizes: the enemy is always as near."""
    largest: int
    """No table may be wider."""
    by_options: bool = True
    """Whether the size of the table is an option; else a table in centimetres is given."""
    counted: bool = False
    """Whether a larger army has the same entries with larger counts, or more entries."""
    options: tuple[tuple[str, OptionValue], ...] = ()


PLANS: dict[str, Plan] = {
    "carnage": Plan(
        scenario="open",
        armies=(
            (
                ("herptar-rider-green", 3),
                ("herptar-infantry-green", 9),
                ("herptar-archer-green", 5),
            ),
            (
                ("brigandian-rider-green", 3),
                ("brigandian-infantry-green", 9),
                ("brigandian-archer-green", 5),
            ),
        ),
        width=140,
        depth=90,
        largest=400,
        counted=True,
        options=(("endless", True),),
    ),
    "confrontation": Plan(
        scenario="skirmish",
        armies=(
            (("lion-guardsman", 3), ("lion-archer", 1), ("paladin", 1)),
            (("goblin-warrior", 2), ("goblin-archer", 2), ("war-troll", 1)),
        ),
        width=90,
        depth=75,
        largest=300,
        options=(("endless", True),),
    ),
    "little-carnage": Plan(
        scenario="last-man-standing",
        armies=(
            (("human-spearmen", 6), ("human-crossbows", 2), ("human-knights", 3)),
            (("orc-warriors", 5), ("goblin-archers", 4), ("wolf-riders", 3)),
        ),
        width=100,
        depth=100,
        largest=240,
        by_options=False,
        options=(("points", 5000), ("rounds", 50)),
    ),
    "mage-knight": Plan(
        scenario="teams",
        armies=(
            (("orc-marauder", 2), ("goblin-archer", 2)),
            (("shambling-zombie", 2), ("nightblade", 1), ("vladd-hexer", 1)),
            (("glade-pikeman", 2), ("royal-pikeman", 2)),
            (("utem-crossbowman", 2), ("brass-golem", 2)),
        ),
        width=36,
        depth=36,
        largest=96,
        counted=True,
        options=(("endless", True), ("total", "600")),
    ),
    "wizard-duel": Plan(
        scenario="three",
        armies=(
            (("ork/normal", 2), ("ork/shooting", 1), ("goblin/small", 3), ("goblin/shooting", 1)),
            (("amazon/normal", 2), ("amazon/shooting", 2), ("amazon/small", 3)),
            (("dwarf/normal", 2), ("elf/shooting", 1), ("human/small", 3)),
        ),
        width=120,
        depth=100,
        largest=240,
        by_options=False,
        counted=True,
        options=(("rounds", 200),),
    ),
}
"""By the games' keys."""


def begun(game: Game[Any], size: int, seed: int) -> Any:
    """The state of a battle with armies so many times as large, everybody set up.

    Questions of the set-up are answered by their default, which is good order.
    """
    setup = setup_of(game, size)
    dice = Quick(Rng(f"growth/{seed}"))
    if game.key == "wizard-duel":
        return _meeting(game, setup, dice)
    state = game.begin(setup, dice).state
    everybody = sum([count for army in PLANS[game.key].armies for _, count in army]) * size
    while figures(game, state) < everybody:
        question = game.question(state)
        if question is None:
            raise LookupError(f"{game.key}: the battle is over before everybody was set up")
        seat = next(seat for seat in question.who(state) if seat not in state.sealed.seats)
        state = game.apply(state, seat, question.candidates(state, seat)[0], dice).state
    return state


def setup_of(game: Game[Any], size: int) -> Setup:
    """A set-up with armies so many times as large, and a table for them."""
    plan = PLANS[game.key]
    width = min(plan.largest, plan.width * isqrt(10_000 * size) // 100)
    options = dict(plan.options)
    table: Any = None
    if plan.by_options:
        options |= {"width": width, "depth": plan.depth}
    else:
        table = {"width": width * CM, "height": plan.depth * CM}
    seats = [Seat(f"Player {number + 1}", number) for number in range(len(plan.armies))]
    armies = tuple([_brought(game, army, size, counted=plan.counted) for army in plan.armies])
    return game.setup(plan.scenario, seats=seats, options=options, armies=armies, table=table)


def _brought(game: Game[Any], army: Army, size: int, *, counted: bool) -> Any:
    """An army as a set-up brings it."""
    if counted:
        entries = [Chosen(key, count * size) for key, count in army]
    else:
        entries = [Chosen(key, count) for _ in range(size) for key, count in army]
    roster = Roster(game=game.key, name="As large as that", entries=tuple(entries))
    return msgspec.to_builtins(roster)


def figures(game: Game[Any], state: Any) -> int:
    """How many pieces stand on the table."""
    return sum([piece.pose is not None for piece in game.scene(state, None).pieces])


# Wizard Duel


GAP = 500
"""Room between two creatures of a block."""


def _meeting(game: Game[Any], setup: Setup, dice: Quick) -> Any:
    """A duel of three with all creatures of the stocks on the table, in a block before each."""
    play = Play(game, game.first_state(setup), dice, listening=False)
    play.cancel(RollOrder)
    play.then(MeetingOrder(tuple(_stands(setup))))
    return play.run()


def _stands(setup: Setup) -> list[Stand]:
    """Wizards in the west, the east and the south, their creatures in blocks towards the middle."""
    width, height = setup.table["width"], setup.table["height"]
    ways = ((0, (1, 0)), (TURN // 2, (-1, 0)), (3 * TURN // 4, (0, -1)))
    edges = ((1000, height // 3), (width - 1000, height // 3), (width // 2, height - 1000))
    found: list[Stand] = []
    for seat, army in enumerate(setup.armies):
        (facing, (dx, dy)), (x, y) = ways[seat], edges[seat]
        found.append(Stand(seat, x, y, facing))
        weapons = [
            _weapon(entry["key"]) for entry in army["entries"] for _ in range(entry["count"])
        ]
        files = isqrt(2 * len(weapons))
        for place, weapon in enumerate(weapons):
            rank, file = divmod(place, files)
            ahead, aside = GAP * (rank + 1), GAP * (2 * file - files + 1) // 2
            found.append(
                Stand(
                    seat, x + dx * ahead - dy * aside, y + dy * ahead + dx * aside, facing, weapon
                )
            )
    return found


def _weapon(key: str) -> Weapon:
    found: Weapon = msgspec.convert(key.partition("/")[2], Weapon)
    return found
