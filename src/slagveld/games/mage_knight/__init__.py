"""Mage Knight 2.0: warriors on combat dials, formations, captives and objectives."""
