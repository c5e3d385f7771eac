"""What a battle leaves to the armies that grow: experience, wounds, fates, and the purse.

The dice are the campaign's own: they follow from its seed and the number of the battle, and each
of them is kept in the chronicle.
"""

from collections.abc import Sequence
from typing import Any

from slagveld.campaign.growth.company import Cast, Chronicle, Company, Deed, Member, Tale
from slagveld.campaign.growth.sheets import (
    card_of,
    changed,
    grown,
    is_somebody,
    label_of,
    price_of,
    would_fit,
)
from slagveld.campaign.growth.vocabulary import Fortune, Growth, growth_of
from slagveld.kernel.dice import numbers, seed_key
from slagveld.kernel.game import Game
from slagveld.record import replace
from slagveld.texts import Text, Value

DEEDS, GRADES, FALLEN = "SLV-GROW-2", "SLV-GROW-3", "SLV-GROW-4"
NAMES, PURSE = "SLV-GROW-5", "SLV-GROW-6"
PIPS = 6


class Season:
    """One battle's consequences for one army, and the dice that are rolled for them."""

    def __init__(self, game: Game[Any], company: Company, seed: int, number: int) -> None:
        self.game = game
        self.growth: Growth = growth_of(game)
        self.company = company
        self.casts: list[Cast] = []
        self.tales: list[Tale] = []
        self.names = [one.name for one in (*company.members, *company.dead) if one.name]
        self._key = seed_key(f"{seed}:growth:{company.side}:{company.game}")
        self._number = number

    def roll(self, what: str, member: Member, count: int, sides: int) -> tuple[int, ...]:
        """Dice of the campaign, which are written down."""
        counter = self._number * 10_000 + len(self.casts)
        dice = numbers(self._key, counter, count, sides)
        said = Text(f"campaign-cast-{what}", {"who": self.label(member)})  # texts: campaign-cast-*
        self.casts.append(Cast(side=self.company.side, what=said, dice=dice, sides=sides))
        return dice

    def tell(self, what: str, rule: str, member: Member | None = None, **values: Value) -> None:
        """A sentence for the diary."""
        said = {**values} if member is None else {"who": self.label(member), **values}
        text = Text(f"campaign-tale-{what}", said)  # texts: campaign-tale-*
        self.tales.append(Tale(side=self.company.side, what=text, rule=rule))

    def label(self, member: Member) -> Value:
        """What a member is called."""
        return label_of(self.game, self.company, member)

    @property
    def chronicle(self) -> Chronicle:
        """All that was rolled and told."""
        return Chronicle(casts=tuple(self.casts), tales=tuple(self.tales))


def after_battle(
    game: Game[Any],
    company: Company,
    *,
    seed: int,
    number: int,
    won: bool | None,
    alive: Sequence[int] | None,
    deeds: Sequence[Deed] = (),
    prize: int = 0,
    enemy: str = "",
) -> tuple[Company, Chronicle]:
    """An army after a battle; `won` is None for a draw, `alive` None where nobody told.

    Args:
        game: The game that was played.
        company: The army as it went into the battle.
        seed: The campaign's.
        number: Of the battle, from 1.
        won: Whether its side won.
        alive: How many lived of each present member.
        deeds: What its cards did.
        prize: What the scenario brings to whoever wins it.
        enemy: A side that may hold captives.
    """
    season = Season(game, company, seed, number)
    present = list(company.present)
    lived = [one.entry.count for one in present] if alive is None else list(alive)
    new: dict[int, Member] = {}
    dead: list[Member] = []
    for member, count in zip(present, lived, strict=True):
        key = grown(game, company, member)[0].key
        done = [one for one in deeds if one.key == key]
        after, gone = _one(season, member, count, done, won=won is True, enemy=enemy)
        if gone:
            dead.append(after)
        else:
            new[member.serial] = after
    members = []
    for member in company.members:
        if member.serial in new:
            members.append(new[member.serial])
        elif member.where == "rests":
            season.tell("rested", FALLEN, member)
            members.append(replace(member, where=""))
        elif member.where:
            members.append(member)
    pay = _pay(season, won, prize)
    company = replace(
        company, members=tuple(members), dead=(*company.dead, *dead), purse=company.purse + pay
    )
    return company, season.chronicle


def _pay(season: Season, won: bool | None, prize: int) -> int:
    purse = season.growth.purse
    share = purse.drawn if won is None else purse.won if won else purse.lost
    pay = season.company.worth * share // 100 + (prize if won else 0)
    season.tell("purse", PURSE, None, points=pay)
    return pay


def _one(
    season: Season, member: Member, lived: int, deeds: Sequence[Deed], *, won: bool, enemy: str
) -> tuple[Member, bool]:
    """A member after a battle, and whether it is gone for good."""
    count = member.entry.count
    fallen = count - lived
    member = replace(
        member, battles=member.battles + 1, felled=member.felled + sum(one.felled for one in deeds)
    )
    gained = _earned(season.growth, lived, deeds, won=won)
    if fallen and member.full == 1:
        dice = season.roll("fate", member, 2, PIPS)
        fate = season.growth.fate(sum(dice))
        if fate == "captured" and (won or not enemy):
            fate = "rests"
        member, gone = _fated(season, member, fate, enemy)
        if gone:
            return member, True
        gained += season.growth.deeds.rises if fate == "rises" else 0
    elif fallen:
        member, gone = _thinned(season, member, fallen)
        if gone:
            return member, True
    return _learned(season, member, gained), False


def _earned(growth: Growth, lived: int, deeds: Sequence[Deed], *, won: bool) -> int:
    """Experience for living, winning, and for whoever was felled."""
    table = growth.deeds
    worth = sum(one.worth for one in deeds)
    named = sum(len(one.named) for one in deeds)
    felled = worth // table.felled_worth if table.felled_worth else 0
    alone = (table.lived + (table.won if won else 0)) if lived else 0
    return alone + felled + named * table.felled_named


def _fated(season: Season, member: Member, fate: Fortune, enemy: str) -> tuple[Member, bool]:
    """What becomes of one who fell alone."""
    season.tell(f"fate-{fate}", FALLEN, member)  # texts: campaign-tale-fate-*
    if fate == "dies":
        return member, True
    if fate == "captured":
        return replace(member, where="captured", holder=enemy), False
    if fate == "rests":
        return replace(member, where="rests"), False
    return (_wounded(season, member) if fate == "maimed" else member), False


def _wounded(season: Season, member: Member) -> Member:
    """A lasting wound by the die; one that changes nothing any more is a scar."""
    growth = season.growth
    (die,) = season.roll("wound", member, 1, len(growth.wounds))
    wound = growth.wounds[die - 1]
    card = card_of(season.game, season.company.choices, member.key)
    now = grown(season.game, season.company, member)[1]
    sheet = now if now is not None else None if card is None else card[1]
    hurt = replace(member, wounds=(*member.wounds, wound.key))
    keeps = sheet is not None and changed(sheet, wound.changes) is not None
    if not keeps or not would_fit(season.game, season.company, hurt):
        season.tell("scar", FALLEN, member, wound=wound.name)
        return member
    season.tell("wound", FALLEN, member, wound=wound.name)
    return hurt


def _thinned(season: Season, member: Member, fallen: int) -> tuple[Member, bool]:
    """A band that lost some: those who mend come back, and great losses leave their mark."""
    dice = season.roll("mend", member, min(fallen, 900), PIPS)
    back = sum(1 for die in dice if die >= season.growth.mends)
    left = member.entry.count - fallen + back
    season.tell("losses", FALLEN, member, fallen=fallen, back=back)
    if left == 0:
        season.tell("destroyed", FALLEN, member)
        return member, True
    member = replace(member, entry=replace(member.entry, count=left))
    if 2 * fallen >= member.entry.count - back + fallen:
        (die,) = season.roll("shaken", member, 1, PIPS)
        if die <= 2:
            return _wounded(season, member), False
    return member, False


def _learned(season: Season, member: Member, gained: int) -> Member:
    """More experience, and the grades and names that come with it."""
    growth = season.growth
    before = growth.grade(member.experience)
    member = replace(member, experience=member.experience + gained)
    reached = growth.grade(member.experience)
    if gained:
        total = member.experience
        season.tell("experience", DEEDS, member, gained=gained, total=total)
    if reached <= before:
        return member
    season.tell("grade", GRADES, member, grade=growth.grades[reached - 1].name)
    if reached >= growth.naming and not is_somebody(season.game, season.company, member):
        return _named(season, member)
    return member


def _named(season: Season, member: Member) -> Member:
    """A name that nobody of this army has yet, by the die."""
    growth = season.growth
    alone = member.full == 1
    listed = growth.names if alone else growth.bynames
    free = [one for one in listed if one not in season.names] or list(listed)
    sides = max(2, len(free))
    (die,) = season.roll("name", member, 1, sides)
    name = free[(die - 1) % len(free)]
    called = replace(member, name=name)
    if not would_fit(season.game, season.company, called):
        return member
    season.names.append(name)
    season.tell("name", NAMES, member, name=name)
    return called


def open_advances(growth: Growth, member: Member) -> int:
    """How many advances a member may still choose."""
    return max(0, growth.grade(member.experience) - len(member.advances))


def ransom_of(game: Game[Any], company: Company, member: Member) -> int:
    """What it costs to buy a captive free."""
    price = price_of(game, company, member.entry)
    return max(1, price * growth_of(game).purse.ransom // 100)
