"""What may stand in a scenario's file (LC-4.1-1), and what makes a sound one."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from slagveld.kernel.cards import CardFault, Entry, Section
from slagveld.kit import scenario_fields as says
from slagveld.kit.scenario_files import ScenarioFiles, fault
from slagveld.kit.scenario_rows import plain_name, plain_row, some, without

from ..army.muster import ready_armies
from ..core.book import KEY
from ..scenario.battlefield import shapes
from ..scenario.scenario_sheets import GOALS
from ..scenario.scenarios_and_campaign import (
    MOST_POINTS,
    MOST_ROUNDS,
    OPTIONS,
    WRITTEN,
    BattleScenario,
    battles,
    scenario_faults,
)
from ..scenario.victory_conditions import Condition
from .kit import BOX

PARTS, GROUND, WINS = "LC-4.1-1", "LC-4.1-3", "LC-4.1-4"


def _rules() -> list[str]:
    """By which a goal, a zone or a piece may be told: those of the ready-made scenarios."""
    told: list[str] = []
    for battle in battles().values():
        told += [one.rule for one in battle.victory]
        told += [one.rule for one in battle.named]
        for zone in battle.zones:
            told += [zone.rule, *[clear.rule for clear in zone.clear]]
        for sited in battle.sited:
            told += [sited.rule, *[clear.rule for clear in sited.clear]]
    return sorted(dict.fromkeys(told))


class _Files(ScenarioFiles[BattleScenario]):
    game = KEY
    written = WRITTEN

    def battles(self) -> Mapping[str, BattleScenario]:
        return battles()

    def sections(self) -> Sequence[Section]:
        armies = {key: army.name for key, army in ready_armies().items()}
        side = (
            says.named("name"),
            says.choice("army", armies),
            says.number("bonus", 0, 100, "LC-4.1-6"),
        )
        head = says.story(KEY)
        return (
            says.part(
                "story", *head.entries, says.named("ground", says.LONG, GROUND, optional=True)
            ),
            says.table(BOX.kit(), (), "LC-4-2", says.switch("free-table", GROUND)),
            says.part(
                "sides",
                says.numbers("players", 2, 2, "LC-0-3"),
                says.number("points", 1, MOST_POINTS, "LC-2-5", optional=False),
                says.rows("sides", side, PARTS, least=2, most=2, optional=False),
                says.numbers("order", 1, 2, "LC-4-2"),
            ),
            says.part("places", *_places()),
            says.part("goals", _goals()),
            says.part("special", _special(), says.number("river", 0, 5000, GROUND)),
            says.length(MOST_ROUNDS, "LC-4-1", OPTIONS),
        )

    def sheet_of(self, battle: BattleScenario) -> dict[str, Any]:
        special = [{"kind": "words", "words": plain_name(one)} for one in battle.special]
        special += [{"kind": "slowed", **_sided(plain_row(one))} for one in battle.slowed]
        special += [{"kind": "low-roof", **_placed(plain_row(one))} for one in battle.roofs]
        sides = [
            {"name": plain_name(name), "army": army, **some(bonus=bonus)}
            for name, army, bonus in zip(battle.roles, battle.armies, battle.bonus, strict=True)
        ]
        return {
            **some(
                pieces=[plain_row(one) for one in battle.pieces],
                places=[_outlined(plain_row(one)) for one in battle.places],
                zones=[_zone(_outlined(_sided(plain_row(one)))) for one in battle.zones],
                sited=[_clear(_placed(_sided(plain_row(one)))) for one in battle.sited],
                named=[_sided(plain_row(one)) for one in battle.named],
                order=[seat + 1 for seat in battle.order],
                river=battle.river,
                rounds=battle.rounds,
                special=special,
                **{"free-table": battle.free_table or None},
            ),
            "story": plain_name(battle.situation),
            "ground": plain_name(battle.battlefield),
            "points": battle.total,
            "sides": sides,
            "goals": [_goal(one) for one in battle.victory],
        }

    def faults(self, sheet: Mapping[str, Any]) -> Iterator[CardFault]:
        sides = {zone["side"] for zone in sheet.get("zones", ())}
        if sides and len(sides) != 2:
            yield fault("zones", "scenario-zones-each", "LC-4-2")
        areas = [one["key"] for one in sheet.get("places", ())]
        names = [one["key"] for one in sheet.get("named", ())]
        for part in ("goals", "special", "sited"):
            for number, one in enumerate(sheet.get(part, ())):
                for name, known in (("place", areas), ("via", areas), ("who", names)):
                    if one.get(name) and one[name] not in known:
                        place, found = f"{part}.{number}.{name}", str(one[name])[:40]
                        yield fault(place, "scenario-unknown", PARTS, found=found)
        for number, one in enumerate(sheet["goals"]):
            if not one.get("wins", True) and not one.get("points"):
                yield fault(f"goals.{number}", "scenario-goal-points", "LC-4.1-5")

    def battle_faults(self, battle: BattleScenario) -> Iterable[CardFault]:
        for words in scenario_faults(battle):
            yield fault("", "scenario-unsound", PARTS, words=words)
        yield from self.pieces_faults(battle)


def _clears() -> Entry:
    row = (
        says.words("place", 60),
        says.number("distance", 0, 10_000, optional=False),
        says.choice("rule", _rules(), optional=True),
    )
    return says.rows("clear", row, "LC-4-2", most=6)


def _places() -> tuple[Entry, ...]:
    told = says.choice("rule", _rules(), optional=True)
    pieces = {key: shape.name for key, shape in shapes().items()}
    return (
        says.rows("places", (says.words("key", 60), says.named("name"), says.outline()), GROUND),
        says.rows(
            "zones",
            (
                says.side(2),
                says.outline(),
                says.facing(),
                says.record("front", says.place()),
                _clears(),
                told,
            ),
            "LC-4-2",
            least=2,
            most=12,
        ),
        says.rows(
            "named",
            (
                says.words("key", 60),
                says.side(2),
                says.named("name"),
                says.switch("grounded", "LC-4.2-10"),
                told,
            ),
            "LC-4.2-8",
            most=4,
        ),
        says.rows(
            "sited",
            (
                says.side(2),
                says.choice("piece", pieces),
                says.row_of("place", "places"),
                *says.place(),
                _clears(),
                told,
            ),
            "LC-4.2-3",
            most=4,
        ),
    )


def _goals() -> Entry:
    common = (
        says.side(2),
        says.named("words", says.SHORT),
        says.words("key", 60, optional=True),
        says.switch("wins", "LC-4.1-5"),
        says.number("points", 0, 100, "LC-4.1-5"),
        says.choice("rule", _rules(), optional=True),
    )
    who, place = says.row_of("who", "named"), says.row_of("place", "places")
    rounds = says.number("rounds", 1, MOST_ROUNDS, optional=False)
    many = says.number("count", 1, 100, optional=False)
    return says.variants(
        "goals",
        [
            says.goal("last", *common, rule=WINS),
            says.goal(
                "reach", *common, who, place, says.row_of("via", "places", optional=True), rule=WINS
            ),
            says.goal("hold", *common, place, rounds, rule=WINS),
            says.goal("cross", *common, place, many, rule=WINS),
            says.goal("survive", *common, who, rounds, rule=WINS),
            says.goal("slay", *common, who, rule=WINS),
            says.goal("time", *common, rule=WINS),
        ],
        least=1,
    )


def _special() -> Entry:
    told = says.named("words", says.SHORT)
    return says.variants(
        "special",
        [
            says.special("words", told, rule="LC-4.1-6"),
            says.special(
                "slowed",
                told,
                says.side(2),
                says.row_of("who", "named", optional=True),
                says.number("percent", 1, 99, optional=False),
                rule="LC-4.1-6",
            ),
            says.special(
                "low-roof",
                told,
                says.row_of("place", "places", optional=True),
                says.number("height", 1, 10_000, optional=False),
                says.number("dice", 1, 9, optional=False),
                says.number("strength", 1, 9, optional=False),
                rule="LC-4.1-6",
            ),
        ],
    )


# Rows of the game's own as rows of a sheet


def _sided(row: dict[str, Any]) -> dict[str, Any]:
    return {"side": row["seat"] + 1, **without(row, "seat")} if "seat" in row else row


def _placed(row: dict[str, Any]) -> dict[str, Any]:
    return {**without(row, "area"), **({"place": row["area"]} if "area" in row else {})}


def _outlined(row: dict[str, Any]) -> dict[str, Any]:
    return {**without(row, "points"), "outline": row["points"]}


def _zone(row: dict[str, Any]) -> dict[str, Any]:
    if "front" in row:
        x, y = row["front"]
        row = {**row, "front": {"x": x, "y": y}}
    return _clear(row)


def _clear(row: dict[str, Any]) -> dict[str, Any]:
    if "clear" not in row:
        return row
    rows = [{"place": one["of"], **without(one, "of")} for one in row["clear"]]
    return {**row, "clear": rows}


def _goal(one: Condition) -> dict[str, Any]:
    kinds = {here: there for there, here in GOALS.items()}
    row = _placed(_sided(plain_row(one)))
    return {"kind": kinds.get(one.kind, one.kind), **without(row, "kind")}


_FILES = _Files()


def maker() -> ScenarioFiles[BattleScenario]:
    """What players may write."""
    return _FILES
