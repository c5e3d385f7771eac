"""A stranger's cards in battle: fought with to the end, saved, replayed, told apart, secret."""

import os
import subprocess
import sys

import msgspec
import pytest

from slagveld.bots.registry import bot
from slagveld.games.mage_knight.core.items_and_domains import Item
from slagveld.games.mage_knight.core.terrain_kinds import kind_of
from slagveld.games.mage_knight.core.warriors import Warrior
from slagveld.games.mage_knight.setup.domains import ChooseDomain, OwnDomainChoice
from slagveld.games.mage_knight.setup.terrain_pile import PutOnPile
from slagveld.kernel.dice import Rng
from slagveld.kernel.match import Match
from slagveld.kernel.muster import Chosen
from slagveld.kernel.registry import game
from slagveld.kernel.save import load
from slagveld.kernel.verify import verify
from slagveld.texts import WRITTEN, Name, Speaker, say
from tests.games.mage_knight.own import ALL, ARCHER, WARLORD, army, changed

GAME = game("mage-knight")
GAME.add_texts()
PLAIN = {"total": "200"}
BOOK = {**PLAIN, "domains": True, "built": True}
RIVAL = changed(WARLORD, points=30, dial=[*WARLORD["dial"][2:], WARLORD["dial"][1]])
"""A dial of the same key and name, and another one."""
HURRY = """
import sys
from slagveld.kernel.save import load
from slagveld.kernel.verify import verify

match = load(open(sys.argv[1], "rb").read())
print(verify(match).ok, match.state.field.by_id[int(sys.argv[2])].warrior.clicks[2].abilities)
"""


def begun(scenario, *armies, seed=3, options=PLAIN):
    plain = [None if one is None else msgspec.to_builtins(one) for one in armies]
    return Match.start(GAME, scenario, seed=seed, armies=plain, options=options)


def own_first(decision, seat):
    """Own domain and own pieces of terrain, wherever they are offered."""
    for action in decision.candidates(seat):
        match action:
            case ChooseDomain(domain="old-fog") | PutOnPile(piece="built:bone-gate"):
                return action
    return None


def fought(match, *, answers=10_000, look=None):
    """The battle as greedy bots play it, with own cards chosen first; `look` sees each state."""
    rng, player = Rng(5), bot("greedy")
    while answers and (decision := match.decision) is not None:
        seat = decision.waiting_for[0]
        view = match.view(seat)
        action = own_first(decision, seat) or player.answer(GAME, view, seat, rng)
        assert match.check(action, seat) is None
        match.play(action, seat)
        answers -= 1
        if look is not None:
            look(match)
    return match


def stories(match):
    """All that is told, in English; every sentence is whole in every language."""
    texts = [event.text() for entry in match.log for event in entry.events]
    for language in WRITTEN:
        speaker = Speaker(language)
        assert [fault for text in texts if text for fault in speaker.faults(text)] == []
    return [say(text) for text in texts if text]


def own_of(match, seat, key):
    return next(f for f in match.state.fighters if f.seat == seat and f.warrior.key == key)


@pytest.mark.rule("SLV-CARD-1", "MK-VALUE-1", "MK-ABILITY-2")
def test_a_strangers_dial_is_fought_with_saved_and_replayed():
    seen = set()

    def look(match):
        for fighter in match.state.fighters:
            if fighter.warrior.key == "grimtusk":
                seen.update(fighter.powers.keys)

    match = fought(begun("clash", army(), None), look=look)
    assert match.outcome is not None
    assert {"charge", "weapon-master", "terrify"} <= seen
    told = stories(match)
    assert any(one.startswith("Grimtusk attacks") for one in told)
    again = load(match.save())
    assert again.state == match.state
    assert verify(again).ok


@pytest.mark.rule("SLV-CARD-1")
def test_a_battle_never_needs_the_file_again(tmp_path):
    match = fought(begun("clash", army(), army()), answers=12)
    number = own_of(match, 1, "grimtusk").id
    path = tmp_path / "battle.json"
    path.write_bytes(match.save())
    words = [sys.executable, "-c", HURRY, str(path), str(number)]
    found = subprocess.run(words, capture_output=True, check=True, env={**os.environ}, text=True)
    assert found.stdout == "True ('weapon-master', 'toughness')\n"
    assert GAME.codec.state(GAME.codec.encode(match.state)) == match.state


@pytest.mark.rule("SLV-CARD-1", "MK-BASE-5")
def test_two_players_with_different_cards_of_one_key_each_have_their_own():
    match = fought(begun("clash", army(), army(RIVAL, *ALL[1:])), answers=2)
    mine, other = own_of(match, 0, "grimtusk"), own_of(match, 1, "grimtusk")
    assert (mine.click.speed, other.click.speed) == (9, 8)
    assert (mine.warrior.points, other.warrior.points) == (42, 30)
    assert (mine.powers.keys, other.powers.keys) == (
        ("charge", "terrify"),
        ("weapon-master", "toughness", "terrify"),
    )
    players = [seat.name for seat in match.state.seats]
    assert [say(one.name) for one in (mine, other)] == [f"Grimtusk ({one})" for one in players]
    dutch = [say(one.name, "nl") for one in (mine, other)]
    assert dutch == [f"Grimtand ({one})" for one in players]
    archers = [say(f.name) for f in match.state.fighters if f.warrior.key == "bone-archer"]
    assert sorted(archers)[:2] == [f"Bone Archer 1 ({one})" for one in players]
    assert verify(load(fought(match).save())).ok


@pytest.mark.rule("SLV-CARD-1", "MK-BASE-5")
def test_a_card_of_the_name_of_another_is_told_apart():
    mine = changed(ARCHER, key="orc-marauder", name="Orc Hunter")
    found = army(mine, entries=[Chosen("orc-marauder", 2), Chosen("orc-hunter")])
    house = army(mine, entries=[Chosen("grove-warden")])
    match = begun("clash", found, house)
    names = [say(f.name) for f in match.state.fighters if f.seat == 0]
    assert sorted(names) == ["Orc Hunter 1", "Orc Hunter 2", "Orc Hunter 3"]
    kept = {f.key if isinstance(f.key, str) else f.key.key for f in match.state.fighters}
    assert kept == {"orc-marauder", "orc-hunter", "grove-warden"}


@pytest.mark.rule("SLV-CARD-1", "MK-ITEMS-10", "MK-ITEMS-13", "MK-ITEMS-14")
def test_an_own_item_goes_from_hand_to_hand():
    match = fought(begun("clash", army(), army(RIVAL, *ALL[1:])))
    told = stories(match)
    assert any(one.endswith("carried lies on the ground: Butcher’s Cleaver.") for one in told)
    assert "Butcher’s Cleaver goes back to Player 2." in told
    assert any("(Item: Butcher’s Cleaver)" in one for one in told)


@pytest.mark.rule("SLV-CARD-1", "MK-DOMAIN-2", "MK-DOMAIN-3", "MK-BUILT-6")
def test_own_domains_and_pieces_are_chosen_laid_and_kept():
    seen = []

    def look(match):
        for seat in (0, 1, None):
            GAME.scene(match.view(seat), seat)
        seen.append(match.state)

    match = fought(begun("book", army(), None, options=BOOK), look=look)
    laid = {piece.id: kind_of(piece) for state in seen for piece in state.field.table.terrain}
    assert {(kind.name.en, kind.built.structure) for kind in laid.values() if kind.built} >= {
        ("Bone Gate", 6)
    }
    last = match.state
    assert last.options.brought is msgspec.UNSET
    (_, mine), (_, other) = last.chosen_domains
    assert (mine.key, isinstance(other, str)) == ("old-fog", True)
    told = stories(match)
    assert any("my domain card is Old Fog" in one for one in told)
    again = load(match.save())
    assert again.state == last
    assert verify(again).ok


@pytest.mark.rule("SLV-CARD-1", "MK-DOMAIN-2")
def test_nobody_knows_the_domains_of_others_before_they_lie_open():
    match = begun("book", army(), None, options=BOOK)
    assert isinstance(match.state.agenda.top, OwnDomainChoice)
    mine, other = match.state.players()
    assert [len(one.domains) for one in match.state.options.brought] == [1]
    for seat in (other, None):
        hidden = match.view(seat)
        assert [one.domains for one in hidden.options.brought] == [()]
        assert b"old-fog" not in GAME.codec.encode(hidden)
        assert match.decision_for(seat).forms == ()
    assert len(match.view(mine).options.brought[0].domains) == 1
    match.play(ChooseDomain("old-fog"), mine)
    hidden = match.view(other)
    assert hidden.chosen_domains == ((mine, ""),)
    assert b"old-fog" not in GAME.codec.encode(hidden)
    ((_, imagined),) = GAME.imagine(hidden, other, Rng(1)).chosen_domains
    assert imagined
    assert match.check(ChooseDomain("old-fog"), other).rule == "MK-DOMAIN-6"
    match.play(ChooseDomain("darkness"), other)
    assert not any(isinstance(step, OwnDomainChoice) for step in match.state.agenda.steps)


@pytest.mark.rule("SLV-CARD-1", "MK-BUILT-1", "MK-DOMAIN-1")
def test_only_what_the_battle_asks_for_is_brought():
    for scenario, options in (("clash", BOOK), ("clash", PLAIN), ("book", PLAIN)):
        match = begun(scenario, army(), None, options=options)
        found = match.state.options.brought
        brought = () if found is msgspec.UNSET else found
        assert [(bool(one.domains), bool(one.built)) for one in brought] == (
            [(True, False)] if options is BOOK else []
        )


@pytest.mark.rule("SLV-CARD-1")
def test_a_battle_without_own_cards_has_nothing_of_them():
    match = fought(begun("book", None, None, options=BOOK), answers=40)
    raw = GAME.codec.encode(match.state)
    assert b"brought" not in raw
    assert all(isinstance(f.key, str) for f in match.state.fighters)
    house = army(WARLORD, ARCHER, entries=[Chosen("orc-marauder", 2)])
    same = begun("clash", house, None).state
    without = begun("clash", msgspec.structs.replace(house, choices={}), None).state
    assert GAME.codec.encode(same) == GAME.codec.encode(without)


@pytest.mark.rule("SLV-CARD-1", "MK-VALUE-1", "MK-ETIQ-1")
def test_the_table_shows_the_dial_as_it_shows_others():
    match = begun("clash", army(), None, options={**PLAIN, "open-dials": True})
    number = own_of(match, 0, "grimtusk").id
    for seat in (0, 1):
        piece = next(one for one in GAME.scene(match.view(seat), seat).pieces if one.id == number)
        dial = piece.card.dial
        assert len(dial.clicks) == 6
        assert [say(sign.name) for sign in dial.signs][:3] == ["Charge", "Charge", "Weapon Master"]
        assert say(piece.card.notes[-1]) == "A dial of a player’s own."
        assert (piece.figure.people, piece.base.diameter) == ("orc", 425)
    closed = begun("clash", army(), None)
    piece = next(one for one in GAME.scene(closed.view(1), 1).pieces if one.id == number)
    assert [click is None for click in piece.card.dial.clicks] == [False, *[True] * 11]


@pytest.mark.rule("SLV-CARD-1")
def test_equal_cards_are_one_object_for_what_is_kept_beside_them():
    match = begun("clash", army(), None)
    again = GAME.codec.state(GAME.codec.encode(match.state))
    archers = [f.warrior for f in again.fighters if f.warrior.key == "bone-archer"]
    assert len({id(row) for row in archers}) == 1
    assert isinstance(own_of(match, 0, "grimtusk").key, Warrior)
    assert isinstance(own_of(match, 0, "grimtusk").items[0].key, Item)
    assert own_of(match, 0, "grimtusk").name == Name("Grimtusk", "Grimtand", "Grimmzahn")


@pytest.mark.rule("SLV-CARD-1", "MK-BUILT-13", "MK-BUILT-16")
def test_an_own_piece_counts_as_its_card_says():
    match = fought(begun("book", army(), None, options=BOOK), answers=30)
    pieces = [piece for piece in match.state.field.table.terrain if kind_of(piece).built]
    (card,) = {kind_of(piece).built for piece in pieces if "bone-gate" in piece.kind}
    assert (card.defense, card.fortification, card.structure, card.dot) == (13, 3, 6, True)
    assert (card.rule, kind_of(pieces[0]).elevated) == ("MK-BUILT-3", True)
