"""The rules of Pig."""

from typing import Any, ClassVar

from slagveld.chances import dice as dice_sum
from slagveld.kernel.agenda import Agenda, Question, Step
from slagveld.kernel.decision import Action, Decision, Form
from slagveld.kernel.event import Changed, RoundBegan, TurnBegan
from slagveld.kernel.fields import NumberField
from slagveld.kernel.game import Game
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.muster import Chosen, Fault, Offer, Roster
from slagveld.kernel.odds import Attack, Parameter
from slagveld.kernel.ready_battle import Scenario
from slagveld.kernel.rulebook import refuse
from slagveld.kernel.scene import Gauge, Piece, Scene, Table
from slagveld.kernel.state import Outcome, State
from slagveld.table.shapes import Pose, RoundBase
from slagveld.texts import Name, Text

GOAL, ROUNDS = 12, 8


def text(key: str) -> Text:
    return Text(f"pig:{key}")


class PigState(State, frozen=True, kw_only=True):
    scores: tuple[int, ...]
    round: int = 0


class Wager(Action, frozen=True):
    points: int


class Roll(Action, frozen=True):
    pass


class Hold(Action, frozen=True):
    pass


class Bet(Question, frozen=True):
    mode: ClassVar = "all"
    actions: ClassVar = (Wager,)
    rule: ClassVar[str] = "PIG-BET-1"

    def who(self, state):
        return state.players()

    def ask(self, state):
        field = NumberField(name="points", title=text("score"), least=0, most=1)
        form = Form(action="Wager", title=text("score"), fields=(field,))
        return Decision(seats=self.who(state), mode="all", prompt=text("ask-bet"), forms=(form,))

    def check(self, state, seat, action):
        return None if action.points in (0, 1) else refuse(self.rule, "refusal-not-asked")

    def answer(self, play, action):
        scores = list(play.state.scores)
        scores[play.seat] = action.points
        play.replace(scores=tuple(scores))

    def candidates(self, state, seat):
        return [Wager(0), Wager(1)]


class Rounds(Step, frozen=True):
    def run(self, play):
        state = play.state
        if state.round == ROUNDS:
            best = max(state.scores)
            winners = tuple(seat for seat, score in enumerate(state.scores) if score == best)
            winners = winners if len(winners) == 1 else ()
            play.finish(Outcome(winners=winners, reason=text("end-rounds"), rule="PIG-END-1"))
            return
        play.replace(round=state.round + 1)
        play.tell(RoundBegan, round=play.state.round, rule="PIG-END-1")
        play.then(*(Begin(seat) for seat in state.players()), Rounds())


class Begin(Step, frozen=True):
    seat: int

    def run(self, play):
        play.tell(TurnBegan, seat=self.seat)
        play.then(Turn(self.seat, 0))


class Turn(Question, frozen=True):
    seat: int
    brought: int
    actions: ClassVar = (Hold, Roll)
    rule: ClassVar[str] = "PIG-ROLL-1"

    def who(self, state):
        return (self.seat,)

    def ask(self, state):
        forms = tuple(Form(action=name, title=text("roll")) for name in ("Hold", "Roll"))
        return Decision(seats=(self.seat,), prompt=text("ask-turn"), forms=forms, rule=self.rule)

    def check(self, state, seat, action):
        return None

    def answer(self, play, action):
        if isinstance(action, Hold):
            score(play, self.seat, self.brought)
            return
        (die,) = play.roll(1, 6, purpose=text("roll"), rule=self.rule, seat=self.seat)
        if die > 1:
            play.then(Turn(self.seat, self.brought + die))

    def candidates(self, state, seat):
        return [Hold(), Roll()]


def score(play, seat, brought):
    old = play.state.scores[seat]
    scores = list(play.state.scores)
    scores[seat] = old + brought
    play.replace(scores=tuple(scores))
    play.tell(Changed, seat=seat, what=text("score"), old=old, new=old + brought)
    if old + brought >= GOAL:
        play.finish(Outcome(winners=(seat,), reason=text("end-goal"), rule="PIG-END-1"))


class Runners:
    """An army of at most two runners."""

    scale = 1

    def ready(self):
        return [Roster(game="pig", name="Quick trotters", total=10, entries=(Chosen("sow", 2),))]

    def offers(self, roster):
        names = {"sow": Name("Sow", "Zeug", "Sau"), "boar": Name("Boar", "Beer", "Eber")}
        return [
            Offer(key=key, name=name, price=Tally(4, name=text("price")), group="Pigs")
            for key, name in names.items()
        ]

    def price(self, roster):
        return [Tally(4 * entry.count, name=text("price")) for entry in roster.entries]

    def faults(self, roster):
        found = []
        if sum(entry.count for entry in roster.entries) > 2:
            found.append(Fault("PIG-END-1", text("fault-many")))
        for number, entry in enumerate(roster.entries):
            if entry.key not in ("sow", "boar"):
                found.append(Fault("PIG-BET-1", text("fault-key"), number))
        return found


class Pig(Game[PigState]):
    key: ClassVar[str] = "pig"
    title: ClassVar[Name] = Name("Pig", "Varken", "Schwein")
    state_type: ClassVar[type[State]] = PigState
    prompts_per_round: ClassVar[int] = 60

    def scenarios(self):
        name = Name("Farmyard", "Boerenerf", "Bauernhof")
        long = Name("A race for two to four.", "Een race.", "Ein Rennen.")
        return [Scenario(key="yard", title=name, summary=long, players=(2, 3, 4))]

    def start(self, setup):
        scores = tuple(0 for _ in setup.seats)
        return PigState(seats=setup.seats, scores=scores, agenda=Agenda((Rounds(), Bet())))

    def faults(self, state):
        return []

    def round_of(self, state):
        return state.round

    def scene(self, view, seat):
        pieces = tuple(
            Piece(
                id=number + 1,
                name=info.name,
                seat=number,
                icon="pig",
                base=RoundBase(300),
                pose=Pose(100 * view.scores[number], 1000 * number, 0, 0),
                gauges=(Gauge(text("score"), view.scores[number], GOAL),),
            )
            for number, info in enumerate(view.seats)
        )
        return Scene(table=Table(width=3000, depth=3000), pieces=pieces, round=view.round)

    def muster(self):
        return Runners()

    def odds(self) -> dict[str, Any]:
        count = Parameter("count", text("help-count"), 1, 40, 1)
        sides = Parameter("sides", text("help-count"), 2, 20)
        return {"sum": Attack("sum", text("roll"), (count, sides), dice_sum)}
