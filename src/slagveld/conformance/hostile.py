"""Malformed and hostile actions: what a broken or malicious client might send."""

from collections.abc import Iterator
from typing import Any

from slagveld.kernel.dice import Rng

POISON: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    7,
    10**6,
    2**31,
    2**63,
    2**64 + 1,
    -(2**63) - 1,
    10**40,
    0.5,
    float("nan"),
    float("inf"),
    "",
    "x",
    "x" * 10_000,
    "\x00\ud7ff\u202e",
    "'; drop table battles; --",
    "<script>alert(1)</script>",
    [],
    {},
    [None],
    [[]],
    {"type": "Override"},
    {"type": "text", "key": "x"},
)


def nested(depth: int) -> Any:
    """A list in a list in a list."""
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


def bad_bytes() -> Iterator[bytes]:
    """Bytes that are no action whatever the game."""
    yield b""
    yield b"null"
    yield b"{"
    yield b'"Concede"'
    yield b"[" * 200_000 + b"]" * 200_000
    yield b'{"type":' * 50_000
    yield b"\xff\xfe\x00"
    yield b'{"type": "Concede", "type": "Concede", "more": NaN}'
    yield b'{"type": "Concede"} trailing'
    yield b'{"type": "__class__"}'
    yield b'{"type": "Action"}'
    yield b'{"type": 1e999}'
    yield b'{"type": "Concede", "seat": 0}'


def broken(plain: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Versions of a well-formed action that are certainly malformed."""
    yield {**plain, "surplus": 1}
    yield {**plain, "type": str(plain["type"]) + "x"}
    yield {**plain, "type": None}
    yield {key: value for key, value in plain.items() if key != "type"}
    for key in plain:
        if key != "type":
            yield {**plain, key: nested(400)}
            yield {**plain, key: float("nan")}
            yield {**plain, key: {"a": {"b": {}}}}


def twisted(plain: Any, rng: Rng) -> Any:
    """A well-formed action with one value somewhere inside replaced by poison."""
    if isinstance(plain, dict) and plain and rng.random() < 0.9:
        keys = sorted(plain)
        key = keys[rng.randrange(len(keys))]
        return {**plain, key: twisted(plain[key], rng)}
    if isinstance(plain, list | tuple) and plain and rng.random() < 0.9:
        items = list(plain)
        place = rng.randrange(len(items))
        items[place] = twisted(items[place], rng)
        return items
    if isinstance(plain, int) and rng.random() < 0.4:
        return plain + rng.choice((-1, 1, 10, -1000, 1000, 10**9))
    return POISON[rng.randrange(len(POISON))]
