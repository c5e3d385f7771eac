"""What this server offers: games, bots, texts, drawings."""

from importlib.metadata import version
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import FromPath, QueryParameter

from slagveld.bots import USUAL, bots
from slagveld.bots.levels import BY_KEY
from slagveld.bots.temper import TEMPERS
from slagveld.bots.words import help_of, temper_help, temper_title, title_of
from slagveld.kernel.game import Game
from slagveld.kernel.registry import listed
from slagveld.server.app.describing import problems
from slagveld.server.app.problems import problem
from slagveld.server.app.sayings import sayings
from slagveld.server.app.services import Inside
from slagveld.server.wire.setup import BotShown, GameLine, House, Icons, Quick, TemperShown
from slagveld.texts import LANGUAGES, Language, Text


@get("/api/house", operation_id="house", responses=problems())
async def house(services: Inside) -> House:
    """What this server offers: its games and bots."""
    offered = House(
        version=version("slagveld"),
        games=tuple(_line(game) for game in listed().values()),
        bots=tuple(_bot(name) for name in bots()),
        tempers=tuple(
            TemperShown(key=key, title=temper_title(key), help=temper_help(key)) for key in TEMPERS
        ),
        usual_bot=USUAL,
        club=services.club,
        addresses=services.addresses,
    )
    services.opened.set()
    return offered


def _line(game: Game[Any]) -> GameLine:
    lesson, scenarios = game.lesson(), game.scenarios()
    players = [count for scenario in scenarios for count in scenario.players]
    return GameLine(
        key=game.key,
        title=game.title,
        about=Text(f"{game.key}:about-game") if game.difficulty else None,  # texts: *:about-*
        players=(min(players), max(players)),
        minutes=game.minutes,
        difficulty=game.difficulty,
        scenarios=len(scenarios),
        lesson=lesson is not None,
        lesson_steps=0 if lesson is None else len(lesson.steps),
        quick=None
        if lesson is None
        else Quick(scenario=lesson.scenario, options=dict(lesson.quick)),
        armies=game.muster() is not None,
        kit=game.kit() is not None,
    )


def _bot(name: str) -> BotShown:
    level = BY_KEY.get(name)
    return BotShown(
        key=name,
        kind="other" if level is None else "level",
        tempers=level is not None and level.effort is not None,
        title=title_of(name),
        help=help_of(name),
    )


@get(
    "/api/texts/{language:str}",
    operation_id="texts",
    responses=problems(404),
    media_type="text/plain",
)
async def texts(language: FromPath[str], request: Request[Any, Any, Any]) -> Response[str]:
    """Everything there is to say in a language, as Fluent text with wire ids."""
    known: Language | None = next((each for each in LANGUAGES if each == language), None)
    if known is None:
        raise problem(
            404, "server-problem-language", language=language[:20], known=", ".join(LANGUAGES)
        )
    said = sayings(known)
    headers = {"ETag": said.mark, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == said.mark:
        return Response("", status_code=304, headers=headers)
    return Response(said.text, headers=headers)


@get("/api/icons", operation_id="icons", responses=problems(), cache_control=None)
async def icons(
    services: Inside,
    names: Annotated[
        str, QueryParameter(max_length=12_000, description="Names with commas between.")
    ],
) -> Icons:
    """Drawings by name; names that are unknown are left out."""
    wanted = [name for name in names.split(",") if name]
    most = services.limits.icons
    if len(wanted) > most:
        raise problem(400, "server-problem-icons", most=most)
    found = services.pages.icons()
    return Icons({name: found[name] for name in wanted if name in found})
