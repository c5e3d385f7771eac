"""Campaigns on the server: who leads which side, the next battle, what came of it."""

from slagveld.server.campaigns.campaigns import Campaigns

__all__ = ["Campaigns"]
