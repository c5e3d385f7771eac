"""Print where Chromium is; on Debian, as root, install it first when it is missing."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def found() -> str | None:
    """The browser named by CHROMIUM, or the first on the PATH."""
    named = os.environ.get("CHROMIUM")
    if named and shutil.which(named):
        return named
    return next((place for name in NAMES if (place := shutil.which(name))), None)


def install() -> None:
    """Install Debian's package, if that is possible here."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
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
