import pytest

from slagveld.games.confrontation.core.state import Card
from slagveld.games.confrontation.setup.deployment import Deploy, DeployReady, arrayed
from slagveld.games.confrontation.setup.zones import place_refusal
from slagveld.games.confrontation.turn.approach import ApproachPhase, EndOfApproach
from slagveld.games.confrontation.turn.drawing_cards import (
    AfterDraw,
    Draw,
    DrawnCard,
    EndDraw,
    KeepDrawn,
    PlayDrawn,
    PlayReserve,
    TakeTurn,
)
from slagveld.games.confrontation.turn.tactical_roll import army_side
from slagveld.kernel.agenda import Question
from slagveld.kernel.dice import Rng, Scripted
from slagveld.kernel.event import Drawn, Rolled, StatusChanged, Told
from slagveld.kernel.play import Play
from slagveld.record import replace
from tests.games.confrontation.battle import FakeGame, act, battle, card, events, man, refused, run

ZONES = ((0, 0, 7500, 12000, 9000), (1, 0, 0, 12000, 1500))


class Stop(Question, frozen=True):
    def who(self, state):
        return (0,)


def cards(*keys, count=1):
    """Cards 11, 12 … of seat 0 and 21, 22 … of seat 1, by the keys of each."""
    return tuple(
        Card(10 * (seat + 1) + number, seat, key or card(), count)
        for seat, own in enumerate(keys)
        for number, key in enumerate(own, 1)
    )


TWO_EACH = cards(("", ""), ("", ""))


def approach(dice, given=TWO_EACH):
    state = battle(
        agenda=(ApproachPhase(), Stop()), cards=given, phase="end", winner=-1, zones=ZONES, round=0
    )
    return run(state, dice)


def question(play):
    play.dice.done()
    return play.state.agenda.top


# The roll


@pytest.mark.rule("CON-APP-1", "CON-APP-2")
def test_all_cards_of_both_players_are_shuffled_into_one_stack():
    play = approach((5, 3, "12"), cards(("", ""), ("", ""), count=2))
    assert play.state.phase == "approach"
    assert play.state.stack == (11, 21, 22)
    assert play.state.waiting == ((11, 2), (12, 2), (21, 2), (22, 2))
    assert play.state.figures == ()
    (drawn,) = events(play, Drawn)
    assert (drawn.seat, drawn.item, drawn.rule) == (0, "12", "CON-APP-12")


@pytest.mark.rule("CON-APP-3", "CON-APP-4")
def test_the_winner_of_the_approach_roll_draws_the_first_card():
    play = approach((5, 3, "12"))
    assert question(play) == DrawnCard(seat=0, card=12)
    assert (play.state.winner, play.state.drawing) == (0, 0)
    assert [(e.seat, e.dice, e.rule) for e in events(play, Rolled)] == [
        (0, (5,), "CON-APP-3"),
        (1, (3,), "CON-APP-3"),
    ]
    other = approach((3, 5, "12"))
    assert question(other) == Deploy(seat=0, card=12)
    assert (other.state.winner, other.state.drawing) == (1, 1)


@pytest.mark.rule("CON-APP-3", "CON-STAT-11")
def test_the_best_discipline_of_the_army_is_added():
    given = cards((card(discipline=1), card(discipline=4), card(discipline=3)), ("",))
    state = battle(cards=given)
    assert [army_side(state, seat).value.total for seat in (0, 1)] == [4, 2]
    assert approach((3, 4, "12"), given).state.winner == 0
    strokes = battle(cards=cards((card(discipline=None),), ()))
    assert [army_side(strokes, seat).value.total for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("CON-APP-3")
def test_a_tie_in_the_approach_roll_is_rolled_again():
    assert approach((4, 4, 2, 2, 3, 5, "21")).state.winner == 1


@pytest.mark.rule("CON-CARD-mort-vivant", "CON-CARD-aguerri", "CON-CARD-autorite")
def test_competences_in_the_approach_roll():
    dead = card(discipline=9, abilities=("mort-vivant",))
    hard = card(discipline=3, abilities=("aguerri",))
    lord = card(discipline=3, abilities=("autorite",))

    def side(*keys):
        return army_side(battle(cards=cards(keys, ())), 0)

    assert side(dead).value.total == 0
    assert side(dead, "").value.total == 2
    assert side(hard).faces == (6, 5)
    assert side(lord, hard).faces == (6, 5)
    assert side(card(discipline=4), hard).faces == (6,)
    # The approach roll is no tactical roll.
    assert side(lord).rerolls == 0


# Deploying card after card


@pytest.mark.rule("CON-APP-5", "CON-APP-6", "CON-APP-12")
def test_a_card_that_is_played_is_deployed_and_laid_aside():
    play = approach((5, 3, "12"))
    play = act(play.state, 0, PlayDrawn())
    assert question(play) == Deploy(seat=0, card=12)
    assert [e.rule for e in events(play, Told)] == ["CON-APP-5"]
    play = act(play.state, 0, DeployReady(), ["21"])
    assert [(f.id, f.card, f.seat) for f in play.state.figures] == [(10_000, 12, 0)]
    assert play.state.waiting == ((11, 1), (21, 1), (22, 1))
    assert play.state.stack == (11, 22)
    assert play.state.drawing == 1
    assert question(play) == DrawnCard(seat=1, card=21)


@pytest.mark.rule("CON-APP-9", "CON-APP-10", "CON-APP-11")
def test_the_owner_of_a_card_drawn_by_the_enemy_deploys_it_at_once():
    play = approach((5, 3, "22"))
    assert question(play) == Deploy(seat=1, card=22)
    assert play.state.agenda.top.who(play.state) == (1,)
    assert [e.rule for e in events(play, Told)][-1] == "CON-APP-9"
    assert events(play, Drawn)[0].seen_by is None
    play = act(play.state, 1, DeployReady(), ["21"])
    assert question(play) == DrawnCard(seat=1, card=21)


@pytest.mark.rule("CON-APP-8")
def test_several_reserve_cards_are_played_together_in_the_own_turn():
    play = approach((5, 3, "11"))
    play = act(play.state, 0, KeepDrawn(), ["22"])
    play = act(play.state, 1, PlayDrawn())
    play = act(play.state, 1, DeployReady())
    assert question(play) == TakeTurn(seat=0)
    assert refused(play.state, 0, PlayReserve(("12",))) == "CON-APP-8"
    play = act(play.state, 0, Draw(), ["12"])
    play = act(play.state, 0, PlayDrawn(("11",)))
    assert question(play) == Deploy(seat=0, card=12)
    play = act(play.state, 0, DeployReady())
    assert question(play) == Deploy(seat=0, card=11)
    assert [form.rule for form in DrawnCard(seat=0, card=21).ask(play.state).forms] == [
        "CON-APP-5",
        "CON-APP-6",
    ]


@pytest.mark.rule("CON-APP-7")
def test_the_loser_of_the_roll_holds_one_card_and_the_winner_two():
    state = battle(
        cards=cards(("", "", ""), ("", "", "")),
        waiting=tuple((n, 1) for n in (11, 12, 13, 21, 22, 23)),
        phase="approach",
        winner=1,
        reserves=((0, 11), (1, 21)),
    )
    assert DrawnCard(seat=0, card=12).check(state, 0, KeepDrawn()).rule == "CON-APP-7"
    assert DrawnCard(seat=1, card=22).check(state, 1, KeepDrawn()) is None
    refusal = DrawnCard(seat=0, card=12).check(state, 0, KeepDrawn())
    assert refusal.text.values["most"] == 1


@pytest.mark.rule("CON-APP-15")
def test_with_an_empty_stack_a_reserve_card_must_be_deployed():
    play = approach((5, 3, "11"), cards(("", ""), ()))
    play = act(play.state, 0, KeepDrawn(), ["12"])
    # The enemy draws the last card; its owner deploys it.
    assert question(play) == Deploy(seat=0, card=12)
    play = act(play.state, 0, DeployReady())
    assert question(play) == TakeTurn(seat=0)
    assert refused(play.state, 0, Draw()) == "CON-APP-15"
    assert play.state.agenda.top.ask(play.state).prompt.key == "confrontation:ask-play-reserve"
    play = act(play.state, 0, PlayReserve(("11",)))
    assert question(play) == Deploy(seat=0, card=11)


@pytest.mark.rule("CON-APP-15")
def test_without_any_card_left_a_player_passes():
    play = approach((5, 3, "11"), cards(("", "", ""), ()))
    play = act(play.state, 0, KeepDrawn(), ["13"])
    play = act(play.state, 0, DeployReady())
    play = act(play.state, 0, Draw(), ["12"])
    play = act(play.state, 0, KeepDrawn())
    assert question(play) == AfterDraw(seat=0)
    play = act(play.state, 0, EndDraw())
    (passed,) = events(play, Told)
    assert (passed.what.key, passed.rule) == ("confrontation:cards-passed", "CON-APP-15")
    assert question(play) == TakeTurn(seat=0)
    play = act(play.state, 0, PlayReserve(("11", "12")))
    play = act(play.state, 0, DeployReady())
    play = act(play.state, 0, DeployReady())
    assert isinstance(question(play), Stop)


@pytest.mark.rule("CON-APP-16", "CON-APP-1")
def test_the_approach_ends_when_all_figures_are_deployed():
    given = cards(("", "goblin-warrior"), ("", ""), count=3)
    play = approach((5, 3, "11"), given)
    rng = Rng(3)
    while not isinstance(play.state.agenda.top, Stop):
        top = play.state.agenda.top
        (seat,) = top.who(play.state)
        action = top.propose(play.state, seat, rng)
        assert top.check(play.state, seat, action) is None
        again = Play(FakeGame(), play.state, Scripted([1]), listening=True, seat=seat)
        again.answer(seat, action)
        again.run()
        play = again
    state = play.state
    assert (state.stack, state.reserves, state.waiting) == ((), (), ())
    assert sorted(f.card for f in state.figures) == [11] * 3 + [12] * 3 + [21] * 3 + [22] * 3
    assert len({f.id for f in state.figures}) == 12


# Scouts at the end


@pytest.mark.rule("CON-CARD-eclaireur", "CON-APP-16")
def test_scouts_far_from_every_enemy_are_hidden_at_the_end():
    scout = card(abilities=("eclaireur",))
    men = (
        man(0, 50, 50, key=scout),
        man(0, 50, 62.5, key=scout),
        man(0, 60, 50, key=scout),
        man(1, 50, 75),
        man(0, 55, 50),
    )
    play = run(battle(*men, agenda=(EndOfApproach(), Stop()), phase="approach"))
    # The second is within 10 cm of the enemy: just so far.
    assert [figure.hidden for figure in play.state.figures] == [True, False, True, False, False]
    assert [(e.piece, e.on, e.rule) for e in events(play, StatusChanged)] == [
        (1, True, "CON-CARD-eclaireur"),
        (3, True, "CON-CARD-eclaireur"),
    ]


@pytest.mark.rule("CON-CARD-infiltration")
def test_infiltrators_are_not_hidden():
    play = run(
        battle(
            man(0, 50, 50, key=card(abilities=("infiltration",))), agenda=(EndOfApproach(), Stop())
        )
    )
    assert not play.state.figures[0].hidden


def test_what_lay_in_hands_and_stack_before_is_forgotten():
    state = battle(agenda=(ApproachPhase(), Stop()), cards=TWO_EACH, zones=ZONES)
    state = replace(state, stack=(11,), reserves=((0, 12),))
    play = run(state, (5, 3, "11"))
    assert (play.state.stack, play.state.reserves) == ((12, 21, 22), ())


def crowded_out(state):
    """Cards whose figures do not all find a legal place in good order on a table without any."""
    state = replace(state, waiting=tuple([(one.id, one.count) for one in state.cards]))
    found = []
    for one in state.cards:
        figures = arrayed(state, one.id)
        legal = [figure for figure in figures if place_refusal(state, figure) is None]
        found += [one.id] if len(legal) < one.count else []
        for figure in figures:
            state = state.added(figure)
        state = replace(state, next_id=state.next_id + one.count)
    return found


@pytest.mark.rule("CON-APP-13", "CON-APP-17")
def test_a_scenario_leaves_every_figure_a_legal_place_or_says_who_has_none():
    fair = battle(cards=TWO_EACH, zones=ZONES)
    assert crowded_out(fair) == []
    near = battle(cards=TWO_EACH, zones=((0, 0, 3500, 2000, 5000), (1, 0, 3000, 2000, 3400)))
    assert crowded_out(near) == [21, 22]
    small = battle(cards=cards(("", ""), ()), zones=((0, 0, 0, 260, 260),))
    assert crowded_out(small) == [12]
    three = battle(cards=cards(("", ""), (), count=3), zones=((0, 0, 0, 1000, 260),))
    assert crowded_out(three) == [12]
