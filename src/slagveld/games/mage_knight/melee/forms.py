"""How a close combat attack is asked for: the fields of its forms."""

from collections.abc import Sequence

from slagveld.kernel.fields import AnyField, Choice, PieceField

from ..core.abilities import abilities
from ..core.book import pick, text
from ..core.fighter import Fighter
from .strikes import Blow

Strikers = Sequence[tuple[Fighter, Sequence[Blow]]]
"""Warriors and what each of them can do."""


def fighter_field(numbers: Sequence[int]) -> PieceField:
    """Who acts."""
    return pick.piece("fighter", "combat-field-fighter", numbers)


def blow_fields(strikers: Strikers, of: str = "") -> tuple[AnyField, ...]:
    """Whom, by which mode, as a capture, how much is healed: as far as there is a choice.

    `of` is the field in which the warrior is chosen, where it is not fixed.
    """
    found = [blow for _, listed in strikers for blow in listed]
    targets = tuple(dict.fromkeys([blow.target for blow in found]))
    fields: list[AnyField] = [pick.piece("target", "combat-field-target", targets)]
    keys = [
        (fighter, list(dict.fromkeys([blow.mode for blow in listed if blow.mode])))
        for fighter, listed in strikers
    ]
    fields.extend(mode_field(keys, of))
    if any(blow.heals for blow in found):
        choices = (
            Choice("die", text("combat-heals-die")),
            Choice("value", text("combat-heals-value")),
        )
        title = text("combat-field-heals")
        fields.append(pick.choice("heals", title, choices, optional=True))
    if any(blow.capture for blow in found):
        title = text("combat-field-capture")
        fields.append(pick.switch("capture", title, optional=True))
    return tuple(fields)


def mode_field(able: Sequence[tuple[Fighter, Sequence[str]]], of: str) -> tuple[AnyField, ...]:
    """By which mode, where somebody has any; none is the plain attack."""
    choices: list[Choice] = []
    for fighter, keys in able:
        for key in keys:
            row = abilities()[key]
            help_ = text("combat-mode-help", words=row.words)
            choices.append(Choice(key, row.name, help=help_, of=fighter.id if of else None))
    if not choices:
        return ()
    title = text("combat-field-mode")
    return (pick.choice("mode", title, choices, of=of, optional=True),)
