"""Magic at nearly any time: where seats are asked whether a wizard of theirs casts (LC-1.3-17).

Nobody wants to be asked at each moment. In its own activations a seat finds its spells beside
everything else, so it is not asked there at all. In between it is asked, as long as it says
nothing, only where a spell would change what comes next.
"""

from collections.abc import Sequence
from functools import partial
from typing import ClassVar, NamedTuple

from slagveld.kernel.decision import Form
from slagveld.kernel.moment import Moment
from slagveld.kit.moments import Stops, TopicInterrupt
from slagveld.record import replace
from slagveld.texts import Text

from ..core.activated_regiment import may_attack, may_move
from ..core.book import BOOK, do, text
from ..core.contact_and_zones import enemies_in_contact, enemy_of
from ..core.regiment import Model, Regiment
from ..core.state import Battle, LittleState
from .casting import CASTING
from .counterspell import LetMagicBe
from .menus import goals, hopeful
from .wizards import ready_wizards

PLACES = ("action", "attack", "card", "round")
"""Before and after an action, between two attacks, between two cards, at the end of the round."""


STOPS = Stops(BOOK, "magic", "magic-policy", PLACES)


class Occasion(NamedTuple):
    """A moment of magic and what comes after it; see `MagicMoment`."""

    at: str
    targets: tuple[int, ...] = ()
    """Models that are about to be attacked."""
    inside: tuple[int, ...] = ()
    """Seats that are asked anyway in what comes next, and find their spells there."""


def wants(state: LittleState, seat: int, occasion: Occasion) -> bool:
    """Whether a seat is to be asked at this moment; quick for those without a ready wizard."""
    matters = partial(_matters, state, seat, occasion)
    return STOPS.wanted(state, seat, occasion.at, ready_wizards, matters)


def _matters(state: LittleState, seat: int, occasion: Occasion, wizard: Model) -> bool:
    if occasion.at == "round":
        return _has_goal(state, wizard, LASTING)
    active = state.regiments_by_id.get(state.active)
    if active is None or active.seat == seat:
        return False
    if occasion.at == "attack":
        by_id = state.field.model_by_id
        struck = [by_id[one].regiment for one in occasion.targets if one in by_id]
        return _has_goal(state, wizard, SAVING, struck)
    return occasion.at == "action" and _before_action(state, wizard, active)


def _before_action(state: LittleState, wizard: Model, active: Regiment) -> bool:
    """Slow an enemy before it moves; hinder its attack, or save those whom it touches."""
    if may_move(active) and _has_goal(state, wizard, ("slow",), [active.id]):
        return True
    met = enemies_in_contact(state, active.id) if may_attack(active) else ()
    touched = [model.regiment for number in met for model in state.field.on_stand[number]]
    return bool(touched) and (
        _has_goal(state, wizard, HINDERING, [active.id])
        or _has_goal(state, wizard, SAVING, touched)
    )


def _has_goal(
    state: LittleState, wizard: Model, effects: tuple[str, ...], regiments: list[int] | None = None
) -> bool:
    """Whether a wizard has a spell with such an effect for one of these regiments, or anybody."""
    return any(
        regiments is None or target.regiment in regiments
        for spell in hopeful(state, wizard)
        if spell.effect in effects
        for target in goals(state, wizard, spell)
    )


LASTING = ("attack", "mend", "slow", "raise")
"""What is worth casting when the round is about to end."""
HINDERING = ("attack", "fear")
SAVING = ("defence-die", "mend")


class MagicMoment(Moment, frozen=True, kw_only=True):
    """A place between two steps where wizards may cast, the activated side first.

    What it comes before is the step beneath on the agenda: `at` says which of `PLACES` that
    makes it, `inside` is the seat that is asked there anyway (it finds its spells in that question
    and is not asked here), `targets` are models about to be attacked.
    """

    key: ClassVar[str] = "magic"
    rule = "LC-1.3-17"

    first: int = 0
    at: str = ""
    inside: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()

    def run(self, play: Battle) -> None:
        """Look at what is about to happen, then ask whoever wants to be asked.

        Before most steps wizards think of the next card only; one that is more for them says so
        by its `occasion`.
        """
        told = getattr(play.stack[-1], "occasion", None) if play.stack else None
        what: Occasion = Occasion("card") if told is None else told(play.state)
        Moment.run(replace(self, at=what.at, inside=what.inside, targets=what.targets), play)

    def order(self, state: LittleState) -> tuple[int, ...]:
        """The side of the activated regiment goes first (LC-1.3-17)."""
        players = state.players()
        return tuple([one for one in (self.first, enemy_of(self.first)) if one in players])

    def offer(self, state: LittleState, seat: int) -> "CastNow | None":
        """A question only where the seat's stops say that it wants one."""
        if seat in self.inside or not wants(state, seat, Occasion(self.at, self.targets)):
            return None
        return CastNow(seat, self.at)


class CastNow(TopicInterrupt, frozen=True):
    """The offer to cast a spell between two steps."""

    at: str
    topic = CASTING
    actions = (LetMagicBe, *CASTING.actions)
    rule = "LC-1.3-17"
    offers = (do(LetMagicBe, "magic-do-let-be"),)

    def asked(self, state: LittleState) -> int | None:
        """The seat, while it plays and has a wizard who could cast."""
        return super().asked(state) if ready_wizards(state, self.seat) else None

    def prompt(self, state: LittleState) -> Text:
        return text(f"magic-ask-{self.at}")  # texts: *:magic-ask-*

    def about(self, state: LittleState, forms: Sequence[Form]) -> tuple[int, ...]:
        return tuple([one.stand for one in ready_wizards(state, self.seat)])


def opportunity(play: Battle, first: int | None = None) -> None:
    """Let wizards cast, if magic is on (LC-3-1); `first` begins where no regiment is activated."""
    state = play.state
    if state.options.magic:
        if state.active:
            first = state.regiment(state.active).seat
        play.moment(MagicMoment(first=first or 0))
