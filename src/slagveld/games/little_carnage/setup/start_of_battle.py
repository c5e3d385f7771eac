"""From a set-up to the state before the first step: table, armies, cards."""

from slagveld.kernel.agenda import Agenda
from slagveld.kernel.scenery import Ground
from slagveld.kernel.setup import Setup
from slagveld.kit.given_setup import insist, own_table, two_sides
from slagveld.kit.scenarios import agreed
from slagveld.record import replace
from slagveld.table.layout import Layout

from ..army.muster import Armies, brought_spells, enlisted
from ..core.board import footprint
from ..core.book import KEY, refuse
from ..core.cards import Card
from ..core.field import Field
from ..core.regiment import Regiment
from ..core.spellbook import Spell
from ..core.state import LittleState
from ..movement.board_terrain import on_board
from ..scenario import scenarios_and_campaign
from ..scenario.victory import SEATS
from .agreement_and_order import OpenBattle

FIRST_ID = 1000
"""Ids of regiments and models begin here; those of terrain stay below."""


def first_state(setup: Setup) -> LittleState:
    """The state before the first step; raises RefusedError for a set-up it cannot use."""
    two_sides(setup, KEY, "LC-0-3")
    ready = scenarios_and_campaign.battles()
    battle = scenarios_and_campaign.WRITTEN.of_setup(setup, ready)
    options = scenarios_and_campaign.read(battle, setup.options)
    total = agreed(setup.options, "points", battle.total)
    veterans = bool(setup.options.get("veterans"))
    regiments: list[Regiment] = []
    spells: list[Spell] = []
    for seat in SEATS:
        armies = Armies(
            magic=options.magic, total=total, bonus=battle.bonus[seat], veterans=veterans
        )
        roster = armies.brought(setup, seat, battle.armies[seat])
        regiments += enlisted(roster, seat, FIRST_ID + len(regiments))
        spells += brought_spells(roster, seat, regiments)
    if spells:
        options = replace(options, spells=tuple(spells))
    regiments = _owned(regiments, setup)
    if options.board:
        regiments = [replace(r, card=_on_fields(r.card)) for r in regiments]
    apart = scenarios_and_campaign.widening(
        battle, max([max(regiment.card.shared) for regiment in regiments])
    )
    battle = scenarios_and_campaign.in_play(battle, apart)
    table, ground = _table(setup, battle)
    if options.board:
        table = on_board(table)
    confirm = setup.options.get("confirm", "both") == "both"
    step = OpenBattle(ready=setup.options.get("deploy", "ready") == "ready", confirm=confirm)
    zones = battle.zones_on(table.width, table.height)
    return LittleState(
        seats=setup.seats,
        field=Field(table),
        regiments=tuple(regiments),
        scenario=battle.key,
        notes=((scenarios_and_campaign.WIDENED, apart),) if apart else (),
        options=options,
        zones=tuple([(zone.seat, zone.points) for zone in zones]),
        ground=ground,
        next_id=FIRST_ID + len(regiments),
        agenda=Agenda((step,)),
    )


def _owned(regiments: list[Regiment], setup: Setup) -> list[Regiment]:
    """Regiments that say whose they are, where the other side has some of the same name."""
    sides = [{r.card.name.en for r in regiments if r.seat == seat} for seat in SEATS]
    both = sides[0] & sides[1]
    return [
        replace(r, owner=setup.seats[r.seat].name) if r.card.name.en in both else r
        for r in regiments
    ]


def _on_fields(card: Card) -> Card:
    """A card whose bases take whole fields (LC-1.9-4)."""
    shared = None if card.carried_base is None else footprint(card.carried_base)
    return replace(card, sides=footprint(card.sides), carried_base=shared)


def _table(setup: Setup, battle: scenarios_and_campaign.BattleScenario) -> tuple[Layout, Ground]:
    """The scenario's table, or one laid by hand where its conditions need no ground of theirs."""
    if setup.table is None:
        return Layout(battle.width, battle.height, battle.terrain), "grass"
    if not battle.free_table:
        insist(refuse("LC-4.1-3", "refusal-set-ground", title=battle.title))
    edge = refuse("LC-1.3-19", "refusal-set-edge")
    return own_table(setup, scenarios_and_campaign.SIDES, "LC-4-2", edge, FIRST_ID)
