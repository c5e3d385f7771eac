"""What stands on the card of a race: its row, its special traits, where it comes from."""

from functools import cache

from slagveld.kernel.scene import Card, Line
from slagveld.kit.view import holding
from slagveld.texts import Distance, Text

from ..core.book import CM, CREW_MOVE, text
from ..core.races import Against, Race, Weapon, races, weapons_of
from .prices_packages_natures import price_of


def origin_of(row: Race) -> Text | None:
    """Where a row comes from that is not the book's, for a mark wherever it is shown."""
    if row.own:
        return text("own-data")
    if row.house:
        return text("house-data")
    return text("later-data") if row.replaces else None


def traits(row: Race) -> tuple[Text, ...]:
    """The special traits of a race, one sentence each, and where its row comes from."""
    return _traits(row) if row.own else _known_traits(row.key)


def printed(row: Race, weapon: Weapon) -> tuple[Line, ...]:
    """The data of a race, the same for all of its models with this weapon."""
    return _printed(row, weapon) if row.own else _known_printed(row.key, weapon)


def movement_of(row: Race) -> Text:
    """How far a model of a race walks; a heavy weapon as far as its crew can."""
    return _movement(row.movement)


def race_card(row: Race) -> Card:
    """A row by itself: what holds for all its models, then each weapon class with its price."""
    weapons = weapons_of(row)
    armed = [
        Line(
            text(f"weapon-{weapon}"),  # texts: *:weapon-*
            text(
                "own-weapon-line", power=getattr(row.striking, weapon), price=price_of(row, weapon)
            ),
        )
        for weapon in weapons
    ]
    return Card(
        title=row.name,
        lines=(
            Line(text("nature"), text(f"nature-{row.nature}")),  # texts: *:nature-*
            Line(text("agility"), row.agility),
            Line(text("protection"), row.protection),
            Line(text("wounds"), row.wounds),
            Line(text("movement"), movement_of(row)),
            *armed,
            *_described(row),
        ),
        notes=_traits(row),
        rules=(row.rule,),
        figure=row.figures[weapons[0]],
    )


def signed(change: int) -> str:
    return f"+{change}" if change > 0 else f"−{-change}"


@cache
def _known_traits(key: str) -> tuple[Text, ...]:
    return _traits(races()[key])


def _traits(row: Race) -> tuple[Text, ...]:
    origin, against = origin_of(row), row.against or Against(0)
    foe = races()[against.race].name if against.race else ""
    change, nature = signed(against.change), text(f"nature-{against.nature}")  # texts: *:nature-*
    reach, power = Distance(row.breath * CM), row.striking.breath or 0
    kin = races()[row.kin].name if row.kin else ""
    found = holding(
        (row.shooting_agility is not None, text("trait-shooting", value=row.shooting_agility)),
        (row.attackers, text("trait-attackers", change=signed(row.attackers))),
        (row.shots, text("trait-shots", change=signed(row.shots))),
        (against.nature, text("trait-against-nature", change=change, nature=nature)),
        (foe, text("trait-against", change=change, race=foe)),
        (row.stays_on, text("trait-stays", value=row.stays_on)),
        (row.fire_factor != 1, text("trait-fire", factor=row.fire_factor)),
        (row.heals, text("trait-heals", value=row.heals)),
        (row.blows == "together", text("trait-two-foes")),
        (row.blows == "in-turn", text("trait-two-blows")),
        (row.flies, text("trait-flies")),
        (row.breath, text("trait-breath", reach=reach, power=power)),
        (kin, text("trait-kin", race=kin)),
    )
    return found if origin is None else (*found, origin)


@cache
def _known_printed(key: str, weapon: Weapon) -> tuple[Line, ...]:
    return _printed(races()[key], weapon)


def _printed(row: Race, weapon: Weapon) -> tuple[Line, ...]:
    foreign = origin_of(row) is not None
    lines = [
        Line(text("nature"), text(f"nature-{row.nature}"), foreign),  # texts: *:nature-*
        Line(text("agility"), row.agility, foreign),
        Line(text("protection"), row.protection, foreign),
        Line(text("movement"), movement_of(row), foreign),
        Line(text("weapon"), text(f"weapon-{weapon}"), foreign),  # texts: *:weapon-*
        Line(text("striking"), getattr(row.striking, weapon), foreign),
    ]
    if row.price is not None:
        lines.append(Line(text("price"), row.price, foreign))
    return (*lines, *_described(row))


def _described(row: Race) -> tuple[Line, ...]:
    """What the book says of a race in words, or its maker."""
    if row.about is None:
        return ()
    return (Line(text("own-about-card" if row.own else "described"), row.about),)


@cache
def _movement(centimetres: int) -> Text:
    if not centimetres:
        return text("movement-crew", length=Distance(CREW_MOVE))
    return text("so-far", length=Distance(centimetres * CM))
