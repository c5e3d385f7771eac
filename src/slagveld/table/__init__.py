"""The table: free positions, true bases, exact answers.

Import questions from the module that answers them: `from slagveld.table.measure import gap`.
This package decides, once, whether its hot modules run compiled or plain; `compiled()` tells.
"""

from slagveld.table import _choice

_COMPILED = _choice.choose(__name__, __path__)


def compiled() -> bool:
    """Do the hot modules run compiled in this process? The answers are the same either way."""
    return _COMPILED
