"""From options to a battle: who sits where, which armies, which switches."""

from collections.abc import Sequence
from typing import Any

import msgspec

from slagveld.bots import maker
from slagveld.cli.armies import given
from slagveld.cli.desk import Desk
from slagveld.cli.errors import whole, wrong
from slagveld.cli.play.answers import whole as whole_number
from slagveld.cli.play.sitting import HUMAN
from slagveld.cli.scenario_named import scenario_named
from slagveld.cli.tables import table_of
from slagveld.kernel.game import Game
from slagveld.kernel.match import Match
from slagveld.kernel.setup import Option, OptionValue
from slagveld.kernel.state import Seat

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
    table: str = ""
    """File of a table laid by hand."""
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
    scenario = game.scenario_for(scenario_named(game, wishes.scenario))
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
    scenario = scenario_named(game, wishes.scenario)
    if HUMAN not in players:
        written = {} if isinstance(scenario, str) else scenario
        chosen = {**game.agreed_among_bots(written), **chosen}
    rest: dict[str, Any] = {"options": chosen}
    if wishes.table:
        rest["table"] = table_of(game, wishes.table)
    if wishes.armies:
        rest["armies"] = given(desk, game, wishes.armies, len(players))
    return game.match(
        scenario, seats=seats, seed=seed, dice="typed" if wishes.typed_dice else "seeded", **rest
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
