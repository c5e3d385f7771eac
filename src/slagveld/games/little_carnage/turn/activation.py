"""The activation of a regiment: movement, a repeated fear test, an attack (LC-1.3-5)."""

from typing import Any, ClassVar

from slagveld.kernel.decision import Action, Decision
from slagveld.kernel.topic import Topic, TopicQuestion, actions_of, topic_of

from ..combat.stances import STANCES
from ..core.book import do, text
from ..core.stages import may_move
from ..core.state import Battle, LittleCarnageState
from ..flight.topic import FLEEING
from ..machines.topic import MACHINES
from ..magic.moment import opportunity
from ..magic.stops import Occasion
from ..magic.topic import CASTING
from ..march.topic import MARCHING
from ..melee.topic import FIGHTING
from ..morale.courage import COURAGE
from ..shooting.topic import SHOOTING
from ..wounds.litters import LITTERS


class EndActivation(Action, frozen=True):
    """The regiment does nothing more in this round: every action is voluntary (LC-1.3-6)."""


class Activation(TopicQuestion, frozen=True):
    """The activated regiment may move, repeat a fear test and attack, each once, in this order."""

    topics: ClassVar[tuple[Topic[Any], ...]] = (
        MARCHING,
        FLEEING,
        COURAGE,
        FIGHTING,
        SHOOTING,
        MACHINES,
        STANCES,
        LITTERS,
        CASTING,
    )
    ending: ClassVar[type[Action]] = EndActivation
    rule = "LC-1.3-5"
    actions = (EndActivation, *actions_of(topics))

    def who(self, state: LittleCarnageState) -> tuple[int, ...]:
        """The owner, while the regiment lives and may still do something.

        After its attack there is no movement (LC-1.3-5); full defence leaves only that.
        """
        number = state.active
        if not number or not state.alive(number):
            return ()
        regiment = state.regiments_by_id[number]
        done = regiment.round
        over = done.over or done.attacked or (done.full_defence and not may_move(regiment))
        return () if over else (self.seat,)

    def ask(self, state: LittleCarnageState) -> Decision:
        """All forms of all topics, and the end of the activation."""
        regiment = state.regiments_by_id[state.active]
        forms = self.forms(state)
        forms.append(do(EndActivation, "do-end-activation", rule="LC-1.3-6"))
        return Decision(
            seats=(self.seat,),
            prompt=text("ask-activation", name=regiment.name),
            forms=tuple(forms),
            rule=self.rule,
            pieces=tuple([stand.id for stand in state.stands_of(regiment.id)]),
        )

    def occasion(self, state: LittleCarnageState) -> Occasion:
        """A moment of magic before it is one before an action (LC-1.3-17)."""
        return Occasion("action", inside=self.who(state))

    def answer(self, play: Battle, action: Action) -> None:
        """Do it, with this question again beneath; spells may come in between."""
        topic = topic_of(self.topics, action)
        if topic is None:
            return
        play.then(self)
        opportunity(play)
        topic.answer(play, action)
