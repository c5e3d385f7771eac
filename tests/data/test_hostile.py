"""Whatever comes in, it is data or a DataError, and what we write reads back as the same."""

from typing import Any

import msgspec
import pytest
import yaml
from hypothesis import example, given
from hypothesis import strategies as st

from slagveld.data import DataError, Row, dumps, loads, yaml_reader
from slagveld.data.tree import find_forbidden

PIECES = st.sampled_from(
    [
        *"[]{}:,-?&*!|>'\"%@`#~\t\n \\=<.",
        "\r\n", "\n  ", "\n- ", ": ", "a", "&a ", "*a", "!!int ", "<<: ", "---\n", "...\n",
        "%YAML 1.1\n",
        "\ufeff", "\x85", "\u2028", "\0", "\ud800", "\uffff", "1e999", "9" * 30, "null", "true",
        "units", "name", "\\x00", "\\ud800", "$", "`", " - at `$.units[0]`",
        "é", "\U0001f409", "[...]",
    ]
)  # fmt: skip


class Loose(Row, frozen=True):
    units: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)
    name: str = ""
    a: list[int] | dict[int, int] | None = None


TYPES = st.sampled_from([Any, Loose, dict[str, int], list[str], dict[int, Loose], str])


def try_to_read(text, type_):
    try:
        loads(text, type_, "upload")
    except DataError as error:
        sentence = str(error)
        assert sentence.startswith("upload")
        assert not find_forbidden(sentence)
        assert not {"\n", "\r", "\t"} & set(sentence)


@given(st.lists(PIECES, max_size=30).map("".join), TYPES)
@example("? a\n? b", Any)
@example("{[]: 1}", Any)
@example("{{}: 1}", Any)
@example("[a: b]", Any)
def test_pieces_of_yaml_in_any_order(text, type_):
    try_to_read(text, type_)


@given(st.lists(PIECES, max_size=20).map("".join), TYPES)
def test_pieces_of_yaml_without_libyaml(text, type_):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(yaml_reader, "_LOADER", yaml.SafeLoader)
        try_to_read(text, type_)


@given(st.binary(max_size=200), TYPES)
def test_any_bytes(text, type_):
    try_to_read(text, type_)


@given(st.text(max_size=100), TYPES)
def test_any_text_in_a_frame(text, type_):
    try_to_read(f"units: {text}", type_)
    try_to_read(f'{{"units": {{"{text}": 1}}}}', type_)


TEXTS = st.text(max_size=20).filter(lambda text: not find_forbidden(text))
SCALARS = (
    TEXTS
    | st.from_regex(r"[-+0-9.eE_xo:]{1,8}", fullmatch=True)
    | st.sampled_from(["no", "~", "null", "True", "=", "<<", "2024-01-01", "", " ", "- a", "a: b"])
    | st.integers(-(2**63) + 1, 2**63 - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.booleans()
    | st.none()
)  # fmt: skip
DATA = st.recursive(
    SCALARS,
    lambda parts: st.lists(parts, max_size=4) | st.dictionaries(TEXTS, parts, max_size=4),
    max_leaves=12,
)


@given(DATA)
def test_what_we_write_reads_back_as_the_same(value):
    again = loads(dumps({"value": value}), dict[str, Any], "x")["value"]
    assert again == value
    assert repr(again) == repr(value)


@given(DATA)
def test_what_we_write_other_readers_of_yaml_take_for_the_same_texts(value):
    def texts(part):
        if isinstance(part, dict):
            return [found for pair in part.items() for one in pair for found in texts(one)]
        if isinstance(part, list):
            return [found for one in part for found in texts(one)]
        return [part] if isinstance(part, str) else []

    assert texts(yaml.safe_load(dumps({"value": value}))) == texts({"value": value})
