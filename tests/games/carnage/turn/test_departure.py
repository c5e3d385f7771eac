"""A player leaves: his figures of his own design too."""

from slagveld.games.carnage.army.muster import values_of
from slagveld.games.carnage.core.state import Reserve
from slagveld.games.carnage.core.unit import Unit
from slagveld.games.carnage.game import Carnage
from slagveld.games.carnage.turn.victory import losses_worth, scores
from slagveld.kernel.dice import Scripted
from slagveld.kernel.standing import Concede
from slagveld.record import replace
from tests.games.carnage.battle import INFANTRY, battle, unit
from tests.games.carnage.stepping import Halt

GAME = Carnage()
GAME.add_texts()


def own(number, **values):
    return replace(INFANTRY, type=f"own-figure-{number}", **values)


def pattern(seat, profile):
    return seat, Unit(
        id=0, owner=seat, side=-1, profile=profile, figures=(), x=0, y=0, facing=0, files=1
    )


WEAK, STRONG = own(1), own(1, ws=6, st=6)


def left(state, seat):
    return GAME.apply(state, seat, Concede(), Scripted([])).state


def test_figures_of_his_own_design_count_as_lost_when_the_last_of_a_side_leaves():
    state = battle(
        unit(0, 90, 150),
        unit(1, 90, 30, of=STRONG, count=4),
        agenda=(Halt(),),
        started=(Reserve(0, "teron", 1), Reserve(1, STRONG.type, 4)),
        designs=(pattern(1, STRONG),),
    )
    after = left(state, 1)
    assert after.outcome.winners == (0,)
    assert after.outcome.scores[0] > 0
    assert after.outcome.scores == scores(after)


def test_an_ally_goes_on_with_designs_of_the_same_name():
    state = battle(
        unit(0, 90, 150),
        unit(1, 90, 30, of=STRONG, count=4),
        unit(3, 60, 30, of=WEAK, count=2, side=1),
        seats=(0, 1, 0, 1),
        agenda=(Halt(),),
        order=(1, 0),
        reserves=(Reserve(1, STRONG.type, 1), Reserve(3, WEAK.type, 1), Reserve(1, "yarik", 1)),
        started=(Reserve(1, STRONG.type, 4), Reserve(3, WEAK.type, 3), Reserve(3, "yarik", 1)),
        designs=(pattern(1, STRONG), pattern(3, WEAK)),
    )
    after = left(state, 1)
    assert after.outcome is None
    assert [(one.owner, one.profile.type) for one in after.units[1:]] == [
        (3, "own-figure-1-1"),
        (3, "own-figure-1"),
    ]
    assert values_of(after.designs, 3, "own-figure-1-1")[0].ws == 6
    assert values_of(after.designs, 3, "own-figure-1")[0].ws == WEAK.ws
    assert after.reserves == (
        Reserve(3, "own-figure-1-1", 1),
        Reserve(3, "own-figure-1", 1),
        Reserve(3, "yarik", 1),
    )
    # Nobody of the four has fallen: one weak figure is lost, and Yarik, who is not on the table.
    lost = losses_worth(after, 3)
    assert losses_worth(after, 1) == 0
    assert lost == losses_worth(state, 3)


def test_what_two_allies_began_with_is_counted_together():
    state = battle(
        unit(0, 90, 150),
        unit(1, 90, 30, count=2, of=replace(INFANTRY, type="yarik")),
        unit(3, 60, 30, count=1, side=1, of=replace(INFANTRY, type="yarik")),
        seats=(0, 1, 0, 1),
        agenda=(Halt(),),
        order=(1, 0),
        started=(Reserve(1, "yarik", 2), Reserve(3, "yarik", 1)),
    )
    assert losses_worth(left(state, 1), 3) == 0
