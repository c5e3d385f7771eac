import pytest

from slagveld.games.confrontation.core.figure import Flight
from slagveld.games.confrontation.core.state import Options
from slagveld.games.confrontation.morale.rally import Rally, TakeRally
from slagveld.games.confrontation.turn.activation import Activation, EndActivation
from slagveld.games.confrontation.turn.drawing_cards import (
    AfterDraw,
    Draw,
    DrawingTurns,
    DrawnCard,
    EndDraw,
    KeepDrawn,
    PlayDrawn,
    PlayReserve,
    TakeTurn,
)
from slagveld.kernel.agenda import Question
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Drawn, Told
from slagveld.texts import Name
from tests.games.confrontation.battle import act, battle, card, events, man, refused, run

MEN = (
    man(0, 20, 80, card=101),
    man(0, 30, 80, card=102),
    man(0, 40, 80, card=103),
    man(1, 20, 10, card=201),
    man(1, 30, 10, card=202),
    man(1, 40, 10, card=203),
)
ALL = (101, 102, 103, 201, 202, 203)
MEN_NAME = Name(card(), card(), card())


class Stop(Question, frozen=True):
    def who(self, state):
        return (0,)


def movement(*men, dice=(), stack=ALL, drawing=0, **more):
    """The draws of a movement phase with these cards in the stack; seat 0 has won the roll."""
    agenda = (DrawingTurns(), Stop())
    state = battle(*(men or MEN), agenda=agenda, stack=stack, drawing=drawing, **more)
    return run(state, dice)


def question(play):
    play.dice.done()
    return play.state.agenda.top


def stay(play, seat, dice=()):
    """The figures of the cards just activated stay where they are."""
    assert isinstance(play.state.agenda.top, Activation)
    return act(play.state, seat, EndActivation(), dice)


def told(play):
    return [(e.what.key.partition(":")[2], e.rule) for e in events(play, Told)]


# Drawing


@pytest.mark.rule("CON-MOVE-4", "CON-APP-6")
def test_whoever_draws_an_own_card_may_play_it_or_keep_it():
    play = movement(dice=["102"])
    top = question(play)
    assert top == DrawnCard(seat=0, card=102)
    assert top.who(play.state) == (0,)
    assert play.state.stack == (101, 103, 201, 202, 203)
    assert refused(play.state, 0, PlayDrawn()) is None
    assert refused(play.state, 0, KeepDrawn()) is None


@pytest.mark.rule("CON-MOVE-4", "CON-CARD-3")
def test_a_card_that_is_played_activates_its_figures():
    play = movement(dice=["102"])
    play = act(play.state, 0, PlayDrawn())
    assert question(play) == Activation(seat=0, cards=(102,))
    assert told(play) == [("cards-played", "CON-MOVE-5")]
    assert events(play, Told)[0].what.values["player"] == "Player 1"


@pytest.mark.rule("CON-APP-6")
def test_a_card_that_is_kept_lies_in_the_hand():
    play = movement(dice=["102"])
    play = act(play.state, 0, KeepDrawn(), ["201"])
    assert play.state.reserves == ((0, 102),)
    assert told(play) == [("cards-kept", "CON-APP-6")]
    assert question(play) == DrawnCard(seat=1, card=201)


@pytest.mark.rule("CON-MOVE-6", "CON-MOVE-7", "CON-APP-9", "CON-APP-10", "CON-APP-11")
def test_an_enemy_card_is_played_by_its_owner_at_once():
    play = movement(dice=["202"], reserves=((1, 203),), stack=(101, 202))
    top = question(play)
    assert top == Activation(seat=1, cards=(202,))
    assert top.who(play.state) == (1,)
    assert told(play) == [("cards-played", "CON-MOVE-7")]
    assert events(play, Told)[0].what.values["player"] == "Player 2"
    assert play.state.reserves == ((1, 203),)
    assert not {PlayReserve, KeepDrawn, PlayDrawn}.intersection(top.actions)
    play = stay(play, 1)
    # The owner of the card may not play his reserve now: it is the drawer's turn that ends.
    assert question(play) == TakeTurn(seat=1)


@pytest.mark.rule("CON-APP-12", "CON-MOVE-4")
def test_the_other_player_draws_next_whose_card_it_was():
    play = movement(dice=["202"])
    assert play.state.drawing == 0
    play = stay(play, 1, ["101"])
    assert play.state.drawing == 1
    assert question(play) == Activation(seat=0, cards=(101,))
    play = stay(play, 0, ["103"])
    assert play.state.drawing == 0
    assert question(play) == DrawnCard(seat=0, card=103)
    assert play.state.stack == (102, 201, 203)


def test_the_drawing_begins_with_whoever_is_to_draw():
    assert question(movement(dice=["202"], drawing=1)) == DrawnCard(seat=1, card=202)


@pytest.mark.rule("CON-APP-6")
def test_only_its_owner_sees_an_own_card_that_was_drawn():
    own = movement(dice=["102"])
    (drawn,) = events(own, Drawn)
    assert (drawn.seat, drawn.item, drawn.seen_by, drawn.rule) == (0, "102", (0,), "CON-MOVE-4")
    assert drawn.label.values["count"] == 1
    enemy = movement(dice=["202"])
    (drawn,) = events(enemy, Drawn)
    assert (drawn.item, drawn.seen_by) == ("202", None)


# Reserves


@pytest.mark.rule("CON-APP-7", "CON-MOVE-3")
@pytest.mark.parametrize(
    ("held", "options", "drawing", "rule"),
    [
        (0, Options(), 0, None),
        (1, Options(), 0, None),
        (2, Options(), 0, "CON-MOVE-3"),
        (0, Options(), 1, None),
        (1, Options(), 1, "CON-MOVE-3"),
        (2, Options(reserve=2), 0, None),
        (3, Options(reserve=2), 0, "CON-MOVE-3"),
        (1, Options(reserve=2), 1, None),
        (2, Options(reserve=2), 1, "CON-MOVE-3"),
        (0, Options(reserve=0), 0, None),
        (0, Options(reserve=0), 1, "CON-MOVE-3"),
    ],
)
def test_a_reserve_has_its_size(held, options, drawing, rule):
    men = [
        man(seat, 10 + 5 * n, 80 - 70 * seat, card=101 + 100 * seat + n)
        for seat in (0, 1)
        for n in range(4)
    ]
    first = 101 + 100 * drawing
    own = tuple((drawing, first + n) for n in range(held))
    agenda = (DrawnCard(seat=drawing, card=first + 3), AfterDraw(seat=drawing), Stop())
    state = battle(*men, agenda=agenda, reserves=own, options=options)
    assert refused(state, drawing, KeepDrawn()) == rule
    forms = [form.action for form in state.agenda.top.ask(state).forms]
    assert ("KeepDrawn" in forms) == (rule is None)
    assert (KeepDrawn() in state.agenda.top.candidates(state, drawing)) == (rule is None)


@pytest.mark.rule("CON-APP-8", "CON-MOVE-5")
def test_reserve_cards_are_played_before_the_draw():
    play = movement(reserves=((0, 101), (0, 103)), stack=(102, 201))
    assert question(play) == TakeTurn(seat=0)
    play = act(play.state, 0, PlayReserve(("103",)))
    assert question(play) == Activation(seat=0, cards=(103,))
    assert play.state.reserves == ((0, 101),)
    assert told(play) == [("cards-played", "CON-MOVE-5")]
    play = stay(play, 0)
    assert question(play) == TakeTurn(seat=0)
    play = act(play.state, 0, PlayReserve(("101",)))
    play = stay(play, 0, ["102"])
    # Nothing left in the hand: the draw follows by itself.
    assert question(play) == DrawnCard(seat=0, card=102)


@pytest.mark.rule("CON-MOVE-5")
def test_cards_named_together_are_activated_at_the_same_time():
    play = movement(reserves=((0, 101), (0, 103)), stack=(102, 201))
    play = act(play.state, 0, PlayReserve(("103", "101")))
    assert question(play) == Activation(seat=0, cards=(103, 101))
    assert play.state.reserves == ()
    assert len(events(play, Told)) == 2


@pytest.mark.rule("CON-MOVE-5")
def test_the_card_just_drawn_may_be_among_them():
    play = movement(reserves=((0, 101), (1, 203), (0, 103)), stack=(102, 201))
    play = act(play.state, 0, Draw(), ["102"])
    assert question(play) == DrawnCard(seat=0, card=102)
    play = act(play.state, 0, PlayDrawn(("103",)))
    assert question(play) == Activation(seat=0, cards=(102, 103))
    assert play.state.reserves == ((0, 101), (1, 203))


@pytest.mark.rule("CON-APP-8", "CON-MOVE-5")
def test_reserve_cards_are_played_after_the_draw_as_well():
    play = movement(reserves=((0, 101), (0, 103)), stack=(102, 201))
    play = act(play.state, 0, Draw(), ["201"])
    play = stay(play, 1)
    assert question(play) == AfterDraw(seat=0)
    play = act(play.state, 0, PlayReserve(("101",)))
    assert question(play) == Activation(seat=0, cards=(101,))
    play = stay(play, 0)
    assert question(play) == AfterDraw(seat=0)
    play = act(play.state, 0, EndDraw(), ["102"])
    assert play.state.drawing == 1
    assert question(play) == Activation(seat=0, cards=(102,))


@pytest.mark.rule("CON-APP-7")
def test_a_reserve_card_is_played_first_to_make_room():
    play = movement(reserves=((1, 201),), stack=(202, 203), drawing=1)
    play = act(play.state, 1, Draw(), ["203"])
    assert refused(play.state, 1, KeepDrawn()) == "CON-MOVE-3"
    play = act(play.state, 1, PlayReserve(("201",)))
    assert question(play) == Activation(seat=1, cards=(201,))
    play = stay(play, 1)
    assert question(play) == DrawnCard(seat=1, card=203)
    play = act(play.state, 1, KeepDrawn(), ["202"])
    assert play.state.reserves == ((1, 203),)


def test_nobody_is_asked_to_play_the_card_that_he_just_kept():
    play = movement(dice=["102"])
    play = act(play.state, 0, KeepDrawn(), ["202"])
    assert question(play) == DrawnCard(seat=1, card=202)
    held = movement(reserves=((0, 101),), stack=(102, 103, 202))
    held = act(held.state, 0, Draw(), ["102"])
    held = act(held.state, 0, KeepDrawn())
    assert question(held) == AfterDraw(seat=0)
    assert held.state.reserves == ((0, 101), (0, 102))


@pytest.mark.rule("CON-APP-8", "CON-MOVE-6")
def test_only_own_reserve_cards_are_played_each_once_and_in_the_own_turn():
    play = movement(reserves=((0, 101), (1, 203)), stack=(102, 201))
    for action in (
        PlayReserve(()),
        PlayReserve(("203",)),
        PlayReserve(("102",)),
        PlayReserve(("101", "101")),
        PlayReserve(("x", "٣", "-1", "9" * 50)),
    ):
        assert refused(play.state, 0, action) == "CON-MOVE-5"
    assert play.state.agenda.top.who(play.state) == (0,)
    drawn = act(play.state, 0, Draw(), ["102"])
    assert refused(drawn.state, 0, PlayDrawn(("203",))) == "CON-MOVE-5"
    assert refused(drawn.state, 0, PlayDrawn(("102",))) == "CON-MOVE-5"
    assert refused(drawn.state, 0, PlayDrawn(("101", "101"))) == "CON-MOVE-5"
    assert refused(drawn.state, 0, PlayReserve(())) == "CON-MOVE-5"
    assert refused(drawn.state, 0, PlayDrawn(("101",))) is None
    after = act(drawn.state, 0, KeepDrawn())
    assert refused(after.state, 0, PlayReserve(("203",))) == "CON-MOVE-5"
    assert refused(after.state, 0, EndDraw()) is None


def test_refusals_say_what_is_wrong():
    play = movement(reserves=((0, 101),), stack=(102, 201))
    top = play.state.agenda.top

    def words(*cards):
        return top.check(play.state, 0, PlayReserve(cards)).text.key.rpartition("-")[2]

    assert [words(), words("7"), words("101", "101")] == ["none", "held", "twice"]


# The end


@pytest.mark.rule("CON-MOVE-8", "CON-APP-15")
def test_with_an_empty_stack_a_reserve_card_must_be_played():
    play = movement(reserves=((0, 101), (0, 103)), stack=())
    top = question(play)
    assert top == TakeTurn(seat=0)
    assert refused(play.state, 0, Draw()) == "CON-MOVE-8"
    assert [form.action for form in top.ask(play.state).forms] == ["PlayReserve"]
    assert top.candidates(play.state, 0)[0] == PlayReserve(("101",))
    play = stay(act(play.state, 0, PlayReserve(("101",))), 0)
    # One was a duty; more may follow.
    assert question(play) == AfterDraw(seat=0)
    assert refused(play.state, 0, EndDraw()) is None


@pytest.mark.rule("CON-MOVE-8", "CON-APP-15")
def test_without_any_card_a_player_passes():
    play = movement(reserves=((0, 101), (0, 103)), stack=())
    play = stay(act(play.state, 0, PlayReserve(("103",))), 0)
    play = act(play.state, 0, EndDraw())
    assert told(play) == [("cards-passed", "CON-MOVE-8")]
    assert events(play, Told)[0].what.values["player"] == "Player 2"
    assert question(play) == TakeTurn(seat=0)
    assert play.state.drawing == 0


@pytest.mark.rule("CON-MOVE-8")
def test_the_phase_ends_when_every_card_has_been_activated():
    play = movement(reserves=((0, 101),), stack=())
    play = stay(act(play.state, 0, PlayReserve(("101",))), 0)
    assert isinstance(question(play), Stop)
    assert (play.state.stack, play.state.reserves) == ((), ())


@pytest.mark.rule("CON-MOVE-8")
def test_the_phase_goes_on_while_anybody_holds_a_card():
    play = movement(stack=(101,), reserves=((1, 201),), dice=["101"])
    play = stay(act(play.state, 0, PlayDrawn()), 0)
    assert question(play) == TakeTurn(seat=1)


@pytest.mark.rule("CON-MOVE-1")
def test_a_card_whose_figures_are_gone_is_laid_aside_when_it_is_drawn():
    state = battle(*MEN, agenda=(DrawingTurns(), Stop()), stack=ALL, drawing=0).without(1)
    play = run(state, ["101", "201"])
    assert told(play) == [("cards-nobody", "CON-MOVE-1")]
    assert events(play, Told)[0].what.values["card"] == MEN_NAME
    assert question(play) == DrawnCard(seat=1, card=201)
    assert play.state.stack == (102, 103, 202, 203)


@pytest.mark.rule("CON-MOVE-1")
def test_a_reserve_card_whose_figures_are_gone_is_laid_aside():
    agenda = (DrawingTurns(), Stop())
    held = ((0, 101), (1, 201), (0, 102))
    state = battle(*MEN, agenda=agenda, reserves=held, drawing=0).without(1)
    play = run(state)
    assert told(play) == [("cards-nobody", "CON-MOVE-1")]
    assert play.state.reserves == ((1, 201), (0, 102))
    assert question(play) == TakeTurn(seat=0)


def test_a_drawn_card_is_forgotten_when_its_figures_go_before_it_is_played():
    agenda = (DrawnCard(seat=0, card=101), AfterDraw(seat=0), Stop())
    state = battle(*MEN, agenda=agenda, reserves=((0, 102),))
    assert state.agenda.top.who(state) == (0,)
    assert question(run(state.without(1))) == AfterDraw(seat=0)


@pytest.mark.rule("CON-FEAR-17", "CON-FEAR-18")
def test_figures_in_flight_test_when_their_card_is_drawn():
    fleeing = man(0, 60, 45, card=104, flight=Flight(5, 99))
    play = movement(*MEN, fleeing, stack=(*ALL, 104), dice=["104"])
    assert question(play) == TakeRally(seat=0, figure=7)
    play = act(play.state, 0, Rally(), (5,))
    assert question(play) == DrawnCard(seat=0, card=104)
    assert refused(play.state, 0, KeepDrawn()) is None
    enemy = movement(*MEN, fleeing, stack=(*ALL, 104), dice=["104"], drawing=1)
    assert question(enemy) == TakeRally(seat=0, figure=7)
    enemy = act(enemy.state, 0, Rally(), (5,))
    assert question(enemy) == Activation(seat=0, cards=(104,))


# What is asked


def test_the_beginning_of_a_turn_offers_both():
    play = movement(reserves=((0, 101), (0, 103)), stack=(102, 201))
    top = question(play)
    decision = top.ask(play.state)
    assert (decision.seats, decision.private, decision.rule) == ((0,), True, "CON-APP-8")
    assert [(form.action, form.rule) for form in decision.forms] == [
        ("Draw", "CON-MOVE-4"),
        ("PlayReserve", "CON-MOVE-5"),
    ]
    (field,) = decision.forms[1].fields
    assert (field.name, field.least, field.optional) == ("cards", 1, False)
    assert [choice.key for choice in field.choices] == ["101", "103"]
    assert field.choices[0].label.values == {"card": MEN_NAME, "count": 1}
    assert decision.pieces == ()
    assert top.candidates(play.state, 0) == [
        Draw(),
        PlayReserve(("101",)),
        PlayReserve(("103",)),
        PlayReserve(("101", "103")),
    ]


def test_a_drawn_card_is_asked_for_with_its_figures():
    play = movement(dice=["102"])
    top = question(play)
    decision = top.ask(play.state)
    assert (decision.seats, decision.private, decision.pieces) == ((0,), True, (2,))
    assert decision.prompt.values["card"].values["count"] == 1
    assert [(form.action, form.fields) for form in decision.forms] == [
        ("PlayDrawn", ()),
        ("KeepDrawn", ()),
    ]
    assert top.candidates(play.state, 0) == [PlayDrawn(), KeepDrawn()]
    held = movement(reserves=((0, 101),), stack=(102, 201))
    held = act(held.state, 0, Draw(), ["102"])
    forms = question(held).ask(held.state).forms
    assert [form.action for form in forms] == ["PlayDrawn", "KeepDrawn", "PlayReserve"]
    (field,) = forms[0].fields
    assert (field.name, field.least, field.optional) == ("cards", 0, True)
    assert question(held).candidates(held.state, 0) == [
        PlayDrawn(),
        KeepDrawn(),
        PlayDrawn(("101",)),
        PlayReserve(("101",)),
    ]


def test_the_end_of_a_turn_is_offered_first():
    state = battle(*MEN, agenda=(AfterDraw(seat=0), Stop()), reserves=((0, 101),))
    top = state.agenda.top
    decision = top.ask(state)
    assert (decision.seats, decision.private) == ((0,), True)
    assert [(form.action, form.rule) for form in decision.forms] == [
        ("EndDraw", "CON-APP-12"),
        ("PlayReserve", "CON-MOVE-5"),
    ]
    assert top.candidates(state, 0) == [EndDraw(), PlayReserve(("101",))]


def test_chance_answers_lawfully():
    play = movement(reserves=((0, 101), (0, 103)), stack=(102, 201))
    rng = Rng(1)
    for state in (play.state, act(play.state, 0, Draw(), ["102"]).state):
        top = state.agenda.top
        for _ in range(30):
            assert top.check(state, 0, top.propose(state, 0, rng)) is None
