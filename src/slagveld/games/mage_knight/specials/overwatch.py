"""Keeping watch: a special action that puts an Overwatch token on (MK-CARD-overwatch, MK-GAP-9)."""

from typing import ClassVar

from slagveld.kernel.decision import Action, Partial, Preview
from slagveld.kernel.fields import PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.texts import Text

from ..core.action import give_action
from ..core.book import text
from ..core.fighter import Fighter
from ..core.state import Battle, MageKnightState
from ..movement.overwatch_shots import range_refusal
from ..wounds.dials import EndAction
from ..wounds.tokens import OVERWATCH, tell_watch
from .common import Alone, doers, special_refusal


class KeepWatch(Action, frozen=True):
    """Put an Overwatch token on one's own warrior."""

    fighter: PieceId


class Watching(Alone):
    """Keeping watch by a special action."""

    actions: tuple[type[Action], ...] = (KeepWatch,)
    title: ClassVar[Text] = text("do-watch")
    help: ClassVar[Text] = text("help-watch")
    rule = OVERWATCH

    def able(self, state: MageKnightState, seat: int) -> list[Fighter]:
        """Those with something to shoot with."""
        found = doers(state, seat, "overwatch")
        return [fighter for fighter in found if range_refusal(state, fighter) is None]

    def check(self, state: MageKnightState, seat: int, action: KeepWatch) -> Refusal | None:
        fighter = state.fighter(action.fighter)
        refusal = special_refusal(state, seat, fighter, "overwatch")
        if refusal is not None or fighter is None:
            return refusal
        return range_refusal(state, fighter)

    def answer(self, play: Battle, seat: int, action: KeepWatch) -> None:
        give_action(play, action.fighter)
        fighter = play.state.field.by_id[action.fighter]
        play.state = play.state.changed(fighter.id, watching=True)
        tell_watch(play, fighter, on=True)
        play.then(EndAction((fighter.id,)))

    def menu(self, state: MageKnightState, seat: int) -> list[Action]:
        return [KeepWatch(fighter.id) for fighter in self.able(state, seat)]

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        return Preview()


WATCHING = Watching()
