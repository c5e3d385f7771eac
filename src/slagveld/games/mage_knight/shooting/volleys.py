"""Ranged combat formations: several warriors shoot as one (MK-FRANGED-1 to MK-FRANGED-9)."""

from typing import Any

import msgspec

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action
from slagveld.kernel.event import Announced, Told
from slagveld.kernel.fields import Key, PieceId, Pieces
from slagveld.kernel.rulebook import Refusal

from ..attack.declaration import Attack, Helper
from ..attack.resolution import Resolve
from ..attack.telling import names_of
from ..core.action import give_action, unfit
from ..core.book import refuse, text
from ..core.effects import Mode
from ..core.fighter import Fighter
from ..core.state import Battle, MageKnightState
from ..core.values import range_of
from ..formations.consent import Consents, mates_of
from ..formations.members import formation_refusal, hanging
from ..sight.lines import sight_refusal
from ..sight.targets import target_refusal
from ..wounds.dials import EndAction
from .shooters import CloseRange, archer_refusal, close_refusal, declared, mode_of, shooter_refusal


class Volley(Action, frozen=True):
    """A ranged combat formation shoots at one enemy.

    `fighter` is the primary attacker, `helpers` the other participants. Each adds +2 attack, or
    +1 ranged damage if it is a bow and among `damage`.
    """

    fighter: PieceId
    target: PieceId
    helpers: Pieces
    damage: Pieces = ()
    mode: Key = ""
    close_range: CloseRange = ""


# Who may take part


def helper_refusal(state: MageKnightState, helper: Fighter, target: Fighter) -> Refusal | None:
    """Why a warrior cannot take part in a shot at a target, besides the formation's own demands.

    It needs a line of fire of its own, with its own range (MK-FRANGED-3), without items, which only
    the primary attacker may use (MK-FRANGED-5).
    """
    ban = helper.powers.ban("ranged-formation")
    if ban is not None:
        name = ban.name
        return refuse(ban.rule, "refusal-volley-ban", name=helper.name, ability=name)
    refusal = unfit(state, helper, "ranged") or shooter_refusal(state, helper)
    if refusal is not None:
        return refusal
    bare = msgspec.structs.replace(helper, items=()) if helper.items else helper
    return sight_refusal(state, helper, target, inches=range_of(state, bare))


def joiners(state: MageKnightState, fighter: Fighter, target: Fighter) -> list[Fighter]:
    """Who can help a primary attacker to shoot at a target, nearest links first."""

    def joins(other: Fighter) -> bool:
        return helper_refusal(state, other, target) is None

    return hanging(state, fighter, joins)[1:]


def volley_refusal(state: MageKnightState, seat: int, action: Volley) -> Refusal | None:
    """Why a seat may not let these warriors shoot as one, or None."""
    fighter = state.fighter(action.fighter)
    refusal = archer_refusal(state, seat, fighter)
    if refusal is not None or fighter is None:
        return refusal
    target = state.fighter(action.target)
    if target is None:
        return refuse("MK-FRANGED-1", "refusal-shot-nobody")
    return (
        _mode_refusal(fighter, action.mode)
        or target_refusal(state, fighter, target, action.mode)
        or _party_refusal(state, fighter, target, action)
        or _gift_refusal(state, action)
        or close_refusal(
            state, fighter, (target,), mode_of(fighter, action.mode), action.close_range
        )
    )


def _mode_refusal(fighter: Fighter, mode: str) -> Refusal | None:
    """Only attacks that do damage, with the modes that a formation may use (MK-FRANGED-1)."""
    if not mode:
        return None
    row: Mode | None = mode_of(fighter, mode)
    if row is None:
        return refuse("MK-CARD-G3", "refusal-shot-mode", name=fighter.name)
    if row.damage == "none":
        return refuse("MK-FRANGED-1", "refusal-volley-harmless")
    return None if row.formation else refuse("MK-CARD-G3", "refusal-volley-mode")


def _party_refusal(
    state: MageKnightState, fighter: Fighter, target: Fighter, action: Volley
) -> Refusal | None:
    """The formation itself, and each participant's own shot."""
    helpers: list[Fighter] = []
    for number in action.helpers:
        helper = state.fighter(number)
        if helper is None:
            return refuse("MK-FRANGED-2", "refusal-volley-unknown")
        helpers.append(helper)
    refusal = formation_refusal(state, (fighter, *helpers))
    ban = fighter.powers.ban("ranged-formation")
    if refusal is None and ban is not None:
        name = ban.name
        refusal = refuse(ban.rule, "refusal-volley-ban", name=fighter.name, ability=name)
    for helper in helpers:
        refusal = refusal or helper_refusal(state, helper, target)
    return refusal


def _gift_refusal(state: MageKnightState, action: Volley) -> Refusal | None:
    """Only bows among the helpers give ranged damage (MK-FRANGED-6)."""
    for number in action.damage:
        helper = state.fighter(number)
        if helper is None or number not in action.helpers:
            return refuse("MK-FRANGED-6", "refusal-volley-no-helper")
        if helper.click.attack_type != "bow":
            return refuse("MK-FRANGED-6", "refusal-volley-no-bow", name=helper.name)
    return None


# The shot


def volley_attack(state: MageKnightState, action: Volley) -> Attack:
    """An allowed volley as an attack."""
    fighter = state.field.by_id[action.fighter]
    attack = declared(state, fighter, (action.target,), action.mode, action.close_range)
    helpers = [
        Helper(number, "damage" if number in action.damage else "attack")
        for number in action.helpers
    ]
    return msgspec.structs.replace(attack, helpers=tuple(helpers))


def begin_volley(play: Battle, action: Volley) -> None:
    """Team members whose warriors take part are asked first (MK-FORM-7)."""
    members = (action.fighter, *action.helpers)
    mates = mates_of(play.state, play.seat, members)
    if mates:
        play.then(Consents(play.seat, members, mates), Joined(play.seat, action))
    else:
        _fire(play, action)


class Joined(Step, frozen=True):
    """The volley, once all have said whether their warriors take part."""

    rule = "MK-FORM-7"

    seat: int
    volley: Volley

    def resume(self, play: Battle, value: Any) -> None:
        """Shoot if all agreed and nothing has changed; else no action was given."""
        if value and volley_refusal(play.state, self.seat, self.volley) is None:
            _fire(play, self.volley)
        else:
            play.tell(Told, what=text("volley-off"), rule=self.rule)


def _fire(play: Battle, action: Volley) -> None:
    """One action for all of them, one attack, and a token for each (MK-FRANGED-7)."""
    members = (action.fighter, *action.helpers)
    attack = volley_attack(play.state, action)
    fighter = play.state.field.by_id[action.fighter]
    give_action(play, *members)
    if play.listening:
        what = text(
            "volley-declared",
            name=fighter.name,
            helpers=names_of(play.state, action.helpers),
            target=play.state.field.by_id[action.target].name,
        )
        pieces = (*members, action.target)
        play.tell(Announced, seat=fighter.seat, what=what, pieces=pieces, rule="MK-FRANGED-4")
    play.then(Resolve(attack), EndAction(members))
