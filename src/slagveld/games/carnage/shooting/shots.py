"""A shot: who of a unit shoots, with what modifiers, why it is lost, and its dice."""

from collections.abc import Sequence
from typing import NamedTuple

from slagveld.kernel.modifiers import Item
from slagveld.kernel.rulebook import Refusal
from slagveld.structs import Struct
from slagveld.texts import Distance, Listing

from ..core.book import refuse, text
from ..core.conditions import foes, in_fight, is_diverted, say
from ..core.state import Battle, CarnageState
from ..core.unit import Unit
from ..core.values import dice_each
from ..sight.forests_trees_windows import lookouts, standings
from ..sight.fronts import front_rank, in_front
from ..sight.line_of_sight import seen_marks, view_of
from ..wounds.blows_and_shields import Blow, strike
from ..wounds.order_of_removal import Loss
from .at_and_from_buildings import behind_openings, is_direct_only
from .cover_and_forest_edge import cover, edge_limit, is_edge_shot
from .into_a_melee import shares
from .ranges import Fire, beyond, fires_at, ranges


class Volley(NamedTuple):
    """A shot with everything settled before the dice (CAR-12-count)."""

    shooters: int
    dice: int
    most: int
    """Figures of the target that are visible: no more can be hit (CAR-12.7)."""
    extra: tuple[Item, ...]
    """Changes of WS by forest edge and cover."""
    at_edge: bool
    """The limits of a forest edge hold (CAR-9.2.2-inside)."""


# Who shoots


def shooters(state: CarnageState, unit: Unit, target: Unit, fire: Fire) -> list[int]:
    """The figures that shoot: of the ranks allowed (CAR-12-ranks) those who see the target."""
    view = view_of(state, unit, target, direct=fire == "direct")
    behind = behind_openings(unit, view)
    if behind is not None:
        return list(range(behind))
    return [place for place in _ranked(unit, fire) if view.figure(place)]


def has_shooters(state: CarnageState, unit: Unit, target: Unit, fire: Fire) -> bool:
    """Whether any figure would shoot: `shooters`, found out faster."""
    view = view_of(state, unit, target, direct=fire == "direct")
    behind = behind_openings(unit, view)
    if behind is not None:
        return behind > 0
    return any(view.figure(place) for place in _ranked(unit, fire))


def _ranked(unit: Unit, fire: Fire) -> list[int]:
    """The figures of the ranks that may shoot."""
    if fire == "direct" and not unit.inside:
        return front_rank(unit)
    return list(range(len(unit.figures)))


def free_shot_dice(
    state: CarnageState, archer: Unit, charger: Unit, held: Sequence[Unit] | None = None
) -> int:
    """Dice of the free shot at a charger; 0: there is none (CAR-10-free-shot).

    The front rank shoots; range, facing and sight are not looked at. Who was already in contact
    with another enemy, is deep in an open forest, or has had its free shot, has none. `held` are
    those in contact, where they are known.
    """
    if not archer.profile.bow or archer.doings.free_shot:
        return 0
    if any(foe.id != charger.id for foe in (foes(state, archer) if held is None else held)):
        return 0
    if archer.inside:
        room = len(lookouts(state.field.table, archer))
        return min(len(archer.figures), room) * dice_each(state, archer, "free-shot").total
    spots = standings(state.field.table, archer)
    able = [place for place in front_rank(archer) if not spots[place].deep]
    return len(able) * dice_each(state, archer, "free-shot").total


# What changes a shot


def volley(state: CarnageState, unit: Unit, target: Unit, fire: Fire) -> Volley:
    """Shooters, dice, figures in view and modifiers of a shot by one type of fire (CAR-12-ex5).

    An archer hero has a die for each of his shots (CAR-19-archer).
    """
    who = shooters(state, unit, target, fire)
    seen = seen_marks(state, unit, target, direct=fire == "direct")
    at_rim = is_edge_shot(state, unit, target, who, seen)
    rim = Item(-ranges().edge_penalty, text("shot-forest-edge"), "CAR-9.2.2-ws") if at_rim else None
    shelter = cover(state, unit, target, seen)
    extra = tuple([item for item in (rim, shelter) if item is not None])
    dice = len(who) * dice_each(state, unit, fire).total
    return Volley(len(who), dice, len(seen), extra, at_rim)


# Whether a shot takes place


def lost_at_any_range(state: CarnageState, unit: Unit, target: Unit, fire: Fire) -> Refusal | None:
    """Why a type of fire is of no use whatever the range, or None."""
    if fire == "indirect" and is_direct_only(unit, target):
        return refuse("CAR-9.7-direct", "shot-lost-building")
    if not has_shooters(state, unit, target, fire):
        if fire == "direct" and has_shooters(state, unit, target, "indirect"):
            return refuse("CAR-12.3", "shot-lost-blocked")
        return refuse("CAR-12.6", "shot-lost-unseen")
    if not view_of(state, unit, target, direct=fire == "direct").anything():
        return refuse("CAR-12.7", "shot-lost-hidden")
    return None


def lost_by(state: CarnageState, unit: Unit, target: Unit, fire: Fire) -> Refusal | None:
    """Why a shot within range of a type of fire is lost all the same, or None."""
    lost = lost_at_any_range(state, unit, target, fire)
    if lost is None and beyond(unit, target, edge_limit()) > 0:
        who = shooters(state, unit, target, fire)
        seen = seen_marks(state, unit, target, direct=fire == "direct")
        if is_edge_shot(state, unit, target, who, seen):
            return refuse("CAR-9.2.2-range", "shot-lost-forest", limit=Distance(edge_limit()))
    return lost


def measured(
    state: CarnageState, unit: Unit, target: Unit
) -> tuple[tuple[Fire, ...], Refusal | None]:
    """After measuring: the types of fire that are open, or why none is (CAR-12.2, CAR-12.3)."""
    if is_diverted(state, unit):
        return (), refuse("CAR-14.3-diversion", "shot-lost-diverted")
    if in_fight(state, unit):
        return (), refuse("CAR-12-engaged", "shot-lost-engaged")
    if not in_front(state, unit, target):
        return (), refuse("CAR-12.4", "shot-lost-unseen")
    reached = fires_at(state, unit, target)
    if not reached:
        return (), refuse("CAR-12.3", "shot-lost-range")
    reasons = [lost_by(state, unit, target, fire) for fire in reached]
    able = tuple([fire for fire, why in zip(reached, reasons, strict=True) if why is None])
    return able, (None if able else reasons[0])


# The dice


class Aimed(Struct, frozen=True):
    """A shot after measuring, of one type (CAR-12-one-mode); None: that is open (CAR-12.2)."""

    unit: int
    target: int
    fire: Fire | None


def shoot(play: Battle, shot: Aimed) -> list[Loss]:
    """Roll one shot to hit and to wound (CAR-12-hit, CAR-12-wound); whom its wounds strike.

    Its strength is that of bows (CAR-12-st3, CAR-7-bow-st); bad weather takes 1 off each die to hit
    (CAR-7-90-94). Who was killed before it does not shoot. The book's round has two of them
    (CAR-15.3-chris, CAR-15.3-tom).
    """
    state = play.state
    unit, target = state.unit(shot.unit), state.unit(shot.target)
    if unit is None:
        return []
    if target is None:
        tell_gone(play, unit, "CAR-14.3-acceleration")
        return []
    fire: Fire = shot.fire or "direct"
    lost = lost_at_any_range(state, unit, target, fire)
    if lost is not None:
        what = text("shot-lost-after-all", name=unit.name, target=target.name, reason=lost.text)
        say(play, what, lost.rule, unit.id, target.id)
        return []
    settled = volley(state, unit, target, fire)
    wounds = strike(play, Blow(unit.id, target.id, settled.shooters, fire, settled.extra))
    parts = [(number, part) for number, part in shares(state, unit, target, wounds) if part]
    if play.listening:
        _tell_parts(play, target, parts, settled.most)
    return [
        Loss(number, part, by=unit.id, figures=settled.most if number == target.id else 0)
        for number, part in parts
    ]


def tell_gone(play: Battle, unit: Unit, rule: str) -> None:
    say(play, text("shot-lost-gone", name=unit.name), rule, unit.id)


def _tell_parts(play: Battle, target: Unit, parts: list[tuple[int, int]], most: int) -> None:
    """Say whom the wounds strike where not simply the target, and what is lost on those unseen."""
    units = play.state.field.by_id
    if any(number != target.id for number, _ in parts):
        shared = [text("shot-part", name=units[number].name, count=part) for number, part in parts]
        what = text("told-shared", parts=Listing(tuple(shared)))
        say(play, what, "CAR-12.8", *[number for number, _ in parts])
    if dict(parts).get(target.id, 0) > most * target.profile.w:
        say(play, text("told-visible", target=target.name, count=most), "CAR-12.7", target.id)
