"""Close combat attacks: whom a warrior may strike, how, and why not (MK-MELEE-*, MK-CAPTURE-2)."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from slagveld.kernel.decision import Action
from slagveld.kernel.fields import AnyField, Choice, Key, PieceId
from slagveld.kernel.rulebook import Refusal

from ..attack.declaration_and_type import Attack
from ..core.abilities import Ability, abilities
from ..core.ability_vocabulary import Mode
from ..core.action import WarriorAction
from ..core.base_contact import at_front, engaged, friends_touching, in_front, touches
from ..core.book import pick, refuse, text
from ..core.fighter import Fighter
from ..core.state import KnightState
from ..terrain.soaring import on_one_level
from ..wounds.captives import may_be_target
from ..wounds.capture_attempt import capture_refusal
from ..wounds.healing import healable

Heals = Literal["", "value", "die"]
HEALS: tuple[Heals, ...] = ("value", "die")


class Blow(NamedTuple):
    """One way to use a close combat attack."""

    target: int
    mode: str = ""
    capture: bool = False
    heals: str = ""
    """What a healing roll heals; empty: a die, if it heals at all."""


class Strike(WarriorAction, frozen=True):
    """A close combat action on one target.

    `mode` is the key of the ability whose attack mode is used; `heals` what a healing roll heals.
    """

    target: PieceId
    mode: Key = ""
    capture: bool = False
    heals: Key = ""


class FollowStrike(Action, frozen=True):
    """The attack at the end of a Surge or a Charge."""

    target: PieceId
    mode: Key = ""
    capture: bool = False
    heals: Key = ""


def blow_of(action: Strike | FollowStrike) -> Blow:
    return Blow(action.target, action.mode, action.capture, action.heals)


def close_modes(fighter: Fighter) -> dict[str, Mode]:
    return {key: mode for key, mode in fighter.powers.modes.items() if mode.kind == "close"}


# What is allowed


def blow_refusal(state: KnightState, fighter: Fighter, blow: Blow) -> Refusal | None:
    mode = close_modes(fighter).get(blow.mode) if blow.mode else None
    if blow.mode and mode is None:
        return refuse("MK-CARD-G3", "combat-refusal-mode", name=fighter.name)
    if fighter.captive:
        return refuse("MK-CAPTURE-8", "combat-refusal-captor", name=fighter.name)
    target = state.fighter(blow.target)
    if target is None:
        return refuse("MK-MELEE-3", "combat-refusal-nobody")
    if target.id == fighter.id:
        return refuse("MK-TARGET-2", "combat-refusal-itself", name=fighter.name)
    if not may_be_target(target):
        return refuse("MK-CAPTURE-10", "combat-refusal-captive", name=target.name)
    healing = mode is not None and mode.heals != ""
    choices = ("", *HEALS) if healing else ("",)
    if blow.heals not in choices:
        return refuse("MK-CARD-G7", "combat-refusal-heals", name=fighter.name)
    refusal = reach_refusal(state, fighter, target)
    if healing:
        return _friend_refusal(state, fighter, target, abilities()[blow.mode]) or refusal
    if target.side == fighter.side:
        return refuse("MK-TARGET-1", "combat-refusal-friend", name=target.name)
    if refusal is None and blow.capture:
        return capture_refusal(fighter, target, blow.mode)
    return refusal


def reach_refusal(state: KnightState, fighter: Fighter, target: Fighter) -> Refusal | None:
    """Two that soar may (MK-SOAR-9); built terrain may part the two (MK-BUILT-15)."""
    values = {"name": fighter.name, "target": target.name}
    if not on_one_level(fighter, target):
        return refuse("MK-SOAR-8", "combat-refusal-level", **values)
    if not touches(state, fighter, target):
        return refuse("MK-MELEE-3", "combat-refusal-contact", **values)
    if not in_front(fighter, target.body):
        return refuse("MK-MOVE-9", "combat-refusal-arc", **values)
    return None


def _friend_refusal(
    state: KnightState, fighter: Fighter, friend: Fighter, ability: Ability
) -> Refusal | None:
    """Why a warrior cannot be healed by another, or None (MK-CARD-healing, MK-CARD-G7)."""
    if friend.side != fighter.side:
        return refuse(ability.rule, "combat-refusal-heal-enemy", name=friend.name)
    for one in (fighter, friend):
        if engaged(state, one):
            return refuse(ability.rule, "combat-refusal-heal-engaged", name=one.name)
    if ability.magic and friend.magic_immune:
        return refuse("MK-IMMUNE-2", "combat-refusal-heal-immune", name=friend.name)
    if not healable(friend):
        return refuse("MK-CARD-G7", "combat-refusal-heal-unhurt", name=friend.name)
    return None


def execution_refusal(state: KnightState, fighter: Fighter) -> Refusal | None:
    """Why a warrior cannot try to eliminate its captive now, or None (MK-CAPTURE-17)."""
    held = state.fighter(fighter.captive) if fighter.captive else None
    if held is None:
        return refuse("MK-CAPTURE-17", "combat-refusal-no-captive", name=fighter.name)
    return reach_refusal(state, fighter, held)


def declared(state: KnightState, fighter: Fighter, blow: Blow) -> Attack:
    """The attack that an allowed blow declares; a sweep strikes all in front (MK-CARD-sweep)."""
    mode = close_modes(fighter).get(blow.mode)
    targets: tuple[int, ...] = (blow.target,)
    heals: Heals = ""
    if mode is not None and mode.spread == "front":
        others = [other.id for other in at_front(state, fighter) if other.id != blow.target]
        targets = (blow.target, *others)
    if mode is not None and mode.heals:
        heals = "value" if blow.heals == "value" else "die"
    key, taken, by = blow.mode, blow.capture, fighter.id
    return Attack(attacker=by, kind="close", targets=targets, mode=key, capture=taken, heals=heals)


def execution(fighter: Fighter) -> Attack:
    """It deals no damage: where it fails the captive stays one (MK-CAPTURE-18)."""
    return Attack(attacker=fighter.id, kind="close", targets=(fighter.captive,), execution=True)


def blows(state: KnightState, fighter: Fighter, *, healing: bool = True) -> list[Blow]:
    """All that are allowed, plain ones first: those are open to every attack type (MK-MELEE-1)."""
    if fighter.captive:
        return []
    foes = at_front(state, fighter)
    if not foes and not (healing and fighter.powers.modes):
        return []
    modes = close_modes(fighter)
    found = [Blow(foe.id) for foe in foes]
    for key, mode in modes.items():
        if not mode.heals:
            struck = foes[:1] if mode.spread == "front" else foes
            found.extend([Blow(foe.id, key) for foe in struck])
    found += [Blow(foe.id, "", True) for foe in foes if capture_refusal(fighter, foe, "") is None]
    keys = [key for key, mode in modes.items() if healing and mode.heals]
    wishes = [
        Blow(friend.id, key, False, what)
        for friend in (friends_touching(state, fighter) if keys else ())
        for key in keys
        for what in ("die", "value")
    ]
    return found + [wish for wish in wishes if blow_refusal(state, fighter, wish) is None]


Strikers = Sequence[tuple[Fighter, Sequence[Blow]]]
"""Warriors and what each of them can do."""


# How they are asked for


def blow_fields(strikers: Strikers, of: str = "") -> tuple[AnyField, ...]:
    """As far as there is a choice; `of` is the field that names the warrior, unless it is fixed."""
    found = [blow for _, listed in strikers for blow in listed]
    targets = tuple(dict.fromkeys([blow.target for blow in found]))
    fields: list[AnyField] = [pick.piece("target", "combat-field-target", targets)]
    keys = [
        (fighter, list(dict.fromkeys([blow.mode for blow in listed if blow.mode])))
        for fighter, listed in strikers
    ]
    fields.extend(mode_field(keys, of))
    if any(blow.heals for blow in found):
        choices = (
            Choice("die", text("combat-heals-die")),
            Choice("value", text("combat-heals-value")),
        )
        fields.append(pick.choice("heals", "combat-field-heals", choices, optional=True))
    if any(blow.capture for blow in found):
        fields.append(pick.switch("capture", "combat-field-capture", optional=True))
    return tuple(fields)


def mode_field(able: Sequence[tuple[Fighter, Sequence[str]]], of: str) -> tuple[AnyField, ...]:
    """By which mode, where somebody has any; none is the plain attack."""
    choices: list[Choice] = []
    for fighter, keys in able:
        for key in keys:
            row = abilities()[key]
            help_ = text("combat-mode-help", words=row.words)
            choices.append(Choice(key, row.name, help=help_, of=fighter.id if of else None))
    if not choices:
        return ()
    return (pick.choice("mode", "combat-field-mode", choices, of=of, optional=True),)
