"""What bots note about their answers: why, as far as the asker may know."""

from typing import Any

import msgspec

from slagveld.bots import openness
from slagveld.bots.reasons import Reasons
from slagveld.bots.why import lost, why
from slagveld.kernel.decision import Action, Form
from slagveld.kernel.match import Match
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.record import replace
from slagveld.server.room.sighting import Table, scene_of
from slagveld.server.store import NoteRecord
from slagveld.server.wire.advice import Why
from slagveld.texts import Text


def noted(table: Table, seat: int, reasons: Reasons) -> NoteRecord:
    """The note about an answer that is about to be played."""
    text = why(reasons, _forms(table), scene_of(table, seat), table.names[seat].name)
    return _note(table, seat, text)


def lost_turn(table: Table, seat: int, action: Action) -> NoteRecord:
    """The note that a bot failed or answered nonsense, and what is played in its place."""
    does = table.match.game.codec.builtins(action)
    text = lost(does, _forms(table), scene_of(table, seat), table.names[seat].name)
    return _note(table, seat, text, lost=True)


def settled(match: Match[Any], seat: int, number: int, note: NoteRecord) -> NoteRecord:
    """A note when its answer, entry `number`, is played."""
    return replace(note, opens=openness.settled(match, seat, number, note.opens))


def why_of(table: Table, eye: int | None, entry: int) -> Why:
    """Why a bot did what an entry says, for these eyes; raises RefusedError."""
    match = table.match
    if not 0 <= entry < len(match.log):
        raise RefusedError(refuse("SLV-BACK-4", "room-no-entry", entry=entry))
    note, seat = table.notes.get(entry), match.log[entry].seat
    if note is None or seat is None:
        raise RefusedError(refuse("", "why-no-reasons"))
    refusal = openness.withheld(match, entry, eye, note.opens)
    if refusal is not None:
        raise RefusedError(refusal)
    return Why(entry=entry, seat=seat, text=msgspec.json.decode(note.text, type=Text))


def _note(table: Table, seat: int, text: Text, *, lost: bool = False) -> NoteRecord:
    opens = openness.opens(table.match, seat)
    return NoteRecord(opens=opens, lost=lost, text=msgspec.json.encode(text))


def _forms(table: Table) -> tuple[Form, ...]:
    decision = table.match.decision
    return () if decision is None else decision.forms
