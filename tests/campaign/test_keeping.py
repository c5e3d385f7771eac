"""Campaign files: what is kept comes back the same, and what is broken is one sentence."""

import json
from contextlib import suppress

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from slagveld.campaign import LARGEST, choose, dump, load
from slagveld.campaign.keeping import _seal
from slagveld.campaign.state import Campaign
from slagveld.kernel.rulebook import RefusedError
from tests.campaign.graphs import graph
from tests.campaign.standin import begun, refused, won

RULE = "SLV-CAMPAIGN-6"


def campaign():
    begin = begun(graph(draw="replay", choose="winner"))
    return choose(won(won(begin, ""), "red", {"red": 2}, {"red": (5, 1)}, date="today"), "right")


def sealed(change):
    """The file after a change that also set a new seal, as a forger would."""
    kept = json.loads(dump(campaign()))
    change(kept["campaign"])
    with suppress(msgspec.ValidationError):
        kept["seal"] = _seal(msgspec.convert(kept["campaign"], Campaign))
    return json.dumps(kept).encode()


@pytest.mark.rule("SLV-CAMPAIGN-6")
def test_a_campaign_comes_back_as_it_was():
    kept = dump(campaign())
    assert load(kept, "war.json") == campaign()
    assert dump(load(kept, "war.json")) == kept
    assert json.loads(kept)["slagveld_campaign"] == 2
    assert kept.endswith(b"}\n")
    assert load(kept, "a file without suffix") == campaign()


@pytest.mark.rule("SLV-CAMPAIGN-6")
@pytest.mark.parametrize(
    ("raw", "key"),
    [
        (b"", "campaign-file-foreign"),
        (b"[]", "campaign-file-foreign"),
        (b"\xff\xfe", "campaign-file-foreign"),
        (b'{"slagveld": 1}', "campaign-file-foreign"),
        (b'{"slagveld_campaign": 0}', "campaign-file-foreign"),
        (b'{"slagveld_campaign": "1"}', "campaign-file-foreign"),
        (b"[" * 100_000, "campaign-file-foreign"),
        (b'{"slagveld_campaign": 4, "war": 1}', "campaign-file-newer"),
        (b'{"slagveld_campaign": 1}', "campaign-file-damaged"),
        (b'{"slagveld_campaign": 1, "seal": "", "campaign": {}}', "campaign-file-damaged"),
        (b" " * (LARGEST + 1), "campaign-file-large"),
    ],
)
def test_what_is_no_campaign_is_refused(raw, key):
    assert refused(load, raw, "war.json") == (RULE, key)


@pytest.mark.rule("SLV-CAMPAIGN-6")
def test_any_change_by_hand_is_noticed():
    kept = dump(campaign()).decode()
    for old, new in (
        ('"winner": "red"', '"winner": "blue"'),
        ('"points": 2', '"points": 3'),
        ('"seed": 1', '"seed": 2'),
        ('"chosen": "right"', '"chosen": "left"'),
        ("Reds", "Rods"),
    ):
        assert old in kept
        changed = kept.replace(old, new, 1).encode()
        assert refused(load, changed, "war.json") == (RULE, "campaign-file-changed")


def _swap(war):
    war["battles"].reverse()


def _first(war):
    war["battles"][0]["scenario"] = "left"


def _after_draw(war):
    war["battles"][1]["scenario"] = "right"


def _winner(war):
    war["battles"][1]["winner"] = "green"


def _undecided(war):
    war["battles"][1]["winner"] = ""


def _sides(war):
    war["battles"][1]["forces"].reverse()


@pytest.mark.rule("SLV-CAMPAIGN-6")
@pytest.mark.parametrize(
    ("change", "number"),
    [(_swap, 2), (_first, 1), (_after_draw, 2), (_winner, 2), (_undecided, 2), (_sides, 2)],
)
def test_an_order_that_cannot_have_been_is_refused_even_with_a_new_seal(change, number):
    with pytest.raises(RefusedError) as error:
        load(sealed(change), "war.json")
    assert error.value.refusal.text.key == "campaign-file-course"
    assert error.value.refusal.text.values["number"] == number


@pytest.mark.rule("SLV-CAMPAIGN-6")
@pytest.mark.parametrize(
    "change",
    [
        lambda war: war["graph"].update(base="nowhere"),
        lambda war: war["graph"]["scenarios"].pop("last"),
        lambda war: war["battles"][1]["forces"][0].update(alive=[1]),
        lambda war: war["armies"][0].update(side="green"),
        lambda war: war["armies"][0].update(game="chess"),
        lambda war: war["battles"][0]["before"]["armies"][0].update(side="green"),
        lambda war: war["battles"][0]["before"]["armies"][0].update(game="chess"),
        lambda war: war["battles"][0].update(source="save"),
        lambda war: war.update(extra=1),
        lambda war: war["settings"].update(seed=-1),
    ],
)
def test_damage_is_refused_even_with_a_new_seal(change):
    assert refused(load, sealed(change), "war.json") == (RULE, "campaign-file-damaged")


@pytest.mark.rule("SLV-CAMPAIGN-6")
def test_a_file_of_the_first_format_is_read():
    kept = json.loads(dump(campaign()))
    for battle in kept["campaign"]["battles"]:
        del battle["before"]
    kept |= {"slagveld_campaign": 1, "seal": "fee4171fef26d1b7b17c4697329a332c"}
    old = load(json.dumps(kept).encode(), "war.json")
    assert [battle.winner for battle in old.battles] == ["", "red"]
    assert [battle.before for battle in old.battles] == [msgspec.UNSET] * 2
    assert load(dump(old), "war.json") == old


@settings(deadline=None)
@given(st.binary(max_size=60), st.integers(0, 4000))
def test_noise_in_a_file_is_never_more_than_a_sentence(noise, place):
    kept = dump(campaign())
    broken = kept[:place] + noise + kept[place + len(noise) :]
    with suppress(RefusedError):
        assert load(broken, "war.json") == campaign()
