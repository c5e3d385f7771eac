"""A personal enemy is dead: his killer is healed and chooses what he gains."""

from collections.abc import Sequence

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.fields import Choice
from slagveld.kernel.rulebook import Refusal
from slagveld.texts import Listing, Text

from ..core.asking import FigureAsked
from ..core.book import do, measured, pick, refuse, text
from ..core.competences import Trait, trait
from ..core.effects import Vendetta
from ..core.figure import Figure
from ..core.reports import tell_status
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


class ChooseReward(FigureAsked, frozen=True):
    """His player chooses what an avenger gains, for the rest of the game."""

    rule = "CON-CARD-ennemi-personnel"
    words = "wounds-ask-reward"
    actions = (TakeReward,)

    gains: tuple[tuple[str, ...], ...]
    cites: str

    def names(self) -> tuple[int, ...]:
        return (self.figure,)

    def asked(self, state: ConfrontationState) -> int | None:
        return self.seat if self.seat in state.players() else None

    def cited(self, state: ConfrontationState) -> str:
        return self.cites

    def forms(self, state: ConfrontationState) -> list[Form]:
        choices = [Choice(WITH.join(gain), _words(gain)) for gain in self.gains]
        reward = pick.choice("reward", "wounds-field-reward", choices)
        return [do(TakeReward, "wounds-do-reward", reward, rule=self.cites)]

    def check(self, state: ConfrontationState, seat: int, action: TakeReward) -> Refusal | None:
        if action.reward not in [WITH.join(gain) for gain in self.gains]:
            return refuse(self.cites, "refusal-wounds-reward")
        return None

    def answer(self, play: Battle, action: TakeReward) -> None:
        gain = tuple(action.reward.split(WITH))
        play.state = play.state.changed(self.figure, gained=gain)
        status = text("wounds-status-gained", gains=_words(gain))
        tell_status(play, self.one(play.state), status, self.cites)

    def candidates(self, state: ConfrontationState, seat: int) -> Sequence[Action]:
        return [TakeReward(WITH.join(gain)) for gain in self.gains]


def _words(gain: tuple[str, ...]) -> Text:
    names = [trait(key) for key in gain]
    told = [
        text("wounds-gain", ability=one.name, words=measured(one.ability.words)) for one in names
    ]
    return text("wounds-gains", gains=Listing(tuple(told)))
