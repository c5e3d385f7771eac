"""Reference cards for displays: what is printed, and what is just now (CON-CARD-1)."""

from functools import cache

from slagveld.kernel.scene import Card, Line
from slagveld.table.shapes import Pose
from slagveld.texts import Distance, Listing, Text

from ..army.leadership import courage_of, discipline_of
from ..army.muster import title
from ..core.book import measured, text
from ..core.figure import Figure
from ..core.profiles import Profile, peoples
from ..core.state import ConfrontationState
from ..core.values import attack, defence, initiative, resistance, shooting, strength
from ..terrain.paces import mov


def figure_card(view: ConfrontationState, figure: Figure) -> Card:
    """A figure with its values as they are; those that something changes are marked."""
    profile = figure.profile
    traits = figure.powers.traits
    return Card(
        title=title(profile),
        lines=(*_values(view, figure), *_rest(profile)),
        notes=(*_gear(profile), *_competences(figure), _origin(profile)),
        rules=tuple(dict.fromkeys([trait.rule for trait in traits])),
        seat=figure.seat,
    )


@cache
def profile_card(key: str, seat: int) -> Card:
    """A reference card as it is printed, for a hand of cards."""
    figure = Figure(id=0, seat=seat, card=0, key=key, pose=Pose(0, 0))
    profile = figure.profile
    return Card(
        title=title(profile),
        lines=(*_printed(profile), *_rest(profile)),
        notes=(*_gear(profile), *_competences(figure), _origin(profile)),
        rules=tuple(dict.fromkeys([trait.rule for trait in profile.traits])),
        seat=seat,
    )


# The values


def _values(view: ConfrontationState, figure: Figure) -> list[Line]:
    profile = figure.profile
    now = mov(figure)
    lines = [Line(text("scene-card-mov"), _length(now), changed=now != profile.movement)]
    if profile.second_movement:
        second = mov(figure, second=True)
        changed = second != profile.second_movement
        lines.append(Line(_second(profile), _length(second), changed=changed))
    lines += [
        _value(text("scene-card-ini"), initiative(view, figure).total, profile.initiative),
        _value(text("scene-card-att"), attack(figure).total, profile.attack),
        _strength(profile, strength(figure).total),
        _value(text("scene-card-def"), defence(figure).total, profile.defence),
        _value(text("scene-card-res"), resistance(figure).total, profile.resistance),
    ]
    if profile.shooting is not None:
        lines.append(_value(text("scene-card-tir"), shooting(figure).total, profile.shooting))
    if profile.courage is not None:
        courage = courage_of(view, figure).total
        lines.append(_lent(text("scene-card-cou"), courage, profile.courage))
    else:
        lines.append(Line(text("scene-card-peur"), profile.fear or 0))
    discipline = discipline_of(view, figure).total
    lines.append(_lent(text("scene-card-dis"), discipline, profile.discipline or 0))
    return [*lines, *_magic(profile)]


def _printed(profile: Profile) -> list[Line]:
    lines = [Line(text("scene-card-mov"), _length(profile.movement))]
    if profile.second_movement:
        lines.append(Line(_second(profile), _length(profile.second_movement)))
    lines += [
        Line(text("scene-card-ini"), profile.initiative),
        Line(text("scene-card-att"), profile.attack),
        _strength(profile, profile.strength),
        Line(text("scene-card-def"), profile.defence),
        Line(text("scene-card-res"), profile.resistance),
    ]
    if profile.shooting is not None:
        lines.append(Line(text("scene-card-tir"), profile.shooting))
    if profile.courage is not None:
        lines.append(Line(text("scene-card-cou"), profile.courage))
    else:
        lines.append(Line(text("scene-card-peur"), profile.fear or 0))
    lines.append(Line(text("scene-card-dis"), profile.discipline or 0))
    return [*lines, *_magic(profile)]


def _value(label: Text, now: int, printed: int) -> Line:
    return Line(label, now, changed=now != printed)


def _lent(label: Text, now: int, printed: int) -> Line:
    """A value that leaders near him lend: it changes with where they stand."""
    return Line(label, now, changed=now != printed, derived=True)


def _strength(profile: Profile, now: int) -> Line:
    """FOR, with the die that a card may add (CON-HOUSE-10)."""
    changed = now != profile.strength
    if not profile.strength_dice:
        return Line(text("scene-card-for"), now, changed=changed)
    words = text("scene-card-dice", value=now, dice=profile.strength_dice)
    return Line(text("scene-card-for"), words, changed=changed)


def _second(profile: Profile) -> Text:
    return text("scene-card-second", medium=profile.medium)


def _length(units: int) -> Text:
    return text("scene-length", length=Distance(units))


def _magic(profile: Profile) -> list[Line]:
    """POU and FOI are only stored (CON-STAT-12, CON-STAT-13)."""
    lines: list[Line] = []
    if profile.power:
        lines.append(Line(text("scene-card-pou"), profile.power))
    if profile.faith:
        lines.append(Line(text("scene-card-foi"), "-".join([str(one) for one in profile.faith])))
    return lines


# The rest of the card


def _rest(profile: Profile) -> list[Line]:
    """Army, size, base and points; what is not from a card of Rackham is marked."""
    width, depth = profile.sides
    return [
        Line(text("scene-card-army"), peoples()[profile.army].name),
        Line(text("scene-card-size"), text("scene-size", size=profile.size)),
        Line(
            text("scene-card-base"),
            text("scene-base", width=Distance(width), depth=Distance(depth)),
            house=profile.base is None,
        ),
        Line(text("scene-card-points"), profile.points, house=profile.price != "card"),
    ]


def _gear(profile: Profile) -> list[Text]:
    notes: list[Text] = []
    if profile.gear:
        names = Listing(tuple([row.name for row in profile.gear]))
        notes.append(text("scene-card-gear", gear=names))
    weapon = profile.weapon
    if weapon is not None:
        notes.append(
            text(
                "scene-card-weapon",
                strength=weapon.strength,
                short=Distance(weapon.short),
                medium=Distance(weapon.medium),
                long=Distance(weapon.long),
            )
        )
    return notes


def _competences(figure: Figure) -> list[Text]:
    """Each competence with what it does; those gained in this battle are told so."""
    own = [trait.rule for trait in figure.profile.traits]
    notes: list[Text] = []
    for trait in figure.powers.traits:
        values = {"name": trait.name, "words": measured(trait.ability.words)}
        if trait.rule in own:
            notes.append(text("scene-card-ability", **values))
        else:
            notes.append(text("scene-card-ability-gained", **values))
    return notes


def _origin(profile: Profile) -> Text:
    return text("scene-card-origin", origin=profile.origin.replace(".", "-"))
