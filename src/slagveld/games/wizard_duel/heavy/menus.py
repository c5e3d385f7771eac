"""What a served weapon offers: forms for a screen, a menu for bots."""

from collections.abc import Iterator

from slagveld.kernel.decision import Action, Form
from slagveld.table.shapes import Spot
from slagveld.table.units import direction_of

from ..core.book import do, pick
from ..core.state import DuelState
from ..core.used import Turn
from ..shooting.menus import shot_measuring
from .crew import CREW
from .fire import FireWeapon, check_fire
from .push import PushWeapon, check_push
from .service import check_service, crews


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
        yield do(
            FireWeapon,
            "do-fire",
            weapon,
            crew,
            target,
            rule="WD-HEAVY-2",
            measuring=shot_measuring(state),
        )


def heavy_menu(state: DuelState, turn: Turn) -> list[Action]:
    """Every shot of a served weapon, and turning it towards each enemy."""
    found: list[Action] = []
    for weapon, able in crews(state, turn):
        here = state.pose(weapon.id)
        spot = Spot(here.x, here.y, here.level)
        for foe in state.enemies(turn.seat):
            if len(able) >= CREW:
                shot = FireWeapon(weapon.id, able[:CREW], foe)
                if (
                    check_fire(state, turn.seat, shot) is None
                    and check_service(state, turn, shot.weapon, shot.crew) is None
                ):
                    found.append(shot)
            there = state.pose(foe)
            facing = int(direction_of(there.x - here.x, there.y - here.y))
            push = PushWeapon(weapon.id, able[:1], spot, facing)
            if push not in found and check_push(state, turn.seat, push) is None:
                found.append(push)
    return found
