"""Campaigns of a server: begun, shown, fought battle by battle."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar
from weakref import WeakValueDictionary

from slagveld.campaign import (
    Campaign,
    army_faults,
    choose,
    dump,
    enter_battle,
    next_battle,
    over,
    ready_campaigns,
    take_back,
    with_army,
)
from slagveld.kernel.muster import Fault, Roster
from slagveld.kernel.registry import game as find
from slagveld.kernel.rulebook import Refusal, RefusedError, refuse
from slagveld.record import replace
from slagveld.server.campaigns.camping import bots_camped, camped, hirelings
from slagveld.server.campaigns.commanding import Command, command_of, seats_of
from slagveld.server.campaigns.opening import battle_of, begun, own_graph
from slagveld.server.campaigns.results import after_told
from slagveld.server.campaigns.showing import campaign_shown, line_shown, may_choose, offer_shown
from slagveld.server.room import Rooms
from slagveld.server.room.shown import battle_shown
from slagveld.server.store import CampaignRecord, LinkState, OvertakenError, Store
from slagveld.server.wire.campaigns import (
    BringArmy,
    CampaignLine,
    CampaignOffer,
    CampaignShown,
    CampaignsShown,
    CampaignText,
    CampWish,
    ChooseScenario,
    EnterResult,
    JudgeArmy,
    NewCampaign,
    RecruitsShown,
    StartBattle,
    TakeBackResult,
)
from slagveld.server.wire.setup import Created
from slagveld.server.wire.sight import BattleShown

T = TypeVar("T")


class Campaigns:
    """Begins campaigns, opens their battles, and enters what came of them.

    A battle that is over is entered when anybody next looks at its campaign: so it is never
    forgotten, wherever the server was stopped.
    """

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store = store
        self._rooms = rooms
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One change of a campaign at a time."""

    # Looking

    async def of_person(self, person: str | None) -> CampaignsShown:
        """What can be begun, and the campaigns that a person fights in."""
        offers = await _thread(_offers)
        records: list[CampaignRecord] = []
        if person is not None:
            records = await _thread(lambda: self._store.campaigns.of_person(person))
        mine = [await self._line(record, person or "") for record in records]
        return CampaignsShown(offers=offers, mine=tuple(mine))

    async def _line(self, record: CampaignRecord, person: str) -> CampaignLine:
        async with self._alone(record.id):
            if record.open is not None:
                record, _ = await self._entered(await self._again(record))
        return await _thread(
            lambda: line_shown(record, person, self._names(record), self._battle(record, person))
        )

    async def shown(self, campaign: str, person: str) -> CampaignShown:
        """A campaign for one of those who fight it; raises RefusedError."""
        async with self._alone(campaign):
            record, command = await self._read(campaign, person)
            record, refusal = await self._entered(record)
        return await _thread(lambda: self._shown(record, person, command, refusal))

    async def file(self, campaign: str, person: str) -> bytes:
        """The campaign as a file, which the command line goes on with; raises RefusedError."""
        await self.shown(campaign, person)
        record, _ = await self._read(campaign, person)
        return dump(record.campaign)

    async def judge(
        self, campaign: str, asked: JudgeArmy, person: str
    ) -> tuple[Roster, list[Fault]]:
        """What is wrong with an army for the next scenario; raises RefusedError."""
        record, command = await self._read(campaign, person)
        _check_leads(record, command, asked.side, person)
        faults = await _thread(lambda: army_faults(record.campaign, find, asked.side, asked.army))
        return asked.army, faults

    async def read(self, file: CampaignText) -> CampaignOffer:
        """A campaign of somebody's own that can be begun; raises RefusedError."""
        return await _thread(lambda: offer_shown("", own_graph(file)))

    # Changing

    async def begin(self, new: NewCampaign, person: str) -> CampaignShown:
        """Begin a campaign; raises RefusedError with the reason."""

        def work() -> str:
            campaign, terms = begun(new)
            return self._store.campaigns.add(campaign, terms, person)

        return await self.shown(await _thread(work), person)

    async def choose(self, campaign: str, wish: ChooseScenario, person: str) -> CampaignShown:
        """Let the last winner say what follows; raises RefusedError."""

        def change(record: CampaignRecord, command: Command) -> Campaign:
            chosen = choose(record.campaign, wish.scenario)
            if not may_choose(record.campaign, command, person):
                raise RefusedError(refuse("SLV-CAMPAIGN-1", "campaign-not-winner"))
            return chosen

        return await self._change(campaign, wish.version, person, change)

    async def camp(self, campaign: str, wish: CampWish, person: str) -> CampaignShown:
        """Something done in the camp of a side whose army grows; raises RefusedError."""

        def change(record: CampaignRecord, command: Command) -> Campaign:
            _check_leads(record, command, wish.side, person)
            return camped(record.campaign, wish)

        return await self._change(campaign, wish.version, person, change)

    async def recruits(self, campaign: str, side: str, game: str, person: str) -> RecruitsShown:
        """What a side can hire; raises RefusedError."""
        record, command = await self._read(campaign, person)
        _check_leads(record, command, side, person)
        return await _thread(lambda: hirelings(record.campaign, side, game))

    async def bring(self, campaign: str, wish: BringArmy, person: str) -> CampaignShown:
        """Another army for a side, or the same with veterans; raises RefusedError."""

        def change(record: CampaignRecord, command: Command) -> Campaign:
            _check_leads(record, command, wish.side, person)
            return with_army(record.campaign, find, wish.side, wish.army)

        return await self._change(campaign, wish.version, person, change)

    async def _change(
        self,
        campaign: str,
        version: int,
        person: str,
        change: Callable[[CampaignRecord, Command], Campaign],
    ) -> CampaignShown:
        async with self._alone(campaign):
            record, command = await self._current(campaign, version, person)
            if over(record.campaign) is not None:
                raise RefusedError(refuse("SLV-CAMPAIGN-1", "campaign-over"))
            await self._check_idle(record, person, "SLV-CAMPAIGN-4")
            changed = await _thread(lambda: change(record, command))
            await self._kept(lambda: self._store.campaigns.change(record, changed))
        return await self.shown(campaign, person)

    async def start(self, campaign: str, wish: StartBattle, person: str) -> Created:
        """Set the next battle up; raises RefusedError."""
        async with self._alone(campaign):
            record, command = await self._current(campaign, wish.version, person)
            if not command.may_start(person):
                raise RefusedError(refuse("SLV-NET-2", "campaign-not-owner"))
            await self._check_idle(record, person, "SLV-CAMPAIGN-1")
            call = await _thread(lambda: next_battle(record.campaign))
            record = await self._set_aside(record)
            names = self._names(record)
            sides = record.campaign.graph.scenarios[call.scenario].seats
            created = await self._rooms.add(lambda: battle_of(record, call, command, names), person)
            battle = created.battle.id
            try:
                await self._kept(
                    lambda: self._store.campaigns.begin_battle(record, battle, call.number, sides)
                )
            except RefusedError:
                await self._rooms.delete(battle)
                raise
            room = await self._rooms.room(battle)
            await room.examine(lambda kept: kept.refresh())
        shown = room.shown(created.battle.yours)
        return replace(created, battle=shown)

    async def tell(self, campaign: str, wish: EnterResult, person: str) -> CampaignShown:
        """Enter what came of the next battle at a real table; raises RefusedError."""
        async with self._alone(campaign):
            record, _ = await self._current(campaign, wish.version, person)
            if record.owner != person:
                raise RefusedError(refuse("SLV-NET-2", "campaign-owner-tells"))
            changed = await _thread(
                lambda: bots_camped(record, after_told(record.campaign, wish, _today()))
            )
            await self._instead(record, changed)
        return await self.shown(campaign, person)

    async def take_back(self, campaign: str, wish: TakeBackResult, person: str) -> CampaignShown:
        """Undo the last result that was told by hand; raises RefusedError."""
        async with self._alone(campaign):
            record, _ = await self._current(campaign, wish.version, person)
            if record.owner != person:
                raise RefusedError(refuse("SLV-NET-2", "campaign-owner-takes-back"))
            if record.open is not None:
                raise RefusedError(refuse("SLV-CAMPAIGN-7", "campaign-undo-begun"))
            before = await _thread(lambda: take_back(record.campaign))
            await self._kept(lambda: self._store.campaigns.change(record, before))
        return await self.shown(campaign, person)

    async def delete(self, campaign: str, person: str) -> None:
        """Forget a campaign of one's own; its battles stay. Raises RefusedError."""
        if not await _thread(lambda: self._store.campaigns.delete(campaign, person)):
            raise unknown_campaign()

    # How it is done

    def _alone(self, campaign: str) -> asyncio.Lock:
        return self._locks.setdefault(campaign, asyncio.Lock())

    async def _read(self, campaign: str, person: str) -> tuple[CampaignRecord, Command]:
        def work() -> tuple[CampaignRecord, Command] | None:
            record = self._store.campaigns.read(campaign)
            return None if record is None else (record, command_of(self._store, record))

        found = await _thread(work)
        if found is None or person not in found[1].members:
            raise unknown_campaign()
        return found

    async def _current(
        self, campaign: str, version: int, person: str
    ) -> tuple[CampaignRecord, Command]:
        """A campaign as it stands, if whoever wants to change it has seen that."""
        record, command = await self._read(campaign, person)
        record, _ = await self._entered(record)
        if record.version != version:
            raise RefusedError(refuse("SLV-NET-1", "campaign-stale"))
        return record, command

    async def _check_idle(self, record: CampaignRecord, person: str, rule: str) -> None:
        """Raise RefusedError while a battle is being fought."""
        fought = await _thread(lambda: self._battle(record, person))
        if fought is not None and not fought.over:
            raise RefusedError(refuse(rule, "campaign-being-fought"))

    async def _entered(self, record: CampaignRecord) -> tuple[CampaignRecord, Refusal | None]:
        """The campaign with the battle that is over entered, or why that cannot be done."""
        link = record.open
        if link is None:
            return record, None
        kept = await _thread(lambda: self._store.battles.read(link.battle))
        if kept is None or not kept.over:
            return record, None
        today = _today()
        try:
            room = await self._rooms.room(link.battle)
            after = await room.examine(
                lambda battle: bots_camped(
                    record, enter_battle(record.campaign, battle.match, date=today)
                )
            )
        except RefusedError as error:
            return record, error.refusal
        await self._kept(
            lambda: self._store.campaigns.end_battle(record, link.battle, "entered", after)
        )
        return await self._again(record), None

    async def _instead(self, record: CampaignRecord, changed: Campaign) -> None:
        """Keep what was told of the next battle; if it was begun here, it counts no longer."""
        link = record.open
        if link is None:
            await self._kept(lambda: self._store.campaigns.change(record, changed))
            return
        kept = await _thread(lambda: self._store.battles.read(link.battle))
        state: LinkState = "refused" if kept is not None and kept.over else "abandoned"
        await self._kept(
            lambda: self._store.campaigns.end_battle(record, link.battle, state, changed)
        )
        with suppress(RefusedError):  # a battle that is damaged or gone needs no word
            room = await self._rooms.room(link.battle)
            await room.examine(lambda battle: battle.refresh())

    async def _set_aside(self, record: CampaignRecord) -> CampaignRecord:
        """The campaign without the battle that could not be entered, if there is one."""
        link = record.open
        if link is None:
            return record
        await self._kept(
            lambda: self._store.campaigns.end_battle(
                record, link.battle, "refused", record.campaign
            )
        )
        return await self._again(record)

    async def _again(self, record: CampaignRecord) -> CampaignRecord:
        found = await _thread(lambda: self._store.campaigns.read(record.id))
        if found is None:
            raise unknown_campaign()
        return found

    async def _kept(self, work: Callable[[], None]) -> None:
        try:
            await _thread(work)
        except OvertakenError:
            raise RefusedError(refuse("SLV-NET-1", "campaign-stale")) from None

    def _battle(self, record: CampaignRecord, person: str) -> BattleShown | None:
        link = record.open
        kept = None if link is None else self._store.battles.read(link.battle)
        if link is None or kept is None:
            return None
        return battle_shown(kept, self._store.people.seats(person, link.battle))

    def _names(self, record: CampaignRecord) -> dict[str, str]:
        """What those who lead the sides called themselves in the last battle."""
        if not record.links:
            return {}
        link = record.links[-1]
        kept = self._store.battles.read(link.battle)
        if kept is None:
            return {}
        sides = seats_of(record, link)
        pairs = list(zip(sides, kept.seats, strict=False))
        return {side: seat.name for side, seat in reversed(pairs)}

    def _shown(
        self, record: CampaignRecord, person: str, command: Command, refusal: Refusal | None
    ) -> CampaignShown:
        battle = self._battle(record, person)
        if battle is None and over(record.campaign) is None:
            refusal = refusal or _hindrance(record.campaign)
        return campaign_shown(record, person, command, self._names(record), battle, refusal)


def _hindrance(campaign: Campaign) -> Refusal | None:
    """Why the next battle cannot be fought as things stand."""
    try:
        next_battle(campaign)
    except RefusedError as error:
        return None if error.refusal.text.key == "campaign-choose-first" else error.refusal
    return None


def _check_leads(record: CampaignRecord, command: Command, side: str, person: str) -> None:
    graph = record.campaign.graph
    if graph.side(side) is None:
        known = ", ".join(graph.side_keys)
        raise RefusedError(refuse("SLV-CAMPAIGN-4", "campaign-no-side", side=side, known=known))
    if not command.leads(person, side):
        raise RefusedError(refuse("SLV-NET-2", "campaign-not-leader"))


def _offers() -> tuple[CampaignOffer, ...]:
    return tuple([offer_shown(one.full_key, one.graph) for one in ready_campaigns()])


def _today() -> str:
    return time.strftime("%Y-%m-%d")


def unknown_campaign() -> RefusedError:
    """The refusal of a campaign that does not exist, or is not the asker's: they look the same."""
    return RefusedError(refuse("SLV-NET-3", "campaign-unknown-here"))


async def _thread(work: Callable[[], T]) -> T:
    return await asyncio.to_thread(work)
