"""Defend: whose defense a target uses, chosen by its player at step 5 (MK-CARD-defend)."""

from collections.abc import Sequence

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.fields import PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import Asking
from slagveld.kit.drafts import drafted
from slagveld.texts import Text

from ..core.book import do, pick, policy, refuse, text
from ..core.fighter import Fighter
from ..core.state import Battle, MageKnightState
from .attack_value import attack_tally
from .declaration import Attack
from .defense_value import defense_tally, lenders

POLICY = policy("defend", "combat-policy-defend", "best", "ask")
"""Whether the highest defense is taken by itself, or asked for."""


class UseDefense(Action, frozen=True):
    """Use the defense of a friend that lends it; 0: one's own."""

    lender: PieceId = 0


class Defending(Asking, frozen=True):
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

    def asked(self, state: MageKnightState) -> int | None:
        target = state.fighter(self.target)
        return None if target is None or target.seat in state.out else target.seat

    def prompt(self, state: MageKnightState) -> Text:
        target, attacker = (state.field.by_id[number] for number in self.names())
        return text("combat-ask-defend", name=target.name, attacker=attacker.name)

    def forms(self, state: MageKnightState) -> tuple[Form, ...]:
        field = pick.piece("lender", "combat-field-lender", self._lenders(state), optional=True)
        words = text("combat-do-defend-help", name=state.field.by_id[self.target].name)
        return (do(UseDefense, "combat-do-defend", field, help=words),)

    def check(self, state: MageKnightState, seat: int, action: UseDefense) -> Refusal | None:
        if action.lender and action.lender not in [other.id for other in self._lenders(state)]:
            return refuse(self.rule, "combat-refusal-lender")
        return None

    def auto(self, state: MageKnightState, seat: int) -> Action | None:
        if state.policy(seat, POLICY.key, "best") == "ask":
            return None
        return self.candidates(state, seat)[0]

    def answer(self, play: Battle, action: UseDefense) -> None:
        play.give((self.target, action.lender))

    def candidates(self, state: MageKnightState, seat: int) -> list[Action]:
        found = sorted(self._lenders(state), key=lambda other: -other.click.defense)
        return [*[UseDefense(other.id) for other in found], UseDefense()]

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        target = state.field.by_id[self.target]
        lender = drafted(UseDefense, partial).lender
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
