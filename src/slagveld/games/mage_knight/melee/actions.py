"""Close combat actions: strikes, executions, blows at built terrain, Surge and Charge."""

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Key, PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.texts import Text

from ..attack.resolution import Resolve
from ..core.action import action_refusal, give_action
from ..core.book import do, pick, text
from ..core.fighter import Fighter
from ..core.state import Battle, MageKnightState
from ..movement.menus import is_allowed, listed, up_to
from ..movement.move import end_pose
from ..terrain.paces import allowance
from ..wounds.dials import EndAction
from .built import Dent, dent_fields, dent_refusal, dented, dents
from .previews import preview_batter, preview_blow, preview_execution, preview_rush
from .strikes import (
    Blow,
    blow_fields,
    blow_refusal,
    blows,
    declared,
    execution,
    execution_refusal,
    fighter_field,
)
from .surge import ChargeMove, Rush, Surge, charge_refusal, rush, rush_refusal, surge_refusal

TRIES = 3
"""Warriors that chance tries before it strikes with nobody."""


class Strike(Action, frozen=True):
    """A close combat action on one target.

    `mode` is the key of the ability whose attack mode is used; `heals` what a healing roll heals.
    """

    fighter: PieceId
    target: PieceId
    mode: Key = ""
    capture: bool = False
    heals: Key = ""


class Execute(Action, frozen=True):
    """A close combat action of a captor to eliminate its captive (MK-CAPTURE-17)."""

    fighter: PieceId


class Batter(Action, frozen=True):
    """A close combat action against a piece of built terrain (MK-BUILT-18), plain or by a mode."""

    fighter: PieceId
    built: PieceId
    mode: Key = ""


CloseDeed = Strike | Execute | Batter | Rush


class Fighting:
    """The close combat actions of the active player's warriors."""

    actions: tuple[type[Action], ...] = (Strike, Execute, Surge, ChargeMove, Batter)

    def ready(self, state: MageKnightState, seat: int) -> list[Fighter]:
        """Warriors that may be given a close combat action, in order."""
        if state.actions_left <= 0:
            return []
        own = state.own(seat)
        return [f for f in own if action_refusal(state, seat, f, "close") is None]

    def forms(self, state: MageKnightState, seat: int) -> list[Form]:
        ready = self.ready(state, seat)
        able = [(fighter, blows(state, fighter)) for fighter in ready]
        able = [pair for pair in able if pair[1]]
        forms: list[Form] = []
        if able:
            fields = (
                fighter_field([fighter.id for fighter, _ in able]),
                *blow_fields(able, "fighter"),
            )
            title = text("combat-do-strike")
            forms.append(do(Strike, title, *fields, rule="MK-MELEE-2"))
        captors = [f.id for f in ready if f.captive and execution_refusal(state, f) is None]
        if captors:
            title = text("combat-do-execute")
            fields = (fighter_field(captors),)
            forms.append(do(Execute, title, *fields, rule="MK-CAPTURE-17"))
        surging = [f for f in ready if surge_refusal(state, f) is None]
        help_ = text("combat-do-surge-help")
        forms.extend(_rush_forms("Surge", text("combat-do-surge"), help_, "MK-CHARGE-1", surging))
        charging = [f for f in ready if charge_refusal(state, f) is None]
        help_ = text("combat-do-charge-help")
        title = text("combat-do-charge")
        forms.extend(_rush_forms("ChargeMove", title, help_, "MK-CARD-charge", charging))
        return forms + _batter_forms(state, ready)

    def check(self, state: MageKnightState, seat: int, action: CloseDeed) -> Refusal | None:
        if isinstance(action, Surge | ChargeMove):
            return rush_refusal(state, seat, action)
        fighter = state.fighter(action.fighter)
        refusal = action_refusal(state, seat, fighter, "close")
        if refusal is not None or fighter is None:
            return refusal
        match action:
            case Strike():
                return blow_refusal(state, fighter, blow_of(action))
            case Batter():
                return dent_refusal(state, fighter, Dent(action.built, action.mode))
            case _:
                return execution_refusal(state, fighter)

    def answer(self, play: Battle, seat: int, action: CloseDeed) -> None:
        if isinstance(action, Surge | ChargeMove):
            rush(play, action)
            return
        number = action.fighter
        fighter = play.state.field.by_id[number]
        match action:
            case Strike():
                attack = declared(play.state, fighter, blow_of(action))
            case Batter():
                attack = dented(fighter, Dent(action.built, action.mode))
            case _:
                attack = execution(fighter)
        give_action(play, number)
        play.then(Resolve(attack), EndAction((number,)))

    def menu(self, state: MageKnightState, seat: int) -> list[Action]:
        found: list[Action] = []
        for fighter in self.ready(state, seat):
            found.extend([Strike(fighter.id, *blow) for blow in blows(state, fighter)])
            if fighter.captive:
                if execution_refusal(state, fighter) is None:
                    found.append(Execute(fighter.id))
                continue
            found.extend(_rushes(state, fighter))
            found.extend([Batter(fighter.id, *dent) for dent in dents(state, fighter)])
        return found

    def propose(self, state: MageKnightState, seat: int, rng: Rng) -> Action | None:
        if state.actions_left <= 0:
            return None
        own = state.own(seat)
        first = int(rng.random() * len(own))
        tries = TRIES
        for place in range(len(own)):
            fighter = own[(first + place) % len(own)]
            if fighter.acted or action_refusal(state, seat, fighter, "close") is not None:
                continue
            found = self._some(state, fighter, rng)
            if found is not None:
                return found
            tries -= 1
            if tries == 0:
                break
        return None

    def _some(self, state: MageKnightState, fighter: Fighter, rng: Rng) -> Action | None:
        """Something that one warrior can do, by chance."""
        if fighter.captive:
            return Execute(fighter.id) if execution_refusal(state, fighter) is None else None
        able = blows(state, fighter)
        if able:
            return Strike(fighter.id, *able[int(rng.random() * len(able))])
        walls = dents(state, fighter)
        if walls:
            return Batter(fighter.id, *walls[int(rng.random() * len(walls))])
        kind = _rush_kind(state, fighter)
        other = state.fighters[int(rng.random() * len(state.fighters))]
        if kind is None or other.side == fighter.side or not other.free:
            return None
        limit = allowance(state, fighter)
        way = up_to(fighter, other, limit.total)
        return kind(fighter.id, *way) if is_allowed(state, fighter, way, limit) else None

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        number = partial.values.get("fighter")
        fighter = state.fighter(number) if isinstance(number, int) else None
        if fighter is None or fighter.seat != seat:
            return Preview()
        match partial.action:
            case "Strike":
                return preview_blow(state, fighter, partial.values, blows(state, fighter))
            case "Execute":
                return preview_execution(state, fighter)
            case "Batter":
                return preview_batter(state, fighter, partial.values)
            case _:
                surge = partial.action == "Surge"
                return preview_rush(state, fighter, partial.values, surge=surge)


FIGHTING = Fighting()


def blow_of(action: Strike) -> Blow:
    """The blow that a strike makes."""
    return Blow(action.target, action.mode, action.capture, action.heals)


def _rush_kind(state: MageKnightState, fighter: Fighter) -> type[Surge] | type[ChargeMove] | None:
    """How a warrior can move and strike in one action: a Charge costs nothing more."""
    if charge_refusal(state, fighter) is None:
        return ChargeMove
    return Surge if surge_refusal(state, fighter) is None else None


def _rushes(state: MageKnightState, fighter: Fighter) -> list[Action]:
    """Surges or charges that end in contact with an enemy."""
    kind = _rush_kind(state, fighter)
    if kind is None:
        return []
    found: list[Action] = []
    limit = allowance(state, fighter)
    for path, facing in listed(state, fighter, limit):
        if path and blows(
            state, fighter.at(end_pose(fighter, path, facing, fighter.soaring)), healing=False
        ):
            found.append(kind(fighter.id, path, facing))
    return found


# Forms


def _rush_forms(
    action: str, title: Text, help_: Text, rule: str, fighters: list[Fighter]
) -> list[Form]:
    """One form for those on the ground, and one for those that may choose their level."""
    fliers = [f.id for f in fighters if f.speed_type == "wing"]
    walkers = [f.id for f in fighters if f.id not in fliers]
    soar = pick.switch("soar", "combat-field-soar", optional=True)
    return [
        Form(
            action=action,
            title=title,
            fields=(
                fighter_field(numbers),
                pick.path("path", "combat-field-path", of="fighter"),
                pick.facing("facing", "combat-field-facing", of="fighter"),
                *((soar,) if numbers is fliers else ()),
            ),
            help=help_,
            rule=rule,
        )
        for numbers in (walkers, fliers)
        if numbers
    ]


def _batter_forms(state: MageKnightState, ready: list[Fighter]) -> list[Form]:
    """Blows at built terrain: each warrior has the pieces before its front arc."""
    able = [(fighter, dents(state, fighter)) for fighter in ready]
    able = [pair for pair in able if pair[1]]
    if not able:
        return []
    fields = (
        fighter_field([fighter.id for fighter, _ in able]),
        *dent_fields(state, able, "fighter"),
    )
    title = text("combat-do-batter")
    return [do(Batter, title, *fields, rule="MK-BUILT-18")]
