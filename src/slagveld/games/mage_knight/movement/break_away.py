"""Breaking away from enemies in base contact, before a move (MK-BREAK-*, MK-HORSE-2 to -4)."""

from collections.abc import Sequence
from typing import Any

import msgspec

from slagveld.kernel.agenda import Question, Step
from slagveld.kernel.decision import Action, Decision, Ghost, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Told
from slagveld.kernel.modifiers import Need
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Direction
from slagveld.table.units import TURN
from slagveld.texts import Listing

from ..core.book import KEY, do, pick, text
from ..core.conditions import enemies_touching
from ..core.state import Battle, MageKnightState
from ..wounds.damage import Damage
from ..wounds.dials import hurt
from .break_needs import break_tally, failing_faces, shaken_off
from .destination import Stay, WhereTo, tell_stay
from .move import Carry

QUARTERS = (0, 900, 1800, 2700)


class BreakRoll(Step, frozen=True):
    """One roll to break away from all enemies in contact; hands down whether it succeeded."""

    rule = "MK-BREAK-2"

    fighter: int

    def names(self) -> tuple[int, ...]:
        return (self.fighter,)

    def run(self, play: Battle) -> None:
        fighter = play.state.field.by_id[self.fighter]
        enemies = enemies_touching(play.state, fighter)
        names = Listing(tuple([enemy.name for enemy in enemies]))
        (die,) = play.roll(
            1,
            6,
            purpose=text("roll-break", name=fighter.name, enemies=names),
            rule=self.rule,
            seat=fighter.seat,
            need=Need(break_tally(fighter), ">="),
            pieces=(fighter.id, *[enemy.id for enemy in enemies]),
            yields=f"{KEY}:yields-breaks-away",
        )
        free = die not in failing_faces(fighter)
        if free:
            what = text("told-broke-away", name=fighter.name)
        else:
            what = text("told-held-fast", name=fighter.name)
            if fighter.speed_type == "horseshoe":
                what = text("told-held-horse", name=fighter.name)
        play.tell(Told, what=what, pieces=(fighter.id,), rule=self.rule)
        shaken = shaken_off(play.state, fighter) if free else []
        if shaken:
            numbers = tuple([enemy.id for enemy in shaken])
            play.then(ShakeOff(fighter.seat, numbers, fighter.id), HandDown(free))
        else:
            play.give(free)


class ShakeOff(Step, frozen=True):
    """Shake-off damage, all at the same moment and before the move (MK-HORSE-4)."""

    rule = "MK-HORSE-4"

    seat: int
    victims: tuple[int, ...]
    by: int = 0
    """Who shakes them off."""

    def run(self, play: Battle) -> None:
        fighter = play.state.fighter(self.by)
        name = "" if fighter is None else fighter.name
        found = [
            Damage(
                number,
                1,
                "shake-off",
                self.seat,
                self.rule,
                way="shake-off",
                source=self.by,
                named=name,
            )
            for number in self.victims
        ]
        hurt(play, *found)


class HandDown(Step, frozen=True):
    """Hands the result of a break away to the step beneath, when the damage is settled."""

    rule = "MK-BREAK-2"

    free: bool

    def run(self, play: Battle) -> None:
        play.give(self.free)


class AfterBreaking(Step, frozen=True):
    """The move of a single warrior that had to break away: whole, or only a turn (MK-BREAK-4).

    Its action was given before the roll, and ends in either case (MK-BREAK-3).
    """

    rule = "MK-BREAK-4"

    fighter: int

    def names(self) -> tuple[int, ...]:
        return (self.fighter,)

    def resume(self, play: Battle, value: Any) -> None:
        """Where to, if it is free; a horse that is not may not even turn (MK-HORSE-3).

        The way may lead back to the same enemies (MK-BREAK-6).
        """
        fighter = play.state.field.by_id[self.fighter]
        if value:
            play.then(WhereTo(fighter.seat, fighter.id))
        elif fighter.speed_type != "horseshoe":
            play.then(TurnOnSpot(fighter.seat, fighter.id))


class Turn(Action, frozen=True):
    """Look that way from now on."""

    facing: Direction


TurnOrStay = Stay | Turn


class TurnOnSpot(Question, frozen=True):
    """A warrior has not broken away: it may turn where it stands."""

    rule = "MK-BREAK-4"
    actions = (Stay, Turn)

    seat: int
    fighter: int

    def who(self, state: MageKnightState) -> tuple[int, ...]:
        if self.seat in state.out or self.fighter not in state.field.by_id:
            return ()
        return (self.seat,)

    def ask(self, state: MageKnightState) -> Decision:
        name = state.field.by_id[self.fighter].name
        title = text("field-move-facing")
        facing = pick.facing("facing", title, piece=self.fighter, keep=True)
        return Decision(
            seats=(self.seat,),
            prompt=text("ask-turn", name=name),
            forms=(
                do(Turn, "do-turn", facing, rule=self.rule),
                do(Stay, "do-stay", rule="MK-MOVE-11"),
            ),
            rule=self.rule,
            pieces=(self.fighter,),
        )

    def check(self, state: MageKnightState, seat: int, action: TurnOrStay) -> Refusal | None:
        return None

    def answer(self, play: Battle, action: TurnOrStay) -> None:
        """Turn it; enemies in contact may turn in answer."""
        if isinstance(action, Turn):
            soars = play.state.field.by_id[self.fighter].soaring
            play.then(Carry(self.fighter, (), action.facing, soars, None, "turn"))
        else:
            tell_stay(play, play.state.field.by_id[self.fighter])

    def candidates(self, state: MageKnightState, seat: int) -> Sequence[Action]:
        now = state.field.by_id[self.fighter].pose.facing
        return [Stay(), *[Turn((now + turn) % TURN) for turn in QUARTERS[1:]]]

    def propose(self, state: MageKnightState, seat: int, rng: Rng) -> Action:
        return Turn(int(rng.random() * TURN))

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        facing = partial.values.get("facing")
        if not isinstance(facing, int):
            return Preview()
        pose = msgspec.structs.replace(state.field.by_id[self.fighter].pose, facing=facing)
        return Preview(ghosts=(Ghost(self.fighter, pose),))
