"""Campaigns are kept, changed only from their newest version, and linked with their battles."""

import pytest

from slagveld.campaign import begin, ready_campaign
from slagveld.kernel.rulebook import RefusedError
from slagveld.server.store import Commander, OvertakenError, Terms
from slagveld.server.store import campaigns as kept

from .battles import battle

TERMS = Terms(
    commanders=(
        Commander(side="lions", who="me"),
        Commander(side="goblins", who="bot", bot="random"),
    ),
    dice="typed",
)


@pytest.fixture(scope="module")
def war():
    return begin(ready_campaign("the-stolen-banner").graph)


def test_a_campaign_is_kept_as_it_is(both, war):
    person, _ = both.people.add()
    made = both.campaigns.add(war, TERMS, person)
    record = both.campaigns.read(made)
    assert record.campaign == war
    assert record.terms == TERMS
    assert record.terms.of("goblins").bot == "random"
    assert (record.owner, record.version, record.links, record.open) == (person, 0, (), None)
    assert both.campaigns.read("nothing") is None
    assert [one.id for one in both.campaigns.of_person(person)] == [made]
    stranger, _ = both.people.add()
    assert both.campaigns.of_person(stranger) == []


def test_a_change_from_an_older_version_is_overtaken(both, war):
    person, _ = both.people.add()
    first = both.campaigns.read(both.campaigns.add(war, TERMS, person))
    both.campaigns.change(first, war)
    assert both.campaigns.read(first.id).version == 1
    _, new = battle()
    both.battles.add(new)
    for late in (
        lambda: both.campaigns.change(first, war),
        lambda: both.campaigns.begin_battle(first, new.id, 1),
        lambda: both.campaigns.end_battle(first, new.id, "entered", war),
    ):
        with pytest.raises(OvertakenError):
            late()
    assert both.campaigns.read(first.id).links == ()


def test_battles_are_linked_and_whoever_sits_there_belongs_to_it(both, war):
    person, _ = both.people.add()
    friend, _ = both.people.add()
    made = both.campaigns.add(war, TERMS, person)
    _, new = battle(owner=person, holders=((0, person), (1, friend)))
    both.battles.add(new)
    assert both.battles.read(new.id).campaign == ""
    both.campaigns.begin_battle(both.campaigns.read(made), new.id, 1)
    assert both.battles.read(new.id).campaign == made
    record = both.campaigns.read(made)
    assert (record.open.battle, record.open.number) == (new.id, 1)
    assert both.campaigns.holders(made) == [(new.id, 0, person), (new.id, 1, friend)]
    assert [one.id for one in both.campaigns.of_person(friend)] == [made]
    both.campaigns.end_battle(record, new.id, "entered", war)
    record = both.campaigns.read(made)
    assert record.open is None
    assert [link.state for link in record.links] == ["entered"]
    assert not both.campaigns.delete(made, friend)
    assert both.campaigns.delete(made, person)
    assert both.battles.read(new.id).campaign == ""


def test_a_battle_that_is_deleted_leaves_the_campaign(both, war):
    person, _ = both.people.add()
    made = both.campaigns.add(war, TERMS, person)
    _, new = battle()
    both.battles.add(new)
    both.campaigns.begin_battle(both.campaigns.read(made), new.id, 1)
    both.battles.delete(new.id)
    assert both.campaigns.read(made).links == ()


@pytest.mark.rule("SLV-NET-7")
def test_nobody_keeps_campaigns_without_end(store, war, monkeypatch):
    monkeypatch.setattr(kept, "MOST", 2)
    person, _ = store.people.add()
    for _ in range(2):
        store.campaigns.add(war, TERMS, person)
    with pytest.raises(RefusedError) as caught:
        store.campaigns.add(war, TERMS, person)
    assert caught.value.refusal.text.key == "store-campaigns-many"


def test_campaigns_are_in_a_backup(both, store, war):
    person, _ = both.people.add()
    made = both.campaigns.add(war, TERMS, person)
    _, new = battle(owner=person)
    both.battles.add(new)
    both.campaigns.begin_battle(both.campaigns.read(made), new.id, 1)
    store.restore(both.backup())
    assert store.campaigns.read(made) == both.campaigns.read(made)
