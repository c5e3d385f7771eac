"""Tests of the rooms."""
