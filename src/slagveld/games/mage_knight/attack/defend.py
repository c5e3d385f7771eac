"""Defend: whose defense a target uses, chosen by its player at step 5 (MK-CARD-defend)."""

from collections.abc import Sequence

from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action, Decision, Partial, Preview
from slagveld.kernel.fields import Choice, PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.standing import PolicyForm

from ..core.book import do, pick, refuse, text
from ..core.fighter import Fighter
from ..core.state import Battle, MageKnightState
from .attack_value import attack_tally
from .declaration import Attack
from .defense_value import defense_tally, lenders

POLICY = "defend"
"""What a seat lets happen: `best` takes the highest defense, `ask` asks."""


def defend_policy() -> PolicyForm:
    """Whether the best defense is taken by itself, or asked for."""
    choices = (
        Choice("best", text("combat-policy-defend-best")),
        Choice("ask", text("combat-policy-defend-ask")),
    )
    return PolicyForm(POLICY, text("combat-policy-defend"), choices)


class UseDefense(Action, frozen=True):
    """Use the defense of a friend that lends it; 0: one's own."""

    lender: PieceId = 0


class Defending(Question, frozen=True):
    """The player of a target chooses whose defense it uses against an attack."""

    actions = (UseDefense,)
    automatic = True
    rule = "MK-CARD-defend"

    attack: Attack
    target: int

    def names(self) -> tuple[int, ...]:
        """Both sides; without one of them the attack itself goes on or lapses."""
        return (self.target, self.attack.attacker)

    def _lenders(self, state: MageKnightState) -> list[Fighter]:
        target = state.fighter(self.target)
        return [] if target is None else helpful(state, self.attack, target)

    def who(self, state: MageKnightState) -> tuple[int, ...]:
        target = state.fighter(self.target)
        return () if target is None or target.seat in state.out else (target.seat,)

    def ask(self, state: MageKnightState) -> Decision:
        target = state.field.by_id[self.target]
        attacker = state.field.by_id[self.attack.attacker]
        field = pick.piece("lender", "combat-field-lender", self._lenders(state), optional=True)
        form = do(
            UseDefense,
            "combat-do-defend",
            field,
            rule=self.rule,
            help=text("combat-do-defend-help", name=target.name),
        )
        return Decision(
            seats=(target.seat,),
            prompt=text("combat-ask-defend", name=target.name, attacker=attacker.name),
            forms=(form,),
            rule=self.rule,
            pieces=(self.target, self.attack.attacker),
        )

    def check(self, state: MageKnightState, seat: int, action: UseDefense) -> Refusal | None:
        if action.lender and action.lender not in [other.id for other in self._lenders(state)]:
            return refuse(self.rule, "combat-refusal-lender")
        return None

    def auto(self, state: MageKnightState, seat: int) -> Action | None:
        if state.policy(seat, POLICY, "best") == "ask":
            return None
        return self.candidates(state, seat)[0]

    def answer(self, play: Battle, action: UseDefense) -> None:
        play.give((self.target, action.lender))

    def candidates(self, state: MageKnightState, seat: int) -> list[Action]:
        found = sorted(self._lenders(state), key=lambda other: -other.click.defense)
        return [*[UseDefense(other.id) for other in found], UseDefense()]

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        target = state.field.by_id[self.target]
        lender = partial.values.get("lender", 0)
        known = [other.id for other in self._lenders(state)]
        chosen = lender if lender in known else 0
        tallies = (
            attack_tally(state, self.attack, target),
            defense_tally(state, self.attack, target, chosen),
        )
        return Preview(pieces=tuple(known), tallies=tallies)


def helpful(state: MageKnightState, attack: Attack, target: Fighter) -> list[Fighter]:
    """Who could lend a target a better defense against an attack than its own.

    Abilities of those that a Shockwave affects do not count.
    """
    found = [
        other for other in lenders(state, target) if other.click.defense > target.click.defense
    ]
    if not found:
        return found
    mode = attack.mode_of(state.field.by_id[attack.attacker])
    if mode is not None and mode.spread == "around":
        found = [other for other in found if other.id not in attack.targets]
    return found


def ask_lender(state: MageKnightState, attack: Attack, chosen: Sequence[int]) -> Defending | None:
    """The next choice of a defender, if there is any left to make."""
    if attack.heals or attack.execution:
        return None
    for number in attack.targets:
        target = state.field.by_id[number]
        if number in chosen or target.seat in state.out:
            continue
        if helpful(state, attack, target):
            return Defending(attack, number)
    return None
