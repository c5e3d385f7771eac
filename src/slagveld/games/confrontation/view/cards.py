"""Reference cards and signs on figures: what is printed, and what is just now (CON-CARD-1)."""

from functools import cache
from typing import NamedTuple

from slagveld.kept import beside
from slagveld.kernel.scene import Badge, Card, Line
from slagveld.kit.view import Shown, Signs, holding
from slagveld.table.shapes import Pose
from slagveld.texts import Distance, Listing, Signed, Text

from ..army.leadership import courage_of, discipline_of, own_discipline
from ..army.muster import title
from ..core.book import BOOK, measured, text
from ..core.effects import Commands, Staff
from ..core.figure import Figure
from ..core.profiles import Profile, peoples
from ..core.state import ClashState
from ..core.values import attack, defence, initiative, resistance, shooting, strength
from ..core.wound_table import WOUNDS
from ..terrain.movement_table import mov


class Lent(NamedTuple):
    """What leaders make of a figure's COU and DIS."""

    courage: int
    discipline: int


Leaders = dict[int, list[Figure]]
"""By seat those who lead, and those of their staffs."""

CARDS = Shown[Figure, Card]()
"""By what leaders lend, and whether wounds slow anybody down."""
LENT = Shown[Figure, Lent]()
"""By all who lead in the army of a figure."""


def leaders_of(view: ClashState) -> Leaders:
    """Who leads, and who is of a staff, in each army."""
    found: Leaders = {}
    for figure in view.figures:
        powers = figure.powers
        if powers.one(Commands) is not None or powers.one(Staff) is not None:
            found.setdefault(figure.seat, []).append(figure)
    return found


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


@cache
def profile_card(key: str, seat: int) -> Card:
    """A reference card as it is printed, for a hand of cards."""
    return _card(None, Figure(id=0, seat=seat, card=0, key=key, pose=Pose(0, 0)), None)


def _card(view: ClashState | None, figure: Figure, lent: Lent | None) -> Card:
    face = _face(figure.profile)
    return Card(
        title=face.title,
        lines=(*_values(view, figure, lent), *face.rest),
        notes=(*face.gear, *_competences(figure), face.origin),
        rules=tuple(dict.fromkeys([trait.rule for trait in figure.powers.traits])),
        seat=figure.seat,
    )


class Face(NamedTuple):
    """What a card says of all its figures alike."""

    title: Text
    rest: list[Line]
    gear: list[Text]
    origin: Text


@beside
def _face(row: Profile) -> Face:
    origin = text("scene-card-origin", origin=row.origin.replace(".", "-"))
    return Face(title(row), _rest(row), _gear(row), origin)


def _values(view: ClashState | None, figure: Figure, lent: Lent | None) -> list[Line]:
    profile = figure.profile
    swift, courage, discipline = profile.initiative, profile.courage, profile.discipline or 0
    lines = [_length(text("scene-card-mov"), mov(figure), profile.movement)]
    if profile.second_movement:
        label = text("scene-card-second", medium=profile.medium)
        lines.append(_length(label, mov(figure, second=True), profile.second_movement))
    now = swift if view is None else initiative(view, figure).total
    lines += [
        _value(text("scene-card-ini"), now, swift),
        _value(text("scene-card-att"), attack(figure).total, profile.attack),
        _strength(profile, strength(figure).total),
        _value(text("scene-card-def"), defence(figure).total, profile.defence),
        _value(text("scene-card-res"), resistance(figure).total, profile.resistance),
    ]
    if profile.shooting is not None:
        lines.append(_value(text("scene-card-tir"), shooting(figure).total, profile.shooting))
    if courage is None:
        lines.append(Line(text("scene-card-peur"), profile.fear or 0))
    else:
        lines.append(_lent(text("scene-card-cou"), lent and lent.courage, courage))
    lines.append(_lent(text("scene-card-dis"), lent and lent.discipline, discipline))
    faith = "-".join([str(one) for one in profile.faith])
    stored = holding(  # POU and FOI have no use here (CON-STAT-12, CON-STAT-13)
        (profile.power, Line(text("scene-card-pou"), profile.power)),
        (profile.faith, Line(text("scene-card-foi"), faith)),
    )
    return [*lines, *stored]


def _value(label: Text, now: int, printed: int) -> Line:
    return Line(label, now, changed=now != printed)


def _lent(label: Text, now: int | None, printed: int) -> Line:
    """A value that leaders near him lend: it changes with where they stand."""
    if now is None:
        return Line(label, printed)
    return Line(label, now, changed=now != printed, derived=True)


def _strength(profile: Profile, now: int) -> Line:
    """FOR, with the die that a card may add (CON-HOUSE-10)."""
    changed = now != profile.strength
    if not profile.strength_dice:
        return Line(text("scene-card-for"), now, changed=changed)
    words = text("scene-card-dice", value=now, dice=profile.strength_dice)
    return Line(text("scene-card-for"), words, changed=changed)


def _length(label: Text, now: int, printed: int) -> Line:
    return Line(label, text("scene-length", length=Distance(now)), changed=now != printed)


def _rest(profile: Profile) -> list[Line]:
    """Army, size, base and points; what is not from a card of Rackham is marked."""
    width, depth = profile.sides
    base = text("scene-base", width=Distance(width), depth=Distance(depth))
    return [
        Line(text("scene-card-army"), peoples()[profile.army].name),
        Line(text("scene-card-size"), text("scene-size", size=profile.size)),
        Line(text("scene-card-base"), base, house=profile.base is None),
        Line(text("scene-card-points"), profile.points, house=profile.price != "card"),
    ]


def _gear(profile: Profile) -> list[Text]:
    notes: list[Text] = []
    if profile.gear:
        names = Listing(tuple([row.name for row in profile.gear]))
        notes.append(text("scene-card-gear", gear=names))
    weapon = profile.weapon
    if weapon is not None:
        short, medium, far = Distance(weapon.short), Distance(weapon.medium), Distance(weapon.long)
        values = {"short": short, "medium": medium, "long": far}
        notes.append(text("scene-card-weapon", strength=weapon.strength, **values))
    return notes


def _competences(figure: Figure) -> list[Text]:
    own = [trait.rule for trait in figure.profile.traits]
    notes: list[Text] = []
    for trait in figure.powers.traits:
        key = "scene-card-ability" if trait.rule in own else "scene-card-ability-gained"
        words = measured(trait.ability.words)
        notes.append(text(key, name=trait.name, words=words))  # texts: *:scene-card-ability*
    return notes


SIGNS = Signs(BOOK, "scene-badge-")  # texts: *:scene-badge-*


def badges_of(figure: Figure, *, carries: bool) -> tuple[Badge, ...]:
    """What a glance at a figure must tell, the weightiest first; whether it carries an object."""
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
    )
