"""What events say."""

import pytest

from slagveld.kernel.event import Drawn, Healed, Hurt
from slagveld.texts import Text, speak


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Hurt(piece=1, name="Orc", amount=2, left=3), "Hit: Orc, −2 (3 left)."),
        (Hurt(piece=1, name="Orc", amount=2, left=0), "Hit: Orc, −2 (0 left)."),
        (Hurt(piece=1, name="Orc", amount=2, left=None), "Hit: Orc, −2."),
        (Healed(piece=1, name="Orc", amount=1, left=4), "Healed: Orc, +1 (now 4)."),
        (Healed(piece=1, name="Orc", amount=1, left=None), "Healed: Orc, +1."),
    ],
)
def test_what_is_left_is_told_only_where_it_may_be_known(event, words):
    assert speak.say(event.text(), "en") == words


BAG = Text("plain", {"words": "Cards"})


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Drawn(seat=0, bag=BAG, item="ace"), "Drawn by 0 (Cards): ace."),
        (Drawn(seat=0, bag=BAG, item=None), "Drawn by 0 (Cards), face down."),
        (Drawn(seat=None, bag=BAG, item="ace"), "Cards, drawn: ace."),
        (Drawn(seat=None, bag=BAG, item=None), "Cards: drawn face down."),
    ],
)
def test_a_card_is_drawn_by_somebody_or_turned_up(event, words):
    assert speak.say(event.text(), "en") == words
