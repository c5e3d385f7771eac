"""Damage, healing and elimination: every turn of a dial goes through here (MK-DIAL-*)."""

from typing import Literal

import msgspec

from slagveld.games.mage_knight.catalogue import text
from slagveld.games.mage_knight.events import Clicked, Eliminated, Mended
from slagveld.games.mage_knight.fighter import Fighter
from slagveld.games.mage_knight.model import NOBODY, Battle, Fallen
from slagveld.games.mage_knight.telling import tell_reduced
from slagveld.texts import Name

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


class Damage(msgspec.Struct, frozen=True):
    """Damage that a warrior is about to take."""

    target: int
    amount: int
    cause: Cause
    by: int = NOBODY
    """The seat that is credited with an elimination (MK-ELIM-2)."""
    rule: str = ""
    pierced: bool = False
    """Reductions do not count (Pierce, and all abilities against a Shockwave)."""
    way: Way = "ability"
    source: int = 0
    """The warrior that deals it; 0: none."""
    named: str = ""
    """What that warrior is called."""
    of: Name | str = ""
    """The ability, item or domain by which it is dealt."""


def reduced(fighter: Fighter, damage: Damage) -> int:
    """What is left of damage after the target's abilities; never below 0 (MK-RULE3-3)."""
    if not fighter.free:
        return 0
    if damage.cause in ("exhaustion", "smite") or damage.pierced:
        return max(0, damage.amount)
    return max(0, damage.amount - fighter.powers.reduction)


def hurt(play: Battle, *damages: Damage) -> dict[int, int]:
    """Deal damage, all of it at the same moment (MK-DAMAGE-3); the clicks turned, by target.

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
            _follow(play, number, causes[number].by)
    return turned


def _tell(play: Battle, fighter: Fighter, damage: Damage, dealt: int) -> None:
    """How much damage a warrior took, by whom and by what."""
    values = {"name": fighter.name, "amount": dealt, "source": damage.named, "of": damage.of}
    play.tell(
        Clicked,
        piece=fighter.id,
        name=fighter.name,
        amount=dealt,
        left=_left(play, fighter.id),
        by=damage.source or None,
        cause=text(f"hurt-{damage.way}", **values),  # texts: *:hurt-*
        rule=damage.rule or "MK-DIAL-1",
    )


def exhaust(play: Battle, number: int, rule: str, way: Way, of: Name | str = "") -> None:
    """1 exhaustion damage, credited to nobody (MK-PUSH-2, MK-ELIM-2)."""
    hurt(play, Damage(number, 1, "exhaustion", rule=rule, way=way, of=of))


def healable(fighter: Fighter) -> bool:
    """Whether a warrior can be healed at all (MK-HEAL-2, MK-HEAL-4, MK-CARD-G7)."""
    return (
        fighter.free
        and fighter.turned > 0
        and not fighter.click.repair
        and fighter.powers.ban("be-healed") is None
    )


def healed_clicks(fighter: Fighter, points: int) -> int:
    """How many clicks so many points turn back: to the start, or to a repair marker."""
    if not healable(fighter):
        return 0
    golem = fighter.click.damage_type == "golem"
    done = 0
    while done < points and fighter.turned - done > 0:
        done += 1
        if golem and fighter.warrior.click(fighter.turned - done).repair:
            break
    return done


def heal(play: Battle, number: int, points: int, rule: str, healer: Fighter, of: Name | str) -> int:
    """Turn a dial back by an ability of a warrior; the clicks turned (MK-DIAL-2)."""
    fighter = play.state.field.by_id[number]
    done = healed_clicks(fighter, points)
    if done == 0:
        return 0
    play.state = play.state.changed(number, turned=fighter.turned - done)
    if play.listening:
        values = {"name": fighter.name, "amount": done, "healer": healer.name, "of": of}
        itself = healer.id == number
        play.tell(
            Mended,
            piece=number,
            name=fighter.name,
            amount=done,
            left=_left(play, number),
            cause=text("healed-itself", **values) if itself else text("healed-by", **values),
            rule=rule,
        )
    _follow(play, number, NOBODY)
    return done


def eliminate(play: Battle, number: int, by: int, rule: str = "MK-ELIM-1") -> None:
    """Take a warrior off the battlefield, with all that follows at once."""
    from slagveld.games.mage_knight.captives import let_go, released_by
    from slagveld.games.mage_knight.hexes import lifted
    from slagveld.games.mage_knight.laying import lay_down

    fighter = play.state.field.by_id[number]
    play.tell(
        Eliminated,
        piece=number,
        name=fighter.name,
        points=fighter.warrior.points,
        seat=None if by == NOBODY else by,
        rule=rule,
    )
    released_by(play, fighter)
    if fighter.captor:
        let_go(play, fighter.captor)
    lifted(play, number)
    bare = msgspec.structs.replace(
        fighter,
        items=(),
        paid=(),
        captor=0,
        captive=0,
        hexed_by=0,
        watching=False,
        cancelled=(),
    )
    play.state = play.state.without(number)
    play.replace(fallen=(*play.state.fallen, Fallen(bare, by)))
    if fighter.items:
        lay_down(play, fighter)


def _left(play: Battle, number: int) -> int | None:
    """Clicks before the skulls, where dials lie open; else nobody looks ahead (MK-ETIQ-1)."""
    fighter = play.state.field.by_id[number]
    hidden = not play.state.options.open_dials
    return None if hidden else len(fighter.warrior.clicks) - fighter.turned


def _follow(play: Battle, number: int, by: int) -> None:
    """What a new click brings at once: elimination, or another level or captive's fate."""
    from slagveld.games.mage_knight.captives import released_by_abilities
    from slagveld.games.mage_knight.hexes import faded
    from slagveld.games.mage_knight.landing import landed

    fighter = play.state.field.by_id.get(number)
    if fighter is None:
        return
    if fighter.click.skulls:
        eliminate(play, number, by)
        return
    released_by_abilities(play, number)
    faded(play, number)
    landed(play, number)
