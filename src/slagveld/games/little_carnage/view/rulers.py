"""Rulers: from base to base, in inches and army cards, with zones and dice (LC-1.8-ranged-4)."""

from slagveld.kernel.measuring import End, Gauged, edge_to_edge
from slagveld.table.units import FINE
from slagveld.texts import Text

from ..attacks.dice_by_distance import lost_at
from ..attacks.sight_and_reach import shot_refusal
from ..core.book import text
from ..core.contact_and_zones import zone_of
from ..core.dice import attack_dice
from ..core.regiment import Stand
from ..core.state import LittleState
from ..terrain.distance_and_contact_across import distance, in_melee
from ..terrain.scenery_and_cover import cover
from .scene import CARD_LENGTH


def measured(state: LittleState, start: End, end: End) -> Gauged | None:
    """The distance between the bases of two ends; None if one of them is not there.

    Measuring is free at any time (LC-1.3-18). Between enemies also whether a shot could be made,
    in which zone each stands and how many dice the distance leaves.
    """
    one, other = _stand(state, start), _stand(state, end)
    found = edge_to_edge(
        state.field.layout, start if one is None else one.id, end if other is None else other.id
    )
    if found is None:
        return None
    if one is None or other is None or one.id == other.id:
        return Gauged(length=found.length, notes=_cards(found.length))
    fine = distance(state, one, other)
    length = -(-fine // FINE)
    seen = shot_refusal(state, one, other) is None if one.seat != other.seat else None
    notes = (*_cards(length), *_notes(state, one, other, fine))
    return Gauged(length=length, seen=seen, notes=notes)


def _stand(state: LittleState, end: End) -> Stand | None:
    """The stand that an end is, or that a model is on."""
    if not isinstance(end, int):
        return None
    model = state.field.model_by_id.get(end)
    return state.field.by_id.get(end if model is None else model.stand)


def _cards(length: int) -> tuple[Text, ...]:
    """How many army cards end to end cover a length, a begun one in full."""
    return (text("scene-ruler-cards", count=-(-length // CARD_LENGTH)),)


def _notes(state: LittleState, one: Stand, other: Stand, fine: int) -> list[Text]:
    """What else matters between two stands."""
    found: list[Text] = []
    if in_melee(state, one, other):
        found.append(text("scene-ruler-contact"))
    if one.seat == other.seat:
        return found
    names = {"name": state.regiment_of(one).name, "enemy": state.regiment_of(other).name}
    found.append(text("scene-ruler-ahead", zone=zone_of(one, other), **names))
    found.append(text("scene-ruler-side", zone=zone_of(other, one), **names))
    kind = cover(state, one, other)
    if kind:
        found.append(text("scene-ruler-cover", kind=kind, **names))
    for model in state.field.on_stand[one.id]:
        regiment = state.regiment_of(model)
        if regiment.skills.ranged:
            left = max(0, attack_dice(regiment, model).total - lost_at(fine))
            found.append(text("scene-ruler-dice", dice=left, name=regiment.name))
    return found
