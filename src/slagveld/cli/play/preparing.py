"""From options to a battle: who sits where, which armies, which switches."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from slagveld import data
from slagveld.bots import maker
from slagveld.cli import files
from slagveld.cli.desk import Desk
from slagveld.cli.errors import whole, wrong
from slagveld.cli.play.answers import whole as whole_number
from slagveld.cli.play.sitting import HUMAN
from slagveld.kernel.game import Game
from slagveld.kernel.match import Match
from slagveld.kernel.muster import Muster, Roster
from slagveld.kernel.setup import Option, OptionValue
from slagveld.kernel.state import Seat
from slagveld.texts import LANGUAGES

YES, NO = ("yes", "true", "on", "1"), ("no", "false", "off", "0")
MOST_SEATS = 24


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """What the command line asks for, as typed."""

    game: str = ""
    scenario: str = ""
    seat: str = ""
    hot_seat: bool = False
    players: str = ""
    armies: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    seed: str = ""
    typed_dice: bool = False


def seated(wishes: Wishes, count: int, usual: str) -> tuple[str, ...]:
    """For each seat `human` or a bot's name; raises InputError, RefusedError."""
    if wishes.hot_seat:
        if wishes.seat:
            raise wrong("play-seat-twice")
        return (HUMAN,) * count
    named = [name.strip() for name in wishes.seat.split(",")] if wishes.seat else [HUMAN]
    if not all(named) or len(named) > count:
        raise wrong("play-seats", words=wishes.seat, count=count)
    if HUMAN not in named and len(named) < count:
        named.insert(0, HUMAN)  # only the others were named
    for name in named:
        if name != HUMAN:
            maker(name)
    return (*named, *[usual] * (count - len(named)))


def count_of(game: Game[Any], wishes: Wishes) -> int:
    """How many play: as asked, as many as are named, or as few as the scenario takes."""
    if wishes.players:
        return whole("--players", wishes.players, 1, MOST_SEATS)
    scenario = game.scenario(wishes.scenario or game.scenarios()[0].key)
    named = wishes.seat.count(",") + 1 if wishes.seat else 1
    return next((count for count in scenario.players if count >= named), scenario.players[0])


def start(desk: Desk, game: Game[Any], wishes: Wishes, players: tuple[str, ...]) -> Match[Any]:
    """The battle as wished for; raises InputError, RefusedError."""
    seats = [
        Seat(_name(desk, number, human=player == HUMAN), number)
        for number, player in enumerate(players)
    ]
    seed = whole("--seed", wishes.seed, 0, 10**18) if wishes.seed else None
    chosen = options(game, wishes.options)
    if HUMAN not in players:
        chosen = {**game.among_bots, **chosen}
    rest: dict[str, Any] = {"options": chosen}
    if wishes.armies:
        rest["armies"] = armies(desk, game, wishes.armies, len(players))
    return game.match(
        wishes.scenario or None,
        seats=seats,
        seed=seed,
        dice="typed" if wishes.typed_dice else "seeded",
        **rest,
    )


def _name(desk: Desk, number: int, *, human: bool) -> str:
    return desk.say("play-name-human" if human else "play-name-bot", number=number + 1)


def options(game: Game[Any], words: Sequence[str]) -> dict[str, OptionValue]:
    """KEY=VALUE words as a game's options; whether they fit is the game's to say."""
    known = {option.key: option for option in game.options}
    found: dict[str, OptionValue] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not key:
            raise wrong("play-option-pair", word=word, known=", ".join(known) or "–")
        found[key] = _value(known.get(key), value)
    return found


def _value(option: Option | None, typed: str) -> OptionValue:
    usual = "" if option is None else option.default
    word = typed.casefold()
    if isinstance(usual, bool) and word in (*YES, *NO):
        return word in YES
    number = whole_number(typed)
    if isinstance(usual, int) and not isinstance(usual, bool) and number is not None:
        return number
    return typed


def armies(desk: Desk, game: Game[Any], names: Sequence[str], count: int) -> tuple[Any, ...]:
    """One army for each seat: a file, a ready-made one, or the first ready-made one."""
    muster = game.muster()
    if muster is None:
        raise wrong("cli-army-without", game=game.key)
    if len(names) > count:
        raise wrong("play-armies", count=count)
    chosen = [_army(desk, game, muster, name) for name in names]
    ready = list(muster.ready())
    if not ready and len(chosen) < count:
        raise wrong("play-armies", count=count)
    chosen += ready[:1] * (count - len(chosen))
    return tuple(msgspec.to_builtins(roster) for roster in chosen)


def _army(desk: Desk, game: Game[Any], muster: Muster, name: str) -> Roster:
    for roster in muster.ready():
        spoken = [roster.name] if isinstance(roster.name, str) else [
            roster.name.in_language(language) for language in LANGUAGES
        ]  # fmt: skip
        if name.casefold() in [spelling.casefold() for spelling in spoken]:
            return roster
    if not _is_file(name):
        known = ", ".join(desk.name(roster.name) for roster in muster.ready()) or "–"
        raise wrong("cli-army-unknown", name=name, known=known)
    roster = data.loads(files.read(name, data.LARGEST_UPLOAD), Roster, name)
    if roster.game != game.key:
        raise wrong("play-army-other", file=name, game=roster.game)
    faults = list(muster.faults(roster))
    if faults:
        raise wrong("play-army-faulty", file=name, fault=faults[0].text, rule=faults[0].rule)
    return roster


def _is_file(name: str) -> bool:
    try:
        return Path(name).exists()
    except (OSError, ValueError):
        return False
