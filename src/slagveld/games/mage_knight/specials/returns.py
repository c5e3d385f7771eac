"""Eliminated warriors come back (MK-CARD-G8, MK-GAP-11).

By Necromancy (MK-CARD-necromancy) or by Summon (MK-CARD-summon).
"""

import msgspec

from slagveld.kernel.decision import Action, Form, Ghost, Odds, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Told
from slagveld.kernel.fields import PieceId, Placement, Placements, PlacementsField, Spare
from slagveld.kernel.modifiers import Need, Tally
from slagveld.kernel.rulebook import Refusal
from slagveld.table.measure import distance
from slagveld.table.shapes import Pose
from slagveld.table.units import TURN, cosine, scaled, sine

from ..core.abilities import Deed
from ..core.action import give_action
from ..core.book import KEY, card, pick, refuse, text
from ..core.conditions import enemies_touching
from ..core.events import Returned
from ..core.fighter import GROUND, Fighter
from ..core.state import Battle, Fallen, MageKnightState
from ..terrain.standing import stand_refusal
from ..wounds.captives import landed
from ..wounds.dials import EndAction
from .common import DIE, chosen, doers, special_refusal

NECROMANCY = card("necromancy")
SUMMON = card("summon")
PLACES = "MK-CARD-G8"
UNDEAD = ("Zombie", "Skeleton")
"""Who has one of these in its name returns without a roll."""
WAYS = tuple(range(0, TURN, 300))
"""Directions round the bearer in which a place is tried."""
NARROW = tuple(range(0, TURN, 50))
"""The same, close together, where those find no room."""


class Summon(Action, frozen=True):
    """Bring an eliminated Mage Spawn back: one placement, by the id it had."""

    fighter: PieceId
    plan: Placements


class RaiseDead(Action, frozen=True):
    """Bring an eliminated warrior back, if the die lets it: one placement, by the id it had."""

    fighter: PieceId
    plan: Placements


Return = Summon | RaiseDead


def deed_of(action: Return) -> Deed:
    """What is done by this action."""
    return "summon" if isinstance(action, Summon) else "necromancy"


# Who and where


def fallen_of(state: MageKnightState, number: int) -> Fallen | None:
    """The elimination of a warrior that has not come back since, or None."""
    return next((f for f in state.fallen if f.fighter.id == number and not f.back), None)


def lost(state: MageKnightState, number: int) -> Fallen:
    """The same, of a warrior known to have fallen."""
    return next(f for f in state.fallen if f.fighter.id == number and not f.back)


def who_refusal(fighter: Fighter, gone: Fallen | None, deed: Deed) -> Refusal | None:
    """Why a bearer may not bring this one back, or None."""
    if gone is None or gone.fighter.seat != fighter.seat:
        return refuse(PLACES, "refusal-return-who")
    if deed == "necromancy":
        return None
    back = gone.fighter.warrior
    if back.faction:
        return refuse(SUMMON, "refusal-return-spawn", name=back.name)
    if back.points > fighter.warrior.points:
        most = fighter.warrior.points
        return refuse(SUMMON, "refusal-return-points", name=back.name, most=most)
    return None


def returnable(state: MageKnightState, fighter: Fighter, deed: Deed) -> list[Fighter]:
    """Whom a bearer may bring back, in the order in which they fell, at their starting click."""
    return [
        at_start(gone)
        for gone in state.fallen
        if not gone.back and who_refusal(fighter, gone, deed) is None
    ]


def at_start(gone: Fallen) -> Fighter:
    """A warrior that returns, as it is asked for room: set to its starting click (MK-CARD-G8)."""
    return gone.fighter.changed(turned=0)


def place_refusal(
    state: MageKnightState, fighter: Fighter, back: Fighter, pose: Pose
) -> Refusal | None:
    """Why one that returns may not be put there: room, the bearer touched, no enemy touched."""
    there = back.at(on_ground(pose))
    refusal = stand_refusal(state, there, there.pose)
    if refusal is not None:
        return refusal
    values = {"name": back.name, "bearer": fighter.name}
    if fighter.id not in state.field.touching(there):
        return refuse(PLACES, "refusal-return-apart", **values)
    if enemies_touching(state, there):
        return refuse(PLACES, "refusal-return-enemy", name=back.name)
    return None


def on_ground(pose: Pose) -> Pose:
    """The pose meant: who returns stands on the ground."""
    return Pose(pose.x, pose.y, pose.facing, level=GROUND)


def free_places(state: MageKnightState, fighter: Fighter, back: Fighter) -> list[Pose]:
    """Places for one that returns: round the bearer, looking away from it, the front first."""
    return _ring(state, fighter, back, WAYS) or _ring(state, fighter, back, NARROW)


def _ring(
    state: MageKnightState, fighter: Fighter, back: Fighter, turns: tuple[int, ...]
) -> list[Pose]:
    here, far = fighter.pose, (fighter.base.diameter + back.base.diameter) // 2
    found = []
    for turn in turns:
        way = (here.facing + turn) % TURN
        x, y = here.x + int(scaled(far * cosine(way))), here.y + int(scaled(far * sine(way)))
        pose = Pose(x, y, way)
        if place_refusal(state, fighter, back, pose) is None:
            found.append(pose)
    return found


def return_refusal(state: MageKnightState, seat: int, action: Return) -> Refusal | None:
    """Why a seat may not bring this warrior back there, or None."""
    deed = deed_of(action)
    fighter = state.fighter(action.fighter)
    refusal = special_refusal(state, seat, fighter, deed)
    if refusal is not None or fighter is None:
        return refusal
    if len(action.plan) != 1 or action.plan[0].path:
        return refuse(PLACES, "refusal-return-one")
    put = action.plan[0]
    gone = fallen_of(state, put.piece)
    refusal = who_refusal(fighter, gone, deed)
    if refusal is not None or gone is None:
        return refusal
    return place_refusal(state, fighter, at_start(gone), put.pose)


# What happens


def bring_back(
    play: Battle, number: int, pose: Pose, turned: int, rule: str, bearer: Fighter
) -> None:
    """A warrior stands on the battlefield again, with the tokens it still has.

    Who came back in deep water with a click that cannot swim is moved out of it (MK-WAVE-3).
    """
    gone = lost(play.state, number)
    fighter = msgspec.structs.replace(gone.fighter, pose=on_ground(pose), turned=turned)
    marked = [
        msgspec.structs.replace(other, back=True) if other is gone else other
        for other in play.state.fallen
    ]
    play.replace(fallen=tuple(marked))
    play.state = play.state.added(fighter)
    play.tell(
        Returned,
        piece=number,
        name=fighter.name,
        pose=fighter.pose,
        seat=fighter.seat,
        bearer=bearer.name,
        clicks=turned,
        rule=rule,
    )
    landed(play, number)


def raised_at(play: Battle, bearer: Fighter, back: Fighter) -> int:
    """The click at which Necromancy sets a warrior: 1d6 clicks from the start; 0 for undead."""
    if any(word in back.warrior.name for word in UNDEAD):
        return 0
    most = len(back.warrior.clicks) - 1
    return play.roll(
        1,
        6,
        purpose=text("roll-necromancy", name=back.name, bearer=bearer.name),
        rule=NECROMANCY,
        seat=bearer.seat,
        need=Need(Tally(most, name=text("need-necromancy")), "<="),
        pieces=(bearer.id,),
        yields=f"{KEY}:yields-returns",
    )[0]


class Returning:
    """Bringing eliminated warriors back by a special action."""

    actions: tuple[type[Action], ...] = (Summon, RaiseDead)

    def forms(self, state: MageKnightState, seat: int) -> list[Form]:
        found = (
            self._form(state, seat, "Summon", "summon", SUMMON),
            self._form(state, seat, "RaiseDead", "necromancy", NECROMANCY),
        )
        return [form for form in found if form is not None]

    def _form(
        self, state: MageKnightState, seat: int, action: str, deed: Deed, rule: str
    ) -> Form | None:
        able: list[int] = []
        spares: dict[int, Fighter] = {}
        for fighter in doers(state, seat, deed):
            room = [b for b in returnable(state, fighter, deed) if free_places(state, fighter, b)]
            if room:
                able.append(fighter.id)
                spares.update((back.id, back) for back in room)
        if not able:
            return None
        beside = tuple([Spare(b.id, b.name, b.base, b.warrior.icon) for b in spares.values()])
        fields = (
            pick.piece("fighter", "field-special-fighter", able),
            PlacementsField(name="plan", title=text("field-return-plan"), spares=beside),
        )
        return Form(
            action=action,
            title=text(f"do-{deed}"),  # texts: *:do-summon*, *:do-necromancy*
            fields=fields,
            help=text(f"help-{deed}"),  # texts: *:help-summon*, *:help-necromancy*
            rule=rule,
        )

    def check(self, state: MageKnightState, seat: int, action: Return) -> Refusal | None:
        return return_refusal(state, seat, action)

    def answer(self, play: Battle, seat: int, action: Return) -> None:
        give_action(play, action.fighter)
        play.then(EndAction((action.fighter,)))
        bearer = play.state.field.by_id[action.fighter]
        put = action.plan[0]
        if isinstance(action, Summon):
            bring_back(play, put.piece, put.pose, 0, SUMMON, bearer)
            return
        back = lost(play.state, put.piece).fighter
        turned = raised_at(play, bearer, back)
        if back.warrior.click(turned).skulls:
            what = text("told-stays-dead", name=back.name)
            play.tell(Told, what=what, pieces=(bearer.id,), rule=NECROMANCY)
        else:
            bring_back(play, put.piece, put.pose, turned, NECROMANCY, bearer)

    def menu(self, state: MageKnightState, seat: int) -> list[Action]:
        found: list[Action] = []
        for fighter, back, deed in self._pairs(state, seat):
            places = free_places(state, fighter, back)
            found.extend([_action(fighter, back, deed, pose) for pose in places])
        return found

    def _pairs(self, state: MageKnightState, seat: int) -> list[tuple[Fighter, Fighter, Deed]]:
        if not state.fallen:
            return []
        deeds: tuple[Deed, ...] = ("summon", "necromancy")
        return [
            (fighter, back, deed)
            for deed in deeds
            for fighter in doers(state, seat, deed)
            for back in returnable(state, fighter, deed)
        ]

    def propose(self, state: MageKnightState, seat: int, rng: Rng) -> Action | None:
        pairs = self._pairs(state, seat)
        if not pairs:
            return None
        fighter, back, deed = pairs[int(rng.random() * len(pairs))]
        room = free_places(state, fighter, back)
        if not room:
            return None
        return _action(fighter, back, deed, room[int(rng.random() * len(room))])

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        return preview_return(state, partial)


def _action(fighter: Fighter, back: Fighter, deed: Deed, pose: Pose) -> Action:
    plan = (Placement(back.id, pose),)
    return Summon(fighter.id, plan) if deed == "summon" else RaiseDead(fighter.id, plan)


def preview_return(state: MageKnightState, partial: Partial) -> Preview:
    """The one that returns beside the bearer, at the nearest free place; the chance of it."""
    fighter = chosen(state, partial, "fighter")
    raw = partial.values.get("plan")
    if fighter is None or not isinstance(raw, list | tuple) or len(raw) != 1:
        return Preview()
    put = raw[0] if isinstance(raw[0], Placement) else msgspec.convert(raw[0], Placement)
    gone = fallen_of(state, put.piece)
    if gone is None:
        return Preview()
    back = at_start(gone)
    pose = _meant(state, fighter, back, on_ground(put.pose))
    snapped = {} if pose == put.pose else {"plan": (Placement(put.piece, pose),)}
    ghost = Ghost(back.id, pose, back.base, back.warrior.icon)
    odds = (return_odds(back),) if partial.action == "RaiseDead" else ()
    return Preview(snapped=snapped, ghosts=(ghost,), odds=odds)


def _meant(state: MageKnightState, fighter: Fighter, back: Fighter, pose: Pose) -> Pose:
    """The place pointed at, or the nearest free one round the bearer."""
    if place_refusal(state, fighter, back, pose) is None:
        return pose
    found = free_places(state, fighter, back)
    return min(found, key=lambda p: distance(p.x, p.y, pose.x, pose.y), default=pose)


def return_odds(back: Fighter) -> Odds:
    """How many clicks of its dial Necromancy takes, and whether it comes back at all."""
    title = text("odds-return", name=back.name)
    if any(word in back.name for word in UNDEAD):
        return Odds(title=title, outcomes=((text("odds-return-whole"), 1.0),))
    alive = [die for die in DIE if not back.warrior.click(die).skulls]
    outcomes = [(text("odds-return-clicks", clicks=die), 1 / len(DIE)) for die in alive]
    lost = len(DIE) - len(alive)
    if lost:
        outcomes.append((text("odds-return-not"), lost / len(DIE)))
    return Odds(title=title, outcomes=tuple(outcomes))


RETURNING = Returning()
