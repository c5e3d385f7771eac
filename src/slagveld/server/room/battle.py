"""One battle between its match and its place in the store. Blocks; a room calls it in threads."""

from typing import Any

from slagveld.bots import USUAL, is_bot
from slagveld.kernel import save, shell
from slagveld.kernel.codec import MalformedError
from slagveld.kernel.decision import Action, Partial, Preview
from slagveld.kernel.match import Match
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.record import replace
from slagveld.server.bots import Move
from slagveld.server.room.fairness import refused_leader
from slagveld.server.room.kept import entries_of, head_of, match_of, moved_on, whole_of
from slagveld.server.room.lessons import previewed, script_of, scripted_move, teaching_of
from slagveld.server.room.noting import settled
from slagveld.server.room.renaming import begun_anew, seats_now
from slagveld.server.room.sighting import Table
from slagveld.server.store import (
    BattleRecord,
    EntryRecord,
    NoteRecord,
    OvertakenError,
    Store,
    Whole,
)


class Battle:
    """A match that is durable: what it plays is in the store before anybody hears of it.

    Used by one thread at a time. When something goes wrong half-way, it is as it was before, so
    that it never shows what is not kept.
    """

    def __init__(self, store: Store, battle: str) -> None:
        self._store = store
        self.id = battle
        self._reload()

    def _reload(self) -> None:
        record, whole = self._store.battles.read(self.id), self._store.battles.whole(self.id)
        if record is None or whole is None:
            raise unknown_battle()
        self.record: BattleRecord = record
        self._held = self._store.people.holdings(self.id)
        self._adopt(match_of(whole), whole.entries, whole.notes)

    def _adopt(
        self, match: Match[Any], entries: tuple[EntryRecord, ...], notes: dict[int, NoteRecord]
    ) -> None:
        self.match = match
        self._script = script_of(match)
        self._teaching = teaching_of(self.record, self._script)
        self._known = [entry.open for entry in entries]
        self._notes = dict(notes)
        self.bots = {
            seat.number: seat.bot if is_bot(seat.bot) else USUAL
            for seat in self.record.seats
            if seat.bot
        }

    @property
    def number(self) -> int:
        """Entries in the log."""
        return len(self.match.log)

    def table(self) -> Table:
        """What sights are made of."""
        return Table(
            match=self.match,
            names=seats_now(self.match, self.record.seats),
            bots=frozenset(self.bots),
            known=self._known,
            records=self.record.seats,
            held=self._held,
            notes=self._notes,
            teaching=self._teaching,
        )

    def scripted(self) -> Move | None:
        """What the script of a guided battle answers now, if anything."""
        return scripted_move(self.match, self._script, self._teaching)

    @property
    def teaches(self) -> bool:
        """Whether a lesson is under way, which leads through every answer."""
        return self._teaching is not None and self._teaching.step is not None

    def end_lesson(self) -> None:
        """From now on the learner plays as he likes."""
        self._store.battles.end_lesson(self.id)
        self.refresh()
        self._teaching = None

    def play(self, seat: int, data: dict[str, Any], seats: tuple[int, ...] = ()) -> None:
        """Take an action from outside, of somebody with these seats; durable when this returns.

        Raises:
            RefusedError: It is not allowed. Nothing has changed.
            OvertakenError: Another process went on with the battle; it is read again.
        """
        try:
            action = self.match.game.codec.action(data)
        except MalformedError as error:
            raise RefusedError(shell.malformed(str(error))) from None
        refusal = refused_leader(action) if seat in self.table().partial(seats) else None
        if refusal is None and self._teaching is not None:
            refusal = self._teaching.refusal(seat, action)
        if refusal is not None:
            raise RefusedError(refusal)
        self.take(self._roller(seat, action), action)

    def _roller(self, seat: int, action: Action) -> int:
        """Who acts: people type the real dice that are due for bots."""
        waiting = self.match.waiting
        if waiting is None or not isinstance(action, shell.TypeDice | shell.TypeCard):
            return seat
        due = waiting.request.seat
        return due if due is not None and due in self.bots else seat

    def take(self, seat: int, action: Action, note: NoteRecord | None = None) -> None:
        """Take an action of a seat, with what its bot noted about it; durable when this returns.

        Saves know nothing of notes. Raises as `play` does.
        """
        match = self.match
        if match.outcome is not None:
            # The secret of the dice and everything hidden are open now: no way back from here.
            raise RefusedError(refuse("SLV-OVER-1", "refusal-over"))
        before, snapshot = self.number, _snapshot(match)
        known = _everybody_knows(match)
        try:
            match.play(action, seat)
            added = entries_of(match, before, known)
            head = head_of(match)
            note = None if note is None else settled(match, seat, before, note)
            self._store.battles.append(self.id, before, added, head, note)
        except BaseException as error:
            vars(match).update(snapshot)
            if isinstance(error, OvertakenError):
                self._reload()
            raise
        self._known.extend(entry.open for entry in added)
        if note is not None:
            self._notes[before] = note
        self.record = moved_on(self.record, head)

    def preview(self, seat: int, partial: Partial) -> Preview:
        """What a half-filled action would do, as far as the seat can know."""
        return previewed(self._teaching, seat, partial, self.match.preview(partial, seat))

    def claimed(self, seat: int, name: str) -> None:
        """Note that a seat was taken and perhaps renamed, in the store as in here."""
        if name and name != self.record.seats[seat].name:
            self._rename(seat, name)
        self.refresh()

    def _rename(self, seat: int, name: str) -> None:
        record = replace(self.record.seats[seat], name=name)
        renamed = [record if other.number == seat else other for other in self.record.seats]
        anew = begun_anew(self.match, seats_now(self.match, renamed))
        if anew is None:
            self._store.people.rename(self.id, seat, name)
            return
        entries = entries_of(anew, 0, known=True)
        whole: Whole = whole_of(anew, entries)
        try:
            self._store.battles.begin_anew(self.id, self.number, whole, [record])
        except OvertakenError:
            self._reload()
            self._store.people.rename(self.id, seat, name)
            return
        self._adopt(anew, entries, {})

    def refresh(self) -> None:
        """Read what the store knows besides the match (names, seats taken); raises RefusedError."""
        record = self._store.battles.read(self.id)
        if record is None:
            raise unknown_battle()
        self.record = record
        self._held = self._store.people.holdings(self.id)

    def saved(self) -> bytes:
        """The battle as a file, with the bots that sat at it."""
        return save.dump(self.match, [seat.bot for seat in self.record.seats])


def _snapshot(match: Match[Any]) -> dict[str, Any]:
    """What a match is made of, so that it can be put back."""
    return {
        name: list(value) if isinstance(value, list) else value
        for name, value in vars(match).items()
    }


def _everybody_knows(match: Match[Any]) -> bool:
    """Whether the answer to what is asked now is given in the open."""
    opened = match.decision
    top = match.state.agenda.top
    if opened is None:
        return True
    hidden = match.waiting is None and top is not None and top.seen(None) != top
    return not (opened.mode == "all" or opened.described.private or hidden)


def unknown_battle() -> RefusedError:
    """The refusal of a battle that does not exist."""
    return RefusedError(refuse("SLV-NET-3", "room-unknown-battle"))
