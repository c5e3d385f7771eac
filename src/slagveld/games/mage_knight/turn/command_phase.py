"""The command phase by itself, in the order of MK-CARD-G10.

Items were dropped before it (`items.drop_and_pick_up`). Then Hex and Overwatch end, domains work,
prices of items are paid, commanders call, and poison works.
"""

from collections.abc import Sequence

from slagveld.kernel.decision import Form
from slagveld.kernel.event import Changed
from slagveld.kernel.modifiers import Need, Tally
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import Picking
from slagveld.kit.topics import leading
from slagveld.record import replace

from ..core.abilities import Ability
from ..core.ability_vocabulary import Commands, Envenoms, Uncounted
from ..core.action import SeatStep, WarriorAction
from ..core.base_contact import at_front, friends_touching, touching
from ..core.book import do, pick, refuse, text
from ..core.events import roll
from ..core.fighter import Fighter
from ..core.state import Battle, KnightState
from ..items.payment import PayPrices, end_paid
from ..wounds.damage_and_elimination import Aftermath, Damage, dealt_by, hurt
from ..wounds.healing import heal
from ..wounds.hex_and_overwatch_tokens import end_hexes, stand_down


class Callings(SeatStep, frozen=True):
    """Every bearer of Command rolls for an action and gives its Demoralized friends heart."""

    rule = "MK-CARD-command"

    done: tuple[int, ...] = ()

    def run(self, play: Battle) -> None:
        """One after the other; where the order tells, their player chooses it."""
        left = _callers(play.state, self.seat, self.done)
        if not left:
            return
        if len(left) > 1 and any(fighter.powers.one(Uncounted) for fighter in left):
            play.then(CallFirst(self.seat, self.done), self)
        else:
            self.resume(play, left[0].id)

    def resume(self, play: Battle, value: int) -> None:
        fighter = play.state.field.by_id[value]
        play.then(Aftermath(), replace(self, done=(*self.done, value)))
        for ability, effect in fighter.powers.all(Commands):
            _call(play, fighter, ability, effect)


def _callers(state: KnightState, seat: int, done: tuple[int, ...]) -> list[Fighter]:
    return [fighter for fighter in state.bearers(seat, Commands) if fighter.id not in done]


def _call(play: Battle, fighter: Fighter, ability: Ability, effect: Commands) -> None:
    rule, seat, purpose = ability.rule, fighter.seat, text("roll-command", name=fighter.name)
    need = Need(Tally(min(effect.on), name=text("need-command")), ">=")
    yields = "yields-extra-action"
    if roll(play, purpose, rule, seat, fighter.id, need=need, yields=yields) in effect.on:
        extra = play.state.extra
        play.replace(extra=extra + 1)
        what = text("actions-extra", player=play.state.seats[seat].name)
        play.tell(Changed, seat=seat, what=what, old=extra, new=extra + 1, rule=rule)
    for friend in friends_touching(play.state, fighter):
        if friend.powers.one(Uncounted) is not None:
            heal(play, friend.id, effect.heals, ability.rule, fighter, ability.name)


class CallNow(WarriorAction, frozen=True):
    """This bearer of Command is the next."""


class CallFirst(Picking, frozen=True):
    """Which bearer of Command calls first? One can be healed out of its own Command by another."""

    actions = (CallNow,)
    rule = "MK-CARD-G10"
    asks = text("ask-call")

    done: tuple[int, ...]

    def pieces(self, state: KnightState) -> list[int]:
        return [fighter.id for fighter in _callers(state, self.seat, self.done)]

    def offer(self, state: KnightState, pieces: Sequence[int]) -> Form:
        return do(CallNow, "do-call", pick.piece("fighter", "field-call", pieces))

    def about(self, state: KnightState, forms: Sequence[Form]) -> tuple[int, ...]:
        return leading(forms)

    def unknown(self, state: KnightState) -> Refusal:
        return refuse(self.rule, "refusal-call")

    def answer(self, play: Battle, action: CallNow) -> None:
        play.give(action.fighter)


class Poisons(SeatStep, frozen=True):
    """Every bearer of Venom hurts the enemies at its front arc; it costs no action (MK-GAP-2).

    So in the example of a turn (MK-TURN-EX1).
    """

    rule = "MK-CARD-venom"

    done: tuple[int, ...] = ()

    def run(self, play: Battle) -> None:
        """One after the other, also one that the poison of another has just set free."""
        left = [f for f in play.state.bearers(self.seat, Envenoms) if f.id not in self.done]
        if not left:
            return
        fighter = left[0]
        play.then(Aftermath(), replace(self, done=(*self.done, fighter.id)))
        for ability, effect in fighter.powers.all(Envenoms):
            stung = at_front(play.state, fighter)
            hurt(play, *[dealt_by(fighter, ability, f.id, effect.damage, "venom") for f in stung])


class CommandBegins(SeatStep, frozen=True):
    """What the command phase of a seat brings by itself, part after part.

    The book names no more of it than Venom and dropped items; the cards do (MK-TURN-8).
    """

    rule = "MK-TURN-7"

    def run(self, play: Battle) -> None:
        """Lay the parts on the agenda; the end of the battle is tested after each (MK-END-1)."""
        seat = self.seat
        play.then(EndTokens(seat), Storms(seat), PayPrices(seat), Callings(seat), Poisons(seat))


class EndTokens(SeatStep, frozen=True):
    """Hex and Overwatch of the seat's warriors end, and what prices have bought."""

    rule = "MK-CARD-G10"

    def run(self, play: Battle) -> None:
        end_hexes(play, self.seat)
        for fighter in play.state.own(self.seat):
            stand_down(play, fighter.id)
        for fighter in play.state.own(self.seat):
            if fighter.paid:
                end_paid(play, fighter)


class Storms(SeatStep, frozen=True):
    """Domains that strike in a command phase (MK-CARD-magestone-storm)."""

    rule = "MK-DOMAIN-5"

    def run(self, play: Battle) -> None:
        """On the faces of the card all who touch another suffer at once, credited to nobody."""
        player = play.state.seats[self.seat].name
        for domain in play.state.domains:
            if not domain.storm:
                continue
            rule, name = domain.rule, domain.name
            purpose = text("roll-storm", player=player, domain=name)
            need = Need(Tally(max(domain.storm), name=text("need-storm")), "<=")
            die = roll(play, purpose, rule, self.seat, need=need, yields="yields-storm")
            if die in domain.storm:
                struck = [f.id for f in play.state.fighters if touching(play.state, f)]
                storm = [Damage(n, 1, "ability", rule=rule, way="domain", of=name) for n in struck]
                hurt(play, *storm)
            play.then(Aftermath())
