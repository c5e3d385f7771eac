"""Magic at any moment: where seats may cast, and where they are asked (CAR-6.9-any-time)."""

from typing import ClassVar

from slagveld.kernel.decision import Action, Form, Measuring, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.menu import Lane, entries
from slagveld.kernel.moment import Moment
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.moments import TopicInterrupt
from slagveld.record import replace
from slagveld.texts import Text

from ..core.book import do, text
from ..core.parts import Part, Scope
from ..core.state import Battle, CarnageState
from .aim import Cast, CastAction, CastOnSelf, CastTeleport, cast_refusal, casting_of
from .forms import cast_forms
from .incantation import LetMagicBe, incant
from .menus import all_casts, some_cast
from .previews import preview_cast
from .spells import ready_mages
from .stops import Occasion, by_initiative, wants


class CastingTopic:
    """The topic of magic, open in every part of the round (CAR-6.1-magic).

    `only` does not bind mages: any of the seat's may cast while one unit acts.
    """

    actions = (Cast, CastOnSelf, CastTeleport)

    def forms(self, state: CarnageState, scope: Scope) -> list[Form]:
        return cast_forms(state, scope.seat)

    def check(self, state: CarnageState, scope: Scope, action: CastAction) -> Refusal | None:
        return cast_refusal(state, scope.seat, action)

    def answer(self, play: Battle, scope: Scope, action: CastAction) -> None:
        incant(play, casting_of(play.state, scope.seat, action))

    def menu(self, state: CarnageState, scope: Scope) -> list[Action]:
        return entries(self.lane(state, scope))

    def lane(self, state: CarnageState, scope: Scope) -> Lane:
        return all_casts(state, scope.seat)

    def propose(self, state: CarnageState, scope: Scope, rng: Rng) -> Action | None:
        return some_cast(state, scope.seat, rng)

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
        beneath = play.stack[-1] if play.stack else None
        side = -1
        inside: tuple[int, ...] = ()
        if isinstance(beneath, Part):
            side, inside = beneath.side, beneath.who(play.state)
        about = () if beneath is None else beneath.names()
        Moment.run(replace(self, side=side, inside=inside, about=about), play)

    def order(self, state: CarnageState) -> tuple[int, ...]:
        """Seats by the initiative of their sides."""
        return by_initiative(state)

    def offer(self, state: CarnageState, seat: int) -> "CastNow | None":
        """A question only where the seat's stops say that it wants one."""
        occasion = Occasion(self.at, self.side, self.about)
        if seat in self.inside or not wants(state, seat, occasion):
            return None
        return CastNow(seat, self.at)


class CastNow(TopicInterrupt, frozen=True):
    """The offer to cast a spell between two steps."""

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
