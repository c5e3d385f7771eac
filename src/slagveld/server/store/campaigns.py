"""Campaigns, and which battles are fought for them."""

import time
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, func, insert, select, update

from slagveld.campaign import Campaign, dump, load
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.record import replace
from slagveld.server.store.database import Database
from slagveld.server.store.keys import new_id
from slagveld.server.store.records import (
    CampaignLink,
    CampaignRecord,
    LinkState,
    OvertakenError,
    Terms,
)
from slagveld.server.store.tables import battles, campaign_battles, campaigns, holders

MOST = 100
"""Campaigns that a person may keep."""


class Campaigns:
    """Keeps campaigns. A change names the version it began from; an older one is overtaken."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, campaign: Campaign, terms: Terms, person: str) -> str:
        """Keep a new campaign: its id; raises RefusedError if its owner has too many."""
        now = int(time.time())
        row = {
            "id": new_id(),
            "owner": person,
            "version": 0,
            "data": dump(campaign),
            "terms": msgspec.json.encode(terms),
            "created": now,
            "changed": now,
        }
        with self._database.write() as connection:
            mine = select(func.count()).where(campaigns.c.owner == person)
            if connection.execute(mine).scalar_one() >= MOST:
                raise RefusedError(refuse("SLV-NET-7", "store-campaigns-many", most=MOST))
            connection.execute(insert(campaigns).values(row))
        return str(row["id"])

    def read(self, campaign: str) -> CampaignRecord | None:
        """A campaign; raises RefusedError if what is kept is damaged."""
        found = self._found(select(campaigns).where(campaigns.c.id == campaign))
        return found[0] if found else None

    def of_person(self, person: str) -> list[CampaignRecord]:
        """Campaigns that a person owns or has a seat in, the last changed first."""
        seated = (
            select(campaign_battles.c.campaign)
            .join(holders, holders.c.battle == campaign_battles.c.battle)
            .where(holders.c.person == person)
        )
        mine = (campaigns.c.owner == person) | campaigns.c.id.in_(seated)
        order = (campaigns.c.changed.desc(), campaigns.c.id)
        return self._found(select(campaigns).where(mine).order_by(*order))

    def holders(self, campaign: str) -> list[tuple[str, int, str]]:
        """Battle, seat and person for every seat that a person holds in a campaign's battles."""
        with self._database.read() as connection:
            rows = connection.execute(
                select(holders.c.battle, holders.c.seat, holders.c.person)
                .join(campaign_battles, campaign_battles.c.battle == holders.c.battle)
                .join(battles, battles.c.id == holders.c.battle)
                .where(campaign_battles.c.campaign == campaign)
                .order_by(battles.c.created, holders.c.battle, holders.c.seat, holders.c.person)
            ).all()
        return [(row.battle, row.seat, row.person) for row in rows]

    def change(self, record: CampaignRecord, campaign: Campaign) -> None:
        """Put what a campaign has become in its place; raises OvertakenError."""
        with self._database.write() as connection:
            _move(connection, record, data=dump(campaign))

    def begin_battle(
        self, record: CampaignRecord, battle: str, number: int, sides: tuple[str, ...] = ()
    ) -> None:
        """Note that a battle is fought for a campaign from now on; raises OvertakenError.

        `sides` sit there in this order, whatever becomes of the campaign.
        """
        terms = replace(record.terms, seats={**record.terms.seats, battle: sides})
        with self._database.write() as connection:
            _move(connection, record, terms=msgspec.json.encode(terms))
            link = {"battle": battle, "campaign": record.id, "number": number, "state": "open"}
            connection.execute(insert(campaign_battles).values(link))

    def end_battle(
        self, record: CampaignRecord, battle: str, state: LinkState, campaign: Campaign
    ) -> None:
        """Note what came of a battle, and the campaign after it; raises OvertakenError."""
        with self._database.write() as connection:
            _move(connection, record, data=dump(campaign))
            place = campaign_battles.c.battle == battle
            connection.execute(update(campaign_battles).where(place).values(state=state))

    def delete(self, campaign: str, person: str) -> bool:
        """Forget a campaign of a person; its battles stay. Whether there was one."""
        mine = (campaigns.c.id == campaign) & (campaigns.c.owner == person)
        with self._database.write() as connection:
            gone = connection.execute(delete(campaigns).where(mine))
        return gone.rowcount == 1

    def _found(self, question: Select[Any]) -> list[CampaignRecord]:
        with self._database.read() as connection:
            rows = connection.execute(question).all()
            links = _links(connection, [row.id for row in rows])
        return [
            CampaignRecord(
                id=row.id,
                owner=row.owner,
                version=row.version,
                campaign=load(bytes(row.data), row.id),
                terms=msgspec.json.decode(bytes(row.terms), type=Terms),
                links=links.get(row.id, ()),
                created=row.created,
                changed=row.changed,
            )
            for row in rows
        ]


def _links(connection: Connection, wanted: list[str]) -> dict[str, tuple[CampaignLink, ...]]:
    rows = connection.execute(
        select(campaign_battles)
        .join(battles, battles.c.id == campaign_battles.c.battle)
        .where(campaign_battles.c.campaign.in_(wanted))
        .order_by(campaign_battles.c.number, battles.c.created, battles.c.id)
    ).all()
    found: dict[str, tuple[CampaignLink, ...]] = {}
    for row in rows:
        link = CampaignLink(battle=row.battle, number=row.number, state=row.state)
        found[row.campaign] = (*found.get(row.campaign, ()), link)
    return found


def _move(connection: Connection, record: CampaignRecord, **values: Any) -> None:
    place = (campaigns.c.id == record.id) & (campaigns.c.version == record.version)
    values |= {"version": record.version + 1, "changed": int(time.time())}
    if connection.execute(update(campaigns).where(place).values(values)).rowcount != 1:
        raise OvertakenError(record.id)
