"""The odd player: plays what nobody would, within the rules, and so meets what nobody met.

    python -m slagveld.conformance.odd GAME [--battles N] [--seed K] [--workers W]

He brings armies thrown together by lot to tables laid by lot, with every option of the game at
random; he names several targets where one would do, takes the kind of action that was taken
least, the longest list, the extremes. A battle depends on its game and its seed alone.
"""

from slagveld.conformance.odd.battle import Battle, Result, fought
from slagveld.conformance.odd.player import OddPlayer
from slagveld.conformance.odd.setting import odd_setup

__all__ = ["Battle", "OddPlayer", "Result", "fought", "odd_setup"]
