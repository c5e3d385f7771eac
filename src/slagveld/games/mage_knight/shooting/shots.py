"""Shots of single warriors: who can shoot, at whom and how (MK-RANGED-2, MK-CLOSE-1)."""

from collections.abc import Sequence
from typing import Literal

from slagveld.kernel.fields import Key, PieceId, Pieces
from slagveld.kernel.rulebook import Refusal
from slagveld.texts import Distance, Listing

from ..attack.attack_roll_and_hits import aims
from ..attack.declaration import Attack, Gain, name_of
from ..attack.resolution import Resolve
from ..core.abilities import abilities
from ..core.action import WarriorAction, action_refusal
from ..core.base_contact import engaged
from ..core.book import INCH, refuse, text
from ..core.effects import Mode
from ..core.events import announce
from ..core.fighter import Fighter
from ..core.state import Battle, KnightState
from ..core.values import half_range, range_of
from ..sight.range_and_front_arc import in_reach, within_half
from ..sight.targets import aim_at, around, struck_beside, target_refusal
from ..terrain.built_terrain import built_piece

CloseRange = Gain | Literal[""]


def shooter_refusal(state: KnightState, fighter: Fighter) -> Refusal | None:
    """Why a warrior can shoot at nobody from where it stands, or None (MK-RANGED-2, -3)."""
    if fighter.click.range <= 0:
        return refuse("MK-RANGED-3", "refusal-shot-no-range", name=fighter.name)
    if engaged(state, fighter):
        return refuse("MK-RANGED-2", "refusal-shot-engaged", name=fighter.name)
    return None


def mode_of(fighter: Fighter, key: str) -> Mode | None:
    """The mode of a ranged attack by its key; None if the warrior has no such mode."""
    row = fighter.powers.modes.get(key)
    return row if row is not None and row.kind == "ranged" else None


def aimed_modes(fighter: Fighter) -> list[str]:
    """The modes with which a warrior aims at one target, in the order of its window.

    So MK-CARD-magic-blast, MK-CARD-flame-lightning, MK-CARD-magic-healing and others.
    """
    return [
        key
        for key, row in fighter.powers.modes.items()
        if row.kind == "ranged" and row.spread != "around"
    ]


def bursting(fighter: Fighter) -> str:
    """The mode by which a warrior strikes all around it; empty if it has none."""
    for key, row in fighter.powers.modes.items():
        if row.kind == "ranged" and row.spread == "around":
            return key
    return ""


def shot_refusal(
    state: KnightState, fighter: Fighter, targets: Sequence[int], mode: str, close_range: CloseRange
) -> Refusal | None:
    """Why a warrior that can shoot cannot make this attack, or None."""
    row = mode_of(fighter, mode) if mode else None
    if mode and (row is None or row.spread == "around"):
        return refuse("MK-CARD-G3", "refusal-shot-mode", name=fighter.name)
    refusal = count_refusal(fighter, targets, mode)
    if refusal is not None:
        return refusal
    found: list[Fighter] = []
    for number in targets:
        target = state.fighter(number)
        if target is None:
            return refuse("MK-MULTI-3", "refusal-shot-nobody")
        refusal = target_refusal(state, fighter, target, mode)
        if refusal is not None:
            return refusal
        found.append(target)
    return close_refusal(state, fighter, found, row, close_range)


def count_refusal(fighter: Fighter, targets: Sequence[int], mode: str) -> Refusal | None:
    """As many as there are arrows, each once; one for a mode (MK-MULTI-1, MK-MULTI-2)."""
    if not targets:
        return refuse("MK-MULTI-1", "refusal-shot-nobody")
    if len(set(targets)) < len(targets):
        return refuse("MK-MULTI-2", "refusal-shot-twice")
    if mode and len(targets) > 1:
        name = abilities()[mode].name
        return refuse(abilities()[mode].rule, "refusal-shot-one-target", ability=name)
    if len(targets) > fighter.warrior.arrows:
        most = fighter.warrior.arrows
        return refuse("MK-MULTI-1", "refusal-shot-arrows", name=fighter.name, count=most)
    return None


def close_refusal(
    state: KnightState,
    fighter: Fighter,
    targets: Sequence[Fighter],
    row: Mode | None,
    close_range: CloseRange,
) -> Refusal | None:
    """Why the bonus of Close Range that was asked for is not given, or None (MK-CLOSE-1)."""
    if not close_range:
        return None
    if row is not None and row.heals:
        return refuse("MK-CLOSE-1", "refusal-shot-no-bow", name=fighter.name)
    bow = fighter.click.attack_type == "bow"
    near = bow and any(within_half(state, fighter, target) for target in targets)
    return _near_refusal(state, fighter, near)


def _near_refusal(state: KnightState, fighter: Fighter, near: bool) -> Refusal | None:
    if fighter.click.attack_type != "bow":
        return refuse("MK-CLOSE-1", "refusal-shot-no-bow", name=fighter.name)
    half = Distance(-(-range_of(state, fighter) // 2) * INCH)
    return None if near else refuse("MK-CLOSE-2", "refusal-shot-not-close", range=half)


def gains(
    state: KnightState, fighter: Fighter, targets: Sequence[Fighter], mode: str
) -> tuple[CloseRange, ...]:
    """What Close Range may give in a shot at these, as an action names it."""
    if close_refusal(state, fighter, targets, mode_of(fighter, mode), "damage") is None:
        return ("attack", "damage")
    return ("",)


def declared(
    state: KnightState, fighter: Fighter, targets: Sequence[int], mode: str, close_range: CloseRange
) -> Attack:
    """An allowed attack as a record; a bow close by adds to its attack unless told otherwise.

    Whom it strikes besides its target needs no line of fire (MK-MULTI-6, MK-GAP-6).
    """
    row = mode_of(fighter, mode) if mode else None
    struck = list(targets)
    if row is not None and row.spread == "touching":
        target = state.field.by_id[struck[0]]
        struck.extend([other.id for other in struck_beside(state, fighter, target)])
    heals: Literal["", "die"] = "die" if row is not None and row.heals else ""
    aimed = [state.field.by_id[number] for number in targets]
    gain: CloseRange = close_range or "attack"
    if heals or close_refusal(state, fighter, aimed, row, gain) is not None:
        gain = ""
    all_struck, by = tuple(struck), fighter.id
    return Attack(
        attacker=by, kind="ranged", targets=all_struck, mode=mode, heals=heals, close_range=gain
    )


def burst(state: KnightState, fighter: Fighter) -> Attack:
    """The attack of a warrior on all around it."""
    struck = tuple([other.id for other in around(state, fighter)])
    return Attack(attacker=fighter.id, kind="ranged", targets=struck, mode=bursting(fighter))


def burst_refusal(state: KnightState, fighter: Fighter) -> Refusal | None:
    """Why a warrior that can shoot cannot strike all around it, or None (MK-CARD-shockwave)."""
    key = bursting(fighter)
    if not key:
        return refuse("MK-CARD-G3", "refusal-shot-mode", name=fighter.name)
    if all(other.side == fighter.side for other in around(state, fighter)):
        return refuse(abilities()[key].rule, "refusal-burst-nobody", name=fighter.name)
    return None


def marks(state: KnightState, fighter: Fighter, mode: str) -> list[Fighter]:
    """Whom a warrior that can shoot may choose as a target, in order."""
    by_id = state.field.by_id
    others = [by_id[number] for number in in_reach(state, fighter)]
    return [other for other in others if target_refusal(state, fighter, other, mode) is None]


def archer_refusal(state: KnightState, fighter: Fighter) -> Refusal | None:
    """Why a warrior may be given no ranged combat action to shoot where it stands, or None."""
    return action_refusal(state, fighter, "ranged") or shooter_refusal(state, fighter)


def archers(state: KnightState, seat: int) -> list[Fighter]:
    """The seat's warriors that may shoot now, if they find a target."""
    return [
        fighter
        for fighter in state.own(seat)
        if fighter.click.range > 0 and archer_refusal(state, fighter) is None
    ]


def built_shot_refusal(
    state: KnightState, fighter: Fighter, number: int, close_range: CloseRange
) -> Refusal | None:
    """Why a warrior that can shoot cannot shoot at this piece of terrain, or None."""
    found = built_piece(state, number)
    if found is None:
        return refuse("MK-BUILT-16", "refusal-shot-not-built")
    aim = aim_at(state, fighter, found[0])
    if aim.refusal is not None or not close_range:
        return aim.refusal
    return _near_refusal(state, fighter, aim.square <= half_range(state, fighter) ** 2)


# As actions: at warriors, all around, at built terrain


class Shoot(WarriorAction, frozen=True):
    """A ranged attack on one target, or on as many as there are arrows.

    `mode` is the key of an ability whose attack mode is used. `close_range` is what a bow gains
    close by; empty: +1 attack where it holds.
    """

    targets: Pieces
    mode: Key = ""
    close_range: CloseRange = ""


class Burst(WarriorAction, frozen=True):
    """A ranged attack on everybody around the warrior (Shockwave)."""


class ShootBuilt(WarriorAction, frozen=True):
    """A ranged attack on a piece of built terrain."""

    built: PieceId
    close_range: CloseRange = ""


ShotAction = Shoot | Burst | ShootBuilt


def refused(state: KnightState, fighter: Fighter, action: ShotAction) -> Refusal | None:
    """Why a warrior that can shoot cannot make this shot, or None."""
    if isinstance(action, Burst):
        return burst_refusal(state, fighter)
    if isinstance(action, ShootBuilt):
        return built_shot_refusal(state, fighter, action.built, action.close_range)
    return shot_refusal(state, fighter, action.targets, action.mode, action.close_range)


def attack_of(state: KnightState, fighter: Fighter, action: ShotAction) -> Attack:
    """An allowed shot as an attack; a bow close by adds to it unless told otherwise."""
    if isinstance(action, Burst):
        return burst(state, fighter)
    if isinstance(action, ShootBuilt):
        gain: CloseRange = action.close_range or "attack"
        if built_shot_refusal(state, fighter, action.built, gain) is not None:
            gain = ""
        return Attack(attacker=fighter.id, kind="ranged", built=action.built, close_range=gain)
    return declared(state, fighter, action.targets, action.mode, action.close_range)


def fire(play: Battle, action: ShotAction) -> None:
    """Say it and let it be resolved; the action has been given."""
    fighter = play.state.field.by_id[action.fighter]
    attack = attack_of(play.state, fighter, action)
    if play.listening:
        names = Listing(tuple([name_of(target) for target in aims(play.state, attack)]))
        what = text("shot-declared", name=fighter.name, targets=names)
        announce(play, fighter, what, "MK-RANGED-1", *attack.targets)
    play.then(Resolve(attack))
