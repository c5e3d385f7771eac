"""Battles: set up, joined, looked at, played, taken home."""

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from slagveld.kernel.decision import Preview
from slagveld.server.app.asking import ShownKey, maybe_person, person_of, viewer_of
from slagveld.server.app.bodies import asker_at, file_answer, taking
from slagveld.server.app.describing import KEYED, FileOperation, json_file, problems, refused
from slagveld.server.app.problems import ProblemError, problem
from slagveld.server.app.services import Inside
from slagveld.server.wire.advice import AskHint, Hint, Outlook, Why
from slagveld.server.wire.coach import Coaching
from slagveld.server.wire.live import Act, AskPreview, Done, Refused
from slagveld.server.wire.setup import Claim, Created, Luck, NewBattle, Places, Proof
from slagveld.server.wire.sight import BattleShown, Sight


@post(
    "/api/battles",
    operation_id="newBattle",
    **taking(NewBattle, 403, 422, status_code=201, security=[{}, *KEYED]),
)
async def new_battle(services: Inside, key: ShownKey, data: JSONBody[NewBattle]) -> Created:
    """Set a battle up. The links of friends' seats and of watchers are shown this once."""
    person = await maybe_person(services.access, key)
    return await services.rooms.create(data, person)


@post(
    "/api/battles/import",
    operation_id="importBattle",
    security=KEYED,
    operation_class=FileOperation,
    request_max_body_size=None,
    responses=problems(401, 403, 413, 422),
)
async def import_battle(
    services: Inside,
    key: ShownKey,
    request: Request[Any, Any, Any],
    at: Annotated[int | None, QueryParameter(gt=-1, le=10**9)] = None,
    seat: Annotated[int | None, QueryParameter(gt=-1, le=99)] = None,
) -> Created:
    """Go on with a battle from its file; whoever brings it holds every seat but the bots'.

    With `at` from after that entry on, to try another way; `seat` is then theirs in any case.
    """
    person = await person_of(services.access, key)
    async with services.files:
        file = await whole_file(request, services.limits.file)
        return await services.rooms.bring(file, person, at=at, seat=seat)


async def whole_file(request: Request[Any, Any, Any], most: int) -> bytes:
    """The body of a request that is a file; raises ProblemError for one that is too large."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise problem(413, "server-problem-file-large", most=most // 1024**2)
        parts.append(part)
    return b"".join(parts)


@get(
    "/api/battles/{battle:str}", operation_id="battle", security=KEYED, responses=problems(401, 404)
)
async def battle_shown(services: Inside, key: ShownKey, battle: FromPath[str]) -> BattleShown:
    """A battle as its page heads it."""
    grant = await viewer_of(services.access, key, battle)
    room = await services.rooms.room(battle)
    return room.shown(grant.seats)


@post("/api/battles/{battle:str}/claim", operation_id="claimSeat", **taking(Claim, 403, 404, 422))
async def claim(
    services: Inside, key: ShownKey, battle: FromPath[str], data: JSONBody[Claim]
) -> BattleShown:
    """Sit down: the seat whose secret is in the body is from now on the person's who asks."""
    person = await asker_at(services, key, battle)
    return await services.rooms.claim(battle, data, person)


@post(
    "/api/battles/{battle:str}/lesson/end",
    operation_id="endLesson",
    security=KEYED,
    status_code=204,
    responses=problems(401, 404, 422),
)
async def end_lesson(services: Inside, key: ShownKey, battle: FromPath[str]) -> None:
    """Leave the guided battle's lesson: it goes on as a battle like any other."""
    grant = await viewer_of(services.access, key, battle)
    room = await services.rooms.room(battle)
    await room.end_lesson(grant.seats)


@get(
    "/api/battles/{battle:str}/sight",
    operation_id="sight",
    security=KEYED,
    responses=problems(401, 404, 422),
)
async def sight(
    services: Inside,
    key: ShownKey,
    battle: FromPath[str],
    at: Annotated[int | None, QueryParameter(gt=-1, le=10**9)] = None,
    since: Annotated[int, QueryParameter(gt=-1, le=10**9)] = 0,
) -> Sight:
    """What the asker sees of a battle, now or after entry `at`, with the story since `since`."""
    grant = await viewer_of(services.access, key, battle)
    room = await services.rooms.room(battle)
    return await room.sight(grant.seats, None, since=since, at=at)


@post(
    "/api/battles/{battle:str}/actions",
    operation_id="act",
    **taking(Act, responses=problems(401, 404, 413) | refused()),
)
async def act(
    services: Inside, key: ShownKey, battle: FromPath[str], data: JSONBody[Act]
) -> Response[Done]:
    """Take an action. It answers the battle as of entry `after`; a late one is refused."""
    grant = await viewer_of(services.access, key, battle)
    room = await services.rooms.room(battle)
    answer: Any = await room.act(grant.seats, data)
    return Response(answer, status_code=200 if isinstance(answer, Done) else 409)


@post("/api/battles/{battle:str}/preview", operation_id="preview", **taking(AskPreview, 404, 409))
async def preview(
    services: Inside, key: ShownKey, battle: FromPath[str], data: JSONBody[AskPreview]
) -> Preview:
    """What a half-filled action would do."""
    grant = await viewer_of(services.access, key, battle)
    room = await services.rooms.room(battle)
    answer = await room.preview(grant.seats, data)
    if isinstance(answer, Refused):
        raise ProblemError(409, answer.refusal)
    return answer.preview


@post("/api/battles/{battle:str}/hint", operation_id="hint", **taking(AskHint, 403, 404, 409, 422))
async def hint(
    services: Inside, key: ShownKey, battle: FromPath[str], data: JSONBody[AskHint]
) -> Hint:
    """What the strongest bot would do for a seat of the asker's, and why; nothing is played."""
    grant = await viewer_of(services.access, key, battle)
    room = await services.rooms.room(battle)
    return await room.hint(grant.seats, data)


@post(
    "/api/battles/{battle:str}/coach",
    operation_id="askCoach",
    security=KEYED,
    status_code=200,
    responses=problems(401, 404, 422),
)
async def ask_coach(services: Inside, key: ShownKey, battle: FromPath[str]) -> Coaching:
    """Let the coach look at a battle that is over; at once if he has done so already."""
    await viewer_of(services.access, key, battle)
    return await services.rooms.coaching(battle, begin=True)


@get(
    "/api/battles/{battle:str}/coach",
    operation_id="coach",
    security=KEYED,
    responses=problems(401, 404, 422),
)
async def coach(services: Inside, key: ShownKey, battle: FromPath[str]) -> Coaching:
    """How far the coach is, and what he says when he has done."""
    await viewer_of(services.access, key, battle)
    return await services.rooms.coaching(battle, begin=False)


@get(
    "/api/battles/{battle:str}/file",
    operation_id="battleFile",
    security=KEYED,
    media_type="application/json",
    responses=problems(401, 404, 422) | json_file(),
)
async def battle_file(services: Inside, key: ShownKey, battle: FromPath[str]) -> Response[bytes]:
    """The battle file: when it is over, or to whoever plays against nobody but bots."""
    grant = await viewer_of(services.access, key, battle)
    room = await services.rooms.room(battle)
    data = await room.save_file(grant.seats)
    return file_answer(data, f"slagveld-{battle[:8]}")


@get(
    "/api/battles/{battle:str}/outlook",
    operation_id="outlook",
    security=KEYED,
    responses=problems(401, 404),
)
async def outlook(services: Inside, key: ShownKey, battle: FromPath[str]) -> Outlook:
    """How likely each side is to win, by what the asker may see."""
    grant = await viewer_of(services.access, key, battle)
    room = await services.rooms.room(battle)
    return await room.outlook(grant.seats)


@get(
    "/api/battles/{battle:str}/why",
    operation_id="why",
    security=KEYED,
    responses=problems(401, 404, 422),
)
async def why(
    services: Inside,
    key: ShownKey,
    battle: FromPath[str],
    entry: Annotated[int, QueryParameter(gt=-1, le=10**9)],
) -> Why:
    """Why a bot did what an entry of the log says, unless that would tell what is still hidden."""
    grant = await viewer_of(services.access, key, battle)
    room = await services.rooms.room(battle)
    return await room.why(grant.seats, entry)


@get(
    "/api/battles/{battle:str}/luck",
    operation_id="luck",
    security=KEYED,
    responses=problems(401, 404),
)
async def luck(services: Inside, key: ShownKey, battle: FromPath[str]) -> Luck:
    """How the dice fell, against what could be expected."""
    await viewer_of(services.access, key, battle)
    room = await services.rooms.room(battle)
    return await room.luck()


@get(
    "/api/battles/{battle:str}/places",
    operation_id="places",
    security=KEYED,
    responses=problems(401, 404),
)
async def places(services: Inside, key: ShownKey, battle: FromPath[str]) -> Places:
    """The places that the referee's hand could change, as the asker may see them."""
    grant = await viewer_of(services.access, key, battle)
    room = await services.rooms.room(battle)
    return await room.places(grant.seats)


@get(
    "/api/battles/{battle:str}/proof",
    operation_id="proof",
    security=KEYED,
    responses=problems(401, 404, 422),
)
async def proof(services: Inside, key: ShownKey, battle: FromPath[str]) -> Proof:
    """The whole battle played again, every die computed anew; when it is over."""
    await viewer_of(services.access, key, battle)
    room = await services.rooms.room(battle)
    return await room.proof()
