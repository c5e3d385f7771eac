"""What is read, what is refused, and where the sentence points."""

import enum
import os
import pickle
from typing import Annotated, Any, Literal

import msgspec
import pytest
import yaml

from slagveld import data
from slagveld.data import DataError, Row, dumps, load, load_all, loads, yaml_reader
from slagveld.texts import Name


class Colour(enum.Enum):
    RED = "red"
    GREEN = "green"


class Add(Row, frozen=True, tag="add"):
    amount: int


class Multiply(Row, frozen=True, tag="multiply"):
    factor: float


class Unit(Row, frozen=True):
    name: Name
    speed: Annotated[int, msgspec.Meta(ge=1)] = 1
    effects: tuple[Add | Multiply, ...] = ()
    colour: Colour = Colour.RED
    kind: Literal["foot", "horse"] = "foot"
    weight: float = 1.0
    flies: bool = False
    costs: dict[str, int] = msgspec.field(default_factory=dict)
    tables: dict[str, dict[str, Add]] = msgspec.field(default_factory=dict)
    by_size: dict[int, int] = msgspec.field(default_factory=dict)
    size: tuple[int, int] = (1, 1)
    nick: Annotated[str, msgspec.Meta(min_length=2)] | None = None

    def __post_init__(self) -> None:
        if self.speed == 99:
            raise ValueError("nothing is that fast")


class Army(Row, frozen=True):
    units: tuple[Unit, ...]


@pytest.fixture(params=["with libyaml", "without"])
def _each_parser(request, monkeypatch):
    if request.param == "without":
        monkeypatch.setattr(yaml_reader, "_LOADER", yaml.SafeLoader)


each_parser = pytest.mark.usefixtures("_each_parser")

NAME = "name: {en: Orc, nl: Ork, de: Ork}"


def army(body: str) -> str:
    """An army whose second unit has some more lines, the first of them in line 4."""
    return f"units:\n  - {NAME}\n  - {NAME}\n    {body}\n"


TABLES = """tables:
      a: {p: {type: add, amount: 1}}
      b:
        p: {type: add, amount: 1}
        q: {type: add, amuont: 1}"""


def complaint(text: str | bytes, type_: Any = Army, name: str = "orcs.yaml") -> str:
    with pytest.raises(DataError) as caught:
        loads(text, type_, name)
    return str(caught.value)


@each_parser
def test_a_good_file():
    body = "speed: 7\n    effects: [{type: add, amount: 2}, {type: multiply, factor: 3}]"
    unit = loads(army(body), Army, "orcs.yaml").units[1]
    assert unit == Unit(Name("Orc", "Ork", "Ork"), 7, (Add(2), Multiply(3.0)))


@each_parser
@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ("spede: 3", '4: units[1].spede: unknown key; did you mean "speed"?'),
        ("speed: fast", '4: units[1].speed: expected a whole number, not the text "fast"'),
        ("speed: '5'", '4: units[1].speed: expected a whole number, not the text "5"'),
        ("speed: 2.5", "4: units[1].speed: expected a whole number, not the number 2.5"),
        ("speed: true", "4: units[1].speed: expected a whole number, not true"),
        ("speed:", "4: units[1].speed: expected a whole number, not nothing"),
        ("speed: [1, 2]", "4: units[1].speed: expected a whole number, not a list of 2"),
        ("speed: {a: 1}", "4: units[1].speed: expected a whole number, not a mapping"),
        ("speed: 0", "4: units[1].speed: expected a whole number >= 1, not the number 0"),
        ("flies: yes", '4: units[1].flies: expected true or false, not the text "yes"'),
        ("nick: 3", "4: units[1].nick: expected text or nothing, not the number 3"),
        ("nick: x", '4: units[1].nick: expected text of length >= 2, not the text "x"'),
        ("size: [1]", "4: units[1].size: expected a list of length 2, not a list of 1"),
        ("size: [1,\n      x]", '5: units[1].size[1]: expected a whole number, not the text "x"'),
        ("kind: hors", '4: units[1].kind: the text "hors" is not a choice; did you mean "horse"?'),
        ("kind: x", '4: units[1].kind: the text "x" is not a choice; choices: foot, horse'),
        ("colour: x", '4: units[1].colour: the text "x" is not a choice; choices: red, green'),
        (
            "effects: [{type: x}]",
            '4: units[1].effects[0].type: the text "x" is not a choice; choices: add, multiply',
        ),
        ("effects: [{amount: 1}]", '4: units[1].effects[0]: the key "type" is missing'),
        (
            "effects: [{type: add, factor: 1}]",
            "4: units[1].effects[0].factor: unknown key; known keys: amount",
        ),
        ("effects: [{type: add}]", '4: units[1].effects[0]: the key "amount" is missing'),
        (
            "costs: {a: 1, b: 2, c: x, d: y}",
            '4: units[1].costs.c: expected a whole number, not the text "x"',
        ),
        (TABLES, '8: units[1].tables.b.q.amuont: unknown key; did you mean "amount"?'),
        ("by_size: {1: 1, two: 2}", '4: units[1].by_size.two: "two" cannot be a key here'),
        ("speed: 99", "3: units[1]: nothing is that fast"),
        ("speed: 5\n    speed: 6", '5: units[1]: the key "speed" is already given in line 4'),
        (
            "speed: 9223372036854775808",
            '4: units[1].speed: the number "9223372036854775808" is too large',
        ),
        ("weight: 1e999", '4: units[1].weight: the number "1e999" is too large'),
        ("nick: &a xx", "4: units[1].nick: anchors (&) are not allowed"),
        ("nick: *a", "4: units[1].nick: aliases (*) are not allowed; write it out"),
        ("nick: !!str xx", "4: units[1].nick: tags (!) are not allowed"),
        ("nick: !!python/name:os.system ''", "4: units[1].nick: tags (!) are not allowed"),
        ("? [a]\n    : b", "4: units[1]: a key must be text, not a list or mapping"),
        ('nick: "a\\0b"', "4: units[1].nick: the character U+0000 is not allowed"),
        ("\tspeed: 5", "4: units[1]: a tab cannot stand here; indent with spaces"),
    ],
)
def test_each_error_is_a_sentence_with_its_line(body, sentence):
    assert complaint(army(body)) == f"orcs.yaml:{sentence}"


def test_a_missing_key_points_to_the_mapping_that_lacks_it():
    text = "units:\n  - speed: 3\n"
    assert complaint(text) == 'orcs.yaml:2: units[0]: the key "name" is missing'


@each_parser
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "1: there is nothing in it"),
        ("# only a comment\n", "1: there is nothing in it"),
        ("3", "1: expected a mapping, not the number 3"),
        ("units: []\n---\nunits: []", "2: only one document is allowed in a file"),
        ("units: []\n'': 1", "2: unknown key; known keys: units"),
        ("? \n: 1", "1: a key is missing before the colon"),
        ("{units: [], }", None),
        ("units: 'x", "1: units: not readable as YAML"),
        ("a: b: c", "1: not readable as YAML"),
        ("units: []\nx\0", "2: the character U+0000 is not allowed"),
        ("units: []\n\ud800", "2: the character U+D800 is not allowed"),
        (b"units: []\n\xff\xfe", "2: not text in UTF-8"),
        ("units: []".encode("utf-16"), "1: not text in UTF-8"),
        ("units: " + "[" * 50_000, "nested more than 32 deep"),
        ("- " * 50_000, "nested more than 32 deep"),
        ("{a: " * 50_000, "nested more than 32 deep"),
        ('{"a":' * 50_000, "nested more than 32 deep"),
        ("a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]", "anchors (&) are not allowed"),
        ("x" * 300_000, "larger than 256 kB"),
        ("é" * 200_000, "larger than 256 kB"),
        (b"\0" * 10_000_000, "larger than 256 kB"),
        ("9" * 10_000, "is too large"),
    ],
)
def test_hostile_and_hopeless_files(text, sentence):
    if sentence is None:
        assert loads(text, Army, "orcs.yaml") == Army(())
    else:
        assert sentence in complaint(text)


def test_so_many_values_that_memory_would_suffer(monkeypatch):
    monkeypatch.setattr("slagveld.data.tree.MOST_PARTS", 10)
    assert "more than 10 values" in complaint("[" + "0," * 11 + "0]")
    assert loads("[0, 0, 0]", list[int], "x") == [0, 0, 0]


@each_parser
@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("no", "no"), ("off", "off"), ("Yes", "Yes"), ("True", "True"), ("NULL", "NULL"),
        ("true", True), ("false", False), ("null", None), ("~", None), ("", None),
        ("12", 12), ("-3", -3), ("+3", 3), ("0", 0), ("007", "007"), ("0x1F", "0x1F"),
        ("1_000", "1_000"), ("1:30", "1:30"), ("2024-01-01", "2024-01-01"),
        ("1.5", 1.5), ("-0.25", -0.25), ("1e3", 1000.0), ("1.5E-2", 0.015),
        (".5", ".5"), ("5.", "5."), (".inf", ".inf"), (".nan", ".nan"), ("=", "="), ("<<", "<<"),
        ("'12'", "12"), ('"true"', "true"), ("|\n  a\n  b\n", "a\nb\n"), ("2d6", "2d6"),
        ("9223372036854775807", 2**63 - 1), ("-9223372036854775807", -(2**63) + 1),
        ('"\\U0001F409"', "\U0001f409"),
    ],
)  # fmt: skip
def test_scalars_without_surprises(written, value):
    found = loads(f"key: {written}", dict[str, Any], "x")["key"]
    assert found == value
    assert type(found) is type(value)


@each_parser
def test_keys_are_text_whatever_they_look_like():
    assert list(loads("{no: 1, 1: 2, true: 3, null: 4}", dict[str, int], "x")) == [
        "no",
        "1",
        "true",
        "null",
    ]
    assert loads("1: 5", dict[int, int], "x") == {1: 5}


def test_a_byte_order_mark_and_windows_lines_do_no_harm():
    assert loads(b"\xef\xbb\xbfunits: []\r\n", Army, "x") == Army(())
    assert loads(b'\xef\xbb\xbf{"units": []}', Army, "x.json") == Army(())
    assert complaint("units: []\r\nunit: 1\r\n").startswith("orcs.yaml:2: unit: unknown key")


def test_json_with_tabs_and_escapes_beyond_the_basic_plane():
    text = '{\n\t"a": "\\ud83d\\udc09 \\/",\n\t"b": [1, -2.5, 1e2, true, false, null, {}, []]\n}'
    assert loads(text, dict[str, Any], "x") == {
        "a": "\U0001f409 /",
        "b": [1, -2.5, 100.0, True, False, None, {}, []],
    }


def test_errors_in_json_have_lines_too():
    text = '{"units": [\n  {"name": {"en": "a", "nl": "b", "de": "c"},\n   "speed": "x"}]}'
    expected = 'x.json:3: units[0].speed: expected a whole number, not the text "x"'
    assert complaint(text, name="x.json") == expected


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('{"units": [],}', "a key between quotes was expected"),
        ('{"units": [1 2]}', 'units: not readable as JSON: a comma or "]" was expected'),
        ('{"units" []}', "a colon was expected"),
        ('{"units": [\n}', '2: units: not readable as JSON: a value was expected, not "}"'),
        ('{"units": nul}', 'a value was expected, not "nul"'),
        ('{"units": NaN}', 'a value was expected, not "NaN"'),
        ('{"units": []} x', "something follows after the end"),
        ('{"units": "x', "Unterminated string"),
        ('{"units": "a\nb"}', "Invalid control character"),
        ('{"a": "\\ud800"}', "the character U+D800 is not allowed"),
        ('{"a": 1,\n"a": 2}', '2: the key "a" is already given in line 1'),
        ('{"a": 99999999999999999999}', "too large"),
        ('{"a": 1e999}', "too large"),
        ("", 'a value was expected, not ""'),
    ],
)
def test_json_must_be_json_when_it_says_so(text, sentence):
    assert sentence in complaint(text, name="x.json")


def test_yaml_may_begin_with_a_bracket():
    assert loads("{units: []}", Army, "upload") == Army(())
    assert loads("[a, b]", list[str], "upload") == ["a", "b"]


def test_what_looks_like_json_and_is_neither_is_told_as_json():
    assert "not readable as JSON" in complaint('{"units": [}')


def test_a_key_made_to_look_like_an_error_message_does_no_harm():
    for key in ("x` - at `$.units[99].a", "x` - at `key` in `$[...]", "x` - at `$[...].units"):
        assert "unknown key" in complaint(f'{{"units": [], "{key}": 1}}')


def test_what_a_user_wrote_cannot_break_the_line_or_the_terminal():
    sentence = complaint(army('speed: "\\n\\e[31m' + "x" * 1000 + '"').replace("\\e", ""))
    assert "\n" not in sentence
    assert '"\\n[31mxxx' in sentence
    assert len(sentence) < 200
    assert "\\u001b" in str(DataError("a\x1bb", 1, "", "c"))


def test_known_keys_are_not_listed_without_end():
    sentence = complaint(army("zzz: 1"))
    expected = (
        "name, speed, effects, colour, kind, weight, flies, costs, tables, by_size, size, nick"
    )
    assert sentence.endswith(f"unknown key; known keys: {expected}")


def test_a_type_that_lets_unknown_keys_pass_is_refused():
    class Lax(msgspec.Struct):
        name: str

    class Outer(Row, frozen=True):
        inner: tuple[dict[str, Lax | None], ...]

    with pytest.raises(TypeError, match="Lax"):
        loads("inner: []", Outer, "x")


def test_choices_are_found_in_pairs_and_behind_descriptions():
    described = Annotated[Colour, msgspec.Meta(description="of the coat", extra={"a": 1})]
    assert complaint("[1, gren]", tuple[int, described]) == (
        'orcs.yaml:1: [1]: the text "gren" is not a choice; did you mean "green"?'
    )
    assert "choices: red, green" in complaint("[x]", list[described])


def test_lists_of_structs_within_mappings_of_lists():
    text = "a:\n  - {amount: 1}\nb:\n  - {amount: 1}\n  - {amont: 1}\n"
    expected = 'orcs.yaml:5: b[1].amont: unknown key; did you mean "amount"?'
    assert complaint(text, dict[str, list[Add]]) == expected


def test_recursive_types_can_be_read():
    assert loads("{next: {next: {}}}", Chain, "x") == Chain(Chain(Chain()))
    assert "next.next.nxt: unknown key" in complaint("{next: {next: {nxt: 1}}}", Chain)


class Chain(Row, frozen=True):
    next: "Chain | None" = None


def test_an_error_travels_between_processes_and_tells_its_parts():
    error = DataError("a.yaml", 3, "units[0]", "is wrong")
    again = pickle.loads(pickle.dumps(error))
    assert (again.path, again.line, again.field, again.reason) == (
        "a.yaml",
        3,
        "units[0]",
        "is wrong",
    )
    assert str(again) == "a.yaml:3: units[0]: is wrong"
    assert str(DataError("a.yaml", None, "", "is wrong")) == "a.yaml: is wrong"


def test_no_error_drags_another_along():
    with pytest.raises(DataError) as caught:
        loads("units: 'x", Army, "x")
    assert caught.value.__suppress_context__


def test_a_file(tmp_path):
    path = tmp_path / "orcs.yaml"
    path.write_text(army("speed: 3"), encoding="utf-8")
    assert load(path, Army).units[1].speed == 3
    assert load(str(path), Army) == load(path, Army)
    path.write_text(army("speed: x"), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        load(path, Army)
    assert str(caught.value).startswith(f"{path}:4: units[1].speed: ")


def test_files_may_be_larger_than_uploads(tmp_path):
    path = tmp_path / "big.yaml"
    path.write_text("a: " + "x" * 300_000, encoding="utf-8")
    assert len(load(path, dict[str, str])["a"]) == 300_000
    path.write_bytes(b"x" * (data.LARGEST_FILE + 1))
    with pytest.raises(DataError, match="larger than 4000 kB"):
        load(path, Army)


@pytest.mark.parametrize("name", ["gone.yaml", ".", "a\0b", "pipe"])
def test_what_is_no_file(tmp_path, name):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(DataError, match=r"cannot be read: no such file|not a file|not the name"):
        load(tmp_path / name, Army)


def test_all_files_of_a_folder_by_name(tmp_path):
    for name, text in (("b.yaml", "b"), ("a.yml", "a"), ("c.json", '"c"'), ("d.txt", "'")):
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert list(load_all(tmp_path, str).items()) == [("a", "a"), ("b", "b"), ("c", "c")]


def test_two_files_of_the_same_name(tmp_path):
    (tmp_path / "a.yaml").write_text("a", encoding="utf-8")
    (tmp_path / "a.yml").write_text("a", encoding="utf-8")
    with pytest.raises(DataError, match=r"a\.yml: there is another file called a"):
        load_all(tmp_path, str)


def test_a_folder_that_is_not_there(tmp_path):
    with pytest.raises(DataError, match="cannot be read: no such file"):
        load_all(tmp_path / "gone", str)


def test_a_struct_as_yaml_for_people():
    unit = Unit(Name("no", "1e3", "2024-01-01"), costs={"on": 1, "zebra": 2, "ape": 3}, nick="a\nb")
    assert dumps(Army((unit,))).splitlines()[:8] == [
        "units:",
        "  - name:",
        "      type: name",
        "      en: 'no'",
        "      nl: '1e3'",
        "      de: '2024-01-01'",
        "    speed: 1",
        "    effects: []",
    ]
    assert "    nick: |-\n      a\n      b\n" in dumps(Army((unit,)))
    assert dumps({"zebra": 1, "ape": 2}) == "zebra: 1\nape: 2\n"
    assert dumps({"name": "Ütrecht", "same": [shared := ["x"], shared]}) == (
        "name: Ütrecht\nsame:\n  - - x\n  - - x\n"
    )
    assert loads(dumps(Army((unit,))), Army, "x") == Army((unit,))


@pytest.mark.parametrize(
    "value", [float("inf"), float("nan"), 2**63, "a\0b", {"a\x1b": 1}, ["\ud800"]]
)
def test_what_could_not_be_read_back_is_not_written(value):
    with pytest.raises(ValueError, match=r"data|finite"):
        dumps({"value": value})
