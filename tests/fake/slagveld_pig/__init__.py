"""Pig: a dice race of two questions, so small that its numbers can be worked out by hand."""
