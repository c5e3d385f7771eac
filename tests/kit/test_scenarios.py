"""What ready-made battles of games have in common."""

from slagveld.kit.scenarios import ReadyBattle, agreed, last_round
from slagveld.texts import Name

NAME = Name.same("Open")


def test_a_ready_made_battle_is_for_two_unless_its_file_says_otherwise():
    battle = ReadyBattle(key="open", title=NAME, summary=NAME, width=8, height=9)
    assert (battle.players, battle.inviting) == ((2,), False)


def test_a_number_is_as_agreed_or_as_usual():
    assert agreed({}, "points", 300) == 300
    assert agreed({"points": 0}, "points", 300) == 300
    assert agreed({"points": 500}, "points", 300) == 500


def test_a_battle_may_have_no_last_round():
    assert last_round({"rounds": 4}, "rounds", 6) == 4
    assert last_round({}, "rounds", 6) == 6
    assert last_round({"rounds": 4, "endless": True}, "rounds", 6) == 0
