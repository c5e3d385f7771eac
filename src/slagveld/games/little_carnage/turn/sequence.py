"""The course of a round: one deck of army cards, one activation for each (LC-1.3-1 to LC-1.3-4)."""

from collections.abc import Sequence

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Drawn, PhaseBegan, RoundBegan, Told
from slagveld.record import replace
from slagveld.texts import Text

from ..core.book import text
from ..core.names import tell_state
from ..core.regiment import Round
from ..core.state import Battle, LittleState
from ..magic.any_moment import Occasion, opportunity
from ..morale.fear_marker import calm
from ..scenario.victory import check_round
from .activation import Activation


class Rounds(Step, frozen=True):
    """Round after round: all cards are shuffled, each regiment is activated once (LC-1.3-3)."""

    rule = "LC-1.3-1"

    def run(self, play: Battle) -> None:
        state = play.state
        number = state.round + 1
        living = tuple(sorted([r.id for r in state.regiments if state.alive(r.id)]))
        play.replace(round=number, row=(), deck=living, active=0)
        play.tell(RoundBegan, round=number, rule="LC-1.1-21")
        if state.options.open_row:
            row = shuffled(play, living, text("turn-deck"), self.rule)
            play.replace(row=tuple(row), deck=())
        play.then(NextCard(), LateSpells(), RoundEnds(), self)


class NextCard(Step, frozen=True):
    """The next regiment of the row is activated as a whole, until none is left (LC-1.1-3)."""

    rule = "LC-1.3-2"

    def run(self, play: Battle) -> None:
        """Activate whoever comes next; cards of the fallen and of those who reacted are skipped."""
        number = next_of_row(play)
        if number is None:
            return
        state = play.state
        regiment = state.regiment(number).did(activated=True)
        play.replace(active=number, regiments=state.regiments_with(regiment))
        if play.listening:
            player = state.seats[regiment.seat].name
            phase = text("turn-activation", name=regiment.name, player=player)
            play.tell(PhaseBegan, phase=phase, seat=regiment.seat, rule=self.rule)
        play.then(Activation(seat=regiment.seat), ActivationEnds(regiment=number), self)
        opportunity(play)


class ActivationEnds(Step, frozen=True):
    """An activation is over; the next begins only then (LC-1.3-2)."""

    rule = "LC-1.3-2"

    regiment: int

    def run(self, play: Battle) -> None:
        number = self.regiment
        tell_idle(play, number)
        regiment = play.state.regiment(number).did(over=True)
        state = replace(play.state.with_regiment(regiment), active=0)
        climbers = [m.changed(climbed=False) for m in state.models_of(number) if m.climbed]
        play.state = state.with_model(*climbers) if climbers else state
        dry_up(play, number)
        opportunity(play, regiment.seat)


def tell_idle(play: Battle, number: int) -> None:
    """Say who has done nothing; with magic also whose activation is over, as spells may follow."""
    if not play.listening or not play.state.alive(number):
        return
    regiment = play.state.regiment(number)
    done = regiment.round
    busy = done.moved or done.attacked or done.cast or done.full_defence or done.berserk
    idle = not busy and not done.repeated
    if idle or play.state.options.magic:
        key = "turn-idle" if idle else "turn-over"
        stands = [stand.id for stand in play.state.stands_of(number)]
        what = text(key, name=regiment.name)  # texts: *:turn-*
        play.tell(Told, what=what, pieces=(number, *stands), rule="LC-1.3-6")


class LateSpells(Step, frozen=True):
    """All cards have been played; wizards may still cast before the round is over (LC-1.3-17)."""

    rule = "LC-1.1-21"

    def run(self, play: Battle) -> None:
        opportunity(play)


class RoundEnds(Step, frozen=True):
    """The round is over: what was limited to it ends (LC-1.1-21)."""

    rule = "LC-1.1-21"

    def occasion(self, state: LittleState) -> Occasion:
        """A moment of magic before it is the last of the round (LC-1.3-17)."""
        return Occasion("round")

    def run(self, play: Battle) -> None:
        for regiment in play.state.regiments:
            dry_up(play, regiment.id)
            if regiment.frightened:
                calm(play, regiment.id, regiment.round.frightened_by, "LC-1.8-fear-5")
        state = play.state
        fresh = [r.changed(round=Round()) for r in state.regiments if r.round != Round()]
        hit = [model.changed(hit=0) for model in state.field.models if model.hit]
        state = state.with_regiment(*fresh)
        play.state = state.with_model(*hit) if hit else state
        check_round(play)


def dry_up(play: Battle, number: int) -> None:
    """Free a regiment of a mire whose time is over (LC-SPELL-mire)."""
    state = play.state
    regiment = state.regiment(number)
    if not 0 < regiment.mired <= state.round:
        return
    play.state = state.changed(number, mired=0)
    tell_state(play, regiment, text("magic-state-mired"), "LC-SPELL-mire", on=False)


# The row of army cards: turned up from one deck, activated in their order


def drawn(play: Battle, deck: Sequence[int], bag: Text, rule: str) -> int:
    """A card of a deck that chance turns up; whose it is."""
    by_id = play.state.regiments_by_id
    return play.draw(deck, purpose=bag, rule=rule, label=lambda one: by_id[one].name)


def shuffled(play: Battle, deck: Sequence[int], bag: Text, rule: str) -> list[int]:
    """All cards of a deck as chance turns them up; the last comes up without a draw."""
    left, found = list(deck), []
    while len(left) > 1:
        found.append(drawn(play, left, bag, rule))
        left.remove(found[-1])
    for number in left if play.listening else ():
        name = play.state.regiment(number).name
        play.tell(Drawn, seat=None, bag=bag, item=str(number), label=name, rule=rule)
    return found + left


def coming(state: LittleState) -> list[int]:
    """Regiments of the open row that are still to be activated, in order."""
    row = [state.regiment(number) for number in state.row]
    return [one.id for one in row if not one.round.activated and state.alive(one.id)]


def next_of_row(play: Battle) -> int | None:
    """The regiment whose turn it is, from the row or freshly drawn; None when the round is over."""
    open_cards = coming(play.state)
    if open_cards:
        return open_cards[0]
    while play.state.deck:
        number = drawn(play, play.state.deck, text("turn-deck"), "LC-1.3-1")
        deck = tuple([other for other in play.state.deck if other != number])
        play.replace(deck=deck, row=(*play.state.row, number))
        state = play.state
        if not state.regiment(number).round.activated and state.alive(number):
            return number
        key = "turn-skipped" if state.alive(number) else "turn-gone"  # texts: *:turn-*
        rule = "LC-1.6-17" if state.alive(number) else "LC-1.3-4"
        play.tell(Told, what=text(key, name=state.regiment(number).name), rule=rule)
    return None
