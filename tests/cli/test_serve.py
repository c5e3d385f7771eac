"""`slagveld serve`, and a bare `slagveld`."""

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import urllib.request
from contextlib import contextmanager

import pytest

from slagveld.cli import serve
from slagveld.server.app import running

PROGRAM = "import sys; from slagveld.cli import main; sys.exit(main())"


@contextmanager
def served(tmp_path, *words):
    """A server as its own process."""
    environment = {**os.environ, "SLAGVELD_DATA": str(tmp_path / "data"), "BROWSER": "none"}
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *words],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def get(address):
    with urllib.request.urlopen(address, timeout=20) as answer:
        return json.load(answer)


def ended(process):
    """End it as Ctrl-C does: exit code, and the rest of what it said."""
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    return process.returncode, out, err


def test_it_says_where_it_is_serves_and_ends_cleanly(tmp_path):
    with served(tmp_path, "serve", "--json", "--no-browser") as process:
        door = json.loads(process.stdout.readline())
        (address,) = door["addresses"]
        assert address.startswith("http://127.0.0.1:")
        assert get(f"{address}api/house")["club"] is False
        key = door["home"].partition("#")[2]
        assert door["club"] == f"{address}club#{key}"
        asked = urllib.request.Request(
            f"{address}api/club", headers={"Authorization": f"Bearer {key}"}
        )
        assert get(asked) == {"battles": []}
        assert ended(process) == (0, "", "")
    assert (tmp_path / "data" / "slagveld.sqlite3").is_file()


def test_in_words(tmp_path):
    with served(tmp_path, "serve", "--no-browser", "--lang", "nl") as process:
        lines = [process.stdout.readline().rstrip() for _ in range(6)]
        lines = [line for line in lines if not line.startswith("Poort")]
        assert lines[0].startswith("Slagveld is open op http://127.0.0.1:")
        assert any("#h_" in line for line in lines)
        code, out, err = ended(process)
        assert (code, err) == (0, "")
        assert out.endswith("Slagveld is gesloten. Alles is bewaard.\n")


def test_a_club_room_prints_addresses_and_a_code_to_scan(tmp_path):
    with served(tmp_path, "serve", "--lan", "--no-browser", "--port", str(free_port())) as process:
        said = ""
        while "Ctrl-C" not in said:
            said += process.stdout.readline()
        assert "http://127.0.0.1:" in said
        if running.lan_addresses():
            assert "▀" in said or "█" in said
        port = said.partition("http://")[2].partition("/")[0].rpartition(":")[2]
        assert get(f"http://127.0.0.1:{port}/api/house")["club"] is True
        assert ended(process)[0] == 0


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@pytest.fixture
def taken():
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_taken_port_is_one_clear_line(run, tmp_path, taken):
    code, out, err = run("serve", "--port", taken, "--db", tmp_path / "x.sqlite3", "--no-browser")
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert str(taken) in err
    assert "--port" in err


def test_without_a_wish_the_next_free_port_is_used(taken):
    with running.listen("127.0.0.1", taken, next_free=True) as found:
        assert found.getsockname()[1] > taken
    with pytest.raises(running.PortTakenError):
        running.listen("127.0.0.1", taken, next_free=False)


def test_an_address_that_is_not_ours_is_one_clear_line(run, tmp_path):
    code, _, err = run("serve", "--host", "192.0.2.1", "--db", tmp_path / "x.sqlite3")
    assert code == 2
    assert "192.0.2.1" in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("port", ["0", "65536", "x", "-1"])
def test_a_port_is_a_number_within_bounds(run, port):
    code, _, err = run("serve", f"--port={port}")
    assert code == 2
    assert "--port" in err


@pytest.mark.parametrize("url", ["mysql://x/y", "://", "postgresql://nobody@127.0.0.1:1/none"])
def test_a_store_that_cannot_be_had_is_one_clear_line(run, url):
    code, out, err = run("serve", "--db", url, "--no-browser")
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert "⟦" not in err


def test_a_bare_call_serves(run, monkeypatch):
    asked = []
    monkeypatch.setattr(serve, "run", lambda desk: asked.append(desk.language) or 0)
    assert run() == (0, "", "")
    assert run("--lang", "de") == (0, "", "")
    assert asked == ["en", "de"]


def test_the_browser_opens_on_the_hosts_own_link(run, monkeypatch, tmp_path):
    opened = threading.Event()
    shown = []

    def browse(address):
        shown.append(address)
        opened.set()

    monkeypatch.setattr(serve.webbrowser, "open", browse)
    monkeypatch.setattr(
        running, "serve", lambda _, listening, *, ready: (ready(), listening.close())
    )
    monkeypatch.setenv("SLAGVELD_DATA", str(tmp_path))
    code, out, _ = run("serve")
    assert code == 0
    assert opened.wait(20)
    assert shown[0].startswith("http://127.0.0.1:")
    assert "/#h_" in shown[0]
    assert shown[0] in out
    shown.clear()
    assert run("serve", "--no-browser")[0] == 0
    assert run("serve", "--json")[0] == 0
    assert shown == []


@pytest.mark.parametrize(
    ("host", "lan", "addresses", "home"),
    [
        ("127.0.0.1", ["10.0.0.5"], ["http://127.0.0.1:80/"], "http://127.0.0.1:80/#h_k"),
        ("10.0.0.5", ["10.0.0.5"], ["http://10.0.0.5:80/"], "http://10.0.0.5:80/#h_k"),
        (
            "0.0.0.0",
            ["10.0.0.5"],
            ["http://10.0.0.5:80/", "http://127.0.0.1:80/"],
            "http://127.0.0.1:80/#h_k",
        ),
        ("0.0.0.0", [], ["http://127.0.0.1:80/"], "http://127.0.0.1:80/#h_k"),
        ("::1", [], ["http://[::1]:80/"], "http://[::1]:80/#h_k"),
    ],
)
def test_where_it_is_reached(host, lan, addresses, home):
    door = serve.door_of(host, 80, "h_k", lan)
    assert list(door.addresses) == addresses
    assert door.home == home
    assert door.club == f"{addresses[0]}club#h_k"
    assert serve.door_port(door) == 80


def test_own_names(monkeypatch):
    monkeypatch.setattr(socket, "gethostname", lambda: "Club-PC.example.org")
    names = running.own_names()
    assert "club-pc.local" in names
    assert "club-pc.example.org" in names
    assert all(name == name.casefold() for name in names)
