"""Regeneration: a warrior heals itself (MK-CARD-regeneration)."""

from typing import ClassVar

from slagveld.games.mage_knight.actions import EndAction, give_action
from slagveld.games.mage_knight.alone import Alone
from slagveld.games.mage_knight.catalogue import KEY, card, text
from slagveld.games.mage_knight.dials import heal, healable
from slagveld.games.mage_knight.fighter import Fighter
from slagveld.games.mage_knight.model import Battle, MageKnightState
from slagveld.games.mage_knight.special_actions import ability_for, doers, special_refusal
from slagveld.kernel.decision import Action, Partial, Preview
from slagveld.kernel.event import Told
from slagveld.kernel.fields import PieceId
from slagveld.kernel.rulebook import Refusal, refuse
from slagveld.texts import Text

RULE = card("regeneration")


class Regenerate(Action, frozen=True):
    """Let a warrior heal itself by a die."""

    fighter: PieceId


def healed_by(die: int) -> int:
    """How many points a die heals, not below 0."""
    return max(0, die - ability_for("regenerate")[1].amount)


class Regenerating(Alone):
    """Healing oneself by a special action."""

    actions: tuple[type[Action], ...] = (Regenerate,)
    title: ClassVar[Text] = text("do-regenerate")
    help: ClassVar[Text] = text("help-regenerate")
    rule: ClassVar[str] = RULE

    def able(self, state: MageKnightState, seat: int) -> list[Fighter]:
        """Those with something to heal."""
        return [fighter for fighter in doers(state, seat, "regenerate") if healable(fighter)]

    def check(self, state: MageKnightState, seat: int, action: Regenerate) -> Refusal | None:
        """The action, and something to heal."""
        fighter = state.fighter(action.fighter)
        refusal = special_refusal(state, seat, fighter, "regenerate")
        if refusal is None and fighter is not None and not healable(fighter):
            refusal = refuse("MK-CARD-G7", f"{KEY}:refusal-regenerate", name=fighter.name)
        return refusal

    def answer(self, play: Battle, action: Regenerate) -> None:
        """Roll, and turn the dial back."""
        give_action(play, action.fighter)
        play.then(EndAction((action.fighter,)))
        fighter = play.state.field.by_id[action.fighter]
        ability, _ = ability_for("regenerate")
        die = play.roll(
            1,
            6,
            purpose=text("roll-regeneration", name=fighter.name),
            rule=RULE,
            seat=fighter.seat,
            pieces=(fighter.id,),
        )[0]
        if heal(play, fighter.id, healed_by(die), RULE, fighter, ability.name) == 0:
            what = text("told-no-healing", name=fighter.name)
            play.tell(Told, what=what, pieces=(fighter.id,), rule=RULE)

    def menu(self, state: MageKnightState, seat: int) -> list[Action]:
        """Everybody who can."""
        return [Regenerate(fighter.id) for fighter in self.able(state, seat)]

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        """How many clicks the die will bring."""
        from slagveld.games.mage_knight.special_previews import preview_regeneration

        return preview_regeneration(state, partial)


REGENERATING = Regenerating()
