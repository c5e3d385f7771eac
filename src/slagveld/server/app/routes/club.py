"""The club room: everything the host may do with the battles of this server."""

import csv
import io
from datetime import UTC, datetime
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, PathParameter, QueryParameter

from slagveld.server.app.asking import ShownKey, check_host, is_id, unknown
from slagveld.server.app.describing import KEYED, FileOperation, problems
from slagveld.server.app.routes.battles import whole_file
from slagveld.server.app.services import Inside
from slagveld.server.wire.setup import ClubBattles, SeatLink
from slagveld.server.wire.sight import BattleShown
from slagveld.texts import DEFAULT_LANGUAGE, LANGUAGES, Language, Text, say

# texts: server-csv-*
COLUMNS = (
    "battle",
    "title",
    "game",
    "scenario",
    "seats",
    "sides",
    "over",
    "winners",
    "rounds",
    "created",
    "changed",
)
FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")
"""How a cell begins that a spreadsheet would compute."""


@get("/api/club", operation_id="club", security=KEYED, responses=problems(401, 403))
async def club(services: Inside, key: ShownKey) -> ClubBattles:
    """Every battle of this host."""
    await check_host(services.access, key)
    return ClubBattles(battles=tuple(await services.rooms.all()))


@post(
    "/api/club/battles/{battle:str}/seats/{seat:int}/link",
    operation_id="reissueLink",
    security=KEYED,
    responses=problems(401, 403, 404),
)
async def reissue(
    services: Inside,
    key: ShownKey,
    battle: FromPath[str],
    seat: Annotated[int, PathParameter(gt=-1, lt=100)],
) -> SeatLink:
    """A new link for a seat; the old one opens nothing any more."""
    await check_host(services.access, key)
    if not is_id(battle):
        raise unknown()
    return await services.rooms.reissue(battle, seat)


@delete(
    "/api/club/battles/{battle:str}",
    operation_id="deleteBattle",
    security=KEYED,
    status_code=204,
    responses=problems(401, 403, 404),
)
async def delete_battle(services: Inside, key: ShownKey, battle: FromPath[str]) -> None:
    """Delete a battle with everything that belongs to it."""
    await check_host(services.access, key)
    if not is_id(battle):
        raise unknown()
    await services.rooms.delete(battle)


@get(
    "/api/club/results.csv",
    operation_id="results",
    security=KEYED,
    media_type="text/csv",
    responses=problems(401, 403),
)
async def results(
    services: Inside,
    key: ShownKey,
    language: Annotated[str, QueryParameter(max_length=10, description="en, nl or de.")] = "en",
) -> Response[bytes]:
    """The results of all battles as a table for a spreadsheet."""
    await check_host(services.access, key)
    known: Language = next((each for each in LANGUAGES if each == language), DEFAULT_LANGUAGE)
    table = as_csv(await services.rooms.all(), known)
    return Response(
        table,
        media_type="text/csv",
        headers={"Content-Disposition": 'attachment; filename="slagveld-results.csv"'},
    )


def as_csv(battles: list[BattleShown], language: Language) -> bytes:
    """A row for each battle. The mark at the beginning tells spreadsheets that it is UTF-8."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(say(Text(f"server-csv-{name}"), language) for name in COLUMNS)
    for battle in battles:
        writer.writerow(harmless(cell) for cell in _cells(battle, language))
    return b"\xef\xbb\xbf" + out.getvalue().encode()


def _cells(battle: BattleShown, language: Language) -> tuple[str, ...]:
    names = [seat.name for seat in battle.seats]
    return (
        battle.id,
        battle.title,
        say(battle.game_title, language),
        say(battle.scenario_title, language),
        "; ".join(names),
        "; ".join(str(seat.side + 1) for seat in battle.seats),
        say(Text("server-csv-yes" if battle.over else "server-csv-no"), language),
        "; ".join(names[winner] for winner in battle.winners),
        str(battle.round),
        _moment(battle.created),
        _moment(battle.changed),
    )


def _moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def harmless(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula.

    >>> harmless("=1+1"), harmless("Anna")
    ("'=1+1", 'Anna')
    """
    return f"'{cell}" if cell.lstrip(" ").startswith(FORMULA) else cell


@get(
    "/api/club/backup",
    operation_id="backup",
    security=KEYED,
    media_type="application/zip",
    responses=problems(401, 403),
)
async def backup(services: Inside, key: ShownKey) -> Response[bytes]:
    """Everything that is kept here, as one file."""
    await check_host(services.access, key)
    async with services.files:
        data = await services.rooms.backup()
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    name = f'attachment; filename="slagveld-backup-{day}.zip"'
    return Response(data, media_type="application/zip", headers={"Content-Disposition": name})


@post(
    "/api/club/restore",
    operation_id="restore",
    security=KEYED,
    operation_class=FileOperation,
    request_max_body_size=None,
    status_code=204,
    responses=problems(401, 403, 413, 422),
)
async def restore(services: Inside, key: ShownKey, request: Request[Any, Any, Any]) -> None:
    """Put a backup in the place of everything; refused whole if anything in it is wrong."""
    await check_host(services.access, key)
    async with services.files:
        await services.rooms.restore(await whole_file(request, services.limits.backup))
