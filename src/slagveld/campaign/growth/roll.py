"""A company as people read it: each member in a line, with all that became of it."""

from typing import Any

import msgspec

from slagveld.campaign.growth.camp import may_levy
from slagveld.campaign.growth.company import Company, Member
from slagveld.campaign.growth.season import open_advances, ransom_of
from slagveld.campaign.growth.sheets import (
    grown,
    is_somebody,
    label_of,
    may_learn,
    mustering,
    price_of,
    roster_of,
)
from slagveld.campaign.growth.vocabulary import growth_of
from slagveld.kernel.fields import Label
from slagveld.kernel.figure import Figure
from slagveld.kernel.game import Game
from slagveld.texts import Name, Text, Value


class Learned(msgspec.Struct, frozen=True, kw_only=True):
    """An advance or a lasting wound by name, and the rule it comes from."""

    key: str
    name: Name
    rule: str = ""


class MemberShown(msgspec.Struct, frozen=True, kw_only=True):
    """A member of an army that grows."""

    serial: int
    name: Label
    unit: Label
    somebody: bool
    """It has a name of its own."""
    earned: bool
    """It earned that name, so it may be called otherwise."""
    models: int
    full: int
    price: int
    """Of one, in whole points."""
    experience: int
    grade: Name | None
    next: int | None
    """The experience that the next grade needs; None: there is none."""
    battles: int
    felled: int
    advances: tuple[Learned, ...]
    wounds: tuple[Learned, ...]
    choices: tuple[Learned, ...]
    """The advances that it may choose now; none unless one is due."""
    due: int
    where: str
    holder: str
    ransom: int
    figure: Figure | None = None
    line: Text


class CompanyShown(msgspec.Struct, frozen=True, kw_only=True):
    """An army that grows."""

    side: str
    game: str
    purse: int
    members: tuple[MemberShown, ...]
    dead: tuple[Label, ...]
    may_levy: bool


def company_shown(game: Game[Any], company: Company, *, closely: bool = True) -> CompanyShown:
    """All members of a company, those who rest or are captives too.

    The advances that each may choose are looked for if it is shown `closely`.
    """
    looks = {offer.key: offer.figure for offer in mustering(game).offers(roster_of(game, company))}
    return CompanyShown(
        side=company.side,
        game=company.game,
        purse=company.purse,
        members=tuple(
            [member_shown(game, company, one, looks, closely=closely) for one in company.members]
        ),
        dead=tuple([label_of(game, company, one) for one in company.dead]),
        may_levy=may_levy(game, company),
    )


def member_shown(
    game: Game[Any],
    company: Company,
    member: Member,
    looks: dict[str, Figure | None],
    *,
    closely: bool,
) -> MemberShown:
    """A member with its experience, its advances and its wounds."""
    growth = growth_of(game)
    reached = growth.grade(member.experience)
    due = open_advances(growth, member)
    learned = [one for key in member.advances if (one := growth.advance(key)) is not None]
    wounds = [hurt for key in member.wounds if (hurt := growth.wound(key)) is not None]
    choices = may_learn(game, company, member) if due and closely else ()
    key = grown(game, company, member)[0].key
    return MemberShown(
        serial=member.serial,
        name=label_of(game, company, member),
        unit=label_of(game, company, msgspec.structs.replace(member, name="")),
        somebody=is_somebody(game, company, member),
        earned=bool(member.name),
        models=member.entry.count,
        full=member.full,
        price=price_of(game, company, member.entry),
        experience=member.experience,
        grade=growth.grades[reached - 1].name if reached else None,
        next=growth.grades[reached].least if reached < len(growth.grades) else None,
        battles=member.battles,
        felled=member.felled,
        advances=tuple([Learned(key=one.key, name=one.name, rule=one.rule) for one in learned]),
        wounds=tuple([Learned(key=one.key, name=one.name) for one in wounds]),
        choices=tuple([Learned(key=one.key, name=one.name, rule=one.rule) for one in choices]),
        due=due if choices else 0,
        where=member.where,
        holder=member.holder,
        ransom=ransom_of(game, company, member) if member.where == "captured" else 0,
        figure=looks.get(key, looks.get(member.key)),
        line=_line(game, company, member),
    )


def _line(game: Game[Any], company: Company, member: Member) -> Text:
    values: dict[str, Value] = {
        "who": label_of(game, company, member),
        "count": member.entry.count,
        "full": member.full,
        "experience": member.experience,
    }
    where = member.where or ("short" if member.entry.count < member.full else "here")
    return Text(f"campaign-roll-{where}", values)  # texts: campaign-roll-*
