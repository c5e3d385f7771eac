"""Shots of single warriors: who can shoot, at whom and how (MK-RANGED-2, MK-CLOSE-1)."""

from collections.abc import Sequence
from typing import Literal

from slagveld.kernel.fields import Key, PieceId, Pieces
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.book import numbers
from slagveld.record import replace
from slagveld.texts import Distance, Listing

from ..attack.attack_roll_and_hits import aims
from ..attack.attack_sequence import Resolve
from ..attack.declaration_and_type import Attack, Gain, name_of
from ..core.abilities import abilities
from ..core.ability_vocabulary import Mode
from ..core.action import WarriorAction, action_refusal
from ..core.base_contact import engaged
from ..core.book import INCH, refuse, text
from ..core.events import announce
from ..core.fighter import Fighter
from ..core.modifiers_and_rule_of_three import half_range, range_of
from ..core.state import Battle, KnightState
from ..sight.legal_targets import aim_at, around, struck_beside, target_refusal
from ..sight.range_and_front_arc import in_reach, within_half
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
    rows = fighter.powers.modes.items()
    return [key for key, row in rows if row.kind == "ranged" and row.spread != "around"]


def bursting(fighter: Fighter) -> str:
    """The mode by which a warrior strikes all around it; empty if it has none."""
    for key, row in fighter.powers.modes.items():
        if row.kind == "ranged" and row.spread == "around":
            return key
    return ""


def close_refusal(
    state: KnightState, fighter: Fighter, targets: Sequence[Fighter], row: Mode | None
) -> Refusal | None:
    """Why a shot at these is not given the bonus of Close Range, or None (MK-CLOSE-1)."""
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
    if close_refusal(state, fighter, targets, mode_of(fighter, mode)) is None:
        return ("attack", "damage")
    return ("",)


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
    others = [state.field.by_id[number] for number in in_reach(state, fighter)]
    return [other for other in others if target_refusal(state, fighter, other, mode) is None]


def archer_refusal(state: KnightState, fighter: Fighter) -> Refusal | None:
    """Why a warrior may be given no ranged combat action to shoot where it stands, or None."""
    return action_refusal(state, fighter, "ranged") or shooter_refusal(state, fighter)


def archers(state: KnightState, seat: int) -> list[Fighter]:
    """The seat's warriors that may shoot now, if they find a target."""
    armed = [fighter for fighter in state.own(seat) if fighter.click.range > 0]
    return [fighter for fighter in armed if archer_refusal(state, fighter) is None]


# As actions: at warriors, all around, at built terrain


class ShotAction(WarriorAction, frozen=True):
    """A ranged attack of one warrior."""

    def refusal(self, state: KnightState, fighter: Fighter) -> Refusal | None:
        """Why a warrior that can shoot cannot make this shot, or None."""
        raise NotImplementedError

    def attack(self, state: KnightState, fighter: Fighter) -> Attack:
        """The attack, if it is allowed; a bow close by adds to it unless told otherwise."""
        raise NotImplementedError


class Shoot(ShotAction, frozen=True):
    """A ranged attack on one target, or on as many as there are arrows.

    `mode` is the key of an ability whose attack mode is used. `close_range` is what a bow gains
    close by; empty: +1 attack where it holds.
    """

    targets: Pieces
    mode: Key = ""
    close_range: CloseRange = ""

    def refusal(self, state: KnightState, fighter: Fighter) -> Refusal | None:
        row = mode_of(fighter, self.mode)
        if self.mode and (row is None or row.spread == "around"):
            return refuse("MK-CARD-G3", "refusal-shot-mode", name=fighter.name)
        refusal = self._count_refusal(fighter)
        if refusal is not None:
            return refusal
        found: list[Fighter] = []
        for number in self.targets:
            target = state.fighter(number)
            if target is None:
                return refuse("MK-MULTI-3", "refusal-shot-nobody")
            refusal = target_refusal(state, fighter, target, self.mode)
            if refusal is not None:
                return refusal
            found.append(target)
        return close_refusal(state, fighter, found, row) if self.close_range else None

    def _count_refusal(self, fighter: Fighter) -> Refusal | None:
        """As many as there are arrows, each once; one for a mode (MK-MULTI-1, MK-MULTI-2)."""
        count, most = len(self.targets), fighter.warrior.arrows
        if not count:
            return refuse("MK-MULTI-1", "refusal-shot-nobody")
        if len(set(self.targets)) < count:
            return refuse("MK-MULTI-2", "refusal-shot-twice")
        if self.mode and count > 1:
            ability = abilities()[self.mode]
            return refuse(ability.rule, "refusal-shot-one-target", ability=ability.name)
        if count > most:
            return refuse("MK-MULTI-1", "refusal-shot-arrows", name=fighter.name, count=most)
        return None

    def attack(self, state: KnightState, fighter: Fighter) -> Attack:
        """Whom it strikes besides its target needs no line of fire (MK-MULTI-6, MK-GAP-6)."""
        mode, by, row = self.mode, fighter.id, mode_of(fighter, self.mode)
        aimed = [state.field.by_id[number] for number in self.targets]
        beside = row is not None and row.spread == "touching"
        struck = numbers([*aimed, *(struck_beside(state, fighter, aimed[0]) if beside else ())])
        heals: Literal["", "die"] = "die" if row is not None and row.heals else ""
        near = close_refusal(state, fighter, aimed, row) is None
        gain: CloseRange = (self.close_range or "attack") if near else ""
        return Attack(
            attacker=by, kind="ranged", targets=struck, mode=mode, heals=heals, close_range=gain
        )


class Burst(ShotAction, frozen=True):
    """A ranged attack on everybody around the warrior (Shockwave)."""

    def refusal(self, state: KnightState, fighter: Fighter) -> Refusal | None:
        return burst_refusal(state, fighter)

    def attack(self, state: KnightState, fighter: Fighter) -> Attack:
        struck, mode = numbers(around(state, fighter)), bursting(fighter)
        return Attack(attacker=fighter.id, kind="ranged", targets=struck, mode=mode)


class ShootBuilt(ShotAction, frozen=True):
    """A ranged attack on a piece of built terrain (MK-BUILT-17)."""

    built: PieceId
    close_range: CloseRange = ""

    def refusal(self, state: KnightState, fighter: Fighter) -> Refusal | None:
        found = built_piece(state, self.built)
        if found is None:
            return refuse("MK-BUILT-16", "refusal-shot-not-built")
        aim = aim_at(state, fighter, found[0])
        if aim.refusal is not None or not self.close_range:
            return aim.refusal
        return _near_refusal(state, fighter, aim.square <= half_range(state, fighter) ** 2)

    def attack(self, state: KnightState, fighter: Fighter) -> Attack:
        gain: CloseRange = self.close_range or "attack"
        if replace(self, close_range=gain).refusal(state, fighter) is not None:
            gain = ""
        return Attack(attacker=fighter.id, kind="ranged", built=self.built, close_range=gain)


def fire(play: Battle, action: ShotAction) -> None:
    """Say it and let it be resolved; the action has been given."""
    fighter = play.state.field.by_id[action.fighter]
    attack = action.attack(play.state, fighter)
    if play.listening:
        names = Listing(tuple([name_of(target) for target in aims(play.state, attack)]))
        what = text("shot-declared", name=fighter.name, targets=names)
        announce(play, fighter, what, "MK-RANGED-1", *attack.targets)
    play.then(Resolve(attack))
