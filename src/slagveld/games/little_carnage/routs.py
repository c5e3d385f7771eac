"""The move away of a regiment that has failed its test in its own attack (LC-1.8-fear-6)."""

from typing import Any, ClassVar

from slagveld.games.little_carnage.catalogue import text
from slagveld.games.little_carnage.fleeing import FLEEING
from slagveld.games.little_carnage.model import LittleCarnageState
from slagveld.kernel.decision import Action, Decision, Form
from slagveld.kernel.topic import Topic, TopicQuestion, actions_of


class HoldGround(Action, frozen=True):
    """The frightened regiment stays where it is: it need not move (LC-1.8-fear-6)."""


class Rout(TopicQuestion, frozen=True):
    """A regiment is frightened in the middle of its attack: it may move away at once."""

    topics: ClassVar[tuple[Topic[Any], ...]] = (FLEEING,)
    ending: ClassVar[type[Action]] = HoldGround
    rule: ClassVar[str] = "LC-1.8-fear-6"
    actions: ClassVar[tuple[type[Action], ...]] = (HoldGround, *actions_of(topics))

    def who(self, state: LittleCarnageState) -> tuple[int, ...]:
        """Its owner, while there is a move to make."""
        return (self.seat,) if FLEEING.forms(state, self.seat) else ()

    def ask(self, state: LittleCarnageState) -> Decision:
        """Away, or hold the ground."""
        regiment = state.regiments_by_id[state.active]
        hold = Form(action="HoldGround", title=text("do-hold-ground"), rule=self.rule)
        return Decision(
            seats=(self.seat,),
            prompt=text("ask-rout", name=regiment.name),
            forms=(*self.forms(state), hold),
            rule=self.rule,
            pieces=tuple([stand.id for stand in state.stands_of(regiment.id)]),
        )
