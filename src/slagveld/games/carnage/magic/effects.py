"""What a spell does when nobody has cancelled it (section 14.2 to section 14.4)."""

from collections.abc import Callable

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Lapsed
from slagveld.table.measure import point_gap
from slagveld.table.shapes import Spot
from slagveld.texts import Text

from ..core.book import text
from ..core.conditions import is_diverted, part_of, say, tell_status
from ..core.parts import Part
from ..core.state import Battle, CarnageState
from ..core.unit import Unit, whole
from ..ground.pushed_wagon import CRATER_ID
from ..terrain.high_walls import is_near
from ..wounds.blows_and_shields import Hits, automatic_hits, change_shields
from ..wounds.losses import TakeLosses
from ..wounds.order_of_removal import Loss
from .spells import BLAST, Casting, spells
from .teleport import teleport


class WorkSpell(Step, frozen=True):
    """A spell takes effect. It waits here, paid, while it can be answered."""

    casting: Casting

    def names(self) -> tuple[int, ...]:
        return self.casting.units

    def lapse(self, play: Battle) -> None:
        """Say which spell finds nobody to work on, or nobody to work it."""
        spell, mage = spells()[self.casting.spell], play.state.unit(self.casting.mage)
        if mage is None:
            what = text("lapsed-spell", spell=spell.name)
        else:
            what = text("lapsed-spell-target", spell=spell.name, name=mage.name)
        step, pieces = type(self).__name__, self.names()
        play.tell(Lapsed, step=step, pieces=pieces, what=what, rule=spell.rule)

    def run(self, play: Battle) -> None:
        EFFECTS[self.casting.spell](play, self.casting)


def _strike(play: Battle, casting: Casting) -> None:
    """Body Distortion (CAR-14.3-body), Shock (CAR-14.4-shock): hits not rolled (CAR-14.1-hit)."""
    spell = spells()[casting.spell]
    hits = Hits(spell.hits, spell.st, spell.rule, casting.mage, spell.name)
    wounds = automatic_hits(play, casting.target, hits, casting.seat)
    if wounds:
        play.then(TakeLosses((Loss(casting.target, wounds, by=casting.mage),)))


def blast_radius(points: int) -> int:
    """The radius of Explosion in fine units (CAR-14.2-explosion-radius, CAR-14.2-example)."""
    return points * BLAST


def in_blast(state: CarnageState, mage: Unit, points: int) -> list[tuple[Unit, int]]:
    """Units and how many of their figures an Explosion reaches: any part of a base will do.

    Neither the mage himself nor Bouncer, whom spells pass by.
    """
    x, y = mage.middle
    radius = blast_radius(points)
    others = [u for u in state.units if u.id != mage.id and u.profile.kind != "bouncer"]
    near = [unit for unit in others if is_near(unit.bounds, (x, y, x, y), radius)]
    counts = [sum([point_gap(x, y, body) <= radius for body in unit.bodies]) for unit in near]
    return [(unit, count) for unit, count in zip(near, counts, strict=True) if count]


def _explode(play: Battle, casting: Casting) -> None:
    """One hit for every figure in the radius; the mage is gone (CAR-14.2-explosion-effect)."""
    spell = spells()[casting.spell]
    mage = play.state.field.by_id[casting.mage]
    losses = []
    for unit, count in in_blast(play.state, mage, casting.cost):
        hits = Hits(count, spell.st, spell.rule, mage.id, spell.name)
        wounds = automatic_hits(play, unit.id, hits, casting.seat)
        if wounds:
            losses.append(Loss(unit.id, wounds, by=mage.id, figures=count))
    losses.append(Loss(mage.id, mage.lives))
    x, y = mage.middle
    play.replace(craters=(*play.state.craters, Spot(whole(x), whole(y))))
    crater = CRATER_ID + len(play.state.craters) - 1
    say(play, text("told-crater", name=mage.name), "CAR-14.2-explosion-crater", mage.id, crater)
    play.then(TakeLosses(tuple(losses)))


def _divert(play: Battle, casting: Casting) -> None:
    """It does nothing until this phase of the next round, unless woken (CAR-14.3-diversion)."""
    state = play.state
    until = (state.round + 1, part_of(state.phase))
    _mark(play, casting, text("state-diverted"), diverted=until)


def _accelerate(play: Battle, casting: Casting) -> None:
    """It goes first in this phase; in the movement phase that is now (CAR-14.3-acceleration)."""
    state = play.state
    now = (state.round, part_of(state.phase))
    _mark(play, casting, text("state-accelerated"), accelerated=now)
    unit = play.state.field.by_id[casting.target]
    part = next((kind for kind in Part.__subclasses__() if kind.phase == state.phase), None)
    if part is None or is_diverted(state, unit) or unit.side not in state.order:
        return
    opened = [step for step in play.stack if isinstance(step, part) and not step.only]
    turn = state.order.index(opened[-1].side) if opened else 0
    if state.order.index(unit.side) > turn:
        play.then(part(side=unit.side, only=unit.id))


def _shield(play: Battle, casting: Casting) -> None:
    """One extra magical life; shields add up and last."""
    mage = play.state.field.by_id[casting.mage]
    if mage.magic is not None:
        what, shields = text("magic-shields-of", name=mage.name), mage.magic.shields + 1
        change_shields(play, mage.id, shields, what, "CAR-14.4-shield")


def _frenzy(play: Battle, casting: Casting) -> None:
    """ST +1 for this round (CAR-14.4-frenzy); `values.strength` reads it."""
    _mark(play, casting, text("state-frenzied"), frenzied=play.state.round)


def _cancel(play: Battle, _casting: Casting) -> None:
    """The spell beneath is gone, with whatever could still have answered it."""
    answered = play.cancel(WorkSpell)
    if isinstance(answered, WorkSpell):
        mage = play.state.field.by_id[answered.casting.mage]
        spell = spells()[answered.casting.spell]
        what = text("told-cancelled", name=mage.name, spell=spell.name)
        say(play, what, "CAR-14.4-counterspell", *answered.casting.units)


def _mark(play: Battle, casting: Casting, status: Text, **changes: object) -> None:
    unit = play.state.field.by_id[casting.target].changed(**changes)
    play.state = play.state.with_unit(unit)
    tell_status(play, unit, status, spells()[casting.spell].rule)


EFFECTS: dict[str, Callable[[Battle, Casting], None]] = {
    "explosion": _explode,
    "body-distortion": _strike,
    "teleport": teleport,
    "diversion": _divert,
    "acceleration": _accelerate,
    "shield": _shield,
    "shock": _strike,
    "frenzy": _frenzy,
    "counterspell": _cancel,
}
