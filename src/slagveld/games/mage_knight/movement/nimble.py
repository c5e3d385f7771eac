"""Nimble: turning without an action, at any moment of one's own turn (MK-CARD-nimble)."""

from slagveld.kernel.decision import Action, Form, Ghost, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Turned
from slagveld.kernel.fields import PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Direction, Pose
from slagveld.table.units import TURN

from ..core.book import card, do, pick, refuse
from ..core.effects import TurnsFreely
from ..core.fighter import Fighter
from ..core.state import Battle, MageKnightState

RULE = card("nimble")
SELDOM = 0.1
"""How often chance turns somebody who could turn as often as he likes."""


class Nimble(Action, frozen=True):
    """Turn a nimble warrior on the spot: no move, so nothing follows from it."""

    fighter: PieceId
    facing: Direction


def turn_refusal(seat: int, fighter: Fighter | None) -> Refusal | None:
    """Why a seat may not turn a warrior freely, or None."""
    if fighter is None or fighter.seat != seat:
        return refuse("MK-TURN-9", "refusal-not-yours")
    if fighter.powers.one(TurnsFreely) is None:
        return refuse(RULE, "refusal-nimble", name=fighter.name)
    return None


def _able(state: MageKnightState, seat: int) -> list[Fighter]:
    field = state.field
    able = [field.by_id[number] for number in field.bearers(TurnsFreely)]
    return [fighter for fighter in able if fighter.seat == seat]


class Turning:
    """Free turns, between actions and abilities."""

    actions: tuple[type[Action], ...] = (Nimble,)

    def forms(self, state: MageKnightState, seat: int) -> list[Form]:
        able = _able(state, seat)
        if not able:
            return []
        fields = (
            pick.piece("fighter", "field-nimble-fighter", able),
            pick.facing("facing", "field-nimble-facing", of="fighter", keep=True),
        )
        return [do(Nimble, "do-nimble", *fields, rule=RULE, help="help-nimble")]

    def check(self, state: MageKnightState, seat: int, action: Nimble) -> Refusal | None:
        return turn_refusal(seat, state.fighter(action.fighter))

    def answer(self, play: Battle, seat: int, action: Nimble) -> None:
        fighter = play.state.field.by_id[action.fighter]
        play.state = play.state.with_fighter(fighter.at(turned(fighter, action.facing)))
        play.tell(Turned, piece=fighter.id, name=fighter.name, facing=action.facing, rule=RULE)

    def menu(self, state: MageKnightState, seat: int) -> list[Action]:
        return [
            Nimble(fighter.id, (fighter.pose.facing + quarter * TURN // 4) % TURN)
            for fighter in _able(state, seat)
            for quarter in (1, 2, 3)
        ]

    def propose(self, state: MageKnightState, seat: int, rng: Rng) -> Action | None:
        able = _able(state, seat)
        if not able or rng.random() >= SELDOM:
            return None
        return Nimble(able[int(rng.random() * len(able))].id, int(rng.random() * TURN))

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        fighter = state.fighter(partial.values.get("fighter", 0))
        facing = partial.values.get("facing")
        if fighter is None or not isinstance(facing, int):
            return Preview()
        return Preview(ghosts=(Ghost(fighter.id, turned(fighter, facing)),))


def turned(fighter: Fighter, facing: int) -> Pose:
    """A warrior's pose with another facing."""
    here = fighter.pose
    return Pose(here.x, here.y, facing, here.z, here.level)


TURNING = Turning()
