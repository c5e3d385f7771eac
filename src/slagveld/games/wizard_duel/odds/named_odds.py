"""The odds that a player may ask for by name: one attack, several, the exchange on contact."""

from collections.abc import Mapping

from slagveld.kernel.odds import Attack, Parameter
from slagveld.kit.odds import by_name

from ..core.book import text
from .blows import exchange_chances, fight_chances, strike_chances


def named_odds() -> Mapping[str, Attack]:
    """Chances of one attack, of several, and of the exchange on contact."""
    skill = Parameter("skill", text("agility"), -10, 40)
    power = Parameter("power", text("striking"), 0, 30)
    protection = Parameter("protection", text("protection"), 0, 30, 0)
    wounds = Parameter("wounds", text("wounds"), 1, 100, 5)
    blows = Parameter("blows", text("blows"), 1, 60, 2)
    stays = Parameter("stays", text("stays"), 0, 20, 0)
    foe = (
        Parameter("foe_skill", text("odds-foe", what=text("agility")), -10, 40),
        Parameter("foe_power", text("odds-foe", what=text("striking")), 0, 30),
        Parameter("foe_protection", text("odds-foe", what=text("protection")), 0, 30, 0),
    )
    one = (skill, power, protection)
    return by_name(
        Attack("strike", text("do-strike"), one, strike_chances),
        Attack("fight", text("odds-fight"), (*one, wounds, blows, stays), fight_chances),
        Attack("exchange", text("odds-exchange"), (*one, *foe), exchange_chances),
    )
