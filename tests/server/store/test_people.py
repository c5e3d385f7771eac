"""Secrets open what they should and nothing else, and are nowhere to be found."""

import pytest

from slagveld.kernel.rulebook import RefusedError
from slagveld.server.store import Access, Grant
from slagveld.server.store.keys import hash_of, new_key

from .battles import battle


@pytest.fixture
def access(both):
    return Access(both)


def test_keys_are_long_random_and_kept_as_hashes():
    keys = {new_key("s") for _ in range(100)}
    assert len(keys) == 100
    assert all(key.startswith("s_") and len(key) >= 45 for key in keys)
    assert hash_of("s_a") != hash_of("s_b")
    assert len(hash_of("s_a")) == 64


def test_no_secret_is_in_the_file(store, tmp_path):
    access = Access(store)
    person = access.new_person().key
    host = access.new_host()
    seat, watch = new_key("s"), new_key("w")
    _, new = battle(keys={0: seat}, watch=watch)
    store.battles.add(new)
    reissued = store.people.reissue(new.id, 1)
    store.close()
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert hash_of(seat).encode() in kept
    for secret in (person, host, seat, watch, reissued):
        assert secret[2:].encode() not in kept


@pytest.mark.rule("SLV-NET-3")
@pytest.mark.parametrize("key", ["", "p_", "s_x", "w_x", "h_x", "q_x", "nonsense", "p_\ud800"])
def test_what_nobody_has_opens_nothing(access, key):
    with pytest.raises(RefusedError) as caught:
        access.resolve(key, "x")
    assert caught.value.refusal.rule == "SLV-NET-3"


def test_a_person_holds_the_seats_they_took(both, access):
    key = access.new_person().key
    person = access.resolve(key).person
    _, new = battle()
    both.battles.add(new)
    assert access.resolve(key, new.id) == Grant(person=person)
    both.people.take(new.id, 1, person)
    both.people.take(new.id, 1, person)
    assert access.resolve(key, new.id) == Grant(person=person, seats=(1,), may_watch=True)
    assert access.resolve(key, "another") == Grant(person=person)
    assert both.people.held(person) == {new.id: (1,)}
    assert [seat.taken for seat in both.battles.read(new.id).seats] == [False, True]


def test_whoever_set_a_battle_up_may_watch_it(both, access):
    key = access.new_person().key
    person = access.resolve(key).person
    _, new = battle(owner=person)
    both.battles.add(new)
    assert access.resolve(key, new.id) == Grant(person=person, may_watch=True)


def test_keys_of_seats_and_watchers_open_their_battle_only(both, access):
    seat, watch = new_key("s"), new_key("w")
    _, new = battle(keys={1: seat}, watch=watch)
    _, other = battle()
    both.battles.add(new)
    both.battles.add(other)
    assert access.resolve(seat, new.id) == Grant(seats=(1,), may_watch=True)
    assert access.resolve(seat, other.id) == Grant()
    assert access.resolve(watch, new.id) == Grant(may_watch=True)
    assert access.resolve(watch, other.id) == Grant()
    assert access.seat_of(seat, new.id) == 1
    for wrong in (watch, new_key("s")):
        with pytest.raises(RefusedError):
            access.seat_of(wrong, new.id)
    with pytest.raises(RefusedError):
        access.seat_of(seat, other.id)


def test_a_reissued_link_puts_out_the_old_one_and_who_came_by_it(both, access):
    old = new_key("s")
    key = access.new_person().key
    _, new = battle(keys={0: old}, holders=((0, access.resolve(key).person),))
    both.battles.add(new)
    fresh = both.people.reissue(new.id, 0)
    assert access.resolve(fresh, new.id).seats == (0,)
    assert access.resolve(key, new.id).seats == ()
    with pytest.raises(RefusedError):
        access.resolve(old, new.id)
    assert both.people.reissue(new.id, 7) is None
    assert both.people.reissue("another", 0) is None


def test_the_host_may_watch_everything_and_sits_nowhere(both, access):
    _, new = battle()
    both.battles.add(new)
    host = access.new_host()
    assert access.resolve(host, new.id) == Grant(may_watch=True, host=True)
    later = [access.new_host() for _ in range(20)]
    assert access.resolve(later[0]).host
    assert access.resolve(later[-1]).host
    with pytest.raises(RefusedError):
        access.resolve(host)
