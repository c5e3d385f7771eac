"""What the referee's hand could change, as a seat may see it."""

from slagveld.kernel.dice import Rng
from slagveld.kernel.override import Change, override
from slagveld.kernel.registry import game
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
