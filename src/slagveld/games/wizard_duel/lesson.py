"""First steps: a meeting at close quarters, and the guided duel that is played on it.

By the rulebook no creature stands on the table at the start (WD-SETUP-9) and the wizards appear
far apart (WD-SETUP-6). A newcomer would walk for three rounds before anything happens. In this
scenario, which is ours, everybody stands near the enemy from the beginning; all else is as ever.
"""

from functools import cache
from typing import ClassVar

import msgspec

from slagveld.data import Record
from slagveld.games.wizard_duel.catalogue import (
    CM,
    FOLDER,
    SUMMON_FAR,
    SUMMON_NEAR,
    WIZARD_MOVE,
    Weapon,
    race,
)
from slagveld.games.wizard_duel.model import WIZARD, DuelState, StockModel, numbered, text
from slagveld.games.wizard_duel.muster import roster_of, stocks
from slagveld.games.wizard_duel.setup import RollOrder, side_of
from slagveld.games.wizard_duel.summoning import free_models, natures, with_model
from slagveld.games.wizard_duel.telling import Arrived
from slagveld.games.wizard_duel.turn import BeginRound
from slagveld.kernel.event import OrderSet, Placed
from slagveld.kernel.lesson import Lesson, read_lesson
from slagveld.kernel.play import Play
from slagveld.table.shapes import Coordinate, Direction, Pose
from slagveld.texts import Distance

Duel = Play[DuelState]


class Stand(Record, frozen=True):
    """Where the wizard of a seat, or a creature with such a weapon from his stock, stands."""

    seat: int
    x: Coordinate
    y: Coordinate
    facing: Direction
    weapon: Weapon | None = None
    """None: the wizard himself, who must come before his creatures."""

    def shifted(self, by: int) -> "Stand":
        """The same so many units further along both edges of the table."""
        return msgspec.structs.replace(self, x=self.x + by, y=self.y + by)


class MeetingOrder(RollOrder, frozen=True):
    """The order is rolled as ever; then everybody stands where the scenario says."""

    stands: tuple[Stand, ...] = ()
    rule: ClassVar[str] = "WD-ORDER-1"

    def run(self, play: Duel) -> None:
        """Roll, put everybody down, and begin."""
        order = self._sorted(play, play.state.players())
        play.replace(order=order)
        play.tell(OrderSet, order=order, rule=self.rule)
        for stand in self.stands:
            if stand.seat in order:
                _put(play, stand)
        play.then(BeginRound())


def _put(play: Duel, stand: Stand) -> None:
    pose = Pose(stand.x, stand.y, stand.facing)
    wizard = play.state.wizards[stand.seat]
    if stand.weapon is None:
        play.replace(layout=play.state.layout.placed(wizard.id, WIZARD, pose))
        play.tell(
            Arrived,
            piece=wizard.id,
            name=wizard.name,
            pose=pose,
            seat=stand.seat,
            named="no",
            where=text(f"place-{side_of(play.state.layout, (pose.x, pose.y))}"),  # texts: *:place-*
            rule="WD-SETUP-8",
        )
        return
    model = _first_model(play.state, stand.seat, stand.weapon)
    if model is None:
        return
    number = play.state.next_id
    play.state = with_model(play.state, stand.seat, model, pose)
    name = numbered(race(model.race, update=play.state.options.update).name, model.number)
    play.tell(Placed, piece=number, name=name, pose=pose, seat=stand.seat, rule="WD-SETUP-8")


def _first_model(state: DuelState, seat: int, weapon: Weapon) -> StockModel | None:
    """The first model of the stock that could come; a stock without one leaves the place empty."""
    for model in free_models(state, seat, weapon):
        nature = race(model.race, update=state.options.update).nature
        if len(natures(state, seat) | ({nature} - {"neutral"})) <= 1:
            return model
    return None


@cache
def lesson() -> Lesson:
    """The guided first duel."""
    lengths = {
        "reach": Distance(race("ork").movement * CM),
        "near": Distance(SUMMON_NEAR),
        "far": Distance(SUMMON_FAR),
        "move": Distance(WIZARD_MOVE),
    }
    return read_lesson(
        FOLDER / "lesson.yaml",
        lambda key: text(f"lesson-{key}", **lengths),  # texts: *:lesson-*
        lambda key: msgspec.to_builtins(roster_of(stocks()[key])),
    )
