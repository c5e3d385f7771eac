"""The table: free positions, true bases, exact answers.

Import questions from the module that answers them: `from slagveld.table.measure import gap`.
"""

from slagveld.compiling import choice


def compiled() -> bool:
    """Do the hot modules run compiled in this process? The answers are the same either way."""
    return choice.compiled()
