"""JSON schemas of the files that players keep: armies, tables, campaigns and saves."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from slagveld.campaign.graph import Graph
from slagveld.campaign.keeping import Kept
from slagveld.kernel.agenda import Agenda, Sealed, Step
from slagveld.kernel.cards import CardMaker
from slagveld.kernel.codec import family, many, pair_of, union
from slagveld.kernel.decision import Action
from slagveld.kernel.event import Event
from slagveld.kernel.game import Game
from slagveld.kernel.log import WireEntry
from slagveld.kernel.muster import Roster
from slagveld.kernel.registry import games
from slagveld.kernel.save import WireSave
from slagveld.kernel.state import State
from slagveld.kit import cards
from slagveld.kit.scenario_files import schema_of
from slagveld.server.wire.setup import LaidTable

from .words import escaped, table

DIALECT = "https://json-schema.org/draft/2020-12/schema"
REF = "#/$defs/{name}"


class Kind(NamedTuple):
    """A kind of file."""

    name: str
    title: str
    said: str
    type: type[msgspec.Struct]
    by_hand: bool = False
    """People write it; what only tells types apart may be left out."""


KINDS = (
    Kind(
        "army",
        "An army",
        "What `slagveld army new` writes and `slagveld army check` reads, as YAML or JSON, and "
        "what the army builder in the browser takes and gives, as JSON. `entries` names what the "
        "game offers; `choices` are the game's own. Whether an army is *allowed* is a question "
        "for `army check`.",
        Roster,
        by_hand=True,
    ),
    Kind(
        "table",
        "A table laid by hand",
        "What the table page keeps and the server takes: `table` of a new battle, and "
        "`slagveld.game(…).lay` in Python. Lengths are tenths of a millimetre, directions tenths "
        "of a degree.",
        LaidTable,
    ),
    Kind(
        "campaign",
        "A campaign as its author writes it",
        "What stands in a campaign's YAML file; [campaigns](campaigns.md) explains every key.",
        Graph,
        by_hand=True,
    ),
    Kind(
        "campaign-file",
        "A campaign being fought",
        "What `slagveld campaign new` writes and *Save as a file* gives. Its `seal` shows changes "
        "by hand; such a file is refused.",
        Kept,
    ),
    Kind(
        "save",
        "A battle",
        "What `slagveld play --save` writes and *Battle file* gives: set-up, log, present state "
        "and dice. This schema fits every game and leaves actions, events and states open; those "
        "of the games below describe them to the last field.",
        WireSave,
    ),
)


def documents() -> dict[str, dict[str, Any]]:
    """All schemas by the names of their files."""
    made = {f"{kind.name}.json": _general(kind) for kind in KINDS}
    for key, game in games().items():
        if game.package.startswith("slagveld.games."):
            made[f"save-{key}.json"] = save_of(game)
            muster: object = game.muster()
            if isinstance(muster, CardMaker):
                said = "What `slagveld army card` reads, and what the editor of cards gives."
                title = f"A card of one's own for {game.title.en}"
                form = cards.schema(key, muster.card_kinds())
                made[f"card-{key}.json"] = {**form, **_headed(f"card-{key}", title, said, {})}
            maker = game.scenario_maker()
            if maker is not None:
                said = "What `slagveld scenario check` reads and `slagveld scenario export` writes."
                title = f"A scenario of {game.title.en}"
                form = schema_of(key, maker.kind())
                made[f"scenario-{key}.json"] = {
                    **form,
                    **_headed(f"scenario-{key}", title, said, {}),
                }
    return made


def _headed(name: str, title: str, said: str, rest: dict[str, Any]) -> dict[str, Any]:
    return {"$schema": DIALECT, "$id": f"{name}.json", "title": title, "description": said, **rest}


def _general(kind: Kind) -> dict[str, Any]:
    said = (kind.type.__doc__ or "").split("\n", 1)[0]
    made = msgspec.json.schema(kind.type, ref_template=REF)
    if kind.by_hand:
        made["$defs"]["Name"]["required"].remove("type")  # which a person need not write
    return _headed(kind.name, kind.title, said, made)


def save_of(game: Game[Any]) -> dict[str, Any]:
    """A game's saves: the general form, with every kind of action, event, step and state."""
    action = union(family(Action, game.package))
    agenda = many(union(family(Step, game.package)))
    wanted: list[Any] = [
        WireSave,
        WireEntry,
        _opened(game.state_type, {Agenda: agenda, Sealed: many(pair_of(int, action))}),
        action,
        union(family(Event, game.package)),
    ]
    shapes, parts = msgspec.json.schema_components(wanted, ref_template=REF)
    whole, entry, state, actions, events = shapes
    parts |= {"actions": actions, "events": events}
    in_save = _properties(parts, whole)
    in_save["state"] = state
    in_save["base"] = {"anyOf": [state, {"type": "null"}]}
    in_entry = _properties(parts, entry)
    in_entry["action"] = {"$ref": "#/$defs/actions"}
    in_entry["events"] = {"type": "array", "items": {"$ref": "#/$defs/events"}}
    _properties(parts, parts[_named(whole)]["properties"]["setup"])["game"] = {"const": game.key}
    in_save["rules"] = {"type": "integer", "const": game.version}
    return _headed(
        f"save-{game.key}",
        f"A battle of {game.title.en}",
        f"A save of {game.title.en}, of version {game.version} of its rules.",
        {**whole, "$defs": parts},
    )


def _opened(state: type[State], custom: dict[type, Any]) -> type[msgspec.Struct]:
    """A struct like a game's state, in which agenda and sealed answers have the form of the file.

    They are always there, whatever the state says of defaults.
    """
    fields: list[Any] = [
        (field.name, custom[field.type])
        if field.type in custom
        else (field.name, field.type)
        if field.required
        else (
            field.name,
            field.type,
            msgspec.field(default=field.default, default_factory=field.default_factory),
        )
        for field in msgspec.structs.fields(state)
    ]
    return msgspec.defstruct(
        state.__name__, fields, kw_only=True, namespace={"__doc__": state.__doc__}
    )


def _named(shape: dict[str, Any]) -> str:
    return str(shape["$ref"]).removeprefix("#/$defs/")


def _properties(parts: dict[str, Any], shape: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = parts[_named(shape)]["properties"]
    return found


def page() -> str:
    """What stands beneath `docs/schemas.md`: every kind of file, with its keys and its schema."""
    return "\n".join(_page())


def _page() -> Iterator[str]:
    made = documents()
    for kind in KINDS:
        yield f"## {kind.title}\n"
        yield f"{kind.said}\n"
        yield f"{_download(f'{kind.name}.json')}\n"
        yield _fields(made[f"{kind.name}.json"], kind.type.__name__)
    yield "## Battles of each game\n"
    rows = [
        (
            document["title"].removeprefix("A battle of "),
            _download(name),
            str(len(document["$defs"])),
        )
        for name, document in made.items()
        if name.startswith("save-")
    ]
    yield table(("Game", "Schema", "Types in it"), rows)


def _download(name: str) -> str:
    return f'<a href="schemas/{name}" download>schemas/{name}</a>'


def _fields(document: dict[str, Any], name: str) -> str:
    part = document["$defs"][name]
    needed = part.get("required", [])
    rows = [
        (f"`{key}`", escaped(shape_of(shape)), "yes" if key in needed else "")
        for key, shape in part["properties"].items()
    ]
    return table(("Key", "Form", "Needed"), rows)


def shape_of(shape: dict[str, Any]) -> str:
    """A schema in a few words.

    >>> shape_of({"type": "array", "items": {"type": "integer", "minimum": 1}})
    'list of integer (at least 1)'
    >>> shape_of({"anyOf": [{"$ref": "#/$defs/Name"}, {"type": "null"}]})
    'Name or null'
    """
    match shape:
        case {"$ref": str(ref)}:
            return ref.rpartition("/")[2]
        case {"anyOf": [*some]} | {"oneOf": [*some]}:
            return " or ".join(dict.fromkeys(shape_of(one) for one in some))
        case {"enum": [*some]}:
            return " or ".join(msgspec.json.encode(one).decode() for one in some)
        case {"const": value}:
            return msgspec.json.encode(value).decode()
        case {"type": "array", "prefixItems": [*some]}:
            return f"[{', '.join(shape_of(one) for one in some)}]"
        case {"type": "array"}:
            items = shape.get("items")
            return f"list of {shape_of(items)}" if items else "list"
        case {"type": "object", "additionalProperties": dict(inner)}:
            return f"map to {shape_of(inner)}" if inner else "map"
        case {"type": str(name)}:
            return name + _bounds(shape)
    return "anything"


def _bounds(shape: dict[str, Any]) -> str:
    said = [
        f"{words} {shape[key]}"
        for key, words in (
            ("minimum", "at least"),
            ("maximum", "at most"),
            ("maxLength", "length at most"),
        )
        if key in shape
    ]
    return f" ({', '.join(said)})" if said else ""
