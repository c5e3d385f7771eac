"""Contact: what a move that ends base to base does to those it touches (CON-MOVE-13).

Every kind of displacement that can end in contact calls `arrive`: charges and engagements, walks,
jumps, disengagements, pursuit moves.
"""

from collections.abc import Sequence
from typing import Literal

from slagveld.texts import Signed

from ..core.asking import tell, tell_status
from ..core.book import text
from ..core.competence_vocabulary import CountsAsCharge
from ..core.competences import Trait
from ..core.figure import Figure
from ..core.state import Battle, opponents

Kind = Literal["charge", "engage", "walk", "disengage", "jump", "pursuit"]
"""How the mover came into contact."""

PENALTY = -1
"""On INI, ATT and DEF of one who was charged (CON-CHARGE-7)."""

_RULES: dict[Kind, str] = {
    "charge": "CON-MOVE-13",
    "engage": "CON-ENGAGE-3",
    "walk": "CON-WALK-3",
    "disengage": "CON-DISENGAGE-5",
    "jump": "CON-JUMP-2",
    "pursuit": "CON-PURSUE-5",
}


def as_charge(mover: Figure, kind: Kind) -> Trait | bool:
    """Whether contact of this kind has the effects of a charge; the competence that gives it them.

    A walk and a move after disengaging are engagements in this (CON-WALK-3, CON-DISENGAGE-5).
    Engagements and pursuits of some count as charges (CON-CARD-tyrans-de-vile-tis).
    """
    if kind in ("charge", "jump"):
        return True
    counted = "pursuit" if kind == "pursuit" else "engagement"
    found = mover.powers.all(CountsAsCharge)
    return next((trait for trait, effect in found if counted in effect.moves), False)


def arrive(play: Battle, mover: int, enemies: Sequence[int], kind: Kind) -> None:
    """Note that a figure has come into contact with these enemies, where it stands now.

    They cannot disengage in this turn, those in flight stop fleeing, and those charged have their
    penalty, once, the worst that any charger brings (CON-CHARGE-7, CON-CHARGE-8). A pursuer is
    still what he was in the movement phase, unless his pursuit counts as a charge (CON-PURSUE-5).
    """
    by_id = play.state.field.by_id
    if not enemies or mover not in by_id:
        return
    figure = by_id[mover]
    charging = as_charge(figure, kind)
    if charging:
        play.state = play.state.did(mover, assault="charge")
    elif kind != "pursuit":
        play.state = play.state.did(mover, assault="engage")
    for number in enemies:
        enemy = by_id[number]
        what = text("told-move-contact", name=figure.name, enemy=enemy.name)
        tell(play, what, _RULES[kind], figure, enemy)
        play.state = play.state.did(number, contacted=True)
        if enemy.flight is not None:  # he stays and fights (CON-FEAR-8)
            play.state = play.state.changed(number, flight=None)
            tell_status(play, enemy, text("status-fear-fleeing"), "CON-FEAR-8", on=False)
        amount, rule = charge_penalty(figure)
        if charging and enemy.turn.charged > amount:
            play.state = play.state.did(number, charged=amount)
            if isinstance(charging, Trait) and rule == "CON-CHARGE-7":
                rule = charging.rule
            tell_status(play, enemy, text("status-move-charged", amount=Signed(amount)), rule)


def arrive_here(play: Battle, mover: int, kind: Kind) -> None:
    """Note that a figure has come into contact with all enemies whom it touches now."""
    met = opponents(play.state, play.state.field.by_id[mover])
    arrive(play, mover, [enemy.id for enemy in met], kind)


def charge_penalty(figure: Figure) -> tuple[int, str]:
    """What one loses whom this figure charges, and by which rule (CON-CARD-charge-bestiale)."""
    found = figure.powers.number("charge-penalty")
    return (PENALTY, "CON-CHARGE-7") if found is None else (-found[1], found[0].rule)
