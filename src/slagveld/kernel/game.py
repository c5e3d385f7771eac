"""What every game system provides."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, TypeVar

from msgspec import UnsetType

from slagveld.kept import kept
from slagveld.kernel import standing
from slagveld.kernel.agenda import Agenda, Question, Sealed
from slagveld.kernel.codec import Codec
from slagveld.kernel.decision import Action, Form, Unseen
from slagveld.kernel.dice import Dice, Rng
from slagveld.kernel.event import Effect, Event, RoundWord
from slagveld.kernel.play import Play
from slagveld.kernel.ready_battle import Scenario
from slagveld.kernel.rulebook import Refusal, RefusedError, Rulebook, refuse
from slagveld.kernel.setup import Option, OptionValue, Setup, check_options
from slagveld.kernel.standing import PolicyForm
from slagveld.kernel.state import Outcome, Seat, State
from slagveld.record import replace
from slagveld.texts import Name, Text, add_source

if TYPE_CHECKING:
    from slagveld.kernel.aftermath import Aftermath, Veterans
    from slagveld.kernel.land import Site
    from slagveld.kernel.lesson import Lesson, Taught
    from slagveld.kernel.match import Match
    from slagveld.kernel.measuring import End, Gauged
    from slagveld.kernel.muster import Muster
    from slagveld.kernel.scenarios import ScenarioMaker
    from slagveld.kernel.scene import Scene
    from slagveld.kernel.scenery import Kit, LaidTable
    from slagveld.kernel.tactics import Tactics
    from slagveld.table.layout import Layout

S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """A game system: rules and data, no battle. Subclasses are stateless and made once."""

    key: ClassVar[str]
    title: ClassVar[Name]
    version: ClassVar[int] = 1
    """Counts up with every change of the rules that changes a battle's course."""
    listed: ClassVar[bool] = True
    """False: whoever knows its key can play it, but no list shows it. For games made for tests."""
    state_type: ClassVar[type[State]]
    settles: ClassVar[bool] = False
    """True: `settle` is called after every step."""
    options: ClassVar[tuple[Option, ...]] = ()
    among_bots: ClassVar[Mapping[str, OptionValue]] = {}
    """Options that differ from the default where only bots play, unless somebody chose them."""
    orderly: ClassVar[tuple[str, ...]] = ()
    """Rules whose barriers keep the order of phases: a slip that has shown nobody anything may be
    taken back across them, as long as no die has fallen and no card been drawn."""
    policies: ClassVar[tuple[PolicyForm, ...]] = ()
    standing_actions: ClassVar[tuple[type[Action], ...]] = ()
    """Standing actions of this game besides the kernel's."""
    inch: ClassVar[int] = 254
    """Units to the inch as the rulebook counts them; its scenes say the same."""
    measure: ClassVar[Literal["cm", "inch"]] = "cm"
    """What the rulebook measures in; its scenes say the same."""
    round_called: ClassVar[RoundWord] = "round"
    """What the rulebook calls a round; its scenes say the same."""
    rules_note: ClassVar[Text | None] = None
    """What is said wherever its rules are shown, for instance where their text comes from."""
    effects: ClassVar[Mapping[str, Effect]] = {}
    """What is shown on the table while an event is told, by the key of its sentence (of a roll: its
    purpose) in the game's texts. `key/value` holds where one of the sentence's values is just that
    word, or a text of that key. For display alone: no log knows it."""
    minutes: ClassVar[tuple[int, int]] = (0, 0)
    """How long a battle lasts, from the shortest to a large one; zeros: nobody says."""
    difficulty: ClassVar[Literal[0, 1, 2, 3]] = 0
    """How much there is to learn: 1 is little, 3 is much; 0: nobody says."""
    timed: ClassVar[tuple[str, ...]] = ()
    """Scenarios whose battles between greedy bots `slagveld bench` times; empty: the first."""
    prompts_per_round: ClassVar[int]
    """Ceiling of decisions per seat and round that its conformance test holds it to."""

    # What a game must provide

    @abstractmethod
    def scenarios(self) -> Sequence[Scenario]:
        """The ready-made battles; the first is the default."""

    @abstractmethod
    def start(self, setup: Setup) -> S:
        """The state before the first step; raises RefusedError for a set-up it cannot use."""

    @abstractmethod
    def faults(self, state: S) -> Sequence[Text]:
        """What is unsound in a state (dangling ids, numbers out of range, bases on top of others).

        Unsound, not illegal: the leader's word stands even when it is wrong.
        """

    @abstractmethod
    def scene(self, view: S, seat: int | None) -> "Scene":
        """What a display of a seat's view needs."""

    @abstractmethod
    def round_of(self, state: S) -> int:
        """The number of the round being played."""

    # What a game may provide

    def stands(self, state: S, piece: int) -> bool:
        """Whether a piece is still there for the steps that name it."""
        raise NotImplementedError(f"{self.key}: steps name pieces, so `stands` is needed")

    def seated(self, setup: Setup) -> tuple[Seat, ...]:
        """The seats of a set-up with their sides, where the scenario has fewer than players."""
        return setup.seats

    def settle(self, play: Play[S]) -> None:
        """Consequences that follow at once wherever they arise (only if `settles`)."""

    def layout(self, state: S) -> "Layout | None":
        """The table with its bases, for rulers, words views and the overlap test."""
        return None

    def overlapping(self, state: S) -> Sequence[tuple[int, int]]:
        """Pairs of bases that overlap and must not; a game that allows some overrides this."""
        layout = self.layout(state)
        return [] if layout is None else layout.overlapping()

    def measured(self, state: S, start: "End", end: "End") -> "Gauged | None":
        """What a ruler from one piece or spot to another shows; None if one is not there.

        Whether it may be laid at all is for the open decision to say (`Decision.measuring`).
        """
        from slagveld.kernel.measuring import edge_to_edge

        layout = self.layout(state)
        return None if layout is None else edge_to_edge(layout, start, end)

    def hide(self, state: S, seat: int | None) -> S:
        """The state without what this seat (None: a spectator) may not know."""
        return state

    def fill(self, view: S, seat: int, rng: Rng) -> S:
        """A full state that fits what this seat knows."""
        return view

    def seat_left(self, play: Play[S], seat: int) -> None:
        """A seat conceded and is out. By default the battle ends when one side is left."""
        players = play.state.players()
        sides = sorted({play.state.seats[player].side for player in players})
        if len(sides) <= 1:
            winners = tuple(
                number
                for number, other in enumerate(play.state.seats)
                if not other.leader and other.side in sides
            )
            play.finish(Outcome(winners=winners, reason=Text("end-conceded"), rule="SLV-END-2"))

    def end_by_agreement(self, play: Play[S]) -> None:
        """All players offered to end. A draw by default."""
        play.finish(Outcome(winners=(), reason=Text("end-agreed"), rule="SLV-END-1"))

    def time_up(self, play: Play[S]) -> None:
        """The agreed minutes are over. A draw by default."""
        play.finish(Outcome(winners=(), reason=Text("end-time"), rule="SLV-END-3"))

    def check_standing(self, state: S, seat: int, action: Action) -> Refusal | None:
        """Why a standing action of this game is not allowed, or None."""
        raise NotImplementedError

    def stand(self, play: Play[S], seat: int, action: Action) -> None:
        """Carry a standing action of this game out."""
        raise NotImplementedError

    def standing_forms(self, state: S, seat: int) -> tuple[Form, ...]:
        """Standing actions of this game open to a seat, described as data."""
        return ()

    def muster(self) -> "Muster | None":
        """Army building, if the game has armies to build."""
        return None

    def kit(self) -> "Kit | None":
        """The box of scenery, if tables can be laid by hand."""
        return None

    def lay(self, laid: "LaidTable") -> Any:
        """A table laid by hand in the form that `Setup.table` takes; raises RefusedError."""
        raise RefusedError(refuse("SLV-SETUP-1", "refusal-no-kit", game=self.title))

    def scenario_maker(self) -> "ScenarioMaker | None":
        """What may stand in scenarios that players write, if they may write any."""
        return None

    def site(self, scenario: str) -> "Site":
        """The table of a scenario for a battlefield made at random; raises RefusedError."""
        raise RefusedError(refuse("SLV-SETUP-1", "refusal-no-kit", game=self.title))

    def lesson(self) -> "Lesson | None":
        """The guided first battle, if there is one."""
        return None

    def taught(self) -> "Taught | None":
        """The guided first battle with its script, which no player is shown."""
        return None

    def tactics(self) -> "Tactics | None":
        """The game's sense of good play, for bots."""
        return None

    def seasoned(self) -> "Tactics | None":
        """The sense of bots that look ahead; `tactics` where the game has no better one."""
        return self.tactics()

    def aftermath(self, setup: Setup, state: S, outcome: Outcome) -> "Aftermath":
        """What a battle that is over leaves to a campaign.

        By default its winner, its scores (without any, 1 for the winner) and the survivors that
        the outcome names.
        """
        from slagveld.kernel.aftermath import aftermath

        return aftermath(setup, outcome)

    def fielded(self, state: S) -> Mapping[int, tuple[int, str]]:
        """For each piece that may strike or fall, its seat and the key of its army's entry.

        With this a campaign knows who did what; by default nobody does.
        """
        return {}

    def veterans(self) -> "Veterans | None":
        """How a campaign takes survivors along, if the game has rules for it."""
        return None

    def odds(self) -> Mapping[str, Any]:
        """The named attacks whose exact chances can be asked for (see `kernel.odds`)."""
        return {}

    # What the kernel provides

    @kept
    def folder(self) -> Path:
        """Where the game's rules, texts and data lie."""
        file = sys.modules[type(self).__module__].__file__
        if file is None:
            raise RuntimeError(f"{self.key} has no folder")
        return Path(file).parent

    @property
    def package(self) -> str:
        """The package whose steps, actions and events are this game's."""
        module = type(self).__module__
        return (
            module if self.folder.name == module.rpartition(".")[2] else module.rpartition(".")[0]
        )

    @kept
    def rulebook(self) -> Rulebook:
        """The game's rules."""
        return Rulebook.load(self.folder / "rulebook")

    @kept
    def codec(self) -> Codec[S]:
        """The game's JSON."""
        return Codec(self.package, self.state_type)  # type: ignore[arg-type]

    def add_texts(self) -> None:
        """Make the game's sentences known to the texts."""
        add_source(self.key, self.folder / "texts")

    def setup(
        self,
        scenario: "str | Path | Mapping[str, Any] | None" = None,
        *,
        seats: Sequence[Seat] | None = None,
        players: int | None = None,
        armies: Sequence[Mapping[str, Any] | None] = (),
        **rest: Any,
    ) -> Setup:
        """A set-up with good defaults: the first scenario, its least number of players.

        A scenario is named by its key, or somebody wrote it: its file, or what stands in that. What
        says just the same as a ready-made one is that one.
        Raises RefusedError where there is no such scenario, or something is wrong with it.
        """
        if isinstance(scenario, Path):
            scenario = self.written_in(scenario.read_bytes(), str(scenario))
        if scenario is not None and not isinstance(scenario, str):
            chosen = self.scenario_written(scenario)
            if not self._maker().is_ready(scenario):
                rest["written"] = dict(scenario)
                rest["options"] = {**scenario.get("options", {}), **(rest.get("options") or {})}
        else:
            chosen = self.scenario(scenario or self.scenarios()[0].key)
        if seats is None:
            count = chosen.players[0] if players is None else players
            seats = [Seat(f"Player {number + 1}", number) for number in range(count)]
        given: Any = tuple(armies)
        setup = Setup(game=self.key, scenario=chosen.key, seats=tuple(seats), armies=given, **rest)
        return replace(setup, seats=self.seated(setup))

    def setup_for_bots(
        self,
        scenario: "str | Path | Mapping[str, Any] | None" = None,
        *,
        options: Mapping[str, OptionValue] | None = None,
        **rest: Any,
    ) -> Setup:
        """A set-up for a battle in which only bots play: `among_bots`, then what was chosen.

        What a scenario that somebody wrote says counts before `among_bots`.
        """
        setup = self.setup(scenario, options=dict(options or {}), **rest)
        written = {} if isinstance(setup.written, UnsetType) else setup.written
        return replace(setup, options={**self.agreed_among_bots(written), **setup.options})

    def agreed_among_bots(self, written: Mapping[str, Any]) -> dict[str, OptionValue]:
        """`among_bots`, as far as a scenario that somebody wrote does not say otherwise."""
        usual = {key: value for key, value in self.among_bots.items() if key not in written}
        return {**usual, **written.get("options", {})}

    def invitation(self) -> Scenario:
        """The scenario to begin with when nobody has chosen one: the inviting, else the first."""
        found = self.scenarios()
        return next((scenario for scenario in found if scenario.inviting), found[0])

    def scenario(self, key: str) -> Scenario:
        """The scenario of this key; raises RefusedError."""
        for scenario in self.scenarios():
            if scenario.key == key:
                return scenario
        known = ", ".join(scenario.key for scenario in self.scenarios())
        raise RefusedError(
            refuse("SLV-SETUP-1", "refusal-scenario", scenario=key[:80], known=known)
        )

    def written_in(self, source: bytes, file: str) -> dict[str, Any]:
        """The sheet in a scenario's file; raises RefusedError for what is wrong with it."""
        read = self._maker().read(source, file)
        for fault in read.refusals:
            place = file if fault.line is None else f"{file}:{fault.line}"
            values: dict[str, Any] = {"place": place, "words": fault.text}
            raise RefusedError(refuse(fault.rule, "scenario-at", **values))
        return read.sheet

    def _maker(self) -> "ScenarioMaker":
        maker = self.scenario_maker()
        if maker is None:
            raise RefusedError(refuse("SLV-SETUP-1", "scenario-no-maker", game=self.title))
        return maker

    def scenario_written(self, sheet: Mapping[str, Any]) -> Scenario:
        """A scenario that somebody wrote, as the menus show it; raises RefusedError."""
        maker = self._maker()
        refusal = maker.refusal(sheet)
        if refusal is not None:
            raise RefusedError(refusal)
        return maker.scenario(sheet)

    def scenario_for(self, scenario: str | Mapping[str, Any]) -> Scenario:
        """A scenario by its key, or one that somebody wrote; raises RefusedError."""
        if isinstance(scenario, str):
            return self.scenario(scenario)
        return self.scenario_written(scenario)

    def scenario_of(self, setup: Setup) -> Scenario:
        """The scenario of a set-up, ready-made or written; raises RefusedError."""
        if isinstance(setup.written, UnsetType):
            return self.scenario(setup.scenario)
        found = self.scenario_written(setup.written)
        if found.key != setup.scenario:
            raise RefusedError(refuse("SLV-SCENARIO-1", "scenario-key-other", key=found.key))
        return found

    def first_state(self, setup: Setup) -> S:
        """The state before the first step of a set-up that fits; raises RefusedError."""
        if setup.game != self.key:
            raise RefusedError(refuse("SLV-SETUP-1", "refusal-other-game", game=setup.game))
        scenario = self.scenario_of(setup)
        count = sum(not seat.leader for seat in setup.seats)
        if count not in scenario.players or count < len(setup.seats) - 1:
            raise RefusedError(refuse("SLV-SETUP-1", "refusal-seat-count", count=count))
        refusal = check_options(self.options, setup.options)
        if refusal is not None:
            raise RefusedError(refusal)
        state = self.start(setup)
        if isinstance(setup.written, UnsetType):
            return state
        from slagveld.kernel.scenarios import text_of

        return replace(state, written=text_of(setup.written))

    def begin(self, setup: Setup, dice: Dice, *, listening: bool = False) -> Play[S]:
        """Start a battle and run it to its first decision; raises RefusedError."""
        play = Play(self, self.first_state(setup), dice, listening=listening)
        play.run()
        return play

    def question(self, state: S) -> Question | None:
        """The question that waits for an answer, or None when the battle is over."""
        top = state.agenda.top
        return top if isinstance(top, Question) else None

    def check(self, state: S, seat: int | None, action: Action) -> Refusal | None:
        """Why a seat may not take this action now, or None. Never raises."""
        if state.outcome is not None:
            return refuse("SLV-OVER-1", "refusal-over")
        if seat is not None and not 0 <= seat < len(state.seats):
            return refuse("SLV-TURN-1", "refusal-no-seat")
        if action.standing:
            if isinstance(action, self.standing_actions):
                if seat not in state.players():
                    return refuse("SLV-TURN-1", "refusal-not-playing")
                return self.check_standing(state, seat, action)
            return standing.check(self, state, seat, action)
        if state.paused:
            return refuse("SLV-PAUSE-1", "refusal-paused")
        question = self.question(state)
        if question is None or seat is None or seat not in question.who(state):
            return refuse("SLV-TURN-1", "refusal-not-asked")
        if not isinstance(action, question.actions):
            return refuse("SLV-TURN-2", "refusal-other-question")
        return question.check(state, seat, action)

    def apply(
        self, state: S, seat: int | None, action: Action, dice: Dice, *, listening: bool = False
    ) -> Play[S]:
        """Carry an allowed action out and run to the next decision. The old state stays as it is.

        The action is taken to be checked; search relies on that for speed.
        """
        play = Play(self, state, dice, listening=listening, seat=-1 if seat is None else seat)
        if action.standing:
            standing.stand(play, seat, action)
        else:
            play.answer(play.seat, action)
        play.run()
        return play

    def view(self, state: S, seat: int | None) -> S:
        """The state as a seat (None: a spectator) may see it. The leader sees everything.

        Sealed answers, and stops and automatic answers, are their own seat's alone.
        """
        if seat is not None and state.seats[seat].leader:
            return state
        view = self.hide(state, seat)
        steps = tuple(step.seen(seat) for step in view.agenda.steps)
        answers = tuple(
            (other, action if other == seat else Unseen()) for other, action in view.sealed.answers
        )
        policies = tuple([policy for policy in view.policies if policy.seat == seat])
        return replace(view, agenda=Agenda(steps), sealed=Sealed(answers), policies=policies)

    def imagine(self, view: S, seat: int, rng: Rng) -> S:
        """A full state that a seat cannot tell from the true one: for bots, hints and odds."""
        state = self.fill(view, seat, rng)
        if any(isinstance(action, Unseen) for _, action in state.sealed.answers):
            question = self.question(state)
            if question is not None:
                answers = tuple(
                    (other, question.propose(state, other, rng))
                    if isinstance(action, Unseen)
                    else (other, action)
                    for other, action in state.sealed.answers
                )
                state = replace(state, sealed=Sealed(answers))
        return state

    def events_for(self, events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
        """Events as a seat may see them."""
        shown = [event.for_seat(seat) for event in events]
        return tuple(event for event in shown if event is not None)

    def match(
        self, scenario: "str | Path | Mapping[str, Any] | None" = None, **rest: Any
    ) -> "Match[S]":
        """A battle, ready for its first decision. See `Match.start` for what can be given."""
        from slagveld.kernel.match import Match

        return Match.start(self, scenario, **rest)
