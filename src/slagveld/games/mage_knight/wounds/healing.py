"""Healing: who can be healed, and how far a dial is turned back (MK-HEAL-*)."""

from slagveld.texts import Name

from ..core.book import text
from ..core.events import Mended
from ..core.fighter import Fighter
from ..core.state import NOBODY, Battle
from .damage_and_elimination import clicks_left, new_click


def healable(fighter: Fighter) -> bool:
    """By MK-HEAL-2, MK-HEAL-4, MK-CARD-G7; Invulnerability forbids it (MK-CARD-invulnerability)."""
    return (
        fighter.free
        and fighter.turned > 0
        and not fighter.click.repair
        and fighter.powers.ban("be-healed") is None
    )


def healed_clicks(fighter: Fighter, points: int) -> int:
    """How many clicks so many points turn back: to the start, or to a repair marker (MK-HEAL-3)."""
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
    """Turn a dial back by an ability; the clicks turned (MK-DIAL-2, MK-HEAL-1).

    So do Healing and Magic Healing (MK-CARD-healing, MK-CARD-magic-healing). The roll was made
    before (MK-GAP-10), and the eliminated are not healed (MK-HEAL-5).
    """
    fighter = play.state.field.by_id[number]
    done = healed_clicks(fighter, points)
    if done == 0:
        return 0
    play.state = play.state.changed(number, turned=fighter.turned - done)
    if play.listening:
        name, left = fighter.name, clicks_left(play, number)
        way = "healed-itself" if healer.id == number else "healed-by"  # texts: *:healed-*
        cause = text(way, name=name, amount=done, healer=healer.name, of=of)
        play.tell(Mended, piece=number, name=name, amount=done, left=left, cause=cause, rule=rule)
    new_click(play, number, NOBODY)
    return done
