"""Secrets: 32 random bytes behind a letter that says what they open. Kept only as their hash."""

import secrets
from hashlib import sha256
from typing import Literal

Kind = Literal["p", "s", "w", "h"]
"""A person, a seat, a watcher, the host."""


def new_key(kind: Kind) -> str:
    """A fresh secret that nobody can guess."""
    return f"{kind}_{secrets.token_urlsafe(32)}"


def hash_of(key: str) -> str:
    """What is kept of a secret. The secret is random, so that a plain hash gives nothing away."""
    return sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def new_id() -> str:
    """A name for a battle, a paper or a person: unguessable too, for papers are shared by it."""
    return secrets.token_urlsafe(16)
