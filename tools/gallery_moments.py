"""Fight a battle for the gallery, and say where its moments are.

Usage: `python tools/gallery_moments.py GAME FILE`. Veterans fight in a scenario with shooters and,
where the game has them, casters; the battle is kept in FILE, and the entries of its moments are
printed as JSON: `{"opening": 1, "shot": 24, "charge": 31, "fight": 32, "spell": 12, "end": 187}`.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from slagveld.bots.greedy import GreedyBot
from slagveld.kernel import save
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Event, Hurt, Moved, Rolled, Slain
from slagveld.kernel.log import Entry
from slagveld.kernel.match import Match
from slagveld.kernel.registry import game as find
from slagveld.kernel.setup import OptionValue
from slagveld.kernel.state import Seat
from slagveld.server.room.happenings import effect

SEATS = (Seat("Anna", 0), Seat("Bram", 1))
SEEDS = 12
MOST = 2500
"""Answers after which nobody waits for the end."""

FIELDS: Final[Mapping[str, tuple[str, Mapping[str, OptionValue]]]] = {
    "carnage": ("ford", {}),
    "confrontation": ("prize", {}),
    "little-carnage": ("first-blood", {"magic": True}),
    "mage-knight": ("river", {}),
    "wizard-duel": ("ruins", {"rounds": 10}),
}
"""Scenario and options by game."""
ARMIES: Final[Mapping[str, tuple[str, ...]]] = {
    "little-carnage": ("magisters-guard", "necromancers-court")
}
"""Ready-made armies by game, where others than the scenario's show more."""
MAGIC = frozenset(["harm", "heal", "bless", "curse", "move", "summon", "spell"])
SHOTS = frozenset(["shot", "stone", "breath"])
WANTED = ("charge", "fight", "shot", "spell")
"""Moments of the gallery besides the beginning and the end."""
CHARGING = 2000
"""Units by which a charge counts for more than a march into a fight."""
SOON = 4
"""Entries within which a charge is followed by blows."""
ENOUGH = 5
"""More dice in one entry than this are rather a crowd than a picture."""


def armies(key: str) -> tuple[Any, ...]:
    """Ready-made armies as a set-up takes them; none: the scenario's own."""
    muster = find(key).muster()
    ready = {} if muster is None else {one.choices.get("army"): one for one in muster.ready()}
    return tuple([msgspec.to_builtins(ready[name]) for name in ARMIES.get(key, ())])


def fought(key: str, seed: int) -> Match[Any]:
    """A battle of two veterans."""
    game = find(key)
    scenario, options = FIELDS[key]
    match = Match.start(
        game,
        scenario,
        seed=f"gallery-{seed}",
        seats=SEATS,
        options=dict(options),
        armies=armies(key),
        take_back="free",
    )
    rng, bot = Rng(seed), GreedyBot()
    for _ in range(MOST):
        decision = match.decision
        if decision is None:
            break
        seat = decision.described.seats[0]
        match.play(bot.answer(game, match.view(seat), seat, rng), seat)
    return match


def harm(entry: Entry) -> int:
    """How much of it is to be seen on the pieces: the fallen, and those who were hurt."""
    fallen = sum(isinstance(event, Slain) for event in entry.events)
    return 4 * min(3, fallen) + 2 * any(isinstance(event, Hurt) for event in entry.events)


def strikers(entry: Entry, match: Match[Any]) -> set[int]:
    """Who strikes or is struck in an entry."""
    blows = [event for event in entry.events if effect(event, match.game.effects) == "strike"]
    return {piece for event in blows for piece in event.about()}


def charged(match: Match[Any], number: int) -> int:
    """How far somebody charged in an entry, or went and came to blows soon after; 0: nobody did."""
    soon = match.log[number : number + SOON]
    met = set[int]().union(*(strikers(entry, match) for entry in soon))
    pieces = match.game.scene(match.view(None), None).pieces
    group = {piece.id: piece.group for piece in pieces if piece.group is not None}
    met |= {group[piece] for piece in met if piece in group}
    went = [event for event in match.log[number].events if isinstance(event, Moved)]
    meant = [event for event in went if event.manner.rpartition(":")[2] == "charge"]
    met_by = [event for event in went if {event.piece, group.get(event.piece)} & met]
    runs = [event.length for event in meant or met_by]
    return max(runs, default=0) + CHARGING * bool(meant)


def moments(match: Match[Any]) -> dict[str, int]:
    """Entries by the name of their moment; each kind where most is to be seen of few."""
    best: dict[str, tuple[int, int]] = {}
    placed = 1

    def weigh(name: str, weight: int) -> None:
        if weight > best.get(name, (0, 0))[0]:
            best[name] = weight, number

    for number, entry in enumerate(match.log):
        if any(isinstance(event, Moved) for event in entry.events) and placed == 1:
            placed = max(1, number - 1)
        shown: dict[str | None, Event] = {
            effect(event, match.game.effects): event for event in entry.events
        }
        rolls = sum(isinstance(event, Rolled) for event in entry.events)
        seen = 10 + harm(entry) - 2 * max(0, rolls - ENOUGH)
        weigh("charge", charged(match, number))
        if "strike" in shown:
            weigh("fight", max(1, seen))
        if SHOTS & shown.keys():
            weigh("shot", max(1, seen))
        for nature in MAGIC & shown.keys():
            upon = len(shown[nature].about()) > 1
            weigh("spell", max(1, seen + 6 * upon + 3 * (nature != "spell")))
    found = {name: number for name, (_, number) in best.items()}
    return {"opening": placed, **found, "end": len(match.log) - 1}


def main(words: list[str]) -> int:
    """Write the battle that has the most moments."""
    key, file = words
    best: tuple[int, bytes, dict[str, int]] | None = None
    for seed in range(1, SEEDS + 1):
        match = fought(key, seed)
        found = moments(match)
        count = len(found) + (match.outcome is not None)
        if best is None or count > best[0]:
            best = count, save.dump(match), found
        casts = bool(MAGIC & set(match.game.effects.values()))
        if match.outcome is not None and len(found) == len(WANTED) + 1 + casts:
            break
    if best is not None:
        Path(file).write_bytes(best[1])
        print(json.dumps(best[2]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
