"""A heavy weapon shoots, served by three (WD-HEAVY-2); and all that a served weapon offers."""

from collections.abc import Iterator

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.fields import PieceId, Pieces
from slagveld.kernel.menu import Lane, woven
from slagveld.kernel.rulebook import Refusal

from ..core.actions_left import Turn
from ..core.book import do, pick, refuse
from ..core.models import Creature, spot_of
from ..core.state import DuelState
from ..shooting.shot import Shoot, check_shot
from ..shooting.targets import shot_measuring
from ..terrain.contact_and_distance import direction, promising
from .crew import CREW, check_crew, check_service, crews
from .push import PushWeapon, check_push


class FireWeapon(Action, frozen=True):
    """A served weapon's fight action: a shot on its own Agility, whoever serves it (WD-HEAVY-6)."""

    weapon: PieceId
    crew: Pieces
    target: PieceId


def check_fire(state: DuelState, seat: int, action: FireWeapon) -> Refusal | None:
    """Three crew, a target that the weapon sees (WD-HEAVY-6), and no enemy at it (WD-HEAVY-7)."""
    refusal = check_crew(state, seat, action.weapon, action.crew)
    if refusal is None and len(action.crew) != CREW:
        refusal = refuse("WD-HEAVY-2", "refusal-crew-of-three")
    shot = Shoot(action.weapon, action.target)
    return refusal or check_shot(state, state.model(action.weapon), shot)


def heavy_forms(state: DuelState, turn: Turn) -> Iterator[Form]:
    """Pushing a weapon that somebody can serve, and shooting it if three can."""
    found = crews(state, turn)
    if not found:
        return
    weapons = tuple(weapon.id for weapon, _ in found)
    members = tuple(dict.fromkeys(member for _, able in found for member in able))
    weapon = pick.piece("weapon", "field-weapon", weapons)
    crew = pick.pieces("crew", "field-crew", members, least=1, most=CREW)
    spot = pick.spot("to", "field-to", of="weapon", facing=False)
    facing = pick.facing("facing", "field-facing", of="weapon")
    yield do(PushWeapon, "do-push", weapon, crew, spot, facing, rule="WD-HEAVY-4")
    if any(len(able) >= CREW for _, able in found):
        target = pick.piece("target", "field-target", state.enemies(turn.seat))
        fields, measuring = (weapon, crew, target), shot_measuring(state)
        yield do(FireWeapon, "do-fire", *fields, rule="WD-HEAVY-2", measuring=measuring)


def heavy_lane(state: DuelState, turn: Turn) -> Lane:
    """Every shot of a served weapon, and turning it towards each enemy, the nearest first."""
    return woven([_served(state, turn, *found) for found in crews(state, turn)])


def _served(state: DuelState, turn: Turn, weapon: Creature, able: tuple[int, ...]) -> Lane:
    """What a weapon offers that these could serve."""
    here = state.pose(weapon.id)
    full = len(able) >= CREW and check_service(state, turn, weapon.id, able[:CREW]) is None
    known: dict[int, None] = {}
    for number, foe in promising(state, turn.seat, weapon.id):
        if full:
            shot = FireWeapon(weapon.id, able[:CREW], foe)
            yield (number, 0), shot if check_fire(state, turn.seat, shot) is None else None
        facing = direction(here, state.pose(foe))
        if facing not in known:
            known[facing] = None
            push = PushWeapon(weapon.id, able[:1], spot_of(here), facing)
            yield (number, 1), push if check_push(state, turn.seat, push) is None else None
