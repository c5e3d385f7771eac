"""The whole game: what a battle holds, what may be done, what follows from it."""

from typing import Annotated

import msgspec

from slagveld.kernel.agenda import Agenda, Question
from slagveld.kernel.decision import Action, Decision, Form
from slagveld.kernel.event import Moved, Slain
from slagveld.kernel.fields import NumberField
from slagveld.kernel.game import Game
from slagveld.kernel.modifiers import Need, Tally
from slagveld.kernel.ready_battle import Scenario
from slagveld.kernel.rulebook import refuse
from slagveld.kernel.scene import Gauge, Piece, Scene, Table
from slagveld.kernel.state import Outcome, State
from slagveld.table.shapes import Pose, RoundBase, Spot
from slagveld.texts import Name, Text

PACE = 300
"""Three centimetres: lengths are tenths of a millimetre."""
APART, NEAREST, STRIDE = 16, 2, 3
"""Paces between the duellists at first and at the least, and in one turn."""


def text(key, **values):
    """A sentence of this game, from `texts/`."""
    return Text(f"standoff:{key}", values)


class Duel(State, kw_only=True):
    """What a battle holds. Never changed: a change makes a new one."""

    walked: tuple[int, int] = (0, 0)
    bullets: tuple[int, int] = (1, 1)
    turns: int = 0

    @property
    def apart(self):
        return APART - sum(self.walked)

    def pose(self, seat):
        away = 2 + self.walked[seat]
        return Pose((away if seat == 0 else APART + 4 - away) * PACE, 5 * PACE, seat * 1800)


class Walk(Action, frozen=True):
    """An answer: so many paces ahead."""

    paces: Annotated[int, msgspec.Meta(ge=0, le=99)]


class Fire(Action, frozen=True):
    """An answer: the bullet."""


class TakeTurn(Question, frozen=True):
    """The one question of the game, put to each seat in turn."""

    seat: int
    actions = (Walk, Fire)
    rule = "ST-TURN-1"

    def who(self, state):
        return (self.seat,)

    def check(self, state, seat, action):
        """Why an answer is refused, or None. Bots, screens and servers all ask this."""
        most = min(STRIDE, state.apart - NEAREST)
        if isinstance(action, Fire):
            return None if state.bullets[seat] else refuse("ST-FIRE-1", "standoff:refusal-bullet")
        if 1 <= action.paces <= most or action.paces == most == 0:
            return None
        return refuse("ST-WALK-1", "standoff:refusal-paces", most=most)

    def candidates(self, state, seat):
        """A menu that is never empty."""
        every = [*(Walk(paces) for paces in range(STRIDE + 1)), Fire()]
        return [action for action in every if self.check(state, seat, action) is None]

    def ask(self, state):
        """The question as data, for any screen."""
        paces = NumberField(name="paces", title=text("field-paces"), least=0, most=STRIDE)
        forms = [Form(action="Walk", title=text("do-walk"), fields=(paces,), rule="ST-WALK-1")]
        if state.bullets[self.seat]:
            forms.append(Form(action="Fire", title=text("do-fire"), rule="ST-FIRE-1"))
        return Decision(
            seats=(self.seat,), prompt=text("ask-turn"), forms=tuple(forms), rule=self.rule
        )

    def answer(self, play, action):
        """Carry an allowed answer out."""
        play.replace(turns=play.state.turns + 1)
        if isinstance(action, Walk):
            walk(play, self.seat, action.paces)
        else:
            fire(play, self.seat)
        play.then(TakeTurn(1 - self.seat))


def walk(play, seat, paces):
    walked = list(play.state.walked)
    walked[seat] += paces
    play.replace(walked=tuple(walked))
    pose = play.state.pose(seat)
    way = (Spot(pose.x, pose.y),)
    name = play.state.seats[seat].name
    play.tell(
        Moved, piece=seat, name=name, path=way, pose=pose, length=paces * PACE, rule="ST-WALK-1"
    )


def fire(play, seat):
    state = play.state
    play.replace(
        bullets=tuple(0 if one == seat else left for one, left in enumerate(state.bullets))
    )
    need = Need(Tally(state.apart, name=text("distance")), ">=")
    purpose = text("shot", shooter=state.seats[seat].name)
    (die,) = play.roll(
        1, 20, purpose=purpose, rule="ST-FIRE-1", seat=seat, need=need, pieces=(seat,)
    )
    if need.met(die):
        play.tell(Slain, piece=1 - seat, name=state.seats[1 - seat].name, by=seat, rule="ST-FIRE-1")
        play.finish(Outcome(winners=(seat,), reason=text("end-hit"), rule="ST-END-1"))
    elif not any(play.state.bullets):
        play.finish(Outcome(winners=(), reason=text("end-missed"), rule="ST-END-1"))


class Standoff(Game[Duel]):
    """What the kernel asks of a game."""

    key = "standoff"
    title = Name.same("Standoff")
    state_type = Duel
    prompts_per_round = 1

    def scenarios(self):
        street = Name("The street", "De straat", "Die Straße")
        return (Scenario(key="street", title=street, summary=street, players=(2,)),)

    def start(self, setup):
        return Duel(seats=setup.seats, agenda=Agenda((TakeTurn(0),)))

    def round_of(self, state):
        return state.turns // 2 + 1

    def faults(self, state):
        return [] if state.apart >= NEAREST else [text("fault-near")]

    def scene(self, view, seat):
        pieces = tuple(
            Piece(
                id=one,
                name=info.name,
                seat=one,
                icon="revolver",
                base=RoundBase(250),
                pose=view.pose(one),
                gauges=(Gauge(text("bullet"), view.bullets[one], 1),),
            )
            for one, info in enumerate(view.seats)
        )
        return Scene(table=Table(width=(APART + 4) * PACE, depth=10 * PACE), pieces=pieces)
