"""A game before the table: scenarios, rules, armies and tables judged."""

import asyncio
from collections.abc import Iterable
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from slagveld.data import dumps as data_dumps
from slagveld.examples import Example, Pictures, examples_of, pictures_of
from slagveld.kernel.cards import CardKind, CardMaker, CardReading
from slagveld.kernel.game import Game
from slagveld.kernel.house import HOUSE
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.muster import Fault, Muster, Roster, WholeArmy
from slagveld.kernel.registry import game as find
from slagveld.kernel.rulebook import Refusal, RefusedError, Rule, Rulebook, refuse
from slagveld.kernel.scenarios import ScenarioMaker, text_of
from slagveld.kernel.scenery import LaidTable
from slagveld.kernel.setup import Option
from slagveld.land import LandMade, LandWish, lands_of, made
from slagveld.proof import HOUSE_KEY, Where, whereabouts
from slagveld.record import replace
from slagveld.server.app.describing import problems
from slagveld.server.app.problems import ProblemError
from slagveld.server.app.strict import strict
from slagveld.server.room.beginnings import beginning, beginning_of
from slagveld.server.wire.setup import (
    ArmyReport,
    CardSheet,
    ExampleShown,
    GameShown,
    RulesFound,
    RuleShown,
    ScenarioReport,
    ScenarioSheet,
    ScenarioText,
    TableReport,
)


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
        lands=lands_of(this),
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
    shown = tuple(
        _shown(rule, () if this is None else examples_of(this.key, rule.id))
        for rule in _search(book, words)
    )
    return RulesFound(
        game=game, note=note, chapters=book.chapters, glossary=book.glossary, rules=shown
    )


@get(
    "/api/games/{game:str}/examples/{example:str}/pictures",
    operation_id="examplePictures",
    responses=problems(404),
)
async def example_pictures(game: FromPath[str], example: FromPath[str]) -> Pictures:
    """The scenes before and after a worked example of the rulebook, made by the engine."""
    key = found(game).key
    try:
        return await asyncio.to_thread(pictures_of, key, example)
    except RefusedError as error:
        raise ProblemError(404, error.refusal) from None


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


def _shown(rule: Rule, worked: Iterable[Example] = ()) -> RuleShown:
    return RuleShown(
        examples=tuple(_example(one) for one in worked),
        id=rule.id,
        title=rule.title,
        wording=rule.wording,
        chapter=rule.chapter,
        term=rule.term,
        source=rule.source,
        kind=rule.kind,
        house=rule.house,
    )


def _example(one: Example) -> ExampleShown:
    return ExampleShown(key=one.key, words=one.words, refused=bool(one.facts.refused))


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


@get("/api/games/{game:str}/cards", operation_id="cardKinds", responses=problems(404))
async def card_kinds(game: FromPath[str]) -> tuple[CardKind, ...]:
    """The kinds of cards that players may write for a game; none where it takes no own cards."""
    muster: object = found(game).muster()
    return tuple(muster.card_kinds()) if isinstance(muster, CardMaker) else ()


@post(
    "/api/games/{game:str}/card",
    operation_id="judgeCard",
    dto=strict(CardSheet),
    return_dto=None,
    status_code=200,
    responses=problems(404, 413, 422),
)
async def card(game: FromPath[str], data: JSONBody[CardSheet]) -> CardReading:
    """A card of a player's own judged: what it costs and how it looks, or what is wrong with it."""
    this = found(game)
    muster: object = this.muster()
    if not isinstance(muster, CardMaker):
        raise RefusedError(refuse("SLV-CARD-1", "server-problem-cards", game=this.title))
    return await asyncio.to_thread(muster.read_card, msgspec.json.encode(data.sheet), "card.json")


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


@get("/api/games/{game:str}/scenario", operation_id="scenarioKind", responses=problems(404))
async def scenario_kind(game: FromPath[str]) -> CardKind | None:
    """What may stand in scenarios that players write for a game; none where it takes none."""
    this = found(game)
    maker = this.scenario_maker()
    return None if maker is None else await asyncio.to_thread(maker.kind)


@get(
    "/api/games/{game:str}/scenarios/{scenario:str}/sheet",
    operation_id="scenarioSheet",
    responses=problems(404),
)
async def scenario_sheet(game: FromPath[str], scenario: FromPath[str]) -> ScenarioText:
    """A ready-made scenario as a file, to begin with."""
    this = found(game)
    try:
        sheet = _maker(this).sheet(scenario)
    except RefusedError as error:
        raise ProblemError(404, error.refusal) from None
    return ScenarioText(sheet=sheet, text=data_dumps(sheet, flat=True))


@post(
    "/api/games/{game:str}/scenario",
    operation_id="judgeScenario",
    dto=strict(ScenarioSheet),
    return_dto=None,
    status_code=200,
    responses=problems(404, 413, 422),
)
async def scenario(game: FromPath[str], data: JSONBody[ScenarioSheet]) -> ScenarioReport:
    """A scenario that somebody wrote judged: what it is, or everything that is wrong with it."""
    this = found(game)
    return await asyncio.to_thread(_judged_scenario, this, data)


def _judged_scenario(game: Game[Any], given: ScenarioSheet) -> ScenarioReport:
    maker = _maker(game)
    if given.sheet is None:
        reading = maker.read(given.text, given.file or "scenario.yaml")
    else:
        reading = maker.read(msgspec.json.encode(given.sheet), given.file or "scenario.json")
    if reading.scenario is None:
        return ScenarioReport(reading=reading)
    begun = beginning_of(game.key, text_of(reading.sheet))
    return ScenarioReport(reading=reading, scene=begun.scene, zones=begun.zones)


def _maker(game: Game[Any]) -> ScenarioMaker:
    maker = game.scenario_maker()
    if maker is None:
        raise RefusedError(refuse("SLV-SETUP-1", "scenario-no-maker", game=game.title))
    return maker


@post(
    "/api/games/{game:str}/battlefield",
    operation_id="makeBattlefield",
    dto=strict(LandWish),
    return_dto=None,
    status_code=200,
    responses=problems(404, 413, 422),
)
async def battlefield(game: FromPath[str], data: JSONBody[LandWish]) -> LandMade:
    """A battlefield made at random that favours nobody; the same wish gives the same one."""
    return await asyncio.to_thread(made, found(game), data)


@get(
    "/api/games/{game:str}/scenarios/{scenario:str}/scene",
    operation_id="scenarioScene",
    responses=problems(404),
)
async def scenario_scene(game: FromPath[str], scenario: FromPath[str]) -> TableReport:
    """The table of a scenario as its battle begins, for a small picture."""
    key = found(game).key
    try:
        return TableReport(scene=await asyncio.to_thread(beginning, key, scenario))
    except RefusedError as error:
        return TableReport(refusal=error.refusal)


def _judged(game: Game[Any], laid: LaidTable) -> TableReport:
    """By the first scenario that can be played on it, if need be with a switch turned on.

    Where none can, by what the first has against it.
    """
    refusal: Refusal | None = None
    try:
        given = game.lay(laid)
    except RefusedError as error:
        return TableReport(refusal=error.refusal)
    off: list[Option | None] = [option for option in game.options if option.default is False]
    for option in (None, *off):
        switched = {} if option is None else {option.key: True}
        for scenario in game.scenarios():
            try:
                state = game.first_state(game.setup(scenario.key, table=given, options=switched))
            except RefusedError as error:
                refusal = refusal or error.refusal
            else:
                scene = game.scene(game.view(state, None), None)
                return TableReport(scene=scene, option=option)
    return TableReport(refusal=refusal)
