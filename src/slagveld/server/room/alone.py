"""Questions of people that answer themselves: there is one answer, and nothing to choose in it.

The answer is an ordinary entry of the log, with a word in the story. It is given only where nobody
learns anything by it: where everybody sees what the seat sees.
"""

from collections.abc import Container
from typing import Any

import msgspec

from slagveld.bots import openness
from slagveld.kernel.decision import Form
from slagveld.kernel.fields import ChoiceField, NumberField, PieceField, PiecesField
from slagveld.kernel.match import Match
from slagveld.kernel.menu import whole
from slagveld.server.bots import Move
from slagveld.server.store import NoteRecord
from slagveld.texts import Text

SAID = "room-only-answer"


def only_move(match: Match[Any], bots: Container[int]) -> Move | None:
    """The only answer to what a person is asked, if there is but one and nobody is told by it."""
    decision = match.decision
    if decision is None or match.waiting is not None or not match.begun or match.state.paused:
        return None
    waiting, forms = decision.waiting_for, decision.forms
    if decision.mode == "all" or len(waiting) != 1 or len(forms) != 1 or not _is_given(forms[0]):
        return None
    seat = waiting[0]
    leader = match.state.seats[seat].leader
    if seat in bots or leader or openness.opens(match, seat) != "now":
        return None
    menu = decision.candidates(seat)
    return Move(seat=seat, action=menu[0], itself=True) if whole(menu) and len(menu) == 1 else None


def _is_given(form: Form) -> bool:
    """Whether nothing can be chosen in a form."""
    for field in form.fields:
        match field:
            case PieceField(allowed=allowed) | PiecesField(allowed=allowed):
                many = len(allowed) != 1
            case ChoiceField(choices=choices):
                many = len([one for one in choices if not one.refusal]) != 1
            case NumberField(least=least, most=most):
                many = least != most
            case _:
                return False
        if many or field.optional:
            return False
    return True


def itself_note(match: Match[Any], seat: int) -> NoteRecord:
    """The word in the story about an answer that gave itself."""
    text = Text(SAID, {"name": match.state.seats[seat].name})
    return NoteRecord(opens="now", text=msgspec.json.encode(text))


def gave_itself(note: NoteRecord | None) -> bool:
    """Whether the entry of a note was nobody's choice."""
    return note is not None and f'"{SAID}"'.encode() in note.text
