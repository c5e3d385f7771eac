"""Counts who is connected, so that no address and no battle takes all there is."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from slagveld.server.app.limits import Limits, is_own_machine, network_of


class Doorkeeper:
    """The connections of the live channel, by address and by battle."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._by_address: Counter[str] = Counter()
        self._by_battle: Counter[str] = Counter()

    def has_room(self, address: str, battle: str) -> bool:
        """Whether one more connection from this address to this battle is allowed."""
        factor = self._limits.own_machine if is_own_machine(address) else 1
        return (
            self._by_address[network_of(address)] < self._limits.channels_by_address * factor
            and self._by_battle[battle] < self._limits.channels_by_battle
        )

    @contextmanager
    def inside(self, address: str, battle: str) -> Iterator[None]:
        """Count a connection for as long as it lasts."""
        places = ((self._by_address, network_of(address)), (self._by_battle, battle))
        for counter, name in places:
            counter[name] += 1
        try:
            yield
        finally:
            for counter, name in places:
                counter[name] -= 1
                if counter[name] <= 0:
                    del counter[name]
