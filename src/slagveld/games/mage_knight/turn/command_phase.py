"""The command phase by itself, in the order of MK-CARD-G10.

Items were dropped before it (`items.drop`). Then Hex and Overwatch end, domains work, prices of
items are paid, commanders call, and poison works.
"""

from collections.abc import Sequence

import msgspec

from slagveld.kernel.agenda import Question, Step
from slagveld.kernel.decision import Action, Decision
from slagveld.kernel.event import Changed
from slagveld.kernel.fields import PieceId
from slagveld.kernel.modifiers import Need, Tally
from slagveld.kernel.rulebook import Refusal

from ..core.abilities import Ability
from ..core.book import KEY, do, pick, refuse, text
from ..core.conditions import at_front, friends_touching, touching
from ..core.effects import Commands, Envenoms, Uncounted
from ..core.fighter import Fighter
from ..core.state import Battle, MageKnightState
from ..items.payment import PayPrices, end_paid
from ..wounds.damage import Damage, dealt_by
from ..wounds.dials import Aftermath, heal, hurt
from ..wounds.tokens import end_hexes, end_watches


def _bearers(
    state: MageKnightState, seat: int, kind: type[Commands] | type[Envenoms], done: Sequence[int]
) -> list[Fighter]:
    """A seat's warriors with a working ability of this kind that have not used it yet."""
    field = state.field
    found = [field.by_id[number] for number in field.bearers(kind) if number not in done]
    return [fighter for fighter in found if fighter.seat == seat]


class Callings(Step, frozen=True):
    """Every bearer of Command rolls for an action and gives its Demoralized friends heart."""

    rule = "MK-CARD-command"

    seat: int
    done: tuple[int, ...] = ()

    def run(self, play: Battle) -> None:
        """One after the other; where the order tells, their player chooses it."""
        left = _bearers(play.state, self.seat, Commands, self.done)
        if not left:
            return
        if len(left) > 1 and any(fighter.powers.one(Uncounted) for fighter in left):
            play.then(CallFirst(self.seat, self.done), self)
        else:
            self.resume(play, left[0].id)

    def resume(self, play: Battle, value: int) -> None:
        fighter = play.state.field.by_id[value]
        play.then(Aftermath(), msgspec.structs.replace(self, done=(*self.done, value)))
        for ability, effect in fighter.powers.all(Commands):
            _call(play, fighter, ability, effect)


def _call(play: Battle, fighter: Fighter, ability: Ability, effect: Commands) -> None:
    """The roll first, then the friends."""
    die = play.roll(
        1,
        6,
        purpose=text("roll-command", name=fighter.name),
        rule=ability.rule,
        seat=fighter.seat,
        need=Need(Tally(min(effect.on), name=text("need-command")), ">="),
        pieces=(fighter.id,),
        yields=f"{KEY}:yields-extra-action",
    )[0]
    if die in effect.on:
        extra = play.state.extra
        play.replace(extra=extra + 1)
        what = text("actions-extra", player=play.state.seats[fighter.seat].name)
        play.tell(
            Changed, seat=fighter.seat, what=what, old=extra, new=extra + 1, rule=ability.rule
        )
    for friend in friends_touching(play.state, fighter):
        if friend.powers.one(Uncounted) is not None:
            heal(play, friend.id, effect.heals, ability.rule, fighter, ability.name)


class CallNow(Action, frozen=True):
    """This bearer of Command is the next."""

    fighter: PieceId


class CallFirst(Question, frozen=True):
    """Which bearer of Command calls first? One can be healed out of its own Command by another."""

    actions = (CallNow,)
    rule = "MK-CARD-G10"

    seat: int
    done: tuple[int, ...]

    def who(self, state: MageKnightState) -> tuple[int, ...]:
        return (self.seat,)

    def _open(self, state: MageKnightState) -> tuple[int, ...]:
        return tuple([f.id for f in _bearers(state, self.seat, Commands, self.done)])

    def ask(self, state: MageKnightState) -> Decision:
        bearers = self._open(state)
        field = pick.piece("fighter", "field-call", bearers)
        form = do(CallNow, "do-call", field, rule=self.rule)
        return Decision(
            seats=(self.seat,),
            prompt=text("ask-call"),
            forms=(form,),
            rule=self.rule,
            pieces=bearers,
        )

    def check(self, state: MageKnightState, seat: int, action: CallNow) -> Refusal | None:
        if action.fighter in self._open(state):
            return None
        return refuse(self.rule, "refusal-call")

    def answer(self, play: Battle, action: CallNow) -> None:
        play.give(action.fighter)

    def candidates(self, state: MageKnightState, seat: int) -> Sequence[Action]:
        return [CallNow(number) for number in self._open(state)]


class Poisons(Step, frozen=True):
    """Every bearer of Venom hurts the enemies at its front arc; it costs no action (MK-GAP-2).

    So in the example of a turn (MK-TURN-EX1).
    """

    rule = "MK-CARD-venom"

    seat: int
    done: tuple[int, ...] = ()

    def run(self, play: Battle) -> None:
        """One after the other, also one that the poison of another has just set free."""
        left = _bearers(play.state, self.seat, Envenoms, self.done)
        if not left:
            return
        fighter = left[0]
        play.then(Aftermath(), msgspec.structs.replace(self, done=(*self.done, fighter.id)))
        for ability, effect in fighter.powers.all(Envenoms):
            stung = at_front(play.state, fighter)
            amount = effect.damage
            hurt(play, *[dealt_by(fighter, ability, f.id, amount, "venom") for f in stung])


class CommandBegins(Step, frozen=True):
    """What the command phase of a seat brings by itself, part after part."""

    rule = "MK-TURN-7"

    seat: int

    def run(self, play: Battle) -> None:
        """Lay the parts on the agenda; the end of the battle is tested after each (MK-END-1)."""
        play.then(
            EndTokens(self.seat),
            Storms(self.seat),
            PayPrices(self.seat),
            Callings(self.seat),
            Poisons(self.seat),
        )


class EndTokens(Step, frozen=True):
    """Hex and Overwatch of the seat's warriors end, and what prices have bought."""

    rule = "MK-CARD-G10"

    seat: int

    def run(self, play: Battle) -> None:
        end_hexes(play, self.seat)
        end_watches(play, self.seat)
        for fighter in play.state.own(self.seat):
            if fighter.paid:
                end_paid(play, fighter)


class Storms(Step, frozen=True):
    """Domains that strike in a command phase (MK-CARD-magestone-storm)."""

    rule = "MK-DOMAIN-5"

    seat: int

    def run(self, play: Battle) -> None:
        """The active player rolls; on the faces of the card everybody who touches another suffers.

        All at the same moment, credited to nobody.
        """
        player = play.state.seats[self.seat].name
        for domain in play.state.domains:
            if not domain.storm:
                continue
            die = play.roll(
                1,
                6,
                purpose=text("roll-storm", player=player, domain=domain.name),
                rule=domain.rule,
                seat=self.seat,
                need=Need(Tally(max(domain.storm), name=text("need-storm")), "<="),
                yields=f"{KEY}:yields-storm",
            )[0]
            if die in domain.storm:
                struck = [f for f in play.state.fighters if touching(play.state, f)]
                rule, name = domain.rule, domain.name
                hurt(
                    play,
                    *[Damage(f.id, 1, "ability", rule=rule, way="domain", of=name) for f in struck],
                )
            play.then(Aftermath())
