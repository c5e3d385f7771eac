"""Start Slagveld with Python alone: make an environment once, then open the browser.

The scripts `start.sh`, `start.command` and `start.bat` beside this file run it. It looks for a
wheel of Slagveld beside itself or in `../dist`, installs it into an environment of its own when
it is new, and starts it. Words after the script's name go to `slagveld`.
"""

import hashlib
import os
import platform
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
LEAST = (3, 11)


def wheel() -> Path | None:
    """The newest wheel beside this file or in the folder of builds, compiled if one fits."""
    found = [*HERE.glob("slagveld-*.whl"), *HERE.parent.glob("dist/slagveld-*.whl")]
    usable = sorted(filter(fits, found), key=lambda path: path.stat().st_mtime)
    if not usable:
        return None
    version = usable[-1].name.split("-")[1]
    alike = [path for path in usable if path.name.split("-")[1] == version]
    return max(alike, key=lambda path: not path.name.endswith("-none-any.whl"))


def fits(path: Path) -> bool:
    """Whether a wheel is for this Python on this system: the plain one is for all."""
    tags = path.stem.split("-")[2:]
    if tags == ["py3", "none", "any"]:
        return True
    version = f"cp{sys.version_info[0]}{sys.version_info[1]}"
    if sys.implementation.name != "cpython" or tags[:2] != [version, version]:
        return False
    if sys.platform == "darwin":
        _, major, minor, machine = tags[2].split("_", 3)
        here = [int(part) for part in platform.mac_ver()[0].split(".")]
        return [int(major), int(minor)] <= here and machine in (platform.machine(), "universal2")
    return tags[2] == sysconfig.get_platform().replace("-", "_").replace(".", "_")


def home() -> Path:
    """Where the environment is kept: beside nobody's files, writable without rights."""
    named = os.environ.get("SLAGVELD_ENVIRONMENT")
    if named:
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "slagveld" / "environment"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "slagveld" / "environment"
    base = os.environ.get("XDG_DATA_HOME", str(Path.home() / ".local" / "share"))
    return Path(base) / "slagveld" / "environment"


def program(place: Path, name: str) -> Path:
    """A program of the environment."""
    return (
        place
        / ("Scripts" if sys.platform == "win32" else "bin")
        / (f"{name}.exe" if sys.platform == "win32" else name)
    )


def prepare(place: Path, built: Path) -> None:
    """Make the environment and install the wheel, unless this very wheel is installed."""
    mark = place / "slagveld-wheel"
    digest = hashlib.sha256(built.read_bytes()).hexdigest()
    if mark.is_file() and mark.read_text("utf-8") == digest:
        return
    print("Setting Slagveld up; this takes a minute, only the first time.", flush=True)
    venv.EnvBuilder(with_pip=True, upgrade_deps=False).create(place)
    pins = HERE / "pins.txt"
    words = ["--constraint", str(pins)] if pins.is_file() else []
    pip = [str(program(place, "python")), "-m", "pip", "--disable-pip-version-check", "install"]
    subprocess.run([*pip, "--quiet", "--force-reinstall", *words, str(built)], check=True)
    mark.write_text(digest, "utf-8")


def main() -> int:
    """Prepare and start; one sentence and 1 if that is not possible."""
    if sys.version_info < LEAST:
        print(f"Slagveld needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
        return 1
    built = wheel()
    if built is None:
        print("There is no wheel of Slagveld here. Download one, or make it with: make dist")
        return 1
    place = home()
    try:
        prepare(place, built)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"Slagveld could not be set up in {place}: {error}")
        return 1
    try:
        command = [str(program(place, "slagveld")), *sys.argv[1:]]
        return subprocess.run(command, check=False).returncode
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main())
