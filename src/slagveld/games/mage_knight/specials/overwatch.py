"""Keeping watch: a special action that puts an Overwatch token on (MK-CARD-overwatch, MK-GAP-9)."""

from slagveld.kernel.decision import Action
from slagveld.kernel.fields import PieceId
from slagveld.kernel.rulebook import Refusal

from ..core.action import give_action
from ..core.book import text
from ..core.fighter import Fighter
from ..core.state import Battle, MageKnightState
from ..movement.overwatch_shots import range_refusal
from ..wounds.dials import EndAction
from ..wounds.tokens import OVERWATCH, tell_watch
from .common import Gifted


class KeepWatch(Action, frozen=True):
    """Put an Overwatch token on one's own warrior."""

    fighter: PieceId


class Watching(Gifted[KeepWatch]):
    """Keeping watch by a special action."""

    actions = (KeepWatch,)
    deed, rule = "overwatch", OVERWATCH
    title, help = text("do-watch"), text("help-watch")

    def lacks(self, state: MageKnightState, fighter: Fighter) -> Refusal | None:
        return range_refusal(state, fighter)

    def answer(self, play: Battle, seat: int, action: KeepWatch) -> None:
        give_action(play, action.fighter)
        fighter = play.state.field.by_id[action.fighter]
        play.state = play.state.changed(fighter.id, watching=True)
        tell_watch(play, fighter, on=True)
        play.then(EndAction((fighter.id,)))


WATCHING = Watching()
