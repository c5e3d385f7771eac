import subprocess
import sys

import pytest

from slagveld.texts.lint import discover, faults, lacking, main
from slagveld.texts.sources import COMMON_SOURCE, Source

pytestmark = pytest.mark.xdist_group("lint")  # our own texts are read once


@pytest.fixture
def lint(tmp_path):
    """The faults of `texts/` with the code in `code/`, as (file, line, kind, message)."""

    def run(namespace=""):
        found = faults([Source(namespace, tmp_path / "texts")], [tmp_path / "code"])
        return [(f.place.path.name, f.place.line, f.kind, f.message) for f in found]

    return run


def test_nothing_wrong(lint, write, write_all):
    write_all("texts", "a = A { $x }\nb = { a }\n")
    write("code/x.py", 'Text("b", {"x": 1})')
    assert lint() == []


def test_a_message_missing_in_a_language(lint, write, write_all):
    write_all("texts", "a = A\n\nb = B\n", de="a = A\n")
    write("code/x.py", 'Text("a"), Text("b")')
    assert lint() == [("en.ftl", 3, "missing", "b is missing in de")]


def test_a_message_missing_in_english(lint, write, write_all):
    write_all("texts", "a = A\n", nl="a = A\nb = B\n", de="a = A\nb = B\n")
    write("code/x.py", 'Text("a"), Text("b")')
    assert lint() == [("nl.ftl", 2, "missing", "b is missing in en")]


def test_different_variables(lint, write, write_all):
    write_all("texts", "a = A { $x }\n", nl="a = A { $y } { $x }\n", de="a = A\n")
    write("code/x.py", 'Text("a", values)')
    assert lint() == [
        ("de.ftl", 1, "variables", "a uses no variables in de, but $x in en"),
        ("nl.ftl", 1, "variables", "a uses $x, $y in nl, but $x in en"),
    ]


def test_variables_count_through_references_and_selectors_but_not_in_terms(lint, write, write_all):
    write_all(
        "texts",
        "a = { b }\nb = { $x ->\n    [one] 1\n   *[other] { NUMBER($y) }\n}\n",
        nl="a = { $x } { $y }\nb = { $x } { $y } { -t(case: 1) }\n-t = { $case }\n",
    )
    write("code/x.py", 'Text("a", {"x": 1, "y": 2})')
    assert lint() == []


def test_references_in_a_circle(lint, write, write_all):
    write_all("texts", "a = { b } { $x }\nb = { -c }\n-c = { a }\nd = { a }\n")
    write("code/x.py", 'Text("d", {"x": 1})')
    assert [message for file, _, kind, message in lint() if file == "nl.ftl"] == [
        "a refers to itself",
        "b refers to itself",
        "-c refers to itself",
    ]


LATE = "a = A\n\nb = { $x ->\n    [one} 1\n   *[other] 2\n}\n"


def test_broken_syntax_with_its_line(lint, write, write_all):
    write_all("texts", "a = A\n", nl="a = A\n\nb = { $x\nc d\n", de=LATE)
    write("code/x.py", 'Text("a")')
    found = lint()
    assert [(file, line, kind) for file, line, kind, _ in found] == [
        ("de.ftl", 4, "syntax"),
        ("nl.ftl", 3, "syntax"),
        ("nl.ftl", 4, "syntax"),
    ]
    assert 'Expected token: "}"' in found[1][3]


def test_a_file_that_is_not_text(lint, write, write_all, tmp_path):
    write_all("texts", "a = A\n")
    write("code/x.py", 'Text("a")')
    (tmp_path / "texts/nl.ftl").write_bytes(b"a = \xff\n")
    assert [(file, kind) for file, _, kind, _ in lint()] == [
        ("en.ftl", "missing"),
        ("nl.ftl", "syntax"),
    ]


def test_duplicate_ids_also_in_other_files(lint, write):
    for language in ("en", "nl", "de"):
        write(f"texts/{language}/one.ftl", "a = A\n")
        write(f"texts/{language}/two.ftl", "b = B\n" if language != "nl" else "b = B\na = A\n")
    write("code/x.py", 'Text("a"), Text("b")')
    assert lint() == [("two.ftl", 2, "duplicate", "a is already defined in one.ftl:1")]


def test_ids_that_have_no_place_on_the_wire(lint, write, write_all):
    write_all("texts", "a--b = A\n")
    write("code/x.py", '"a--b"')
    assert {kind for _, _, kind, _ in lint()} == {"id"}


def test_attributes(lint, write, write_all):
    write_all("texts", "a = A\n    .title = T\n-t = T\n    .gender = f\nb = { -t }\n")
    write("code/x.py", 'Text("a"), Text("b")')
    assert {(line, kind, message) for _, line, kind, message in lint()} == {
        (1, "attribute", "a has attributes")
    }


def test_variables_within_agree_count(lint, write, write_all):
    write_all(
        "texts",
        'a = { AGREE($x, "is", "are") } { $y }\n',
        nl="a = { $x } { $y }\n",
        de="a = { $y }\n",
    )
    write("code/x.py", 'Text("a", {"y": 1})')
    assert lint() == [
        ("x.py", 1, "values", "a is asked for without $x"),
        ("de.ftl", 1, "variables", "a uses $y in de, but $x, $y in en"),
    ]


@pytest.mark.parametrize(
    "call",
    [
        "AGREE()",
        "AGREE($x)",
        'AGREE($x, "is")',
        'AGREE($x, "is", "are", "be")',
        'AGREE("x", "is", "are")',
        'AGREE($x, 1, "are")',
        'AGREE($x, "is", $x)',
        'AGREE($x, "is", "are", case: "other")',
    ],
)
def test_agree_takes_a_variable_and_two_words(lint, write, write_all, call):
    good = 'a = { $x } { AGREE($x, "is", "are") }\n'
    write_all("texts", good, de=f"a = {{ $x }} {{ {call} }}\n")
    write("code/x.py", 'Text("a", {"x": 1})')
    assert lint() == [("de.ftl", 1, "arguments", "a must give AGREE a variable and two words")]


def test_dangling_references(lint, write, write_all):
    write_all("texts", "a = { b } { -c } { D() } { NUMBER(1) }\n")
    write("code/x.py", 'Text("a")')
    assert [message for file, _, kind, message in lint() if file == "en.ftl"] == [
        "a mentions -c, not defined",
        "a mentions D, not defined",
        "a mentions b, not defined",
    ]


@pytest.mark.parametrize(
    "code",
    [
        'Text("a")\nText("gone")',
        'Text("a")\ntexts.Text(key="gone", values=x)',
        'Text("a")\nt = Text("a" if x else "gone")',
        'x = "a"\nevent(Text("gone"))',
    ],
)
def test_undefined_keys_in_python(lint, write, write_all, code):
    write_all("texts", "a = A\n")
    write("code/x.py", code)
    assert lint() == [("x.py", 2, "undefined", "gone is not defined")]


@pytest.mark.parametrize(
    "code",
    ['Text(\n  "gone")', "new Text('gone', {})", "Text(`gone`)", 't("gone")', "text('gone')"],
)
@pytest.mark.parametrize("suffix", ["ts", "tsx"])
def test_undefined_keys_in_typescript(lint, write, write_all, code, suffix):
    write_all("texts", "a = A\n")
    write(f"code/x.{suffix}", f'say("a")\n{code}\nText(`a-${{x}}`)')
    assert lint() == [(f"x.{suffix}", 2, "undefined", "gone is not defined")]


def test_values_not_given(lint, write, write_all):
    write_all("texts", "a = { $x } { $y }\n")
    write("code/x.py", 'Text("a", {"x": 1})\nText("a")\nText("a", {"x": 1, "y": 2, "z": 3})')
    assert lint() == [
        ("x.py", 1, "values", "a is asked for without $y"),
        ("x.py", 2, "values", "a is asked for without $x, $y"),
    ]


@pytest.mark.parametrize("values", ["values", '{**more, "x": 1}', '{name: 1, "x": 1}'])
def test_values_nobody_can_know_are_no_fault(lint, write, write_all, values):
    write_all("texts", "a = { $x } { $y }\n")
    write("code/x.py", f'Text("a", {values})\nText("a", **rest)')
    assert lint() == []


def test_unused_messages_and_terms(lint, write, write_all):
    write_all("texts", "a = A\nb = B\n-t = T\n-u = U\nc = { -t }\n", nl="a = A\nb = B\nc = C\n")
    write("code/x.py", 'Text("a"), Text("c")')
    assert lint() == [
        ("de.ftl", 4, "unused", "-u is used by nobody"),
        ("en.ftl", 2, "unused", "b is used by nobody"),
        ("en.ftl", 4, "unused", "-u is used by nobody"),
    ]


@pytest.mark.parametrize(
    ("file", "code"),
    [
        ("x.py", 'KEYS = {"x": "game:a"}'),
        ("x.ts", "const key = 'game:a'"),
        ("x.yaml", "units:\n  - text: game:a\n"),
        ("x.yml", "game:a: 1\n"),
        ("x.py", '"game:" + kind  # texts: game:a*'),
        ("x.ts", "say('game:' + kind)  // texts: game:a*, game:a*"),
        ("x.tsx", "<p>{t(`game:a${kind}`) /* texts: game:a* */}</p>"),
        ("x.yaml", "# texts: game:a*\nkind: a\n"),
        ("x.py", "# texts: *:a*"),
    ],
)
def test_what_counts_as_use(lint, write, write_all, file, code):
    write_all("texts", "a = A\n")
    write(f"code/{file}", code)
    assert lint("game") == []


@pytest.mark.parametrize(
    ("file", "code"),
    [
        ("x.py", '"a"'),
        ("x.py", '"""Declare it so: # texts: game:a*"""'),
        ("x.py", '# "game:a"'),
        ("x.txt", '"game:a"'),
        ("node_modules/x.ts", '"game:a"'),
        (".hidden/x.ts", '"game:a"'),
        ("x.test.ts", '"game:a"'),
        ("x.yaml", "key: not game:a at all\n"),
    ],
)
def test_what_does_not_count_as_use(lint, write, write_all, file, code):
    write_all("texts", "a = A\n")
    write(f"code/{file}", code)
    assert lint("game") == [("en.ftl", 1, "unused", "game:a is used by nobody")]


def test_a_single_file_may_be_read(write, write_all):
    folder = write_all("texts", "a = A\n")
    code = write("code/x.py", 'Text("a")')
    write("code/y.py", 'Text("gone")')
    assert faults([Source("", folder)], [code]) == []


def test_a_family_without_members(lint, write, write_all):
    write_all("texts", "event-a = A\n")
    write("code/x.py", "# texts: event-*\n# texts: evnt-*, *:gone-*\n")
    assert lint() == [
        ("x.py", 2, "family", "no message is in *:gone-*"),
        ("x.py", 2, "family", "no message is in evnt-*"),
    ]


def test_a_family_for_all_games_does_not_reach_into_words(write, write_all, tmp_path):
    common = write_all("common", "event-a = A\n")
    game = write_all("game", "event-b = B\nnon-event-c = C\n")
    write("code/x.py", "# texts: *:event-*")
    found = faults([Source("", common), Source("game", game)], [tmp_path / "code"])
    assert [fault.message for fault in found] == ["game:non-event-c is used by nobody"]


@pytest.mark.parametrize("name", ["event", "Event-*", "*"])
def test_a_badly_declared_family(lint, write, write_all, name):
    write_all("texts", "event = A\n")
    write("code/x.py", f'Text("event")\n# texts: {name}')
    assert lint() == [("x.py", 2, "syntax", f"not a family of texts: {name}")]


@pytest.mark.parametrize(
    ("file", "code"), [("x.py", "ok = 1\ndef (:\n"), ("x.yaml", "ok: 1\nbad: 'x\n")]
)
def test_code_that_cannot_be_read(lint, write, write_all, file, code):
    write_all("texts", "")
    write(f"code/{file}", code)
    assert [(found[0], found[2]) for found in lint()] == [(file, "syntax")]


def test_code_that_is_not_text(lint, write_all, write):
    write_all("texts", "")
    write("code/x.py", "").write_bytes(b"\xff")
    assert [(found[0], found[2]) for found in lint()] == [("x.py", "syntax")]


def test_games_may_lean_on_common_messages(write, write_all, tmp_path):
    common = write_all("common", "unit = unit { $n }\n-word = word\n")
    game = write_all("game", "a = { unit } { -word }\n")
    write("code/x.py", 'Text("game:a", {"n": 1})\nText("game:a")')
    found = faults([Source("", common), Source("game", game)], [tmp_path / "code"])
    assert [(fault.place.line, fault.kind) for fault in found] == [(2, "values")]


def test_a_fault_is_one_line(write_all, tmp_path):
    folder = write_all("texts", "a = A\n")
    [fault] = faults([Source("", folder)], [tmp_path])
    assert str(fault) == f"{folder / 'en.ftl'}:1: unused: a is used by nobody"


def test_sources_are_found_by_their_folders(write_all, write, tmp_path):
    write_all("games/wizard_duel/texts", "a = A\n")
    write("games/carnage/texts/nl/x.ftl", "a = A\n")
    write("games/other/texts/readme.md", "")
    assert discover([tmp_path, tmp_path / "games/carnage/texts"]) == [
        COMMON_SOURCE,
        Source("carnage", (tmp_path / "games/carnage/texts").resolve()),
        Source("wizard-duel", (tmp_path / "games/wizard_duel/texts").resolve()),
    ]


def test_main_prints_a_line_for_each_fault_and_ends_with_1(write_all, write, tmp_path, capsys):
    write_all("games/my_game/texts", "a = A\n", nl="")
    write("games/my_game/x.py", 'Text("my-game:a")')
    assert main([str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    mine = [line for line in lines if line.startswith(str(tmp_path.resolve()))]
    assert mine == [
        f"{tmp_path.resolve()}/games/my_game/texts/en.ftl:1: missing: my-game:a is missing in nl"
    ]


def test_main_refuses_a_folder_that_is_not_there(tmp_path, capsys):
    assert main([str(tmp_path / "gone")]) == 2
    assert "no such folder" in capsys.readouterr().err


def test_it_runs_as_a_module():
    run = subprocess.run(
        [sys.executable, "-W", "error", "-m", "slagveld.texts.lint"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stderr == ""
    assert run.returncode == (1 if run.stdout else 0)


def test_our_own_common_texts_are_whole():
    found = faults([COMMON_SOURCE], [COMMON_SOURCE.folder])
    within = [fault for fault in found if fault.kind != "unused"]
    common = [fault for fault in found if fault.place.path.name == "common.ftl"]
    assert [str(fault) for fault in [*within, *common]] == []


def test_a_games_own_helper_asks_for_its_own_texts(write_all, write, tmp_path, capsys):
    """Within a game's package `text(…)` and `f"{KEY}:…"` mean that game."""
    write_all("games/my_game/texts", "a = A { $x }\nb = B\nc = C\nd = D\n")
    write(
        "games/my_game/rules.py",
        'text("a", x=1)\nrefuse("R-1", f"{KEY}:b")\ntext("c") if y else text("gone")\n',
    )
    assert main([str(tmp_path)]) == 1
    lines = [
        line.removeprefix(f"{tmp_path.resolve()}/") for line in capsys.readouterr().out.split("\n")
    ]
    mine = [line for line in lines if line.startswith("games/")]
    assert mine == [
        "games/my_game/rules.py:3: undefined: my-game:gone is not defined",
        "games/my_game/texts/en.ftl:4: unused: my-game:d is used by nobody",
    ]


def test_a_games_own_helper_must_give_every_value(write_all, write, tmp_path, capsys):
    write_all("games/my_game/texts", "a = A { $x }\nb = B { $y }\n")
    write("games/my_game/rules.py", 'text("a")\nrefuse("R-1", f"{KEY}:b", x=1)\n')
    assert main([str(tmp_path)]) == 1
    out = capsys.readouterr().out
    assert "rules.py:1" in out
    assert "rules.py:2" in out


def test_every_case_of_a_first_refusal_asks_for_its_text(write_all, write, tmp_path, capsys):
    write_all("games/my_game/texts", "a = A { $x }\nb = B { $y }\n")
    cases = '(one, "R-1", "a"), (two, "R-2", "b"), (three, "R-3", "gone")'
    write("games/my_game/rules.py", f"first_refusal({cases}, x=1)\n")
    assert main([str(tmp_path)]) == 1
    lines = [line for line in capsys.readouterr().out.split("\n") if "rules.py:1" in line]
    assert sorted(line.partition("my-game:")[2].split()[0] for line in lines) == ["b", "gone"]


def test_outside_a_game_text_is_any_function(write, tmp_path, capsys):
    write("tools/x.py", 'text("a")\n')
    main([str(tmp_path)])
    assert str(tmp_path.resolve()) not in capsys.readouterr().out


def test_a_package_of_its_own_has_its_games_namespace(write_all, tmp_path):
    write_all("slagveld_my_game/texts", "a = A\n")
    assert discover([tmp_path])[1].namespace == "my-game"


def test_a_language_that_is_not_written_throughout_may_lack_messages(lint, write, tmp_path):
    folder = tmp_path / "texts"
    for language in ("en", "nl", "de"):
        write(f"texts/{language}.ftl", "a = A { $n }\nb = B\n")
    write("texts/fr.ftl", "a = A { $m }\n")
    write("code/x.py", 'Text("a", {"n": 1, "m": 1}), Text("b")')
    assert [(file, kind) for file, _, kind, _ in lint()] == [("fr.ftl", "variables")]
    (found,) = lacking([Source("", folder)], ["fr"])
    assert (found.messages, found.of) == (("b",), 2)


def test_a_value_of_a_game_that_its_book_would_take_for_its_own(lint, write, write_all):
    write_all("texts", "a = A { $key } { $rule }\n")
    write("code/x.py", 'Text("pig:a", {"key": 1, "rule": 2})')
    assert ("en.ftl", 1, "variable", "a cannot have a $key") in lint("pig")
    assert ("de.ftl", 1, "variable", "a cannot have a $rule") in lint("pig")


def test_a_common_message_has_no_book(lint, write, write_all):
    write_all("texts", "a = A { $key }\n")
    write("code/x.py", 'Text("a", {"key": 1})')
    assert lint() == []
