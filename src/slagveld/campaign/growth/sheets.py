"""What advances and lasting wounds make of a card, and the army that comes of it."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from slagveld.campaign.growth.company import Company, Member
from slagveld.campaign.growth.vocabulary import Advance, Change, Growth, growth_of
from slagveld.kernel.cards import KIND, OWN, CardMaker
from slagveld.kernel.fields import Label
from slagveld.kernel.game import Game
from slagveld.kernel.muster import Chosen, Muster, Roster
from slagveld.kit.sheets import named
from slagveld.record import replace
from slagveld.texts import LANGUAGES, Name, Text

Sheet = dict[str, Any]
ABSENT: Final[Any] = object()
LONGEST: Final = 60


# Changes


def changed(sheet: Sheet, changes: Sequence[Change]) -> Sheet | None:
    """A card with all these changes; None where one of them changes nothing."""
    found = sheet
    for change in changes:
        new: Any = _along(found, change.value.split("."), change)
        if new is ABSENT:
            return None
        found = new
    return found


def _along(value: Any, steps: list[str], change: Change) -> Any:
    if not steps:
        return _new(value, change)
    head, *rest = steps
    if isinstance(value, list | tuple):
        return _in_rows(list(value), head, rest, change)
    if value is not ABSENT and not isinstance(value, Mapping):
        return ABSENT
    fields = {} if value is ABSENT else dict(value)
    if value is ABSENT and change.base is None and change.set is None:
        return ABSENT
    new = _along(fields.get(head, ABSENT), rest, change)
    return ABSENT if new is ABSENT else {**fields, head: new}


def _in_rows(rows: list[Any], head: str, rest: list[str], change: Change) -> Any:
    chosen = [n for n in range(len(rows)) if head == "*" or str(n) == head]
    new = {n: _along(rows[n], rest, change) for n in chosen}
    if all(one is ABSENT for one in new.values()):
        return ABSENT
    return [new[n] if new.get(n, ABSENT) is not ABSENT else row for n, row in enumerate(rows)]


def _new(old: Any, change: Change) -> Any:
    """A value changed; ABSENT where it stays as it is."""
    if change.click:
        return _clicked(old, change)
    if change.append is not None:
        rows = [] if old is ABSENT else list(old)
        return ABSENT if change.append in rows else [*rows, change.append]
    if change.set is not None:
        taken = old is not ABSENT and (change.free or old == change.set)
        return ABSENT if taken else change.set
    if old is ABSENT:
        old = change.base
    if type(old) is not int or not change.least <= old + change.add <= change.most:
        return ABSENT
    return old + change.add


def _clicked(old: Any, change: Change) -> Any:
    if not isinstance(old, list | tuple) or len(old) < 2:
        return ABSENT
    if change.click == "drop":
        return list(old[1:])
    return [old[0], *old] if len(old) < change.most else ABSENT


# Cards


@cache
def _samples(game: Game[Any]) -> dict[str, tuple[str, Sheet]]:
    """The cards of a game as its players could write them, by key, each with its kind."""
    muster: object = game.muster()
    if not isinstance(muster, CardMaker):
        return {}
    kinds = muster.card_kinds()
    found: dict[str, tuple[str, Sheet]] = {}
    for kind in kinds:
        for sample in kind.samples:
            sheet = json.loads(msgspec.json.encode(sample.sheet))
            if len(kinds) > 1:
                sheet = {KIND: kind.key, **sheet}
            found.setdefault(str(sheet["key"]), (kind.key, sheet))
    return found


def card_of(game: Game[Any], choices: Mapping[str, Any], entry: str) -> tuple[str, Sheet] | None:
    """The kind and the sheet of what an entry of an army names; None where it has none."""
    key = entry.partition("/")[0]
    own = choices.get(OWN, ())
    for sheet in own if isinstance(own, list | tuple) else ():
        if isinstance(sheet, Mapping) and sheet.get("key") == key:
            muster: object = game.muster()
            kinds = muster.card_kinds() if isinstance(muster, CardMaker) else ()
            usual = kinds[0].key if kinds else ""
            return str(sheet.get(KIND, usual)), dict(sheet)
    return _samples(game).get(key)


def grown(game: Game[Any], company: Company, member: Member) -> tuple[Chosen, Sheet | None]:
    """A member as an entry of its army, and its own card where it is no longer the book's."""
    growth = growth_of(game)
    entry = _marked(game, growth, member)
    card = card_of(game, company.choices, member.key)
    if card is None or not _differs(growth, member):
        return entry, None
    sheet = _grown_sheet(growth, card[1], member)
    if growth.price and growth.price not in card[1]:
        price = price_of(game, company, member.entry)
        if price > 0:
            sheet[growth.price] = price
    if growth.kin and growth.kin not in sheet:
        sheet[growth.kin] = str(card[1]["key"])
    sheet["key"] = own_key(str(card[1]["key"]), member.serial)
    _, slash, rest = member.key.partition("/")
    return replace(entry, key=f"{sheet['key']}{slash}{rest}"), sheet


def own_key(key: str, serial: int) -> str:
    """By which an army names the card of a member that has grown."""
    ending = f"-c{serial}"
    return key[: LONGEST - len(ending)].rstrip("-") + ending


def _differs(growth: Growth, member: Member) -> bool:
    cards = [growth.advance(key) for key in member.advances]
    return bool(member.name or member.wounds or any(one and one.changes for one in cards))


def _grown_sheet(growth: Growth, sheet: Sheet, member: Member) -> Sheet:
    """A card after all that its bearer learned and suffered; what no longer fits is left out."""
    found = dict(sheet)
    learned = [growth.advance(key) for key in member.advances]
    suffered = [growth.wound(key) for key in member.wounds]
    for one in (*learned, *suffered):
        if one is not None and one.changes:
            found = changed(found, one.changes) or found
    if member.name:
        for title in growth.titles:
            if title in found:
                found[title] = _titled(found[title], member)
    return found


def _titled(old: Any, member: Member) -> Any:
    """What a card is called whose bearer earned a name: the name alone, or beside its own."""
    if isinstance(member.name, str) and member.full == 1:
        return member.name[:LONGEST]
    names = old if isinstance(old, Mapping) else dict.fromkeys(("en",), str(old))
    earned = member.name if isinstance(member.name, Name) else Name.same(member.name)
    found: dict[str, Any] = {}
    for language in LANGUAGES:
        plain = names.get(language) or names.get("en", "")
        found[language] = f"{plain} “{earned.in_language(language)}”"[:LONGEST]
    return {**found, **({"many": names["many"]} if "many" in names else {})}


def _marked(game: Game[Any], growth: Growth, member: Member) -> Chosen:
    veterans = game.veterans()
    marks = [one.mark for key in member.advances if (one := growth.advance(key)) and one.mark]
    if veterans is None or not marks:
        return member.entry
    choices = {**member.entry.choices, veterans.option: marks[-1]}
    return replace(member.entry, choices=choices)


# The army


def roster_of(game: Game[Any], company: Company) -> Roster:
    """The army that a company brings into its next battle."""
    found = [grown(game, company, one) for one in company.present]
    given = company.choices.get(OWN, ())
    own = [*(given if isinstance(given, list | tuple) else ()), *[s for _, s in found if s]]
    choices = {key: value for key, value in company.choices.items() if key != OWN}
    if own:
        choices[OWN] = own
    return Roster(
        game=company.game,
        name=company.name,
        total=company.total,
        entries=tuple([entry for entry, _ in found]),
        choices=choices,
    )


def mustering(game: Game[Any]) -> Muster:
    """The muster of a game that grows."""
    muster = game.muster()
    if muster is None:
        raise LookupError(game.key)
    return muster


def price_of(game: Game[Any], company: Company, entry: Chosen) -> int:
    """What one of an entry costs when it is recruited, in whole points, at least 1."""
    muster = mustering(game)
    one = replace(entry, count=1)
    roster = Roster(game=company.game, name="", entries=(one,), choices=company.choices)
    return max(1, muster.price(roster)[0].total // muster.scale)


def cost_of(game: Game[Any], roster: Roster) -> int:
    """What an army costs, in whole points."""
    muster = mustering(game)
    return sum(one.total for one in muster.price(roster)) // muster.scale


def faults_of(game: Game[Any], company: Company) -> int:
    """How much is wrong with a company as an army."""
    return len(mustering(game).faults(roster_of(game, company)))


def named_by(game: Game[Any], company: Company, key: str) -> Label:
    """What an entry of this key is called."""
    if OWN not in company.choices:
        return _names(game).get(key, key)
    roster = Roster(game=company.game, name="", choices=company.choices)
    names = {offer.key: offer.name for offer in mustering(game).offers(roster)}
    return names.get(key, key)


@cache
def _names(game: Game[Any]) -> dict[str, Label]:
    """What may be hired is called, by key, where nobody brings cards of his own."""
    offers = mustering(game).offers(Roster(game=game.key, name=""))
    return {offer.key: offer.name for offer in offers}


def label_of(game: Game[Any], company: Company, member: Member) -> Label:
    """What a member is called: with the name that it earned, if it did."""
    unit = unit_of(game, company, member)
    if not member.name:
        return unit
    return Text("campaign-member", {"name": member.name, "unit": unit})


def unit_of(game: Game[Any], company: Company, member: Member) -> Label:
    """What a member was recruited as, one of them or several."""
    card = card_of(game, company.choices, member.key)
    if card is None or "/" in member.key:
        return named_by(game, company, member.key)
    growth, sheet = growth_of(game), card[1]
    title = growth.alone if member.full == 1 else growth.band
    return named(sheet.get(title, sheet["name"]))


def is_somebody(game: Game[Any], company: Company, member: Member) -> bool:
    """Whether a member has a name: earned, or on its card from the beginning."""
    if member.name:
        return True
    card = card_of(game, company.choices, member.key)
    if card is None or member.full > 1:
        return False
    kind, sheet = card
    for trait in growth_of(game).somebody:
        if trait.kind and trait.kind == kind:
            return True
        if trait.value and sheet.get(trait.value) == trait.is_:
            return True
    return False


def would_fit(game: Game[Any], company: Company, member: Member) -> bool:
    """Whether an army is no worse by its game's rules with a member as it is given."""
    others = [member if one.serial == member.serial else one for one in company.members]
    after = faults_of(game, replace(company, members=tuple(others)))
    return after <= faults_of(game, company)


def may_learn(game: Game[Any], company: Company, member: Member) -> tuple[Advance, ...]:
    """The advances that a member could have next: the game allows the card and the army with it."""
    growth = growth_of(game)
    card = card_of(game, company.choices, member.key)
    found = []
    for one in growth.advances:
        if member.advances.count(one.key) >= one.most:
            continue
        if one.mark and (_has_mark(growth, member) or member.entry.count < 1):
            continue
        if one.changes and (card is None or (one.kinds and card[0] not in one.kinds)):
            continue
        learned = replace(member, advances=(*member.advances, one.key))
        if one.changes and not _fits(game, company, member, learned, one):
            continue
        if would_fit(game, company, learned):
            found.append(one)
    return tuple(found)


def _has_mark(growth: Growth, member: Member) -> bool:
    return any(one.mark for key in member.advances if (one := growth.advance(key)))


def _fits(
    game: Game[Any], company: Company, member: Member, learned: Member, advance: Advance
) -> bool:
    """Whether an advance changes a card at all, into one that the game allows."""
    now = grown(game, company, member)[1]
    card = card_of(game, company.choices, member.key)
    sheet = now if now is not None else None if card is None else card[1]
    muster: object = game.muster()
    if sheet is None or not isinstance(muster, CardMaker):
        return False
    if changed(sheet, advance.changes) is None:
        return False
    after = grown(game, company, learned)[1]
    return after is not None and not muster.read_card(json.dumps(after).encode(), "card").refusals
