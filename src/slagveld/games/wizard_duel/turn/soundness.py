"""What is unsound in a state: pieces without bases, values out of their bounds."""

from msgspec import UnsetType

from slagveld.texts import Text

from ..army.own_cards import is_sound
from ..core.book import FIELD_MOST, text
from ..core.races import races
from ..core.state import DuelState
from ..familiars.familiar_kinds import familiars


def faults(state: DuelState) -> list[Text]:
    """Pieces and bases must be the same; values must be within their bounds."""
    found: list[Text] = []
    ids = [creature.id for creature in state.creatures]
    standing = [wizard.id for wizard in state.wizards if state.layout.has(wizard.id)]
    if sorted(placed.id for placed in state.layout.bases) != sorted(ids + standing):
        found.append(text("fault-bases"))
    own = () if isinstance(state.own, UnsetType) else state.own
    found.extend(text("fault-own", card=row.key) for row in own if not is_sound(row))
    known_races = {*races(), *[row.key for row in own]}
    stocks = [model for wizard in state.wizards for model in wizard.stock]
    strange = [model.number for model in stocks if model.race not in known_races]
    found.extend(text("fault-creature", number=number) for number in strange)
    for creature in state.creatures:
        known = creature.race in known_races and 0 <= creature.seat < len(state.wizards)
        if not known or not 1 <= creature.wounds <= state.race_of(creature).wounds:
            found.append(text("fault-creature", number=creature.number))
    pack = familiars().values() if state.options.familiars else ()
    most = max([familiar.field_most for familiar in pack], default=FIELD_MOST)
    found.extend(
        text("fault-wizard", name=wizard.name)
        for wizard in state.wizards
        if not 0 <= wizard.field <= most or wizard.points < 0
    )
    return found
