"""The door for contributors: workflows, forms, hooks and guides say what is so."""

import json
import os
import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest
import yaml

from slagveld.server.app.running import USUAL_PORT

ROOT = Path(__file__).resolve().parent.parent.parent
WORKFLOW = {"name", "on", "permissions", "concurrency", "defaults", "env", "jobs", "run-name"}
FORM = {"name", "description", "title", "labels", "assignees", "projects", "type", "body"}
KINDS = {
    ".github/workflows/*.yml": (WORKFLOW, {"name", "on", "permissions", "concurrency", "jobs"}),
    ".github/ISSUE_TEMPLATE/[!c]*.yml": (FORM, {"name", "description", "body"}),
    ".github/ISSUE_TEMPLATE/config.yml": (
        {"blank_issues_enabled", "contact_links"},
        {"blank_issues_enabled"},
    ),
    ".github/dependabot.yml": (
        {"version", "updates", "registries", "enable-beta-ecosystems"},
        {"version", "updates"},
    ),
    ".pre-commit-config.yaml": (
        {
            "repos",
            "default_install_hook_types",
            "default_language_version",
            "default_stages",
            "files",
            "exclude",
            "fail_fast",
            "minimum_pre_commit_version",
        },
        {"repos"},
    ),
    "CITATION.cff": (
        {
            "cff-version",
            "message",
            "title",
            "abstract",
            "type",
            "version",
            "date-released",
            "license",
            "authors",
            "keywords",
        },
        {"cff-version", "message", "title", "authors", "version", "license"},
    ),
}
"""The YAML files by pattern: keys that may stand at their top, and keys that must."""
FILES = [(path, *keys) for kind, keys in KINDS.items() for path in sorted(ROOT.glob(kind))]
DEVCONTAINER = ROOT / ".devcontainer/devcontainer.json"
PAGES = [
    ROOT / name
    for name in (
        "README.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "SECURITY.md",
        "docs/release.md",
        ".github/PULL_REQUEST_TEMPLATE.md",
    )
]
SAID = [*PAGES, *(path for path, _, _ in FILES), DEVCONTAINER]
"""Everything whose commands and paths are held to the truth."""


def name(path):
    return str(path.relative_to(ROOT)) if isinstance(path, Path) else None


def load(path):
    """A YAML file in which every scalar is a string, so that `on` is no truth value."""
    return yaml.load(path.read_text("utf-8"), Loader=yaml.BaseLoader)


def scalars(value, key="") -> Iterator[tuple[str, str]]:
    """Every string of a document, with the key it stands under."""
    if isinstance(value, dict):
        for inner, part in value.items():
            yield from scalars(part, inner)
    elif isinstance(value, list):
        for part in value:
            yield from scalars(part, key)
    else:
        yield key, str(value)


def code_of(text) -> list[str]:
    """The code in a text: spans between backticks, and blocks that are indented."""
    return re.findall(r"`([^`\n]+)`", text) + re.findall(r"^ {4,}(\S.*)$", text, re.MULTILINE)


def commands(path) -> list[str]:
    """What a file gives as code: commands, paths and the like."""
    text = path.read_text("utf-8")
    if path.suffix == ".md":
        return code_of(text) + re.findall(r"\]\(([^)#]+)\)", text)
    if path.suffix == ".json":
        return [said for _, said in scalars(json.loads(text))]
    plain = ("run", "entry", "path", "cache-dependency-path")
    comments = [line for line in text.splitlines() if line.lstrip().startswith("#")]
    return [
        *(said for key, said in scalars(load(path)) if key in plain),
        *(span for key, said in scalars(load(path)) if key not in plain for span in spans(said)),
        *(span for line in comments for span in spans(line)),
        *(word for line in comments for word in line.split() if "/" in word),
    ]


def spans(text) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def targets_in(text) -> list[str]:
    """The targets of each `make` in a text."""
    found = re.findall(r"\bmake((?: +[a-z.][\w./-]*)+)", text)
    return [target for words in found for target in words.split()]


def paths_in(text) -> list[str]:
    """The words of a text that are relative paths, also behind a `=`."""
    words = re.split(r"[\s\"'=]+", text.replace("${workspaceFolder}/", ""))
    stripped = [word.lstrip("(`").rstrip("),;:.`") for word in words]
    shape = re.compile(r"\.{0,2}[\w*][\w.*-]*/[\w.*/-]*|\.{1,2}/[\w.*/-]+")
    return [word for word in stripped if shape.fullmatch(word)]


def made() -> list[str]:
    """What is no part of the sources and made by the Makefile, as `.gitignore` says."""
    lines = (ROOT / ".gitignore").read_text("utf-8").splitlines()
    return [line.strip("/") for line in lines if line.endswith("/")]


def is_there(path, beside) -> bool:
    if any(path == part or path.startswith(f"{part}/") for part in map(str, made())):
        return True
    return any(
        any(start.glob(path)) if "*" in path else (start / path).exists()
        for start in (ROOT, beside)
    )


def targets() -> set[str]:
    """The targets of the Makefile, with its variables filled in."""
    text = (ROOT / "Makefile").read_text("utf-8")
    variables = dict(re.findall(r"^(\w+) :?\??= (\S+)$", text, re.MULTILINE))
    for _ in range(2):
        text = re.sub(r"\$\((\w+)\)", lambda found: variables.get(found[1], found[0]), text)
    return set(re.findall(r"^([\w./%-]+):(?!=)", text, re.MULTILINE))


def is_target(target) -> bool:
    return any(fnmatchcase(target, known.replace("%", "*")) for known in targets())


@pytest.mark.parametrize(("path", "allowed", "needed"), FILES, ids=name)
def test_valid_yaml_without_unknown_keys(path, allowed, needed):
    keys = set(load(path))
    assert keys <= allowed
    assert needed <= keys


def test_no_file_is_left_out():
    known = {path for path, _, _ in FILES} | set(SAID)
    assert {path for path in (ROOT / ".github").rglob("*") if path.is_file()} <= known
    assert all(any(ROOT.glob(kind)) for kind in KINDS)


@pytest.mark.parametrize("path", SAID, ids=name)
def test_every_make_target_exists(path):
    found = {target for said in commands(path) for target in targets_in(said)}
    assert [target for target in sorted(found) if not is_target(target)] == []


@pytest.mark.parametrize("path", SAID, ids=name)
def test_every_path_exists(path):
    found = {one for said in commands(path) for one in paths_in(said)}
    assert [one for one in sorted(found) if not is_there(one, path.parent)] == []


def test_the_eyes_of_these_tests_are_open():
    assert targets_in("make soak ODD=5 # make check test: all") == ["soak", "check", "test"]
    assert targets_in("WORKERS=8 make .venv/.dev web") == [".venv/.dev", "web"]
    words = 'pytest tests/a --x=tests/b "$HOME/c" (.ci/run), ../d.md, https://a.b/c /e/f'
    assert paths_in(words) == ["tests/a", "tests/b", ".ci/run", "../d.md"]
    assert {"play", "test", "check", ".venv/.dev", ".venv/.compiled"} <= targets()
    assert is_target("test-carnage")
    assert not is_target("tset-carnage")
    assert is_there(".venv/bin/ruff", ROOT)
    assert is_there("constraints/*.txt", ROOT)
    assert not is_there("constraints/*.md", ROOT)
    assert not is_there("no/such", ROOT)


class TestWorkflows:
    CI = load(ROOT / ".github/workflows/ci.yml")
    RELEASE = load(ROOT / ".github/workflows/release.yml")

    def runs(self, job):
        return [step["run"] for step in self.CI["jobs"][job]["steps"] if "run" in step]

    def test_linux_runs_what_every_submission_must_pass(self):
        assert self.CI["jobs"]["linux"]["runs-on"] == "ubuntu-latest"
        assert self.runs("linux") == [".ci/run"]
        assert os.access(ROOT / ".ci/run", os.X_OK)

    def test_from_the_oldest_python_on(self):
        text = (ROOT / "pyproject.toml").read_text("utf-8")
        oldest = tomllib.loads(text)["project"]["requires-python"].removeprefix(">=")
        for job in ("linux", "macos", "windows", "wheels", "start"):
            assert self.CI["jobs"][job]["strategy"]["matrix"]["python"][0] == oldest

    def test_a_release_passes_the_same(self):
        jobs = self.RELEASE["jobs"]
        assert jobs["ci"]["uses"] == "./.github/workflows/ci.yml"
        assert jobs["release"]["needs"] == "ci"
        assert "workflow_call" in self.CI["on"]
        assert self.CI["concurrency"]["group"] != self.RELEASE["concurrency"]["group"]

    @pytest.mark.parametrize("workflow", [CI, RELEASE], ids=["ci", "release"])
    def test_least_rights_and_pinned_actions(self, workflow):
        assert workflow["permissions"] == {"contents": "read"}
        used = [said for key, said in scalars(workflow) if key == "uses"]
        assert used
        for action in used:
            assert re.fullmatch(r"actions/[\w-]+@v\d+|\./\.github/workflows/ci\.yml", action)
        for job in workflow["jobs"].values():
            assert "uses" in job or "timeout-minutes" in job


@pytest.mark.parametrize("path", sorted(ROOT.glob(".github/ISSUE_TEMPLATE/[!c]*.yml")), ids=name)
def test_forms_ask_under_names_of_their_own(path):
    body = load(path)["body"]
    kinds = {"markdown", "input", "textarea", "dropdown", "checkboxes"}
    assert {part["type"] for part in body} <= kinds
    ids = [part["id"] for part in body if part["type"] != "markdown"]
    assert len(set(ids)) == len(ids) > 0


def test_hooks_are_local_and_use_the_tools_of_the_environment():
    (repo,) = load(ROOT / ".pre-commit-config.yaml")["repos"]
    assert repo["repo"] == "local"
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for hook in repo["hooks"]:
        assert hook["language"] == "system"
        assert hook["entry"].startswith(".venv/bin/")
        command = hook["entry"].replace(".venv/bin/", "$(BIN)/").replace(" --force-exclude", "")
        assert command in makefile


def test_the_dev_container_forwards_the_port_of_the_table():
    assert json.loads(DEVCONTAINER.read_text("utf-8"))["forwardPorts"] == [USUAL_PORT]


def test_one_version_everywhere():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    page = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))
    citation = load(ROOT / "CITATION.cff")
    assert citation["version"] == page["version"] == project["version"]
    assert lock["version"] == lock["packages"][""]["version"] == project["version"]
    assert citation["license"] == project["license"]


def test_the_changelog_tells_of_this_version():
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    heads = re.findall(r"^## (.*)$", text, re.MULTILINE)
    assert heads[0] == "Unreleased"
    assert all(re.fullmatch(r"\d+\.\d+\.\d+ - \d{4}-\d\d-\d\d", head) for head in heads[1:])
    assert heads[1].split()[0] == project["version"]
    parts = set(re.findall(r"^### (.*)$", text, re.MULTILINE))
    assert parts <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
