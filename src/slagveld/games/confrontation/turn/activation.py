"""Activating cards: their figures move one by one, in the order the player likes (CON-MOVE-5)."""

from collections.abc import Sequence
from typing import ClassVar

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Measuring
from slagveld.kernel.dice import Rng
from slagveld.kit.topics import TopicQuestion, Topics, actions_of, by_lot, leading
from slagveld.texts import Text

from ..assault.charge_or_engagement import ASSAULTS, AssaultDeed
from ..assault.reaction_fire import FELLED, Reactions
from ..core.book import do, text
from ..core.state import Battle, ClashState, closed
from ..disengagement.attempt import DISENGAGING, Disengage
from ..disengagement.granted_moves import GrantedMove
from ..morale.rally import CALLING, RallyingCry
from ..movement.dodge import DODGING, Dodge
from ..movement.type_of_movement import Active, Topic, is_ready, may_choose
from ..movement.walk_and_charge_without_target import WALKING, Stay, WalkDeed, stay
from ..stunts.climb import CLIMBING, ClimbDeed
from ..stunts.jump import JUMPING, Jump
from ..stunts.swim import SWIMMING, Swim
from ..terrain.sight_and_line_of_fire import find_hidden


class EndActivation(Action, frozen=True):
    """All figures of these cards that have not moved stay where they are (CON-MOVE-9)."""


STUNTS = Topics[ClashState, Active](CALLING, SWIMMING, JUMPING, CLIMBING)
"""Physical stunts, and the cry that rallies."""
StuntDeed = RallyingCry | Swim | Jump | ClimbDeed
ActivationDeed = WalkDeed | AssaultDeed | Dodge | Disengage | StuntDeed


class Activation(TopicQuestion, frozen=True):
    """Cards are played together: each of their figures chooses one type of movement."""

    topics: ClassVar[tuple[Topic, ...]] = (WALKING, ASSAULTS, DODGING, DISENGAGING, STUNTS)
    ending = EndActivation
    most = 300
    """More than any ready-made battle lists."""
    tries = 600
    rule = "CON-MOVE-11"
    actions = (EndActivation, *actions_of(topics))

    seat: int
    cards: tuple[int, ...]

    def scope(self, seat: int) -> Active:
        return Active(self.seat, self.cards)

    def asked(self, state: ClashState) -> int | None:
        return self.seat if is_ready(state, self.seat, self.cards) else None

    def prompt(self, state: ClashState) -> Text:
        return text("ask-move", count=len(self.scope(self.seat).ready(state)))

    def closing(self, state: ClashState) -> Form:
        return do(EndActivation, "do-move-end", rule="CON-MOVE-9")

    def about(self, state: ClashState, forms: Sequence[Form]) -> tuple[int, ...]:
        return leading(forms, groups=True)

    def measured(self, state: ClashState) -> Measuring:
        return closed(state)

    def answer(self, play: Battle, action: Action) -> None:
        """In either case the cards have been played for all their figures (CON-FEAR-7)."""
        cards = self.cards
        new = [f for f in play.state.figures if f.card in cards and not f.turn.activated]
        if new:
            play.state = play.state.with_figure(*[one.did(activated=True) for one in new])
        super().answer(play, action)

    def before(self, play: Battle, action: ActivationDeed) -> None:
        movers = action.figures if isinstance(action, AssaultDeed) else (action.figure,)
        play.then(*[FigureDone(number) for number in movers])

    def ended(self, play: Battle) -> None:
        for figure in self.scope(self.seat).ready(play.state):
            stay(play, figure.id)
            find_hidden(play, figure.id)

    def propose(self, state: ClashState, seat: int, rng: Rng) -> Action:
        """For a figure by lot what a topic by lot proposes, or the next that has something."""
        ready = self.scope(seat).ready(state)
        figure = ready[int(rng.random() * len(ready))]
        active = Active(self.seat, self.cards, figure.id)
        found = (topic.propose(state, active, rng) for topic in by_lot(self.topics, rng))
        return next((one for one in found if one is not None), Stay(figure.id))


class FigureDone(Step, frozen=True):
    rule = "CON-CARD-eclaireur"

    figure: int

    def run(self, play: Battle) -> None:
        figure = play.state.figure(self.figure)
        if figure is not None and not may_choose(figure):
            find_hidden(play, figure.id)


class AfterReactions(Step, frozen=True, kw_only=True):
    """The enemy has finished moving: shooters who killed move, others of their cards act."""

    rule = "CON-REACT-6"

    targets: tuple[int, ...]

    def run(self, play: Battle) -> None:
        moves: list[Step] = []
        cards: dict[int, int] = {}
        for number in self.targets:
            shooter = play.state.figure(number)
            if shooter is None or not shooter.turn.reacted or shooter.turn.chosen:
                continue
            play.state = play.state.did(number, chosen="stay")
            cards[shooter.card] = shooter.seat
            if FELLED in shooter.turn.marks:
                seat, own = shooter.seat, (shooter.card,)
                moves.append(GrantedMove(seat=seat, figure=number, cards=own, cause="reaction"))
        play.then(*moves, *[Activation(seat, (card,)) for card, seat in cards.items()])


Reactions.sequel = AfterReactions
