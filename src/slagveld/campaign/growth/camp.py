"""Between battles: advances are chosen, ranks filled, recruits hired, captives bought free."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

from slagveld.campaign.growth.company import Company, Member
from slagveld.campaign.growth.season import open_advances, ransom_of
from slagveld.campaign.growth.sheets import (
    card_of,
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
from slagveld.kernel.muster import Chosen, Fault, Roster
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.record import replace
from slagveld.texts import Text, Value

ADVANCES, NAMES, PURSE, LEVY = "SLV-GROW-3", "SLV-GROW-5", "SLV-GROW-6", "SLV-GROW-7"
MOST_RECRUITS, LONGEST_NAME = 500, 40


class Recruit(msgspec.Struct, frozen=True, kw_only=True):
    """Something that can be hired."""

    key: str
    name: Label
    price: int
    figure: Figure | None = None


def enlist(game: Game[Any], side: str, roster: Roster) -> Company:
    """The company that an army becomes when a campaign begins."""
    growth_of(game)
    muster = mustering(game)
    members = [
        Member(serial=number, entry=entry, full=entry.count)
        for number, entry in enumerate(roster.entries, 1)
    ]
    worth = sum(one.total for one in muster.price(roster)) // muster.scale
    return Company(
        side=side,
        game=roster.game,
        name=roster.name,
        total=roster.total,
        choices=dict(roster.choices),
        worth=worth,
        members=tuple(members),
        began=roster.entries,
        serials=len(members),
    )


def member_of(company: Company, serial: int) -> Member:
    """The member of this number; raises RefusedError."""
    member = company.member(serial)
    if member is None:
        known = ", ".join(str(one.serial) for one in company.members) or "–"
        raise RefusedError(refuse(ADVANCES, "campaign-grow-member", number=serial, known=known))
    return member


def learn(game: Game[Any], company: Company, serial: int, advance: str) -> Company:
    """The company in which a member has chosen an advance; raises RefusedError."""
    member = member_of(company, serial)
    who = label_of(game, company, member)
    growth = growth_of(game)
    if open_advances(growth, member) == 0:
        lacking: dict[str, Value] = {"who": who, "has": member.experience}
        reached = growth.grade(member.experience)
        if reached == len(growth.grades):
            raise RefusedError(refuse(ADVANCES, "campaign-grow-highest", who=who))
        lacking["needs"] = growth.grades[reached].least
        raise RefusedError(refuse(ADVANCES, "campaign-grow-not-yet", **lacking))
    allowed = may_learn(game, company, member)
    if advance not in [one.key for one in allowed]:
        known = ", ".join(one.key for one in allowed) or "–"
        raise RefusedError(
            refuse(ADVANCES, "campaign-grow-advance", who=who, advance=advance[:80], known=known)
        )
    return _with(company, replace(member, advances=(*member.advances, advance)))


def rename(game: Game[Any], company: Company, serial: int, name: str) -> Company:
    """The company in which a member that earned a name is called otherwise."""
    member = member_of(company, serial)
    plain = " ".join(name.split())
    if not member.name:
        who = label_of(game, company, member)
        raise RefusedError(refuse(NAMES, "campaign-grow-nameless", who=who))
    if not plain or len(plain) > LONGEST_NAME or not plain.isprintable():
        raise RefusedError(refuse(NAMES, "campaign-grow-name", most=LONGEST_NAME))
    return _with(company, replace(member, name=plain))


def refill(game: Game[Any], company: Company, serial: int, count: int = 0) -> Company:
    """So many recruits for a band that lost some (0: as many as it lacks); raises RefusedError.

    Where the game's own rules let veterans be no more than lived, they lose their marker.
    """
    member = member_of(company, serial)
    lacking = member.full - member.entry.count
    who = label_of(game, company, member)
    if lacking == 0 or member.where:
        raise RefusedError(refuse(PURSE, "campaign-grow-whole", who=who))
    wanted = count or lacking
    if not 0 < wanted <= lacking:
        raise RefusedError(refuse(PURSE, "campaign-grow-lacks", who=who, most=lacking))
    company = _paid(company, wanted * price_of(game, company, member.entry))
    growth, veterans = growth_of(game), game.veterans()
    kept = [
        key
        for key in member.advances
        if veterans is None or not ((one := growth.advance(key)) and one.mark)
    ]
    entry = replace(member.entry, count=member.entry.count + wanted)
    return _judged(game, company, _with(company, replace(member, entry=entry, advances=(*kept,))))


def recruits(game: Game[Any], company: Company) -> tuple[Recruit, ...]:
    """What can be hired, with its price."""
    roster = Roster(game=company.game, name="", choices=company.choices)
    found = []
    for offer in mustering(game).offers(roster):
        if card_of(game, company.choices, offer.key) is None:
            continue
        price = price_of(game, company, Chosen(offer.key))
        hired = Recruit(key=offer.key, name=offer.name, price=price, figure=offer.figure)
        found.append(hired)
    return tuple(found)


def recruit(game: Game[Any], company: Company, key: str, count: int = 1) -> Company:
    """A new band, or somebody new, bought from the purse; raises RefusedError."""
    if not 1 <= count <= MOST_RECRUITS:
        raise RefusedError(refuse(PURSE, "campaign-grow-count", most=MOST_RECRUITS))
    known = {one.key: one for one in recruits(game, company)}
    if key not in known:
        listed = ", ".join(known)
        raise RefusedError(refuse(PURSE, "campaign-grow-recruit", key=key[:80], known=listed))
    paid = _paid(company, count * known[key].price)
    return _judged(game, company, _joined(paid, Chosen(key, count)))


def ransom(game: Game[Any], company: Company, serial: int) -> Company:
    """A captive bought free; raises RefusedError."""
    member = member_of(company, serial)
    if member.where != "captured":
        who = label_of(game, company, member)
        raise RefusedError(refuse(PURSE, "campaign-grow-free", who=who))
    paid = _paid(company, ransom_of(game, company, member))
    return _judged(game, company, _with(paid, replace(member, where="", holder="")))


def dismiss(_game: Game[Any], company: Company, serial: int) -> Company:
    """A member leaves for good, where the army no longer fits its rules."""
    member = member_of(company, serial)
    others = [one for one in company.members if one.serial != member.serial]
    return replace(company, members=tuple(others))


def may_levy(game: Game[Any], company: Company) -> bool:
    """Whether a company is so spent that it may call up again the army it began with."""
    return not company.present or bool(company_faults(game, company))


def levy(game: Game[Any], company: Company) -> Company:
    """Whoever is missing of the army it began with comes fresh, for all that is in the purse."""
    if not may_levy(game, company):
        raise RefusedError(refuse(LEVY, "campaign-grow-levy"))
    fresh = replace(company, purse=0)
    left = list(company.members)
    for entry in company.began:
        kin = next((one for one in left if one.key == entry.key and one.where != "captured"), None)
        if kin is None:
            fresh = _joined(fresh, entry)
            continue
        left.remove(kin)
        whole = replace(kin, entry=replace(kin.entry, count=kin.full), where="")
        fresh = _with(fresh, whole)
    return fresh


def company_faults(game: Game[Any], company: Company) -> Sequence[Fault]:
    """Everything that keeps a company out of a battle, by its game's rules."""
    return mustering(game).faults(roster_of(game, company))


def by_itself(game: Game[Any], company: Company) -> Company:
    """What a side does that leaves its camp to itself: advances, captives, ranks, a levy."""
    growth = growth_of(game)
    for serial in [one.serial for one in company.members]:
        member = member_of(company, serial)
        while open_advances(growth, member):
            allowed = may_learn(game, company, member)
            if not allowed:
                break
            chosen = allowed[(serial + len(member.advances)) % len(allowed)]
            company = learn(game, company, serial, chosen.key)
            member = member_of(company, serial)
    for serial in [one.serial for one in company.members]:
        with suppress(RefusedError):
            company = _restored(game, company, member_of(company, serial))
    for entry in company.began:
        with suppress(RefusedError):
            company = _replaced(game, company, entry)
    return levy(game, company) if may_levy(game, company) else company


def _restored(game: Game[Any], company: Company, member: Member) -> Company:
    """A captive bought free or ranks filled, as far as the purse goes."""
    if member.where == "captured":
        return ransom(game, company, member.serial)
    price = price_of(game, company, member.entry)
    count = min(member.full - member.entry.count, company.purse // price)
    if count > 0 and not member.where:
        return refill(game, company, member.serial, count)
    return company


def _replaced(game: Game[Any], company: Company, entry: Chosen) -> Company:
    """New recruits for a member that is gone for good, as far as the purse goes."""
    had = sum(1 for one in company.began if one.key == entry.key)
    left = sum(1 for one in company.members if one.key == entry.key)
    count = min(entry.count, company.purse // price_of(game, company, entry))
    if left >= had or count < 1 or card_of(game, company.choices, entry.key) is None:
        return company
    return recruit(game, company, entry.key, count)


def difference(game: Game[Any], before: Company, after: Company) -> tuple[Text, ...]:
    """What was done in a camp, in sentences for the diary."""
    known = {one.serial: one for one in before.members}
    growth = growth_of(game)
    found: list[Text] = []
    for member in after.members:
        old = known.get(member.serial)
        who = label_of(game, after, replace(member, name=""))
        if old is None:
            count = member.entry.count
            found.append(Text("campaign-did-recruit", {"count": count, "who": who}))
            continue
        who = label_of(game, before, old)
        for key in member.advances[len(old.advances) :]:
            advance = growth.advance(key)
            if advance is not None:
                said: dict[str, Value] = {"who": who, "advance": advance.name}
                found.append(Text("campaign-did-learn", said))
        if old.where == "captured" and not member.where:
            found.append(Text("campaign-did-ransom", {"who": who}))
        more = member.entry.count - old.entry.count
        if more > 0:
            found.append(Text("campaign-did-refill", {"who": who, "count": more}))
        if member.name != old.name:
            found.append(Text("campaign-tale-name", {"who": who, "name": member.name}))
    left = [one.serial for one in after.members]
    gone = [label_of(game, before, one) for one in before.members if one.serial not in left]
    return (*found, *[Text("campaign-did-dismiss", {"who": one}) for one in gone])


def _joined(company: Company, entry: Chosen) -> Company:
    serial = company.serials + 1
    member = Member(serial=serial, entry=entry, full=entry.count)
    return replace(company, serials=serial, members=(*company.members, member))


def _with(company: Company, member: Member) -> Company:
    others = [member if one.serial == member.serial else one for one in company.members]
    return replace(company, members=tuple(others))


def _paid(company: Company, price: int) -> Company:
    if price > company.purse:
        raise RefusedError(refuse(PURSE, "campaign-grow-poor", price=price, purse=company.purse))
    return replace(company, purse=company.purse - price)


def _judged(game: Game[Any], before: Company, after: Company) -> Company:
    """A company after a purchase; raises RefusedError for what its game does not allow."""
    known = [(one.rule, one.text.key) for one in company_faults(game, before)]
    for fault in company_faults(game, after):
        if (fault.rule, fault.text.key) not in known:
            raise RefusedError(refuse(fault.rule, "campaign-grow-fault", fault=fault.text))
    return after
