"""Casualties: figures killed, those who fight on for a while, and the death of a personal enemy."""

from collections.abc import Sequence

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.event import Removed, Slain, Told
from slagveld.kernel.fields import Choice
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import Choosing
from slagveld.record import replace
from slagveld.texts import Listing, Text

from ..core.asking import FigureAsked, tell_status
from ..core.book import do, measured, pick, refuse, text
from ..core.competence_vocabulary import FightsOn, Vendetta
from ..core.competences import Trait, trait
from ..core.figure import Figure
from ..core.state import Battle, ClashState, Fallen
from .healing import heal

KILLED = "CON-HOUSE-5"
"""The rule by which one killed outright is taken from the table."""


def is_down(state: ClashState, number: int) -> bool:
    """Whether a figure has been killed: it is gone, or only fights on until its time is over."""
    figure = state.figure(number)
    return figure is None or figure.dying


def kill(play: Battle, number: int, by: int, *, striker: int = 0, rule: str = KILLED) -> None:
    """A figure is killed outright, perhaps by a Resistance below 0 (CON-TEST-9): removed at once.

    Unless it fights on (CON-CARD-acharne).

    `by` is the seat that is credited, `striker` the figure that did it. Whoever has his personal
    enemy killed is asked afterwards, by a question on the agenda: a caller must not give a value.
    """
    figure = play.state.figure(number)
    if figure is None or figure.dying:
        return
    found = figure.powers.one(FightsOn)
    if found is None:
        remove(play, number, by, striker=striker, rule=rule)
    else:
        play.state = play.state.changed(number, wound="critical", dying=True, felled_by=by)
        tell_status(play, figure, text("wounds-status-dying"), found[0].rule)
    killer = play.state.figure(striker)
    vendetta = None if killer is None else vendetta_on(killer, figure)
    if killer is None or vendetta is None or killer.dying or killer.gained:
        return
    heal(play, striker, vendetta[1].heals, vendetta[0].rule)
    play.then(ChooseReward(killer.seat, striker, vendetta[1].gains, vendetta[0].rule))


def remove(
    play: Battle, number: int, by: int, *, fled: bool = False, striker: int = 0, rule: str = KILLED
) -> None:
    """Take a figure from the table as a casualty, whatever it could still do.

    What it carried is left where it stood. Who `fled` off the table was not slain (CON-FEAR-14).
    """
    figure = play.state.figure(number)
    if figure is None:
        return
    _let_fall(play, figure)
    fallen = (*play.state.fallen, Fallen(figure, by, fled))
    play.state = replace(play.state.without(number), fallen=fallen)
    if fled:
        cause = text("wounds-cause-fled")
        play.tell(Removed, piece=number, name=figure.name, cause=cause, rule="CON-FEAR-14")
    else:
        play.tell(Slain, piece=number, name=figure.name, by=striker or None, rule=rule)


def expire(play: Battle, *, turn: bool = False) -> None:
    """A phase is over, or (`turn`) the whole turn: those who only fought on until now fall."""
    for figure in play.state.figures:
        if figure.dying:
            found = figure.powers.one(FightsOn)
            if turn or found is None or found[1].until == "phase":
                rule = KILLED if found is None else found[0].rule
                remove(play, figure.id, figure.felled_by, rule=rule)


def _let_fall(play: Battle, figure: Figure) -> None:
    """What a figure carried lies where it stood (CON-CHARGE-5 leaves objects to the scenario)."""
    objects, here = play.state.objects, {"bearer": 0, "x": figure.pose.x, "y": figure.pose.y}
    dropped = [prize.id for prize in objects if prize.bearer == figure.id]
    if not dropped:
        return
    left = [replace(prize, **here) if prize.id in dropped else prize for prize in objects]
    play.replace(objects=tuple(left))
    what = text("wounds-told-dropped", name=figure.name)
    play.tell(Told, what=what, pieces=(figure.id, *dropped), rule="CON-CHARGE-5")


def losses(state: ClashState, seat: int) -> int:
    """What the casualties of a seat cost, in points; one who is dying counts already."""
    fallen = [one.figure for one in state.fallen]
    dying = [figure for figure in state.figures if figure.dying]
    return sum([figure.profile.points for figure in (*fallen, *dying) if figure.seat == seat])


WITH = "+"
"""Joins the keys of competences that are gained together."""


def vendetta_on(killer: Figure, victim: Figure) -> tuple[Trait, Vendetta] | None:
    """The competence by which a victim was the personal enemy of his killer, or None.

    X on the card is a proper name, so that it means a character, whatever the edition of his card.
    """
    if not victim.profile.character:
        return None
    name = victim.profile.name
    known = [word.casefold() for word in (name.en, name.nl, name.de, victim.key)]
    found = killer.powers.all(Vendetta)
    return next((pair for pair in found if pair[1].on.casefold() in known), None)


class TakeReward(Action, frozen=True):
    """The competences that he gains, their keys joined by a plus."""

    reward: str


class ChooseReward(FigureAsked, Choosing, frozen=True):
    """His player chooses what an avenger gains, for the rest of the game."""

    rule = "CON-CARD-ennemi-personnel"
    words = "wounds-ask-reward"
    actions = (TakeReward,)

    gains: tuple[tuple[str, ...], ...]
    cites: str

    def names(self) -> tuple[int, ...]:
        return (self.figure,)

    def by_rule(self, state: ClashState) -> str:
        return self.cites

    def choices(self, state: ClashState, seat: int) -> list[Choice]:
        return [Choice(WITH.join(gain), _words(gain)) for gain in self.gains]

    def offer(self, state: ClashState, choices: Sequence[Choice]) -> Form:
        reward = pick.choice("reward", "wounds-field-reward", choices)
        return do(TakeReward, "wounds-do-reward", reward)

    def unknown(self, state: ClashState) -> Refusal:
        return refuse(self.cites, "refusal-wounds-reward")

    def answer(self, play: Battle, action: TakeReward) -> None:
        gain = tuple(action.reward.split(WITH))
        play.state = play.state.changed(self.figure, gained=gain)
        status = text("wounds-status-gained", gains=_words(gain))
        tell_status(play, self.one(play.state), status, self.cites)


def _words(gain: tuple[str, ...]) -> Text:
    traits = [trait(key) for key in gain]
    told = [text("wounds-gain", ability=t.name, words=measured(t.ability.words)) for t in traits]
    return text("wounds-gains", gains=Listing(tuple(told)))
