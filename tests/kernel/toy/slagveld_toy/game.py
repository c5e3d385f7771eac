"""The Ford as a game system: set-up, secrets, soundness."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from slagveld.kernel.agenda import Agenda, Hidden
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Choice
from slagveld.kernel.game import Game
from slagveld.kernel.odds import Attack, Parameter
from slagveld.kernel.play import Play
from slagveld.kernel.ready_battle import Scenario
from slagveld.kernel.scene import Scene
from slagveld.kernel.setup import Option, Setup
from slagveld.kernel.standing import PolicyForm
from slagveld.kernel.state import State
from slagveld.record import replace
from slagveld.table.layout import Layout
from slagveld.texts import Name, Text
from slagveld_toy.chances import arrow_chances
from slagveld_toy.magic import Counter, restored
from slagveld_toy.model import COUNTER, KEY, STACK, UNKNOWN, FordState, Player, text
from slagveld_toy.places import SCENARIOS, deploy
from slagveld_toy.scene import scene
from slagveld_toy.turn import BeginRound


class Toy(Game[FordState]):
    """The Ford."""

    key: ClassVar[str] = KEY
    title: ClassVar[Name] = Name("The Ford", "De Doorwaadbare Plaats", "Die Furt")
    version: ClassVar[int] = 1
    listed: ClassVar[bool] = False
    state_type: ClassVar[type[State]] = FordState
    prompts_per_round: ClassVar[int] = 40
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            key="rounds",
            title=text("option-rounds"),
            help=text("option-rounds-help"),
            default=6,
            least=1,
            most=20,
            rule="TOY-END-1",
        ),
    )
    policies: ClassVar[tuple[PolicyForm, ...]] = (
        PolicyForm(
            "watch",
            text("policy-watch"),
            (Choice("ask", text("policy-ask")), Choice("never", text("policy-never"))),
        ),
        PolicyForm(
            "counter",
            text("policy-counter"),
            (Choice("ask", text("policy-ask")), Choice("never", text("policy-never"))),
        ),
        PolicyForm(
            "press",
            text("policy-press"),
            (
                Choice("ask", text("policy-ask")),
                Choice("always", text("policy-always")),
                Choice("never", text("policy-never")),
            ),
        ),
    )

    def scenarios(self) -> Sequence[Scenario]:
        """The ford, and the ford with three."""
        return SCENARIOS

    def start(self, setup: Setup) -> FordState:
        """Everybody on their edge, the stack unshuffled: cards are drawn by chance."""
        players = [seat for seat, info in enumerate(setup.seats) if not info.leader]
        layout, soldiers = deploy(players)
        return FordState(
            seats=setup.seats,
            layout=layout,
            soldiers=soldiers,
            hands=tuple(Player() for _ in setup.seats),
            stack=tuple(sorted(STACK)),
            limit=int(setup.options.get("rounds", 6)),
            next_id=len(soldiers) + 1,
            agenda=Agenda((BeginRound(),)),
        )

    def stands(self, state: FordState, piece: int) -> bool:
        """Whether a soldier is on the table."""
        return state.soldier(piece) is not None

    def round_of(self, state: FordState) -> int:
        """The round being played."""
        return state.round

    def layout(self, state: FordState) -> Layout:
        """The table."""
        return state.layout

    def faults(self, state: FordState) -> list[Text]:
        """Soldiers and bases must be the same, cards neither more nor fewer than the stack."""
        found = []
        ids = [soldier.id for soldier in state.soldiers]
        if ids != [placed.id for placed in state.layout.bases]:
            found.append(text("fault-bases"))
        if any(soldier.wounds < 1 or soldier.wounds > 2 for soldier in state.soldiers):
            found.append(text("fault-wounds"))
        cards = [card for player in state.hands for card in player.hand]
        known = sorted([*cards, *state.stack, *state.discards])
        if UNKNOWN not in known and known != sorted(STACK):
            found.append(text("fault-cards"))
        if any(not 0 <= soldier.seat < len(state.seats) for soldier in state.soldiers):
            found.append(text("fault-seat"))
        return found

    def seat_left(self, play: Play[FordState], seat: int) -> None:
        """The soldiers of a seat that gives up leave with it."""
        play.state = play.state.without(soldier.id for soldier in play.state.of(seat))
        super().seat_left(play, seat)

    def hide(self, state: FordState, seat: int | None) -> FordState:
        """Other hands and the stack show only how many cards there are."""
        hands = tuple(
            player if number == seat else replace(player, hand=(UNKNOWN,) * len(player.hand))
            for number, player in enumerate(state.hands)
        )
        stack = (UNKNOWN,) * len(state.stack)
        return replace(state, hands=hands, stack=stack)

    def fill(self, view: FordState, seat: int, rng: Rng) -> FordState:
        """Deal the cards one cannot see; who is asked to counter holds a counterspell."""
        unseen = list(STACK)
        for card in (*view.hands[seat].hand, *view.discards):
            unseen.remove(card)
        rng.shuffle(unseen)
        steps = view.agenda.steps
        holder: int | None = None
        if steps and isinstance(steps[-1], Hidden):
            question = restored(steps[-1], steps)
            steps = (*steps[:-1], question)
            holder = question.seat
        elif steps and isinstance(steps[-1], Counter):
            holder = steps[-1].seat
        hands = list(view.hands)
        order = sorted(range(len(hands)), key=lambda number: number != holder)
        for number in order:
            if number == seat:
                continue
            count = len(hands[number].hand)
            if number == holder and COUNTER in unseen:
                unseen.remove(COUNTER)
                unseen.insert(0, COUNTER)
            dealt, unseen = unseen[:count], unseen[count:]
            hands[number] = replace(hands[number], hand=tuple(sorted(dealt)))
        return replace(view, hands=tuple(hands), stack=tuple(sorted(unseen)), agenda=Agenda(steps))

    def scene(self, view: FordState, seat: int | None) -> Scene:
        """What a display needs."""
        return scene(view)

    def odds(self) -> Mapping[str, Any]:
        """The chances of an arrow."""
        needed = Parameter("needed", text("to-hit"), 1, 12)
        press = Parameter("press", text("field-press"), 0, 1, 1)
        return {"arrow": Attack("arrow", text("do-shoot"), (needed, press), arrow_chances)}
