"""New battles on their way into the store: ids, secrets, who holds what."""

from collections.abc import Sequence
from typing import Any

from msgspec import UnsetType

from slagveld.bots import is_bot
from slagveld.kernel.match import Match
from slagveld.server.room.kept import entries_of, head_of
from slagveld.server.room.opening import Opening
from slagveld.server.store import NewRecord, SeatRecord
from slagveld.server.store.keys import new_id, new_key
from slagveld.server.store.words import name_of
from slagveld.server.wire.setup import NewBattle


def kept(opening: Opening, new: NewBattle, person: str | None) -> NewRecord:
    """What is kept of a battle just set up."""
    linked = opening.friends if person is not None else (*opening.mine, *opening.friends)
    return _record(
        opening.match,
        person,
        title=opening.title,
        seats=opening.seats,
        linked=linked,
        mine=opening.mine,
        watchers=new.watchers,
        lesson=new.lesson,
    )


def imported(
    match: Match[Any], players: Sequence[str], person: str | None, *, title: str = ""
) -> NewRecord:
    """What is kept of a battle from a file: whoever brings it sits wherever no bot does.

    They may hand seats on: each seat of a person but the first has a link.
    """
    seats: list[SeatRecord] = []
    for number, seat in enumerate(match.setup.seats):
        bot = players[number] if number < len(players) else ""
        bot = bot if is_bot(bot) and not seat.leader else ""
        seats.append(
            SeatRecord(
                number=number,
                name=name_of(seat.name) or str(number + 1),
                side=seat.side,
                leader=seat.leader,
                bot=bot,
                taken=not bot,
            )
        )
    people = [seat.number for seat in seats if not seat.bot]
    linked = [] if match.outcome is not None else people if person is None else people[1:]
    return _record(
        match, person, title=title, seats=tuple(seats), linked=linked, mine=people, imported=True
    )


def _called(match: Match[Any]) -> str:
    """The key of a battle's scenario; of one that somebody wrote its title, which is no key."""
    setup, game = match.setup, match.game
    if isinstance(setup.written, UnsetType):
        return setup.scenario
    title = game.scenario_of(setup).title.en
    known = [scenario.key for scenario in game.scenarios()]
    return f"{title} " if title in known else title


def _record(
    match: Match[Any],
    person: str | None,
    *,
    title: str,
    seats: tuple[SeatRecord, ...],
    linked: Sequence[int],
    mine: Sequence[int],
    watchers: bool = True,
    lesson: bool = False,
    imported: bool = False,
) -> NewRecord:
    setup = match.setup
    return NewRecord(
        id=new_id(),
        title=title,
        game=setup.game,
        scenario=_called(match),
        dice_kind=match.box.kind,
        take_back=setup.take_back,
        setup=match.game.codec.encode(setup),
        head=head_of(match),
        owner=person,
        seats=seats,
        keys={seat: new_key("s") for seat in linked},
        holders=() if person is None else tuple((seat, person) for seat in mine),
        watch=new_key("w") if watchers else None,
        entries=entries_of(match, 0, known=False),
        lesson=lesson,
        imported=imported,
    )
