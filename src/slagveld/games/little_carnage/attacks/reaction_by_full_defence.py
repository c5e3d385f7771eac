"""Full defence as a reaction: attacked before its activation, a regiment may take it at once."""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel.decision import Action, Brief, Form, Odds, Partial, Preview
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import Asking
from slagveld.kit.verdicts import cost
from slagveld.structs import Struct
from slagveld.texts import Name, Text

from ..core.book import do, first_refusal, policy, text
from ..core.names import model_name, told
from ..core.regiment import Regiment, reaction_agility
from ..core.state import Battle, LittleState
from ..morale.fear_test import must_test, needed
from ..morale.frightened_regiment import may_defend_fully
from ..odds.attacks import Pool, in_full_defence, odds_of
from .full_defence_and_going_berserk import declare_defence
from .rolls_and_damage import pool_of
from .targets import Aim, by_target

POLICY = policy("reaction", "combat-policy", "ask", "always", "never")
"""Whether full defence is asked for where a regiment may react, always taken, or never."""


def reaction_refusal(defender: Regiment, attacker: Regiment) -> Refusal | None:
    """Why a regiment that is attacked may not react with full defence, or None (LC-1.6-16).

    Agility decides; a Minotaur attacked by a Dwarf is the example (LC-1.5-6, LC-1.8-sluggish-ex1).
    """
    done = defender.round
    sluggish = defender.skills.sluggish or attacker.skills.sluggish
    slow = reaction_agility(defender) < reaction_agility(attacker)
    return first_refusal(
        (done.full_defence, "LC-1.6-19", "refusal-combat-defends-already"),
        (done.activated, "LC-1.6-16", "refusal-combat-activated"),
        (not may_defend_fully(defender), "LC-1.8-fear-11", "refusal-combat-frightened"),
        (slow, "LC-1.8-sluggish-2" if sluggish else "LC-1.6-16", "refusal-combat-slow"),
        name=defender.name,
    )


def may_react(state: LittleState, defender: Regiment, attacker: Regiment) -> bool:
    """Whether it is worth asking: it may, and has grey dice or early spells to gain by it."""
    gain = defender.card.full_defence > 0 or (state.options.magic and defender.skills.magic > 0)
    return gain and reaction_refusal(defender, attacker) is None


class Blow(Struct, frozen=True):
    """One model that an attack strikes, with so many dice."""

    model: int
    dice: int
    pool: Pool


def blow_odds(state: LittleState, blow: Blow, attacker: Regiment, defender: Regiment) -> list[Odds]:
    """The chances of a model as everything stands, and if it reacts with full defence."""
    name = model_name(state, state.field.model_by_id[blow.model])
    found = [odds_of(blow.pool, text("combat-odds-title", name=name, dice=blow.dice))]
    if may_react(state, defender, attacker):
        title = text("combat-odds-full", name=name, dice=blow.dice)
        found.append(odds_of(in_full_defence(blow.pool, defender), title))
    return found


def foregoing(
    state: LittleState, attacker: Regiment, defender: Regiment
) -> tuple[dict[Text, None], dict[Brief, None]]:
    """What comes before the rolls of an attack, a fear test or a reaction; and in a few words."""
    notes: dict[Text, None] = {}
    costs: dict[Brief, None] = {}
    if must_test(state, attacker, defender):
        need = needed(state, attacker, defender).total
        notes[text("combat-note-fear", name=defender.name, needed=need)] = None
        costs[cost(text("combat-cost-fear"))] = None
    if may_react(state, defender, attacker):
        notes[text("combat-note-reaction", name=defender.name)] = None
        costs[cost(text("combat-cost-reaction"))] = None
    return notes, costs


def blows_of(state: LittleState, aims: Sequence[Aim]) -> list[Blow]:
    """What strikes each enemy at whom somebody aims; everybody named must be on the table."""
    groups = by_target(aims)
    return [
        Blow(one[0].target, sum([aim.dice for aim in one]), pool_of(state, one)) for one in groups
    ]


class DefendFully(Action, frozen=True):
    """The regiment that is attacked takes full defence: it counts as activated (LC-1.6-17)."""


class DefendNormally(Action, frozen=True):
    """It keeps its activation and defends with its normal dice."""


Defence = DefendNormally | DefendFully


class Reaction(Asking, frozen=True):
    """A regiment is attacked before its activation: does it take full defence?

    It can do nothing else: nobody turns because he is attacked (LC-1.9-16).
    """

    rule = "LC-1.6-16"
    actions = (DefendNormally, DefendFully)
    automatic = True

    defender: int
    attacker: int
    target: int
    """The model that is attacked."""
    aims: tuple[Aim, ...] = ()
    """The dice on it, and on others of its regiment on its base.

    None where the attack that waits beneath, a machine's shot or a spell, tells by its `blows` whom
    it would strike and by its `provisos` what may still prevent it.
    """

    def asked(self, state: LittleState) -> int | None:
        defender = state.regiment(self.defender)
        if defender.seat in state.out or self.target not in state.field.model_by_id:
            return None
        may = may_react(state, defender, state.regiment(self.attacker))
        return defender.seat if may else None

    def prompt(self, state: LittleState) -> Text:
        name, enemy = state.regiment(self.defender).name, state.regiment(self.attacker).name
        return text("combat-ask-reaction", name=name, enemy=enemy)

    def forms(self, state: LittleState) -> tuple[Form, ...]:
        dice, about = state.regiment(self.defender).card.full_defence, "combat-do-full-help"
        full = do(DefendFully, "combat-do-full", rule="LC-1.6-17", help=about, dice=dice)
        return do(DefendNormally, "combat-do-normal"), full

    def about(self, state: LittleState, forms: Sequence[Form]) -> tuple[int, ...]:
        return (state.field.model_by_id[self.target].stand,)

    def auto(self, state: LittleState, seat: int) -> Action | None:
        answers: dict[str, Action] = {"always": DefendFully(), "never": DefendNormally()}
        return answers.get(state.policy(seat, POLICY.key, "ask"))

    def preview(self, state: LittleState, seat: int, partial: Partial) -> Preview:
        struck, notes = self._struck(state)
        defender, full = state.regiment(self.defender), partial.action == "DefendFully"
        odds = []
        for name, blow in struck:
            pool = in_full_defence(blow.pool, defender) if full else blow.pool
            title = text("combat-odds-title", name=name, dice=blow.dice)
            odds.append(odds_of(pool, title, suffered=True))
        return Preview(odds=tuple(odds), notes=notes)

    def _struck(self, state: LittleState) -> tuple[list[tuple[Name, Blow]], tuple[Text, ...]]:
        """Who is struck, by name, and what may still prevent it."""
        known = state.field.model_by_id
        if self.aims:
            if any(aim.model not in known for aim in self.aims):
                return [], ()
            struck = blows_of(state, [aim for aim in self.aims if aim.target in known])
            if len(struck) == 1:
                return [(state.regiment(self.defender).name, struck[0])], ()
            return [(model_name(state, known[one.model]), one) for one in struck], ()
        steps = state.agenda.steps
        at = steps.index(self) if self in steps else 0
        beneath: Any = steps[at - 1] if at else None
        if not hasattr(beneath, "provisos"):
            return [], ()
        blows = [(model_name(state, known[one.model]), one) for one in beneath.blows(state)]
        return blows, beneath.provisos(state)

    def answer(self, play: Battle, action: Defence) -> None:
        """Full defence binds the regiment for the round and uses its activation up."""
        full, name = isinstance(action, DefendFully), play.state.regiment(self.defender).name
        if full:
            declare_defence(play, play.state.regiment(self.defender), self.rule)
            play.state = play.state.did(self.defender, activated=True, over=True)
        if play.listening:
            what = text("combat-reacted" if full else "combat-kept", name=name)
            told(play, what, "LC-1.6-17" if full else self.rule, self.defender)
