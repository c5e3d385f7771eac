"""The shots of single warriors as actions: at warriors, all around, at built terrain."""

from slagveld.kernel.decision import Action
from slagveld.kernel.event import Announced
from slagveld.kernel.fields import Key, PieceId, Pieces
from slagveld.kernel.rulebook import Refusal
from slagveld.texts import Listing

from ..attack.declaration import Attack
from ..attack.resolution import Resolve, aims
from ..attack.telling import name_of
from ..core.book import text
from ..core.fighter import Fighter
from ..core.state import Battle, MageKnightState
from .shooters import (
    CloseRange,
    built_shot_refusal,
    burst,
    burst_refusal,
    declared,
    declared_at_built,
    shot_refusal,
)


class Shoot(Action, frozen=True):
    """A ranged attack on one target, or on as many as there are arrows.

    `mode` is the key of an ability whose attack mode is used. `close_range` is what a bow gains
    close by; empty: +1 attack where it holds.
    """

    fighter: PieceId
    targets: Pieces
    mode: Key = ""
    close_range: CloseRange = ""


class Burst(Action, frozen=True):
    """A ranged attack on everybody around the warrior (Shockwave)."""

    fighter: PieceId


class ShootBuilt(Action, frozen=True):
    """A ranged attack on a piece of built terrain."""

    fighter: PieceId
    built: PieceId
    close_range: CloseRange = ""


ShotAction = Shoot | Burst | ShootBuilt


def refused(state: MageKnightState, fighter: Fighter, action: ShotAction) -> Refusal | None:
    """Why a warrior that can shoot cannot make this shot, or None."""
    if isinstance(action, Burst):
        return burst_refusal(state, fighter)
    if isinstance(action, ShootBuilt):
        return built_shot_refusal(state, fighter, action.built, action.close_range)
    return shot_refusal(state, fighter, action.targets, action.mode, action.close_range)


def attack_of(state: MageKnightState, fighter: Fighter, action: ShotAction) -> Attack:
    """An allowed shot as an attack."""
    if isinstance(action, Burst):
        return burst(state, fighter)
    if isinstance(action, ShootBuilt):
        return declared_at_built(state, fighter, action.built, action.close_range)
    return declared(state, fighter, action.targets, action.mode, action.close_range)


def fire(play: Battle, action: ShotAction) -> None:
    """Say it and let it be resolved; the action has been given."""
    fighter = play.state.field.by_id[action.fighter]
    attack = attack_of(play.state, fighter, action)
    if play.listening:
        names = Listing(tuple([name_of(target) for target in aims(play.state, attack)]))
        pieces = (fighter.id, *attack.targets)
        what = text("shot-declared", name=fighter.name, targets=names)
        play.tell(Announced, seat=fighter.seat, what=what, pieces=pieces, rule="MK-RANGED-1")
    play.then(Resolve(attack))
