"""Breaking away: the roll, and what a warrior may do after it (MK-BREAK-*, MK-HORSE-*).

Who must break away is asked with its action (`actions`).
"""

from typing import Any

from slagveld.kernel.decision import Action, Form, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.modifiers import Need
from slagveld.kit.drafts import filled
from slagveld.table.units import TURN

from ..core.action import WarriorQuestion, WarriorStep
from ..core.base_contact import enemies_touching
from ..core.book import do, pick, text
from ..core.events import names_of, roll, tell
from ..core.state import Battle, KnightState
from ..wounds.damage_and_elimination import Damage, Way, hurt
from .break_away_needs import break_tally, failing_faces, shaken_off
from .destination import QUARTERS, STAYING, Stay, Turn, WhereTo
from .free_spins_and_nimble import preview_turn
from .move import Carry


class BreakRoll(WarriorStep, frozen=True):
    """One roll to break away from all enemies in contact; hands down whether it succeeded.

    A horse fails on a 1 alone (MK-HORSE-2); getting away it shakes off whoever is not before it.
    """

    rule = "MK-BREAK-2"

    def run(self, play: Battle) -> None:
        fighter = play.state.field.by_id[self.fighter]
        enemies = [enemy.id for enemy in enemies_touching(play.state, fighter)]
        what = text("roll-break", name=fighter.name, enemies=names_of(play.state, enemies))
        need, pieces = Need(break_tally(fighter), ">="), (fighter.id, *enemies)
        rule, yields = self.rule, "yields-breaks-away"
        die = roll(play, what, rule, fighter.seat, *pieces, need=need, yields=yields)
        free = die not in failing_faces(fighter)
        held = "told-held-horse" if fighter.speed_type == "horseshoe" else "told-held-fast"
        what = text("told-broke-away" if free else held, name=fighter.name)  # texts: *:told-held-*
        tell(play, what, self.rule, fighter.id)
        if free:  # shake-off damage, all at the same moment and before the move (MK-HORSE-4)
            way: Way = "shake-off"
            by = (fighter.seat, "MK-HORSE-4", False, way, fighter.id, fighter.name)
            shaken = shaken_off(play.state, fighter)
            hurt(play, *[Damage(enemy.id, 1, "shake-off", *by) for enemy in shaken])
        play.give(free)


class AfterBreaking(WarriorStep, frozen=True):
    """A warrior's move, whole or only a turn (MK-BREAK-4); its action ends anyway (MK-BREAK-3)."""

    rule = "MK-BREAK-4"

    def resume(self, play: Battle, value: Any) -> None:
        """The way may lead back to the same enemies (MK-BREAK-6)."""
        fighter = play.state.field.by_id[self.fighter]
        after_breaking(play, value, WhereTo(fighter.seat, fighter.id))


def after_breaking(play: Battle, free: bool, where: WhereTo) -> None:
    """Who is free goes; who is not may turn on the spot, but no horse may (MK-HORSE-3)."""
    if free:
        play.then(where)
    elif play.state.field.by_id[where.fighter].speed_type != "horseshoe":
        play.then(TurnOnSpot(where.seat, where.fighter))


class TurnOnSpot(WarriorQuestion, frozen=True):
    """A warrior has not broken away: it may turn where it stands."""

    rule = "MK-BREAK-4"
    actions = (Stay, Turn)
    about_one = "ask-turn"  # texts: *:ask-turn*
    left, left_rule = "told-stays", "MK-MOVE-11"

    def forms(self, state: KnightState) -> tuple[Form, ...]:
        facing = pick.facing("facing", "field-move-facing", piece=self.fighter, keep=True)
        return (do(Turn, "do-turn", facing), STAYING)

    def act(self, play: Battle, action: Turn) -> None:
        """Turn it; enemies in contact may turn in answer."""
        fighter = play.state.field.by_id[self.fighter]
        play.then(Carry(fighter.id, (), action.facing, fighter.soaring, None, "turn"))

    def options(self, state: KnightState) -> list[Turn]:
        now = state.field.by_id[self.fighter].pose.facing
        return [Turn((now + turn) % TURN) for turn in QUARTERS]

    def propose(self, state: KnightState, seat: int, rng: Rng) -> Action:
        return Turn(int(rng.random() * TURN))

    def shown(self, state: KnightState, draft: Turn) -> Preview:
        return preview_turn(state.field.by_id[self.fighter], filled(draft.facing))
