"""Turning without an action: free spins towards whoever came (MK-SPIN-*), and Nimble.

A nimble warrior turns at any moment of its own turn (MK-CARD-nimble).
"""

from slagveld.kernel.decision import Action, Form, Ghost, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Turned
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import filled
from slagveld.kit.topics import one_of
from slagveld.table.arcs import legal_facings
from slagveld.table.shapes import Direction
from slagveld.table.units import TURN, direction_of
from slagveld.texts import Text

from ..core.ability_vocabulary import TurnsFreely
from ..core.action import Deeds, PlayerQuestion, WarriorAction
from ..core.base_contact import in_front
from ..core.book import card, do, pick, policy, refuse, text
from ..core.events import Spun
from ..core.fighter import Fighter
from ..core.state import Battle, KnightState

POLICY = policy("spins", "policy-spins", "ask", "face", "never")
"""Whether free spins are asked for, always made straight at the mover or never."""


class SpinTo(Action, frozen=True):
    """Turn to this facing: the front arc touches the warrior that moved."""

    facing: Direction


class KeepFacing(Action, frozen=True):
    """Make no use of the free spin."""


def straight_at(fighter: Fighter, other: Fighter) -> int:
    here, there = fighter.pose, other.pose
    return int(direction_of(there.x - here.x, there.y - here.y))


def preview_turn(fighter: Fighter, facing: int | None) -> Preview:
    """On the spot; nothing is shown until it is told where the warrior looks."""
    if facing is None:
        return Preview()
    return Preview(ghosts=(Ghost(fighter.id, fighter.turned_to(facing).pose),))


def spin_facings(fighter: Fighter, mover: Fighter) -> tuple[tuple[int, int], ...]:
    """The facings in which a warrior's front arc touches the mover: from first to last."""
    body, other = fighter.body, mover.body
    found = legal_facings(body.x, body.y, 0, fighter.arc, other.x, other.y)
    return tuple([(first, (first + many - 1) % TURN) for first, many in found])


class Spin(PlayerQuestion, frozen=True):
    """The player of one warrior that an enemy has come to: does it turn?"""

    rule = "MK-SPIN-1"
    actions = (KeepFacing, SpinTo)
    automatic = True

    fighter: int
    mover: int

    def warriors(self) -> tuple[int, ...]:
        return (self.fighter, self.mover)

    def _pair(self, state: KnightState) -> tuple[Fighter, Fighter]:
        return state.field.by_id[self.fighter], state.field.by_id[self.mover]

    def prompt(self, state: KnightState) -> Text:
        fighter, mover = self._pair(state)
        return text("ask-spin", name=fighter.name, mover=mover.name)

    def forms(self, state: KnightState) -> tuple[Form, ...]:
        fighter, mover = self._pair(state)
        title, legal = text("field-spin-facing"), spin_facings(fighter, mover)
        facing = pick.facing("facing", title, piece=self.fighter, intervals=legal, keep=True)
        return (
            do(SpinTo, "do-spin", facing, name=fighter.name, mover=mover.name),
            do(KeepFacing, "do-keep-facing", rule="MK-SPIN-2"),
        )

    def refusal(self, state: KnightState, action: SpinTo) -> Refusal | None:
        fighter, mover = self._pair(state)
        if in_front(fighter.turned_to(action.facing), mover.body):
            return None
        return refuse("MK-SPIN-2", "refusal-spin", name=fighter.name, mover=mover.name)

    def act(self, play: Battle, action: SpinTo) -> None:
        """Turn it; that is no move and no action."""
        fighter, mover = self._pair(play.state)
        if action.facing == fighter.pose.facing:
            return
        play.state = play.state.with_fighter(fighter.turned_to(action.facing))
        number, name, facing = fighter.id, fighter.name, action.facing
        play.tell(Spun, piece=number, name=name, facing=facing, mover=mover.name, rule=self.rule)

    def auto(self, state: KnightState, seat: int) -> Action | None:
        wish = state.policy(seat, POLICY.key, "ask")
        if wish == "never":
            return KeepFacing()
        return self._straight(state) if wish == "face" else None

    def options(self, state: KnightState) -> list[SpinTo]:
        return [self._straight(state)]

    def _straight(self, state: KnightState) -> SpinTo:
        return SpinTo(straight_at(*self._pair(state)))

    def shown(self, state: KnightState, draft: SpinTo) -> Preview:
        told, straight = filled(draft.facing), self._straight(state).facing
        turned = self._pair(state)[0].turned_to(straight if told is None else told)
        snapped = {"facing": straight} if told is None else {}
        return Preview(ghosts=(Ghost(self.fighter, turned.pose),), snapped=snapped)


RULE = card("nimble")
SELDOM = 0.1
"""How often chance turns somebody who could turn as often as he likes."""


class Nimble(WarriorAction, frozen=True):
    """Turn a nimble warrior on the spot: no move, so nothing follows from it."""

    facing: Direction


class Turning(Deeds[Nimble]):
    """Free turns, between actions and abilities."""

    actions = (Nimble,)

    def barred(self, state: KnightState, fighter: Fighter) -> Refusal | None:
        if fighter.powers.one(TurnsFreely) is not None:
            return None
        return refuse(RULE, "refusal-nimble", name=fighter.name)

    def able(self, state: KnightState, seat: int) -> list[Fighter]:
        return state.bearers(seat, TurnsFreely)

    def form(self, state: KnightState, able: list[Fighter]) -> Form:
        who = pick.piece("fighter", "field-nimble-fighter", able)
        way = pick.facing("facing", "field-nimble-facing", of="fighter", keep=True)
        return do(Nimble, "do-nimble", who, way, rule=RULE, help="help-nimble")

    def answer(self, play: Battle, seat: int, action: Nimble) -> None:
        fighter = play.state.field.by_id[action.fighter]
        play.state = play.state.with_fighter(fighter.turned_to(action.facing))
        play.tell(Turned, piece=fighter.id, name=fighter.name, facing=action.facing, rule=RULE)

    def options(self, state: KnightState, fighter: Fighter) -> list[Action]:
        now = fighter.pose.facing
        return [Nimble(fighter.id, (now + turn * TURN // 4) % TURN) for turn in (1, 2, 3)]

    def propose(self, state: KnightState, seat: int, rng: Rng) -> Action | None:
        able = self.able(state, seat)
        fighter = one_of(able, rng) if able and rng.random() < SELDOM else None
        return None if fighter is None else Nimble(fighter.id, int(rng.random() * TURN))

    def shown(self, state: KnightState, fighter: Fighter, draft: Nimble) -> Preview:
        return preview_turn(fighter, filled(draft.facing))


TURNING = Turning()
