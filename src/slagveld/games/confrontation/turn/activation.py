"""Activating cards: their figures move one by one, in the order the player likes (CON-MOVE-5)."""

from collections.abc import Sequence
from typing import ClassVar

from slagveld.kernel.agenda import Question, Step
from slagveld.kernel.decision import FREE, Action, Decision, Form, Measuring, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.topics import actions_of, by_lot, leading, topic_named, topic_of

from ..assault.charge import ASSAULTS, AssaultDeed
from ..assault.reaction import FELLED, Reactions
from ..core.book import do, text
from ..core.state import Battle, ConfrontationState
from ..disengagement.attempt import DISENGAGING, Disengage
from ..disengagement.granted_moves import GrantedMove
from ..movement.choice import Active, Topic, may_choose
from ..movement.dodge import DODGING, Dodge
from ..movement.walk import WALKING, Stay, WalkDeed, stay
from ..stunts.topic import STUNTS, StuntDeed
from ..terrain.sight import find_hidden

OWN_ONLY = Measuring(ruler="own", rule="CON-CHARGE-10")
"""Nobody measures to enemies before something is announced."""


class EndActivation(Action, frozen=True):
    """All figures of these cards that have not moved stay where they are (CON-MOVE-9)."""


ActivationReply = EndActivation | WalkDeed | AssaultDeed | Dodge | Disengage | StuntDeed


class Activation(Question, frozen=True):
    """Cards are played together: each of their figures chooses one type of movement."""

    topics: ClassVar[tuple[Topic, ...]] = (WALKING, ASSAULTS, DODGING, DISENGAGING, STUNTS)
    rule = "CON-MOVE-11"
    actions = (EndActivation, *actions_of(topics))

    seat: int
    cards: tuple[int, ...]

    @property
    def active(self) -> Active:
        """The cards and whose they are, for the topics."""
        return Active(self.seat, self.cards)

    def who(self, state: ConfrontationState) -> tuple[int, ...]:
        """The owner, while a figure of the cards may still choose."""
        return (self.seat,) if self.active.ready(state) else ()

    def ask(self, state: ConfrontationState) -> Decision:
        """All forms of all topics, and the end of the activation."""
        forms: list[Form] = []
        active = self.active
        for topic in self.topics:
            forms.extend(topic.forms(state, active))
        pieces = leading(forms, groups=True)
        forms.append(do(EndActivation, "do-move-end", rule="CON-MOVE-9"))
        return Decision(
            seats=(self.seat,),
            prompt=text("ask-move", count=len(active.ready(state))),
            forms=tuple(forms),
            rule=self.rule,
            measuring=measuring(state),
            pieces=pieces,
        )

    def check(self, state: ConfrontationState, seat: int, action: Action) -> Refusal | None:
        """The topic's word; nobody need move."""
        topic = topic_of(self.topics, action)
        return None if topic is None else topic.check(state, self.active, action)

    def answer(self, play: Battle, action: ActivationReply) -> None:
        """Do it, with the activation again beneath; or let all others stay."""
        active = self.active
        mark_activated(play, active)
        topic = topic_of(self.topics, action)
        if topic is None or isinstance(action, EndActivation):
            for figure in active.ready(play.state):
                stay(play, figure.id)
                find_hidden(play, figure.id)
            return
        movers = action.figures if isinstance(action, AssaultDeed) else (action.figure,)
        play.then(*[FigureDone(number) for number in movers], self)
        topic.answer(play, active, action)

    def candidates(self, state: ConfrontationState, seat: int) -> Sequence[Action]:
        """Ending first, then everything the topics list."""
        found: list[Action] = [EndActivation()]
        for topic in self.topics:
            found.extend(topic.menu(state, self.active))
        return found

    def propose(self, state: ConfrontationState, seat: int, rng: Rng) -> Action:
        """For a figure by lot what a topic by lot proposes, or the next that has something."""
        active = self.active
        ready = active.ready(state)
        figure = ready[int(rng.random() * len(ready))]
        for topic in by_lot(self.topics, rng):
            found = topic.propose(state, active, figure, rng)
            if found is not None:
                return found
        return Stay(figure.id)

    def preview(self, state: ConfrontationState, seat: int, partial: Partial) -> Preview:
        """The topic's preview."""
        topic = topic_named(self.topics, partial.action)
        return Preview() if topic is None else topic.preview(state, self.active, partial)


class FigureDone(Step, frozen=True):
    """A figure has ended its movement: hidden enemies near it are found."""

    rule = "CON-CARD-eclaireur"

    figure: int

    def run(self, play: Battle) -> None:
        """Find whom it finds, if it still stands and has nothing left to choose."""
        figure = play.state.figure(self.figure)
        if figure is not None and not may_choose(figure):
            find_hidden(play, figure.id)


def mark_activated(play: Battle, active: Active) -> None:
    """Note for all figures of the cards that their card has been played (CON-FEAR-7)."""
    for figure in play.state.figures:
        if figure.card in active.cards and not figure.turn.activated:
            play.state = play.state.did(figure.id, activated=True)


def measuring(state: ConfrontationState) -> Measuring:
    """What may be measured before an announcement (CON-CHARGE-10)."""
    return FREE if state.options.free_measuring else OWN_ONLY


class AfterReactions(Step, frozen=True, kw_only=True):
    """The enemy has finished moving: shooters who killed move, others of their cards act."""

    rule = "CON-REACT-6"

    targets: tuple[int, ...]

    def run(self, play: Battle) -> None:
        """Each of those who reacted just now, and the rest of its card."""
        moves: list[Step] = []
        cards: dict[int, int] = {}
        for number in self.targets:
            shooter = play.state.figure(number)
            if shooter is None or not shooter.turn.reacted or shooter.turn.chosen:
                continue
            play.state = play.state.did(number, chosen="stay")
            cards[shooter.card] = shooter.seat
            if FELLED in shooter.turn.marks:
                moves.append(
                    GrantedMove(
                        seat=shooter.seat, figure=number, cards=(shooter.card,), cause="reaction"
                    )
                )
        play.then(*moves, *[Activation(seat, (card,)) for card, seat in cards.items()])


Reactions.sequel = AfterReactions
