"""Eliminated warriors come back (MK-CARD-G8, MK-GAP-11).

By Necromancy (MK-CARD-necromancy) or by Summon (MK-CARD-summon).
"""

from typing import Any

from slagveld.kernel.decision import Action, Form, Ghost, Odds, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Placement, Placements, PlacementsField, Spare
from slagveld.kernel.menu import Lane, lane
from slagveld.kernel.modifiers import Need, Tally
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import draft_of, filled
from slagveld.kit.topics import one_of
from slagveld.record import replace
from slagveld.table.measure import distance
from slagveld.table.shapes import Pose
from slagveld.table.steps import moved
from slagveld.table.units import TURN

from ..core.ability_vocabulary import Deed
from ..core.action import WarriorAction
from ..core.base_contact import enemies_touching
from ..core.book import card, do, pick, refuse, text
from ..core.events import Returned, roll, tell
from ..core.fighter import Fighter
from ..core.state import Battle, Fallen, KnightState
from ..movement.move import on_ground
from ..terrain.standing_room import stand_refusal
from ..wounds.action_tokens import ActionDeeds
from ..wounds.losing_wing_or_wave import landed
from .special_action import DIE, doers, special_refusal

NECROMANCY = card("necromancy")
SUMMON = card("summon")
PLACES = "MK-CARD-G8"
UNDEAD = ("Zombie", "Skeleton")
"""Who has one of these in its name returns without a roll."""
WAYS = tuple(range(0, TURN, 300))
"""Directions round the bearer in which a place is tried."""
NARROW = tuple(range(0, TURN, 50))
"""The same, close together, where those find no room."""


class Summon(WarriorAction, frozen=True):
    """Bring an eliminated Mage Spawn back: one placement, by the id it had."""

    plan: Placements


class RaiseDead(Summon, frozen=True):
    """Bring any eliminated warrior back, if the die lets it."""


WAYS_BACK: tuple[tuple[type[Summon], Deed, str], ...] = (
    (Summon, "summon", SUMMON),
    (RaiseDead, "necromancy", NECROMANCY),
)


def lost(state: KnightState) -> dict[int, Fallen]:
    """The eliminations of warriors that have not come back since, by warrior."""
    return {fallen.fighter.id: fallen for fallen in state.fallen if not fallen.back}


def who_refusal(fighter: Fighter, gone: Fallen | None, deed: Deed) -> Refusal | None:
    if gone is None or gone.fighter.seat != fighter.seat:
        return refuse(PLACES, "refusal-return-who")
    if deed == "necromancy":
        return None
    back = gone.fighter.warrior
    if back.faction:
        return refuse(SUMMON, "refusal-return-spawn", name=back.name)
    if back.points > fighter.warrior.points:
        return refuse(SUMMON, "refusal-return-points", name=back.name, most=fighter.warrior.points)
    return None


def returnable(state: KnightState, fighter: Fighter, deed: Deed) -> list[Fighter]:
    """Whom a bearer may bring back, in the order in which they fell, at their starting click."""
    gone = [one for one in lost(state).values() if who_refusal(fighter, one, deed) is None]
    return [at_start(one) for one in gone]


def at_start(gone: Fallen) -> Fighter:
    """A warrior that returns, as it is asked for room: set to its starting click (MK-CARD-G8)."""
    return gone.fighter.changed(turned=0)


def place_refusal(state: KnightState, bearer: Fighter, back: Fighter, pose: Pose) -> Refusal | None:
    there = back.at(on_ground(pose))
    refusal = stand_refusal(state, there, there.pose)
    if refusal is not None:
        return refusal
    values = {"name": back.name, "bearer": bearer.name}
    if bearer.id not in state.field.touching(there):
        return refuse(PLACES, "refusal-return-apart", **values)
    if enemies_touching(state, there):
        return refuse(PLACES, "refusal-return-enemy", name=back.name)
    return None


def free_places(state: KnightState, bearer: Fighter, back: Fighter) -> list[Pose]:
    """Places for one that returns: round the bearer, looking away from it, the front first."""
    return _ring(state, bearer, back, WAYS) or _ring(state, bearer, back, NARROW)


def _ring(state: KnightState, bearer: Fighter, back: Fighter, turns: tuple[int, ...]) -> list[Pose]:
    here, far = bearer.pose, (bearer.base.diameter + back.base.diameter) // 2
    found = []
    for turn in turns:
        way = (here.facing + turn) % TURN
        pose = Pose(*moved(here.x, here.y, way, far), way)
        if place_refusal(state, bearer, back, pose) is None:
            found.append(pose)
    return found


def bring_back(play: Battle, put: Placement, turned: int, rule: str, bearer: Fighter) -> None:
    """With the tokens it still has; out of deep water that it cannot swim in (MK-WAVE-3)."""
    number, gone = put.piece, lost(play.state)[put.piece]
    fighter = replace(gone.fighter, pose=on_ground(put.pose), turned=turned)
    marked = [replace(other, back=True) if other is gone else other for other in play.state.fallen]
    play.replace(fallen=tuple(marked))
    play.state = play.state.added(fighter)
    name, seat, by, at = fighter.name, fighter.seat, bearer.name, fighter.pose
    play.tell(
        Returned, piece=number, name=name, pose=at, seat=seat, bearer=by, clicks=turned, rule=rule
    )
    landed(play, number)


def raised_at(play: Battle, bearer: Fighter, back: Fighter) -> int:
    """The click at which Necromancy sets a warrior: 1d6 clicks from the start; 0 for undead."""
    if any(word in back.warrior.english for word in UNDEAD):
        return 0
    need = Need(Tally(len(back.warrior.clicks) - 1, name=text("need-necromancy")), "<=")
    purpose, seat = text("roll-necromancy", name=back.name, bearer=bearer.name), bearer.seat
    return roll(play, purpose, NECROMANCY, seat, bearer.id, need=need, yields="yields-returns")


class Returning(ActionDeeds[Summon]):
    actions = (Summon, RaiseDead)

    def forms(self, state: KnightState, seat: int) -> list[Form]:
        found = [self._form(state, seat, *row) for row in WAYS_BACK]
        return [form for form in found if form is not None]

    def _form(
        self, state: KnightState, seat: int, kind: type[Action], deed: Deed, rule: str
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
        beside = tuple(
            [Spare(b.id, b.name, b.base, b.warrior.icon, b.warrior.figure) for b in spares.values()]
        )
        who = pick.piece("fighter", "field-special-fighter", able)
        plan = PlacementsField(name="plan", title=text("field-return-plan"), spares=beside)
        title = text(f"do-{deed}")  # texts: *:do-summon*, *:do-necromancy*
        words = text(f"help-{deed}")  # texts: *:help-summon*, *:help-necromancy*
        return do(kind, title, who, plan, rule=rule, help=words)

    def refusal(self, state: KnightState, fighter: Fighter, action: Summon) -> Refusal | None:
        deed: Deed = "necromancy" if isinstance(action, RaiseDead) else "summon"
        refusal = special_refusal(state, fighter, deed)
        if refusal is not None:
            return refusal
        if len(action.plan) != 1 or action.plan[0].path:
            return refuse(PLACES, "refusal-return-one")
        put = action.plan[0]
        gone = lost(state).get(put.piece)
        refusal = who_refusal(fighter, gone, deed)
        if refusal is not None or gone is None:
            return refusal
        return place_refusal(state, fighter, at_start(gone), put.pose)

    def act(self, play: Battle, bearer: Fighter, action: Summon) -> None:
        put = action.plan[0]
        if not isinstance(action, RaiseDead):
            bring_back(play, put, 0, SUMMON, bearer)
            return
        back = lost(play.state)[put.piece].fighter
        turned = raised_at(play, bearer, back)
        if back.warrior.click(turned).skulls:
            tell(play, text("told-stays-dead", name=back.name), NECROMANCY, bearer.id)
        else:
            bring_back(play, put, turned, NECROMANCY, bearer)

    def lane(self, state: KnightState, seat: int) -> Lane:
        ways = [
            kind(fighter.id, (Placement(back.id, pose),))
            for kind, fighter, back in self._pairs(state, seat)
            for pose in free_places(state, fighter, back)
        ]
        return lane(ways)

    def _pairs(self, state: KnightState, seat: int) -> list[tuple[type[Summon], Fighter, Fighter]]:
        if not state.fallen:
            return []
        return [
            (kind, fighter, back)
            for kind, deed, _ in WAYS_BACK
            for fighter in doers(state, seat, deed)
            for back in returnable(state, fighter, deed)
        ]

    def propose(self, state: KnightState, seat: int, rng: Rng) -> Action | None:
        found = one_of(self._pairs(state, seat), rng)
        if found is None:
            return None
        kind, fighter, back = found
        pose = one_of(free_places(state, fighter, back), rng)
        return None if pose is None else kind(fighter.id, (Placement(back.id, pose),))

    def preview(self, state: KnightState, seat: int, partial: Partial) -> Preview:
        """The one that returns beside the bearer, at the nearest free place; the chance of it."""
        draft: Any = draft_of(self.actions, partial)
        fighter = state.fighter(filled(draft.fighter, 0))
        plan: Placements = filled(draft.plan, ())
        gone = lost(state).get(plan[0].piece) if len(plan) == 1 else None
        if fighter is None or gone is None:
            return Preview()
        put, back = plan[0], at_start(gone)
        pose = _meant(state, fighter, back, on_ground(put.pose))
        snapped = {} if pose == put.pose else {"plan": (Placement(put.piece, pose),)}
        ghost = Ghost(back.id, pose, back.base, back.warrior.icon, back.warrior.figure)
        odds = (return_odds(back),) if isinstance(draft, RaiseDead) else ()
        return Preview(snapped=snapped, ghosts=(ghost,), odds=odds)


def _meant(state: KnightState, fighter: Fighter, back: Fighter, pose: Pose) -> Pose:
    """The place pointed at, or the nearest free one round the bearer."""
    if place_refusal(state, fighter, back, pose) is None:
        return pose
    found = free_places(state, fighter, back)
    return min(found, key=lambda p: distance(p.x, p.y, pose.x, pose.y), default=pose)


def return_odds(back: Fighter) -> Odds:
    """How many clicks of its dial Necromancy takes, and whether it comes back at all."""
    title = text("odds-return", name=back.name)
    if any(word in back.warrior.english for word in UNDEAD):
        return Odds(title=title, outcomes=((text("odds-return-whole"), 1.0),))
    alive = [die for die in DIE if not back.warrior.click(die).skulls]
    outcomes = [(text("odds-return-clicks", clicks=die), 1 / len(DIE)) for die in alive]
    if len(alive) < len(DIE):
        outcomes.append((text("odds-return-not"), (len(DIE) - len(alive)) / len(DIE)))
    return Odds(title=title, outcomes=tuple(outcomes))


RETURNING = Returning()
