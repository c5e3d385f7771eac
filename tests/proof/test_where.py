"""Where rules are carried out and proved: in a checkout, and in a package that was built."""

import msgspec
import pytest

from slagveld.proof import HOUSE_KEY, index_of, where, whereabouts
from slagveld.proof.marks import marks
from slagveld.proof.where import HOME, NOWHERE, CodeLine, Where

ROOT = HOME.parent.parent
TESTS = """
import pytest

pytestmark = pytest.mark.rule("ZED-ALL")

@pytest.mark.rule("ZED-1", "ZED-2")
def test_both(): ...

@pytest.mark.rule("ZED-3")
class TestMany:
    @pytest.mark.rule("ZED-1")
    def test_one(self): ...

@pytest.mark.skip
@pytest.mark.rule("ZED-4")
def test_never(): ...
"""


def test_marks_tell_the_test_they_stand_on(tmp_path):
    (tmp_path / "test_zed.py").write_text(TESTS, "utf-8")
    (tmp_path / "test_other.py").write_text(TESTS.replace("ZED", "OTH"), "utf-8")
    found = [(mark.rule, mark.line, mark.test) for mark in marks(tmp_path, ["ZED"]).found]
    assert found == [
        ("ZED-1", 7, "test_both"),
        ("ZED-2", 7, "test_both"),
        ("ZED-1", 12, "TestMany::test_one"),
        ("ZED-3", 10, "TestMany"),
        ("ZED-ALL", 1, ""),
    ]
    assert {mark.rule.partition("-")[0] for mark in marks(tmp_path).found} == {"ZED", "OTH"}


def test_one_rule_is_found_as_in_the_whole_index():
    index = index_of("wizard-duel", ROOT)
    for rule in ("WD-MELEE-3", "WD-END-2", "WD-SUMMON-13"):
        assert whereabouts("wizard-duel", rule) == index[rule]
        assert index[rule].rooms
        assert index[rule].code
    assert whereabouts("wizard-duel", "WD") == NOWHERE


def test_the_rules_of_the_table_itself_are_found_where_they_are_cited():
    found = whereabouts(HOUSE_KEY, "SLV-HAND-5")
    assert "src/slagveld/kernel/gate.py" in [line.file for line in found.code]


@pytest.mark.parametrize("there", [True, False])
def test_a_built_package_reads_its_index(monkeypatch, tmp_path, there):
    known = Where(rooms=("melee",), code=(CodeLine("a.py", 3, "f"),))
    place = tmp_path / "index.json"
    if there:
        place.write_bytes(msgspec.json.encode({"wizard-duel": {"WD-MELEE-3": known}}))
    monkeypatch.setattr(where, "HOME", tmp_path / "lib" / "slagveld")
    monkeypatch.setattr(where, "INDEX", place)
    where._built.cache_clear()
    try:
        assert whereabouts("wizard-duel", "WD-MELEE-3") == (known if there else NOWHERE)
        assert whereabouts("carnage", "CAR-0-scale") == NOWHERE
    finally:
        where._built.cache_clear()
