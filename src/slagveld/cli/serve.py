"""`slagveld serve`, and a bare `slagveld`: the table in the browser."""

import json
import os
import socket
import sys
import threading
import webbrowser
from typing import Annotated

import msgspec
import typer

from slagveld.cli.desk import Desk
from slagveld.cli.errors import whole, wrong
from slagveld.cli.options import AsJson

ANYWHERE, OWN = "0.0.0.0", "127.0.0.1"  # noqa: S104 - asked for by --lan alone
DATA = "SLAGVELD_DATA"
"""The variable that names another folder for what is kept."""


class Door(msgspec.Struct, frozen=True, kw_only=True):
    """Where a running server is reached."""

    addresses: tuple[str, ...]
    """For everybody, the best first."""
    home: str
    """The host's own way in."""
    club: str
    """The host's club room."""


def serve(
    context: typer.Context,
    host: Annotated[
        str, typer.Option("--host", metavar="cli-name-address", help="cli-option-host")
    ] = "",
    port: Annotated[
        str, typer.Option("--port", metavar="cli-name-number", help="cli-option-port")
    ] = "",
    db: Annotated[str, typer.Option("--db", metavar="cli-name-address", help="cli-option-db")] = "",
    lan: Annotated[bool, typer.Option("--lan", help="cli-option-lan")] = False,
    name: Annotated[
        list[str] | None, typer.Option("--name", metavar="cli-name-name", help="cli-option-name")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="cli-option-no-browser")] = False,
    as_json: AsJson = False,
) -> int:
    """Serve the table until Ctrl-C."""
    desk = Desk.of(context)
    return run(
        desk,
        host=host or (ANYWHERE if lan else OWN),
        port=port,
        db=db,
        lan=lan,
        names=tuple(name or ()),
        browser=not no_browser and not as_json,
        as_json=as_json,
    )


def run(
    desk: Desk,
    *,
    host: str = OWN,
    port: str = "",
    db: str = "",
    lan: bool = False,
    names: tuple[str, ...] = (),
    browser: bool = True,
    as_json: bool = False,
) -> int:
    """Open the store, listen, say where, and serve; the exit code."""
    # Other commands start faster without all of this.
    from slagveld.server.app import running
    from slagveld.server.app.making import create_app
    from slagveld.server.store import Access, open_store, usual_url

    wanted = whole("--port", port, 1, 65535) if port else running.USUAL_PORT
    store = open_store(db or usual_url(os.environ.get(DATA)))
    try:
        listening = _listen(host, wanted, next_free=not port)
        key = Access(store).new_host()
    except BaseException:
        store.close()
        raise
    open_to_all = host in (ANYWHERE, "::")
    known = (host, *running.own_names(), *names)
    door = door_of(host, listening.getsockname()[1], key, running.lan_addresses())
    others = tuple(
        [one for one in door.addresses if f"//{OWN}:" not in one and "//localhost:" not in one]
    )
    app = create_app(store, club=lan or open_to_all, names=known, warm=True, addresses=others)

    def ready() -> None:
        _tell(desk, door, moved=wanted if door_port(door) != wanted else 0, as_json=as_json)
        if browser:
            _show(door.home)

    running.serve(app, listening, ready=ready)
    if not as_json:
        desk.line(desk.say("cli-serve-end"))
    return 0


def _listen(host: str, port: int, *, next_free: bool) -> socket.socket:
    from slagveld.server.app import running

    try:
        return running.listen(host, port, next_free=next_free)
    except running.PortTakenError:
        raise wrong("cli-serve-taken", port=str(port)) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise wrong("cli-serve-address", address=f"{host}:{port}", reason=reason) from None


def door_of(host: str, port: int, key: str, lan: list[str]) -> Door:
    """Where a server that listens at `host` is reached from here and from elsewhere."""
    if host in (ANYWHERE, "::"):
        reached = [*lan, OWN]
        local = OWN
    else:
        reached = [host]
        local = host
    urls = tuple(f"http://{_written(address)}:{port}/" for address in reached)
    own = f"http://{_written(local)}:{port}/"
    return Door(addresses=urls, home=f"{own}#{key}", club=f"{urls[0]}club#{key}")


def door_port(door: Door) -> int:
    """The port of a door."""
    return int(door.addresses[0].rstrip("/").rpartition(":")[2])


def _written(address: str) -> str:
    return f"[{address}]" if ":" in address else address


def _tell(desk: Desk, door: Door, *, moved: int, as_json: bool) -> None:
    if as_json:
        # One line, so that a program can read it while the server goes on.
        json.dump(msgspec.to_builtins(door), sys.stdout)
        sys.stdout.write("\n")
        sys.stdout.flush()
        return
    if moved:
        desk.line(desk.say("cli-serve-moved", port=str(moved)))
    here, *others = door.addresses
    desk.line(desk.say("cli-serve-running", address=here), style="bold")
    for address in others:
        desk.indented(desk.say("cli-serve-also", address=address))
    if others:
        _code(desk, here)
    for key, address in (("cli-serve-home", door.home), ("cli-serve-club", door.club)):
        desk.line(desk.say(key))
        # Never broken over two lines: a terminal opens only whole addresses.
        desk.out.print(f"  {address}", soft_wrap=True)
    desk.line(desk.say("cli-serve-stop"), style="dim")
    sys.stdout.flush()


def _code(desk: Desk, address: str) -> None:
    """The address as a QR code for telephones, where the terminal can draw one."""
    import segno

    if not (sys.stdout.encoding or "").casefold().startswith("utf"):
        return
    desk.line()
    segno.make(address, micro=False, error="m").terminal(out=sys.stdout, compact=True, border=2)
    desk.line(desk.say("cli-serve-code"))
    desk.line()


def _show(address: str) -> None:
    """Open the browser beside the server: some browsers do not return before they are closed."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
