"""Who may do what in a campaign: its owner, and whoever has taken the seat of a friend."""

import msgspec

from slagveld.campaign import options
from slagveld.server.store import CampaignLink, CampaignRecord, Store


class Command(msgspec.Struct, frozen=True, kw_only=True):
    """Who leads which side now."""

    owner: str
    people: dict[str, str]
    """By side, the person who has taken the seat of a friend."""
    waiting: tuple[str, ...]
    """Sides of friends who have not come yet."""
    members: frozenset[str]
    """Everybody who has ever sat at one of its battles, and the owner."""

    def leads(self, person: str, side: str) -> bool:
        """Whether a person decides for a side: bots and empty seats are the owner's."""
        return self.people.get(side, self.owner) == person

    def may_start(self, person: str) -> bool:
        """Whether a person may set battles up; links for friends are the owner's to give."""
        return person == self.owner or not self.waiting


def command_of(store: Store, record: CampaignRecord) -> Command:
    """Who leads which side, from who holds the seats of the campaign's battles."""
    links = {link.battle: link for link in record.links}
    friends = [one.side for one in record.terms.commanders if one.who == "friend"]
    people: dict[str, str] = {}
    members = {record.owner}
    for battle, seat, person in store.campaigns.holders(record.id):
        members.add(person)
        sides = seats_of(record, links[battle]) if battle in links else ()
        if seat < len(sides) and sides[seat] in friends:
            people[sides[seat]] = person
    return Command(
        owner=record.owner,
        people=people,
        waiting=tuple([side for side in friends if side not in people]),
        members=frozenset(members),
    )


def seats_of(record: CampaignRecord, link: CampaignLink) -> tuple[str, ...]:
    """The sides in the order of the seats, in a battle of the campaign.

    Where nobody noted them, they follow from the battle's number.
    """
    noted = record.terms.seats.get(link.battle, ())
    if noted:
        return noted
    campaign = record.campaign
    if link.number <= len(campaign.battles):
        scenario = campaign.battles[link.number - 1].scenario
    else:
        scenario = (*options(campaign), campaign.graph.base)[0]
    return campaign.graph.scenarios[scenario].seats
