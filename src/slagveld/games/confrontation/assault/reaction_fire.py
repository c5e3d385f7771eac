"""Shots in the middle of an assault: reaction fire (CON-REACT-*), and assault fire.

By reaction fire a shooter whose card is in reserve fires at those who come.
"""

from collections.abc import Callable, Sequence
from typing import ClassVar, Protocol

from slagveld.kernel.agenda import Agenda, Step
from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.topics import leading
from slagveld.record import replace
from slagveld.texts import Text

from ..army.stack_and_reserve import UNSEEN, lay_aside
from ..core.asking import Asked, tell, tell_announced
from ..core.book import card, do, pick, policy, refuse, text
from ..core.figure import Figure
from ..core.state import Battle, ClashState, enemy_of, in_fight
from ..morale.courage_tests import Pairs
from ..shooting.shooting_tests_and_hits import Snapshot
from ..terrain.sight_and_line_of_fire import sees
from ..wounds.casualties import is_down
from .announcement import Assault
from .measure import closings, standing_targets
from .previews import preview_shot

# Who may fire at those who come for him, and at whom of them (CON-REACT-1, CON-REACT-2)


def coming_for(pairs: Pairs) -> list[int]:
    """Those who are charged or engaged, each once."""
    return list(dict.fromkeys([target for _, target in pairs]))


def shooter_able(state: ClashState, shooter: Figure) -> bool:
    """Whether a figure could shoot now, whomever at: armed, free, neither in flight nor spent."""
    turn = shooter.turn
    spent = turn.shot or turn.fled or turn.dodged or turn.stunt or shooter.fleeing or shooter.dying
    return shooter.profile.weapon is not None and not spent and not in_fight(state, shooter)


def reaction_targets(
    state: ClashState, assault: Assault, pairs: Pairs, shooter: Figure
) -> list[Figure]:
    """Those who come for a shooter and whom he sees, in order (CON-REACT-2).

    Who charges or swims is seen where he is; who engages, where he would make contact.
    """
    by_id = state.field.by_id
    movers = [by_id[m] for m, target in pairs if target == shooter.id and m in by_id]
    return [mover for mover in movers if _sees_coming(state, assault, pairs, shooter, mover)]


def _sees_coming(
    state: ClashState, assault: Assault, pairs: Pairs, shooter: Figure, mover: Figure
) -> bool:
    if assault.kind == "charge":
        return sees(state, shooter, mover)
    by_id = state.field.by_id
    met = [by_id[target] for number, target in pairs if number == mover.id and target in by_id]
    ways = closings(state, assault.of(mover.id), mover, met, 1)
    if not ways:
        return sees(state, shooter, mover)
    there = mover.at(ways[0].pose)
    return sees(state.with_figure(there), shooter, there)


def may_react(
    state: ClashState, assault: Assault, pairs: Pairs, shooter: Figure, held: Sequence[int]
) -> bool:
    """Whether a figure may fire at those who come, if these are the cards that let it."""
    able = shooter.card in held and shooter_able(state, shooter)
    return able and bool(reaction_targets(state, assault, pairs, shooter))


POLICY = policy("reaction", "policy-reaction", "ask", "always", "never")
"""The policy by which reaction fire is asked for, always fired or never."""
RULE = "CON-REACT-1"
DIFFICULTY = 6
"""Whatever range, cover and size are (CON-REACT-2)."""
NOBODY_KNOWN = 0
"""Stands for a shooter whom the eye may not know: who is asked has his card in reserve."""


class FireReaction(Action, frozen=True):
    """Play the card and shoot at one of those who come."""

    target: PieceId


class HoldReaction(Action, frozen=True):
    """Keep the card; the enemy comes on."""


class Sequel(Protocol):
    """Makes the step by which those who reacted among these targets, and their cards, go on."""

    def __call__(self, *, targets: tuple[int, ...]) -> Step:
        """The step, for when the enemy has finished moving."""


class Reactions(Step, frozen=True, kw_only=True):
    """Before contact: every target whose card is in reserve may fire (CON-REACT-3)."""

    rule = RULE
    sequel: ClassVar[Sequel]
    """Set by `turn.activation`: whole cards are activated there, and that is no matter of this room
    (CON-REACT-6)."""

    assault: Assault
    pairs: Pairs
    asked: tuple[int, ...] = ()
    """Who has had his say; only his player knows."""
    played: tuple[int, ...] = ()
    """Cards played by a shot at this assault: others of them who are charged may fire, too."""

    def seen(self, seat: int | None) -> Step:
        """Others do not learn who has been asked (CON-APP-6)."""
        own = seat == enemy_of(self.assault.seat)
        return self if own else replace(self, asked=())

    def run(self, play: Battle) -> None:
        """Ask for each of those who are charged or engaged, and for nobody else (CON-REACT-6)."""
        state = play.state
        fired = [one.card for one in state.living(self.asked) if one.turn.reacted]
        played = tuple(dict.fromkeys([*self.played, *fired]))
        held = (*state.reserve_of(enemy_of(self.assault.seat)), *played)
        waiting = [one for one in coming_for(self.pairs) if held and one not in self.asked]
        for shooter in state.living(waiting):
            if may_react(state, self.assault, self.pairs, shooter, held):
                fire = ReactionFire(assault=self.assault, pairs=self.pairs, shooter=shooter.id)
                asked = (*self.asked, shooter.id)
                play.then(fire, replace(self, asked=asked, played=played))
                return


class Fire(Asked, frozen=True, kw_only=True):
    """A shot at one of those who meet, or none: the first of `actions` holds fire."""

    offer: ClassVar[tuple[str, str | None]]
    """The words for the shot, and for what it means."""
    target_rule: ClassVar[str]
    """By which somebody is no target."""

    def by(self, state: ClashState) -> Figure:
        raise NotImplementedError

    def targets(self, state: ClashState) -> list[Figure]:
        raise NotImplementedError

    def prompt(self, state: ClashState) -> Text:
        return text(self.words, name=self.by(state).name)

    def about(self, state: ClashState, forms: Sequence[Form]) -> tuple[int, ...]:
        return (self.by(state).id, *leading(forms))

    def forms(self, state: ClashState) -> tuple[Form, ...]:
        hold, fire = self.actions
        target = pick.piece("target", "field-move-target", self.targets(state))
        title, words = self.offer
        return (do(fire, title, target, help=words), do(hold, "do-move-hold-fire"))

    def check(self, state: ClashState, seat: int, action: Action) -> Refusal | None:
        if action in self.candidates(state, seat):
            return None
        return refuse(self.target_rule, "refusal-move-shot-target", name=self.by(state).name)

    def candidates(self, state: ClashState, seat: int) -> Sequence[Action]:
        hold, fire = self.actions
        shot: Callable[[int], Action] = fire
        return [hold(), *[shot(target.id) for target in self.targets(state)]]


class ReactionFire(Fire, frozen=True, kw_only=True):
    """An enemy comes for a shooter whose card is in reserve: does he fire?"""

    rule = RULE
    words = "ask-reaction"
    offer = ("do-reaction-fire", "help-reaction-fire")
    target_rule = "CON-REACT-2"
    actions = (HoldReaction, FireReaction)
    automatic = True
    private = True

    assault: Assault
    pairs: Pairs
    shooter: int

    def seen(self, seat: int | None) -> Step:
        """Others see only that they wait: whose card is in reserve is a secret (CON-APP-6)."""
        own = seat == enemy_of(self.assault.seat)
        return self if own else replace(self, shooter=NOBODY_KNOWN)

    def asked(self, state: ClashState) -> int | None:
        if self.shooter == NOBODY_KNOWN:
            return enemy_of(self.assault.seat)
        shooter = state.figure(self.shooter)
        if shooter is None or not shooter_able(state, shooter):
            return None
        return shooter.seat if self.targets(state) else None

    def by(self, state: ClashState) -> Figure:
        return state.field.by_id[self.shooter]

    def targets(self, state: ClashState) -> list[Figure]:
        return reaction_targets(state, self.assault, self.pairs, self.by(state))

    def auto(self, state: ClashState, seat: int) -> Action | None:
        wish = state.policy(seat, POLICY.key, "ask")
        if wish == "never":
            return HoldReaction()
        return FireReaction(self.targets(state)[0].id) if wish == "always" else None

    def answer(self, play: Battle, action: Action) -> None:
        """The card is played, the shot fired; no dice on attack afterwards (CON-REACT-4)."""
        if not isinstance(action, FireReaction):
            return
        shooter, target = play.state.those(self.shooter, action.target)
        what = text("announced-reaction", name=shooter.name, enemy=target.name)
        tell_announced(play, what, RULE, shooter, target)
        lay_aside(play, shooter.seat, (shooter.card,))
        for figure in play.state.of_card(shooter.card):  # the card is played for all (CON-REACT-6)
            play.state = play.state.did(figure.id, activated=True)
        play.state = play.state.did(shooter.id, reacted=True, no_attack=True)
        both = {"shooter": shooter.id, "target": target.id}
        shot = Snapshot(**both, difficulty=DIFFICULTY, cites="CON-REACT-2")
        play.then(shot, ReactionDone(**both))

    def preview(self, state: ClashState, seat: int, partial: Partial) -> Preview:
        if partial.action != "FireReaction":
            return Preview()
        return preview_shot(self.by(state), self.targets(state), DIFFICULTY, "CON-REACT-2")


FELLED = "felled"
"""The mark of a shooter whose reaction fire has killed: he may move (CON-REACT-5)."""


class ReactionDone(Step, frozen=True, kw_only=True):
    rule = "CON-REACT-5"

    shooter: int
    target: int

    def run(self, play: Battle) -> None:
        shooter = play.state.figure(self.shooter)
        if shooter is not None and is_down(play.state, self.target):
            play.state = play.state.marked(shooter.id, FELLED)


# Assault fire: a shot in the middle of one's own assault (CON-CARD-tir-d-assaut)

ASSAULT_FIRE = card("tir-d-assaut")


class FireAssault(Action, frozen=True):
    """Shoot at one of those who are assaulted, before moving."""

    target: PieceId


class HoldAssault(Action, frozen=True):
    """Do not shoot."""


def fire_targets(state: ClashState, assault: Assault, shooter: Figure) -> list[Figure]:
    """The targets of an assault that one of its movers may shoot at: seen from where it stands."""
    armed = shooter.powers.gives("assault-fire") and shooter.profile.weapon is not None
    if not armed or shooter.turn.shot:
        return []
    return [one for one in standing_targets(state, assault) if sees(state, shooter, one)]


def may_fire(state: ClashState, assault: Assault, number: int) -> bool:
    shooter = state.figure(number)
    return shooter is not None and bool(fire_targets(state, assault, shooter))


class AssaultShot(Fire, frozen=True, kw_only=True):
    rule = ASSAULT_FIRE
    words = "ask-assault-fire"
    offer = ("do-assault-fire", None)
    target_rule = ASSAULT_FIRE
    actions = (HoldAssault, FireAssault)

    assault: Assault
    shooter: int

    def asked(self, state: ClashState) -> int | None:
        return self.assault.seat if may_fire(state, self.assault, self.shooter) else None

    def by(self, state: ClashState) -> Figure:
        return state.field.by_id[self.shooter]

    def targets(self, state: ClashState) -> list[Figure]:
        return fire_targets(state, self.assault, self.by(state))

    def answer(self, play: Battle, action: Action) -> None:
        (shooter,) = play.state.those(self.shooter)
        found = shooter.powers.number("assault-fire")
        if not isinstance(action, FireAssault) or found is None:
            tell(play, text("shooting-told-held", name=shooter.name), ASSAULT_FIRE, shooter)
            return
        (target,) = play.state.those(action.target)
        what = text("announced-assault-fire", name=shooter.name, enemy=target.name)
        tell_announced(play, what, ASSAULT_FIRE, shooter, target)
        both = {"shooter": shooter.id, "target": target.id}
        play.then(Snapshot(**both, difficulty=found[1], cites=ASSAULT_FIRE))

    def preview(self, state: ClashState, seat: int, partial: Partial) -> Preview:
        return Preview(pieces=tuple([target.id for target in self.targets(state)]))


# Reaction fire as the other side imagines it: whose card is in reserve is a secret (CON-APP-6)


def imagined_reaction(view: ClashState, rng: Rng) -> ClashState:
    """A view in which the shooter who is asked is known: any who may be, his card in reserve.

    The cards that nobody knows lie in the stack of a view (`hidden_cards`). Somebody of a card that
    has been played at this assault already may be asked, too (CON-REACT-6).
    """
    fires = [step for step in view.agenda.steps if isinstance(step, ReactionFire)]
    hidden = [fire for fire in fires if fire.shooter == NOBODY_KNOWN]
    if not hidden:
        return view
    fire = hidden[-1]
    assault, pairs = fire.assault, fire.pairs
    unseen = (enemy_of(assault.seat), UNSEEN)
    asking = [step for step in view.agenda.steps if isinstance(step, Reactions)]
    cards = [card for step in asking if step.pairs == pairs for card in step.played]
    cards += view.stack if unseen in view.reserves else ()
    comers = view.living(coming_for(pairs))
    able = [one for one in comers if may_react(view, assault, pairs, one, cards)]
    shooter = able[int(rng.random() * len(able))]

    def known(step: Step) -> Step:
        if step == fire:
            return replace(fire, shooter=shooter.id)
        if isinstance(step, Reactions) and step.pairs == pairs:
            return replace(step, asked=(shooter.id,))
        return step

    reserves = list(view.reserves)
    if shooter.card in view.stack:
        reserves[reserves.index(unseen)] = (shooter.seat, shooter.card)
    return replace(
        view,
        agenda=Agenda(tuple([known(step) for step in view.agenda.steps])),
        stack=tuple([card for card in view.stack if card != shooter.card]),
        reserves=tuple(reserves),
    )
