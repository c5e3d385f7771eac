"""Both seats agree on a scenario's special rules before it starts (LC-4.1-7)."""

from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action, Decision
from slagveld.kernel.event import Announced
from slagveld.kernel.rulebook import Refusal

from ..core.book import do, text
from ..core.state import Battle, LittleCarnageState
from ..scenario.scenarios import battle_of
from ..scenario.victory import close


class AgreeToRules(Action, frozen=True):
    """Play by these special rules."""


class DeclineRules(Action, frozen=True):
    """Do not play by them: the battle is called off, and nobody has won."""


Consent = AgreeToRules | DeclineRules


class Agreement(Question, frozen=True):
    """A player reads the special rules and agrees, or the battle does not take place."""

    actions = (AgreeToRules, DeclineRules)
    rule = "LC-4.1-7"

    seat: int

    def who(self, state: LittleCarnageState) -> tuple[int, ...]:
        """The player."""
        return (self.seat,)

    def ask(self, state: LittleCarnageState) -> Decision:
        """The rules, one after the other."""
        battle = battle_of(state)
        rules = battle.special_words
        words = text("special-rules", first=rules[0])
        for more in rules[1:]:
            words = text("special-rules-more", before=words, next=more)
        forms = (
            do(AgreeToRules, "do-agree", rule=self.rule),
            do(DeclineRules, "do-decline", rule=self.rule),
        )
        prompt = text("ask-agree", title=battle.title, rules=words)
        return Decision(seats=(self.seat,), prompt=prompt, forms=forms, rule=self.rule)

    def check(self, state: LittleCarnageState, seat: int, action: Consent) -> Refusal | None:
        """Both answers are open."""
        return None

    def answer(self, play: Battle, action: Consent) -> None:
        """Go on, or call it off."""
        if isinstance(action, AgreeToRules):
            play.tell(Announced, seat=self.seat, what=text("told-agreed"), rule=self.rule)
        else:
            close(play, None, text("end-declined"), self.rule)

    def candidates(self, state: LittleCarnageState, seat: int) -> list[Action]:
        """Bots play."""
        return [AgreeToRules()]
