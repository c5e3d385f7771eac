"""Bases, colours and peoples."""

import pytest

from slagveld.games.little_carnage.core.book import CM, FOLDER, INCH, text
from slagveld.games.little_carnage.core.cards import (
    KINDS,
    LARGEST,
    bases,
    colour_name,
    colours,
    peoples,
)
from slagveld.kernel.rulebook import Rulebook
from slagveld.texts import Name

BOOK = Rulebook.load(FOLDER.parent / "rulebook")


@pytest.mark.rule("LC-1.3-18")
def test_an_inch_is_two_and_a_half_centimetres():
    assert (CM, INCH) == (100, 250)


@pytest.mark.rule("LC-1.1-11", "LC-1.1-12", "LC-1.1-13", "LC-1.1-14", "LC-1.1-15")
def test_the_base_gives_size_and_greatest_regiment():
    assert KINDS == ("small", "normal", "rider", "monster", "gigantic")
    assert [bases()[kind].kind for kind in KINDS] == list(KINDS)
    found = {kind: (bases()[kind].sides, bases()[kind].models) for kind in KINDS}
    assert found == {
        "small": ((200, 200), 6),
        "normal": ((250, 250), 6),
        "rider": ((250, 500), 3),
        "monster": ((400, 400), 1),
        "gigantic": ((500, 500), 1),
    }
    for row in BOOK["LC-1.1-11"].data:
        base = bases()[row["base"]]
        assert base.models == row["max_models"]
        if row["base"] != "gigantic":
            assert [side / CM for side in base.sides] == row["size_cm"][0]


@pytest.mark.rule("LC-1.8-fear-3")
def test_the_base_gives_the_dice_of_a_fear_test():
    assert [bases()[kind].fear_dice for kind in KINDS] == [1, 1, 2, 4, 4]


@pytest.mark.rule("LC-HOUSE-2")
def test_small_bases_are_exact_and_large_ones_free():
    assert bases()["normal"].fits((250, 250))
    assert not bases()["normal"].fits((250, 251))
    assert bases()["rider"].fits((250, 500))
    assert not bases()["rider"].fits((500, 250))
    monster = bases()["monster"]
    assert monster.fits((400, 400))
    assert monster.fits((500, 500))
    assert monster.fits((400, LARGEST))
    assert not monster.fits((400, LARGEST + 1))
    assert not monster.fits((399, 400))
    assert not monster.fits((400, 399))
    assert bases()["gigantic"].fits((500, 500))
    assert not bases()["gigantic"].fits((499, 500))
    assert LARGEST == 3000
    assert [bases()[kind].height for kind in KINDS] == [250, 300, 450, 450, 700]
    assert [height * CM for height in BOOK["LC-HOUSE-2"].data.values()] == [
        bases()[kind].height for kind in KINDS
    ]


@pytest.mark.rule("LC-1.4-3", "LC-1.4-1")
def test_ten_peoples_have_four_colours():
    assert list(colours()) == ["blue", "green", "grey", "red"]
    table = BOOK["LC-1.4-3"].data
    for colour, row in table.items():
        members = [people for people in peoples().values() if people.colour == colour]
        assert [people.name.en for people in members] == row["peoples"]
        assert [people.name.de for people in members] == row["source"]
        assert colours()[colour].nature.en == row["nature"]
    assert len(peoples()) == 10
    assert all(people.icon for people in peoples().values())


@pytest.mark.rule("LC-1.4-6")
def test_a_new_colour_is_called_by_its_key():
    assert colour_name("grey") == Name("Grey", "Grijs", "Grau")
    assert colour_name("violet") == Name("violet", "violet", "violet")


def test_sentences_are_of_this_game():
    assert text("army-points", a=1).key == "little-carnage:army-points"
    assert text("army-points", a=1).values == {"a": 1}
