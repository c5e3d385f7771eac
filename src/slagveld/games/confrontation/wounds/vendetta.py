"""A personal enemy is dead: his killer is healed and chooses what he gains."""

from collections.abc import Sequence

from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action, Decision
from slagveld.kernel.event import StatusChanged
from slagveld.kernel.fields import Choice
from slagveld.kernel.rulebook import Refusal
from slagveld.texts import Listing, Text

from ..core.book import do, measured, pick, refuse, text
from ..core.competences import Trait, trait
from ..core.effects import Vendetta
from ..core.figure import Figure
from ..core.relations import closed
from ..core.state import Battle, ConfrontationState
from .healing import heal

WITH = "+"
"""Joins the keys of competences that are gained together."""


def vendetta_on(killer: Figure, victim: Figure) -> tuple[Trait, Vendetta] | None:
    """The competence by which a victim was the personal enemy of his killer, or None.

    X on the card is a proper name, so that it means a character, whatever the edition of his card.
    """
    if not victim.profile.character:
        return None
    name = victim.profile.name
    known = [word.casefold() for word in (name.en, name.nl, name.de, victim.key)]
    for one, effect in killer.powers.all(Vendetta):
        if effect.on.casefold() in known:
            return one, effect
    return None


def avenge(play: Battle, striker: int, victim: Figure) -> None:
    """The reward of a figure that has killed its personal enemy: healing, then the choice."""
    killer = play.state.figure(striker)
    found = None if killer is None else vendetta_on(killer, victim)
    if killer is None or found is None or killer.dying or killer.gained:
        return
    heal(play, striker, found[1].heals, found[0].rule)
    play.then(ChooseReward(killer.seat, striker, found[1].gains, found[0].rule))


class TakeReward(Action, frozen=True):
    """The competences that he gains, their keys joined by a plus."""

    reward: str


class ChooseReward(Question, frozen=True):
    """His player chooses what an avenger gains, for the rest of the game."""

    rule = "CON-CARD-ennemi-personnel"
    actions = (TakeReward,)

    seat: int
    figure: int
    gains: tuple[tuple[str, ...], ...]
    cites: str

    def names(self) -> tuple[int, ...]:
        """He must still be there."""
        return (self.figure,)

    def who(self, state: ConfrontationState) -> tuple[int, ...]:
        """His player, while he plays."""
        return (self.seat,) if self.seat in state.players() else ()

    def ask(self, state: ConfrontationState) -> Decision:
        """One list of competences out of several."""
        figure = state.field.by_id[self.figure]
        choices = [Choice(WITH.join(gain), _words(gain)) for gain in self.gains]
        field = pick.choice("reward", "wounds-field-reward", choices)
        form = do(TakeReward, "wounds-do-reward", field, rule=self.cites)
        return Decision(
            seats=(self.seat,),
            prompt=text("wounds-ask-reward", name=figure.name),
            forms=(form,),
            rule=self.cites,
            measuring=closed(state),
            pieces=(self.figure,),
        )

    def check(self, state: ConfrontationState, seat: int, action: TakeReward) -> Refusal | None:
        """One of the lists."""
        if action.reward not in [WITH.join(gain) for gain in self.gains]:
            return refuse(self.cites, "refusal-wounds-reward")
        return None

    def answer(self, play: Battle, action: TakeReward) -> None:
        """He has it from now on."""
        figure = play.state.field.by_id[self.figure]
        gain = tuple(action.reward.split(WITH))
        play.state = play.state.changed(self.figure, gained=gain)
        play.tell(
            StatusChanged,
            piece=self.figure,
            name=figure.name,
            status=text("wounds-status-gained", gains=_words(gain)),
            on=True,
            rule=self.cites,
        )

    def candidates(self, state: ConfrontationState, seat: int) -> Sequence[Action]:
        """Each of the lists."""
        return [TakeReward(WITH.join(gain)) for gain in self.gains]


def _words(gain: tuple[str, ...]) -> Text:
    names = [trait(key) for key in gain]
    told = [
        text("wounds-gain", ability=one.name, words=measured(one.ability.words)) for one in names
    ]
    return text("wounds-gains", gains=Listing(tuple(told)))
