"""A real PostgreSQL in a temporary folder, on loopback, for as long as the tests run."""

import glob
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

INSTALL = ["apt-get", "install", "-y", "--no-install-recommends", "postgresql"]


class MissingError(Exception):
    """PostgreSQL cannot be had here, and why."""


def programs():
    """The folder of `initdb` and `pg_ctl`; installs Debian's package where that is possible."""
    for _ in range(2):
        found = shutil.which("initdb") or next(
            iter(sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"), reverse=True)), None
        )
        if found:
            return Path(found).resolve().parent
        if os.geteuid() != 0 or shutil.which("apt-get") is None:
            raise MissingError(
                "no initdb in PATH or /usr/lib/postgresql, and it cannot be installed"
            )
        told = subprocess.run(
            INSTALL,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            capture_output=True,
            timeout=600,
            check=False,
        )
        if told.returncode != 0:
            reason = told.stderr.decode(errors="replace").strip().splitlines()[-1:]
            raise MissingError(f"Debian's postgresql cannot be installed: {reason}")
    raise MissingError("installed, but initdb is still not there")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Postgres:
    """A server of our own. PostgreSQL refuses to run as root, so it runs as somebody else."""

    def __init__(self):
        self._bin = programs()
        self._folder = Path(tempfile.mkdtemp(prefix="slagveld-pg-"))
        self._who = {}
        if os.geteuid() == 0:
            user = _somebody()
            os.chown(self._folder, user.pw_uid, user.pw_gid)
            self._who = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self._port = free_port()
        self._count = 0
        data = str(self._folder / "data")
        self._run("initdb", "-D", data, "-A", "trust", "-U", "slagveld", "-E", "UTF8", "-N",
                  "--locale=C")  # fmt: skip
        options = f"-h 127.0.0.1 -p {self._port} -k {self._folder} -c fsync=off"
        self._run("pg_ctl", "-D", data, "-o", options, "-l", str(self._folder / "log"), "-w",
                  "-t", "60", "start")  # fmt: skip

    def _run(self, program, *words):
        done = subprocess.run(
            [str(self._bin / program), *words],
            cwd=self._folder,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C", "HOME": str(self._folder)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            timeout=120,
            check=False,
            **self._who,
        )
        if done.returncode != 0:
            raise MissingError(f"{program}: {done.stderr.decode(errors='replace')[-300:]}")

    def new(self):
        """The address of a new, empty database."""
        self._count += 1
        name = f"slagveld{self._count}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self._port), "-U", "slagveld", name)
        return f"postgresql://slagveld@127.0.0.1:{self._port}/{name}"

    def stop(self):
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-m", "immediate", "-w", "stop")
        shutil.rmtree(self._folder, ignore_errors=True)


def _somebody():
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise MissingError("there is nobody but root to run it")
