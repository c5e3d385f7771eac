"""A game before the table: scenarios, rules, armies and tables judged."""

import asyncio
from collections.abc import Iterable
from typing import Annotated, Any

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from slagveld.kernel.game import Game
from slagveld.kernel.house import HOUSE
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.muster import Fault, Muster, Roster, WholeArmy
from slagveld.kernel.registry import game as find
from slagveld.kernel.rulebook import RefusedError, Rule, Rulebook, refuse
from slagveld.kernel.scenery import LaidTable
from slagveld.proof import HOUSE_KEY, Where, whereabouts
from slagveld.record import replace
from slagveld.server.app.describing import problems
from slagveld.server.app.problems import ProblemError
from slagveld.server.app.strict import strict
from slagveld.server.wire.setup import ArmyReport, GameShown, RulesFound, RuleShown, TableReport


def found(key: str) -> Game[Any]:
    """The game of this key; raises ProblemError."""
    try:
        return find(key)
    except RefusedError as error:
        raise ProblemError(404, error.refusal) from None


@get("/api/games/{game:str}", operation_id="game", responses=problems(404))
async def game_shown(game: FromPath[str]) -> GameShown:
    """Everything about a game that a set-up page needs."""
    this = found(game)
    muster = this.muster()
    return GameShown(
        key=this.key,
        title=this.title,
        scenarios=tuple(this.scenarios()),
        options=this.options,
        policies=this.policies,
        armies=tuple(muster.ready()) if muster else (),
        kit=this.kit(),
        lesson=this.lesson(),
        inch=this.inch,
        measure=this.measure,
    )


@get("/api/games/{game:str}/rules", operation_id="rules", responses=problems(404))
async def rules(
    game: FromPath[str],
    words: Annotated[
        str, QueryParameter(max_length=200, description="Words, or the id of a rule; empty: all.")
    ] = "",
) -> RulesFound:
    """The rulebook, or the rules that contain every word; `slagveld` is what holds in all games."""
    this = None if game == HOUSE_KEY else found(game)
    book = HOUSE if this is None else this.rulebook
    note = None if this is None else this.rules_note
    shown = tuple(_shown(rule) for rule in _search(book, words))
    return RulesFound(game=game, note=note, rules=shown)


@get("/api/games/{game:str}/rules/{rule:str}/where", operation_id="where", responses=problems(404))
async def where(game: FromPath[str], rule: FromPath[str]) -> Where:
    """The lines of the program that carry a rule out, and the tests that prove it.

    Empty for a rule that no book has, and where nothing is known.
    """
    key = HOUSE_KEY if game == HOUSE_KEY or rule in HOUSE else found(game).key
    return await asyncio.to_thread(whereabouts, key, rule)


def _search(book: Rulebook, words: str) -> list[Rule]:
    if not words.strip():
        return list(book)
    wanted = words.strip().casefold()
    named = [rule for rule in (*book, *HOUSE) if rule.id.casefold() == wanted]
    return named[:1] or book.search(words)


def _shown(rule: Rule) -> RuleShown:
    return RuleShown(
        id=rule.id,
        title=rule.title,
        rule=rule.rule,
        topic=rule.topic,
        term=rule.term,
        ruling=rule.ruling,
        source=rule.source,
        kind=rule.kind,
        house=rule.house,
    )


@post(
    "/api/games/{game:str}/army",
    operation_id="judgeArmy",
    dto=strict(Roster),
    return_dto=None,
    status_code=200,
    responses=problems(404, 413, 422),
)
async def army(game: FromPath[str], data: JSONBody[Roster]) -> ArmyReport:
    """An army judged: what may be added, what each entry costs, everything wrong with it."""
    this = found(game)
    if data.game != this.key:
        raise RefusedError(refuse("SLV-SETUP-1", "server-problem-army", game=this.title))
    return judged(data)


def judged(data: Roster, others: Iterable[Fault] | None = None) -> ArmyReport:
    """The report on an army, with other faults than its game's own; raises RefusedError."""
    this = found(data.game)
    muster = this.muster()
    if muster is None:
        raise RefusedError(refuse("SLV-SETUP-1", "server-problem-army", game=this.title))
    faults = tuple(muster.faults(data) if others is None else others)
    prices = _prices(muster, data, {fault.entry for fault in faults})
    totals = tuple(tally.total for tally in prices)
    return ArmyReport(
        offers=tuple(muster.offers(data)),
        prices=prices,
        totals=totals,
        total=sum(totals),
        scale=muster.scale,
        faults=faults,
        fields=tuple(muster.fields(data)) if isinstance(muster, WholeArmy) else (),
    )


def _prices(muster: Muster, roster: Roster, faulty: set[int | None]) -> tuple[Tally, ...]:
    """The price of each entry; one that is itself at fault has none."""
    sound = tuple(entry for at, entry in enumerate(roster.entries) if at not in faulty)
    found = iter(muster.price(replace(roster, entries=sound)))
    return tuple(
        Tally(0) if number in faulty else next(found) for number in range(len(roster.entries))
    )


@post(
    "/api/games/{game:str}/table",
    operation_id="judgeTable",
    dto=strict(LaidTable),
    return_dto=None,
    status_code=200,
    responses=problems(404, 413),
)
async def table(game: FromPath[str], data: JSONBody[LaidTable]) -> TableReport:
    """A table laid by hand: how it looks, or what is wrong with it."""
    return await asyncio.to_thread(_judged, found(game), data)


def _judged(game: Game[Any], laid: LaidTable) -> TableReport:
    try:
        state = game.first_state(game.setup(table=game.lay(laid)))
    except RefusedError as error:
        return TableReport(refusal=error.refusal)
    return TableReport(scene=game.scene(game.view(state, None), None))
