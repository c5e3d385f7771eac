"""How reference cards look: what is printed on one, or what it is worth just now (CON-CARD-1)."""

from typing import NamedTuple

from slagveld.kept import beside
from slagveld.kernel.scene import Card, Line
from slagveld.kit.view import holding
from slagveld.texts import Distance, Listing, Text

from ..core.book import measured, text
from ..core.competences import Trait
from ..core.profiles import Profile


class Now(NamedTuple):
    """The values of a card; what has changed is marked."""

    movement: int
    second_movement: int
    initiative: int
    attack: int
    strength: int
    defence: int
    resistance: int
    shooting: int
    courage: int | None
    """None: nobody asks what leaders lend."""
    discipline: int | None


def title(row: Profile) -> Text:
    return text("army-card", card=row.name, rank="character" if row.character else row.rank)


@beside
def printed_card(row: Profile) -> Card:
    """A reference card as it is printed."""
    now = Now(
        row.movement,
        row.second_movement,
        row.initiative,
        row.attack,
        row.strength,
        row.defence,
        row.resistance,
        row.shooting or 0,
        None,
        None,
    )
    notes = [competence_note(trait) for trait in row.traits]
    return Card(
        title=title(row),
        lines=(*value_lines(row, now), *other_lines(row)),
        notes=(*gear_notes(row), *notes, origin_note(row)),
        rules=tuple(dict.fromkeys([trait.rule for trait in row.traits])),
        figure=row.figure,
    )


def value_lines(profile: Profile, now: Now) -> list[Line]:
    """The values of a card as they are, those that something changes marked."""
    courage, discipline = profile.courage, profile.discipline or 0
    lines = [_length(text("scene-card-mov"), now.movement, profile.movement)]
    if profile.second_movement:
        label = text("scene-card-second", medium=profile.medium)
        lines.append(_length(label, now.second_movement, profile.second_movement))
    lines += [
        _value(text("scene-card-ini"), now.initiative, profile.initiative),
        _value(text("scene-card-att"), now.attack, profile.attack),
        _strength(profile, now.strength),
        _value(text("scene-card-def"), now.defence, profile.defence),
        _value(text("scene-card-res"), now.resistance, profile.resistance),
    ]
    if profile.shooting is not None:
        lines.append(_value(text("scene-card-tir"), now.shooting, profile.shooting))
    if courage is None:
        lines.append(Line(text("scene-card-peur"), profile.fear or 0))
    else:
        lines.append(_lent(text("scene-card-cou"), now.courage, courage))
    lines.append(_lent(text("scene-card-dis"), now.discipline, discipline))
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


def other_lines(profile: Profile) -> tuple[Line, ...]:
    """Army, size, base and points; what is not from a card of Rackham is marked."""
    width, depth = profile.sides
    base = text("scene-base", width=Distance(width), depth=Distance(depth))
    figures = Line(text("scene-card-figures"), profile.most)
    return (
        Line(text("scene-card-army"), profile.people_name),
        Line(text("scene-card-size"), text("scene-size", size=profile.size)),
        Line(text("scene-card-base"), base, house=profile.base is None),
        *holding((profile.most, figures)),
        Line(text("scene-card-points"), profile.points, house=profile.price != "card"),
    )


def gear_notes(profile: Profile) -> list[Text]:
    notes: list[Text] = []
    if profile.gear:
        names = Listing(tuple([row.name for row in profile.gear]))
        notes.append(text("scene-card-gear", gear=names))
    weapon = profile.weapon
    if weapon is not None:
        short, medium, far = Distance(weapon.short), Distance(weapon.medium), Distance(weapon.long)
        values = {"short": short, "medium": medium, "long": far}
        notes.append(text("scene-card-weapon", strength=weapon.strength, **values))
        if weapon.area:
            notes.append(text("scene-card-area", radius=Distance(weapon.area)))
    return notes


def competence_note(trait: Trait, *, gained: bool = False) -> Text:
    """What a competence does, perhaps gained in this battle."""
    key = "scene-card-ability-gained" if gained else "scene-card-ability"
    words = measured(trait.ability.words)
    return text(key, name=trait.name, words=words)  # texts: *:scene-card-ability*


def origin_note(profile: Profile) -> Text:
    return text("scene-card-origin", origin=profile.origin.replace(".", "-"))
