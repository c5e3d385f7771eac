"""Stocks: what a wizard can summon (WD-SETUP-10, WD-RACE-2, WD-RACE-4)."""

import pytest

from slagveld.games.wizard_duel.army.muster import MOST
from slagveld.games.wizard_duel.army.prices_packages_natures import packages
from slagveld.games.wizard_duel.army.stock_of_models import models_of, stocks
from slagveld.games.wizard_duel.core.races import races
from slagveld.kernel.muster import Chosen, Roster
from slagveld.kernel.rulebook import RefusedError
from tests.games.wizard_duel.duel import DUEL

MUSTER = DUEL.muster()


def roster(*entries, game="wizard-duel", total=0):
    """A stock of (key, count) pairs."""
    chosen = tuple(Chosen(*entry) for entry in entries)
    return Roster(game=game, name="mine", total=total, entries=chosen)


def faults(*entries, **more):
    """The rules a stock breaks, with the entry at fault."""
    return [(fault.rule, fault.entry) for fault in MUSTER.faults(roster(*entries, **more))]


@pytest.mark.rule("WD-SETUP-10")
def test_ready_made_stocks_are_sound_and_play():
    for ready in MUSTER.ready():
        assert MUSTER.faults(ready) == []
        assert len(models_of(ready)) == sum(entry.count for entry in ready.entries)
    assert [ready.choices["stock"] for ready in MUSTER.ready()] == list(stocks())


@pytest.mark.rule("WD-SETUP-10", "WD-SETUP-1")
def test_models_are_numbered_from_one_in_order():
    models = models_of(roster(("ork/small", 2), ("heavy-weapon/heavy", 1)))
    assert [(m.number, m.race, m.weapon) for m in models] == [
        (1, "ork", "small"),
        (2, "ork", "small"),
        (3, "heavy-weapon", "heavy"),
    ]


@pytest.mark.rule("WD-SETUP-10")
def test_counts():
    assert faults() == [("WD-SETUP-10", None)]
    assert faults(("ork/small", 0)) == [("WD-SETUP-10", 0)]
    assert faults(("ork/small", MOST)) == []
    assert faults(("ork/small", MOST), ("ork/normal", 1)) == [("WD-SETUP-10", None)]
    assert faults(("ork/small", MOST + 1)) == [("WD-SETUP-10", 0), ("WD-SETUP-10", None)]
    assert faults(("ork/small", 1), game="toy") == [("WD-SETUP-10", None)]


@pytest.mark.rule("WD-SETUP-10")
def test_an_agreed_total_is_kept():
    (price,) = MUSTER.price(roster(("ork/small", 3)))
    assert faults(("ork/small", 3), total=price.total) == []
    assert faults(("ork/small", 3), total=price.total - 1) == [("WD-SETUP-10", None)]


@pytest.mark.rule("WD-RACE-2")
def test_only_races_with_a_row():
    assert faults(("ork/small", 1), ("hobbit/small", 1)) == [("WD-RACE-2", 1)]
    assert faults(("sauroid-update/small", 1)) == [("WD-RACE-2", 0)], "the option chooses the row"
    assert faults(("", 1)) == [("WD-RACE-2", 0)]


@pytest.mark.rule("WD-RACE-4", "WD-RACE-SAUROIDS")
@pytest.mark.parametrize(
    "key", ["sauroid/shooting", "ogre/normal", "ork/heavy", "heavy-weapon/small", "ork/own", "ork"]
)
def test_weapons_that_a_row_leaves_out(key):
    assert faults((key, 1)) == [("WD-RACE-4", 0)]


@pytest.mark.rule("WD-SUMMON-2", "WD-RACE-4")
def test_offers_and_prices():
    offers = {offer.key: offer.price.total for offer in MUSTER.offers(roster())}
    assert (offers["ork/small"], offers["ork/normal"], offers["ork/shooting"]) == (30, 40, 70)
    assert (offers["heavy-weapon/heavy"], offers["dragon/own"]) == (160, 240)
    assert len(offers) == 9 * 3 + 2 + 4 + 1
    prices = MUSTER.price(roster(("ork/normal", 3), ("ogre/own", 2), ("hobbit/small", 4)))
    assert [price.total for price in prices] == [120, 160, 0]
    assert all(package.price % package.models == 0 for package in packages().values())


@pytest.mark.rule("WD-SETUP-10")
def test_each_player_has_the_stock_he_brings():
    mine, yours = roster(("elf/shooting", 2)), roster(("dragon/own", 1), ("human/small", 3))
    state = DUEL.match("empty", armies=(mine, yours)).state
    assert [m.race for m in state.wizards[0].stock] == ["elf", "elf"]
    assert [m.race for m in state.wizards[1].stock] == ["dragon", "human", "human", "human"]
    default = DUEL.match("empty").state
    assert default.wizards[0].stock == default.wizards[1].stock, "equal stocks by default"


@pytest.mark.rule("WD-SETUP-10", "WD-RACE-2")
@pytest.mark.parametrize(
    ("armies", "rule"),
    [
        ((roster(("ork/small", 1)), roster(("hobbit/small", 1))), "WD-RACE-2"),
        ((roster(("ork/small", 1)), {"nonsense": 1}), "WD-SETUP-10"),
        ((roster(("ork/small", 1)),), "WD-SETUP-10"),
    ],
)
def test_unsound_stocks_are_refused(armies, rule):
    with pytest.raises(RefusedError, match=rule):
        DUEL.match("empty", armies=armies)


@pytest.mark.rule("WD-RACE-2")
def test_every_stock_of_the_printed_races_is_free_of_house_rows():
    printed = [
        key
        for key, stock in stocks().items()
        if not any(races()[m.race].house for m in stock.models)
    ]
    assert printed == ["horde", "sisters"]


def test_a_weapon_that_a_race_does_not_have_costs_nothing_and_is_a_fault():
    odd = roster(("ork/none", 2))
    assert [tally.total for tally in MUSTER.price(odd)] == [0]
    assert ("WD-RACE-4", 0) in faults(("ork/none", 2))
