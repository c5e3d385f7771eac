"""What is unsound in a state: dangling ids, numbers out of bounds, bases on top of others."""

from slagveld.kit.soundness import number_faults, pairs_overlapping
from slagveld.table.measure import table_edge_gap
from slagveld.texts import Text

from ..core.book import KEY, text
from ..core.regiment import Model, Regiment, Stand
from ..core.state import LittleState
from ..movement.crossing_and_ending import DEEPEST
from ..scenario.victory import SEATS


def overlapping(state: LittleState) -> list[tuple[int, int]]:
    """Stands on one height whose bases overlap by more than rounding to whole places makes."""
    by_id, pairs = state.field.by_id, pairs_overlapping(state.field.stands, DEEPEST)
    return [(one, other) for one, other in pairs if by_id[one].pose.z == by_id[other].pose.z]


def faults(state: LittleState) -> list[Text]:
    field = state.field
    ids = [
        *[stand.id for stand in field.stands],
        *[model.id for model in field.models if model.id != model.stand],
        *[regiment.id for regiment in state.regiments],
        *[piece.id for piece in field.table.terrain],
    ]
    found = number_faults(KEY, ids, state.next_id)
    found += [text("fault-stand", number=s.id) for s in field.stands if _bad_stand(state, s)]
    found += [text("fault-model", number=m.id) for m in field.models if _bad_model(state, m)]
    found += [text("fault-regiment", name=r.name) for r in state.regiments if _bad(state, r)]
    known = state.regiments_by_id
    turned = (*state.row, *state.deck)
    cards = (*turned, *state.waiting, *([state.active] if state.active else []))
    if any(number not in known for number in cards) or len(dict.fromkeys(turned)) < len(turned):
        found.append(text("fault-cards"))
    if state.round < 0 or any(won.seat not in SEATS for won in state.points):
        found.append(text("fault-numbers"))
    return found


def _bad_stand(state: LittleState, stand: Stand) -> bool:
    regiment = state.regiments_by_id.get(stand.regiment)
    if regiment is None or regiment.seat != stand.seat or stand.id not in state.field.on_stand:
        return True
    table = state.field.table
    return table_edge_gap(stand.body, table.width, table.height) < 0


def _bad_model(state: LittleState, model: Model) -> bool:
    regiment = state.regiments_by_id.get(model.regiment)
    if regiment is None or model.stand not in state.field.by_id:
        return True
    return model.hit < 0 or not 0 <= model.suffered < regiment.card.wounds


def _bad(state: LittleState, regiment: Regiment) -> bool:
    if regiment.seat not in SEATS or len(state.models_of(regiment.id)) > regiment.count:
        return True
    other = state.regiments_by_id.get(regiment.partner)
    return bool(regiment.partner) and (other is None or other.partner != regiment.id)
