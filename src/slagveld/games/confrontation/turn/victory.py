"""When a battle ends and who has won it: the scenario's word, for the book has none (CON-GAP-5).

Every casualty counts its army points for the other side, whoever brought it about (CON-STAT-17,
CON-FEAR-14); warriors in the enemy's deployment zone or in a place, and objects in hand, count as
well where the scenario says so. Where it is about champions, whose alone has fallen has lost.
"""

from slagveld.kernel.event import Told
from slagveld.kernel.state import Outcome
from slagveld.kit.deployment import Box
from slagveld.texts import Text

from ..army.stack_and_reserve import profile_of
from ..core.book import text
from ..core.state import SEATS, Battle, Card, ClashState, enemy_of
from ..setup.scenarios import battle_of, place_of
from ..setup.zones import outside, zone_of
from ..wounds.casualties import losses

RULE = "CON-GAP-5"


def army_points(state: ClashState, seat: int) -> int:
    """What a seat's army cost at the start, in points (CON-STAT-17)."""
    return sum([profile_of(card).points * card.count for card in state.cards if card.seat == seat])


def is_fought_over(state: ClashState) -> bool:
    """Whether both sides have figures on the table; looks no further than it must."""
    figures = state.field.figures
    return any(figure.seat != figures[0].seat for figure in figures)


def test_end(play: Battle) -> None:
    """Is the battle over because a side has nobody left? Never in the approach."""
    state = play.state
    if state.outcome is not None or state.phase == "approach" or is_fought_over(state):
        return
    left = tuple([seat for seat in SEATS if state.own(seat)])
    close(play, left, text("end-alone") if left else text("end-nobody"), RULE)


def test_champions(play: Battle) -> None:
    """At the end of a phase: whose champion alone has fallen has lost (see `champion`)."""
    state = play.state
    if state.outcome is not None or state.phase == "approach" or not state.fallen:
        return
    beaten = [
        (seat, card) for seat in SEATS if (card := champion(state, seat)) and down(state, card)
    ]
    if len(beaten) == 1:
        ((seat, card),) = beaten
        close(play, (enemy_of(seat),), text("end-champion", name=profile_of(card).name), RULE)


def champion(state: ClashState, seat: int) -> Card | None:
    """The dearest character of a seat's army, else its dearest card, where champions count."""
    if battle_of(state).goal != "champions":
        return None
    cards = [card for card in state.cards if card.seat == seat]
    return max(cards, key=_rank, default=None)


def _rank(card: Card) -> tuple[bool, int, int]:
    found = profile_of(card)
    return bool(found.character), found.points, -card.id


def down(state: ClashState, card: Card) -> bool:
    """Whether everybody for whom a card stands is a casualty."""
    return sum([one.figure.card == card.id for one in state.fallen]) >= card.count


def finish(play: Battle, reason: Text, rule: str = RULE) -> None:
    winners, decided = judged(play.state)
    first, second = scores(play.state)[:2]
    names = [seat.name for seat in play.state.seats]
    told = {"first": first, "second": second, "one": names[0], "two": names[1]}
    if winners:
        told["winner"] = names[winners[0]]
    what = text(f"result-{decided}", **told)  # texts: *:result-*
    play.tell(Told, what=what, rule=RULE)
    close(play, winners, reason, rule)


def close(play: Battle, winners: tuple[int, ...], reason: Text, rule: str) -> None:
    points, alive = scores(play.state), survivors(play.state)
    play.finish(Outcome(winners=winners, reason=reason, rule=rule, scores=points, survivors=alive))


def survivors(state: ClashState) -> tuple[str, ...]:
    """Who lives on, for campaigns: everybody on the table, and who has not come onto it yet."""
    there = [f"{figure.seat}:{figure.key}" for figure in state.figures]
    cards = [(state.cards_by_id[number], count) for number, count in state.waiting]
    return (*there, *[f"{card.seat}:{card.key}" for card, count in cards for _ in range(count)])


def judged(state: ClashState) -> tuple[tuple[int, ...], str]:
    """Who wins if the battle ends now, and what decides it; nobody in a draw."""
    holders = bearing(state)
    if len(holders) == 1:
        return holders, "prize"
    first, second = scores(state)[:2]
    if first == second:
        return (), "draw"
    return (0,) if first > second else (1,), "points"


def bearing(state: ClashState) -> tuple[int, ...]:
    """The seats whose figures carry an object, where the battle is about one."""
    if battle_of(state).goal != "prize":
        return ()
    bearers = state.living([prize.bearer for prize in state.objects])
    seats = [figure.seat for figure in bearers if not figure.dying]
    return tuple([seat for seat in SEATS if seat in seats])


def scores(state: ClashState) -> tuple[int, ...]:
    """The points of each seat, a leader's among them."""
    found = [losses(state, enemy_of(seat)) + gained(state, seat) for seat in SEATS]
    return (*found, *[0] * (len(state.seats) - len(SEATS)))


def gained(state: ClashState, seat: int) -> int:
    """What a scenario counts for a seat besides casualties, as it stands."""
    battle = battle_of(state)
    match battle.goal:
        case "crossing":
            return across(state, seat)
        case "ground":
            place = place_of(state) if battle.holder in (None, seat) else None
            return 0 if place is None else inside(state, seat, place)
        case "plunder":
            bearers = state.living([prize.bearer for prize in state.objects])
            return battle.worth * sum([one.seat == seat and not one.dying for one in bearers])
        case _:
            return 0


def across(state: ClashState, seat: int) -> int:
    """Points of those in the enemy's zone."""
    return inside(state, seat, zone_of(state, enemy_of(seat)))


def inside(state: ClashState, seat: int, zone: Box) -> int:
    """Points of those wholly in a box, neither in flight nor as good as dead."""
    fit = [figure for figure in state.own(seat) if not figure.fleeing and not figure.dying]
    return sum([figure.profile.points for figure in fit if not outside(figure.body, zone)])
