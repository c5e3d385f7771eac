"""What a figure costs: the worksheet of the book in its four parts (CAR-20-worksheet).

Prices are kept in quarters of a point and never rounded: 0.75 of a base cost is the finest part
that the formula knows.
"""

from slagveld.kernel.modifiers import Item, Tally
from slagveld.kit.armies import counted

from ..core.book import KEY, text
from ..core.unit import Magic, Profile

SCALE = 4
"""Parts of a point in which prices are counted."""

CAVALRY = 5
BOW = 5
SHOT = 5
"""Each extra shot of an archer hero (CAR-19-archer)."""
DISCIPLINE = 25
SPELL = 10
MAGIC_POINT = 10


def base_cost(profile: Profile) -> int:
    """WS + ST + 2 x AR, in points (CAR-17-formula); a hand weapon costs nothing (CAR-17.3)."""
    return profile.ws + profile.st + 2 * profile.ar


def price_of(profile: Profile, magic: Magic | None = None, count: int = 1) -> Tally:
    """The price of so many figures in quarters of a point.

    What the maker of a card asks counts instead of the worksheet: players agree what their armies
    cost (CAR-17-points).
    """
    if not isinstance(profile.points, int):
        return formula(profile, magic, count)
    asked = Item(SCALE * profile.points, text("army-part-own"), "CAR-17-points")
    return counted(KEY, Tally(0, (asked,), name=text("army-points")), count, "CAR-17.4")


def formula(profile: Profile, magic: Magic | None = None, count: int = 1) -> Tally:
    """The same by the formula of the book, itemised as on the worksheet.

    Heroes are priced like everybody (CAR-19-price). The book works out an infantry figure, an
    archer, a rider and a mage (CAR-17-ex-infantry, CAR-17-ex-archer, CAR-17-ex-cavalry,
    CAR-18-example).
    """
    base = base_cost(profile)
    more_w, more_at, shots = profile.w - 1, profile.at - 1, profile.shots - 1
    lives = text("army-part-lives", base=base, w=more_w, at=more_at)
    values = {"ws": profile.ws, "st": profile.st, "ar": profile.ar}
    first = Item(SCALE * base, text("army-part-base", **values), "CAR-20-worksheet")
    sheet = Tally(0, (first,), name=text("army-points")).plus(
        Item(3 * base * (more_w + more_at), lives, "CAR-17-formula"),
        Item(SCALE * CAVALRY * profile.cavalry, text("army-part-cavalry"), "CAR-17-mount"),
        Item(SCALE * BOW * profile.bow, text("army-part-bow"), "CAR-17-bow"),
        Item(SCALE * SHOT * shots, text("army-part-shots", shots=shots), "CAR-19-archer"),
        *(_magic(magic) if magic is not None else ()),
    )
    return counted(KEY, sheet, count, "CAR-17.4")


def _magic(magic: Magic) -> tuple[Item, ...]:
    """What a mage costs on top of the formula (CAR-18-mage)."""
    lores, spells, points = len(magic.disciplines), len(magic.spells), magic.points
    rule = "CAR-18-costs"
    return (
        Item(SCALE * DISCIPLINE * lores, text("army-part-disciplines", count=lores), rule),
        Item(SCALE * SPELL * spells, text("army-part-spells", count=spells), rule),
        Item(SCALE * MAGIC_POINT * points, text("army-part-magic", count=points), rule),
    )
