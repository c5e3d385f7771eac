"""The log: what still holds after take-backs, and what is proposed."""

from slagveld.kernel.consent import open_proposals
from slagveld.kernel.log import Entry, line
from slagveld.kernel.shell import Agree, Begin, Decline, TakeBack
from slagveld.kernel.standing import OfferEnd


def act(seat=0, **more):
    return Entry(seat=seat, action=OfferEnd(), **more)


def back(to, seat=None):
    return Entry(seat=seat, action=TakeBack(to), back=to, held=False)


START = Entry(seat=None, action=Begin())


def test_everything_holds_until_it_is_taken_back():
    log = [START, act(), act(), act()]
    assert line(log) == [0, 1, 2, 3]
    assert line([*log, back(1)]) == [0, 1]
    assert line([*log, back(1), act(), act()]) == [0, 1, 5, 6]
    assert line([*log, back(1), act(), back(0), act()]) == [0, 7]


def test_an_entry_that_takes_back_and_plays_again_holds_itself():
    log = [START, act(), act(), Entry(seat=0, action=OfferEnd(), back=1)]
    assert line(log) == [0, 1, 3]


def proposal(seat):
    return Entry(seat=seat, action=TakeBack(0), waits=True, held=False)


def vote(seat, kind, entry):
    return Entry(seat=seat, action=kind(entry), held=False)


def test_proposals_gather_agreement():
    log = [START, act(), proposal(0)]
    assert open_proposals(log) == {2: (0,)}
    assert open_proposals([*log, vote(1, Agree, 2)]) == {2: (0, 1)}
    assert open_proposals([*log, vote(1, Agree, 2), vote(2, Decline, 2)]) == {}
    assert open_proposals([*log, vote(1, Agree, 7)]) == {2: (0,)}


def test_proposals_are_gone_when_the_battle_goes_on():
    assert open_proposals([START, act(), proposal(0), act(1)]) == {}
    assert open_proposals([START, act(), proposal(0), back(0)]) == {}
    carried_out = Entry(seat=1, action=Agree(2), back=0, held=False)
    assert open_proposals([START, act(), proposal(0), carried_out]) == {}
