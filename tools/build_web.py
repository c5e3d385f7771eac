"""Build the web table into the package: types from the server's schema, then Vite.

Without words everything, into `src/slagveld/server/web`; with `--types` only what the type
checker and the tests of the page need.
"""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
GENERATED = WEB / "src" / "wire" / "generated"
MODULES = WEB / "node_modules"
INSTALLED = MODULES / ".slagveld-lock"
"""A copy of the lock file that was installed from."""
BUILT = ROOT / "src" / "slagveld" / "server" / "web"


def node(*command: str) -> None:
    """Run a Node command in the folder of the web table."""
    tool = ROOT / "tools" / "with_node.py"
    subprocess.run([sys.executable, str(tool), *command], cwd=WEB, check=True)


def install() -> None:
    """Bring the packages of the lock file, if they are not there already."""
    lock = (WEB / "package-lock.json").read_bytes()
    if INSTALLED.is_file() and INSTALLED.read_bytes() == lock:
        return
    node("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error")
    INSTALLED.write_bytes(lock)


def generate() -> None:
    """Write the types of the wire, and the sentences and sums that both sides must agree on."""
    for module in ("slagveld.server.schema", "slagveld.server.vectors"):
        subprocess.run([sys.executable, "-m", module, str(GENERATED)], cwd=ROOT, check=True)
    made = GENERATED / "wire.ts"
    node(
        "npx",
        "openapi-typescript",
        str(GENERATED / "wire.json"),
        "-o",
        str(made),
        "--empty-objects-unknown",
    )


def build() -> None:
    """Build the page and put it into the package."""
    node("npm", "run", "build", "--silent")
    shutil.rmtree(BUILT, ignore_errors=True)
    shutil.copytree(WEB / "dist", BUILT)


def main(words: list[str]) -> int:
    """Do it; the exit code."""
    try:
        install()
        generate()
        if "--types" not in words:
            build()
    except subprocess.CalledProcessError as error:
        print(f"The web table could not be built: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
