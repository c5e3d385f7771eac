"""The energy field: how strong it is, and how it is weakened (WD-CHECK-4)."""

from slagveld.texts import Text

from ..core.events import tell_change
from ..core.models import SheetValue
from ..core.state import Duel
from .end_of_duel import fall

RUN_LOSS = 3
"""What running against a field takes off it (WD-WEAPON-1)."""


def weaken(play: Duel, seat: int, loss: int, cause: Text, rule: str) -> None:
    """Take points off a wizard's field (WD-CHECK-4); at 0 he is defeated at once (WD-WIZARD-12)."""
    set_field(play, seat, max(0, play.state.wizards[seat].field - loss), cause, rule)
    if play.state.wizards[seat].field == 0:
        fall(play, seat)


def set_field(play: Duel, seat: int, value: int, cause: Text, rule: str) -> None:
    """Write a new field strength on the sheet, with its cause (WD-SHEET-5)."""
    wizard = play.state.wizards[seat]
    written = SheetValue(play.state.round, value, rule)
    play.state = play.state.with_wizard(seat, field=value, fields=(*wizard.fields, written))
    tell_change(play, seat, "field", wizard.field, value, cause, rule)
