"""A stranger's card and tables in battle: fought with, saved, loaded elsewhere, played again."""

import json
import subprocess
import sys

import pytest

from slagveld.bots import bot
from slagveld.games.confrontation.army.card_sheets import made
from slagveld.games.confrontation.army.table_sheets import own_movement, own_wounds
from slagveld.games.confrontation.core.figure import Tables
from slagveld.games.confrontation.core.state import Card
from slagveld.kernel import save
from slagveld.kernel.dice import Rng
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.state import Seat
from slagveld.kernel.verify import verify
from slagveld.record import replace
from slagveld.texts import LANGUAGES, say
from tests.games.confrontation.shown import lines
from tests.games.confrontation.strangers import CARD, GAME, army, plain, stranger, table

SEATS = (Seat("Anna", 0), Seat("Bert", 1))
TOUGH = {"wounds": table("wounds", from_killed=60, penalty_light=4)}
MUDDY = {"movement": table("movement", wood=4, figure_normal=500)}


def begun(one, other, seed=5, scenario="skirmish", **options):
    return GAME.match(scenario, seats=SEATS, armies=(one, other), options=options, seed=seed)


def fought(match, *names, least=0, most=5000):
    """The same battle after so many answers of bots, or at its end; all were allowed."""
    rng, players = Rng(1), [bot(name) for name in names]
    for _ in range(most):
        if match.outcome is not None:
            break
        seat = match.decision.waiting_for[0]
        action = players[seat].answer(GAME, match.view(seat), seat, rng)
        assert match.check(action, seat) is None
        match.play(action, seat)
        assert GAME.faults(match.state) == []
    assert len(match.log) > least
    return match


def anew(raw):
    """What a fresh process finds in a save: whether it holds, its figures, its verdict."""
    code = """
import json, sys
from slagveld.kernel import save
from slagveld.kernel.verify import verify
match = save.load(sys.stdin.buffer.read())
state = match.state
there = [*state.figures, *[one.figure for one in state.fallen]]
rows = sorted({(one.seat, one.key, one.profile.attack) for one in there})
told = {"ok": verify(match).ok, "rows": rows, "over": match.outcome is not None}
print(json.dumps({**told, "state": match.game.codec.encode(state).decode()}))
"""
    done = subprocess.run([sys.executable, "-c", code], input=raw, capture_output=True, check=True)
    return json.loads(done.stdout)


@pytest.mark.rule("SLV-CARD-1", "CON-CARD-1", "CON-CARD-3", "CON-GAP-4")
@pytest.mark.parametrize("names", [("greedy", "random"), ("greedy", "greedy")])
def test_a_strangers_card_is_entered_fought_with_saved_and_played_again(names):
    mine = army(CARD, plain(), entries=("ash-walker", "my-card", "goblin-warrior"), count=3)
    theirs = army(stranger(attack=2, name="Ash walker"), entries=("ash-walker",), count=4)
    match = fought(begun(mine, theirs, turns=3), *names, least=40)
    assert match.outcome is not None
    raw = match.save()
    again = save.load(raw)
    assert again.state == match.state
    assert verify(again).ok
    told = anew(raw)
    assert (told["ok"], told["over"]) == (True, True)
    assert told["state"] == GAME.codec.encode(match.state).decode()
    assert {tuple(row) for row in told["rows"]} >= {(0, "ash-walker", 5), (1, "ash-walker", 2)}


@pytest.mark.rule("SLV-CARD-1", "CON-CARD-1", "CON-CARD-3")
def test_two_players_have_different_cards_of_one_key():
    mine = army(CARD, plain(name="Ash walker"), entries=("ash-walker", "my-card"), count=1)
    theirs = army(stranger(attack=8, shooting=None, weapon=None), count=2)
    match = fought(begun(mine, theirs), "greedy", "greedy", most=12)
    seen = {(one.seat, one.name.en, one.profile.attack) for one in match.state.figures}
    assert seen == {
        (0, "Ash walker 1 (Anna)", 5),
        (0, "Ash walker 2 (Anna)", 3),
        (1, "Ash walker 1 (Bert)", 8),
        (1, "Ash walker 2 (Bert)", 8),
    }
    for figure in match.state.figures:
        shown = next(one for one in GAME.scene(match.state, 0).pieces if one.id == figure.id)
        assert lines(shown.card)["Attack (ATT)"] == figure.profile.attack
        assert shown.figure == figure.profile.figure


@pytest.mark.rule("CON-APP-6")
def test_an_own_card_in_hand_is_seen_by_its_owner_alone():
    mine = army(CARD, plain(), entries=("ash-walker", "my-card"))
    state = begun(mine, mine).state
    state = replace(state, stack=(), reserves=((0, 1000), (1, 1002)), waiting=((1000, 1),))
    mine, theirs = GAME.view(state, 0), GAME.view(state, 1)
    assert mine.reserves == ((0, 1000), (1, 0))
    assert theirs.reserves == ((0, 0), (1, 1002))
    held = [row.cards[0].front for row in GAME.scene(mine, 0).rows if row.cards]
    assert say(held[0].title, "en") == "Ash walker (special)"
    assert held[1] is None


@pytest.mark.rule("CON-GAP-4")
def test_without_own_cards_a_state_says_nothing_of_them():
    mine = army(entries=("goblin-warrior",), count=3)
    plain_state = GAME.codec.encode(begun(mine, mine).state)
    assert b'"own"' not in plain_state
    assert b'"tables"' not in plain_state
    match = fought(begun(mine, army(CARD)), "greedy", "greedy", most=10)
    written = json.loads(GAME.codec.encode(match.state))
    assert [("own" in card) for card in written["cards"]] == [False, True]
    figures = {one["key"]: "own" in one for one in written["field"]["figures"]}
    assert figures == {"goblin-warrior": False, "ash-walker": True}
    assert GAME.codec.state(GAME.codec.encode(match.state)) == match.state


@pytest.mark.rule("SLV-CARD-1")
def test_a_broken_card_starts_no_battle():
    with pytest.raises(RefusedError) as told:
        begun(army(stranger(attack=99)), army(CARD))
    assert told.value.refusal.rule == "CON-STAT-4"
    words = [say(told.value.refusal.text, language) for language in LANGUAGES]
    assert words[0] == "Own card 1: Attack (ATT) is 99, but must be from 0 to 30."
    assert all("⟦" not in one for one in words)


def test_what_was_put_into_a_state_by_hand_is_unsound():
    match = fought(begun(army(CARD), army(CARD)), "greedy", "greedy", most=12)
    state = match.state
    assert GAME.faults(state) == []
    one = state.figures[0]
    forged = replace(made(CARD), attack=29)
    for wrong in (
        state.changed(one.id, own=forged),
        state.changed(one.id, tables=Tables()),
        replace(
            state,
            cards=tuple([replace(card, own=replace(forged, attack=99)) for card in state.cards]),
        ),
    ):
        assert GAME.faults(wrong)


def test_cards_of_one_name_are_alike_only_where_one_is_a_players_own():
    own = made(plain(key="second", name="Goblin warrior"))
    house = Card(1, 0, "goblin-warrior")
    assert house.alike(Card(2, 1, "goblin-warrior"))
    assert not house.alike(Card(2, 1, "goblin-archer"))
    assert house.alike(Card(2, 0, "second", own=own))
    assert Card(2, 0, "second", own=own).alike(house)
    assert not Card(2, 0, "second", own=own).alike(Card(3, 0, "falconer"))


# Tables of one's own


@pytest.mark.rule("CON-GAP-1", "CON-GAP-2")
def test_the_tables_that_were_agreed_on_hold_for_both():
    brought = army(CARD, *TOUGH.values(), *MUDDY.values())
    other = army(CARD, table("wounds", from_light=4))
    for tables, wounds, movement in (
        ("program", None, None),
        ("first", own_wounds(TOUGH["wounds"]), own_movement(MUDDY["movement"])),
        ("second", own_wounds(table("wounds", from_light=4)), None),
    ):
        match = fought(begun(brought, other, tables=tables), "greedy", "greedy", most=12)
        found = {(one.wounds_by, one.moves_by) for one in match.state.figures}
        assert found == {(wounds, movement)}


@pytest.mark.rule("CON-GAP-1", "CON-GAP-2")
def test_a_player_without_tables_cannot_be_followed():
    with pytest.raises(RefusedError) as told:
        begun(army(CARD), army(CARD, *TOUGH.values()), tables="first")
    assert told.value.refusal.rule == "CON-GAP-1"
    assert say(told.value.refusal.text, "en") == "The army of Anna brings no table of its own."


@pytest.mark.rule("CON-GAP-1", "CON-GAP-2")
def test_a_battle_with_own_tables_is_saved_and_played_again():
    mine = army(CARD, *TOUGH.values(), *MUDDY.values(), count=3)
    match = fought(begun(mine, mine, tables="first", turns=3), "greedy", "random", least=40)
    assert match.outcome is not None
    tables = Tables(wounds=own_wounds(TOUGH["wounds"]), movement=own_movement(MUDDY["movement"]))
    assert match.state.options.tables == tables
    assert anew(match.save())["ok"]


@pytest.mark.rule("CON-GAP-1", "CON-GAP-2")
def test_own_tables_are_shown_beside_the_table_and_in_the_words_of_the_terrain():
    mine = army(CARD, *TOUGH.values(), *MUDDY.values())
    state = begun(mine, mine, tables="first").state
    sheets = {say(one.title, "en"): one for one in GAME.scene(state, 0).sheets}
    wounds = lines(sheets["Wound table: My wound table"])
    assert wounds["Killed outright"] == "from 60"
    assert wounds["Lightly wounded"] == "ATT, DEF, FOR, TIR −4"
    assert wounds["Double 2"] == "legs: kills only from 18 and as an option MOV halved"
    movement = lines(sheets["Movement table: My movement table"])
    assert movement["Wood"] == "1 cm of way costs 4 cm"
    assert movement["Height of a figure: normal"] == "5 cm"
    help_of = {say(one.name, "en"): say(one.help, "en") for one in GAME.scene(state, 0).terrain}
    assert help_of["Wood"] == "1 cm of way costs 4 cm. Height 8 cm, very large."
    assert help_of["Obstacle"].startswith("Up to half the figure's height: costs 2.5 cm.")
    usual = begun(mine, mine).state
    assert "Wound table" in {say(one.title, "en") for one in GAME.scene(usual, 0).sheets}
