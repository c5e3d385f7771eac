"""Armies that nobody wrote one by one, and armies as lists."""

import asyncio
from typing import Any

from litestar import post
from litestar.params import FromPath, JSONBody

from slagveld.data import DataError
from slagveld.kernel.game import Game
from slagveld.kernel.muster import Muster, Roster
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.kit.lists import ListRead, imported, written
from slagveld.kit.muster import Faced, box_faults, boxes, drafted, out_of_box, random_army
from slagveld.record import replace
from slagveld.server.app.describing import problems
from slagveld.server.app.routes.games import found, judged
from slagveld.server.app.strict import strict
from slagveld.server.wire.setup import (
    ArmyReport,
    ArmyWish,
    BoxShown,
    BoxWish,
    DraftShown,
    DraftWish,
    FaceAsked,
    FaceShown,
    ListAsked,
    ListSent,
    ListShown,
)
from slagveld.texts import Speaker, Text, Value, say

SIDES = 2


@post(
    "/api/games/{game:str}/army/random",
    operation_id="randomArmy",
    dto=strict(ArmyWish),
    return_dto=None,
    status_code=200,
    responses=problems(404, 413, 422),
)
async def random(game: FromPath[str], data: JSONBody[ArmyWish]) -> Roster:
    """An army by chance: allowed, near the points, the same for the same seed."""
    this, muster = _mustering(game)
    name = say(Text("muster-name-random", {"seed": str(data.seed)}))
    blank = _blank(this, data.like, data.points, name)
    return await asyncio.to_thread(random_army, muster, blank, data.seed)


@post(
    "/api/games/{game:str}/army/sealed",
    operation_id="sealedArmy",
    dto=strict(BoxWish),
    return_dto=None,
    status_code=200,
    responses=problems(404, 413, 422),
)
async def sealed(game: FromPath[str], data: JSONBody[BoxWish]) -> BoxShown:
    """A side's sealed box, and the army out of it: proposed, or judged by rules and box."""
    this, muster = _mustering(game)
    return await asyncio.to_thread(_sealed, this, muster, data)


def _sealed(this: Game[Any], muster: Muster, data: BoxWish) -> BoxShown:
    values: dict[str, Value] = {"number": data.side + 1, "seed": str(data.seed)}
    blank = _blank(this, None, data.points, say(Text("muster-name-sealed", values)))
    box = boxes(muster, blank, data.seed, SIDES)[data.side]
    army = data.army
    if army is None:
        army = out_of_box(muster, blank, box, data.seed)
    army = replace(_ours(this, army), total=data.points)
    report = judged(army, [*muster.faults(army), *box_faults(box, army)])
    offers = tuple([offer for offer in report.offers if box.count(offer.key)])
    report = ArmyReport(
        offers=offers,
        prices=report.prices,
        totals=report.totals,
        total=report.total,
        scale=report.scale,
        faults=report.faults,
        fields=report.fields,
    )
    return BoxShown(contents=box.contents, army=army, report=report)


@post(
    "/api/games/{game:str}/army/draft",
    operation_id="draftArmies",
    dto=strict(DraftWish),
    return_dto=None,
    status_code=200,
    responses=problems(404, 413, 422),
)
async def draft(game: FromPath[str], data: JSONBody[DraftWish]) -> DraftShown:
    """A draft after these picks, and after those of bots whose turn it is then."""
    this, muster = _mustering(game)
    return await asyncio.to_thread(_drafted, this, muster, data)


def _drafted(this: Game[Any], muster: Muster, data: DraftWish) -> DraftShown:
    blanks = []
    for number, name in enumerate(data.names, 1):
        usual = say(Text("muster-name-draft", {"number": number, "seed": str(data.seed)}))
        blanks.append(_blank(this, None, data.points, name.strip() or usual))
    shown = drafted(muster, blanks, data.seed, data.picks, data.bots)
    keys = {entry.key for pack in shown.packs for entry in pack.entries}
    offers = [offer for offer in muster.offers(blanks[0]) if offer.key in keys]
    return DraftShown(draft=shown, offers=tuple(offers), scale=muster.scale)


@post(
    "/api/games/{game:str}/army/list",
    operation_id="readList",
    dto=strict(ListSent),
    return_dto=None,
    status_code=200,
    responses=problems(404, 413, 422),
)
async def read(game: FromPath[str], data: JSONBody[ListSent]) -> ListRead:
    """A list of any kind as an army, as far as it fits; the rest is told line by line."""
    this, muster = _mustering(game)
    blank = _blank(this, data.like, 0, data.name.strip() or say(Text("make-army-name")))
    source = data.words.encode("utf-8", "replace")
    try:
        return await asyncio.to_thread(imported, muster, this.title, blank, source, "list")
    except DataError as error:
        values: dict[str, Value] = {"line": error.line or 1, "reason": error.reason[:200]}
        raise RefusedError(refuse("SLV-SETUP-1", "list-unsound", **values)) from None


@post(
    "/api/games/{game:str}/army/text",
    operation_id="writeList",
    dto=strict(ListAsked),
    return_dto=None,
    status_code=200,
    responses=problems(404, 413, 422),
)
async def write(game: FromPath[str], data: JSONBody[ListAsked]) -> ListShown:
    """An army as text that people paste into a forum."""
    this, muster = _mustering(game)
    army = _ours(this, data.army)
    speaker = Speaker(data.language)
    return ListShown(words=await asyncio.to_thread(written, muster, this.title, army, speaker))


@post(
    "/api/games/{game:str}/army/face",
    operation_id="showOffer",
    dto=strict(FaceAsked),
    return_dto=None,
    status_code=200,
    responses=problems(404, 413, 422),
)
async def face(game: FromPath[str], data: JSONBody[FaceAsked]) -> FaceShown:
    """Something that may be taken into an army, with all its values and abilities."""
    this, found_muster = _mustering(game)
    muster: object = found_muster
    army = _ours(this, data.army)
    return FaceShown(card=muster.face(army, data.key) if isinstance(muster, Faced) else None)


def _mustering(key: str) -> tuple[Game[Any], Muster]:
    this = found(key)
    muster = this.muster()
    if muster is None:
        raise RefusedError(refuse("SLV-SETUP-1", "server-problem-army", game=this.title))
    return this, muster


def _ours(this: Game[Any], army: Roster) -> Roster:
    if army.game != this.key:
        raise RefusedError(refuse("SLV-SETUP-1", "server-problem-army", game=this.title))
    return army


def _blank(this: Game[Any], like: Roster | None, points: int, name: str) -> Roster:
    """An empty army; with the choices of another, but for that of a ready-made one."""
    if like is None:
        return Roster(game=this.key, name=name, total=points)
    kept = dict(_ours(this, like).choices)
    for key in ("army", "stock"):
        kept.pop(key, None)
    return Roster(game=this.key, name=name, total=points or like.total, choices=kept)
