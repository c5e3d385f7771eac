"""Magic at nearly any time: where seats are asked whether a wizard of theirs casts (LC-1.3-17)."""

from collections.abc import Sequence
from typing import ClassVar

from slagveld.kernel.decision import Form
from slagveld.kernel.moment import Moment
from slagveld.kit.moments import TopicInterrupt
from slagveld.record import replace
from slagveld.texts import Text

from ..core.book import do, text
from ..core.relations import enemy_of
from ..core.state import Battle, LittleCarnageState
from .counterspell import LetMagicBe
from .stops import Occasion, wants
from .topic import CASTING
from .wizards import ready_wizards


class MagicMoment(Moment, frozen=True, kw_only=True):
    """A place between two steps where wizards may cast, the activated side first.

    What it comes before is the step beneath on the agenda: `at` says which of `stops.PLACES` that
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
        here = replace(self, at=what.at, inside=what.inside, targets=what.targets)
        Moment.run(here, play)

    def order(self, state: LittleCarnageState) -> tuple[int, ...]:
        """The side of the activated regiment goes first (LC-1.3-17)."""
        players = state.players()
        return tuple([one for one in (self.first, enemy_of(self.first)) if one in players])

    def offer(self, state: LittleCarnageState, seat: int) -> "CastNow | None":
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

    def asked(self, state: LittleCarnageState) -> int | None:
        """The seat, while it plays and has a wizard who could cast."""
        return super().asked(state) if ready_wizards(state, self.seat) else None

    def prompt(self, state: LittleCarnageState) -> Text:
        return text(f"magic-ask-{self.at}")  # texts: *:magic-ask-*

    def about(self, state: LittleCarnageState, forms: Sequence[Form]) -> tuple[int, ...]:
        return tuple([one.stand for one in ready_wizards(state, self.seat)])


def opportunity(play: Battle, first: int | None = None) -> None:
    """Let wizards cast before the agenda goes on; nothing while magic is off (LC-3-1).

    `first` is the seat that goes first where no regiment is activated any more.
    """
    state = play.state
    if state.options.magic:
        if state.active:
            first = state.regiment(state.active).seat
        play.moment(MagicMoment(first=first or 0))
