"""The example of the README runs as it stands there."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_the_python_example_runs(capsys):
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)
    assert 8 <= len([line for line in example.splitlines() if line.strip()]) <= 12
    exec(compile(example, "README.md", "exec"), {})
    assert "end-" in capsys.readouterr().out


def test_every_file_the_documents_name_exists():
    for page in [ROOT / "README.md", ROOT / "NOTICE.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            if target.startswith("https://"):
                continue
            assert (page.parent / target).exists(), f"{page.name} names {target}"


def test_the_two_commands_are_in_the_makefile():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in ("play", "test", "check", "rules", "bench", "soak", "reach", "golden"):
        assert re.search(rf"^{target}:", makefile, flags=re.MULTILINE), target
