"""The energy field: how strong it is, and how it is weakened (WD-CHECK-4)."""

from slagveld.texts import Text

from ..core.book import text
from ..core.events import tell_change
from ..core.models import Creature, SheetValue
from ..core.state import Duel, is_held
from ..terrain.sight import in_vision
from .end_of_duel import fall

RUN_LOSS = 3
"""What running against a field takes off it (WD-WEAPON-1)."""


def weaken(play: Duel, seat: int, loss: int, cause: Text, rule: str) -> None:
    """Take points off a wizard's field (WD-CHECK-4); at 0 he is defeated at once (WD-WIZARD-12)."""
    set_field(play, seat, max(0, play.state.wizards[seat].field - loss), cause, rule)
    if play.state.wizards[seat].field == 0:
        fall(play, seat)


def strengthened(field: int, gain: int, most: int) -> int:
    """The strength of a field after defence magic, which brings none above `most` (WD-SPELL-8)."""
    return min(most, field + gain)


def set_field(play: Duel, seat: int, value: int, cause: Text, rule: str) -> None:
    """Write a new field strength on the sheet, with its cause (WD-SHEET-5)."""
    wizard = play.state.wizards[seat]
    written = SheetValue(play.state.round, value, rule)
    play.state = play.state.with_wizard(seat, field=value, fields=(*wizard.fields, written))
    what = text("field-of", name=wizard.name)
    tell_change(play, seat, what, wizard.field, value, cause, rule)


def run_against(play: Duel, runner: Creature, touched: tuple[int, ...]) -> None:
    """A creature that walked into contact with wizards weakens their fields (WD-FIELD-1).

    It needs no roll (WD-FIELD-2), and it counts once for each walk that makes contact (WD-FIELD-3);
    the wizard must be seen.
    """
    held = is_held(play.state, runner)
    for foe in touched:
        seat = play.state.wizard_of(foe)
        if seat is not None and not held and in_vision(play.state, runner.id, foe):
            cause = text("ran-by", name=play.state.name_of(runner.id))
            weaken(play, seat, RUN_LOSS, cause, "WD-FIELD-2")
