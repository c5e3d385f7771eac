"""What comes before the first round: agreement, terrain, named models, setting up (LC-4-2)."""

from collections.abc import Sequence

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form
from slagveld.kernel.event import Announced, PhaseBegan, Told
from slagveld.kernel.fields import Choice, PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import Choosing, SeatQuestion
from slagveld.texts import Text

from ..core.book import do, pick, refuse, text
from ..core.regiment import Regiment
from ..core.state import Battle, LittleState
from ..scenario.scenarios_and_campaign import Named, battle_of
from ..scenario.victory import SEATS, close
from ..turn.sequence import Rounds, shuffled
from .deployment import SetUpRegiment, ready_note
from .formation import arrayed, recruits, set_down
from .terrain_placing import SitePiece, site


class NameRegiment(Action, frozen=True):
    """This regiment is, or has, the model that is named."""

    regiment: PieceId


class NameModel(Choosing, frozen=True):
    """A player names a model that is a regiment of its own; without one, one of a regiment.

    The models of a regiment are alike: the first that is set up is the one.
    """

    actions = (NameRegiment,)
    rule = "LC-4.2-8"
    automatic = True

    place: int
    """Which of the scenario's named models it is."""

    def by_rule(self, state: LittleState) -> str:
        return self._named(state).rule

    def prompt(self, state: LittleState) -> Text:
        return text("ask-name", role=self._named(state).name)

    def choices(self, state: LittleState, seat: int) -> list[Choice]:
        return [Choice(str(one.id), one.name) for one in nameable(state, seat)]

    def offer(self, state: LittleState, choices: Sequence[Choice]) -> Form:
        field = pick.choice("regiment", "field-name", choices, numeric=True)
        return do(NameRegiment, "do-name", field, role=self._named(state).name)

    def unknown(self, state: LittleState) -> Refusal:
        named = self._named(state)
        return refuse(named.rule, "refusal-name", role=named.name)

    def answer(self, play: Battle, action: NameRegiment) -> None:
        named = self._named(play.state)
        play.state = play.state.noted(named.key, action.regiment)
        what = text("told-named", name=play.state.regiment(action.regiment).name, role=named.name)
        play.tell(Announced, seat=self.seat, what=what, pieces=(action.regiment,), rule=named.rule)

    def candidates(self, state: LittleState, seat: int) -> list[Action]:
        """All who may be named, characters and leaders first."""
        found = nameable(state, seat)
        found.sort(key=lambda one: not (one.card.character or one.skills.leader))
        return [NameRegiment(one.id) for one in found]

    def _named(self, state: LittleState) -> Named:
        return battle_of(state).named[self.place]


def nameable(state: LittleState, seat: int) -> list[Regiment]:
    """The regiments of one model; where an army has none, all of its regiments."""
    own = [regiment for regiment in state.regiments if regiment.seat == seat]
    return [regiment for regiment in own if regiment.count == 1] or own


class AgreeToRules(Action, frozen=True):
    """Play by these special rules."""


class DeclineRules(Action, frozen=True):
    """Do not play by them: the battle is called off, and nobody has won."""


class Agreement(SeatQuestion, frozen=True):
    """A player reads the special rules and agrees, or the battle does not take place (LC-4.1-7)."""

    actions = (AgreeToRules, DeclineRules)
    rule = "LC-4.1-7"
    offers = (do(AgreeToRules, "do-agree"), do(DeclineRules, "do-decline"))

    def prompt(self, state: LittleState) -> Text:
        battle = battle_of(state)
        words = text("special-rules", first=battle.special_words[0])
        for more in battle.special_words[1:]:
            words = text("special-rules-more", before=words, next=more)
        return text("ask-agree", title=battle.title, rules=words)

    def answer(self, play: Battle, action: AgreeToRules | DeclineRules) -> None:
        if isinstance(action, AgreeToRules):
            play.tell(Announced, seat=self.seat, what=text("told-agreed"), rule=self.rule)
        else:
            close(play, None, text("end-declined"), self.rule)

    def candidates(self, state: LittleState, seat: int) -> list[Action]:
        """Bots play."""
        return [AgreeToRules()]


class OpenBattle(Step, frozen=True):
    """The scenario is read out, its special rules are agreed on, and everybody sets up."""

    rule = "LC-4.1-1"

    ready: bool
    """The program sets everything up in good order."""
    confirm: bool
    """Both seats confirm special rules before anything else (LC-4.1-7)."""

    def run(self, play: Battle) -> None:
        battle = battle_of(play.state)
        play.tell(PhaseBegan, phase=text("phase-setup"), rule="LC-4-2")
        for words in (battle.situation, battle.battlefield):
            play.tell(Told, what=text("told-scenario", words=words), rule=self.rule)
        for one in battle.victory:
            values = {"player": play.state.seats[one.seat].name, "role": battle.roles[one.seat]}
            if one.wins:
                what = text("told-condition", words=one.words, **values)
            else:
                what = text("told-condition-points", words=one.words, points=one.points, **values)
            play.tell(Told, what=what, seat=one.seat, rule="LC-4.1-4")
        steps: list[Step] = []
        if battle.special_words and self.confirm:
            steps += [Agreement(seat) for seat in SEATS]
        steps += [
            SiteReady(place) if self.ready else SitePiece(sited.seat, place)
            for place, sited in enumerate(battle.sited)
        ]
        steps += [NameModel(named.seat, place) for place, named in enumerate(battle.named)]
        play.then(*steps, DrawOrder(), SetUpNext(self.ready), Rounds())


class SiteReady(Step, frozen=True):
    """The program puts a piece where the scenario has it."""

    rule = "LC-4.1-3"

    place: int

    def run(self, play: Battle) -> None:
        sited = battle_of(play.state).sited[self.place]
        site(play, sited, sited.x, sited.y)


class DrawOrder(Step, frozen=True):
    """Cards are shuffled to set up by (LC-4-2), one side first if a scenario says so (LC-4.2-6)."""

    rule = "LC-4-2"

    def run(self, play: Battle) -> None:
        state = play.state
        by_id = state.regiments_by_id
        deck = [regiment.id for regiment in state.regiments]
        drawn = shuffled(play, deck, text("setup-deck"), self.rule)
        order = battle_of(state).order
        if order:
            drawn.sort(key=lambda one: order.index(by_id[one].seat))
        play.replace(waiting=tuple(drawn))


class SetUpNext(Step, frozen=True):
    """The next regiment is set up, until none waits."""

    rule = "LC-4-2"

    ready: bool

    def run(self, play: Battle) -> None:
        state = play.state
        if not state.waiting:
            return
        number = state.waiting[0]
        seat = state.regiment(number).seat
        stands = arrayed(state, number)
        play.then(self)
        if not stands:
            gone = recruits(state, number).regiments
            play.replace(waiting=tuple([one for one in state.waiting if one not in gone]))
            what = text("told-no-room", name=state.regiment(number).name)
            play.tell(Told, what=what, rule=self.rule)
        elif self.ready or state.note(ready_note(seat)):
            set_down(play, number, stands, self.rule)
        else:
            play.then(SetUpRegiment(seat, number))
