"""A seat names one of its models openly: the warlord (LC-4.2-8)."""

from collections.abc import Sequence

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.event import Announced
from slagveld.kernel.fields import Choice, PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import Choosing
from slagveld.texts import Text

from ..core.book import do, pick, refuse, text
from ..core.regiment import Regiment
from ..core.state import Battle, LittleCarnageState
from ..scenario.files import Named
from ..scenario.scenarios import battle_of


class NameRegiment(Action, frozen=True):
    """This regiment is, or has, the model that is named."""

    regiment: PieceId


class NameModel(Choosing, frozen=True):
    """A player names a model that is a regiment of its own; without one, one of a regiment.

    The models of a regiment are alike: the first that is set up is the one.
    """

    actions = (NameRegiment,)
    rule = "LC-4.2-8"
    automatic = True

    place: int
    """Which of the scenario's named models it is."""

    def by_rule(self, state: LittleCarnageState) -> str:
        return self._named(state).rule

    def prompt(self, state: LittleCarnageState) -> Text:
        return text("ask-name", role=self._named(state).name)

    def choices(self, state: LittleCarnageState, seat: int) -> list[Choice]:
        return [Choice(str(one.id), one.name) for one in nameable(state, seat)]

    def offer(self, state: LittleCarnageState, choices: Sequence[Choice]) -> Form:
        field = pick.choice("regiment", "field-name", choices, numeric=True)
        return do(NameRegiment, "do-name", field, role=self._named(state).name)

    def unknown(self, state: LittleCarnageState) -> Refusal:
        named = self._named(state)
        return refuse(named.rule, "refusal-name", role=named.name)

    def answer(self, play: Battle, action: NameRegiment) -> None:
        named = self._named(play.state)
        play.state = play.state.noted(named.key, action.regiment)
        name = play.state.regiment(action.regiment).name
        what = text("told-named", name=name, role=named.name)
        pieces = (action.regiment,)
        play.tell(Announced, seat=self.seat, what=what, pieces=pieces, rule=named.rule)

    def candidates(self, state: LittleCarnageState, seat: int) -> list[Action]:
        """All who may be named, characters and leaders first."""
        found = nameable(state, seat)
        found.sort(key=lambda one: not (one.card.character or one.skills.leader))
        return [NameRegiment(one.id) for one in found]

    def _named(self, state: LittleCarnageState) -> Named:
        return battle_of(state).named[self.place]


def nameable(state: LittleCarnageState, seat: int) -> list[Regiment]:
    """The regiments of one model; where an army has none, all of its regiments."""
    own = [regiment for regiment in state.regiments if regiment.seat == seat]
    return [regiment for regiment in own if regiment.count == 1] or own
