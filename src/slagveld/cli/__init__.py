"""The `slagveld` command."""

from slagveld.cli.main import main

__all__ = ["main"]
