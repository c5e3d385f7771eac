"""Print where Chromium is; on Debian, as root, install it first when it is missing.

Chrome and Edge are Chromium too, and do as well.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")

MAC = ("Chromium", "Google Chrome", "Microsoft Edge")
"""Applications of macOS, which are on no PATH."""

WINDOWS = (
    r"Chromium\Application\chrome.exe",
    r"Google\Chrome\Application\chrome.exe",
    r"Microsoft\Edge\Application\msedge.exe",
)
"""Where they are on Windows, beneath the folders of programs."""


def found() -> str | None:
    """The browser named by CHROMIUM, or the first on the PATH."""
    named = os.environ.get("CHROMIUM")
    if named and shutil.which(named):
        return named
    on_path = (place for name in NAMES if (place := shutil.which(name)))
    return next(on_path, None) or next((str(p) for p in usual_places() if p.is_file()), None)


def usual_places() -> Iterator[Path]:
    """Where browsers stand that are on no PATH."""
    if sys.platform == "darwin":
        for folder in (Path("/Applications"), Path.home() / "Applications"):
            for name in MAC:
                yield folder / f"{name}.app" / "Contents" / "MacOS" / name
    for variable in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"):
        if variable in os.environ:
            yield from (Path(os.environ[variable]) / place for place in WINDOWS)


def install() -> None:
    """Install Debian's package, if that is possible here."""
    if sys.platform == "win32" or shutil.which("apt-get") is None or os.geteuid() != 0:
        return
    command = ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]
    if not quietly(command):
        quietly(["apt-get", "update"])
        quietly(command)


def quietly(command: list[str]) -> bool:
    """Run a command without a word; whether it worked."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    ran = subprocess.run(command, env=environment, capture_output=True, check=False)
    return ran.returncode == 0


def main() -> int:
    """Print the place; 1 if there is no browser to be had."""
    if found() is None:
        install()
    place = found()
    if place is None:
        print("No Chromium here; install it, or name it in CHROMIUM.", file=sys.stderr)
        return 1
    print(place)
    return 0


if __name__ == "__main__":
    sys.exit(main())
