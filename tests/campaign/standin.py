"""A game that is never played: scenarios, armies and veterans for campaigns to work with."""

from typing import ClassVar

from slagveld.campaign import Settings, begin, record, told
from slagveld.kernel.aftermath import Veterans
from slagveld.kernel.fields import Choice
from slagveld.kernel.game import Game
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.muster import Chosen, Fault, Offer, Roster
from slagveld.kernel.ready_battle import Scenario
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.kernel.setup import Option
from slagveld.kernel.state import State
from slagveld.texts import Name, Text

KEYS = (
    "protect-the-border",
    "advance-into-enemy-land",
    "attack-on-gruenwald",
    "kill-the-war-chief",
    "siege-of-the-human-capital",
)
UNITS = {
    "spears": Name("Spears", "Speren", "Speere"),
    "riders": Name("Riders", "Ruiters", "Reiter"),
}
PRICE = {"spears": 10, "riders": 30}
VETERANS = Veterans(
    marks=(Choice("attack", "+1 attack"), Choice("defence", "+1 defence")),
    rule="LC-4.4-1",
    models_rule="LC-4.4-3",
    mark_rule="LC-4.4-4",
)


class Levy:
    """Armies of spears and riders within their total."""

    scale = 1

    def ready(self):
        names = {"army-of-the-kingdom": "Army of the kingdom", "orc-horde": "Orc horde"}
        return [roster(6, 2, name=name, choices={"army": key}) for key, name in names.items()]

    def offers(self, roster):
        price = Tally(1, name=Text("plain", {"words": "price"}))
        return [Offer(key=key, name=name, price=price, group="Foot") for key, name in UNITS.items()]

    def price(self, roster):
        return []

    def faults(self, roster):
        found = [
            Fault("LC-2-5", Text("plain", {"words": f"no {entry.key}"}), number)
            for number, entry in enumerate(roster.entries)
            if entry.key not in UNITS
        ]
        cost = sum(PRICE.get(entry.key, 0) * entry.count for entry in roster.entries)
        if roster.total and cost > roster.total:
            found.append(Fault("LC-2-5", Text("plain", {"words": "too dear"})))
        return found


class StandIn(Game[State]):
    key: ClassVar[str] = "little-carnage"
    title: ClassVar[Name] = Name("Stand-in", "Invaller", "Ersatz")
    state_type: ClassVar[type[State]] = State
    prompts_per_round: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = (
        Option(key="rounds", title="Rounds", help=Text("plain"), default=0, most=20),
        Option(key="points", title="Points", help=Text("plain"), default=0, most=500),
        Option(key="magic", title="Magic", help=Text("plain"), default=False),
    )

    def scenarios(self):
        return [
            Scenario(key=key, title=Name.same(key.title()), summary=Name.same("…"), players=(2,))
            for key in (*KEYS, "duel")
        ]

    def start(self, setup):
        if len(setup.armies) == 1:
            raise RefusedError(refuse("SLV-SETUP-1", "refusal-seat-count", count=1))
        return State(seats=setup.seats)

    def faults(self, state):
        return []

    def scene(self, view, seat):
        raise NotImplementedError

    def round_of(self, state):
        return 0

    def muster(self):
        return Levy()

    def veterans(self):
        return VETERANS


class Armyless(StandIn):
    key: ClassVar[str] = "duel-game"

    def muster(self):
        return None

    def veterans(self):
        return None


GAMES = {"little-carnage": StandIn(), "duel-game": Armyless()}


def find(key):
    if key not in GAMES:
        raise RefusedError(refuse("SLV-SETUP-1", "refusal-game", game=key, known="–"))
    return GAMES[key]


def roster(*counts, marks=(), name="Levy", **rest):
    """Spears, then riders, then spears again …, with experience markers by entry."""
    keys = ("spears", "riders")
    marks = dict(marks)
    entries = [
        Chosen(keys[n % 2], count, {"veteran": marks[n]} if n in marks else {})
        for n, count in enumerate(counts)
    ]
    return Roster(game="little-carnage", name=name, entries=tuple(entries), **rest)


def begun(graph, **settings):
    """A campaign in which every side brings six spears and two riders."""
    chosen = Settings(**{"veterans": graph.veterans, "by_points": graph.by_points, **settings})
    armies = {side: [roster(6, 2)] for side in graph.side_keys}
    return begin(graph, armies, chosen, find)


def won(campaign, side, points=None, alive=None, **rest):
    """The campaign after a side has won the next battle."""
    return record(campaign, told(campaign, side, points or {}, alive or {}), find=find, **rest)


def refusal_of(call, *arguments, **rest):
    """The refusal that a call raises, or None."""
    try:
        call(*arguments, **rest)
    except RefusedError as error:
        return error.refusal
    return None


def refused(call, *arguments, **rest):
    """The refusal that a call raises, as rule and key of the sentence."""
    found = refusal_of(call, *arguments, **rest)
    return None if found is None else (found.rule, found.text.key)
