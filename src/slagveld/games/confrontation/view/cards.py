"""Reference cards and signs on figures: what is printed, and what is just now (CON-CARD-1)."""

from typing import NamedTuple

from slagveld.kept import beside
from slagveld.kernel.scene import Badge, Card
from slagveld.kit.pairs import listed_by
from slagveld.kit.view import Shown, Signs
from slagveld.record import replace
from slagveld.texts import Distance, Signed

from ..army.faces import (
    Now,
    competence_note,
    gear_notes,
    origin_note,
    other_lines,
    printed_card,
    title,
    value_lines,
)
from ..army.leadership import courage_of, discipline_of, own_discipline
from ..core.book import BOOK
from ..core.characteristics import attack, defence, initiative, resistance, shooting, strength
from ..core.competence_vocabulary import Commands, Effect, Staff
from ..core.figure import Figure
from ..core.profiles import Profile
from ..core.state import ClashState
from ..core.wound_table import WOUNDS
from ..terrain.movement_table import mov


class Lent(NamedTuple):
    """What leaders make of a figure's COU and DIS."""

    courage: int
    discipline: int


Leaders = dict[int, list[Figure]]
"""By seat those who lead, and those of their staffs."""

LEADING: tuple[type[Effect], ...] = (Commands, Staff)

CARDS = Shown[Figure, Card]()
"""By what leaders lend, and whether wounds slow anybody down."""
LENT = Shown[Figure, Lent]()
"""By all who lead in the army of a figure."""


def leaders_of(view: ClashState) -> Leaders:
    leading = [one for one in view.figures if any(one.powers.all(kind) for kind in LEADING)]
    return listed_by([(one.seat, one) for one in leading])


def lent_to(view: ClashState, figure: Figure, leaders: Leaders) -> Lent:
    """COU and DIS of a figure as they are: those of leaders near him where they are better."""
    own = leaders.get(figure.seat, [])
    lent = LENT.of(figure, own)
    if lent is not None:
        return lent
    if own:
        lent = Lent(courage_of(view, figure).total, discipline_of(view, figure).total)
    else:
        lent = Lent(figure.profile.courage or 0, own_discipline(figure).total)
    return LENT.keep(figure, own, lent)


def figure_card(view: ClashState, figure: Figure, lent: Lent) -> Card:
    """A figure with its values as they are; those that something changes are marked."""
    key = (lent, view.options.initiative_wounds)
    card = CARDS.of(figure, key)
    return CARDS.keep(figure, key, _card(view, figure, lent)) if card is None else card


def profile_card(row: Profile, seat: int) -> Card:
    """A reference card as it is printed, for a hand of cards."""
    return replace(printed_card(row), seat=seat)


def _card(view: ClashState, figure: Figure, lent: Lent) -> Card:
    profile = figure.profile
    own = [trait.rule for trait in profile.traits]
    traits = figure.powers.traits
    notes = [competence_note(trait, gained=trait.rule not in own) for trait in traits]
    now = Now(
        mov(figure),
        mov(figure, second=True),
        initiative(view, figure).total,
        attack(figure).total,
        strength(figure).total,
        defence(figure).total,
        resistance(figure).total,
        shooting(figure).total,
        lent.courage,
        lent.discipline,
    )
    face = _face(profile)
    return replace(
        face,
        lines=(*value_lines(profile, now), *face.lines),
        notes=(*face.notes[:-1], *notes, face.notes[-1]),
        rules=tuple(dict.fromkeys([trait.rule for trait in traits])),
        seat=figure.seat,
    )


@beside
def _face(row: Profile) -> Card:
    """What a card says of all its figures alike."""
    notes = (*gear_notes(row), origin_note(row))
    return Card(title=title(row), lines=other_lines(row), notes=notes, figure=row.figure)


SIGNS = Signs(BOOK, "scene-badge-")  # texts: *:scene-badge-*


def badges_of(figure: Figure, *, carries: bool, leads: bool = False) -> tuple[Badge, ...]:
    """What a glance at a figure must tell, the weightiest first; what it carries and is."""
    turn, wound, immune = figure.turn, figure.wound, figure.immune
    hurt = wound != "none" and not figure.dying
    fear = {"fear": 0 if figure.flight is None else figure.flight.fear}
    high = {"height": Distance(figure.pose.z)}
    mutated = {"value": turn.mutated, "amount": Signed(turn.mutation)}
    charge = {"amount": Signed(turn.charged)}
    return SIGNS.holding(
        (figure.dying, "half-dead", "dying", "bad"),
        (hurt, "bleeding-wound", "wound", "bad", WOUNDS.index(wound), {"level": wound}),
        (figure.stunned, "knocked-out-stars", "stunned", "bad"),
        ("lamed" in figure.maimed, "leg", "lamed", "bad"),
        ("weakened" in figure.maimed, "arm", "weakened", "bad"),
        (figure.flight is not None, "run", "fleeing", "bad", 1, fear),
        (turn.paralysed_by, "frozen-block", "paralysed", "bad"),
        (turn.afraid, "terror", "afraid", "bad"),
        (immune >= 0, "heart-beats", "immune", "good", immune, {"fear": immune}),
        (turn.charged, "charging-bull", "charged", "bad", -turn.charged, charge),
        (turn.no_attack, "surrounded-shield", "no-attack", "bad"),
        (turn.dodged, "dodging", "dodged", "good"),
        (turn.shot, "bow-arrow", "shot"),
        (turn.mutation, "dna2", "mutated", "good", turn.mutation, mutated),
        (figure.hidden, "hood", "hidden", "good"),
        (figure.climbing, "mountain-climbing", "climbing", "accent", 1, high),
        (figure.pose.z and not figure.climbing, "stairs", "height", "accent", 1, high),
        (carries, "swap-bag", "carries", "accent"),
        (leads, "crown", "champion", "accent"),
    )
