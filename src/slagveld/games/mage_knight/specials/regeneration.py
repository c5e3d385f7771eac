"""Regeneration: a warrior heals itself (MK-CARD-regeneration)."""

from typing import ClassVar

from slagveld.kernel.decision import Action, Odds, Partial, Preview
from slagveld.kernel.event import Told
from slagveld.kernel.fields import PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.texts import Text

from ..core.abilities import ability_for
from ..core.action import give_action
from ..core.book import card, refuse, text
from ..core.fighter import Fighter
from ..core.state import Battle, MageKnightState
from ..wounds.dials import EndAction, heal, healable, healed_clicks
from .common import DIE, Alone, chosen, doers, special_refusal

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
    rule = RULE

    def able(self, state: MageKnightState, seat: int) -> list[Fighter]:
        """Those with something to heal."""
        return [fighter for fighter in doers(state, seat, "regenerate") if healable(fighter)]

    def check(self, state: MageKnightState, seat: int, action: Regenerate) -> Refusal | None:
        fighter = state.fighter(action.fighter)
        refusal = special_refusal(state, seat, fighter, "regenerate")
        if refusal is None and fighter is not None and not healable(fighter):
            refusal = refuse("MK-CARD-G7", "refusal-regenerate", name=fighter.name)
        return refusal

    def answer(self, play: Battle, seat: int, action: Regenerate) -> None:
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
        return [Regenerate(fighter.id) for fighter in self.able(state, seat)]

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        return preview_regeneration(state, partial)


def preview_regeneration(state: MageKnightState, partial: Partial) -> Preview:
    """The chances of each number of clicks."""
    fighter = chosen(state, partial, "fighter")
    if fighter is None:
        return Preview()
    counts: dict[int, int] = {}
    for die in DIE:
        clicks = healed_clicks(fighter, healed_by(die))
        counts[clicks] = counts.get(clicks, 0) + 1
    outcomes = tuple(
        [(text("odds-healed", clicks=n), count / len(DIE)) for n, count in counts.items()]
    )
    mean = sum(n * count for n, count in counts.items()) / len(DIE)
    odds = Odds(title=text("odds-regeneration", name=fighter.name), outcomes=outcomes, mean=mean)
    return Preview(odds=(odds,))


REGENERATING = Regenerating()
