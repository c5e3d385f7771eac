"""Why a bot did what it did: what it says of itself, and the sentence that comes of it."""

import pytest

import slagveld
from slagveld.bots import GreedyBot, RandomBot, bot
from slagveld.bots.planning import Rival, Thought
from slagveld.bots.reasons import Reasons, reasons_of, thought_of
from slagveld.bots.telling import Words
from slagveld.bots.why import lost, why
from slagveld.kernel.decision import Form
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import PieceField
from slagveld.texts import WRITTEN, Text, say


@pytest.fixture(scope="module")
def match():
    match = slagveld.game("mage-knight").match("skirmish", seed=1)
    rng = Rng(1)
    while len(match.decision.candidates()) < 8:
        match.play(match.decision.propose(rng))
    return match


def thought(match, player):
    seat = match.decision.waiting_for[0]
    return thought_of(player, match.game, match.view(seat), seat, Rng(1))


def reasons(match, found):
    seat = match.decision.waiting_for[0]
    return reasons_of(match.game, match.view(seat), seat, found, "1")


# What bots say of themselves


@pytest.mark.parametrize("name", ["recruit", "veteran", "greedy", "random"])
def test_asking_for_reasons_changes_no_answer(match, name):
    seat = match.decision.waiting_for[0]
    answer = bot(name).answer(match.game, match.view(seat), seat, Rng(1))
    assert thought(match, bot(name)).action == answer


class Own(GreedyBot):
    def answer(self, game, view, seat, rng):
        return RandomBot().answer(game, view, seat, rng)


class Talker(Own):
    def think(self, game, view, seat, rng):
        action = self.answer(game, view, seat, rng)
        return Thought(action=action, habit=action, manner="only")


def test_a_bot_of_ones_own_is_silent_unless_it_thinks_itself(match):
    assert thought(match, bot("random")).manner == "any"
    assert thought(match, bot("greedy")).manner == "habit"
    assert thought(match, Own()).manner == "silent"
    assert thought(match, Own()).action == thought(match, bot("random")).action
    assert thought(match, Talker()).manner == "only"


def test_reasons_are_plain_and_name_the_habit_only_where_it_was_left(match):
    first, second, third = match.decision.candidates()[:3]
    rivals = (Rival(first, 0.6, 9), Rival(second, 0.5, 9), Rival(third, 0.55, 3))
    left = reasons(match, Thought(action=first, habit=second, rivals=rivals))
    assert (left.chance, left.habit_chance, left.second_chance) == (0.6, 0.5, 0.55)
    assert left.does == match.game.codec.builtins(first)
    assert left.second == match.game.codec.builtins(third)
    kept = reasons(match, Thought(action=first, habit=first, rivals=rivals))
    assert kept.habit is None
    assert kept.second_chance == 0.5, "of what was looked into most"


def test_what_was_the_only_thing_allowed_was_no_choice(match):
    table = slagveld.game("confrontation").match(seed=3)
    assert len(table.decision.candidates()) == 1
    assert reasons(table, thought(table, bot("veteran"))).manner == "forced"
    assert reasons(match, thought(match, bot("veteran"))).manner == "habit"


# Sentences

RUN, WAIT, SHOOT = [{"type": name} for name in ("Run", "Wait", "Shoot")]
OF = PieceField(name="of", title=Text("do-resume"), allowed=())
FORMS = tuple(
    Form(action=name, title=Text(key), fields=(OF,))
    for name, key in (("Run", "do-resume"), ("Wait", "do-concede"), ("Shoot", "do-mix"))
)

CASES = {
    "why-forced": {"manner": "forced"},
    "why-only": {"manner": "only"},
    "why-slip": {"manner": "slip", "habit": WAIT},
    "why-slip-lucky": {"manner": "slip"},
    "why-any": {"manner": "any"},
    "why-silent": {"manner": "silent"},
    "why-habit": {"manner": "habit"},
    "why-habit-next": {"manner": "habit", "second": WAIT},
    "why-confirmed": {"manner": "weighed", "chance": 0.6},
    "why-confirmed-next": {"chance": 0.6, "second": WAIT, "second_chance": 0.5},
    "why-confirmed-little": {"chance": 0.6, "second": WAIT, "second_chance": 0.601},
    "why-confirmed-doubt": {"chance": 0.6, "second": WAIT, "second_chance": 0.64},
    "why-better": {"chance": 0.61, "habit": WAIT, "habit_chance": 0.54},
    "why-little": {"chance": 0.61, "habit": WAIT, "habit_chance": 0.609},
    "why-hurried": {"manner": "weighed", "cut_short": True},
}


@pytest.fixture(scope="module")
def scene(match):
    return match.game.scene(match.view(0), 0)


def sentence(scene, given, language="en", forms=FORMS):
    found = Reasons(**{"manner": "weighed", "does": RUN, **given})
    return say(why(found, forms, scene, "Berta"), language)


@pytest.mark.parametrize("language", WRITTEN)
def test_every_case_has_a_sentence_of_its_own(scene, language):
    told = [sentence(scene, given, language) for given in CASES.values()]
    assert len(set(told)) == len(CASES)
    for one in told:
        assert "Berta" in one
        assert one.endswith(".")
        assert "⟦" not in one


@pytest.mark.parametrize("key", CASES)
def test_the_case_is_told_by_its_own_words(scene, key):
    found = Reasons(**{"manner": "weighed", "does": RUN, **CASES[key]})
    assert why(found, FORMS, scene, "Berta").key == key


def test_what_is_gained_and_what_else_there_was(scene):
    given = {"habit": WAIT, "habit_chance": 0.54, "second": SHOOT, "second_chance": 0.58}
    run, wait, shoot = [say(form.title, "en") for form in FORMS]
    assert sentence(scene, {"chance": 0.61, **given, "cut_short": True}) == (
        f"Berta chose “{run}”: 61% to win, 7 points more than by habit with “{wait}”. "
        f"With “{shoot}” it would have been 58%. Its time ran out before everything was weighed."
    )
    assert "1 point more" in sentence(scene, {"chance": 0.55, **given})
    stood = sentence(scene, {"manner": "habit", "chance": 0.999})
    assert stood.endswith("As things stood it saw 99% to win.")


@pytest.mark.parametrize("language", WRITTEN)
def test_what_is_meant_to_follow_is_told(scene, language):
    given = {"chance": 0.61, "habit": WAIT, "habit_chance": 0.54}
    alone = sentence(scene, given, language)
    told = sentence(scene, {**given, "then": SHOOT}, language)
    assert told.startswith(alone)
    assert say(FORMS[2].title, language) in told
    assert told.endswith(".")
    kept = sentence(scene, {"chance": 0.61, "then": SHOOT}, language)
    assert kept == sentence(scene, {"chance": 0.61}, language), "habit is no plan"


def test_reasons_name_what_is_meant_to_follow(match):
    first, second, third = match.decision.candidates()[:3]
    rivals = (Rival(first, 0.6, 9), Rival(second, 0.5, 9))
    found = reasons(match, Thought(action=first, habit=second, rivals=rivals, then=(third,)))
    assert found.then == match.game.codec.builtins(third)
    assert reasons(match, Thought(action=first, habit=second, rivals=rivals)).then is None


def test_what_words_cannot_tell_apart_is_another_way(scene):
    told = sentence(scene, {"chance": 0.6, "habit": {"type": "Run", "of": 7}, "habit_chance": 0.5})
    assert "10 points more than by habit with another way of doing the same" not in told
    same = sentence(scene, {"chance": 0.6, "habit": {**RUN, "x": 1}, "habit_chance": 0.5})
    assert "10 points more than by habit with another way of doing the same" in same


def test_one_form_without_fields_is_no_choice(scene):
    bare = (Form(action="Run", title=Text("do-resume")),)
    assert "had no choice" in sentence(scene, {"manner": "any"}, forms=bare)


@pytest.mark.parametrize("language", WRITTEN)
def test_a_lost_turn_says_what_was_done_in_its_place(scene, language):
    told = say(lost(RUN, FORMS, scene, "Berta"), language)
    assert say(FORMS[0].title, language) in told
    assert told.startswith("Berta ")


def test_pieces_that_are_placed_from_beside_the_table_have_their_own_names():
    match = slagveld.game("wizard-duel").match(seed=5)
    for seed in range(2):
        match.play(match.decision.propose(Rng(seed)))
    words = Words(match.decision.forms, match.game.scene(match.view(0), 0))
    summons = [one for one in match.decision.candidates() if type(one).__name__ == "Summon"]
    told = {say(words.action(match.game.codec.builtins(one)), "en") for one in summons}
    assert "Creature magic: Small weapons (90 MP), Ork 1, Ork 2 and Ork 3" in told
