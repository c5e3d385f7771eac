"""From a set-up to the first turn: table, players, armies (MK-START-1), the order of set-up.

By the book or on a table that stands ready (MK-SETUP-1).
"""

from collections import Counter
from collections.abc import Sequence

from slagveld.kernel.agenda import Agenda, Step
from slagveld.kernel.event import OrderSet, PhaseBegan, Told
from slagveld.kernel.scenery import Ground
from slagveld.kernel.setup import Setup
from slagveld.kernel.state import Seat
from slagveld.kit.given_setup import about_middle, insist, own_table, players_of, ready_table
from slagveld.record import replace
from slagveld.table.layout import Layout

from ..army.muster import ARMIES, enlisted
from ..core.book import refuse, text
from ..core.field import Field
from ..core.fighter import Carried
from ..core.kinds import BUILT
from ..core.state import Battle, MageKnightState, Objective, Reserve
from ..core.warriors import warrior
from ..setup.array import DeployReady
from ..setup.deployment import Deploy
from ..setup.domains import COLOURS, ColourChoice, DomainChoice, RevealDomains
from ..setup.edges import StartEdge, clockwise, usual_edges
from ..setup.objectives import OwnObjective, PlaceMiddle
from ..setup.scenarios import SIDES, BattleScenario, battles, read, total_of
from ..setup.terrain import NextTerrain, Piling, left_of
from .sequence import BeginRound


class SetUp(Step, frozen=True):
    """What comes before the first turn."""

    rule = "MK-SETUP-1"
    book: bool
    """True: the players lay the battlefield out; False: it stands ready."""
    ready: bool
    """True: armies are deployed in good order; False: each player deploys his own."""

    def run(self, play: Battle) -> None:
        state = play.state
        play.tell(PhaseBegan, phase=text("phase-setup"), rule=self.rule)
        steps: list[Step] = [DomainChoice()] if state.options.domains else []
        if self.book:
            steps += [StartEdge(seat) for seat in state.players()]
            steps += [Piling(seat) for seat in state.players()]
            steps.append(PlaceMiddle())
        play.then(*steps, RollFirst(self.book), Reveal(), DeployAll(self.ready), BeginRound())


class RollFirst(Step, frozen=True):
    """Every player rolls 2D6: first player, and distance of the own objective (MK-PLACE-4)."""

    rule = "MK-PLACE-4"
    book: bool

    def run(self, play: Battle) -> None:
        """Ties for the highest are rolled again; the first roll stays that of the distance."""
        rolls = {seat: self._roll(play, seat) for seat in play.state.players()}
        best = _highest(rolls)
        while len(best) > 1:
            best = _highest({seat: self._roll(play, seat) for seat in best})
        order = clockwise([pair for pair in play.state.edges if pair[0] in rolls], best[0])
        play.replace(order=order)
        play.tell(OrderSet, order=order, rule="MK-TURN-1")
        if self.book:
            play.then(
                *[ColourChoice(seat) for seat in order],
                *[OwnObjective(seat, rolls[seat]) for seat in order],
                NextTerrain(left_of(play.state, order[0])),
            )
        else:
            play.replace(colours=tuple(zip(sorted(order), COLOURS, strict=False)))

    def _roll(self, play: Battle, seat: int) -> int:
        player = play.state.seats[seat].name
        purpose = text("roll-first", player=player)
        if self.book:
            purpose = text("roll-first-book", player=player)
        return sum(play.roll(2, 6, purpose=purpose, rule=self.rule, seat=seat))


def _highest(rolls: dict[int, int]) -> list[int]:
    most = max(rolls.values())
    return [seat for seat, total in rolls.items() if total == most]


class Reveal(Step, frozen=True):
    """Domain cards are revealed, if there are any."""

    rule = "MK-DOMAIN-3"

    def run(self, play: Battle) -> None:
        """After terrain is placed, before armies are deployed."""
        if play.state.options.domains:
            play.then(RevealDomains())


class DeployAll(Step, frozen=True):
    """All dials show the starting marker; the armies are deployed (MK-DEPLOY-1, MK-DEPLOY-2)."""

    rule = "MK-DEPLOY-2"
    ready: bool

    def run(self, play: Battle) -> None:
        play.tell(Told, what=text("dials-set"), rule="MK-DEPLOY-1")
        kind = DeployReady if self.ready else Deploy
        play.then(*[kind(seat) for seat in play.state.order])


FIRST_ID = 1000
"""Ids of warriors, items and objectives begin here; those of terrain that lies ready stay below."""


def first_state(setup: Setup) -> MageKnightState:
    """The state before the first step; raises RefusedError for a set-up it cannot use."""
    battle = battles()[setup.scenario]
    options = read(battle, setup.options)
    players = players_of(setup)
    if len({setup.seats[player].side for player in players}) < 2:  # MK-FRIEND-1
        insist(refuse("MK-INTRO-4", "refusal-set-sides"))
    table, ground = _table(setup, battle, built=options.built)
    total = total_of(battle, setup.options)
    next_id = FIRST_ID
    reserves: list[Reserve] = []
    points: list[int] = []
    for number in range(len(setup.seats)):
        if number not in players:
            points.append(0)
            continue
        roster = ARMIES.brought(setup, number, battle.armies[players.index(number)])
        price = ARMIES.cost(roster)
        if price > total:  # none exceeds the total that holds for all (MK-ARMY-1, MK-ARMY-3)
            insist(refuse("MK-ARMY-3", "refusal-set-total", price=price, total=total))
        points.append(price)
        for man in enlisted(roster):
            items = tuple(
                [Carried(next_id + 1 + n, key, number) for n, key in enumerate(man.items)]
            )
            reserves.append(Reserve(next_id, number, man.warrior.key, items))
            next_id += 1 + len(items)
    objectives = () if battle.book else _objectives(battle, table, len(players), next_id)
    deploy = setup.options.get("deploy", "ready")
    step = SetUp(battle.book, ready=deploy == "ready" and not battle.book)
    return MageKnightState(
        seats=setup.seats,
        field=Field(table),
        scenario=battle.key,
        edges=() if battle.book else usual_edges(players),
        build_total=total,
        armies=tuple(points),
        objectives=objectives,
        reserves=labelled(reserves, setup.seats),
        options=options,
        ground=ground,
        next_id=next_id + len(objectives),
        agenda=Agenda((step,)),
    )


def _table(setup: Setup, battle: BattleScenario, *, built: bool) -> tuple[Layout, Ground]:
    """The scenario's table, one of another size, or one laid by hand.

    Built terrain is left out unless the players have agreed to use it (MK-BUILT-1).
    """
    if setup.table is None:
        table = ready_table(setup, battle, SIDES)
        plain = tuple([piece for piece in table.terrain if not piece.kind.startswith(BUILT)])
        return (table if built else replace(table, terrain=plain)), "grass"
    edge = refuse("MK-SETUP-6", "refusal-piece-edge")
    table, ground = own_table(setup, SIDES, "MK-SETUP-2", edge)
    if not built and any(piece.kind.startswith(BUILT) for piece in table.terrain):
        insist(refuse("MK-BUILT-1", "refusal-pile-built"))
    return table, ground


def _objectives(
    battle: BattleScenario, table: Layout, players: int, first: int
) -> tuple[Objective, ...]:
    """The scenario's objectives about the middle of the table; 1 and 1 for each player.

    As many as MK-PLACE-2 says, whatever a box holds (MK-NEED-2).
    """
    dx, dy = about_middle(battle, table.width, table.height)
    count = min(len(battle.objectives), players + 1)
    spots = [(x + dx, y + dy) for x, y in battle.objectives[:count]]
    return tuple([Objective(first + place, x, y) for place, (x, y) in enumerate(spots)])


# The armies


def labelled(reserves: Sequence[Reserve], seats: Sequence[Seat]) -> tuple[Reserve, ...]:
    """Warriors that can be told apart by name.

    They are numbered in an army that has several of one kind, and bear their player's name where
    several armies have it.
    """
    alike = Counter([(reserve.seat, reserve.key) for reserve in reserves])
    owners = Counter([key for _, key in alike])
    met: Counter[tuple[int, str]] = Counter()
    found: list[Reserve] = []
    for reserve in reserves:
        kind = reserve.seat, reserve.key
        met[kind] += 1
        number = f" {met[kind]}" if alike[kind] > 1 else ""
        owner = f" ({seats[reserve.seat].name})" if owners[reserve.key] > 1 else ""
        label = warrior(reserve.key).name + number + owner if number or owner else ""
        found.append(replace(reserve, label=label))
    return tuple(found)
