"""The row of army cards: turned up from one deck, activated in their order (LC-1.3-1..LC-1.3-4)."""

from slagveld.kernel.event import Drawn, Told
from slagveld.texts import Text

from ..core.book import text
from ..core.state import Battle, LittleCarnageState


def turn_up(play: Battle) -> int:
    """Turn one card of the deck up; whose it is."""
    state = play.state
    by_id = state.regiments_by_id
    number: int = play.draw(
        state.deck,
        purpose=text("turn-deck"),
        rule="LC-1.3-1",
        label=lambda drawn: by_id[drawn].name,
    )
    _lay(play, number)
    return number


def turn_last(play: Battle) -> None:
    """The last card of the deck needs no chance."""
    for number in play.state.deck:
        tell_last(play, number, text("turn-deck"), "LC-1.3-1")
        _lay(play, number)


def tell_last(play: Battle, number: int, bag: Text, rule: str) -> None:
    """Tell the last card of a deck, which comes up without a draw."""
    if not play.listening:
        return
    name = play.state.regiment(number).name
    play.tell(Drawn, seat=None, bag=bag, item=str(number), label=name, rule=rule)


def _lay(play: Battle, number: int) -> None:
    state = play.state
    deck = tuple([other for other in state.deck if other != number])
    play.replace(deck=deck, row=(*state.row, number))


def coming(state: LittleCarnageState) -> list[int]:
    """Regiments of the open row that are still to be activated, in order."""
    by_id = state.regiments_by_id
    return [n for n in state.row if not by_id[n].round.activated and state.alive(n)]


def next_of_row(play: Battle) -> int | None:
    """The regiment whose turn it is, from the row or freshly drawn; None when the round is over."""
    open_cards = coming(play.state)
    if open_cards:
        return open_cards[0]
    while play.state.deck:
        number = turn_up(play)
        state = play.state
        if not state.regiment(number).round.activated and state.alive(number):
            return number
        key = "turn-skipped" if state.alive(number) else "turn-gone"  # texts: *:turn-*
        rule = "LC-1.6-17" if state.alive(number) else "LC-1.3-4"
        play.tell(Told, what=text(key, name=state.regiment(number).name), rule=rule)
    return None
