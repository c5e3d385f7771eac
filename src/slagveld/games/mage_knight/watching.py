"""The Overwatch token: put on by a special action, and when it goes (MK-CARD-overwatch)."""

from typing import ClassVar

from slagveld.games.mage_knight.actions import EndAction, give_action
from slagveld.games.mage_knight.alone import Alone
from slagveld.games.mage_knight.catalogue import KEY, card, text
from slagveld.games.mage_knight.fighter import Fighter
from slagveld.games.mage_knight.model import Battle, MageKnightState
from slagveld.games.mage_knight.special_actions import doers, special_refusal
from slagveld.kernel.decision import Action, Partial, Preview
from slagveld.kernel.event import StatusChanged
from slagveld.kernel.fields import PieceId
from slagveld.kernel.rulebook import Refusal, refuse
from slagveld.texts import Text

RULE = card("overwatch")


class KeepWatch(Action, frozen=True):
    """Put an Overwatch token on one's own warrior."""

    fighter: PieceId


def stand_down(play: Battle, number: int) -> None:
    """Take the Overwatch token off a warrior, if it has one."""
    fighter = play.state.fighter(number)
    if fighter is not None and fighter.watching:
        play.state = play.state.changed(number, watching=False)
        _tell(play, fighter, on=False)


def end_watches(play: Battle, seat: int) -> None:
    """The command phase of a seat begins: the tokens of its warriors go."""
    for fighter in play.state.own(seat):
        if fighter.watching:
            stand_down(play, fighter.id)


def _tell(play: Battle, fighter: Fighter, *, on: bool) -> None:
    play.tell(
        StatusChanged,
        piece=fighter.id,
        name=fighter.name,
        status=text("status-watching"),
        on=on,
        rule=RULE,
    )


class Watching(Alone):
    """Keeping watch by a special action."""

    actions: tuple[type[Action], ...] = (KeepWatch,)
    title: ClassVar[Text] = text("do-watch")
    help: ClassVar[Text] = text("help-watch")
    rule: ClassVar[str] = RULE

    def able(self, state: MageKnightState, seat: int) -> list[Fighter]:
        """Those with something to shoot with."""
        found = doers(state, seat, "overwatch")
        return [fighter for fighter in found if range_refusal(state, fighter) is None]

    def check(self, state: MageKnightState, seat: int, action: KeepWatch) -> Refusal | None:
        """The action, and something to shoot with."""
        fighter = state.fighter(action.fighter)
        refusal = special_refusal(state, seat, fighter, "overwatch")
        if refusal is not None or fighter is None:
            return refusal
        return range_refusal(state, fighter)

    def answer(self, play: Battle, action: KeepWatch) -> None:
        """Put the token on it."""
        give_action(play, action.fighter)
        fighter = play.state.field.by_id[action.fighter]
        play.state = play.state.changed(fighter.id, watching=True)
        _tell(play, fighter, on=True)
        play.then(EndAction((fighter.id,)))

    def menu(self, state: MageKnightState, seat: int) -> list[Action]:
        """Everybody who can."""
        return [KeepWatch(fighter.id) for fighter in self.able(state, seat)]

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        """Nothing but the choice itself."""
        return Preview()


WATCHING = Watching()


def range_refusal(state: MageKnightState, fighter: Fighter) -> Refusal | None:
    """Why a warrior has nothing to shoot with, or None."""
    from slagveld.games.mage_knight.values import range_of

    if range_of(state, fighter) <= 0:
        return refuse(RULE, f"{KEY}:refusal-special-range", name=fighter.name)
    return None
