"""Armies that a command takes: ready-made ones by key or name, anybody's own by file."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from slagveld import data
from slagveld.cli import files
from slagveld.cli.desk import Desk
from slagveld.cli.errors import one_line, wrong
from slagveld.kernel.game import Game
from slagveld.kernel.muster import Muster, Roster, points
from slagveld.kit.lists import written
from slagveld.kit.muster import ready_army, ready_key
from slagveld.texts import Name

LONGEST_NAME = 80

Armies = Annotated[
    list[str] | None, typer.Option("--army", metavar="play-name-army", help="play-option-army")
]
"""The armies of a battle, in the same words for every command that plays one."""


def muster_of(game: Game[Any]) -> Muster:
    """The army building of a game; raises InputError where it has none."""
    muster = game.muster()
    if muster is None:
        raise wrong("cli-army-without", game=game.key)
    return muster


def given(
    desk: Desk, game: Game[Any], names: Sequence[str], count: int
) -> tuple[dict[str, Any], ...]:
    """One army for each seat: those named, then the first ready-made one."""
    muster = muster_of(game)
    if len(names) > count:
        raise wrong("play-armies", count=count)
    chosen = [army_of(desk, game, name) for name in names]
    ready = list(muster.ready())
    if not ready and len(chosen) < count:
        raise wrong("play-armies", count=count)
    chosen += ready[:1] * (count - len(chosen))
    return tuple([msgspec.to_builtins(roster) for roster in chosen])


def brought(
    desk: Desk, game: Game[Any], names: Sequence[str], count: int, *, mirror: bool
) -> tuple[dict[str, Any], ...]:
    """The armies of battles between bots, one for each seat; none where none is named.

    With `mirror` all seats bring the same one.
    """
    if not names:
        return ()
    if mirror and len(names) > 1:
        raise wrong("cli-mirror-armies")
    return given(desk, game, names, count)


def army_of(desk: Desk, game: Game[Any], word: str, *, sound: bool = True) -> Roster:
    """An army by the key or name of a ready-made one, or by file; raises InputError, DataError.

    Args:
        desk: Who is told.
        game: Of which game.
        word: What was typed.
        sound: Whether one that breaks a rule is refused.
    """
    muster = muster_of(game)
    ready = ready_army(muster, word)
    if ready is not None:
        return ready
    if not _is_file(word):
        known = ", ".join(called(desk, roster) for roster in muster.ready()) or "–"
        raise wrong("cli-army-unknown", name=word, known=known)
    roster: Roster = data.loads(files.read(word, data.LARGEST_UPLOAD), Roster, word)
    if roster.game != game.key:
        raise wrong("play-army-other", file=word, game=roster.game)
    faults = list(muster.faults(roster)) if sound else []
    if faults:
        raise wrong("play-army-faulty", file=word, fault=faults[0].text, rule=faults[0].rule)
    return roster


def called(desk: Desk, roster: Roster) -> str:
    """What a ready-made army is called, with the key by which it can be named as well."""
    key = ready_key(roster)
    return f"{desk.name(roster.name)} ({key})" if key else desk.name(roster.name)


def blank_of(
    desk: Desk, game: Game[Any], *, total: int = 0, own: str = "", name: str = ""
) -> Roster:
    """An empty army to be filled; `own` names an army whose own cards may be taken."""
    known: dict[str, Any] = {}
    if own:
        choices = army_of(desk, game, own, sound=False).choices
        known = {key: value for key, value in choices.items() if key not in ("army", "stock")}
    named = name or desk.say("cli-army-name")
    return Roster(game=game.key, name=named, total=total, choices=known)


def kept(desk: Desk, game: Game[Any], roster: Roster, form: str) -> str:
    """An army as `yaml`, `json` or `text`."""
    if form == "text":
        return written(muster_of(game), game.title, roster, desk.speaker)
    if isinstance(roster.name, Name):
        roster = msgspec.structs.replace(roster, name=desk.name(roster.name)[:LONGEST_NAME])
    if form == "json":
        return msgspec.json.format(msgspec.json.encode(roster), indent=2).decode() + "\n"
    return data.dumps(roster)


def form_of(file: str) -> str:
    """The form that a file's ending asks for."""
    if file.endswith(".json"):
        return "json"
    return "text" if file.endswith((".txt", ".text", ".md")) else "yaml"


def put_out(desk: Desk, game: Game[Any], roster: Roster, out: str, *, form: str = "") -> None:
    """Print an army, or write it into a file and say what it costs."""
    words = kept(desk, game, roster, form or form_of(out))
    if not out:
        desk.out.print(words.rstrip(), soft_wrap=True)
        return
    files.write(out, words.encode())
    desk.line(desk.say("cli-army-written", file=out, army=said(desk, game, roster)))


def said(desk: Desk, game: Game[Any], roster: Roster) -> str:
    """An army's name with what it costs."""
    price = price_words(desk, muster_of(game), roster)
    return f"{one_line(desk.name(roster.name))}, {price}"


def price_words(desk: Desk, muster: Muster, roster: Roster) -> str:
    """What an army costs, of what it may cost: `198 / 200`."""
    total = desk.speaker.say(points(price_of(muster, roster), muster.scale))
    return f"{total} / {desk.speaker.say(roster.total)}" if roster.total else total


def price_of(muster: Muster, roster: Roster) -> int:
    """What an army costs, in parts of a point."""
    return sum([tally.total for tally in muster.price(roster)])


def _is_file(name: str) -> bool:
    try:
        return Path(name).exists()
    except (OSError, ValueError):
        return False
