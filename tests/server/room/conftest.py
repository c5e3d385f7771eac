"""The same battles every time: what is secret and random elsewhere is counted here."""

import itertools
import random

import pytest

from slagveld.kernel import match
from slagveld.server.bots import playing
from slagveld.server.room import opening


class Counted:
    """Stands in for `secrets`: numbers that are the same in every run."""

    def __init__(self):
        self._numbers = itertools.count(1)

    def _rng(self):
        return random.Random(next(self._numbers))

    def token_hex(self, length):
        return self._rng().randbytes(length).hex()

    def randbelow(self, limit):
        return self._rng().randrange(limit)

    def randbits(self, count):
        return self._rng().getrandbits(count)


@pytest.fixture(autouse=True)
def counted(monkeypatch):
    for module in (match, playing, opening):
        monkeypatch.setattr(module, "secrets", Counted())
