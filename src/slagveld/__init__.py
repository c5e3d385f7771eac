"""Slagveld: tabletop miniature games by their own rules."""
