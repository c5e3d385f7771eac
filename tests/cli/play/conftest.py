"""Whole sessions at a scripted keyboard."""

import io
import sys

import pytest


@pytest.fixture(autouse=True)
def own_home(tmp_path, monkeypatch):
    """Battles without a file of their own go here."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "slagveld" / "battles"


@pytest.fixture
def session(run, monkeypatch):
    """Type lines into `slagveld play`: exit code, stdout, stderr."""

    def session(*words, lines=(), columns=100):
        monkeypatch.setenv("COLUMNS", str(columns))
        typed = "".join(f"{line}\n" for line in lines)
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code, out, err = run("play", *words)
        assert "⟦" not in out
        assert "Traceback" not in out + err
        return code, out, err

    return session


@pytest.fixture
def enters():
    """A newcomer who presses Enter and nothing else."""
    return [""] * 2000
