"""Regeneration: a warrior heals itself (MK-CARD-regeneration)."""

from collections import Counter
from fractions import Fraction

from slagveld.chances import Distribution
from slagveld.kernel.decision import Preview
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.odds import counted

from ..core.abilities import ability_for
from ..core.action import WarriorAction
from ..core.book import card, refuse, text
from ..core.events import roll, tell
from ..core.fighter import Fighter
from ..core.state import Battle, KnightState
from ..wounds.healing import heal, healable, healed_clicks
from .special_action import DIE, Gifted

RULE = card("regeneration")


class Regenerate(WarriorAction, frozen=True):
    """Let a warrior heal itself by a die."""


def healed_by(die: int) -> int:
    return max(0, die - ability_for("regenerate")[1].amount)


class Regenerating(Gifted[Regenerate]):
    actions = (Regenerate,)
    deed, rule = "regenerate", RULE
    title, help = text("do-regenerate"), text("help-regenerate")

    def lacks(self, state: KnightState, fighter: Fighter) -> Refusal | None:
        if healable(fighter):
            return None
        return refuse("MK-CARD-G7", "refusal-regenerate", name=fighter.name)

    def act(self, play: Battle, fighter: Fighter, action: Regenerate) -> None:
        ability, _ = ability_for("regenerate")
        purpose = text("roll-regeneration", name=fighter.name)
        die = roll(play, purpose, RULE, fighter.seat, fighter.id)
        if heal(play, fighter.id, healed_by(die), RULE, fighter, ability.name) == 0:
            tell(play, text("told-no-healing", name=fighter.name), RULE, fighter.id)

    def shown(self, state: KnightState, fighter: Fighter, draft: Regenerate) -> Preview:
        counts = Counter([healed_clicks(fighter, healed_by(die)) for die in DIE])
        chances = Distribution({n: Fraction(count, len(DIE)) for n, count in counts.items()})
        title = text("odds-regeneration", name=fighter.name)
        return Preview(odds=(counted(title, chances, lambda n: text("odds-healed", clicks=n)),))


REGENERATING = Regenerating()
