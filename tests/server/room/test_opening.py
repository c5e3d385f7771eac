"""From a wish to a battle."""

import pytest

import slagveld
from slagveld.kernel.muster import Chosen, Roster
from slagveld.kernel.rulebook import RefusedError
from slagveld.server.room.opening import opened
from slagveld.server.store.words import cleaned, name_of
from slagveld.server.wire.setup import NewBattle, NewSeat
from slagveld.texts import WRITTEN, say

ME, FRIEND, BOT = (NewSeat(who=who) for who in ("me", "friend", "bot"))


def refusal(**wish):
    with pytest.raises(RefusedError) as caught:
        opened(NewBattle(**wish))
    for language in WRITTEN:
        assert say(caught.value.refusal.text, language)
    return caught.value.refusal


def test_without_wishes_one_plays_the_usual_bot():
    opening = opened(NewBattle(game="wizard-duel"))
    assert [(seat.name, seat.bot) for seat in opening.seats] == [
        ("Player 1", ""),
        ("Bot 2", "veteran"),
    ]
    assert opening.match.setup.take_back == "free"
    assert opening.match.box.kind == "committed"
    assert opening.mine == (0,)
    assert opening.friends == ()
    assert [seat for seat, _ in opening.match.box.mixed] == [1]


def test_a_scenario_for_more_gets_more_bots():
    opening = opened(NewBattle(game="toy", scenario="three"))
    assert [seat.bot for seat in opening.seats] == ["", "veteran", "veteran"]


def test_with_friends_take_backs_need_consent_unless_said_otherwise():
    seats = (ME, FRIEND)
    assert opened(NewBattle(game="toy", seats=seats)).match.setup.take_back == "consent"
    wish = NewBattle(game="toy", seats=seats, take_back="off")
    assert opened(wish).match.setup.take_back == "off"
    assert opened(NewBattle(game="toy", seats=(ME, ME))).match.setup.take_back == "free"


def test_bots_alone_begin_at_once():
    opening = opened(NewBattle(game="toy", seats=(BOT, BOT)))
    assert opening.match.begun


@pytest.mark.rule("WD-END-2")
def test_a_duel_has_a_last_round_only_where_bots_are_among_themselves():
    def rounds(*seats, **options):
        new = NewBattle(game="wizard-duel", seats=seats, options=options)
        return opened(new).match.setup.options.get("rounds")

    assert rounds(BOT, BOT) == 15
    assert rounds(BOT, BOT, NewSeat(who="me", leader=True)) == 15
    assert rounds(BOT, BOT, rounds=4) == 4
    assert rounds(ME, BOT) is None
    assert rounds(ME, FRIEND) is None


def test_sides_are_as_wished_or_ones_own():
    seats = (NewSeat(who="me", side=1), BOT)
    assert [seat.side for seat in opened(NewBattle(game="toy", seats=seats)).seats] == [1, 0]


def test_names_and_options_reach_the_battle():
    seats = (NewSeat(who="me", name=" Ann\x07 \u202eLee "), NewSeat(who="bot", name="Golem"))
    opening = opened(NewBattle(game="toy", seats=seats, options={"rounds": 3}, title=" A\tb "))
    assert [seat.name for seat in opening.match.setup.seats] == ["Ann Lee", "Golem"]
    assert opening.match.state.limit == 3
    assert opening.title == "A b"


def test_armies_reach_the_battle_and_the_rest_get_a_ready_one():
    game = slagveld.game("wizard-duel")
    ready = list(game.muster().ready())
    seats = (NewSeat(who="me", army=ready[1]), BOT)
    opening = opened(NewBattle(game="wizard-duel", seats=seats))
    assert [army["name"] for army in opening.match.setup.armies] == [
        slagveld.game("wizard-duel").codec.builtins(roster.name) for roster in ready[1::-1]
    ]


def test_a_table_reaches_the_battle():
    from slagveld.kernel.scenery import LaidPiece, LaidTable

    game = slagveld.game("wizard-duel")
    kit = game.kit()
    piece = kit.pieces[0]
    laid = LaidTable(
        width=kit.width,
        depth=kit.depth,
        pieces=(
            LaidPiece(
                key=piece.key,
                x=kit.width // 2,
                y=kit.depth // 2,
                width=piece.width,
                depth=piece.depth,
                name="Old wood",
            ),
        ),
    )
    opening = opened(NewBattle(game="wizard-duel", table=laid))
    assert opening.match.setup.table == game.lay(laid)
    assert len(opening.match.state.layout.terrain) == 1


def test_the_lesson_is_the_same_for_everybody():
    wish = NewBattle(game="wizard-duel", lesson=True, seats=(NewSeat(who="me", name="Ann"),))
    first, second = opened(wish), opened(wish)
    lesson = slagveld.game("wizard-duel").lesson()
    assert first.match.box.kind == "seeded"
    assert first.match.setup.scenario == lesson.scenario
    assert first.match.state == second.match.state
    assert [seat.bot for seat in first.seats] == ["", lesson.bot]
    assert first.seats[0].name == "Ann"
    assert refusal(game="toy", lesson=True).text.key == "room-no-lesson"


@pytest.mark.parametrize(
    ("wish", "rule"),
    [
        ({"game": "nothing"}, "SLV-SETUP-1"),
        ({"game": "toy", "scenario": "nothing"}, "SLV-SETUP-1"),
        ({"game": "toy", "seats": (ME,)}, "SLV-SETUP-1"),
        ({"game": "toy", "seats": (ME,) * 9}, "SLV-SETUP-1"),
        ({"game": "toy", "options": {"rounds": "six"}}, "SLV-SETUP-1"),
        ({"game": "toy", "seats": (ME, NewSeat(who="bot", bot="nobody"))}, "SLV-SETUP-1"),
        ({"game": "toy", "seats": (ME, NewSeat(who="friend", bot="greedy"))}, "SLV-SETUP-1"),
        ({"game": "toy", "seats": (ME, ME, NewSeat(who="bot", leader=True))}, "SLV-SETUP-1"),
        (
            {"game": "toy", "seats": (NewSeat(who="me", army=Roster(game="toy", name="x")), BOT)},
            "SLV-SETUP-1",
        ),
        (
            {
                "game": "wizard-duel",
                "seats": (NewSeat(who="me", army=Roster(game="toy", name="x")), BOT),
            },
            "SLV-SETUP-1",
        ),
        ({"game": "toy", "title": "x" * 81}, "SLV-NET-6"),
    ],
)
def test_what_cannot_be_set_up_is_refused(wish, rule):
    assert refusal(**wish).rule == rule


def test_a_level_may_have_a_temperament():
    opening = opened(NewBattle(game="toy", seats=(ME, NewSeat(who="bot", bot="captain-bold"))))
    assert opening.seats[1].bot == "captain-bold"


@pytest.mark.parametrize(("bot", "word"), [("nobody", "nobody"), ("captain-mad", "mad")])
def test_an_unknown_bot_or_temperament_is_refused_with_its_field(bot, word):
    told = refusal(game="toy", seats=(ME, NewSeat(who="bot", bot=bot)))
    assert told.text.values["field"] == "seats[1].bot"
    for language in WRITTEN:
        assert say(told.text, language).startswith("seats[1].bot: ")
        assert word in say(told.text, language)


def test_a_faulty_army_is_refused_by_its_rule():
    army = Roster(game="wizard-duel", name="x", entries=(Chosen("nonsense"),))
    told = refusal(game="wizard-duel", seats=(NewSeat(who="me", army=army), BOT))
    faults = slagveld.game("wizard-duel").muster().faults(army)
    assert (told.rule, told.text) == (faults[0].rule, faults[0].text)


@pytest.mark.rule("SLV-NET-6")
def test_names_are_printable_and_short():
    assert name_of("  A\x00nn\u200b\u202e \n Lee\ufeff ") == "Ann Lee"
    assert name_of("<b>Ann</b>") == "<b>Ann</b>"
    assert name_of("Zoë ⚔ 龍") == "Zoë ⚔ 龍"
    assert cleaned("\ud800x") == "x"
    with pytest.raises(RefusedError) as caught:
        name_of("x" * 61)
    assert caught.value.refusal.rule == "SLV-NET-6"
    assert refusal(game="toy", seats=(NewSeat(who="me", name="x" * 61), BOT)).rule == "SLV-NET-6"
