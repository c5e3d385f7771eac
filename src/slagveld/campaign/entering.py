"""What a battle leaves to a campaign: entered from a save, or as the players tell it."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from slagveld.campaign.armies import Finder, name_of
from slagveld.campaign.calling import Call, next_battle
from slagveld.campaign.graph import REPLAY, Graph, Stage
from slagveld.campaign.growing import grown_by
from slagveld.campaign.growth.company import Deed
from slagveld.campaign.growth.deeds import deeds_of
from slagveld.campaign.sharing import dealt, gathered
from slagveld.campaign.state import (
    LONGEST_DATE,
    MOST_NOTES,
    Battle,
    Before,
    Campaign,
    Force,
    options,
)
from slagveld.campaign.veterans import rested
from slagveld.kernel.aftermath import Aftermath, Alive
from slagveld.kernel.game import Game
from slagveld.kernel.match import Match
from slagveld.kernel.registry import game as registered
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.kernel.setup import Setup
from slagveld.kernel.verify import verify
from slagveld.record import replace
from slagveld.texts import Text

RULE_COURSE, RULE_DRAW, RULE_FILE = "SLV-CAMPAIGN-1", "SLV-CAMPAIGN-3", "SLV-CAMPAIGN-6"


def outcome_of(match: Match[Any]) -> Aftermath:
    """What a battle that is over leaves to a campaign; raises RefusedError while it is not."""
    outcome = match.outcome
    if outcome is None:
        raise RefusedError(refuse(RULE_FILE, "campaign-battle-open"))
    return match.game.aftermath(match.setup, match.state, outcome)


def enter_battle(
    campaign: Campaign, match: Match[Any], *, date: str = "", find: Finder = registered
) -> Campaign:
    """The campaign after a battle of Slagveld, which is verified first; raises RefusedError."""
    call = next_battle(campaign, find)
    if not same_battle(match.game, match.setup, call.setup):
        raise RefusedError(refuse(RULE_FILE, "campaign-battle-other", scenario=call.scenario))
    after = outcome_of(match)
    if match.log[-1].mark in [battle.digest for battle in campaign.battles]:
        raise RefusedError(refuse(RULE_FILE, "campaign-battle-twice"))
    verdict = verify(match)
    if verdict.reason is not None:
        raise RefusedError(refuse(RULE_FILE, "campaign-battle-wrong", reason=verdict.reason))
    if verdict.overrides:
        hand = Text("campaign-note-hand", {"count": len(verdict.overrides)})
        after = replace(after, notes=(*after.notes, hand))
    rounds = match.game.round_of(match.state)
    digest = match.log[-1].mark
    deeds = deeds_of(match) if campaign.settings.grows else ()
    return record(campaign, after, rounds=rounds, digest=digest, date=date, find=find, deeds=deeds)


def same_battle(game: Game[Any], one: Setup, other: Setup) -> bool:
    """Whether two set-ups are the same battle, whatever the players are called."""
    return _essence(game, one) == _essence(game, other)


def _essence(game: Game[Any], setup: Setup) -> bytes:
    options = {**{option.key: option.default for option in game.options}, **setup.options}
    sides = [(seat.side, seat.leader) for seat in setup.seats]
    parts = [setup.game, setup.scenario, sides, setup.armies, options, setup.table]
    if not isinstance(setup.written, UnsetType):
        parts.append(setup.written)
    return msgspec.json.encode(parts, order="sorted")


def record(
    campaign: Campaign,
    after: Aftermath,
    *,
    rounds: int = 0,
    digest: str = "",
    date: str = "",
    find: Finder = registered,
    deeds: Sequence[Deed] = (),
) -> Campaign:
    """The campaign after the battle that was next, with what it left behind; raises RefusedError.

    Seats are those of the scenario. Without a digest it is a battle that the players tell of.
    `deeds` count where armies grow.
    """
    call = next_battle(campaign, find)
    graph = campaign.graph
    stage = graph.scenarios[call.scenario]
    sizes = {len(after.points), len(after.alive), len(stage.seats)}
    if len(sizes) > 1 or after.winner not in (None, *range(len(stage.seats))):
        raise RefusedError(refuse(RULE_FILE, "campaign-outcome-seats", count=len(stage.seats)))
    winner = "" if after.winner is None else stage.seats[after.winner]
    counts = winner or _draw_counts(graph, call.scenario)
    game = find(stage.game)
    forces = [_force(campaign, game, call, after, side, winner) for side in graph.side_keys]
    battle = Battle(
        scenario=call.scenario,
        winner=counts,
        drawn=not winner,
        forces=tuple(forces),
        source="save" if digest else "table",
        rounds=rounds,
        digest=digest,
        notes=after.notes[:MOST_NOTES],
        date=date[:LONGEST_DATE],
        before=UNSET
        if digest
        else Before(armies=campaign.armies, chosen=campaign.chosen, companies=campaign.companies),
    )
    if campaign.settings.grows:
        return grown_by(campaign, battle, winner, deeds, find)
    fresh = [
        replace(one, roster=rested(find(one.game).veterans(), one.roster))
        for one in campaign.armies
    ]
    battles = (*campaign.battles, battle)
    return replace(campaign, battles=battles, armies=tuple(fresh), chosen="")


def _draw_counts(graph: Graph, scenario: str) -> str:
    """The side that a draw counts for; empty where it is played again."""
    draw = graph.draw_at(scenario)
    if not draw:
        raise RefusedError(refuse(RULE_DRAW, "campaign-draw-unsaid", scenario=scenario))
    return "" if draw == REPLAY else draw


def _force(
    campaign: Campaign, game: Game[Any], call: Call, after: Aftermath, side: str, winner: str
) -> Force:
    stage = campaign.graph.scenarios[call.scenario]
    seats = stage.seats_of(side)
    roster = campaign.army(side, stage.game)
    alive = None
    if roster is not None:
        alive = after.alive[seats[0]]
        if len(seats) > 1:
            alive = gathered(game, roster, [after.alive[seat] for seat in seats])
    if roster is not None and alive is not None:
        counts = [entry.count for entry in roster.entries]
        if len(alive) != len(counts):
            raise _wrong_survivors(campaign, side, counts)
        if any(not 0 <= lived <= count for lived, count in zip(alive, counts, strict=True)):
            raise _wrong_survivors(campaign, side, counts)
    scored = max(after.points[seat] for seat in seats)
    if campaign.graph.count_at(call.scenario) == "win":
        scored = int(side == winner)
    return Force(side=side, points=scored, roster=roster, alive=alive)


def _wrong_survivors(campaign: Campaign, side: str, counts: list[int]) -> RefusedError:
    most = ", ".join(str(count) for count in counts)
    return RefusedError(
        refuse(RULE_FILE, "campaign-survivors", side=name_of(campaign, side), most=most)
    )


def told(
    campaign: Campaign,
    winner: str,
    points: Mapping[str, int],
    alive: Mapping[str, Sequence[int]],
    notes: Sequence[Text] = (),
    find: Finder = registered,
) -> Aftermath:
    """What the players tell of a battle at their own table, by side; raises RefusedError.

    `winner` is empty for a draw. Without points the winner gets 1; survivors left out are unknown.
    """
    found = options(campaign)
    if not found:
        raise RefusedError(refuse(RULE_COURSE, "campaign-over"))
    stage = campaign.graph.scenarios[found[0]]
    seats = stage.seats
    for side in (*([winner] if winner else []), *points, *alive):
        if side not in seats:
            known = ", ".join(campaign.graph.side_keys)
            raise RefusedError(refuse(RULE_FILE, "campaign-no-side", side=side[:80], known=known))
    usual = {winner: 1} if winner and not points else {}
    given = {**usual, **points}
    return Aftermath(
        winner=seats.index(winner) if winner else None,
        points=tuple([given.get(side, 0) for side in seats]),
        alive=_lived(campaign, stage, alive, find),
        notes=tuple(notes),
    )


def _lived(
    campaign: Campaign, stage: Stage, alive: Mapping[str, Sequence[int]], find: Finder
) -> tuple[Alive | None, ...]:
    """Who lived at each seat, from what is told of each side; raises RefusedError."""
    found: dict[int, Alive] = {}
    for side, counts in alive.items():
        places = stage.seats_of(side)
        roster = campaign.army(side, stage.game)
        if roster is None or len(places) == 1:
            parts: tuple[Alive, ...] = (tuple(counts),) * len(places)
        else:
            entries = [entry.count for entry in roster.entries]
            pairs = list(zip(counts, entries, strict=False))
            if len(counts) != len(entries) or any(lived > most for lived, most in pairs):
                raise _wrong_survivors(campaign, side, entries)
            parts = dealt(find(stage.game), roster, len(places), tuple(counts))
        found.update(zip(places, parts, strict=True))
    return tuple([found.get(place) for place in range(len(stage.seats))])
