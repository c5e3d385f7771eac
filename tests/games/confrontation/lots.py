"""Chance as a test writes it."""


class Lot:
    """Gives these numbers one after another, each of 0 or more and less than 1."""

    def __init__(self, *numbers):
        self.numbers = list(numbers)

    def random(self):
        return self.numbers.pop(0)

    @property
    def empty(self):
        return not self.numbers
