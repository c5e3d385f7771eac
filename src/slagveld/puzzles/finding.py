"""Finding puzzles: bots play with themselves, and wherever one answer is far better, it is kept.

    found = collect("mage-knight", count=20, seed=1)

An answer counts as far better when it was so in imagined worlds that had no part in choosing it,
by a wide and a sure margin. Where anything is hidden from whoever is to move there is no puzzle.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

import msgspec

from slagveld.bots.greedy import GreedyBot
from slagveld.kernel.dice import Quick as QuickDice
from slagveld.kernel.dice import Rng
from slagveld.kernel.game import Game
from slagveld.kernel.quick import Quick
from slagveld.kernel.registry import game as find
from slagveld.kernel.setup import Setup
from slagveld.lab.fight import CAP
from slagveld.puzzles.grounds import Ground, grounds
from slagveld.puzzles.judging import tactics_of
from slagveld.puzzles.kinds import kind_of
from slagveld.puzzles.puzzle import Collection, Origin, Puzzle
from slagveld.puzzles.weighing import Find, looked_at
from slagveld.record import replace

LOOKS: Final = 0.45
"""How often a position is looked at."""
MOST_ALIKE: Final = 35
"""Percent of a collection that may be about the same kind of answer, where nobody says more."""
MOST_USUAL: Final = 0.4
"""The part of it that the game's own tactics may find by themselves."""
MOST_BATTLES: Final = 1500
"""Battles after which the search is given up, with what was found."""

Told = Callable[[int, int], None]
"""Hears after each battle how many have been played and how many puzzles were found."""


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a battle in which somebody is asked."""

    after: int
    """How many answers have been given."""
    seat: int
    state: Any


def course(game: Game[Any], setup: Setup, chance: str) -> Iterator[Place]:
    """The moments of a battle that greedy bots play with each other, one after the other."""
    bot = GreedyBot()
    rngs = [Rng(f"{chance}/{seat}") for seat in range(len(setup.seats))]
    battle = Quick.begin(game, setup, dice=QuickDice(Rng(f"{chance}/dice")))
    for after in range(CAP):
        seats = battle.seats
        if not seats:
            return
        seat = seats[0]
        yield Place(after=after, seat=seat, state=battle.state)
        action = bot.answer(game, game.view(battle.state, seat), seat, rngs[seat])
        if battle.check(action, seat) is not None:
            action = battle.candidates(seat)[0]
        battle.apply(action, seat)


class Search:
    """One search: what it has found, and what it still wants."""

    def __init__(self, game: Game[Any], count: int, seed: int, *, alike: int = MOST_ALIKE) -> None:
        """`alike`: percent of what is found that may be about the same kind of answer."""
        self.game = game
        self.count = count
        self.seed = seed
        self.alike = alike
        self.tactics = tactics_of(game)
        self.grounds = grounds(game)
        self.found: list[Puzzle] = []
        self.kinds: Counter[str] = Counter()
        self.usual = 0

    def battle(self, number: int) -> None:
        """Look through one battle; at most one puzzle comes of it."""
        many = self.grounds[number % len(self.grounds)]
        ground = many[(number + number // len(self.grounds)) % len(many)]
        chance = f"{self.seed}/{number}"
        rng = Rng(f"{chance}/looks")
        for place in course(self.game, ground.setup, chance):
            if rng.random() >= LOOKS or self.game.view(place.state, place.seat) != place.state:
                continue
            dice = f"{chance}/{place.after}"
            wanted = partial(self.wanted, ground)
            one = looked_at(self.game, self.tactics, place.state, place.seat, dice, wanted)
            if one is not None:
                self.keep(one, ground, place, number, dice)
                return

    def wanted(self, ground: Ground, kind: str, usual: bool) -> bool:
        """Whether there is room for a puzzle of this kind, and none yet on the same ground."""
        here = (ground.setup.scenario, ground.army, kind)
        if any((one.scenario, one.army, one.title) == here for one in self.found):
            return False
        if usual and self.usual >= int(MOST_USUAL * self.count):
            return False
        return self.kinds[kind] < max(1, round(self.alike * self.count / 100))

    def keep(self, found: Find, ground: Ground, place: Place, battle: int, dice: str) -> None:
        """Note a puzzle."""
        game, codec = self.game, self.game.codec
        title = kind_of(type(found.answers[0]).__name__)
        self.kinds[title] += 1
        self.usual += found.usual
        rating = found.rated(game)
        question = game.question(place.state)
        self.found.append(
            Puzzle(
                number=len(self.found) + 1,
                title=title,
                stars=rating.stars,
                level=rating.level,
                habit=found.usual,
                scenario=ground.setup.scenario,
                army=ground.army,
                dice=dice,
                ahead=found.bench.ahead,
                battle=battle,
                after=place.after,
                round=game.round_of(place.state),
                seat=place.seat,
                question=type(question).__name__,
                chance=round(found.chance, 4),
                next=round(found.next, 4),
                weighed=found.weighed,
                answers=tuple(codec.encode(one).decode() for one in found.answers),
                position=by_field(codec.encode(place.state)),
            )
        )

    def collection(self, battles: int) -> Collection:
        """What was found in so many battles, with the command that finds the same."""
        easiest = sorted(self.found, key=lambda one: (one.stars, one.number))
        numbered = [replace(one, number=number) for number, one in enumerate(easiest, 1)]
        words = f"slagveld puzzles find {self.game.key} --count {self.count} --seed {self.seed}"
        words += f" --alike {self.alike}" if self.alike != MOST_ALIKE else ""
        words += f" --battles {battles}" if len(numbered) < self.count else ""
        origin = Origin(command=words, rules=self.game.version, battles=battles)
        return Collection(origin=origin, puzzles=tuple(numbered))


def by_field(data: bytes) -> str:
    """JSON of an object with a field to the line, so that a change of it can be read."""
    fields = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
    lines = [f'"{name}":{bytes(value).decode()}' for name, value in fields.items()]
    return "{" + ",\n".join(lines) + "}"


def collect(
    key: str,
    *,
    count: int,
    seed: int,
    alike: int = MOST_ALIKE,
    battles: int = MOST_BATTLES,
    told: Told | None = None,
) -> Collection:
    """So many puzzles of a game, the easiest first; fewer where they are not in so many battles.

    Raises:
        RefusedError: There is no such game, or it has no tactics.
    """
    search = Search(find(key), count, seed, alike=alike)
    played = 0
    while len(search.found) < count and played < battles:
        search.battle(played)
        played += 1
        if told is not None:
            told(played, len(search.found))
    return search.collection(played)
