"""Cards and tables of a player's own, for tests: one that no catalogue has, and what is near it."""

from pathlib import Path

import msgspec
import yaml

from slagveld import game
from slagveld.kernel.muster import Roster

GAME = game("confrontation")
MUSTER = GAME.muster()
ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "games" / "confrontation.md"
FILE = PAGE.read_text("utf-8").split("```yaml\n")[1].split("```")[0]
"""The card of the page of the game, as it stands there."""
CARD = yaml.safe_load(FILE)
KINDS = {kind.key: kind for kind in MUSTER.card_kinds()}


def stranger(**changes):
    """The card of the page with other values; those that are None are left out."""
    found = {**CARD, **changes}
    return {name: value for name, value in found.items() if value is not None}


def plain(**changes):
    """A fighter without anything special, who is easily read."""
    sheet = {"type": "card", **KINDS["card"].blank, **changes}
    return {name: value for name, value in sheet.items() if value is not None}


def table(kind, **changes):
    """A table of the program's numbers, with others in their place."""
    return {"type": kind, **KINDS[kind].blank, **changes}


def read(sheet, file="card.json"):
    return MUSTER.read_card(msgspec.json.encode(sheet), file)


def army(*own, entries=("ash-walker",), count=1, name="mine"):
    """An army of these cards as a set-up has it."""
    return {
        "game": "confrontation",
        "name": name,
        "entries": [{"key": key, "count": count} for key in entries],
        "choices": {"own": list(own)},
    }


def roster(*own, **more):
    return msgspec.convert(army(*own, **more), Roster)
