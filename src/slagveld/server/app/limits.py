"""How much anybody may ask: sizes, rates and numbers of connections."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Literal

import msgspec

KILO = 1024


class Rate(msgspec.Struct, frozen=True):
    """So many a second for long, and so many at once."""

    per_second: float
    burst: int

    def times(self, factor: int) -> "Rate":
        """The same, so much wider."""
        return Rate(self.per_second * factor, self.burst * factor)


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """All limits of a server; tests narrow them."""

    body: int = 64 * KILO
    """Bytes of a request."""
    file: int = 64 * KILO * KILO
    """Bytes of a battle file."""
    backup: int = 512 * KILO * KILO
    """Bytes of a backup, which only the host may bring."""
    message: int = 64 * KILO
    """Bytes of a message on the live channel."""

    make: Rate = Rate(2, 60)
    """New people, battles and papers, by address."""
    heavy: Rate = Rate(1, 15)
    """Whole battles proven, taken home or brought, and hints, by address."""
    channels: Rate = Rate(2, 40)
    """Live channels opened, by address."""
    ask: Rate = Rate(20, 300)
    """Every other request, by address."""
    acts: Rate = Rate(10, 30)
    previews: Rate = Rate(25, 50)
    rulers: Rate = Rate(25, 50)
    chats: Rate = Rate(1, 8)
    looks: Rate = Rate(5, 20)
    strikes: Rate = Rate(5, 60)
    """Messages that are malformed or in excess of these rates; after that it is closed.

    All of these by connection.
    """
    crowd: int = 3
    """How many connections' worth of these one address may have."""
    own_machine: int = 20
    """How many times wider everything by address is for the host's own machine."""

    connections_by_address: int = 150
    """Connections of any kind that have not become a live channel."""
    head_seconds: float = 15.0
    """How long the head of a request may take to arrive."""
    body_seconds: float = 30.0
    """How long a request may stop in the middle of its body."""
    channels_by_address: int = 60
    channels_by_battle: int = 100
    hail_seconds: float = 10.0
    """How long a connection may stay without saying who it is."""
    outbox: int = 256
    """Answers that may wait for a viewer who reads slowly."""
    send_seconds: float = 20.0
    """How long a viewer may take to accept one message."""
    files_at_once: int = 2
    """Battle files and backups being read at the same time."""
    icons: int = 200
    """Drawings that may be asked for at once."""


class Bucket:
    """Tokens that flow back at a rate; who finds none has asked too much."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._tokens = float(rate.burst)
        self._at = clock()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self._clock()
        self._tokens = min(
            self._rate.burst, self._tokens + (now - self._at) * self._rate.per_second
        )
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """One bucket for each address; those not heard of for longest are forgotten."""

    MOST = 10_000

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._found: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, factor: int = 1) -> bool:
        """Whether this address may ask once more; `factor` widens the rate of a new bucket."""
        bucket = self._found.get(address)
        if bucket is None:
            bucket = self._found[address] = Bucket(self._rate.times(factor), self._clock)
            if len(self._found) > self.MOST:
                self._found.popitem(last=False)
        self._found.move_to_end(address)
        return bucket.take()


Kind = Literal[
    "make", "heavy", "channels", "ask", "acts", "previews", "rulers", "chats", "looks", "strikes"
]
"""What rates are there for, by the names they have in `Limits`."""

BY_CONNECTION: Final[tuple[Kind, ...]] = ("acts", "previews", "rulers", "chats", "looks", "strikes")
BY_ADDRESS: Final[tuple[Kind, ...]] = ("make", "heavy", "channels", "ask")


class Crowd:
    """What everything that comes from one address may ask together."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._own_machine = limits.own_machine
        rates: dict[Kind, Rate] = {kind: getattr(limits, kind) for kind in BY_ADDRESS}
        for kind in BY_CONNECTION:
            rates[kind] = getattr(limits, kind).times(limits.crowd)
        self._buckets = {kind: Buckets(rate, clock) for kind, rate in rates.items()}

    def allows(self, kind: Kind, address: str) -> bool:
        """Whether one more of this kind may come from this address now."""
        factor = self._own_machine if is_own_machine(address) else 1
        return self._buckets[kind].take(network_of(address), factor)


def is_own_machine(address: str) -> bool:
    """Whether a request comes from the machine that the server runs on.

    >>> is_own_machine("127.0.0.1"), is_own_machine("192.168.1.7"), is_own_machine("")
    (True, False, False)
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return bool((mapped or found).is_loopback)


def network_of(address: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 that one IPv6 machine chooses from.

    >>> network_of("2001:db8::1") == network_of("2001:db8::2")
    True
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is None:
        return str(ipaddress.ip_network((found, 64), strict=False))
    return address
