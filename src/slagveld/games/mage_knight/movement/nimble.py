"""Nimble: turning without an action, at any moment of one's own turn (MK-CARD-nimble)."""

from slagveld.kernel.decision import Action, Form, Ghost, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Turned
from slagveld.kernel.fields import PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import filled
from slagveld.kit.topics import one_of
from slagveld.table.shapes import Direction
from slagveld.table.units import TURN

from ..core.asking import Deeds
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


class Turning(Deeds[Nimble]):
    """Free turns, between actions and abilities."""

    actions = (Nimble,)

    def barred(self, state: MageKnightState, seat: int, fighter: Fighter | None) -> Refusal | None:
        refusal = super().barred(state, seat, fighter)
        if refusal is None and fighter is not None and fighter.powers.one(TurnsFreely) is None:
            refusal = refuse(RULE, "refusal-nimble", name=fighter.name)
        return refusal

    def able(self, state: MageKnightState, seat: int) -> list[Fighter]:
        return state.bearers(seat, TurnsFreely)

    def forms(self, state: MageKnightState, seat: int) -> list[Form]:
        able = self.able(state, seat)
        if not able:
            return []
        fields = (
            pick.piece("fighter", "field-nimble-fighter", able),
            pick.facing("facing", "field-nimble-facing", of="fighter", keep=True),
        )
        return [do(Nimble, "do-nimble", *fields, rule=RULE, help="help-nimble")]

    def answer(self, play: Battle, seat: int, action: Nimble) -> None:
        fighter = play.state.field.by_id[action.fighter]
        play.state = play.state.with_fighter(fighter.turned_to(action.facing))
        play.tell(Turned, piece=fighter.id, name=fighter.name, facing=action.facing, rule=RULE)

    def options(self, state: MageKnightState, fighter: Fighter) -> list[Action]:
        now = fighter.pose.facing
        return [Nimble(fighter.id, (now + turn * TURN // 4) % TURN) for turn in (1, 2, 3)]

    def propose(self, state: MageKnightState, seat: int, rng: Rng) -> Action | None:
        able = self.able(state, seat)
        fighter = one_of(able, rng) if able and rng.random() < SELDOM else None
        return None if fighter is None else Nimble(fighter.id, int(rng.random() * TURN))

    def shown(self, state: MageKnightState, fighter: Fighter, draft: Nimble) -> Preview:
        facing = filled(draft.facing)
        if facing is None:
            return Preview()
        return Preview(ghosts=(Ghost(fighter.id, fighter.turned_to(facing).pose),))


TURNING = Turning()
