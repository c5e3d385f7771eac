"""What a battle leaves to an army that grows, and what is done in its camp."""

from functools import partial

import pytest
from msgspec import UNSET

from slagveld.campaign import begin, dump, load, read_graph, record, take_back, told
from slagveld.campaign import next_battle as next_battle_of
from slagveld.campaign.growing import changed, company_of
from slagveld.campaign.growth import camp
from slagveld.campaign.growth.company import Deed
from slagveld.campaign.growth.season import after_battle
from slagveld.campaign.growth.sheets import grown, roster_of
from slagveld.campaign.growth.vocabulary import growth_of
from slagveld.campaign.might import mights
from slagveld.campaign.sharing import dealt, gathered, shared
from slagveld.campaign.state import Settings
from slagveld.kernel.aftermath import Aftermath
from slagveld.kernel.registry import game as find
from slagveld.kernel.rulebook import RefusedError
from slagveld.record import replace
from tests.campaign.growth.wars import WARS, War, graph
from tests.campaign.standin import refused

MK = find("mage-knight")


def company(game=MK, army=0):
    return camp.enlist(game, "red", game.muster().ready()[army])


def with_member(one, serial, **changes):
    members = [replace(m, **changes) if m.serial == serial else m for m in one.members]
    return replace(one, members=tuple(members))


def fates(one, seeds, **rest):
    """What becomes of the first member by many seeds, when all others live."""
    alive = [member.entry.count for member in one.present]
    alive[0] = 0
    found = {}
    for seed in range(seeds):
        after, chronicle = after_battle(
            MK, one, seed=seed, number=1, alive=alive, enemy="blue", **{"won": False, **rest}
        )
        (what,) = [t.what.key for t in chronicle.tales if "-fate-" in t.what.key]
        found[what.removeprefix("campaign-tale-fate-")] = after
    return found


@pytest.mark.rule("SLV-GROW-4")
def test_whoever_fell_alone_meets_one_of_six_fates():
    found = fates(company(), 150)
    assert sorted(found) == ["captured", "dies", "maimed", "recovers", "rests", "rises"]
    assert [one.serial for one in found["dies"].dead] == [1]
    assert found["captured"].member(1).holder == "blue"
    assert len(found["rests"].present) == 3
    assert found["rises"].member(1).experience > found["recovers"].member(1).experience
    again, _ = after_battle(
        MK, found["rests"], seed=1, number=2, won=True, alive=None, enemy="blue"
    )
    assert len(again.present) == 4


@pytest.mark.rule("SLV-GROW-4")
def test_the_winner_loses_nobody_to_the_enemy():
    assert "captured" not in fates(company(), 150, won=True)


@pytest.mark.rule("SLV-GROW-4")
def test_a_lasting_wound_stays_on_the_card():
    one = with_member(company(), 1, wounds=("click",))
    card = grown(MK, one, one.member(1))[1]
    plain = grown(MK, company(), company().member(1))[1]
    assert plain is None
    assert len(card["dial"]) == 5
    assert not camp.company_faults(MK, one)


@pytest.mark.rule("SLV-GROW-2")
def test_experience_is_for_what_was_done():
    deeds = [Deed(seat=0, key="orc-marauder", felled=2, worth=45, named=("x",))]
    one, _ = after_battle(MK, company(), seed=1, number=1, won=True, alive=None, deeds=deeds)
    assert one.member(1).experience == 1 + 1 + 45 // 20 + 2
    assert one.member(1).felled == 2
    assert one.member(2).experience == 2


@pytest.mark.rule("SLV-GROW-3")
def test_an_advance_is_chosen_once_for_each_grade():
    one = with_member(company(), 1, experience=3)
    before = roster_of(MK, one)
    after = camp.learn(MK, one, 1, "attack")
    card = grown(MK, after, after.member(1))[1]
    assert card["dial"][0]["attack"] == 10
    assert MK.muster().price(roster_of(MK, after))[0].total // 100 == card["points"]
    assert roster_of(MK, after).entries[1:] == before.entries[1:]
    assert refused(camp.learn, MK, after, 1, "attack") == ("SLV-GROW-3", "campaign-grow-not-yet")
    assert refused(camp.learn, MK, one, 1, "flying") == ("SLV-GROW-3", "campaign-grow-advance")
    assert refused(camp.learn, MK, one, 9, "attack") == ("SLV-GROW-3", "campaign-grow-member")
    old = with_member(one, 1, experience=99, advances=("attack",) * 4)
    assert refused(camp.learn, MK, old, 1, "speed") == ("SLV-GROW-3", "campaign-grow-highest")


@pytest.mark.rule("SLV-GROW-5")
def test_a_name_is_earned_and_may_be_changed():
    one = with_member(company(), 1, experience=6)
    after, chronicle = after_battle(MK, one, seed=1, number=1, won=True, alive=None)
    name = after.member(1).name
    assert name in growth_of(MK).names
    assert "campaign-tale-name" in [tale.what.key for tale in chronicle.tales]
    called = camp.rename(MK, after, 1, "  Old   Tusk ")
    assert grown(MK, called, called.member(1))[1]["name"] == "Old Tusk"
    assert refused(camp.rename, MK, after, 2, "X") == ("SLV-GROW-5", "campaign-grow-nameless")
    assert refused(camp.rename, MK, after, 1, " ") == ("SLV-GROW-5", "campaign-grow-name")


@pytest.mark.rule("SLV-GROW-6")
def test_the_purse_buys_ranks_recruits_and_captives():
    clash = find("confrontation")
    one = replace(company(clash), purse=60)
    thin = with_member(one, 1, entry=replace(one.member(1).entry, count=1))
    whole = camp.refill(clash, thin, 1)
    assert (whole.member(1).entry.count, whole.purse) == (3, 60 - 2 * 21)
    assert refused(camp.refill, clash, whole, 1) == ("SLV-GROW-6", "campaign-grow-whole")
    assert refused(camp.refill, clash, thin, 1, 5) == ("SLV-GROW-6", "campaign-grow-lacks")
    poor = replace(thin, purse=3)
    assert refused(camp.refill, clash, poor, 1) == ("SLV-GROW-6", "campaign-grow-poor")
    small = replace(thin, members=thin.members[:1], total=0)
    more = camp.recruit(clash, small, "lion-archer", 2)
    assert (more.members[-1].entry.count, more.members[-1].serial) == (2, 4)
    assert refused(camp.recruit, clash, small, "dragon") == ("SLV-GROW-6", "campaign-grow-recruit")
    held = with_member(one, 3, where="captured", holder="blue")
    assert len(roster_of(clash, held).entries) == 2
    assert camp.ransom(clash, held, 3).purse == 60 - 25 // 2
    assert refused(camp.ransom, clash, one, 3) == ("SLV-GROW-6", "campaign-grow-free")


@pytest.mark.rule("SLV-GROW-6")
def test_a_purchase_that_the_game_forbids_changes_nothing():
    one = replace(company(), purse=500)
    assert refused(camp.recruit, MK, one, "orc-marauder", 5)[1] == "campaign-grow-fault"


@pytest.mark.rule("SLV-GROW-7")
def test_a_spent_army_calls_up_a_levy():
    spent = replace(company(), members=(), purse=7)
    levied = camp.levy(MK, spent)
    assert [one.key for one in levied.members] == [one.key for one in company().members]
    assert levied.purse == 0
    assert refused(camp.levy, MK, company()) == ("SLV-GROW-7", "campaign-grow-levy")


@pytest.mark.rule("LC-4.4-3")
def test_a_regiment_of_little_carnage_gets_its_marker_and_loses_it_with_recruits():
    game = find("little-carnage")
    one = with_member(replace(company(game), purse=99), 1, experience=3)
    marked = camp.learn(game, one, 1, "attack-marker")
    assert roster_of(game, marked).entries[0].choices["veteran"] == "attack"
    keys = [a.key for a in camp.may_learn(game, marked, marked.member(1))]
    assert "defence-marker" not in keys
    thin = with_member(marked, 1, entry=replace(marked.member(1).entry, count=3))
    assert camp.refill(game, thin, 1).member(1).advances == ()


# Campaigns


def campaign(text=None, **settings):
    read = read_graph(text or graph(WARS["mage-knight"]), "war.yaml")
    return begin(read, settings=Settings(**{"growth": True, **settings}))


def after(one, winner, **alive):
    return record(one, told(one, winner, {}, alive))


@pytest.mark.rule("SLV-GROW-1")
def test_a_told_battle_counts_too_and_is_taken_back_whole():
    before = campaign()
    fought = after(before, "red", red=(1, 1, 1, 1), blue=(0, 0, 0))
    assert company_of(fought, "red", "mage-knight").purse == 98 * 25 // 100 + 5
    assert fought.battles[0].chronicle.casts
    assert load(dump(fought), "war.json") == fought
    done, said = changed(
        fought, "red", "mage-knight", lambda one: camp.by_itself(MK, replace(one, purse=0))
    )
    assert take_back(done) == before
    assert said == ()


@pytest.mark.rule("SLV-GROW-1")
def test_armies_grow_only_where_that_was_agreed_and_everybody_brings_one():
    plain = campaign(growth=UNSET)
    assert refused(company_of, plain, "red", "mage-knight") == ("SLV-GROW-1", "campaign-grow-off")
    bare = graph(WARS["mage-knight"]).replace("armies: {mage-knight: orc-patrol}", "final: third")
    with pytest.raises(RefusedError) as error:
        campaign(bare.replace("final: third", "armies: {}"))
    assert error.value.refusal.text.key == "campaign-grow-armies"


@pytest.mark.rule("SLV-GROW-6")
def test_an_army_that_grows_is_not_simply_exchanged():
    from slagveld.campaign import with_army

    roster = MK.muster().ready()[2]
    assert refused(with_army, campaign(), find, "red", roster) == (
        "SLV-GROW-6",
        "campaign-grow-army",
    )


@pytest.mark.rule("SLV-CAMPAIGN-9")
def test_a_shrunken_army_is_warned_of_and_helped():
    fought = after(campaign(), "red", red=(1, 1, 1, 1), blue=(1, 2, 1))
    assert not [one.warnings for one in mights(fought) if one.warnings]
    for serial in (1, 2):
        let_go = partial(camp.dismiss, MK, serial=serial)
        fought, said = changed(fought, "blue", "mage-knight", let_go)
        assert [one.key for one in said] == ["campaign-did-dismiss"]
    red, blue = mights(fought)
    assert not red.warnings
    assert blue.points < red.points
    keys = [one.key for one in blue.warnings]
    assert keys == ["campaign-warn-shrunk", "campaign-warn-outnumbered"]
    assert [one.key for one in blue.helps] == ["campaign-help-recruit"]
    nobody, _ = changed(fought, "blue", "mage-knight", partial(camp.dismiss, MK, serial=3))
    blue = mights(nobody)[1]
    assert blue.warnings[0].key == "campaign-warn-fault"
    assert [one.key for one in blue.helps] == ["campaign-help-levy"]


# Several seats


@pytest.mark.rule("SLV-CAMPAIGN-8")
def test_an_army_is_shared_out_and_gathered_again():
    roster = MK.muster().ready()[1]
    parts = shared(MK, roster, 2)
    assert [[e.key for e in p.entries] for p in parts] == [
        ["silver-lancer"],
        ["master-archer", "glade-pikeman"],
    ]
    assert gathered(MK, roster, [(0,), (1, 2)]) == (1, 2, 0)
    assert gathered(MK, roster, [(1,), None]) is None
    assert dealt(MK, roster, 2, (1, 1, 0)) == ((0,), (1, 1))
    many = shared(MK, replace(roster, entries=roster.entries[1:2]), 3)
    assert [[e.count for e in p.entries] for p in many] == [[1], [1], []]


TEAMS = War("mage-knight", "teams", ("orc-patrol", "elven-watch"))


@pytest.mark.rule("SLV-CAMPAIGN-8")
def test_a_side_with_two_seats_fights_as_one():
    seats = "[red, red, blue, blue]"
    text = graph(TEAMS, seats=seats)
    one = campaign(text, players={"red": "Anna"}, partners={"red": ("Bert",)})
    call = next_battle_of(one)
    assert [(seat.name, seat.side) for seat in call.setup.seats] == [
        ("Anna", 0),
        ("Bert", 0),
        ("blue", 1),
        ("blue 2", 1),
    ]
    match = MK.match("teams", seed=1, seats=call.setup.seats, armies=call.setup.armies,
                     options=call.setup.options)  # fmt: skip
    assert match.decision is not None
    after = Aftermath(winner=1, points=(3, 3, 1, 1), alive=(None,) * 4)
    fought = record(one, after)
    assert fought.battles[0].winner == "red"
    assert fought.battles[0].forces[0].points == 3
    assert refused(campaign, text, partners={"red": ("Bert", "Carl")}) == (
        "SLV-CAMPAIGN-8",
        "campaign-partners",
    )
