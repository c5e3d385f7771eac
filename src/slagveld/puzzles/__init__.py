"""Puzzles: positions of real battles in which one answer is far better than the others.

They are found in battles of bots with themselves (`finding`), rated by the levels that find the
answer (`rating`), kept as data (`puzzle`), and whatever somebody answers is judged in the same
imagined worlds in which the answer was found to be the best (`judging`).
"""

from slagveld.puzzles.judging import Judgement, judged, solves
from slagveld.puzzles.puzzle import Puzzle, puzzle_of, puzzles_of

__all__ = ["Judgement", "Puzzle", "judged", "puzzle_of", "puzzles_of", "solves"]
