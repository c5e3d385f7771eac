"""Phases of a turn in which the active player does several things in any order."""

from typing import ClassVar

from slagveld.games.mage_knight.model import MageKnightState
from slagveld.kernel import topic
from slagveld.kernel.decision import Action, Decision, Form
from slagveld.texts import Text

Topic = topic.Topic[MageKnightState]


class EndPhase(Action, frozen=True):
    """The active player announces the end of the phase (MK-TURN-6)."""


class TurnPart(topic.TopicQuestion, frozen=True):
    """The active player acts in any order until he ends the phase."""

    ending: ClassVar[type[Action]] = EndPhase

    def who(self, state: MageKnightState) -> tuple[int, ...]:
        """The active player, while he plays."""
        return (self.seat,) if self.seat not in state.out else ()

    def decision(self, state: MageKnightState, prompt: Text, end: Text) -> Decision:
        """All forms of all topics, and the end of the phase."""
        forms = self.forms(state)
        pieces = topic.leading(forms)
        forms.append(Form(action="EndPhase", title=end, rule="MK-TURN-6"))
        return Decision(
            seats=(self.seat,), prompt=prompt, forms=tuple(forms), rule=self.rule, pieces=pieces
        )
