"""A campaign of three battles in each game, fought by bots: armies grow, suffer and are told."""

import pytest

from slagveld.bots import bot
from slagveld.campaign import begin, dump, enter_battle, load, next_battle, over, read_graph
from slagveld.campaign.growing import company_of, left_to_itself
from slagveld.campaign.growth.season import open_advances
from slagveld.campaign.growth.vocabulary import growth_of
from slagveld.campaign.might import mights
from slagveld.campaign.state import Settings
from slagveld.campaign.telling import diary
from slagveld.kernel.dice import Rng
from slagveld.kernel.registry import game as find
from slagveld.texts import Speaker
from tests.campaign.growth.wars import WARS, graph

SIDES = ("red", "blue")


def fought(campaign, mind="greedy"):
    """The campaign after its next battle, by bots with the campaign's own dice."""
    call = next_battle(campaign)
    game = find(call.setup.game)
    match = game.match(
        call.setup.scenario,
        seed=call.seed,
        seats=call.setup.seats,
        armies=call.setup.armies,
        options=call.setup.options,
    )
    player, rngs = bot(mind), [Rng(f"{call.seed}:{seat}") for seat in range(len(call.setup.seats))]
    while (decision := match.decision) is not None:
        seat = decision.waiting_for[0]
        action = player.answer(game, match.view(seat), seat, rngs[seat])
        match.play(action, seat)
    return enter_battle(campaign, match, date="2026-11-19")


def begun(key, seed):
    read = read_graph(graph(WARS[key]), f"{key}.yaml")
    return begin(read, settings=Settings(seed=seed, growth=True))


def led(campaign):
    """The campaign after its next battle, both camps left to themselves."""
    return left_to_itself(fought(campaign), SIDES)[0]


@pytest.mark.rule("SLV-GROW-1")
@pytest.mark.rule("SLV-GROW-2")
@pytest.mark.rule("SLV-GROW-3")
@pytest.mark.rule("SLV-GROW-4")
@pytest.mark.rule("SLV-GROW-6")
@pytest.mark.rule("SLV-CAMPAIGN-9")
@pytest.mark.parametrize("key", sorted(WARS))
def test_three_battles_leave_their_marks(key):
    campaign = begun(key, WARS[key].seed)
    for _ in range(3):
        before = campaign
        campaign = led(campaign)
    game, title = find(WARS[key].game), WARS[key].game
    companies = [company_of(campaign, side, title) for side in SIDES]
    everybody = [one for company in companies for one in (*company.members, *company.dead)]
    assert over(campaign) is not None
    assert any(one.advances for one in everybody), "somebody gains an advance"
    assert any(one.wounds for one in everybody), "somebody has a lasting wound"
    assert any(one.felled for one in everybody), "somebody has felled an enemy"
    assert not [one for one in everybody if open_advances(growth_of(game), one) < 0]
    told = [tale.what.key for chapter in diary(campaign) for tale in chapter.tales]
    assert {"campaign-did-refill", "campaign-did-recruit"} & set(told), "recruits are bought"
    assert "campaign-tale-purse" in told
    assert all(chapter.casts for chapter in diary(campaign)), "the dice are written down"
    for side, company in zip(SIDES, companies, strict=True):
        muster = game.muster()
        assert not muster.faults(campaign.army(side, title)), "the army may fight again"
        assert company.purse >= 0
    assert load(dump(campaign), "war.json") == campaign
    strengths = mights(before)
    assert [one.side for one in strengths] == list(SIDES)
    assert all(one.points > 0 and one.models > 0 for one in strengths)
    _say_everything(campaign, strengths)


def _say_everything(campaign, strengths):
    texts = [text for one in strengths for text in (one.line, *one.warnings, *one.helps)]
    for chapter in diary(campaign):
        texts += [one.what for one in (*chapter.tales, *chapter.casts)]
    for language in ("en", "nl", "de", "fr", "es"):
        said = [Speaker(language).say(text) for text in texts]
        assert all(said)
        assert not [words for words in said if "campaign-" in words or "{" in words]


@pytest.mark.rule("SLV-GROW-7")
def test_one_seed_is_one_story():
    first = dump(led(begun("confrontation", 3)))
    assert first == dump(led(begun("confrontation", 3)))
    assert first != dump(led(begun("confrontation", 4)))
