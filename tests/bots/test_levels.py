"""Levels and temperaments: by name, honest, the same again for the same chance."""

from typing import ClassVar

import pytest

import slagveld
from slagveld.bots import GreedyBot, bot, bots
from slagveld.bots.levels import BY_KEY, LEVELS, Level, LevelBot, level_bot
from slagveld.bots.planning import Effort
from slagveld.bots.temper import TEMPERS, WEIGHT, inclined, liked, swayed
from slagveld.kernel.dice import Rng, Seeded
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.state import Outcome
from slagveld.record import replace
from slagveld.texts import Text

KEYS = ("recruit", "soldier", "veteran", "captain", "warlord")
QUICK = Level(key="quick", effort=Effort(ideas=3, sift=2, rest=2, proof=4), seconds=1.0)


@pytest.fixture
def game():
    return slagveld.game("mage-knight")


@pytest.fixture
def state(game):
    """A warrior is to be chosen, with many answers."""
    match = game.match("skirmish", seed=1)
    rng = Rng(1)
    while len(match.decision.candidates()) < 8:
        match.play(match.decision.propose(rng))
    return match.state


def answers(name, game, state, seeds):
    seat = game.question(state).who(state)[0]
    view = game.view(state, seat)
    player = name if isinstance(name, LevelBot) else bot(name)
    return [player.answer(game, view, seat, Rng(seed)) for seed in seeds]


# Names


def test_levels_from_the_weakest_to_the_strongest():
    assert tuple(level.key for level in LEVELS) == KEYS
    assert tuple(BY_KEY) == (*KEYS, "schemer")
    slips = [level.slips for level in LEVELS]
    assert slips == sorted(slips, reverse=True)
    plans = [level.effort.most if level.effort else 0 for level in LEVELS]
    assert plans == sorted(plans)


def test_the_schemer_thinks_no_more_than_the_warlord_but_in_plans():
    schemer, warlord = BY_KEY["schemer"].effort, BY_KEY["warlord"].effort
    assert schemer.most == warlord.most
    assert (schemer.joined > 0, warlord.joined) == (True, 0)
    assert BY_KEY["schemer"].seconds == BY_KEY["warlord"].seconds


def test_the_schemer_plays_and_is_not_offered(game, state):
    """It is there to be measured."""
    assert "schemer" not in bots()
    (action,) = answers("schemer", game, state, [1])
    assert game.check(state, game.question(state).who(state)[0], action) is None
    assert answers("schemer", game, state, [1]) == [action]


@pytest.mark.parametrize("key", KEYS)
def test_a_level_may_have_a_temperament(key):
    assert (level_bot(key).level.key, level_bot(key).temper) == (key, "")
    for temper in TEMPERS:
        found = bot(f"{key}-{temper}")
        assert (found.level.key, found.temper, found.seconds) == (key, temper, 0.0)
    assert level_bot(key, seconds=2.0).seconds == 2.0


@pytest.mark.parametrize(
    ("name", "key"),
    [
        *[(f"captain-{temper}", "refusal-temper") for temper in ("angry", "", "bold-sly", "Bold")],
        *[(name, "refusal-bot") for name in ("-bold", "bold", "general")],
    ],
)
def test_other_names_are_refused(name, key):
    assert level_bot(name) is None
    with pytest.raises(RefusedError) as refused:
        bot(name)
    assert refused.value.refusal.text.key == key


# Answers


@pytest.mark.parametrize("player", ["recruit", "soldier", "veteran", LevelBot(QUICK, "sly")])
def test_same_chance_same_answer(game, state, player):
    seeds = range(2)
    found = answers(player, game, state, seeds)
    assert answers(player, game, state, seeds) == found
    assert all(game.check(state, game.question(state).who(state)[0], one) is None for one in found)


def test_a_veteran_does_what_promises_most(game, state):
    assert len(set(map(repr, answers("veteran", game, state, range(5))))) == 1


def test_a_recruit_slips_mostly_and_a_soldier_one_time_in_three(game, state, monkeypatch):
    """Slips are told apart by where they come from: no slip asks the greedy bot."""
    asked = []
    think = GreedyBot.think

    def noted(self, *given):
        asked.append(given)
        return think(self, *given)

    monkeypatch.setattr(GreedyBot, "think", noted)
    slips = {}
    for name in ("recruit", "soldier", "veteran"):
        asked.clear()
        found = answers(name, game, state, range(60))
        slips[name] = 60 - len(asked)
        if name == "recruit":
            assert len(set(map(repr, found))) > 3
    assert 35 <= slips["recruit"] <= 55
    assert 11 <= slips["soldier"] <= 31
    assert slips["veteran"] == 0


def test_who_looks_ahead_says_what_was_weighed(game, state):
    seat = game.question(state).who(state)[0]
    thought = LevelBot(QUICK).think(game, game.view(state, seat), seat, Rng(1))
    assert 1 < len(thought.rivals) <= QUICK.effort.ideas
    assert 0 < thought.plans <= QUICK.effort.most
    assert 0 <= thought.chance <= 1


def test_who_has_no_time_does_what_it_always_does(game, state):
    seat = game.question(state).who(state)[0]
    player = LevelBot(BY_KEY["warlord"], seconds=1e-9)
    thought = player.think(game, game.view(state, seat), seat, Rng(1))
    assert thought.cut_short
    assert (thought.action, thought.plans) == (thought.habit, 0)


@pytest.mark.parametrize("key", KEYS)
def test_without_tactics_anything_allowed_is_done(key):
    pig = slagveld.game("pig")
    state = pig.begin(pig.setup(), Seeded(1)).state
    given = bot(key).answer(pig, pig.view(state, 0), 0, Rng(3))
    assert pig.check(state, 0, given) is None


# Temperaments


class Mirror:
    """Tactics that say what they are told."""

    ahead: ClassVar[int] = 1

    def __init__(self, chance, **features):
        self.chance = chance
        self.seen = features

    def outlook(self, state, seat):
        return self.chance

    def features(self, state, seat):
        return self.seen


@pytest.fixture
def pig_state():
    pig = slagveld.game("pig")
    return pig.begin(pig.setup(), Seeded(1)).state


def test_who_has_no_temperament_judges_as_the_game_does():
    tactics = Mirror(0.3, threat=1.0)
    assert inclined(tactics, "") == tactics.outlook


def test_what_is_liked_is_weighed_and_limited():
    assert liked({"threat": 1.0, "tempo": 0.5}, {"threat": 0.2, "tempo": -0.2, "goal": 9.0}) == 0.1
    assert liked({"threat": 1.0}, {}) == 0.0
    assert (liked({"goal": 2.0}, {"goal": 5.0}), liked({"goal": 2.0}, {"goal": -5.0})) == (1, -1)


def test_a_temperament_prefers_what_it_likes_among_what_is_as_good(pig_state):
    for temper, feature in (("bold", "threat"), ("careful", "cover"), ("stubborn", "goal")):
        more = inclined(Mirror(0.5, **{feature: 0.5}), temper)(pig_state, 0)
        less = inclined(Mirror(0.5, **{feature: -0.5}), temper)(pig_state, 0)
        assert less < 0.5 < more
    assert inclined(Mirror(0.5, threat=0.5), "careful")(pig_state, 0) == 0.5


def test_what_is_much_better_is_preferred_whatever_is_liked(pig_state):
    liked_less = inclined(Mirror(0.5 + 2 * WEIGHT + 0.01, threat=-9.0), "bold")(pig_state, 0)
    assert liked_less > inclined(Mirror(0.5, threat=9.0), "bold")(pig_state, 0)


def test_nothing_open_is_liked_better_than_to_have_won():
    """Nor less than to have lost; and the better chance is better where it is liked alike."""
    for liking in (-1.0, -0.3, 0.0, 0.4, 1.0):
        chances = [swayed(number / 100, liking) for number in range(101)]
        assert chances == sorted(chances)
        assert (chances[0], chances[-1]) == (0.0, 1.0)
        assert all(abs(one - n / 100) <= WEIGHT + 1e-9 for n, one in enumerate(chances))


def test_what_is_decided_is_not_liked_any_better(pig_state):
    over = replace(pig_state, outcome=Outcome(winners=(0,), reason=Text("x")))
    assert inclined(Mirror(1.0, threat=-1.0), "bold")(over, 0) == 1.0
