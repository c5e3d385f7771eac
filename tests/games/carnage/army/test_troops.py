"""The troop types of the book, its heroes and mages, the cow and Bouncer."""

import json
from pathlib import Path

import pytest

from slagveld.games.carnage.army import troops as catalogue
from slagveld.games.carnage.army.troops import Troop, magic_of, profile_of, troops
from slagveld.games.carnage.core.unit import Magic, Unit
from slagveld.games.carnage.magic.spells import spells
from slagveld.kit.tables import table

VALUES = {
    "herptar-rider-veteran": (5, 4, 2, 2, 2),
    "herptar-infantry-veteran": (4, 6, 2, 1, 1),
    "herptar-archer-veteran": (4, 3, 1, 1, 1),
    "herptar-rider-green": (4, 4, 2, 2, 2),
    "herptar-infantry-green": (3, 5, 1, 1, 1),
    "herptar-archer-green": (3, 3, 1, 1, 1),
    "brigandian-rider-veteran": (5, 5, 2, 2, 2),
    "brigandian-infantry-veteran": (4, 4, 1, 1, 1),
    "brigandian-archer-veteran": (4, 4, 1, 1, 1),
    "brigandian-rider-green": (4, 5, 2, 2, 2),
    "brigandian-infantry-green": (3, 4, 1, 1, 1),
    "brigandian-archer-green": (3, 4, 0, 1, 1),
    "brigandian-infantry-armoured": (4, 4, 2, 1, 1),
    "brigandian-rider-armoured": (5, 4, 3, 2, 2),
    "teron": (6, 6, 3, 5, 3),
    "yarik": (7, 6, 3, 6, 4),
    "herptar-mage": (3, 3, 2, 3, 1),
    "brigandian-mage": (3, 3, 2, 3, 1),
    "cow": (1, 1, 1, 2, 0),
    "bouncer": (10, 10, 3, 50, 7),
}


@pytest.mark.rule(
    "CAR-5-stats",
    "CAR-5.3-veteran",
    "CAR-5.3-green",
    "CAR-5.4-veteran",
    "CAR-5.4-green",
    "CAR-19-teron",
    "CAR-19-yarik",
    "CAR-2-bouncer",
    "CAR-16-cattle-cows",
)
def test_every_type_has_its_printed_values():
    found = {}
    for key in troops():
        values = profile_of(key)
        assert values.type == key
        assert values.name == troops()[key].name
        assert values.icon == troops()[key].icon
        found[key] = (values.ws, values.st, values.ar, values.w, values.at)
    assert found == VALUES


@pytest.mark.rule("CAR-0-mounts", "CAR-8-types")
def test_riders_move_as_cavalry_and_everybody_else_on_foot():
    riders = [key for key in troops() if profile_of(key).cavalry]
    assert riders == [
        "herptar-rider-veteran",
        "herptar-rider-green",
        "brigandian-rider-veteran",
        "brigandian-rider-green",
        "brigandian-rider-armoured",
        "yarik",
    ]
    names = [profile_of(key).name.en for key in riders]
    assert all("pangolin" in name for name in names[:2])
    assert all("bull" in name for name in names[2:5])
    assert [profile_of(key).people for key in riders] == ["herptars"] * 2 + ["brigandians"] * 4


@pytest.mark.rule("CAR-17.3", "CAR-17-bow")
def test_archers_have_a_bow_and_a_hand_weapon_too():
    archers = [key for key in troops() if profile_of(key).bow]
    assert archers == [key for key in troops() if "archer" in key]
    assert len(archers) == 4
    for key in troops():
        if key != "cow":
            assert profile_of(key).at >= 1
    assert all(profile_of(key).shots == 1 for key in troops())


@pytest.mark.rule("CAR-19-composition", "CAR-19-independent", "CAR-18-mage")
def test_heroes_and_mages_are_singles():
    kinds = {key: profile_of(key).kind for key in troops() if profile_of(key).kind != "troop"}
    assert kinds == {
        "teron": "hero",
        "yarik": "hero",
        "herptar-mage": "mage",
        "brigandian-mage": "mage",
        "cow": "cow",
        "bouncer": "bouncer",
    }
    for key in kinds:
        shape = Unit(
            id=1, owner=0, side=0, profile=profile_of(key), figures=(), x=0, y=0, facing=0, files=1
        )
        assert shape.single
        assert not shape.neutralised


@pytest.mark.rule("CAR-0-base-size")
def test_bases_are_25_by_25_on_foot_and_25_by_50_for_riders_and_cows():
    for key in troops():
        values = profile_of(key)
        deep = values.cavalry or key == "cow"
        assert (values.width, values.depth) == (250, 500 if deep else 250), key


@pytest.mark.plain
@pytest.mark.rule("CAR-0-base-size")
def test_a_base_of_its_own_is_data(monkeypatch, tmp_path):
    row = "{en: Ogre, nl: Ogre, de: Oger}"
    (tmp_path / "troops.yaml").write_text(
        f"- {{key: ogre, name: {row}, icon: ogre, ws: 3, st: 7, ar: 1, rule: x, "
        "cavalry: true, width: 40, depth: 60, figure: {}}\n"
    )
    monkeypatch.setattr(catalogue, "troops", table(tmp_path / "troops.yaml", Troop))
    profile_of.cache_clear()
    try:
        values = profile_of("ogre")
        assert (values.width, values.depth, values.people) == (400, 600, "")
    finally:
        profile_of.cache_clear()


@pytest.mark.rule("CAR-18-example", "CAR-18-mage")
def test_the_example_mage_knows_one_discipline_three_spells_and_has_ten_points():
    assert magic_of("herptar-mage") == Magic(
        10, ("distortion",), ("body-distortion", "teleport", "diversion")
    )
    assert magic_of("brigandian-mage") == Magic(
        10, ("channelling",), ("shield", "shock", "counterspell")
    )
    for key in ("herptar-mage", "brigandian-mage"):
        magic = magic_of(key)
        assert all(spells()[spell].discipline in magic.disciplines for spell in magic.spells)
    assert [key for key in troops() if magic_of(key)] == ["herptar-mage", "brigandian-mage"]


def test_an_unknown_type_is_a_key_error():
    with pytest.raises(KeyError):
        profile_of("dragon")
    with pytest.raises(KeyError):
        magic_of("dragon")


def test_every_type_has_a_drawing_that_exists():
    file = Path(catalogue.__file__).parents[3] / "server" / "web" / "icons.json"
    if not file.exists():
        pytest.skip("the web table is not built")
    known = json.loads(file.read_text())
    assert [row.icon for row in troops().values() if row.icon not in known] == []
