"""How much anybody may ask."""

import pytest

from slagveld.server.app.limits import (
    Bucket,
    Buckets,
    Crowd,
    Limits,
    Rate,
    is_own_machine,
    network_of,
)
from slagveld.server.app.live.doorkeeper import Doorkeeper
from slagveld.server.app.live.pace import Pace
from slagveld.server.wire.live import AskMeasure, AskPreview, AskSurvey, Chat, End, Hail


class Clock:
    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


def test_a_bucket_gives_its_burst_and_then_its_rate():
    clock = Clock()
    bucket = Bucket(Rate(2, 3), clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 3600
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_every_address_has_a_bucket_of_its_own():
    buckets = Buckets(Rate(1, 1), Clock())
    assert buckets.take("10.0.0.1")
    assert not buckets.take("10.0.0.1")
    assert buckets.take("10.0.0.2")
    assert [buckets.take("127.0.0.1", 3) for _ in range(4)] == [True, True, True, False]


def test_addresses_not_heard_of_are_forgotten(monkeypatch):
    monkeypatch.setattr(Buckets, "MOST", 2)
    buckets = Buckets(Rate(1, 1), Clock())
    for address in ("a", "b", "a", "c"):
        buckets.take(address)
    assert not buckets.take("a")  # heard of later than b, so it was b that had to go
    assert buckets.take("b")


@pytest.mark.parametrize(
    ("address", "own"),
    [
        ("127.0.0.1", True),
        ("127.8.8.8", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("192.168.1.2", False),
        ("::ffff:192.168.1.2", False),
        ("localhost", False),
        ("", False),
    ],
)
def test_the_own_machine(address, own):
    assert is_own_machine(address) is own


def test_one_machine_with_many_addresses_counts_once():
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9")
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("192.168.1.2") == "192.168.1.2"
    assert network_of("") == ""


def paced(limits, clock=None):
    clock = clock or Clock()
    return Pace(limits, Crowd(limits, clock), "10.0.0.1", clock)


def test_many_connections_of_one_address_share_what_it_may_ask():
    clock = Clock()
    limits = Limits(previews=Rate(1, 4), crowd=2)
    crowd = Crowd(limits, clock)
    preview = AskPreview(id=1, after=0, seat=0, action="Walk")
    paces = [Pace(limits, crowd, "10.0.0.1", clock) for _ in range(5)]
    assert sum(pace.allows(preview) for pace in paces for _ in range(4)) == 8
    assert Pace(limits, crowd, "10.0.0.2", clock).allows(preview)
    assert Pace(limits, crowd, "127.0.0.1", clock).allows(preview)


def test_previews_at_most_25_a_second_for_long():
    clock = Clock()
    pace = paced(Limits(), clock)
    preview = AskPreview(id=1, after=0, seat=0, action="Walk")
    assert Limits().previews.per_second <= 25
    while pace.allows(preview):
        pass
    allowed = 0
    for _ in range(1000):
        clock.now += 0.01
        allowed += pace.allows(preview)
    assert 245 <= allowed <= 251


def test_each_kind_of_message_has_its_own_rate_and_both_rulers_share_one():
    pace = paced(Limits(chats=Rate(1, 1), rulers=Rate(1, 2)))
    assert pace.allows(Chat("a"))
    assert not pace.allows(Chat("b"))
    assert pace.allows(AskMeasure(1, End(piece=1), End(piece=2)))
    assert pace.allows(AskSurvey(2, 1))
    assert not pace.allows(AskSurvey(3, 1))
    assert pace.allows(Hail("k"))


def test_strikes_are_forgotten_with_time():
    clock = Clock()
    pace = paced(Limits(strikes=Rate(1, 3)), clock)
    assert [pace.strike() for _ in range(4)] == [True, True, True, False]
    clock.now += 1
    assert [pace.strike() for _ in range(2)] == [True, False]


def test_the_doorkeeper_counts_by_address_and_by_battle():
    door = Doorkeeper(Limits(channels_by_address=2, channels_by_battle=3, own_machine=10))
    with door.inside("10.0.0.1", "a"), door.inside("10.0.0.1", "b"):
        assert not door.has_room("10.0.0.1", "c")
        assert door.has_room("10.0.0.2", "a")
        with door.inside("127.0.0.1", "a"), door.inside("127.0.0.1", "a"):
            assert not door.has_room("10.0.0.2", "a")
            assert door.has_room("127.0.0.1", "b")
    assert door.has_room("10.0.0.1", "a")
