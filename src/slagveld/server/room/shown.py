"""A battle as lists and the head of its page show it."""

from collections.abc import Container
from functools import lru_cache

from slagveld.kernel.event import RoundWord
from slagveld.kernel.registry import game as find
from slagveld.kernel.rulebook import RefusedError
from slagveld.server.store import BattleRecord, SeatRecord
from slagveld.server.wire.sight import BattleShown, SeatShown
from slagveld.texts import Name


def battle_shown(
    record: BattleRecord, yours: tuple[int, ...] = (), here: Container[int] = ()
) -> BattleShown:
    """A battle for somebody who holds the seats `yours`; at the seats `here` somebody is there."""
    title, scenario = titles(record.game, record.scenario)
    word = round_word(record.game)
    return BattleShown(
        id=record.id,
        game=record.game,
        game_title=title,
        scenario=record.scenario,
        scenario_title=scenario,
        title=record.title,
        seats=tuple(seat_shown(seat, here=seat.number in here) for seat in record.seats),
        dice=record.dice_kind,
        take_back=record.take_back,
        created=record.created,
        changed=record.changed,
        entries=record.entries,
        round=record.round,
        round_called=word,
        over=record.over,
        winners=record.winners,
        waiting_for=record.waiting_for,
        yours=yours,
        lesson=record.lesson,
        imported=record.imported,
        campaign=record.campaign,
    )


def seat_shown(seat: SeatRecord, *, here: bool) -> SeatShown:
    """A seat as everybody sees it; a bot is always there."""
    is_bot = bool(seat.bot)
    return SeatShown(
        number=seat.number,
        name=seat.name,
        side=seat.side,
        leader=seat.leader,
        kind="bot" if is_bot else "person",
        bot=seat.bot,
        taken=seat.taken or is_bot,
        here=here or is_bot,
    )


@lru_cache(256)
def titles(game: str, scenario: str) -> tuple[Name, Name]:
    """What a game and a scenario are called; their keys if they are not there any more."""
    try:
        found = find(game)
    except RefusedError:
        return Name.same(game), Name.same(scenario)
    try:
        return found.title, found.scenario(scenario).title
    except RefusedError:
        return found.title, Name.same(scenario)


@lru_cache(64)
def round_word(game: str) -> RoundWord:
    """What a game calls a round; the common word if it is not there any more."""
    try:
        return find(game).round_called
    except RefusedError:
        return "round"
