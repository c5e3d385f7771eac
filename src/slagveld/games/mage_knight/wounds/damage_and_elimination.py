"""Damage and elimination: what damage leaves after abilities, how dials turn (MK-DIAL-*)."""

from typing import Literal

from slagveld.kernel.agenda import Step
from slagveld.record import replace
from slagveld.structs import Struct
from slagveld.table.shapes import Spot
from slagveld.texts import Name

from ..core.abilities import Ability
from ..core.ability_vocabulary import Reduces, Releases, Suffers
from ..core.book import text
from ..core.events import Clicked, Eliminated, tell
from ..core.fighter import Fighter
from ..core.state import NOBODY, Battle, Fallen
from ..objectives.ending import test_end
from .captives import free, released
from .hex_and_overwatch_tokens import faded
from .items_on_the_ground import LayItem, places, put_down
from .losing_wing_or_wave import landed

Cause = Literal["attack", "ability", "shake-off", "exhaustion", "smite"]
"""What damage comes from. Exhaustion and Smite are never reduced (MK-PUSH-2, MK-CARD-smite)."""
Way = Literal[
    "ability",
    "blow",
    "critical-miss",
    "curse",
    "domain",
    "freeze",
    "pole-arm",
    "price",
    "push",
    "ram",
    "retaliation",
    "run",
    "shake-off",
    "shot",
    "smite",
    "surge",
    "venom",
]
"""How damage is told: every way has a sentence of its own."""


class Damage(Struct, frozen=True):
    target: int
    amount: int
    cause: Cause
    by: int = NOBODY
    """The seat that is credited with an elimination (MK-ELIM-2, MK-CARD-G6)."""
    rule: str = ""
    pierced: bool = False
    """Reductions do not count (Pierce, and all abilities against a Shockwave)."""
    way: Way = "ability"
    source: int = 0
    """The warrior that deals it; 0: none."""
    named: str | Name = ""
    """What that warrior is called."""
    of: Name | str = ""
    """The ability, item or domain by which it is dealt."""


def dealt_by(
    bearer: Fighter, ability: Ability, target: int, amount: int, way: Way, cause: Cause = "ability"
) -> Damage:
    """Damage that a warrior deals by an ability; its player is credited with eliminations."""
    rule, of = ability.rule, ability.name
    named, source = bearer.name, bearer.id
    return Damage(target, amount, cause, bearer.seat, rule, False, way, source, named, of)


def reduced(fighter: Fighter, damage: Damage) -> int:
    """What is left of damage after the target's abilities; never below 0 (MK-RULE3-3).

    A captive takes none (MK-CAPTURE-11). Toughness and Invulnerability lessen the damage of attacks
    and of abilities (MK-CARD-toughness, MK-CARD-invulnerability, MK-CARD-G6).
    """
    if not fighter.free:
        return 0
    if damage.cause in ("exhaustion", "smite") or damage.pierced:
        return max(0, damage.amount)
    return max(0, damage.amount - fighter.powers.reduction)


def tell_reduced(play: Battle, fighter: Fighter, less: int) -> None:
    """So much less damage is dealt to a warrior, by its abilities in their order."""
    for ability, effect in fighter.powers.all(Reduces):
        amount = min(less, effect.amount)
        if amount > 0:
            values = {"name": fighter.name, "ability": ability.name, "amount": amount}
            tell(play, text("told-reduced", **values), ability.rule, fighter.id)
        less -= amount


def hurt(play: Battle, *damages: Damage) -> dict[int, int]:
    """Deal damage, all of it at the same moment (MK-DAMAGE-3); the clicks turned, by target.

    Dials turn by what is left after reductions (MK-DAMAGE-2); place and facing stay (MK-ETIQ-2).
    Eliminated warriors are taken off, items are laid down, captives freed, levels settled.
    """
    clicks: dict[int, int] = {}
    causes: dict[int, Damage] = {}
    for damage in damages:
        fighter = play.state.fighter(damage.target)
        if fighter is None:
            continue
        left = reduced(fighter, damage)
        clicks[fighter.id] = clicks.get(fighter.id, 0) + left
        if left < damage.amount and play.listening:
            tell_reduced(play, fighter, damage.amount - left)
        causes.setdefault(fighter.id, damage)
    turned: dict[int, int] = {}
    for number, amount in clicks.items():
        fighter = play.state.field.by_id[number]
        dealt = min(amount, len(fighter.warrior.clicks) - fighter.turned)
        turned[number] = dealt
        if dealt == 0:
            continue
        play.state = play.state.changed(number, turned=fighter.turned + dealt)
        if play.listening:
            _tell(play, fighter, causes[number], dealt)
    for number, dealt in turned.items():
        if dealt:
            new_click(play, number, causes[number].by)
    return turned


def _tell(play: Battle, fighter: Fighter, damage: Damage, dealt: int) -> None:
    n, name, way = fighter.id, fighter.name, f"hurt-{damage.way}"  # texts: *:hurt-*
    cause = text(way, name=name, amount=dealt, source=damage.named, of=damage.of)
    left, by, rule = clicks_left(play, n), damage.source or None, damage.rule or "MK-DIAL-1"
    play.tell(Clicked, piece=n, name=name, amount=dealt, left=left, by=by, cause=cause, rule=rule)


def exhaust(
    play: Battle, number: int, rule: str, way: Way, of: Name | str = "", *, clicks: int = 1
) -> None:
    """Exhaustion damage, credited to nobody (MK-PUSH-2, MK-ELIM-2); it may kill (MK-PUSH-4).

    There may be more than one in an action (MK-PUSH-3).
    """
    hurt(play, Damage(number, clicks, "exhaustion", rule=rule, way=way, of=of))


def eliminate(play: Battle, number: int, by: int, rule: str = "MK-ELIM-1") -> None:
    fighter = play.state.field.by_id[number]
    name, points, seat = fighter.name, fighter.warrior.points, None if by == NOBODY else by
    play.tell(Eliminated, piece=number, name=name, points=points, seat=seat, rule=rule)
    released(play, fighter)
    bare = replace(
        fighter, items=(), paid=(), captor=0, captive=0, hexed_by=0, watching=False, cancelled=()
    )
    play.state = play.state.without(number)
    play.replace(fallen=(*play.state.fallen, Fallen(bare, by)))
    if fighter.items:
        lay_down(play, fighter)


def clicks_left(play: Battle, number: int) -> int | None:
    """Clicks before the skulls, where dials lie open; else nobody looks ahead (MK-ETIQ-1)."""
    fighter = play.state.field.by_id[number]
    hidden = not play.state.options.open_dials
    return None if hidden else len(fighter.warrior.clicks) - fighter.turned


def new_click(play: Battle, number: int, by: int) -> None:
    """What a new click brings at once: elimination, or another level or captive's fate."""
    fighter = play.state.field.by_id.get(number)
    if fighter is None:
        return
    if fighter.click.skulls:
        eliminate(play, number, by)
        return
    released_by_abilities(play, number)
    faded(play, number)
    landed(play, number)  # without wings or waves (MK-SOAR-3, MK-WAVE-3)


def released_by_abilities(play: Battle, number: int) -> None:
    """Abilities that a warrior shows now free its captive or end its life (MK-CAPTURE-16).

    Berserk ends it (MK-CARD-berserk); Frenzy, Battle Fury and Invulnerability free it
    (MK-CARD-frenzy, MK-CARD-battle-fury, MK-CARD-invulnerability).
    """
    fighter = play.state.field.by_id[number]
    found = fighter.powers.one(Releases) if fighter.captive else None
    if found is None:
        return
    ability, effect = found
    if effect.captive == "slain":
        eliminate(play, fighter.captive, fighter.seat, ability.rule)
    else:
        free(play, number, ability.rule)


def lay_down(play: Battle, fighter: Fighter) -> None:
    """The items of a warrior that is being removed lie where it stood.

    Its player may lay them elsewhere in contact with its base; he is asked when the action or
    ability that struck it is resolved, since nothing asks for them before.
    """
    here = fighter.pose
    base = (here.x, here.y, fighter.base.diameter)
    spots = [Spot(here.x, here.y), *places(play.state, *base, 0)]
    asked: list[LayItem] = []
    for place, carried in enumerate(fighter.items):
        put_down(play, carried, spots[place % len(spots)], "MK-ITEMS-13", fighter, dropped=False)
        asked.append(LayItem(fighter.seat, carried.id, fighter.name, *base))
    resolving = any(isinstance(step, Resolved) for step in play.stack)
    for question in reversed(asked):
        if resolving:
            play.insert(question, Resolved)
        else:
            play.then(question)


class Resolved(Step, frozen=True):
    """An action or an ability is resolved; after it is asked where items of the slain lie."""


class Aftermath(Resolved, frozen=True):
    """What follows an action or an ability when it is resolved: curses, and perhaps the end."""

    rule = "MK-END-1"

    def run(self, play: Battle) -> None:
        """Whom magic touched and a curse holds takes damage (MK-CARD-cursed); the end is tested."""
        cursed: list[Damage] = []
        for number, seat in play.state.bewitched:
            fighter = play.state.fighter(number)
            for ability, effect in [] if fighter is None else fighter.powers.all(Suffers):
                rule, of, amount = ability.rule, ability.name, effect.damage
                cursed.append(Damage(number, amount, "ability", seat, rule, way="curse", of=of))
        play.replace(bewitched=(), halted=(), running=())
        hurt(play, *cursed)
        test_end(play)
