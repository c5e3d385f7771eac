"""What the referee's hand could change, as a seat may see it."""

from slagveld.kernel.dice import Rng
from slagveld.kernel.override import Change, override
from slagveld.kernel.registry import game
from slagveld.kernel.shell import Override
from slagveld.kernel.state import Seat
from slagveld.server.room.places import places_of


def test_every_place_can_be_changed_as_it_is_listed():
    match = game("wizard-duel").match("meeting", seed=4)
    found = places_of(match, 0).places
    by_path = {place.path: place for place in found}
    assert by_path["/round"].value == 1
    creature = match.state.creatures[0]
    wounds = by_path["/creatures/0/wounds"]
    assert (wounds.value, wounds.piece) == (creature.wounds, creature.id)
    change = Change(wounds.path, wounds.value, 1)
    changed = override(match.game.codec, match.state, (change,))
    assert changed.creatures[0].wounds == 1
    assert not any(path.startswith(("/agenda", "/sealed", "/seats")) for path in by_path)


def test_only_what_the_seat_may_see_is_listed():
    toy = game("toy")
    match = toy.match(seed=4)
    rng = Rng(1)
    differed = 0
    while match.decision is not None:
        true = match.state
        listed = places_of(match, 0)
        match.state = toy.imagine(match.view(0), 0, rng)
        assert places_of(match, 0) == listed, "whatever is hidden, the list is the same"
        differed += match.state != true
        match.state = true
        match.play(match.decision.propose(rng))
    assert differed, "nothing was ever hidden: this shows nothing"


def test_a_player_is_offered_what_he_may_propose():
    """And the leader what nobody else sees."""
    seats = [Seat("Ann", 0), Seat("Bob", 1), Seat("Lea", 2, leader=True)]
    match = game("toy").match(seed=4, seats=seats)
    rng = Rng(1)
    while not all(player.hand for player in match.state.hands[:2]):
        match.play(match.decision.propose(rng))
    found = places_of(match, 0).places
    assert any(place.path.startswith("/hands/0/hand/") for place in found)
    assert not any(place.path.startswith(("/hands/1/hand/", "/stack")) for place in found)
    for place in found:
        same = Override((Change(place.path, place.value, place.value),))
        assert match.check(same, 0) is None, place
    assert any(place.path.startswith("/hands/1/hand/") for place in places_of(match, 2).places)
