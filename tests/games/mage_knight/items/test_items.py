"""Items in play: dropped, laid down, picked up, paid for, at work."""

import pytest

from slagveld.games.mage_knight.attack.attack_value import attack_tally
from slagveld.games.mage_knight.attack.declaration_and_type import Attack
from slagveld.games.mage_knight.attack.defense_value import defense_tally
from slagveld.games.mage_knight.core.fighter import Carried
from slagveld.games.mage_knight.core.modifiers_and_rule_of_three import speed_tally
from slagveld.games.mage_knight.core.state import Dropped
from slagveld.games.mage_knight.items.drop_and_pick_up import DROPPING, DropItem, PickUp
from slagveld.games.mage_knight.items.payment import NoPrice, PayPrice, PayPrices
from slagveld.games.mage_knight.movement.actions import Move
from slagveld.games.mage_knight.sight.line_of_fire import line
from slagveld.games.mage_knight.turn.command_phase import CommandBegins
from slagveld.games.mage_knight.turn.phases import SPECIALS
from slagveld.games.mage_knight.wounds.action_tokens import EndAction
from slagveld.games.mage_knight.wounds.damage_and_elimination import Aftermath, Damage, hurt
from slagveld.games.mage_knight.wounds.items_on_the_ground import Lay, LayItem, LeaveLying
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Hurt, Moved, Placed, Removed, StatusChanged
from slagveld.kernel.play import Play
from slagveld.record import replace
from slagveld.table.shapes import Spot
from tests.games.mage_knight.battle import (
    EAST,
    WEST,
    FakeGame,
    act,
    battle,
    box,
    events,
    man,
    plain,
    refused,
    run,
    units,
    warrior,
)
from tests.games.mage_knight.deeds import Drops, Waiting, field, form_of, proposals, shown
from tests.games.mage_knight.moves import Moves, to

LARGE = {"rank": "unique", "item_slots": 2, "base": 425}
HERO = plain(**LARGE)
BOWMAN = plain(attack_type="bow", range=8, ranged_damage=2, **LARGE)
REACH = (1.7 + 0.5) / 2
"""How far the middle of an item is from that of a large base that it touches, in inches."""


def spot(x, y):
    return Spot(units(x), units(y))


def lying(*things):
    """Items on the ground: (key, x, y) in inches, with ids from 700 on, all of seat 1."""
    return tuple(
        Dropped(Carried(700 + place, key, 1), units(x), units(y))
        for place, (key, x, y) in enumerate(things)
    )


# Dropping


def dropping(*men, **more):
    return battle(*men, agenda=(Drops(0), Waiting()), phase="command", **more)


@pytest.mark.rule("MK-ITEMS-11", "MK-ITEMS-2")
def test_an_item_is_put_down_in_contact_and_costs_no_action():
    state = dropping(man(0, 10, 10, key=HERO, items=("oak-shield", "grey-cloak")), man(1, 30, 30))
    play = act(state, 0, DropItem(1, 102, spot(10 + REACH, 10)))
    assert [item.id for item in play.state.field.by_id[1].items] == [101]
    item = Carried(102, "grey-cloak", 0)
    assert play.state.dropped == (Dropped(item, units(10 + REACH), units(10)),)
    assert (play.state.used, play.state.field.by_id[1].tokens) == (0, 0)
    (placed,) = events(play, Placed)
    assert (placed.piece, placed.rule, placed.name.en) == (102, "MK-ITEMS-11", "Grey Cloak")
    again = act(play.state, 0, DropItem(1, 101, spot(10, 10 + REACH)))
    assert again.state.field.by_id[1].items == ()
    assert [there.item.id for there in again.state.dropped] == [102, 101]


@pytest.mark.rule("MK-ITEMS-11", "MK-CONTACT-1")
def test_the_spot_must_touch_the_base_and_may_lie_under_it():
    state = dropping(man(0, 10, 10, key=HERO, items=("oak-shield",)), man(1, 30, 30))
    assert refused(state, 0, DropItem(1, 101, spot(10 + REACH + 0.02, 10))) is None
    assert refused(state, 0, DropItem(1, 101, spot(10 + REACH + 0.024, 10))) == "MK-ITEMS-11"
    assert refused(state, 0, DropItem(1, 101, spot(10, 10))) is None
    high = DropItem(1, 101, Spot(units(10), units(10), 1))
    assert refused(state, 0, high) == "MK-SETUP-6"


@pytest.mark.rule("MK-ITEMS-11", "MK-SETUP-6")
@pytest.mark.parametrize(("x", "allowed"), [(63, True), (62, False)])
def test_it_lies_wholly_on_the_battlefield(x, allowed):
    men = (man(0, 0.85, 0.85, key=HERO, items=("oak-shield",)), man(1, 30, 30))
    state = dropping(*men)
    assert (refused(state, 0, DropItem(1, 101, Spot(x, 212))) is None) == allowed
    assert (refused(state, 0, DropItem(1, 101, Spot(212, x))) is None) == allowed
    far = (man(0, 35.15, 35.15, key=HERO, items=("oak-shield",)), man(1, 3, 3))
    state = dropping(*far)
    assert (refused(state, 0, DropItem(1, 101, Spot(9000 - x, 8788))) is None) == allowed
    assert (refused(state, 0, DropItem(1, 101, Spot(8788, 9000 - x))) is None) == allowed


@pytest.mark.rule("MK-ITEMS-11", "MK-CAPTURE-13")
def test_only_own_items_of_own_free_warriors_are_dropped():
    state = dropping(
        man(0, 10, 10, key=HERO, items=("oak-shield",)),
        man(1, 20, 20, key=HERO, items=("oak-shield",)),
        man(0, 30, 30, key=HERO, items=("oak-shield",), captor=2),
    )
    assert refused(state, 0, DropItem(2, 201, spot(20, 20))) == "MK-TURN-9"
    assert refused(state, 0, DropItem(99, 201, spot(20, 20))) == "MK-TURN-9"
    assert refused(state, 0, DropItem(3, 301, spot(30, 30))) == "MK-CAPTURE-13"
    assert refused(state, 0, DropItem(1, 201, spot(10, 10))) == "MK-ITEMS-11"
    form = form_of(state, "DropItem")
    assert form.fields[0].allowed == (1,)
    assert [(c.key, c.of) for c in form.fields[1].choices] == [("101", 1)]
    assert [field.name for field in form.fields] == ["fighter", "item", "spot"]
    assert DROPPING.menu(state, 0) == [DropItem(1, 101, spot(10, 10 - REACH))]
    drops = [action for action in proposals(state) if isinstance(action, DropItem)]
    assert 5 <= len(drops) <= 50
    empty = dropping(man(0, 10, 10, key=HERO), man(1, 20, 20))
    assert form_of(empty, "DropItem") is None
    assert DROPPING.menu(empty, 0) == []


def test_the_preview_of_a_drop_puts_it_before_the_feet_of_its_bearer():
    state = dropping(man(0, 10, 10, EAST, key=HERO, items=("oak-shield",)), man(1, 30, 30))
    found = shown(state, 0, "DropItem", fighter=1, item=101)
    assert found.snapped == {"spot": spot(10 + REACH, 10)}
    assert found.ghosts[0].pose.x == units(10 + REACH)
    pointed = shown(state, 0, "DropItem", fighter=1, item=101, spot=[2500, 2700])
    assert (pointed.ghosts[0].piece, pointed.ghosts[0].pose.y) == (101, 2700)
    assert pointed.ghosts[0].base.diameter == 125
    assert shown(state, 0, "DropItem", fighter=1).ghosts == ()


# Items of the eliminated


def slain(*more, step=None, key=HERO):
    """A play in which a bearer of two items has just been eliminated."""
    state = battle(
        man(0, 10, 10, key=key, items=("oak-shield", "grey-cloak")),
        man(1, 30, 30),
        man(0, 33, 33),
        agenda=(*([step] if step else ()), Waiting()),
        **dict(more),
    )
    play = Play(FakeGame(), state, Scripted([]), listening=True)
    hurt(play, Damage(1, 9, "attack", 1))
    return play


@pytest.mark.rule("MK-ITEMS-13")
def test_items_of_an_eliminated_warrior_lie_where_it_stood():
    play = slain()
    assert play.state.fighter(1) is None
    assert [(there.item.id, there.x, there.y) for there in play.state.dropped] == [
        (101, 2500, 2500),
        (102, units(10 + REACH), 2500),
    ]
    assert [(event.piece, event.rule) for event in events(play, Placed)] == [
        (101, "MK-ITEMS-13"),
        (102, "MK-ITEMS-13"),
    ]


@pytest.mark.rule("MK-ITEMS-13")
def test_its_player_chooses_the_spots_in_contact_with_its_base():
    state = slain().run()
    question = state.agenda.top
    assert question == LayItem(0, 101, "Test Base=425 Item_Slots=2 Rank=Unique", 2500, 2500, 425)
    assert question.who(state) == (0,)
    assert refused(state, 0, Lay(spot(10, 10 + REACH + 0.02))) is None
    assert refused(state, 0, Lay(spot(10, 10 + REACH + 0.024))) == "MK-ITEMS-13"
    play = act(state, 0, Lay(spot(10, 10 + REACH)))
    assert [(there.item.id, there.x, there.y) for there in play.state.dropped] == [
        (101, 2500, units(10 + REACH)),
        (102, units(10 + REACH), 2500),
    ]
    (moved,) = events(play, Moved)
    assert (moved.piece, moved.manner, moved.rule) == (101, "laid", "MK-ITEMS-13")
    assert moved.path == (spot(10, 10), spot(10, 10 + REACH))
    assert play.state.agenda.top.item == 102
    left = act(play.state, 0, LeaveLying())
    assert left.state.dropped == play.state.dropped
    assert isinstance(left.state.agenda.top, Waiting)


@pytest.mark.rule("MK-ITEMS-13")
@pytest.mark.parametrize("step", [EndAction((2,)), Aftermath()])
def test_he_is_asked_when_what_struck_it_is_resolved(step):
    play = slain(step=step)
    assert [type(s).__name__ for s in reversed(play.stack)] == [
        type(step).__name__,
        "LayItem",
        "LayItem",
        "Waiting",
    ]
    assert [s.item for s in reversed(play.stack) if isinstance(s, LayItem)] == [101, 102]
    play.run()
    assert play.state.agenda.top.item == 101
    if isinstance(step, EndAction):
        assert play.state.field.by_id[2].tokens == 1


def test_the_question_where_an_item_lies():
    state = slain().run()
    question = state.agenda.top
    decision = question.ask(state)
    assert [form.action for form in decision.forms] == ["LeaveLying", "Lay"]
    menu = question.candidates(state, 0)
    assert menu[0] == LeaveLying()
    assert len(menu) == 9
    assert all(question.check(state, 0, action) is None for action in menu)
    assert shown(state, 0, "Lay", spot=[2500, 2600]).ghosts[0].pose.y == 2600
    assert shown(state, 0, "Lay").ghosts == ()
    gone = battle(man(0, 1, 1), man(1, 30, 30))
    assert question.who(gone) == ()
    left = slain(("out", (0,))).state
    assert question.who(left) == ()


# Picking up


def picking(*things, key=HERO, **more):
    """A warrior at (10, 10) with things on the ground, and an enemy far away."""
    return field(man(0, 10, 10, key=key, **more), man(1, 30, 30), dropped=lying(*things))


@pytest.mark.rule("MK-ITEMS-12", "MK-SPECIAL-1")
def test_a_special_action_takes_an_item_that_the_warrior_touches():
    state = picking(("oak-shield", 10 + REACH, 10), ("grey-cloak", 10, 10))
    play = act(state, 0, PickUp(1, 701))
    assert play.state.field.by_id[1].items == (Carried(701, "grey-cloak", 1),)
    assert [there.item.id for there in play.state.dropped] == [700]
    assert (play.state.used, play.state.field.by_id[1].tokens) == (1, 1)
    (told,) = events(play, Removed)
    assert (told.piece, told.rule) == (701, "MK-ITEMS-12")
    assert refused(play.state, 0, PickUp(1, 700)) == "MK-TURN-10"


@pytest.mark.rule("MK-ITEMS-12", "MK-ITEMS-17", "MK-CONTACT-2")
def test_it_must_touch_the_item_or_stand_over_it():
    assert refused(picking(("oak-shield", 10 + REACH + 0.02, 10)), 0, PickUp(1, 700)) is None
    far = picking(("oak-shield", 10 + REACH + 0.024, 10))
    assert refused(far, 0, PickUp(1, 700)) == "MK-ITEMS-12"
    assert refused(far, 0, PickUp(1, 99)) == "MK-ITEMS-12"
    wing = plain(speed_type="wing", **LARGE)
    over = picking(("oak-shield", 10, 10), key=wing, soaring=True)
    assert refused(over, 0, PickUp(1, 700)) == "MK-ITEMS-12"


@pytest.mark.rule("MK-ITEMS-1")
def test_only_unique_warriors_with_slots_use_items():
    thing = ("grey-cloak", 10, 10)
    assert refused(picking(thing, key=plain(item_slots=1)), 0, PickUp(1, 700)) == "MK-ITEMS-1"
    assert refused(picking(thing, key=plain(rank="unique")), 0, PickUp(1, 700)) == "MK-ITEMS-1"
    assert refused(picking(thing), 0, PickUp(1, 700)) is None


@pytest.mark.rule("MK-ITEMS-7")
def test_each_item_needs_a_slot():
    thing = ("grey-cloak", 10, 10)
    full = picking(thing, items=("oak-shield", "grey-cloak"))
    assert refused(full, 0, PickUp(1, 700)) == "MK-ITEMS-7"
    assert refused(picking(thing, items=("oak-shield",)), 0, PickUp(1, 700)) is None


@pytest.mark.rule("MK-ITEMS-10", "MK-ITEMS-EX1", "MK-CARD-dragonstar")
@pytest.mark.parametrize(("kind", "rule"), [("bow", None), ("sword", 1), ("wand", 1), ("", 1)])
def test_dragonstar_needs_the_bow_type(kind, rule):
    key = plain(attack_type=kind, **LARGE)
    found = refused(picking(("dragonstar", 10, 10), key=key), 0, PickUp(1, 700))
    assert found == ("MK-ITEMS-10" if rule else None)


@pytest.mark.rule("MK-ITEMS-10")
def test_a_least_attack_is_read_from_the_dial():
    weak, strong = plain(attack=8, **LARGE), plain(attack=9, **LARGE)
    thing = ("grudge-axe", 10, 10)
    assert refused(picking(thing, key=weak), 0, PickUp(1, 700)) == "MK-ITEMS-10"
    helped = picking(thing, key=weak, items=("jeweled-helm",), paid=(101,))
    assert refused(helped, 0, PickUp(1, 700)) == "MK-ITEMS-10"
    assert refused(picking(thing, key=strong), 0, PickUp(1, 700)) is None


@pytest.mark.rule("MK-ITEMS-4")
def test_no_two_items_with_the_same_requirements():
    thing = ("oak-shield", 10, 10)
    assert refused(picking(thing, items=("oak-shield",)), 0, PickUp(1, 700)) == "MK-ITEMS-4"
    free = picking(("grey-cloak", 10, 10), items=("grey-cloak",))
    assert refused(free, 0, PickUp(1, 700)) is None


@pytest.mark.rule("MK-ITEMS-5", "MK-ITEMS-3")
def test_no_second_relic():
    held = picking(("dragonstar", 10, 10), key=BOWMAN, items=("jeweled-helm",))
    assert refused(held, 0, PickUp(1, 700)) == "MK-ITEMS-5"
    other = picking(("grey-cloak", 10, 10), key=BOWMAN, items=("jeweled-helm",))
    assert refused(other, 0, PickUp(1, 700)) is None


@pytest.mark.rule("MK-ITEMS-12")
def test_others_warriors_pick_nothing_up_for_me():
    assert refused(picking(("grey-cloak", 30, 30)), 0, PickUp(2, 700)) == "MK-TURN-9"
    assert refused(picking(("grey-cloak", 30, 30)), 0, PickUp(9, 700)) == "MK-TURN-9"


def test_the_form_lists_what_lies_in_reach():
    state = field(
        man(0, 10, 10, key=HERO),
        man(0, 20, 20, key=HERO, tokens=2),
        man(0, 11.5, 11.5),
        man(1, 30, 30, key=HERO),
        dropped=lying(("oak-shield", 10, 10), ("grey-cloak", 20, 20), ("grey-cloak", 30, 30)),
    )
    form = form_of(state, "PickUp")
    assert (form.rule, form.fields[0].allowed) == ("MK-ITEMS-12", (1,))
    (choice,) = form.fields[1].choices
    assert (choice.key, choice.of, choice.spot) == ("700", 1, spot(10, 10))
    assert SPECIALS.menu(state, 0) == [PickUp(1, 700)]
    assert PickUp(1, 700) in proposals(state)
    assert len(shown(state, 0, "PickUp", fighter=1, item=700).notes) == 1
    assert shown(state, 0, "PickUp", fighter=1).notes == ()
    assert form_of(picking(("grey-cloak", 20, 20)), "PickUp") is None


@pytest.mark.rule("MK-ITEMS-17")
def test_items_on_the_ground_are_in_nobodys_way():
    shooter = plain(attack_type="wand", range=10, ranged_damage=1)
    state = battle(
        man(0, 10, 10, EAST, key=shooter),
        man(1, 18, 10),
        agenda=(Moves(0),),
        dropped=lying(("oak-shield", 14, 10), ("oak-shield", 15, 10)),
    )
    assert refused(state, 0, Move(1, to((15, 10)), 0)) is None
    assert line(state, state.fighter(1), state.fighter(2)).refusal is None


# At work


@pytest.mark.rule("MK-ITEMS-10", "MK-CARD-wolf-banner")
def test_an_item_works_while_its_bearer_meets_the_requirements():
    orc = plain(faction="orc-khans", **LARGE)
    elf = plain(faction="elven-lords", **LARGE)
    for key, speed in ((orc, 9), (elf, 8)):
        state = battle(man(0, 10, 10, key=key, items=("wolf-banner",)), man(1, 30, 30))
        assert speed_tally(state, state.fighter(1)).total == speed
    held = battle(man(0, 10, 10, key=orc, items=("wolf-banner",), captor=2), man(1, 30, 30))
    assert speed_tally(held, held.fighter(1)).total == 8


@pytest.mark.rule("MK-ITEMS-9", "MK-CARD-grudge-axe", "MK-ITEMS-10")
def test_a_variable_modifier_grows_with_what_the_card_names():
    from slagveld.games.mage_knight.attack.damage_dealt import damage_tally

    for tokens in (0, 1, 2):
        men = (
            man(0, 10, 10, EAST, key=HERO, items=("grudge-axe",), tokens=tokens),
            man(1, 10 + 1.4, 10, WEST),
        )
        state = battle(*men)
        attack = Attack(attacker=1, kind="close", targets=(2,))
        assert damage_tally(state, attack, state.field.by_id[2]).total == 2 + tokens
    tired = warrior("tired hero", {}, {"attack": 8}, {}, **LARGE)
    men = (man(0, 10, 10, EAST, key=tired, items=("grudge-axe",), tokens=2, turned=1),)
    state = battle(*men, man(1, 11.4, 10, WEST))
    attack = Attack(attacker=1, kind="close", targets=(2,))
    assert damage_tally(state, attack, state.field.by_id[2]).total == 2


@pytest.mark.rule("MK-CARD-grey-cloak", "MK-CARD-stealth")
def test_the_grey_cloak_hides_its_bearer_in_hindering_terrain():
    shooter = plain(attack_type="wand", range=12, ranged_damage=1)
    wood = box(500, "hindering", 14, 8, 2, 4)
    for items, rule in (((), None), (("grey-cloak",), "MK-CARD-stealth")):
        men = (man(0, 10, 10, EAST, key=shooter), man(1, 20, 10, key=HERO, items=items))
        state = battle(*men, terrain=(wood,))
        found = line(state, state.fighter(1), state.fighter(2)).refusal
        assert (None if found is None else found.rule) == rule


# The helm


def helmed(*more, dice=(), **bearer):
    men = (man(0, 10, 10, EAST, key=bearer.pop("key", HERO), items=("jeweled-helm",), **bearer),)
    state = battle(
        *men, *more, man(1, 30, 30), agenda=(CommandBegins(0), Waiting()), phase="command"
    )
    return run(state, dice)


@pytest.mark.rule("MK-CARD-jeweled-helm")
def test_its_price_is_one_exhaustion_damage_and_it_lifts_three_values():
    asked = helmed(man(1, 11.4, 10, WEST))
    assert asked.state.agenda.top == PayPrices(0)
    play = act(asked.state, 0, PayPrice(1, 101))
    hero = play.state.field.by_id[1]
    assert (hero.turned, hero.paid) == (1, (101,))
    assert [(e.amount, e.by, e.rule) for e in events(play, Hurt)] == [
        (1, None, "MK-CARD-jeweled-helm")
    ]
    assert [(e.on, e.rule) for e in events(play, StatusChanged)] == [(True, "MK-CARD-jeweled-helm")]
    state = play.state
    mine = Attack(attacker=1, kind="close", targets=(2,))
    theirs = Attack(attacker=2, kind="close", targets=(1,))
    assert attack_tally(state, mine, state.field.by_id[2]).total == 11
    assert defense_tally(state, theirs, state.field.by_id[1]).total == 17
    assert speed_tally(state, state.field.by_id[1]).total == 10
    free = act(asked.state, 0, NoPrice()).state
    assert attack_tally(free, mine, free.field.by_id[2]).total == 9
    assert speed_tally(free, free.field.by_id[1]).total == 8
    assert free.field.by_id[1].turned == 0


@pytest.mark.rule("MK-CARD-jeweled-helm", "MK-PUSH-2")
def test_no_ability_lowers_the_price_and_it_may_be_the_last():
    tough = plain(abilities=("toughness",), **LARGE)
    play = act(helmed(key=tough).state, 0, PayPrice(1, 101))
    assert play.state.field.by_id[1].turned == 1
    last = act(helmed(man(0, 20, 20), turned=4).state, 0, PayPrice(1, 101))
    assert last.state.fighter(1) is None
    assert last.state.fallen[0].by == -1
    assert last.state.agenda.top.item == 101


@pytest.mark.rule("MK-CARD-jeweled-helm")
def test_it_works_until_the_next_own_command_phase_and_is_asked_for_anew():
    play = helmed(paid=(101,))
    assert play.state.field.by_id[1].paid == ()
    (told,) = events(play, StatusChanged)
    assert (told.piece, told.on, told.rule) == (1, False, "MK-CARD-jeweled-helm")
    assert play.state.agenda.top == PayPrices(0)
    other = battle(
        man(0, 10, 10, key=HERO, items=("jeweled-helm",), paid=(101,)),
        man(1, 30, 30),
        agenda=(CommandBegins(1), Waiting()),
        phase="command",
        active=1,
    )
    assert run(other).state.field.by_id[1].paid == (101,)
    assert isinstance(run(other).state.agenda.top, Waiting)


def test_only_prices_of_working_items_are_paid_once():
    state = helmed(man(1, 20, 20, key=HERO, items=("jeweled-helm",))).state
    assert refused(state, 0, PayPrice(2, 201)) == "MK-CARD-jeweled-helm"
    assert refused(state, 0, PayPrice(1, 201)) == "MK-CARD-jeweled-helm"
    assert refused(state, 0, PayPrice(99, 101)) == "MK-CARD-jeweled-helm"
    assert list(state.agenda.top.candidates(state, 0)) == [NoPrice(), PayPrice(1, 101)]
    decision = state.agenda.top.ask(state)
    assert [form.action for form in decision.forms] == ["NoPrice", "PayPrice"]
    assert decision.pieces == (1,)
    assert [(c.key, c.of) for c in decision.forms[1].fields[1].choices] == [("101", 1)]
    assert len(shown(state, 0, "PayPrice", fighter=1, item=101).notes) == 1
    assert shown(state, 0, "PayPrice", fighter=1).notes == ()
    held = helmed(captor=2)
    assert isinstance(held.state.agenda.top, Waiting)
    two = battle(
        man(0, 10, 10, key=HERO, items=("jeweled-helm",)),
        man(0, 20, 10, key=HERO, items=("jeweled-helm",)),
        man(1, 30, 30),
        agenda=(CommandBegins(0), Waiting()),
        phase="command",
    )
    once = act(run(two).state, 0, PayPrice(1, 101)).state
    assert once.agenda.top == PayPrices(0)
    assert refused(once, 0, PayPrice(1, 101)) == "MK-CARD-jeweled-helm"
    assert PayPrices(0).who(battle(man(0, 1, 1, key=HERO, items=("jeweled-helm",)), out=(0,))) == ()


def test_a_helm_that_is_dropped_is_paid_for_no_longer():
    men = (man(0, 10, 10, key=HERO, items=("jeweled-helm", "grey-cloak"), paid=(101,)),)
    state = dropping(*men, man(1, 30, 30))
    assert act(state, 0, DropItem(1, 101, spot(10, 10))).state.field.by_id[1].paid == ()
    assert act(state, 0, DropItem(1, 102, spot(10, 10))).state.field.by_id[1].paid == (101,)


@pytest.mark.rule("MK-ITEMS-14", "MK-NEED-4")
def test_an_item_knows_its_owner_whoever_carries_it():
    play = act(picking(("grey-cloak", 10, 10)), 0, PickUp(1, 700))
    assert play.state.field.by_id[1].items[0].owner == 1
    state = dropping(*[man(0, 10, 10, key=HERO), man(1, 30, 30)])
    carrying = replace(state.fighter(1), items=play.state.field.by_id[1].items)
    dropped = act(state.with_fighter(carrying), 0, DropItem(1, 700, spot(10, 10))).state.dropped
    assert [there.item for there in dropped] == [Carried(700, "grey-cloak", 1)]
