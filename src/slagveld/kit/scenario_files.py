"""Scenarios that players write: files and sheets read against what a game lets stand in them.

A game derives from `ScenarioFiles` and says what may stand there (`scenario_fields`), how its own
rows say the same, and what makes a sound scenario beyond bounds and choices. Reading, faults with
their place, the schema and the trial of a battle follow.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final, Generic, TypeVar

import msgspec

from slagveld import data
from slagveld.kept import kept
from slagveld.kernel.cards import CardFault, CardKind, CardRefusal, Section
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Label
from slagveld.kernel.game import Game
from slagveld.kernel.ready_battle import Scenario
from slagveld.kernel.registry import game as find
from slagveld.kernel.rulebook import Refusal, RefusedError
from slagveld.kernel.scenarios import (
    LARGEST_SHEET,
    SCENARIO_RULE,
    ScenarioReading,
    WrittenScenario,
    no_scenario,
    text_of,
)
from slagveld.texts import Distance, Text, Value

from .cards import placed, reason_of, tree_of
from .laid_tables import is_on
from .scenario_grounds import ground_faults
from .scenario_rows import plain_name
from .scenarios import ReadyBattle, Written
from .sheets import CARD_RULE, kind_schema, named, sheet_faults

B = TypeVar("B", bound=ReadyBattle)

TRIED: Final = 60
"""So many answers are given for a trial before the first round; what takes longer is not tried."""
SAID_ANEW: Final = {
    "card-strange": "scenario-strange",
    "card-strange-close": "scenario-strange-close",
}
"""Sentences of sheets that speak of a card."""


def fault(field: str, key: str, rule: str = SCENARIO_RULE, /, **values: Value) -> CardFault:
    """Something wrong with a sheet."""
    return CardFault(field=field, rule=rule, text=Text(key, values))


def schema_of(game: str, kind: CardKind) -> dict[str, Any]:
    """The form of the scenarios of a game as a JSON schema."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **kind_schema(kind, several=False),
        "title": f"A scenario of {game}",
    }


class ScenarioFiles(Generic[B]):
    """What a game answers about scenarios that its players write."""

    game: ClassVar[str]
    written: Written[B]

    # What a game says

    def battles(self) -> Mapping[str, B]:
        """The ready-made battles."""
        raise NotImplementedError

    def sections(self) -> Sequence[Section]:
        """What may stand in a scenario's file."""
        raise NotImplementedError

    def sheet_of(self, battle: B) -> dict[str, Any]:
        """A battle as a sheet, without what is common to all."""
        raise NotImplementedError

    def faults(self, sheet: Mapping[str, Any]) -> Iterable[CardFault]:
        """What is wrong with a sheet whose values are each allowed by themselves."""
        return ()

    def battle_faults(self, battle: B) -> Iterable[CardFault]:
        """What is wrong with the battle that a sheet without such faults becomes."""
        return ()

    def lay(self, sheet: Mapping[str, Any]) -> None:
        """Raise RefusedError where the pieces of a sheet cannot be laid together."""

    def players_of(self, battle: B) -> tuple[int, ...]:
        """Numbers of players it can be played by."""
        return battle.players

    def pieces_faults(self, battle: B) -> Iterator[CardFault]:
        """Which pieces of a battle, in the order of its sheet, stick out over the edge."""
        laid: Any = battle
        sheet = msgspec.json.decode(battle.written)
        detailed = len(sheet.get("terrain", ()))
        for number, piece in enumerate(laid.terrain):
            if not is_on(piece.outline.points, battle.width, battle.height):
                boxed = number - detailed
                place = f"terrain.{number}" if boxed < 0 else f"pieces.{boxed}"
                yield fault(place, "scenario-beyond")

    def _height_faults(self, sheet: Mapping[str, Any]) -> Iterator[CardFault]:
        """Which pieces of the box are lower or higher than they may be made."""
        kit = find(self.game).kit()
        kinds = {} if kit is None else {one.key: one for one in kit.pieces}
        for number, row in enumerate(sheet.get("pieces", ())):
            kind, height = kinds[row["key"]], row.get("height", 0)
            if height not in (0, kind.height) and not kind.lowest <= height <= kind.highest:
                key = "refusal-height" if kind.highest else "refusal-height-fixed"
                bounds = {"least": Distance(kind.lowest), "most": Distance(kind.highest)}
                values = {"number": number + 1, "piece": kind.name, **bounds}
                yield fault(f"pieces.{number}.height", key, **values)

    # What follows

    def kind(self) -> CardKind:
        """What may stand in a file, with a sheet to begin with."""
        return self._kind

    @kept
    def _kind(self) -> CardKind:
        first = next(iter(self.battles()))
        return CardKind(
            key=self.game,
            title=Text("scenario-whole"),
            rule=SCENARIO_RULE,
            sections=self._sections,
            blank={**self.sheet(first), "key": "my-scenario"},
        )

    def sheet(self, key: str) -> dict[str, Any]:
        """A ready-made scenario as a sheet; raises RefusedError where there is none."""
        find(self.game).scenario(key)  # refuses a key that nobody knows
        battle = self.battles()[key]
        found = {
            "game": self.game,
            "key": battle.key,
            "title": plain_name(battle.title),
            "summary": plain_name(battle.summary),
            "mat": battle.mat,
            "width": battle.width,
            "depth": battle.height,
            "players": list(battle.players),
            **self.sheet_of(battle),
        }
        order = [one.field.name for part in self._sections for one in part.entries]
        return {name: found[name] for name in order if name in found}

    def is_ready(self, sheet: Mapping[str, Any]) -> bool:
        """Whether it says just the same as the ready-made scenario of its key."""
        key = str(sheet.get("key"))
        return key in self.battles() and text_of(self.sheet(key)) == text_of(sheet)

    @kept
    def _sections(self) -> tuple[Section, ...]:
        return tuple(self.sections())

    def scenario(self, sheet: Mapping[str, Any]) -> Scenario:
        """A sound sheet as the menus show it."""
        battle = self.written.battle(text_of(sheet))
        return Scenario.of(battle, self.players_of(battle))

    def refusal(self, sheet: Mapping[str, Any]) -> Refusal | None:
        """What is wrong with a sheet before a battle is tried on it, or None."""
        try:
            text = text_of(sheet)
        except (TypeError, ValueError, RecursionError):
            return no_scenario("scenario-plain")
        found: Refusal | None = self._refusal(text)
        return found

    @kept
    def _refusal(self) -> Any:
        def first(text: str) -> Refusal | None:
            for one in self.judged(msgspec.json.decode(text)):
                return Refusal(one.rule, one.text)
            return None

        return lru_cache(64)(first)

    def read(self, source: str | bytes, file: str) -> ScenarioReading:
        """A file, YAML or JSON, with everything that is wrong with it."""
        try:
            given = data.loads(source, dict[str, Any], file)
        except data.DataError as error:
            words = Text("scenario-unreadable", {"reason": reason_of(error)})
            wrong = CardRefusal(
                field="", rule=SCENARIO_RULE, text=words, file=file, line=error.line
            )
            return ScenarioReading(refusals=(wrong,))
        sheet = {name: value for name, value in given.items() if value is not None}
        found = self.judged(sheet) or self._tried(sheet)
        if found:
            tree = tree_of(source, file)
            return ScenarioReading(
                sheet=sheet, refusals=tuple([placed(one, tree, file) for one in found])
            )
        return ScenarioReading(sheet=sheet, scenario=self.shown(sheet))

    def judged(self, sheet: Any) -> list[CardFault]:
        """Everything that is wrong with a sheet, before a battle is tried on it."""
        if not isinstance(sheet, dict) or any(not isinstance(name, str) for name in sheet):
            return [fault("", "scenario-unreadable", reason=Text("card-mapping"))]
        said = sheet.get("game")
        if said is not None and said != self.game:
            return [fault("game", "scenario-other-game", found=str(said)[:40], game=self.game)]
        if len(text_of(sheet)) > LARGEST_SHEET:
            return [fault("", "scenario-large", most=LARGEST_SHEET)]
        found = [_said_anew(one) for one in sheet_faults(self.kind(), sheet)]
        found = found or [*ground_faults(sheet), *self._height_faults(sheet), *self.faults(sheet)]
        if found:
            return found
        try:
            self.lay(sheet)
        except RefusedError as error:
            why = error.refusal
            return [CardFault(field=_place_in(why), rule=why.rule, text=why.text)]
        battle = self.written.battle(text_of(sheet))
        return list(self.battle_faults(battle))

    def _tried(self, sheet: dict[str, Any]) -> list[CardFault]:
        """What keeps a battle from beginning on a sheet."""
        game: Game[Any] = find(self.game)
        for count in self.scenario(sheet).players:
            try:
                match = game.match(sheet, players=count, seed="trial")
            except RefusedError as error:
                why = error.refusal
                return [CardFault(field=_place_in(why), rule=why.rule, text=why.text)]
            rng = Rng("trial")
            for number in range(TRIED):
                decision = match.decision
                if decision is None or game.round_of(match.state) > 0:
                    break
                seat = decision.waiting_for[number % len(decision.waiting_for)]
                match.play(decision.propose(rng, seat), seat)
            for words in game.faults(match.state):
                return [fault("", "scenario-unsound", words=words)]
            if game.overlapping(match.state):
                return [fault("stands" if "stands" in sheet else "", "scenario-overlap")]
        return []

    def shown(self, sheet: Mapping[str, Any]) -> WrittenScenario:
        """A sound sheet as it is shown before its battle."""
        scenario = self.scenario(sheet)
        return WrittenScenario(
            key=scenario.key,
            title=scenario.title,
            summary=scenario.summary,
            story=named(sheet["story"]) if "story" in sheet else "",
            players=scenario.players,
            sides=tuple([named(one["name"]) for one in sheet.get("sides", ()) if "name" in one]),
            goals=tuple([_said(one, "goal") for one in sheet.get("goals", ())]),
            special=tuple([_said(one, "rule") for one in sheet.get("special", ())]),
            rounds=sheet.get("rounds", 0),
        )


def _said_anew(one: CardFault) -> CardFault:
    rule = SCENARIO_RULE if one.rule == CARD_RULE else one.rule
    key = SAID_ANEW.get(one.text.key, one.text.key)
    return CardFault(field=one.field, rule=rule, text=Text(key, one.text.values))


def _place_in(refusal: Refusal) -> str:
    """Which piece of the table a refusal speaks of, if it does."""
    number = refusal.text.values.get("number")
    return f"pieces.{number - 1}" if isinstance(number, int) and number > 0 else ""


def _said(row: Mapping[str, Any], what: str) -> Label:
    """A goal or a special rule as its author tells it, else in our words."""
    if "words" in row:
        return named(row["words"])
    return Text(f"scenario-{what}-{row['kind']}-help")
