"""Close combat actions that begin with a move: Surge (MK-CHARGE-*) and the ability Charge."""

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.rulebook import Refusal

from ..attack.attack_sequence import Resolve
from ..core.action import WarriorQuestion, WarriorStep, banned
from ..core.base_contact import engaged
from ..core.book import card, do, refuse
from ..core.events import tell_use
from ..core.fighter import Fighter, moves_and
from ..core.state import Battle, KnightState
from ..movement.destination import LevelWayAction, march_of
from ..wounds.damage_and_elimination import exhaust
from .built_terrain import Dent, FollowBatter, dent_fields, dent_refusal, dented, dents
from .previews import preview_batter, preview_blow, strike_draft
from .strikes import Blow, FollowStrike, blow_fields, blow_of, blow_refusal, blows, declared

DECLINES = 0.05
"""How often chance leaves out an attack that could follow."""


class ChargeMove(LevelWayAction, frozen=True):
    """A warrior moves and then may attack, by the ability Charge."""


class Surge(ChargeMove, frozen=True):
    """The same for any sword, at the price of 1 exhaustion damage (MK-CHARGE-1)."""


class NoStrike(Action, frozen=True):
    """Leave it out."""


Following = FollowStrike | FollowBatter


def surge_refusal(state: KnightState, fighter: Fighter) -> Refusal | None:
    """Why a warrior that may be given a close combat action may not begin a Surge, or None."""
    if fighter.captive:
        return refuse("MK-CAPTURE-8", "combat-refusal-captor", name=fighter.name)
    if fighter.click.attack_type != "sword":
        return refuse("MK-MELEE-7", "combat-refusal-surge-sword", name=fighter.name)
    refusal = banned(fighter, "surge")
    if refusal is None and engaged(state, fighter):
        return refuse("MK-CHARGE-2", "combat-refusal-surge-contact", name=fighter.name)
    return refusal


def charge_refusal(state: KnightState, fighter: Fighter) -> Refusal | None:
    """The same for a Charge (MK-CARD-charge)."""
    if fighter.captive:
        return refuse("MK-CAPTURE-8", "combat-refusal-captor", name=fighter.name)
    ability = moves_and(fighter, "close")
    if ability is None:
        return refuse(card("charge"), "combat-refusal-no-charge", name=fighter.name)
    if engaged(state, fighter):
        return refuse(ability.rule, "combat-refusal-charge-contact", name=fighter.name)
    return None


def rush_kind(state: KnightState, fighter: Fighter) -> type[ChargeMove] | None:
    """How a warrior can move and strike in one action: a Charge costs nothing more."""
    if charge_refusal(state, fighter) is None:
        return ChargeMove
    return Surge if surge_refusal(state, fighter) is None else None


def rush(play: Battle, fighter: Fighter, action: ChargeMove) -> None:
    """The action is given: a move at single speed (MK-CHARGE-3), what it costs, the attack."""
    number, seat = fighter.id, fighter.seat
    if isinstance(action, Surge):
        play.then(march_of(fighter, action, "surge"), SurgeToll(number), FollowUp(seat, number))
        return
    ability = moves_and(fighter, "close")
    tell_use(play, fighter, ability)
    rule = "" if ability is None else ability.rule
    play.then(march_of(fighter, action, "charge"), FollowUp(seat, number, rule, True))


class SurgeToll(WarriorStep, frozen=True):
    """The exhaustion damage of a Surge (MK-CHARGE-5), with or without an attack (MK-CHARGE-6)."""

    rule = "MK-CHARGE-5"

    def run(self, play: Battle) -> None:
        """1 click; the attack uses the values of the new one."""
        exhaust(play, self.fighter, self.rule, "surge")


class FollowUp(WarriorQuestion, frozen=True):
    """A warrior has come up to its enemies: does it attack, and how?

    That it may was settled when the action was given (MK-CARD-G2): who has lost Charge on the way,
    or has become Demoralized by an Overwatch, attacks all the same, since its action goes on. Only
    the damage of one's own Surge takes the heart for it (MK-CARD-demoralized). How it attacks is
    named now, after the move, by the click that shows (MK-CARD-G3, MK-ABILITY-2, MK-CHARGE-5).
    """

    rule = "MK-CHARGE-4"
    actions = (NoStrike, FollowStrike, FollowBatter)
    about_one, left = "combat-ask-follow", "told-no-strike"
    # texts: *:combat-ask-follow*, *:told-no-strike*

    cites: str = "MK-CHARGE-4"
    """The rule by which it may."""
    charge: bool = False
    """By Charge: any close combat attack, so also a healing, or a blow at built terrain. A Surge
    allows attacks on enemies alone."""

    def names(self) -> tuple[int, ...]:
        return (self.fighter,)

    def by_rule(self, state: KnightState) -> str:
        return self.cites

    def _striker(self, state: KnightState) -> Fighter | None:
        """The warrior, while nothing has ended its action."""
        fighter = state.fighter(self.fighter)
        if fighter is None or not fighter.free or self.fighter in state.halted:
            return None
        lost_heart = not self.charge and fighter.powers.ban("all-but-move") is not None
        return None if lost_heart else fighter

    def _blows(self, state: KnightState) -> list[Blow]:
        fighter = self._striker(state)
        return [] if fighter is None else blows(state, fighter, healing=self.charge)

    def _dents(self, state: KnightState) -> list[Dent]:
        fighter = self._striker(state) if self.charge else None
        return [] if fighter is None else dents(state, fighter)

    def asked(self, state: KnightState) -> int | None:
        if self.seat in state.out:
            return None
        return self.seat if self._blows(state) or self._dents(state) else None

    def forms(self, state: KnightState) -> list[Form]:
        fighter = state.field.by_id[self.fighter]
        forms: list[Form] = []
        found, walls = self._blows(state), self._dents(state)
        if found:
            forms.append(do(FollowStrike, "combat-do-strike", *blow_fields([(fighter, found)])))
        if walls:
            fields = dent_fields(state, [(fighter, walls)])
            forms.append(do(FollowBatter, "combat-do-batter", *fields))
        return [*forms, do(NoStrike, "combat-do-no-strike")]

    def refusal(self, state: KnightState, action: Following) -> Refusal | None:
        fighter = state.field.by_id[self.fighter]
        if isinstance(action, FollowBatter):
            if self.charge:
                return dent_refusal(state, fighter, Dent(action.built, action.mode))
            return refuse(self.cites, "combat-refusal-surge-enemy", name=fighter.name)
        refusal = blow_refusal(state, fighter, blow_of(action))
        friendly = refusal is None and state.field.by_id[action.target].side == fighter.side
        if friendly and not self.charge:
            return refuse(self.cites, "combat-refusal-surge-enemy", name=fighter.name)
        return refusal

    def act(self, play: Battle, action: Following) -> None:
        fighter = play.state.field.by_id[self.fighter]
        if isinstance(action, FollowStrike):
            play.then(Resolve(declared(play.state, fighter, blow_of(action))))
        else:
            play.then(Resolve(dented(fighter, Dent(action.built, action.mode))))

    def options(self, state: KnightState) -> list[Action]:
        strikes = [FollowStrike(*blow) for blow in self._blows(state)]
        return [*strikes, *[FollowBatter(*dent) for dent in self._dents(state)]]

    def propose(self, state: KnightState, seat: int, rng: Rng) -> Action:
        if rng.random() < DECLINES:
            return NoStrike()
        found = self.candidates(state, seat)
        return found[1 + int(rng.random() * (len(found) - 1))]

    def preview(self, state: KnightState, seat: int, partial: Partial) -> Preview:
        fighter = state.field.by_id[self.fighter]
        match strike_draft(self.actions, partial):
            case FollowStrike() as draft:
                return preview_blow(state, fighter, draft, self._blows(state))
            case FollowBatter() as draft:
                return preview_batter(state, fighter, draft)
            case _:
                return Preview()
