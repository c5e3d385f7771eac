"""What one viewer sees of a battle."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from slagveld.kernel import shell, standing
from slagveld.kernel.decision import Action
from slagveld.kernel.event import Event
from slagveld.kernel.gate import Gate
from slagveld.kernel.log import line
from slagveld.kernel.match import Match
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.kernel.scene import Scene
from slagveld.kernel.state import Seat
from slagveld.kernel.teaching import Teaching
from slagveld.record import replace
from slagveld.server.room.alone import gave_itself
from slagveld.server.room.eyes import asked_of, eye_of
from slagveld.server.room.fairness import partial_leaders
from slagveld.server.room.happenings import happenings
from slagveld.server.room.lessons import lesson_shown
from slagveld.server.store import NoteRecord, SeatRecord
from slagveld.server.wire.sight import (
    BackTo,
    BattleShown,
    ChatLine,
    DiceProof,
    Happening,
    Proposal,
    Sight,
    StandingForms,
    Told,
)
from slagveld.texts import Text


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A battle with what the server knows about it besides the rules."""

    match: Match[Any]
    names: tuple[Seat, ...]
    """The seats by the names they have now."""
    bots: frozenset[int]
    known: Sequence[bool]
    """For each entry whether everybody may know what kind of action it was."""
    records: Sequence[SeatRecord] = ()
    held: Sequence[Sequence[int]] = ()
    """The seats of each person who holds any."""
    notes: Mapping[int, NoteRecord] = {}
    """What bots noted about their entries."""
    teaching: Teaching | None = None
    """The lesson that the battle is."""

    def partial(self, seats: tuple[int, ...]) -> frozenset[int]:
        """Seats of a leader who also plays, as far as anybody knows, or a viewer shows."""
        return partial_leaders(self.records, (*self.held, seats))

    def eye(self, seats: tuple[int, ...], looking: int | None) -> int | None:
        """Whose eyes a viewer has; a leader who also plays has everybody's."""
        eye = eye_of(seats, looking)
        return None if eye in self.partial(seats) else eye

    def named(self, state: Any) -> Any:
        """A state or view in which the seats have the names they have now."""
        return state if state.seats == self.names else replace(
            state, seats=self.names
        )  # fmt: skip


def sight_of(
    table: Table,
    battle: BattleShown,
    seats: tuple[int, ...],
    looking: int | None,
    *,
    since: int = 0,
    chat: tuple[ChatLine, ...] = (),
) -> Sight:
    """The battle as it stands, for a viewer who may act for some seats."""
    match = table.match
    eye = table.eye(seats, looking)
    asked = asked_of(match, seats, eye, table.bots)
    lesson, decision = lesson_shown(table.teaching, seats, asked.decision)
    return Sight(
        battle=battle,
        number=len(match.log),
        at=len(match.log) - 1,
        seat=eye,
        seats=seats,
        scene=scene_of(table, eye),
        decision=decision,
        asked=asked.seats,
        hand_over=asked.hand_over,
        standing=standing_of(table, seats, eye),
        policies=tuple(p for p in match.state.policies if p.seat in seats),
        proposals=proposals_of(table, seats),
        back=back_of(table, seats),
        outcome=match.outcome,
        proof=proof_of(match),
        story=story_of(table, eye, since),
        chat=chat,
        lesson=lesson,
    )


def look_back(
    table: Table,
    battle: BattleShown,
    seats: tuple[int, ...],
    looking: int | None,
    *,
    at: int,
    since: int = 0,
) -> Sight:
    """The battle as it stood after entry `at`, with the whole story from `since` on.

    While it goes on one sees what one's eyes could see then; when it is over, everything.
    Raises RefusedError for an entry that there is not.
    """
    match = table.match
    if not -1 <= at < len(match.log):
        raise RefusedError(refuse("SLV-BACK-4", "room-no-entry", entry=at))
    eye = table.eye(seats, looking)
    state = match.state_after(at)
    over = match.outcome is not None
    view = state if over else match.game.view(state, eye)
    return Sight(
        battle=battle,
        number=len(match.log),
        at=at,
        seat=eye,
        seats=seats,
        scene=match.game.scene(table.named(view), eye),
        decision=None,
        asked=(),
        outcome=state.outcome,
        proof=proof_of(match),
        story=story_of(table, eye, since, everything=over),
    )


def scene_of(table: Table, eye: int | None) -> Scene:
    """What a display of a seat's view needs."""
    match = table.match
    return match.game.scene(table.named(match.view(eye)), eye)


def story_of(
    table: Table, eye: int | None, since: int, *, everything: bool = False
) -> tuple[Told, ...]:
    """The log from entry `since` on as these eyes may see it."""
    match = table.match
    live = frozenset(line(match.log))
    told: list[Told] = []
    for number in range(since, len(match.log)):
        entry = match.log[number]
        shown: Sequence[Event] = entry.events if everything else _seen(match, entry.events, eye)
        own = everything or entry.seat in (None, eye)
        private = isinstance(entry.action, standing.PRIVATE) and not own
        known = own or (table.known[number] and not private)
        told.append(
            Told(
                entry=number,
                seat=None if private else entry.seat,
                action=type(entry.action).__name__ if known else "",
                happenings=(
                    *lost_turn(table, number),
                    *answered_itself(table, number),
                    *happenings(match, number, shown, table.names),
                ),
                holds=not entry.held or number in live,
                mark=entry.public,
                why=number in table.notes
                and not private
                and not gave_itself(table.notes.get(number)),
            )
        )
    return tuple(told)


def lost_turn(table: Table, number: int) -> tuple[Happening, ...]:
    """The line that says that a bot lost its turn, where it did."""
    note, seat = table.notes.get(number), table.match.log[number].seat
    if note is None or not note.lost or seat is None:
        return ()
    told = Text("room-bot-lost-turn", {"name": table.names[seat].name})
    return (Happening(kind="BotLostTurn", text=told, tone="table"),)


def answered_itself(table: Table, number: int) -> tuple[Happening, ...]:
    """The line that says that there was only one answer, where nobody was asked for it."""
    seat = table.match.log[number].seat
    if not gave_itself(table.notes.get(number)) or seat is None:
        return ()
    told = Text("room-only-answer", {"name": table.names[seat].name})
    return (Happening(kind="AnsweredItself", text=told, tone="table"),)


def _seen(match: Match[Any], events: Sequence[Event], eye: int | None) -> Sequence[Event]:
    """Events as these eyes see them. The leader sees everything."""
    if eye is not None and match.state.seats[eye].leader:
        return events
    return match.game.events_for(events, eye)


def standing_of(table: Table, seats: tuple[int, ...], eye: int | None) -> tuple[StandingForms, ...]:
    """What is open to the viewer's seats besides the decision.

    A game's own standing actions may tell what a seat has in hand: they need that seat's eyes.
    The referee's hand of a leader who also plays is that of the seat he plays.
    """
    match = table.match
    if match.outcome is not None or not match.begun:
        return ()
    found: list[StandingForms] = []
    partial = table.partial(seats)
    for seat in seats:
        forms = match.standing_forms(seat, own=seat == eye)
        if seat in partial:
            forms = tuple(form for form in forms if form not in shell.referee_forms())
        found.append(StandingForms(seat, forms))
    return tuple(found)


def proposals_of(table: Table, seats: tuple[int, ...]) -> tuple[Proposal, ...]:
    """What others must agree to, and which of the viewer's seats have not yet."""
    match = table.match
    players = match.state.players()
    return tuple(
        Proposal(
            entry=number,
            seat=match.log[number].seat,
            action=type(match.log[number].action).__name__,
            text=_proposed(match.log[number].action, table.names[agreed[0]].name),
            agreed=agreed,
            yours=tuple(seat for seat in seats if seat in players and seat not in agreed),
        )
        for number, agreed in match.proposals().items()
    )


def _proposed(action: Action, name: str) -> Text:
    if isinstance(action, shell.Override):
        paths = ", ".join(change.path for change in action.changes)
        return Text("room-proposes-hand", {"name": name, "paths": paths, "reason": action.reason})
    if isinstance(action, shell.SetDice):
        rolls = " · ".join(", ".join(str(die) for die in roll) for roll in action.rolls)
        return Text(
            "room-proposes-dice",
            {"name": name, "entry": action.entry, "rolls": rolls, "reason": action.reason},
        )
    to = action.to if isinstance(action, shell.TakeBack) else 0
    return Text("room-proposes-back", {"name": name, "entry": to})


def back_of(table: Table, seats: tuple[int, ...]) -> BackTo:
    """Where the take-back button leads: to before the last action of one of the viewer's seats."""
    match = table.match
    seats = tuple(seat for seat in seats if seat not in table.partial(seats))
    if not seats:
        return BackTo()
    if match.outcome is not None:
        return BackTo(refusal=refuse("SLV-OVER-1", "refusal-over"))
    mine = [
        number
        for number in line(match.log)
        if match.log[number].seat in seats and not gave_itself(table.notes.get(number))
    ]
    before = [number for number in match.targets() if mine and number < mine[-1]]
    if not before:
        return BackTo(refusal=shell.no_such_entry())
    action = shell.TakeBack(before[-1])
    seat = match.log[mine[-1]].seat
    refusal = match.check(action, seat)
    if refusal is not None:
        return BackTo(refusal=refusal)
    return BackTo(entry=action.to, asks=not Gate(match).may_decide(seat, action))


def proof_of(match: Match[Any]) -> DiceProof:
    """What there is to hold the host to; the secret when the battle is over."""
    open_now = match.outcome is not None and match.box.kind == "committed"
    return DiceProof(
        kind=match.box.kind,
        commitment=match.box.commitment,
        secret=match.reveal() if open_now else "",
    )
