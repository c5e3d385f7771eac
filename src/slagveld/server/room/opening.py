"""From what somebody wishes for to a battle: who sits where, armies, table, dice."""

import secrets
from typing import Any

import msgspec

from slagveld.bots import USUAL, maker
from slagveld.kernel.game import Game
from slagveld.kernel.match import Match
from slagveld.kernel.muster import Muster, Roster
from slagveld.kernel.registry import game as find
from slagveld.kernel.rulebook import Refusal, RefusedError, refuse
from slagveld.kernel.setup import TakeBacks
from slagveld.kernel.shell import MixDice
from slagveld.kernel.state import Seat
from slagveld.kit.muster import ready_army, ready_key
from slagveld.server.store import SeatRecord
from slagveld.server.store.words import name_of, title_of
from slagveld.server.wire.setup import NewBattle, NewSeat
from slagveld.texts import Text, Value, say


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """A battle set up, before it is kept."""

    match: Match[Any]
    title: str
    seats: tuple[SeatRecord, ...]
    mine: tuple[int, ...]
    """Seats of whoever set it up."""
    friends: tuple[int, ...]
    """Seats that wait for somebody with a link."""


def bot_named(name: str, field: str) -> str:
    """A bot that somebody named, or the usual one; raises RefusedError with the field."""
    try:
        maker(name or USUAL)
    except RefusedError as error:
        why = error.refusal
        raise RefusedError(refuse(why.rule, "room-field", field=field, why=why.text)) from None
    return name or USUAL


def opened(new: NewBattle) -> Opening:
    """The battle as wished for; raises RefusedError with the reason."""
    game = find(new.game)
    return _lesson(game, new) if new.lesson else _battle(game, new)


def _battle(game: Game[Any], new: NewBattle) -> Opening:
    if new.written is not None:
        scenario = game.scenario_written(new.written)
    else:
        scenario = game.scenario(new.scenario) if new.scenario else game.invitation()
    asked = new.seats or _usual_seats(scenario.players[0])
    records = _seated(asked)
    _check_people(asked, new)
    only_bots = all(seat.leader or seat.who == "bot" for seat in asked)
    among = game.agreed_among_bots(new.written or {}) if only_bots else {}
    rest: dict[str, Any] = {"options": {**among, **new.options}}
    armies = _armies(game, asked)
    if armies:
        rest["armies"] = armies
    if new.table is not None:
        rest["table"] = game.lay(new.table)
    match = Match.start(
        game,
        scenario.key if new.written is None else new.written,
        dice=new.dice,
        seats=[_kernel_seat(record) for record in records],
        take_back=new.take_back or _usual_take_back(asked),
        **rest,
    )
    for record in records:
        if record.bot and not match.begun:  # bots give their numbers first, before anybody else
            match.play(MixDice(secrets.randbelow(2**53)), record.number)
    return Opening(
        match=match,
        title=title_of(new.title),
        seats=records,
        mine=tuple(n for n, seat in enumerate(asked) if seat.who == "me"),
        friends=tuple(n for n, seat in enumerate(asked) if seat.who == "friend"),
    )


def _lesson(game: Game[Any], new: NewBattle) -> Opening:
    lesson = game.lesson()
    if lesson is None:
        raise RefusedError(refuse("SLV-SETUP-1", "room-no-lesson", game=game.title))
    count = game.scenario(lesson.scenario).players[0]
    name = new.seats[0].name if new.seats else ""
    others = [NewSeat(who="bot", bot=lesson.bot)] * (count - 1)
    records = _seated((NewSeat(who="me", name=name), *others))
    rest: dict[str, Any] = {"armies": lesson.armies} if lesson.armies else {}
    match = Match.start(
        game,
        lesson.scenario,
        seed=lesson.seed,
        seats=[_kernel_seat(record) for record in records],
        take_back="free",
        options=dict(lesson.options),
        **rest,
    )
    return Opening(match=match, title=title_of(new.title), seats=records, mine=(0,), friends=())


def _usual_seats(count: int) -> tuple[NewSeat, ...]:
    """I against the usual bot, and as many of it as the scenario needs."""
    return (NewSeat(who="me"), *[NewSeat(who="bot")] * (count - 1))


def _usual_take_back(asked: tuple[NewSeat, ...]) -> TakeBacks:
    return "consent" if any(seat.who == "friend" for seat in asked) else "free"


def _seated(asked: tuple[NewSeat, ...]) -> tuple[SeatRecord, ...]:
    given = {seat.side for seat in asked if seat.side is not None}
    free = (side for side in range(len(asked) + len(given)) if side not in given)
    records: list[SeatRecord] = []
    for number, seat in enumerate(asked):
        bot = bot_named(seat.bot, f"seats[{number}].bot") if seat.who == "bot" else ""
        if seat.bot and not bot:
            raise RefusedError(refuse("SLV-SETUP-1", "room-bot-person", bot=seat.bot))
        usual = Text("room-name-bot" if bot else "room-name-person", {"number": number + 1})
        records.append(
            SeatRecord(
                number=number,
                name=name_of(seat.name) or say(usual),
                side=next(free) if seat.side is None else seat.side,
                leader=seat.leader,
                bot=bot,
                taken=seat.who == "me",
            )
        )
    return tuple(records)


def _check_people(asked: tuple[NewSeat, ...], new: NewBattle) -> None:
    if any(seat.leader and seat.who == "bot" for seat in asked):
        raise RefusedError(refuse("SLV-SETUP-1", "room-leader-bot"))
    if new.dice == "typed" and all(seat.who == "bot" or seat.leader for seat in asked):
        raise RefusedError(refuse("SLV-SETUP-1", "room-typed-bots"))


def _kernel_seat(record: SeatRecord) -> Seat:
    return Seat(record.name, record.side, record.leader)


def _armies(game: Game[Any], asked: tuple[NewSeat, ...]) -> tuple[Any, ...]:
    """One army for each seat in the form games take them; none at all: the scenario's own."""
    if all(seat.army is None for seat in asked):
        return ()
    muster = game.muster()
    if muster is None:
        raise RefusedError(refuse("SLV-SETUP-1", "room-no-armies", game=game.title))
    ready = list(muster.ready())
    chosen: list[Roster] = []
    for seat in asked:
        army = seat.army
        if army is None:
            if not ready:
                raise RefusedError(refuse("SLV-SETUP-1", "room-army-missing"))
            army = ready[0]
        elif isinstance(army, str):
            army = _ready(game, muster, army)
        if army.game != game.key:
            raise RefusedError(refuse("SLV-SETUP-1", "refusal-other-game", game=army.game))
        faults = list(muster.faults(army))
        if faults:
            raise RefusedError(Refusal(faults[0].rule, faults[0].text))
        chosen.append(army)
    return tuple(msgspec.to_builtins(army) for army in chosen)


def _ready(game: Game[Any], muster: Muster, word: str) -> Roster:
    """The ready-made army of this key or name; raises RefusedError."""
    army = ready_army(muster, word)
    if army is None:
        known = ", ".join(ready_key(one) or say(one.name) for one in muster.ready()) or "–"
        values: dict[str, Value] = {"army": word, "game": game.title, "known": known}
        raise RefusedError(refuse("SLV-SETUP-1", "room-army-unknown", **values))
    return army
