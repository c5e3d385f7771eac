"""Numbers of a disengagement: its difficulty, the value tested, who may use force."""

from slagveld.kernel.modifiers import Item, Tally
from slagveld.kernel.rulebook import Refusal

from ..core.book import refuse, text
from ..core.characteristics import initiative, resistance, strength
from ..core.competence_vocabulary import CountsLarger
from ..core.figure import Figure
from ..core.profiles import rank_of
from ..core.state import ClashState, opponents

BASE = 4
"""Difficulty before opponents are counted (CON-DISENGAGE-3)."""
EACH = 2
"""What each opponent in contact adds."""


def difficulty(state: ClashState, figure: Figure, *, force: bool = False) -> Tally:
    """4, and 2 for each opponent (CON-DISENGAGE-3); CON-CARD-desengagement may cap it for INI."""
    count = len(opponents(state, figure))
    name = text("value-disengage-difficulty")
    tally = Tally(BASE, name=name, plus_is_good=False).plus(
        Item(EACH * count, text("item-disengage-opponents", count=count), "CON-DISENGAGE-3")
    )
    found = None if force else figure.powers.number("slips-away")
    if found is None or tally.total <= found[1]:
        return tally
    trait, most = found
    return tally.plus(Item(most, text("item-disengage-slips"), trait.rule, op="at-most"))


def value_of(state: ClashState, figure: Figure, *, force: bool) -> Tally:
    """INI, or by strength FOR (CON-FORCE-1).

    That is as wounds leave it (CON-FORCE-5), less the highest RES (CON-FORCE-3).
    """
    if not force:
        return initiative(state, figure)
    enemies = opponents(state, figure)
    highest = max([resistance(enemy).total for enemy in enemies], default=0)
    return strength(figure, Item(-highest, text("item-disengage-resistance"), "CON-FORCE-3"))


def force_refusal(state: ClashState, figure: Figure) -> Refusal | None:
    """Why a figure that may disengage cannot do so by strength, or None (CON-FORCE-2, CON-FORCE-4).

    Competences count as size on either side (CON-CARD-brute-epaisse, CON-CARD-dur-a-cuire).
    """
    if not state.options.by_strength:
        return refuse("CON-FORCE-7", "refusal-disengage-option")
    larger = [effect.own for _, effect in figure.powers.all(CountsLarger)]
    own = rank_of(figure.profile.size) + sum(larger)
    for enemy in opponents(state, figure):
        more = sum([effect.against for _, effect in enemy.powers.all(CountsLarger)])
        if rank_of(enemy.profile.size) + more >= own:
            values = {"name": figure.name, "enemy": enemy.name}
            return refuse("CON-FORCE-2", "refusal-disengage-size", **values)
    # A die in the value shows at least 1 (CON-HOUSE-10).
    if value_of(state, figure, force=True).total + figure.profile.strength_dice < 0:
        return refuse("CON-FORCE-4", "refusal-disengage-weak", name=figure.name)
    return None
