"""Magic at any moment: what mages may cast, and where seats are asked (CAR-6.9-any-time)."""

from collections.abc import Iterable
from typing import ClassVar

from slagveld.kernel.decision import Action, Form, Measuring, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.menu import Lane, entries, woven
from slagveld.kernel.moment import Moment
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.moments import TopicInterrupt
from slagveld.kit.topics import one_of
from slagveld.record import replace
from slagveld.table.shapes import Spot
from slagveld.table.steps import moved
from slagveld.table.units import TURN
from slagveld.texts import Text

from ..core.book import do, text
from ..core.conditions import is_enemy
from ..core.parts import Part, Scope
from ..core.state import Battle, CarnageState
from ..core.unit import Unit, square_between
from . import target_and_range
from .effects import in_blast
from .incantation import LetMagicBe, incant
from .previews import cast_forms, castable, preview_cast
from .spells import EXPLOSION, Spell, points_of, ready_mages
from .stops import Occasion, by_initiative, is_quiet, wants
from .target_and_range import Cast, CastAction, CastOnSelf, CastTeleport
from .teleport import landings, leap


def meant_for(state: CarnageState, mage: Unit, spell: Spell) -> list[Unit]:
    """Units on which a spell makes sense, wherever they are."""
    if spell.key == EXPLOSION:
        near = in_blast(state, mage, points_of(mage))
        return [mage] if any(is_enemy(mage, unit) for unit, _ in near) else []
    if spell.meant == "self":
        return [mage]
    found = [unit for unit in state.units if unit.profile.kind != "bouncer"]
    if spell.meant == "any":
        return found
    return [unit for unit in found if is_enemy(mage, unit) == (spell.meant == "enemy")]


def _spell(state: CarnageState, mage: Unit, spell: Spell) -> Lane:
    """Castings of a spell, the nearest target first."""
    targets = list(enumerate(meant_for(state, mage, spell)))
    targets.sort(key=lambda one: square_between(mage, one[1]))
    for place, target in targets:
        if target_and_range.target_refusal(state, mage, spell, target) is not None:
            yield (place,), None
            continue
        spots = landings(state, target) if spell.aim == "place" else ()
        for number, action in enumerate(casts(mage, spell, target, spots)):
            yield (place, number), action


def casts(mage: Unit, spell: Spell, target: Unit, spots: Iterable[Spot]) -> list[CastAction]:
    """How a spell is cast on a target; with an aim in space, to each of these spots."""
    if spell.aim == "self":
        return [CastOnSelf(mage.id, spell.key, spoken=True)]
    if spell.aim == "place":
        return [CastTeleport(mage.id, target.id, spot, spoken=True) for spot in spots]
    return [Cast(mage.id, spell.key, target.id, spoken=True)]


class CastingTopic:
    """The topic of magic, open in every part of the round (CAR-6.1-magic).

    `only` does not bind mages: any of the seat's may cast while one unit acts.
    """

    actions = (Cast, CastOnSelf, CastTeleport)

    def forms(self, state: CarnageState, scope: Scope) -> list[Form]:
        return cast_forms(state, scope.seat)

    def check(self, state: CarnageState, scope: Scope, action: CastAction) -> Refusal | None:
        return target_and_range.cast_refusal(state, scope.seat, action)

    def answer(self, play: Battle, scope: Scope, action: CastAction) -> None:
        incant(play, target_and_range.casting_of(play.state, scope.seat, action))

    def menu(self, state: CarnageState, scope: Scope) -> list[Action]:
        return entries(self.lane(state, scope))

    def lane(self, state: CarnageState, scope: Scope) -> Lane:
        """Every spell of every mage on every target on which it makes sense, each in its turn."""
        mages = ready_mages(state, scope.seat)
        lanes = [[_spell(state, mage, spell) for spell in castable(mage)] for mage in mages]
        return woven([woven(lane) for lane in lanes])

    def propose(self, state: CarnageState, scope: Scope, rng: Rng) -> Action | None:
        """A mage, a spell and a target by lot; None if that cannot be cast."""
        mage = one_of(ready_mages(state, scope.seat), rng)
        if mage is None:
            return None
        options = castable(mage)
        spell = options[int(rng.random() * len(options))]
        target = one_of(meant_for(state, mage, spell), rng)
        if target is None:
            return None
        spots: list[Spot] = []
        if spell.aim == "place":
            way, far = int(rng.random() * TURN), int(rng.random() * leap())
            spots.append(Spot(*moved(target.x, target.y, way, far)))
        (action,) = casts(mage, spell, target, spots)
        return action if target_and_range.cast_refusal(state, scope.seat, action) is None else None

    def preview(self, state: CarnageState, scope: Scope, partial: Partial) -> Preview:
        """Range, targets, cost, chances; in the shooting phase no range before all is announced."""
        measured = state.phase != "shooting" or state.options.free_measuring
        return preview_cast(state, scope.seat, partial, measured=measured)


CASTING = CastingTopic()


class MagicMoment(Moment, frozen=True, kw_only=True):
    """A place between two steps where mages may cast, the initiative side first.

    `at` says which: `round`, `pearl`, `part`, `march`, `charge`, `charge-combat`, `wrap`, `shots`
    or `melee`. What it comes before is the step beneath on the agenda: `side` is that whose part of
    the round begins here, `inside` are those of its players who are asked in it (they cast from
    within it and are not asked here), `about` are the units named by a charge.
    """

    key: ClassVar[str] = "magic"
    rule = "CAR-6.9-any-time"

    at: str
    side: int = -1
    inside: tuple[int, ...] = ()
    about: tuple[int, ...] = ()

    def run(self, play: Battle) -> None:
        """Look at what is about to happen, then ask whoever wants to be asked."""
        if is_quiet(play.state, self.at):
            return
        beneath = play.stack[-1] if play.stack else None
        side = -1
        inside: tuple[int, ...] = ()
        if isinstance(beneath, Part):
            side, inside = beneath.side, beneath.who(play.state)
        about = () if beneath is None else beneath.names()
        Moment.run(replace(self, side=side, inside=inside, about=about), play)

    def order(self, state: CarnageState) -> tuple[int, ...]:
        return by_initiative(state)

    def offer(self, state: CarnageState, seat: int) -> "CastNow | None":
        """A question only where the seat's stops say that it wants one."""
        occasion = Occasion(self.at, self.side, self.about)
        if seat in self.inside or not wants(state, seat, occasion):
            return None
        return CastNow(seat, self.at)


class CastNow(TopicInterrupt, frozen=True):
    at: str
    topic = CASTING
    actions = (LetMagicBe, *CASTING.actions)
    rule = "CAR-6.9-any-time"
    offers = (do(LetMagicBe, "do-let-magic-be"),)

    def scope(self, seat: int) -> Scope:
        return Scope(seat)

    def asked(self, state: CarnageState) -> int | None:
        return super().asked(state) if ready_mages(state, self.seat) else None

    def prompt(self, state: CarnageState) -> Text:
        return text(f"ask-magic-{self.at}")  # texts: carnage:ask-magic-*

    def measured(self, state: CarnageState) -> Measuring:
        free = state.options.free_measuring
        return Measuring(ruler="free" if free else "own", rule="CAR-10-announce")

    def foreseen(self, state: CarnageState, seat: int, partial: Partial) -> Preview:
        """What the spell would do; all is announced by now, so ranges are shown."""
        return preview_cast(state, seat, partial, measured=True)
