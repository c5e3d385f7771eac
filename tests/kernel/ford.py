"""Small battles at the ford for tests: soldiers where you want them, dice as you write them."""

from slagveld_toy.game import Toy
from slagveld_toy.model import ARCHER, SPEARMAN, STACK, FordState, Player, Soldier
from slagveld_toy.places import field
from slagveld_toy.turn import EndRound, TakeTurn

import slagveld
from slagveld.kernel.agenda import Agenda
from slagveld.kernel.dice import Scripted
from slagveld.kernel.fields import Placement
from slagveld.kernel.play import Play
from slagveld.kernel.state import Seat
from slagveld.table.shapes import Pose, Spot

TOY: Toy = slagveld.game("toy")


def ford(*soldiers, seats=2, hands=(), terrain=(), turn=0, **rest) -> FordState:
    """A state in which `turn` is to play; soldiers are (seat, "a" or "s", x cm, y cm)."""
    made = tuple(
        Soldier(number + 1, seat, number + 1, kind == "a", *more)
        for number, (seat, kind, _, _, *more) in enumerate(soldiers)
    )
    bases = [
        (number + 1, ARCHER if kind == "a" else SPEARMAN, Pose(round(x * 100), round(y * 100)))
        for number, (_, kind, x, y, *_) in enumerate(soldiers)
    ]
    held = [Player(hand=tuple(sorted(hand))) for hand in hands]
    held += [Player()] * (seats - len(held))
    stack = list(STACK)
    for player in held:
        for card in player.hand:
            stack.remove(card)
    return FordState(
        seats=tuple(Seat(f"P{number}", number) for number in range(seats)),
        layout=field(bases, terrain),
        soldiers=made,
        hands=tuple(held),
        stack=tuple(sorted(stack)),
        round=1,
        order=tuple(range(seats)),
        next_id=len(made) + 1,
        agenda=Agenda((EndRound(), TakeTurn(turn))),
        **rest,
    )


def act(state, seat, action, *dice) -> Play:
    """Take an allowed action with exactly these dice."""
    refusal = TOY.check(state, seat, action)
    assert refusal is None, str(refusal)
    script = Scripted(dice)
    play = TOY.apply(state, seat, action, script, listening=True)
    script.done()
    return play


def refused(state, seat, action) -> str:
    """The rule by which an action is refused."""
    refusal = TOY.check(state, seat, action)
    assert refusal is not None, f"{action} is allowed"
    assert refusal.rule in TOY.rulebook or refusal.rule.startswith("SLV-")
    return refusal.rule


def go(piece, *points, facing=0) -> Placement:
    """A soldier's way through these points in cm."""
    spots = tuple(Spot(round(x * 100), round(y * 100)) for x, y in points)
    return Placement(piece, Pose(spots[-1].x, spots[-1].y, facing), spots)


def asked(state):
    """The name of the question that waits, and for whom."""
    question = TOY.question(state)
    return (type(question).__name__, *question.who(state))


def told(play, kind) -> list:
    """The events of a kind."""
    return [event for event in play.events if type(event).__name__ == kind]
