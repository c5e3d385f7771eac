"""Army building: reference cards, each for one or more figures, within an agreed budget.

Cards without printed points are priced by a model, fitted to those whose points are known
(CON-HOUSE-1). Everything is exact until a part is rounded to a hundredth of a point.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache

from slagveld.kernel.modifiers import Item, Tally
from slagveld.kernel.muster import Chosen, Fault, Offer, Roster
from slagveld.kit import armies
from slagveld.kit.tables import table
from slagveld.kit.view import holding
from slagveld.structs import Struct
from slagveld.texts import Text

from ..core.book import BOOK, CM, FOLDER, KEY, text
from ..core.profiles import Profile, peoples, profiles

fault = BOOK.fault

SCALE = 100
"""Parts of a point in which prices are counted."""
RULE = "CON-HOUSE-1"

FIGHT = Fraction("0.5")
GUARD = Fraction("0.4")
FEAR = Fraction("0.6")
SHOT = Fraction("0.7")
FORCE = 4
"""What is added to the Strength of a ranged weapon: a weak one is of use, too."""
METRE = 100 * CM
NAME = Fraction("0.7")
"""What the abilities of a character add, in parts of everything else."""
DIE = Fraction(7, 2)
"""What a D6 in a value is worth."""


def estimate(profile: Profile) -> Tally:
    """The price of the model in hundredths of a point, part by part."""
    force = profile.strength + DIE * profile.strength_dice
    sheet = Tally(0, name=text("army-points")).plus(
        _item(FIGHT * profile.attack * force, "fight"),
        _item(GUARD * profile.defence * profile.resistance, "guard"),
        _item(FEAR * (profile.fear or 0), "fear"),
        _item(_shot(profile), "shot"),
        *[
            Item(one.weight * SCALE // 10, text("army-part-ability", ability=one.name), one.rule)
            for one in profile.traits
        ],
    )
    return sheet.plus(_item(NAME * sheet.total / SCALE, "character") if profile.character else None)


@cache
def price_of(profile: Profile) -> Tally:
    """The points in hundredths: where the model made them, part by part and rounded."""
    points = SCALE * profile.points
    if profile.price == "model":
        return estimate(profile).plus(Item(points, text("army-part-rounded"), RULE, "set"))
    if profile.price == "card":
        line = Item(points, text("army-part-printed"), "CON-STAT-17")
    else:
        line = Item(points, text("army-part-proposed"), RULE)
    return Tally(0, (line,), name=text("army-points"))


def _item(value: Fraction | int, part: str) -> Item:
    return Item(round(value * SCALE), text(f"army-part-{part}"), RULE)  # texts: *:army-part-*


def _shot(profile: Profile) -> Fraction | int:
    weapon = profile.weapon
    if weapon is None or profile.shooting is None:
        return 0
    reach = Fraction(weapon.long, METRE) * (1 + Fraction(weapon.area, CM))
    return SHOT * profile.shooting * (weapon.strength + FORCE) * reach


MOST = 40
"""Figures an army may have: more would not find room in a deployment zone (CON-HOUSE-8)."""


class Card(Struct, frozen=True):
    """A card of the activation stack: a profile, and for how many figures it stands."""

    profile: Profile
    figures: int = 1


class ReadyArmy(armies.ReadyArmy, frozen=True, kw_only=True):
    """A ready-made army."""

    people: str


ready_armies = table(FOLDER / "armies.yaml", ReadyArmy)


class Armies(armies.PointsArmies):
    """Armies by army points (CON-STAT-17): an entry is a card, its count the figures on it."""

    game = KEY
    scale = SCALE
    most = MOST
    rule = total_rule = "CON-STAT-17"
    empty_rule = "CON-GEN-2"
    many_rule = "CON-HOUSE-8"

    def armies(self) -> Mapping[str, ReadyArmy]:
        return ready_armies()

    def known(self, roster: Roster) -> Mapping[str, Profile]:
        return profiles()

    def offers(self, roster: Roster) -> Sequence[Offer]:
        taken = [entry.key for entry in roster.entries]
        spent = self.cost(roster)
        return [self._offer(row, taken, roster, spent) for row in profiles().values()]

    def _offer(self, row: Profile, taken: Sequence[str], roster: Roster, spent: int) -> Offer:
        refusal = self.left_fault(row.points, roster, spent)
        if row.character and row.key in taken:
            refusal = fault("CON-CARD-4", "army-fault-character", card=row.name)
        return Offer(
            key=row.key,
            name=title(row),
            price=price_of(row),
            group=peoples()[row.army].name,
            refusal=refusal,
        )

    def entry_price(self, entry: Chosen) -> Tally:
        row = profiles().get(entry.key)
        if row is None:
            return self.no_price()
        return self.counted(price_of(row), entry.count, "CON-CARD-3")

    def agreed_faults(self, roster: Roster) -> tuple[Fault, ...]:
        negative = fault("CON-STAT-17", "army-fault-budget", total=roster.total)
        return holding((roster.total < 0, negative))

    def entry_faults(self, entry: Chosen, number: int) -> list[Fault]:
        row, most = profiles().get(entry.key), 0
        found = fault("CON-CARD-1", "army-fault-card", number, card=entry.key[:40])
        if row is not None:
            most, values = row.figures, {"card": row.name, "most": row.figures}
            found = fault("CON-CARD-3", "army-fault-count", number, **values)
        strange = armies.field_faults(KEY, entry, number, "CON-STAT-15")
        return [*holding((not 1 <= entry.count <= most, found)), *strange]

    def joint_faults(self, roster: Roster) -> list[Fault]:
        """Characters who are there more than once, at their second card."""
        found: list[Fault] = []
        seen: list[str] = []
        for number, entry in enumerate(roster.entries):
            row = profiles().get(entry.key)
            if row is not None and row.character:
                if row.key in seen:
                    found.append(fault("CON-CARD-4", "army-fault-character", number, card=row.name))
                seen.append(row.key)
        return found


ARMIES = Armies()


def cards_of(roster: Roster) -> tuple[Card, ...]:
    """The cards of an army without faults, in the order of its entries."""
    return tuple(Card(profiles()[entry.key], entry.count) for entry in roster.entries)


def title(row: Profile) -> Text:
    """A card's name with its rank; a character is called so."""
    return text("army-card", card=row.name, rank="character" if row.character else row.rank)
