"""Goals, how a battle ends (CAR-16-end), and what becomes of the army of a player who leaves."""

from collections.abc import Iterable, Mapping

from msgspec import UNSET

from slagveld.kernel.event import Removed
from slagveld.kernel.moment import Moment
from slagveld.kernel.state import Outcome
from slagveld.kit.pairs import summed
from slagveld.record import replace
from slagveld.table.measure import area_gap
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE
from slagveld.texts import Text

from ..army.muster import pattern_of, values_of
from ..army.prices import SCALE, price_of
from ..army.troops import magic_of, profile_of, troops
from ..core.book import text
from ..core.conditions import tell_status
from ..core.state import Battle, CarnageState, Reserve
from ..core.unit import Profile, Unit
from ..leader.disputes import end_dispute
from ..setup.cows import cows_needed, dead_cows
from ..setup.scenarios import BOY, TOWER, attacker, battle_of, side_with
from ..terrain.high_walls import TOUCH, box_of, is_near

HELD_BY = {0: TOWER, 1: BOY}
"""What each role of Little Boy Blues must hold, by kind (CAR-16-little-boy-goal)."""


# Goals that are reached at once


def settle(play: Battle) -> None:
    """After every step: cows and eggs are counted, and broken holds forgotten."""
    state = play.state
    if state.outcome is not None or state.phase == "setup":
        return
    if state.holds:
        kept = tuple([hold for hold in state.holds if in_contact(state, hold[0])])
        if kept != state.holds:
            play.replace(holds=kept)
    goal = battle_of(state).goal
    if goal == "cows" and dead_cows(state) >= cows_needed(state):
        _win(play, (attacker(state),), text("end-cows"), "CAR-16-cattle-goal")
    elif goal == "eggs" and state.eggs <= 0:
        _win(play, (attacker(state),), text("end-eggs"), "CAR-16-eggs-goal")


# Holding a goal through a round


def goal_piece(state: CarnageState, side: int) -> Terrain | None:
    """What a side must hold in Little Boy Blues: the watchtower or the boy."""
    kinds = [kind for role, kind in HELD_BY.items() if side_with(state, role) == side]
    return next((piece for piece in state.field.table.terrain if piece.kind in kinds), None)


def in_contact(state: CarnageState, side: int) -> bool:
    """Whether a figure of the side touches its goal, or is in it, and touches no enemy."""
    return any(unit.side == side and _holds(state, unit) for unit in state.units)


def _holds(state: CarnageState, unit: Unit) -> bool:
    piece = goal_piece(state, unit.side)
    if piece is None or unit.owner < 0:
        return False
    area = piece.area
    if not is_near(unit.bounds, box_of(area)):
        return False
    fighting = {
        i for enemy in state.field.enemies_of(unit) for i, _ in state.field.touches(unit, enemy)
    }
    return any(
        place not in fighting and (unit.inside == piece.id or area_gap(body, area) <= TOUCH * FINE)
        for place, body in enumerate(unit.bodies)
    )


def _judge_holds(play: Battle) -> None:
    """Who held its goal from the end of the last round to the end of this one has won."""
    state = play.state
    holding = [side for side in state.sides if in_contact(state, side)]
    before = [side for side, since in state.holds if since < state.round]
    winners = tuple([side for side in holding if side in before])
    if winners:
        _win(play, winners, text("end-hold"), "CAR-16-little-boy-goal")
        return
    play.replace(holds=tuple([(side, state.round) for side in holding]))
    for side in holding:
        unit = next(u for u in state.units if u.side == side and _holds(state, u))
        tell_status(play, unit, text("state-holds"), "CAR-16-little-boy-goal")


# The end of a round


def round_ends(play: Battle) -> None:
    """At the end of a round: goals held, sides broken, the last round."""
    if battle_of(play.state).goal == "hold":
        _judge_holds(play)
    state = play.state
    standing = tuple([side for side in state.sides if not is_broken(state, side)])
    if state.outcome is None and len(standing) <= 1:
        _win(play, standing, text("end-broken"), "CAR-16-end")
    limit = play.state.options.rounds
    if play.state.outcome is None and limit and play.state.round >= limit:
        undecided(play, text("end-rounds"))


def is_broken(state: CarnageState, side: int) -> bool:
    """Whether a side has nothing left but neutralised units: no hero, no mage, no sound troops."""
    return not any(
        unit.side == side and unit.owner >= 0 and not unit.neutralised for unit in state.units
    )


def undecided(play: Battle, reason: Text) -> None:
    """Agreement, time or the last round: the defender wins where there is one, else a draw."""
    state = play.state
    attacking = attacker(state)
    winners = () if attacking < 0 else tuple([s for s in state.sides if s != attacking])
    play.finish(outcome(state, winners, reason, "CAR-16-end"))


def _win(play: Battle, sides: tuple[int, ...], reason: Text, rule: str) -> None:
    """One side has won; several at the same moment, or none, are a draw."""
    play.finish(outcome(play.state, sides if len(sides) == 1 else (), reason, rule))


def outcome(state: CarnageState, sides: tuple[int, ...], reason: Text, rule: str) -> Outcome:
    """How it ended: the seats of the winning sides, points, and who lives."""
    seats = enumerate(state.seats)
    winners = tuple([n for n, seat in seats if not seat.leader and seat.side in sides])
    points, alive_on = scores(state), survivors(state)
    return Outcome(winners=winners, reason=reason, rule=rule, scores=points, survivors=alive_on)


# Points


def alive(state: CarnageState) -> dict[tuple[int, str], int]:
    """The figures on the table by seat and troop type."""
    return summed([((u.owner, u.profile.type), len(u.figures)) for u in state.units])


def losses_worth(state: CarnageState, seat: int) -> int:
    """What the figures that a seat has lost cost, in quarters of a point."""
    left = alive(state)
    worth = 0
    for began in state.started:
        if began.seat == seat >= 0:
            gone = max(0, began.count - left.get((seat, began.type), 0))
            worth += price_of(*values_of(state.designs, seat, began.type), gone).total
    return worth


def scores(state: CarnageState) -> tuple[int, ...]:
    """The points' worth of enemy figures killed, for each seat; the leader has none."""
    lost = [losses_worth(state, seat) for seat in range(len(state.seats))]
    found = []
    for seat in state.seats:
        enemies = [
            worth
            for other, worth in zip(state.seats, lost, strict=True)
            if other.side != seat.side and not other.leader
        ]
        found.append(0 if seat.leader else sum(enemies) // SCALE)
    return tuple(found)


def survivors(state: CarnageState) -> tuple[str, ...]:
    """Who lives on: seat, troop type and number of figures, as `0:yarik:1`."""
    pairs = sorted(alive(state).items())
    return tuple([f"{seat}:{kind}:{count}" for (seat, kind), count in pairs if seat >= 0])


RULE = "SLV-END-2"


def depart(play: Battle, seat: int) -> None:
    """Hand over or take away what a player had; one side left has won."""
    state = play.state
    side = state.side_of(seat)
    allies = state.seats_of(side)
    if allies:
        play.state = _handed_over(state, seat, allies[0])
    else:
        for unit in state.own(seat):  # what they were like is kept, for they count as lost
            play.state = play.state.without_unit(unit.id)
            cause = text("cause-left")
            play.tell(Removed, piece=unit.id, name=unit.name, cause=cause, rule=RULE)
        play.replace(reserves=tuple([one for one in state.reserves if one.seat != seat]))
    end_dispute(play, seat)
    play.replace(order=tuple([one for one in state.order if play.state.seats_of(one)]))
    sides = play.state.sides
    if len(sides) <= 1:
        play.finish(outcome(play.state, sides, Text("end-conceded"), RULE))
    elif not allies:
        # Moments of magic before what is the side's own are there for the others too.
        play.purge(lambda s: getattr(s, "side", None) == side and not isinstance(s, Moment))


def _handed_over(state: CarnageState, seat: int, ally: int) -> CarnageState:
    """All that a seat had is an ally's, as if he had begun with it.

    Own designs are named by their place in an army, own cards by their makers, so those of two
    armies may share a name: then the ones that came over get another. So does a card that stood in
    place of a troop type of the book, and a troop type for which the ally has a card of his own.
    """
    known = [pattern.profile.type for owner, pattern in state.designs if owner == ally]
    mine = [pattern.profile.type for owner, pattern in state.designs if owner == seat]
    began = [one.type for one in (*state.reserves, *state.started) if one.seat == seat]
    hidden = [kind for kind in dict.fromkeys(began) if kind in known and kind not in mine]
    lent = [(seat, pattern_of(seat, profile_of(kind), magic_of(kind))) for kind in hidden]
    mine += hidden
    state = replace(state, designs=(*state.designs, *lent))
    names = {kind: f"{kind}-{seat}" for kind in mine if kind in known or kind in troops()}
    for unit in state.own(seat):
        state = state.changed(unit.id, owner=ally, profile=_named(unit.profile, names))
    return replace(
        state,
        reserves=_joined(state.reserves, seat, ally, names),
        started=_joined(state.started, seat, ally, names),
        designs=tuple(
            [
                (ally, pattern.changed(owner=ally, profile=_named(pattern.profile, names)))
                if owner == seat
                else (owner, pattern)
                for owner, pattern in state.designs
            ]
        ),
    )


def _named(profile: Profile, names: Mapping[str, str]) -> Profile:
    """The same values under another name; a troop type of the book keeps its looks."""
    if profile.type not in names:
        return profile
    plain = profile.type in troops() and profile.figure is UNSET
    look = profile.type if plain else profile.look
    return replace(profile, type=names[profile.type], look=look)


def _joined(
    some: Iterable[Reserve], seat: int, ally: int, names: Mapping[str, str]
) -> tuple[Reserve, ...]:
    """Figures by seat and type once one seat's are another's, each type counted together."""
    kept = [((one.seat, one.type), one.count) for one in some]
    counts = summed(
        [
            ((ally, names.get(kind, kind)) if owner == seat else (owner, kind), count)
            for (owner, kind), count in kept
        ]
    )
    return tuple([Reserve(*key, count) for key, count in counts.items()])
