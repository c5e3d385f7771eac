"""When a battle ends, and what goes back to its owners then (MK-END-*)."""

from slagveld.kernel.state import Outcome
from slagveld.texts import Text

from ..core.ability_vocabulary import Uncounted
from ..core.book import text
from ..core.events import tell
from ..core.fighter import Fighter
from ..core.state import Battle, KnightState
from .victory import contenders, judged, scores, tell_result, winners_of


def counts(fighter: Fighter) -> bool:
    """At the end: no captive (MK-CAPTURE-20), not Demoralized (MK-CARD-demoralized, MK-GAP-7)."""
    return fighter.free and fighter.powers.one(Uncounted) is None


def _is_fought_over(state: KnightState) -> bool:
    """Whether two sides have a counting warrior (MK-END-2); looks no further than it must."""
    first: int | None = None
    for fighter in state.fighters:
        if fighter.side != first and counts(fighter):
            if first is not None:
                return True
            first = fighter.side
    return False


def test_end(play: Battle) -> None:
    """After an action, an ability or a step of a phase: is the battle over (MK-END-1)?

    A player without warriors is out of the game from here on (MK-TURN-2).
    """
    state = play.state
    if state.outcome is not None or state.phase == "setup":
        return
    manned = {fighter.seat for fighter in state.fighters}
    beaten = [seat for seat in state.players() if seat not in manned]
    if beaten:
        play.replace(out=(*state.out, *beaten))
    if not _is_fought_over(play.state):
        finish(play, text("end-alone"), "MK-END-1")
    elif play.state.late:
        finish(play, Text("end-time"), "MK-END-3")
    elif state.offers and all(seat in state.offers for seat in play.state.players()):
        finish(play, Text("end-agreed"), "MK-END-1")


def finish(play: Battle, reason: Text, rule: str) -> None:
    """End the battle as it stands: the control markers lie where they lie (MK-END-4)."""
    sides, decided, by = judged(play.state)
    winning = [] if len(sides) > 1 and sides == contenders(play.state) else sides
    seats = winners_of(play.state, winning)
    if play.listening:
        tell_result(play, decided, by)
    close(play, seats, reason, rule)


def close(play: Battle, seats: tuple[int, ...], reason: Text, rule: str) -> None:
    """The battle is over and these seats have won it; everything goes back to its owner."""
    give_back(play)
    left = tuple([f"{fighter.seat}:{fighter.warrior.key}" for fighter in play.state.fighters])
    points = scores(play.state)
    play.finish(Outcome(winners=seats, reason=reason, rule=rule, scores=points, survivors=left))


def give_back(play: Battle) -> None:
    """It is told which captives and items go back to their owners (MK-WIN-6, MK-ITEMS-14)."""
    state = play.state
    for fighter in state.fighters:
        if not fighter.free:
            owner = state.seats[fighter.seat].name
            tell(play, text("end-captive-back", name=fighter.name, owner=owner), "MK-WIN-6")
    strays = [item for one in state.fighters for item in one.items if item.owner != one.seat]
    for item in (*strays, *[lying.item for lying in state.dropped]):
        owner = state.seats[item.owner].name
        tell(play, text("end-item-back", item=item.card.name, owner=owner), "MK-ITEMS-14")
