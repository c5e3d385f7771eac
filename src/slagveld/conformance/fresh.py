"""What only a fresh process can show: it has imported nothing but `slagveld`.

A kind of step or action that some module of a game defines is no use when a battle knows it only
because a test happened to import that module. So a battle is started, and saves are loaded and
played on, in a process of their own; questions and answers go through JSON.
"""

import importlib
import json
import pkgutil
import subprocess
import sys
from typing import Any

import msgspec

from slagveld.kernel.agenda import Step
from slagveld.kernel.codec import ABSTRACT, family
from slagveld.kernel.decision import Action
from slagveld.kernel.event import Event
from slagveld.kernel.game import Game
from slagveld.kernel.match import Match

KNOWS = """
import json, sys
import slagveld

asked = json.load(sys.stdin)
match = slagveld.game(asked["game"]).match(seed=1)
codec = match.game.codec
state = codec.builtins(match.state)

def steps(tag):
    codec.state({**state, "agenda": [{"type": tag}]})

def events(tag):
    codec.events([{"type": tag}])

def actions(tag):
    codec.action({"type": tag})

def unknown(read, tag):
    try:
        read(tag)
    except Exception as error:
        return f"Invalid value {tag!r}" in str(error)
    return False

readers = {"steps": steps, "events": events, "actions": actions}
print(json.dumps(
    [tag for family, read in readers.items() for tag in asked[family] if unknown(read, tag)]
))
"""

GOES_ON = """
import json, sys
import slagveld

ends = []
for each in json.load(sys.stdin):
    try:
        match = slagveld.load(each["save"])
        for seat, action in each["answers"]:
            match.play_json(action, seat)
        ends.append(match.log[-1].mark)
    except Exception as error:
        ends.append(f"{type(error).__name__}: {error}")
print(json.dumps(ends))
"""


def asked(script: str, question: Any) -> Any:
    """What a script answers in a process that knows nothing yet."""
    done = subprocess.run(  # noqa: S603 - our own script, our own Python
        [sys.executable, "-c", script],
        input=json.dumps(question).encode(),
        capture_output=True,
        check=False,
    )
    if done.returncode:
        raise AssertionError(done.stderr.decode())
    return json.loads(done.stdout)


def unknown_kinds(game: Game[Any]) -> list[str]:
    """Tags of steps, questions, actions and events that a fresh battle cannot read.

    Here every module of the package is imported first, one by one.
    """
    home = importlib.import_module(game.package)
    for module in pkgutil.walk_packages(getattr(home, "__path__", ()), f"{game.package}."):
        importlib.import_module(module.name)
    tags = {
        name: [_tag(kind) for kind in family(root, game.package) if kind not in ABSTRACT]
        for name, root in (("steps", Step), ("actions", Action), ("events", Event))
    }
    found: list[str] = asked(KNOWS, {"game": game.key, **tags})
    return found


def _tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


class Saved(msgspec.Struct, frozen=True):
    """A battle saved somewhere, how it went on, and where that led."""

    where: str
    save: bytes
    answers: tuple[tuple[int, Any], ...]
    """Seat and action as plain data."""
    mark: str
    """Hash of the log and the state at the end of the answers."""


def continued(match: Match[Any], where: str, answers: tuple[tuple[int, Action], ...]) -> Saved:
    """Save a battle where it stands, and play it on through JSON."""
    save = match.save()
    plain = tuple((seat, match.game.codec.builtins(action)) for seat, action in answers)
    for seat, action in plain:
        match.play_json(action, seat)
    return Saved(where, save, plain, match.log[-1].mark)


def astray(saves: list[Saved]) -> list[str]:
    """Those that a fresh process does not play on to the same end, and what it came to."""
    ends = asked(GOES_ON, [{"save": one.save.decode(), "answers": one.answers} for one in saves])
    return [f"{one.where}: {end}" for one, end in zip(saves, ends, strict=True) if end != one.mark]
