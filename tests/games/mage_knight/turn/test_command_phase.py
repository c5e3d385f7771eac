"""The command phase: its order, Command and Venom."""

import pytest

from slagveld.games.mage_knight.core.events import Mended
from slagveld.games.mage_knight.items.payment import NoPrice, PayPrice, PayPrices
from slagveld.games.mage_knight.movement.free_spins_and_nimble import TURNING
from slagveld.games.mage_knight.turn.command_phase import CallFirst, CallNow, CommandBegins
from slagveld.games.mage_knight.turn.phases import CommandPhase
from slagveld.kernel.event import Changed, Ended, Healed, Hurt, Rolled, Slain
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    WEST,
    act,
    battle,
    events,
    man,
    plain,
    refused,
    run,
    warrior,
)
from tests.games.mage_knight.deeds import Waiting

COMMAND, VENOM = "MK-CARD-command", "MK-CARD-venom"
LEADER = plain(abilities=("command",))
SNAKE = plain(abilities=("venom",))
COWED = warrior("cowed", {}, {}, {"abilities": ("demoralized",)}, {"abilities": ("demoralized",)})


def phase(*men, dice=(), seat=0, **more):
    """The command phase of a seat, with an enemy of it far away besides."""
    men = (*men, man(1 - seat, 34, 34))
    state = battle(
        *men, agenda=(CommandBegins(seat), Waiting()), phase="command", active=seat, **more
    )
    return run(state, dice)


def snakes(*others, **more):
    """A venomous warrior at (10, 10), looking east, and others."""
    return phase(man(0, 10, 10, EAST, key=SNAKE, **more.pop("snake", {})), *others, **more)


def turned(play, *numbers):
    return [play.state.field.by_id[number].turned for number in numbers]


# Command


@pytest.mark.rule("MK-CARD-command", "MK-TURN-7", "MK-TURN-8")
@pytest.mark.parametrize(("die", "extra"), [(1, 0), (5, 0), (6, 1)])
def test_on_a_six_there_is_one_action_more(die, extra):
    play = phase(man(0, 10, 10, key=LEADER), dice=[die])
    assert (play.state.extra, play.state.actions_left) == (extra, 2 + extra)
    (roll,) = events(play, Rolled)
    assert (roll.seat, roll.rule, roll.pieces) == (0, COMMAND, (1,))
    assert (roll.need.target.total, roll.need.compare) == (6, ">=")
    changed = [(event.seat, event.old, event.new, event.rule) for event in events(play, Changed)]
    assert changed == ([(0, 0, 1, COMMAND)] if extra else [])


@pytest.mark.rule("MK-CARD-command")
def test_each_bearer_rolls_once_and_only_those_of_the_active_player():
    men = [man(seat, 5 + 5 * place, 10, key=LEADER) for place, seat in enumerate((0, 1, 0))]
    play = phase(*men, dice=[6, 6])
    assert play.state.extra == 2
    assert [roll.pieces for roll in events(play, Rolled)] == [(1,), (3,)]
    assert [(e.old, e.new) for e in events(play, Changed)] == [(0, 1), (1, 2)]


@pytest.mark.rule("MK-CARD-command", "MK-CAPTURE-13")
def test_a_captive_commands_nobody_and_two_tokens_do_not_matter():
    held = man(0, 20, 20, key=LEADER, captor=3)
    play = phase(man(0, 10, 10, key=LEADER, tokens=2), held, man(1, 20 + BASE, 20), dice=[1])
    assert len(events(play, Rolled)) == 1


@pytest.mark.rule("MK-CARD-command")
def test_each_demoralized_friend_in_contact_heals_one_click():
    men = (
        man(0, 10, 10, key=LEADER),
        man(0, 10 + BASE, 10, key=COWED, turned=3),
        man(0, 10, 10 + BASE, key=COWED, turned=1),
        man(0, 10 - BASE, 10.5 + BASE, key=COWED, turned=3),
        man(2, 10 - BASE, 10, key=COWED, turned=2, side=0),
        man(1, 10, 10 - BASE, key=COWED, turned=3),
    )
    play = phase(*men, dice=[1], seats=(0, 1, 0))
    assert turned(play, 2, 3, 4, 5, 6) == [2, 1, 3, 1, 3]
    assert [(e.piece, e.amount, e.rule) for e in events(play, Healed)] == [
        (2, 1, COMMAND),
        (5, 1, COMMAND),
    ]


@pytest.mark.rule("MK-CARD-command")
def test_the_roll_comes_first():
    play = phase(man(0, 10, 10, key=LEADER), man(0, 10 + BASE, 10, key=COWED, turned=3), dice=[6])
    kinds = [type(e) for e in play.events if isinstance(e, Rolled | Changed | Healed)]
    assert kinds == [Rolled, Changed, Mended]


@pytest.mark.rule("MK-CARD-command")
def test_two_bearers_heal_as_long_as_the_friend_is_demoralized():
    men = (man(0, 10, 10, key=LEADER), man(0, 10 + 2 * BASE, 10, key=LEADER))
    twice = phase(*men, man(0, 10 + BASE, 10, key=COWED, turned=3), dice=[1, 1])
    assert turned(twice, 3) == [1]
    once = phase(*men, man(0, 10 + BASE, 10, key=COWED, turned=2), dice=[1, 1])
    assert turned(once, 3) == [1]


@pytest.mark.rule("MK-CARD-G10")
def test_where_the_order_of_commanders_tells_their_player_chooses_it():
    shaken = warrior("shaken leader", {}, {"abilities": ("command",), "nexus": "demoralized"}, {})
    men = (man(0, 10, 10, key=LEADER), man(0, 10 + BASE, 10, key=shaken, turned=1))
    play = phase(*men, man(0, 20, 20), dice=[])
    question = play.state.agenda.top
    assert question == CallFirst(0, ())
    assert refused(play.state, 0, CallNow(3)) == "MK-CARD-G10"
    assert list(question.candidates(play.state, 0)) == [CallNow(1), CallNow(2)]
    decision = question.ask(play.state)
    assert (decision.seats, decision.pieces, question.who(play.state)) == ((0,), (1, 2), (0,))
    assert decision.forms[0].fields[0].allowed == (1, 2)
    first = act(play.state, 0, CallNow(1), dice=[6])
    assert (first.state.extra, turned(first, 2)) == (1, [0])
    assert isinstance(first.state.agenda.top, Waiting)
    last = act(play.state, 0, CallNow(2), dice=[6, 6])
    assert (last.state.extra, turned(last, 2)) == (2, [0])


# Venom


@pytest.mark.rule("MK-CARD-venom", "MK-GAP-2", "MK-TURN-7")
def test_each_enemy_at_the_front_arc_takes_one():
    play = snakes(
        man(1, 10 + BASE, 10),
        man(1, 10, 10 + BASE),
        man(0, 10, 10 - BASE),
        man(1, 10 + BASE + 0.05, 12),
    )
    assert turned(play, 2, 3, 4, 5) == [1, 0, 0, 0]
    assert [(e.piece, e.amount, e.by, e.rule) for e in events(play, Hurt)] == [(2, 1, 1, VENOM)]


@pytest.mark.rule("MK-CARD-venom")
def test_several_enemies_at_the_front_arc_suffer_together():
    wide = plain(abilities=("venom",), front_arc=1800)
    play = phase(man(0, 10, 10, EAST, key=wide), man(1, 10, 10 + BASE), man(1, 10, 10 - BASE))
    assert turned(play, 2, 3) == [1, 1]


@pytest.mark.rule("MK-CARD-venom", "MK-TURN-EX1")
def test_it_costs_no_action_and_no_token():
    play = snakes(man(1, 10 + BASE, 10))
    assert (play.state.used, play.state.actions_left) == (0, 2)
    assert (play.state.field.by_id[1].tokens, play.state.field.by_id[1].acted) == (0, False)


@pytest.mark.rule("MK-CARD-venom")
@pytest.mark.parametrize("snake", [{"tokens": 2}, {"captive": 4}])
def test_also_with_two_tokens_or_a_captive(snake):
    play = snakes(man(1, 10 + BASE, 10), man(1, 20, 20), snake={"tokens": 2})
    assert turned(play, 2) == [1]
    held = man(1, 10, 10 + BASE, captor=1)
    play = snakes(man(1, 10 + BASE, 10), man(1, 20, 20), held, snake=snake)
    assert turned(play, 2, 4) == [1, 0]


@pytest.mark.rule("MK-CARD-venom")
def test_only_in_the_own_command_phase():
    play = phase(man(1, 10, 10, EAST, key=SNAKE), man(0, 10 + BASE, 10), man(1, 30, 30), seat=0)
    assert turned(play, 2) == [0]


@pytest.mark.rule("MK-CARD-G6", "MK-CARD-venom")
def test_ability_damage_is_reduced_credited_and_spares_captives():
    tough, hard = plain(abilities=("toughness",)), plain(abilities=("invulnerability",))
    assert turned(snakes(man(1, 10 + BASE, 10, key=tough)), 2) == [0]
    assert turned(snakes(man(1, 10 + BASE, 10, key=hard)), 2) == [0]
    captive = man(1, 10 + BASE, 10, captor=3)
    assert turned(snakes(captive, man(0, 10 + 2 * BASE, 10, captive=2)), 2) == [0]
    play = snakes(man(1, 10 + BASE, 10, turned=4), man(1, 30, 30))
    assert [(gone.fighter.id, gone.by) for gone in play.state.fallen] == [(2, 0)]
    assert [(e.piece, e.seat) for e in events(play, Slain)] == [(2, 0)]


@pytest.mark.rule("MK-CARD-venom")
def test_each_bearer_deals_its_own():
    men = (man(0, 10 + 2 * BASE, 10, WEST, key=SNAKE), man(1, 10 + BASE, 10))
    play = snakes(*men)
    assert turned(play, 3) == [2]
    assert [hurt.amount for hurt in events(play, Hurt)] == [1, 1]


@pytest.mark.rule("MK-CARD-venom")
def test_one_set_free_by_the_poison_of_another_bites_too():
    men = (
        man(0, 10 + 2 * BASE, 10, EAST, key=SNAKE, captor=4),
        man(0, 10, 10, EAST, key=SNAKE),
        man(1, 30, 30),
        man(1, 10 + BASE, 10, turned=4, captive=1),
        man(1, 10 + 3 * BASE, 10),
    )
    play = phase(*men)
    assert play.state.fighter(4) is None
    assert turned(play, 5) == [1]


@pytest.mark.rule("MK-END-1", "MK-CARD-venom")
def test_the_battle_may_end_by_it():
    state = battle(
        man(0, 10, 10, EAST, key=SNAKE),
        man(1, 10 + BASE, 10, turned=4),
        agenda=(CommandBegins(0), Waiting()),
        phase="command",
    )
    play = run(state)
    assert play.state.outcome.winners == (0,)
    assert len(events(play, Ended)) == 1


@pytest.mark.rule("MK-CARD-G2", "MK-ABILITY-2")
def test_an_ability_works_only_while_it_shows():
    once = warrior("once a snake", {"abilities": ("venom",)}, {}, {})
    shows = phase(man(0, 10, 10, EAST, key=once), man(1, 10 + BASE, 10))
    gone = phase(man(0, 10, 10, EAST, key=once, turned=1), man(1, 10 + BASE, 10))
    assert (turned(shows, 2), turned(gone, 2)) == ([1], [0])


@pytest.mark.rule("MK-CARD-G1", "MK-CONTACT-3")
def test_touching_is_base_contact_on_one_level():
    wing = plain(abilities=("venom",), speed_type="wing")
    high = man(0, 10, 10, EAST, key=wing, soaring=True)
    assert turned(phase(high, man(1, 10 + BASE, 10)), 2) == [0]
    flier = man(1, 10 + BASE, 10, key=plain(speed_type="wing"), soaring=True)
    assert turned(phase(high, flier), 2) == [1]


@pytest.mark.rule("MK-CARD-G1", "MK-CAPTURE-14")
def test_a_captive_is_no_friend_of_its_commander():
    men = (
        man(0, 10, 10, key=LEADER),
        man(0, 10 + BASE, 10, key=COWED, turned=3, captor=3),
        man(1, 10 + 2 * BASE, 10, captive=2),
    )
    assert turned(phase(*men, dice=[1]), 2) == [3]


# The order


@pytest.mark.rule("MK-CARD-G10")
def test_tokens_domains_items_command_and_venom_in_that_order():
    helmed = plain(abilities=("command",), rank="unique", item_slots=1, base=425)
    men = (
        man(0, 10, 10, EAST, key=SNAKE, watching=True),
        man(1, 10 + BASE, 10, hexed_by=1),
        man(0, 20, 20, key=helmed, items=("jeweled-helm",)),
        man(1, 34, 34),
    )
    state = battle(
        *men,
        agenda=(CommandBegins(0), Waiting()),
        phase="command",
        chosen_domains=((0, "magestone-storm"), (1, "blood-moon")),
        revealed=True,
    )
    play = run(state, dice=[1])
    assert [(type(e).__name__, e.rule) for e in play.events] == [
        ("StatusChanged", "MK-CARD-hex"),
        ("StatusChanged", "MK-CARD-overwatch"),
        ("Rolled", "MK-CARD-magestone-storm"),
        ("Clicked", "MK-CARD-magestone-storm"),
        ("Clicked", "MK-CARD-magestone-storm"),
    ]
    assert play.state.agenda.top == PayPrices(0)
    play = act(play.state, 0, PayPrice(3, 301), dice=[2])
    assert [(type(e).__name__, e.rule) for e in play.events] == [
        ("StatusChanged", "MK-CARD-jeweled-helm"),
        ("Clicked", "MK-CARD-jeweled-helm"),
        ("Rolled", COMMAND),
        ("Clicked", VENOM),
    ]
    assert isinstance(play.state.agenda.top, Waiting)


@pytest.mark.rule("MK-CARD-G10", "MK-CARD-command")
def test_the_price_of_an_item_may_take_command_away_before_its_roll():
    proud = warrior(
        "proud leader", {"abilities": ("command",)}, {}, {}, rank="unique", item_slots=1
    )
    play = phase(man(0, 10, 10, key=proud, items=("jeweled-helm",)))
    paid = act(play.state, 0, PayPrice(1, 101))
    assert not events(paid, Rolled)
    kept = act(play.state, 0, NoPrice(), dice=[3])
    assert len(events(kept, Rolled)) == 1


@pytest.mark.rule("MK-TURN-7", "MK-TURN-8")
def test_a_phase_in_which_nothing_works_passes_in_silence():
    play = phase(man(0, 10, 10), man(0, 12, 10))
    assert play.events == []
    assert isinstance(play.state.agenda.top, Waiting)
    assert CommandPhase.topics == (TURNING,)
