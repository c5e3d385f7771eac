"""Golden playthroughs: one random battle of each game as text that a person can read.

    python -m slagveld.conformance.playthrough [--write] [--folder tests/golden]
        [--scenario KEY] [GAME …]

The text holds the set-up, every decision with its menu and answer, everything that happened in
sentences, and the pieces at the start of each round. It is compared in the tests; when the rules
change, write it anew and read the difference. Without `--write` the text is printed. The scenario
is the game's first, or the one that is named once: what is written goes on with it.
"""

import argparse
import json
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import RoundBegan
from slagveld.kernel.game import Game
from slagveld.kernel.match import Match
from slagveld.kernel.registry import game as find
from slagveld.kernel.registry import games
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.scene import Group, Piece
from slagveld.kernel.story import sentence
from slagveld.texts import say

FOLDER = Path("tests/golden")
SEED = 7
LINES = 360
"""About how long a playthrough may be; what comes after is played and only counted."""
CAP = 20_000
SHOWN = 3
"""Candidates of a menu that are shown."""
WIDTH = 110
CELL = 36
"""Signs for one piece in the table of pieces."""


def playthrough(game: Game[Any], seed: int = SEED, scenario: str | None = None) -> str:
    """One random battle of a game as text; the same for the same rules."""
    match = game.match(scenario, seed=seed, options=dict(game.among_bots))
    rng = Rng(seed)
    lines = list(_opening(match, seed))
    lines += _happened(match, 0)
    decisions = left_out = 0
    while decisions < CAP and (decision := match.decision) is not None:
        seat = decision.waiting_for[0]
        action = decision.propose(rng, seat)
        decisions += 1
        if len(lines) >= LINES:
            left_out += 1
            match.play(action, seat)
            continue
        menu = decision.candidates(seat)
        who = match.state.seats[seat].name
        lines.append("")
        head = f"#{decisions} round {game.round_of(match.state)}, {who}: "
        lines.append(head + say(decision.described.prompt))
        lines.append(f"    {len(menu)} on the menu: {_menu(game, menu)}")
        lines.append(f"  > {_spelled(game, action)}")
        number = len(match.log)
        match.play(action, seat)
        lines += _happened(match, number)
    if left_out:
        lines += ["", f"… {left_out} more decisions …"]
    lines += ["", *_pieces(match), *_ending(match, decisions)]
    return "\n".join(lines) + "\n"


def _opening(match: Match[Any], seed: int) -> Iterator[str]:
    game = match.game
    yield f"{say(game.title)} ({game.key}), rules version {game.version}"
    yield f"scenario {match.setup.scenario}, seed {seed}"
    for number, seat in enumerate(match.state.seats):
        yield f"seat {number}: {seat.name}, side {seat.side}" + (", leader" * seat.leader)
    scene = game.scene(game.view(match.state, None), None)
    yield f"table {_cm(scene.table.width)} x {_cm(scene.table.depth)} cm"
    for ground in scene.terrain:
        yield f"  {say(ground.name)} ({ground.look})"
    yield ""


def _happened(match: Match[Any], since: int) -> list[str]:
    """The events of the log from an entry on; the pieces where a round begins."""
    lines: list[str] = []
    for entry in match.log[since:]:
        for event in entry.events:
            cited = f"  [{event.rule}]" if event.rule else ""
            hidden = "" if event.seen_by is None else f"  (seen by {_seats(event.seen_by)})"
            lines.append(f"    . {say(sentence(event, match.state.seats))}{cited}{hidden}")
            if isinstance(event, RoundBegan):
                lines += _pieces(match)
    return lines


def _pieces(match: Match[Any]) -> list[str]:
    """The pieces that a spectator sees, several to a line; a group led as one is one of them."""
    game = match.game
    scene = game.scene(game.view(match.state, None), None)
    led = {group.id for group in scene.groups if group.pose is not None}
    cells = [_piece(group) for group in scene.groups if group.id in led]
    cells += [_piece(piece) for piece in scene.pieces if piece.group not in led]
    across = max(1, WIDTH // CELL)
    rows = [cells[place : place + across] for place in range(0, len(cells), across)]
    return ["      " + "  ".join(cell.ljust(CELL - 2) for cell in row).rstrip() for row in rows]


def _piece(piece: Piece | Group) -> str:
    where = "beside"
    if piece.pose is not None:
        where = f"{_cm(piece.pose.x)},{_cm(piece.pose.y)} {piece.pose.facing / 10:g}°"
        where += f" level {piece.pose.level}" if piece.pose.level else ""
    counted = " ".join(str(gauge.value) for gauge in piece.gauges)
    marks = "".join(f" {badge.icon}" for badge in piece.badges)
    return f"{piece.id} {say(piece.name)} {where} ({counted}){marks}".replace(" ()", "")


def _ending(match: Match[Any], decisions: int) -> Iterator[str]:
    outcome = match.outcome
    if outcome is None:
        yield f"not over after {decisions} decisions"
    elif outcome.winners:
        yield f"won by {_seats(outcome.winners)}: {say(outcome.reason)}"
    else:
        yield f"a draw: {say(outcome.reason)}"
    if outcome is not None and outcome.scores:
        yield f"points: {', '.join(str(score) for score in outcome.scores)}"
    yield f"{decisions} decisions, {match.spent()} rolls, {len(match.log)} entries"


def _menu(game: Game[Any], menu: Sequence[Action]) -> str:
    first = " | ".join(_spelled(game, action, 60) for action in menu[:SHOWN])
    return first + (" | …" if len(menu) > SHOWN else "")


def _spelled(game: Game[Any], action: Action, longest: int = WIDTH) -> str:
    """An action as its kind and its fields."""
    plain = game.codec.builtins(action)
    fields = {name: value for name, value in plain.items() if name != "type"}
    spelled = json.dumps(fields, ensure_ascii=False, separators=(",", ":")) if fields else ""
    text = f"{plain['type']} {spelled}".strip()
    return text if len(text) <= longest else text[: longest - 1] + "…"


def _seats(seats: Sequence[int]) -> str:
    return "seat " + ", ".join(str(seat) for seat in seats) if seats else "nobody"


def _cm(units: int) -> str:
    return f"{units / 100:g}"


def scenario_in(text: str) -> str | None:
    """The scenario of a playthrough that was written before, if the text is one."""
    found = re.search(r"^scenario ([\w-]+), seed", text, re.MULTILINE)
    return None if found is None else found.group(1)


def main(arguments: Sequence[str]) -> int:
    """Print or write the playthroughs of some games, or of all."""
    parser = argparse.ArgumentParser(prog="playthrough", description="Golden playthroughs.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all registered games if none")
    parser.add_argument("--write", action="store_true", help="write <folder>/<game>.txt")
    parser.add_argument("--scenario", help="the one written before, else the game's first")
    parser.add_argument("--folder", type=Path, default=FOLDER, help=f"{FOLDER} by default")
    given = parser.parse_args(arguments)
    if given.write and not given.folder.is_dir():
        sys.stderr.write(f"playthrough: there is no folder {given.folder}\n")
        return 2
    try:
        chosen = [find(key) for key in given.games] or list(games().values())
    except RefusedError as refused:
        sys.stderr.write(f"playthrough: {refused}\n")
        return 2
    for game in chosen:
        path = given.folder / f"{game.key}.txt"
        known = scenario_in(path.read_text("utf-8")) if path.is_file() else None
        try:
            text = playthrough(game, scenario=given.scenario or known)
        except RefusedError as refused:
            sys.stderr.write(f"playthrough: {refused}\n")
            return 2
        if given.write:
            path.write_text(text, "utf-8")
        else:
            sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
