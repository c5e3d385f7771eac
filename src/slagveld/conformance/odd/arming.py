"""Armies thrown together by lot within the rules, through the game's own army building."""

from typing import Any

import msgspec

from slagveld.conformance.odd.filling import Filler
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Label
from slagveld.kernel.muster import Chosen, Muster, Offer, Roster, WholeArmy
from slagveld.record import replace

MOST_ENTRIES = 12
COUNTS = (1, 1, 1, 2, 3, 5, 6, 10)


def odd_army(game: str, muster: Muster, rng: Rng) -> Roster | None:
    """An army without faults, or None when by lot none came together."""
    totals = sorted({roster.total for roster in muster.ready()})
    total = totals[rng.randrange(len(totals))] if totals else 0
    roster = Roster(game=game, name="Odd lot", total=total)
    filler = Filler(None, rng)
    if isinstance(muster, WholeArmy):
        whole = _chosen(filler, muster.fields(roster), rng)
        roster = replace(roster, choices=whole)
    theme = _theme(muster, roster, rng)
    for _ in range(rng.randint(1, MOST_ENTRIES)):
        offers = [
            offer
            for offer in muster.offers(roster)
            if offer.refusal is None and (theme is None or offer.group == theme)
        ]
        if not offers:
            break
        special = [offer for offer in offers if offer.fields]
        if special and rng.random() < 0.3:
            offers = special
        more = _with(roster, offers[rng.randrange(len(offers))], filler, rng)
        if len(muster.faults(more)) <= len(muster.faults(roster)) or rng.random() < 0.1:
            roster = more
    return _mended(muster, roster)


def _theme(muster: Muster, roster: Roster, rng: Rng) -> Label | None:
    """The one group that an army is taken from; None: from all of them."""
    groups = [offer.group for offer in muster.offers(roster)]
    return groups[rng.randrange(len(groups))] if groups and rng.random() < 0.5 else None


def _with(roster: Roster, offer: Offer, filler: Filler, rng: Rng) -> Roster:
    entry = Chosen(
        offer.key,
        count=COUNTS[rng.randrange(len(COUNTS))],
        choices=_chosen(filler, offer.fields, rng),
    )
    return replace(roster, entries=(*roster.entries, entry))


def _chosen(filler: Filler, fields: Any, rng: Rng) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for field in fields:
        if field.optional and rng.random() < 0.3:
            continue
        value = filler.value(field, Any, found)
        if value is not None:
            found[field.name] = value
    return found


def _mended(muster: Muster, roster: Roster) -> Roster | None:
    """The army without the entries at fault; None when nothing sound is left of it."""
    while roster.entries:
        faults = muster.faults(roster)
        if not faults:
            return roster
        places = [fault.entry for fault in faults if fault.entry is not None]
        place = places[0] if places else len(roster.entries) - 1
        kept = [entry for number, entry in enumerate(roster.entries) if number != place]
        roster = replace(roster, entries=tuple(kept))
    return None


def spoilt(roster: Roster, rng: Rng) -> Any:
    """An army as plain data with something wrong in it: to be refused in one sentence."""
    plain: Any = msgspec.to_builtins(roster)
    lot = rng.randrange(5)
    if lot == 0:
        plain["entries"] = []
    elif lot == 1:
        plain["entries"][0]["key"] = "nobody"
    elif lot == 2:
        plain["entries"][0]["count"] = rng.choice((0, -1, 10**6))
    elif lot == 3:
        plain["entries"] = plain["entries"] * 60
    else:
        plain = rng.choice((7, "army", [], {"entries": 1}, {**plain, "game": "chess"}))
    return plain
