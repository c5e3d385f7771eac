"""The activation of a regiment: movement, a repeated fear test, an attack (LC-1.3-5)."""

from collections.abc import Sequence

from slagveld.kernel.decision import Action, Form
from slagveld.kit.topics import TopicQuestion, actions_of
from slagveld.texts import Text

from ..attacks.full_defence_and_going_berserk import STANCES
from ..core.activated_regiment import may_move
from ..core.book import do, text
from ..core.state import Battle, LittleState
from ..flight.move_away_in_fear import FLEEING
from ..machines.war_machine import MACHINES
from ..magic.any_moment import Occasion, opportunity
from ..magic.casting import CASTING
from ..march.movement_action import MARCHING
from ..melee.melee_attack import FIGHTING
from ..morale.fear_test import COURAGE
from ..shooting.ranged_attack import SHOOTING
from ..wounds.leaving_mount_or_litter import LITTERS


class EndActivation(Action, frozen=True):
    """The regiment does nothing more in this round: every action is voluntary (LC-1.3-6)."""


class Activation(TopicQuestion, frozen=True):
    """The activated regiment may move, repeat a fear test and attack, each once, in this order.

    It is asked as a whole (LC-1.1-3), and nobody else moves, turns (LC-1.9-11) or strikes back
    (LC-1.3-15).
    """

    topics = (MARCHING, FLEEING, COURAGE, FIGHTING, SHOOTING, MACHINES, STANCES, LITTERS, CASTING)
    ending = EndActivation
    rule = "LC-1.3-5"
    actions = (EndActivation, *actions_of(topics))

    seat: int

    def asked(self, state: LittleState) -> int | None:
        """The owner, while the regiment lives (LC-1.3-4) and may still do something.

        After its attack there is no movement (LC-1.3-5) and no other attack of any kind
        (LC-1.3-14, LC-1.3-16); full defence leaves only movement.
        """
        number = state.active
        if not number or not state.alive(number):
            return None
        regiment = state.regiment(number)
        done = regiment.round
        over = done.over or done.attacked or (done.full_defence and not may_move(regiment))
        return None if over else self.seat

    def prompt(self, state: LittleState) -> Text:
        return text("ask-activation", name=state.regiments_by_id[state.active].name)

    def closing(self, state: LittleState) -> Form:
        return do(EndActivation, "do-end-activation", rule="LC-1.3-6")

    def about(self, state: LittleState, forms: Sequence[Form]) -> tuple[int, ...]:
        return tuple([stand.id for stand in state.stands_of(state.active)])

    def occasion(self, state: LittleState) -> Occasion:
        """A moment of magic before it is one before an action (LC-1.3-17)."""
        return Occasion("action", inside=self.who(state))

    def before(self, play: Battle, action: Action) -> None:
        opportunity(play)
