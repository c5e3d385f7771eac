"""People and what they keep: battles, armies, tables."""

import asyncio

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from slagveld.kernel.registry import game as find
from slagveld.record import replace
from slagveld.server.app.asking import ShownKey, grant_of, is_id, maybe_person, person_of, unknown
from slagveld.server.app.describing import KEYED, problems
from slagveld.server.app.services import Inside
from slagveld.server.app.strict import strict
from slagveld.server.store.words import title_of
from slagveld.server.wire.setup import Mine, NewPaper, Paper, Person


@post("/api/people", operation_id="newPerson", responses=problems())
async def new_person(services: Inside) -> Person:
    """A new person. The key is all there is to them; it is shown this once."""
    return await asyncio.to_thread(services.access.new_person)


@get("/api/me", operation_id="me", security=KEYED, responses=problems(401))
async def me(services: Inside, key: ShownKey) -> Mine:
    """The battles and papers of the person whose key is shown."""
    grant = await grant_of(services.access, key)
    if grant.person is None:
        return Mine(battles=(), papers=(), host=grant.host)
    battles = await services.rooms.of_person(grant.person)
    papers = await asyncio.to_thread(services.store.papers.of_person, grant.person)
    return Mine(battles=tuple(battles), papers=tuple(papers), host=grant.host)


@post(
    "/api/papers",
    operation_id="newPaper",
    security=KEYED,
    dto=strict(NewPaper),
    return_dto=None,
    responses=problems(401, 403, 413, 422),
)
async def new_paper(services: Inside, key: ShownKey, data: JSONBody[NewPaper]) -> Paper:
    """Keep an army or a table."""
    person = await person_of(services.access, key)
    return await asyncio.to_thread(services.store.papers.add, _tidy(data), person)


def _tidy(paper: NewPaper) -> NewPaper:
    """A paper of a game that there is, its name without signs that cannot be printed."""
    find(paper.game)
    return replace(paper, name=title_of(paper.name))


@get("/api/papers/{paper:str}", operation_id="paper", responses=problems(401, 404))
async def paper_shown(services: Inside, key: ShownKey, paper: FromPath[str]) -> Paper:
    """An army or a table. Whoever has its id may read it."""
    if not is_id(paper):
        raise unknown()
    person = await maybe_person(services.access, key)
    return await asyncio.to_thread(services.store.papers.read, paper, person)


@put(
    "/api/papers/{paper:str}",
    operation_id="changePaper",
    security=KEYED,
    dto=strict(NewPaper),
    return_dto=None,
    responses=problems(401, 403, 404, 413, 422),
)
async def change_paper(
    services: Inside, key: ShownKey, paper: FromPath[str], data: JSONBody[NewPaper]
) -> Paper:
    """Change an army or a table of one's own."""
    person = await person_of(services.access, key)
    if not is_id(paper):
        raise unknown()
    return await asyncio.to_thread(services.store.papers.change, paper, _tidy(data), person)


@delete(
    "/api/papers/{paper:str}",
    operation_id="deletePaper",
    security=KEYED,
    status_code=204,
    responses=problems(401, 403, 404),
)
async def delete_paper(services: Inside, key: ShownKey, paper: FromPath[str]) -> None:
    """Throw an army or a table of one's own away."""
    person = await person_of(services.access, key)
    if not is_id(paper):
        raise unknown()
    await asyncio.to_thread(services.store.papers.delete, paper, person)
