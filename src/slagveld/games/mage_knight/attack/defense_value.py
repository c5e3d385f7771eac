"""The defense of a target: every modifier, named and cited (MK-MOD-6), and whose value it uses."""

from collections.abc import Sequence

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.fields import PieceId
from slagveld.kernel.modifiers import Item, Tally
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import Asking
from slagveld.kit.drafts import drafted
from slagveld.table.terrain import Terrain
from slagveld.texts import Text

from ..core.ability_vocabulary import LendsDefense, Mode, Modifies, Pierces
from ..core.base_contact import friends_touching
from ..core.book import do, pick, policy, refuse, text
from ..core.fighter import Fighter, Target
from ..core.modifiers_and_rule_of_three import card_items, limited
from ..core.state import Battle, KnightState
from ..core.terrain_kinds import kind_of
from ..sight.line_of_fire import line
from ..sight.terrain_modifiers import terrain_items
from .attack_value import attack_tally
from .declaration_and_type import Attack, as_struck


def defense_tally(state: KnightState, attack: Attack, target: Target, lender: int = 0) -> Tally:
    """The defense of one target (step 5 of MK-SEQ-1); `lender` is whose value it uses."""
    if isinstance(target, Terrain):  # as its card says (MK-BUILT-5)
        card = kind_of(target).built
        if card is None:
            return Tally(0, name=text("combat-defense"))
        return Tally(card.defense, name=text("combat-defense-of-piece", piece=card.name))
    start = target.click.defense
    name = text("combat-defense-of", name=target.name)
    if attack.heals or attack.execution:
        return Tally(start, name=name)
    attacker = state.field.by_id[attack.attacker]
    mode = attack.mode_of(attacker)
    struck = as_struck(mode, target)
    items = [*_own_defense(attack, attacker, struck)]
    items.extend(card_items(state, target, "defense", attack.kind))
    items.extend(_ground_items(state, attack, attacker, struck, mode))
    other = state.fighter(lender) if lender else None
    if other is None:
        return limited(start, items, name)
    tally, ability = limited(other.click.defense, items, name), other.powers.one(LendsDefense)
    rule = "" if ability is None else ability[0].rule
    lent = Item(tally.start, text("combat-reason-lent", name=other.name), rule, "set")
    return Tally(start, (lent, *tally.items), tally.name)


def _own_defense(attack: Attack, attacker: Fighter, target: Fighter) -> list[Item]:
    """What the target's own abilities add; those for water are terrain's.

    Battle Armor and Invulnerability (MK-CARD-battle-armor, MK-CARD-invulnerability), which Pierce
    ignores (MK-CARD-pierce).
    """
    if attack.kind == "ranged" and attacker.powers.one(Pierces) is not None:
        return []
    return [
        Item(effect.amount, text("combat-reason-ability", ability=ability.name), ability.rule)
        for ability, effect in target.powers.all(Modifies)
        if effect.against == attack.kind and not effect.water
    ]


def _ground_items(
    state: KnightState, attack: Attack, attacker: Fighter, target: Fighter, mode: Mode | None
) -> list[Item]:
    """What the place of the target adds, and the line of fire to it where one is asked for.

    Water (MK-WAVE-2), height (MK-SOAR-7) and hindering terrain, which add up (MK-HEIGHT-2,
    MK-HEIGHT-EX1); in close combat that does not hinder (MK-HINDER-9). In a formation the line is
    that of the primary attacker, and no other (MK-FRANGED-8).
    """
    beside = mode is not None and mode.spread == "touching" and target.id != attack.targets[0]
    seen = None
    if attack.kind == "ranged" and not beside:
        seen = line(state, attacker, target, through=mode is not None and mode.through)
    return terrain_items(state, attacker, target, attack.kind, seen)


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

    def _lenders(self, state: KnightState) -> list[Fighter]:
        target = state.fighter(self.target)
        return [] if target is None else helpful(state, self.attack, target)

    def asked(self, state: KnightState) -> int | None:
        target = state.fighter(self.target)
        return None if target is None or target.seat in state.out else target.seat

    def prompt(self, state: KnightState) -> Text:
        target, attacker = (state.field.by_id[number] for number in self.names())
        return text("combat-ask-defend", name=target.name, attacker=attacker.name)

    def forms(self, state: KnightState) -> tuple[Form, ...]:
        field = pick.piece("lender", "combat-field-lender", self._lenders(state), optional=True)
        words = text("combat-do-defend-help", name=state.field.by_id[self.target].name)
        return (do(UseDefense, "combat-do-defend", field, help=words),)

    def check(self, state: KnightState, seat: int, action: UseDefense) -> Refusal | None:
        if action.lender and action.lender not in [other.id for other in self._lenders(state)]:
            return refuse(self.rule, "combat-refusal-lender")
        return None

    def auto(self, state: KnightState, seat: int) -> Action | None:
        if state.policy(seat, POLICY.key, "best") == "ask":
            return None
        return self.candidates(state, seat)[0]

    def answer(self, play: Battle, action: UseDefense) -> None:
        play.give((self.target, action.lender))

    def candidates(self, state: KnightState, seat: int) -> list[Action]:
        found = sorted(self._lenders(state), key=lambda other: -other.click.defense)
        return [*[UseDefense(other.id) for other in found], UseDefense()]

    def preview(self, state: KnightState, seat: int, partial: Partial) -> Preview:
        target = state.field.by_id[self.target]
        lender = drafted(UseDefense, partial).lender
        known = [other.id for other in self._lenders(state)]
        chosen = lender if lender in known else 0
        attack = attack_tally(state, self.attack, target)
        defense = defense_tally(state, self.attack, target, chosen)
        return Preview(pieces=tuple(known), tallies=(attack, defense))


def helpful(state: KnightState, attack: Attack, target: Fighter) -> list[Fighter]:
    """Who could lend a better defense than its own; nobody whom a Shockwave affects."""
    own, friends = target.click.defense, friends_touching(state, target)
    lenders = [other for other in friends if other.powers.one(LendsDefense) is not None]
    found = [other for other in lenders if other.click.defense > own]
    mode = attack.mode_of(state.field.by_id[attack.attacker]) if found else None
    if mode is None or mode.spread != "around":
        return found
    return [other for other in found if other.id not in attack.targets]


def ask_lender(state: KnightState, attack: Attack, chosen: Sequence[int]) -> Defending | None:
    if attack.heals or attack.execution:
        return None
    for number in attack.targets:
        target = state.field.by_id[number]
        if number in chosen or target.seat in state.out:
            continue
        if helpful(state, attack, target):
            return Defending(attack, number)
    return None
