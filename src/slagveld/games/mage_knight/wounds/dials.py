"""Damage, healing and elimination: every turn of a dial goes through here (MK-DIAL-*)."""

from slagveld.kernel.agenda import Step
from slagveld.record import replace
from slagveld.table.shapes import Spot
from slagveld.texts import Name

from ..core.book import text
from ..core.effects import Releases, Suffers
from ..core.events import Clicked, Eliminated, Mended
from ..core.fighter import Fighter
from ..core.state import NOBODY, Battle, Fallen
from ..objectives.ending import test_end
from .captives import free, landed, released
from .damage import Damage, Way, reduced, tell_reduced
from .hex_and_overwatch_tokens import faded
from .items_on_the_ground import LayItem, places, put_down


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
            _follow(play, number, causes[number].by)
    return turned


def _tell(play: Battle, fighter: Fighter, damage: Damage, dealt: int) -> None:
    n, name, way = fighter.id, fighter.name, f"hurt-{damage.way}"  # texts: *:hurt-*
    cause = text(way, name=name, amount=dealt, source=damage.named, of=damage.of)
    left, by, rule = _left(play, n), damage.source or None, damage.rule or "MK-DIAL-1"
    play.tell(Clicked, piece=n, name=name, amount=dealt, left=left, by=by, cause=cause, rule=rule)


def exhaust(play: Battle, number: int, rule: str, way: Way, of: Name | str = "") -> None:
    """1 exhaustion damage, credited to nobody (MK-PUSH-2, MK-ELIM-2); it may kill (MK-PUSH-4)."""
    hurt(play, Damage(number, 1, "exhaustion", rule=rule, way=way, of=of))


def healable(fighter: Fighter) -> bool:
    """Whether a warrior can be healed at all (MK-HEAL-2, MK-HEAL-4, MK-CARD-G7).

    Invulnerability forbids it (MK-CARD-invulnerability).
    """
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
    """Turn a dial back by an ability of a warrior; the clicks turned (MK-DIAL-2, MK-HEAL-1).

    The warrior is on the battlefield: the eliminated are not healed (MK-HEAL-5).
    """
    fighter = play.state.field.by_id[number]
    done = healed_clicks(fighter, points)
    if done == 0:
        return 0
    play.state = play.state.changed(number, turned=fighter.turned - done)
    if play.listening:
        name, left = fighter.name, _left(play, number)
        way = "healed-itself" if healer.id == number else "healed-by"  # texts: *:healed-*
        cause = text(way, name=name, amount=done, healer=healer.name, of=of)
        play.tell(Mended, piece=number, name=name, amount=done, left=left, cause=cause, rule=rule)
    _follow(play, number, NOBODY)
    return done


def eliminate(play: Battle, number: int, by: int, rule: str = "MK-ELIM-1") -> None:
    """Take a warrior off the battlefield, with all that follows at once."""
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


def _left(play: Battle, number: int) -> int | None:
    """Clicks before the skulls, where dials lie open; else nobody looks ahead (MK-ETIQ-1)."""
    fighter = play.state.field.by_id[number]
    hidden = not play.state.options.open_dials
    return None if hidden else len(fighter.warrior.clicks) - fighter.turned


def _follow(play: Battle, number: int, by: int) -> None:
    """What a new click brings at once: elimination, or another level or captive's fate."""
    fighter = play.state.field.by_id.get(number)
    if fighter is None:
        return
    if fighter.click.skulls:
        eliminate(play, number, by)
        return
    released_by_abilities(play, number)
    faded(play, number)
    landed(play, number)


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
        spot = spots[place % len(spots)]
        put_down(play, carried, spot, "MK-ITEMS-13", fighter, dropped=False)
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
