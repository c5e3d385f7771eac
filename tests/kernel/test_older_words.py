"""What older rules told is shown as far as its words are still there, and never as a bare key."""

import pytest
from slagveld_toy.game import Toy

import slagveld
from slagveld.kernel.event import Rolled, Told
from slagveld.kernel.modifiers import Item, Need, Tally
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.state import Seat
from slagveld.kernel.story import in_words_of_today, older_sentence
from slagveld.record import replace
from slagveld.server.room.happenings import happenings
from slagveld.texts import WRITTEN, Speaker, Text, say

SEATS = (Seat("Anna", 0), Seat("Bob", 1))
GONE = Text("toy:no-longer-told", {"name": "x"})
LACKS = Text("event-placed", {})
FINE = Text("end-time")


def test_what_can_be_said_stays_as_it_is():
    event = Told(what=FINE)
    assert in_words_of_today(event) is event
    assert say(older_sentence(event, SEATS)) == say(FINE)


@pytest.mark.parametrize("text", [GONE, LACKS, Text("event-ended", {"reason": GONE})])
def test_what_cannot_be_said_any_more_says_so(text):
    told = older_sentence(Told(what=text), SEATS)
    for language in WRITTEN:
        assert not Speaker(language).faults(told)
    assert "(in the words of older rules)" in say(told)


def test_dice_keep_their_numbers_when_their_words_are_gone():
    need = Need(Tally(4, (Item(1, GONE, "X-1"), Item(2, FINE, "X-2")), name=LACKS), ">=")
    roll = Rolled(seat=0, dice=(5,), sides=6, purpose=GONE, need=need, yields="toy:gone")
    said = say(older_sentence(roll, SEATS))
    assert "5 (1D6, needs ≥ 7)" in said
    again = in_words_of_today(roll)
    assert again.need.target.total == 7
    assert [item.rule for item in again.need.target.items] == ["X-1", "X-2"]
    assert again.need.target.items[1] is need.target.items[1]


def test_an_old_battle_is_told_without_bare_keys(monkeypatch):
    """Through the save: played under older rules, whose words have gone since."""
    game = Toy()
    game.add_texts()
    match = game.match(seed=1)
    match.play(match.decision.candidates()[0])
    first = match.log[0]
    match.log[0] = replace(first, events=(*first.events, Told(what=GONE)))
    old = match.save()
    with pytest.raises(RefusedError):
        slagveld.load(old.replace(b'"rules":1', b'"rules":2'))
    monkeypatch.setattr("slagveld_toy.game.Toy.version", 2)
    again = slagveld.load(old)
    lines = happenings(again, 0, again.log[0].events, again.setup.seats)
    assert say(lines[-1].text) == "(in the words of older rules)"
    assert all("⟦" not in say(line.text) for line in lines)
