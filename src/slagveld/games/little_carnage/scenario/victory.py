"""Who has won: conditions of the scenario, the last man standing, the last round (LC-4-1)."""

from slagveld.kernel.event import Told
from slagveld.kernel.state import Outcome
from slagveld.table.inside import INSIDE, body_in_area, meets_area
from slagveld.texts import Text

from ..army.prices import points_of
from ..core.book import text
from ..core.dice import dice_left
from ..core.regiment import Regiment, Stand
from ..core.state import Battle, LittleState, Points
from .scenarios_and_campaign import BattleScenario, battle_of
from .victory_conditions import Condition

SEATS = (0, 1)
"""Two sides of one player each (LC-0-3)."""


def check(play: Battle) -> None:
    """Has somebody won at once, or earned points (LC-4.1-5)? Asking twice changes nothing."""
    state = play.state
    if state.outcome is not None or not state.round:
        return
    battle = battle_of(state)
    _follow(play, battle)
    for one in battle.victory:
        if one.kind not in ("hold", "survive", "time") and _met(play.state, battle, one):
            _earn(play, one)
            if play.state.outcome is not None:
                return


def check_round(play: Battle) -> None:
    """The same when a round is over: what has been held and survived, and the last round."""
    state = play.state
    if state.outcome is not None:
        return
    check(play)
    battle = battle_of(state)
    for one in battle.victory:
        if play.state.outcome is not None:
            return
        if one.kind == "hold" and not earned(play.state, one):
            _hold(play, battle, one)
        elif one.kind == "survive" and state.round >= one.rounds and stand_of_named(state, one.who):
            _earn(play, one)
    limit = state.options.rounds
    if play.state.outcome is None and limit and state.round >= limit:
        time_over(play, text("end-rounds", rounds=limit), "LC-4-1")
    if play.state.outcome is None and _is_spent(play.state, battle):
        time_over(play, text("end-spent"), "LC-HOUSE-8")


def _met(state: LittleState, battle: BattleScenario, one: Condition) -> bool:
    """Whether a condition holds now: a named model off the table is slain (LC-4.2-11), say."""
    if one.kind == "alone":
        return not any(stand.seat != one.seat for stand in state.field.stands)
    if one.kind == "slay":
        return bool(state.note(one.who)) and not stand_of_named(state, one.who)
    area = battle.place[one.area].area
    if one.kind == "cross":
        models = [model for own in state.own(one.seat) for model in state.models_of(own.id)]
        bodies = [state.stand_of(model).body for model in models]
        return sum([body_in_area(body, area) == INSIDE for body in bodies]) >= one.count
    stand = stand_of_named(state, one.who)
    there = stand is not None and body_in_area(stand.body, area) == INSIDE
    return there and not state.note(_borne(one))


def stand_of_named(state: LittleState, key: str) -> Stand | None:
    """The stand of a named model, if he is on the table."""
    model = state.field.model_by_id.get(state.note(f"{key}-model"))
    return None if model is None else state.stand_of(model)


def _hold(play: Battle, battle: BattleScenario, one: Condition) -> None:
    """Count a round in which only one side has models in or at the area, else begin anew."""
    state = play.state
    area = battle.place[one.area].area
    there = {stand.seat for stand in state.field.stands if meets_area(stand.body, area)}
    before = state.note(one.key)
    held = before + 1 if there == {one.seat} else 0
    play.state = state.noted(one.key, held)
    if held or before:
        values = {"area": battle.place[one.area].name, "player": state.seats[one.seat].name}
        what = text("told-held-no-more", **values)
        if held:
            what = text("told-held", held=held, rounds=one.rounds, **values)
        play.tell(Told, what=what, seat=one.seat, rule=one.rule)
    if held >= one.rounds:
        _earn(play, one)


def _is_spent(state: LittleState, battle: BattleScenario) -> bool:
    """Whether only killing would decide and nobody ever can kill any more (LC-HOUSE-8)."""
    otherwise = any(one.kind not in ("alone", "slay") for one in battle.victory if one.wins)
    return not otherwise and not any(
        (r.skills.magic and state.options.magic)
        or (r.skills.berserker and r.card.berserk)
        or any(dice_left(r, model.suffered)[0] for model in state.models_of(r.id))
        for r in state.regiments
        if state.alive(r.id)
    )


def _borne(one: Condition) -> str:
    """The note that somebody was borne by a spell and has not come by the way he must."""
    return f"{one.key}-borne"


def _follow(play: Battle, battle: BattleScenario) -> None:
    """Whom a spell bore somewhere comes by the right way when he sets foot on it.

    A ditch as wide as the ready-made river cannot be crossed on foot, so whoever has walked to the
    other bank has used the passage (LC-4.2-7).
    """
    for one in battle.victory:
        if not one.via or not play.state.note(_borne(one)):
            continue
        stand = stand_of_named(play.state, one.who)
        if stand is not None and meets_area(stand.body, battle.place[one.via].area):
            play.state = play.state.noted(_borne(one), 0)


def borne(play: Battle, stand: int) -> None:
    """A spell has borne a stand somewhere: it has come by way of no passage (LC-4.2-9)."""
    for one in battle_of(play.state).victory:
        named = stand_of_named(play.state, one.who) if one.via else None
        if named is not None and named.id == stand:
            play.state = play.state.noted(_borne(one), 1)


# Points and the end


def earned(state: LittleState, one: Condition) -> bool:
    """Whether the points of a condition have been won already."""
    return any(won.key == one.key for won in state.points)


def _earn(play: Battle, one: Condition) -> None:
    """A condition is met: its points are won, once, and the battle may be decided (LC-4.1-5)."""
    if one.points and not earned(play.state, one):
        play.replace(points=(*play.state.points, Points(one.seat, one.points, one.key)))
        player = play.state.seats[one.seat].name
        what = text("told-points", player=player, points=one.points, words=one.words)
        play.tell(Told, what=what, seat=one.seat, rule="LC-4.1-5")
    if one.wins:
        close(play, one.seat, text("end-condition", words=one.words), one.rule)


def time_over(play: Battle, reason: Text, rule: str) -> None:
    """The battle ends without a decision on the field: by the scenario, or as it stands."""
    state = play.state
    for one in battle_of(state).victory:
        if one.kind == "time":
            _earn(play, one)
            return
    if play.listening:
        for seat in SEATS:
            values = {"victory": victory_points(state, seat), "alive": points_alive(state, seat)}
            what = text("told-standing", player=state.seats[seat].name, **values)
            play.tell(Told, what=what, seat=seat, rule=rule)
    close(play, leader(state), reason, rule)


def leader(state: LittleState) -> int | None:
    """Who is ahead: by victory points, else by army points alive; None: nobody (LC-4-1)."""
    for count in (victory_points, points_alive):
        ours, theirs = count(state, 0), count(state, 1)
        if ours != theirs:
            return 0 if ours > theirs else 1
    return None


def victory_points(state: LittleState, seat: int) -> int:
    """The victory points of a seat (LC-4.1-5)."""
    return sum([won.amount for won in state.points if won.seat == seat])


def points_alive(state: LittleState, seat: int) -> int:
    """What the living models of a seat cost."""
    own = [regiment for regiment in state.regiments if regiment.seat == seat]
    return sum([points_of(regiment.card, models_alive(state, regiment)) for regiment in own])


def models_alive(state: LittleState, regiment: Regiment) -> int:
    """How many models of a regiment live: all of one that is still to be set up (LC-4-2)."""
    if not state.round:
        unopened = not state.waiting and not state.field.stands
        if unopened or regiment.id in state.waiting:
            return regiment.count
    return len(state.models_of(regiment.id))


def close(play: Battle, winner: int | None, reason: Text, rule: str) -> None:
    state = play.state
    winners = () if winner is None else (winner,)
    won, left = scores(state, winner), survivors(state)
    play.finish(Outcome(winners=winners, reason=reason, rule=rule, scores=won, survivors=left))


def scores(state: LittleState, winner: int | None) -> tuple[int, ...]:
    """Victory points by seat; without any in the scenario 1 for the winner (LC-4-3, LC-4.3-9).

    They may decide a campaign against the last battle (LC-4.3-ex1).
    """
    counted = any(one.points for one in battle_of(state).victory)
    seats = range(len(state.seats))
    return tuple([victory_points(state, s) if counted else int(s == winner) for s in seats])


def survivors(state: LittleState) -> tuple[str, ...]:
    """Who lives on, as `seat:card:models`, regiment by regiment (LC-4.4-1)."""
    counts = [(r, models_alive(state, r)) for r in state.regiments]
    return tuple([f"{r.seat}:{r.card.key}:{count}" for r, count in counts if count])


def alive(state: LittleState, seat: int) -> tuple[int, ...]:
    """Models alive for each entry of a seat's army, in order (LC-4.4-3)."""
    return tuple([models_alive(state, r) for r in state.regiments if r.seat == seat])
