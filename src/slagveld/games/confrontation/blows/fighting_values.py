"""What a warrior is worth in a fight: INI, ATT, DEF and FOR with all that a fight adds to them.

And the blows that have hit him in a striking step, with the dice that he has to answer them.
"""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.modifiers import Item, Tally
from slagveld.texts import Text

from ..core import characteristics
from ..core.asking import trait_name
from ..core.book import KEY, policy, text
from ..core.bout import Blow, Bout, Hand
from ..core.characteristic_tests import Check, faces_of
from ..core.competence_vocabulary import Modifies, Value, When
from ..core.figure import Figure
from ..core.state import Battle, ClashState

FURY = "fury"
"""The mark of one who has declared his war fury (until the end of the turn)."""


def attack_value(figure: Figure, hand: Hand | None = None) -> Tally:
    """ATT in a fight; `hand` is how his dice are allocated, None before that."""
    return characteristics.attack(figure, *modifiers(figure, "attack", hand))


def defence_value(figure: Figure, hand: Hand | None = None) -> Tally:
    """DEF in a fight, as `attack_value`."""
    return characteristics.defence(figure, *modifiers(figure, "defence", hand))


def strength_value(figure: Figure) -> Tally:
    """FOR of a blow in melee; what stands on the card counts, and no weapon besides (CON-STAT-5).

    After a charge that of CON-CARD-force-en-charge. A card's own die is not in it (CON-HOUSE-10).
    """
    found = figure.powers.number("charge-strength")
    lance = None
    if found is not None and figure.turn.assault == "charge":
        gain = found[1] - figure.profile.strength
        lance = Item(gain, trait_name(found[0]), found[0].rule)
    return characteristics.strength(figure, lance, *modifiers(figure, "strength"))


def modifiers(figure: Figure, value: Value, hand: Hand | None = None) -> list[Item]:
    """What competences change in a value in a fight; `hand` as in `attack_value`."""
    return [
        Item(effect.amount, trait_name(trait), trait.rule)
        for trait, effect in figure.powers.all(Modifies)
        if effect.value == value and _holds(figure, effect.when, hand)
    ]


def _holds(figure: Figure, when: When, hand: Hand | None) -> bool:
    """Whether the condition of a modifier is met.

    With every die on attack (CON-CARD-bravoure), with a die on defence (CON-CARD-parade), after a
    charge (CON-CARD-brutal) or any assault (CON-CARD-kal-shadar) into contact in this turn, in the
    initiative roll of a fight (CON-CARD-vivacite).
    """
    match when:
        case "all-attack":
            return hand is not None and hand.attack > 0 and hand.defence == 0
        case "any-defence":
            return hand is not None and hand.defence > 0
        case "charged":
            return figure.turn.assault == "charge"
        case "assaulted":
            return figure.turn.assault != ""
        case "melee-initiative":
            return True


def lowest(state: ClashState, target: int) -> int | None:
    """The lowest threshold against a target: its DEF if it has a die on defence (CON-MELEE-11).

    None: any. What counts is the allocation, not whether the die has been used since.
    """
    figure, bout = state.figure(target), state.bout
    if figure is None or bout is None or bout.hand(target).defence < 1:
        return None
    return defence_value(figure, bout.hand(target)).total


POLICY = policy("blocks", "melee-policy-blocks", "ask", "always", "best")
"""The policy by which blocks are chosen: `ask`, `always` or `best`."""
SUSTAINED_RAISE = 2
"""How much higher it is with each further block of a sustained defence (CON-SUST-5)."""


class BoutStep(Step, frozen=True):
    """A step of the fight that is being fought; where there is none it does nothing."""

    def run(self, play: Battle) -> None:
        if play.state.bout is not None:
            self.fight(play, play.state.bout)

    def resume(self, play: Battle, value: Any) -> None:
        if play.state.bout is not None:
            self.go_on(play, play.state.bout, value)

    def fight(self, play: Battle, bout: Bout) -> None:
        raise NotImplementedError

    def go_on(self, play: Battle, bout: Bout, value: Any) -> None:
        raise NotImplementedError


def both_of(state: ClashState, blow: Blow) -> tuple[Figure, Figure] | None:
    """Who strikes a blow and at whom; None when one of them is gone."""
    striker, target = state.figure(blow.striker), state.figure(blow.target)
    return None if striker is None or target is None else (striker, target)


def hit_words(state: ClashState, blow: Blow, threshold: int, *, plain: bool = True) -> Text:
    striker, target = state.those(blow.striker, blow.target)
    values = {"threshold": threshold, "number": blow.id + 1}
    key = "melee-hit" if plain or not blow.master else "melee-hit-master"
    return text(key, name=striker.name, enemy=target.name, **values)  # texts: *:melee-hit*


def hits_on(bout: Bout, blows: Sequence[int], target: int | None = None) -> list[Blow]:
    """The blows among these that have hit and are not blocked, of all targets or of one."""
    found = [bout.blow(number) for number in blows]
    return [b for b in found if b.fate == "hit" and target in (None, b.target)]


def fumbles_on(state: ClashState, bout: Bout, blows: Sequence[int]) -> list[Blow]:
    """Blows that failed by a 1 against somebody who may trade a defence die for it."""
    failed = [blow for blow in map(bout.blow, blows) if blow.fate == "fumbled"]
    able = [blow for blow in failed if bout.hand(blow.target).blocks > 0]
    by_id = state.field.by_id
    here = [(blow, by_id[blow.target]) for blow in able if blow.target in by_id]
    return [blow for blow, target in here if target.powers.gives("ripostes")]


def usable(state: ClashState, bout: Bout, blows: Sequence[int]) -> bool:
    """Whether somebody has a defence die and something to use it for."""
    here = [hit.target for hit in hits_on(bout, blows) if hit.target in state.field.by_id]
    return any(bout.hand(one).blocks > 0 for one in here) or bool(fumbles_on(state, bout, blows))


def defence_check(
    bout: Bout, number: int, striker: Figure, target: Figure, raised: int, rule: str
) -> Check:
    blow = bout.blow(number)
    return Check(
        seat=target.seat,
        purpose=text("melee-roll-defence", name=target.name, enemy=striker.name),
        cites=rule,
        value=defence_value(target, bout.hand(target.id)),
        difficulty=blow.threshold + raised,
        against=Tally(blow.threshold, name=text("melee-threshold", name=striker.name)).plus(
            Item(raised, text("melee-item-raised"), rule)
        ),
        yields=f"{KEY}:yields-blocked",
        faces=faces_of(target, "defence"),
        pieces=(target.id, blow.striker),
    )
