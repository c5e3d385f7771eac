"""Whether every figure will find a legal place: asked before the battle begins (CON-APP-13)."""

import msgspec

from slagveld.games.confrontation.arraying import arrayed
from slagveld.games.confrontation.cards import profile_of
from slagveld.games.confrontation.catalogue import KEY
from slagveld.games.confrontation.conditions import enemy_of
from slagveld.games.confrontation.model import ConfrontationState
from slagveld.games.confrontation.victory import SEATS
from slagveld.games.confrontation.zones import zone_of
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.texts import Distance


def check_places(state: ConfrontationState) -> None:
    """Raise RefusedError unless both armies can be deployed whatever the enemy does."""
    for card in state.cards:
        profile = profile_of(card)
        reach = 2 * profile.fastest
        if reach >= depth_for(state, card.seat) - max(profile.sides):
            far = Distance(reach)
            raise RefusedError(
                refuse("CON-APP-13", f"{KEY}:refusal-set-charge", card=profile.name, distance=far)
            )
    for seat in SEATS:
        _check_room(state, seat)


def depth_for(state: ConfrontationState, seat: int) -> int:
    """How far the rear edge of a seat's zone is from the enemy's zone, in units."""
    left, top, right, bottom = zone_of(state, seat)
    west, north, east, south = zone_of(state, enemy_of(seat))
    return max(right - east, west - left, bottom - south, north - top)


def _check_room(state: ConfrontationState, seat: int) -> None:
    """An army alone on the table stands in its zone in good order."""
    waiting = tuple([(card.id, card.count) for card in state.cards])
    there = msgspec.structs.replace(state, waiting=waiting)
    for card in state.cards:
        if card.seat != seat:
            continue
        figures = arrayed(there, card.id)
        if len(figures) < card.count:
            player = state.seats[seat].name
            raise RefusedError(refuse("CON-APP-13", f"{KEY}:refusal-set-room", player=player))
        for figure in figures:
            there = there.added(figure)
        there = msgspec.structs.replace(there, next_id=there.next_id + card.count)
