"""Where wizards may cast outside the order of actions (LC-1.3-17)."""

from slagveld.games.little_carnage.model import Battle


def opportunity(play: Battle, first: int | None = None) -> None:
    """Let wizards cast before the agenda goes on; nothing while magic is off (LC-3-1).

    `first` is the seat that goes first where no regiment is activated any more.
    """
    state = play.state
    if state.options.magic:
        from slagveld.games.little_carnage.magic import MagicMoment

        if state.active:
            first = state.regiment(state.active).seat
        play.moment(MagicMoment(first=first or 0))
