"""Looking ahead: ideas are played on with dice of the bot's own, and judged by the outlook.

All ideas of a comparison get the same dice and the same guesses at what is hidden. The habit (what
the game's tactics propose) is left only on evidence from dice that had no part in the choice.
"""

from slagveld.bots.planning.effort import Effort
from slagveld.bots.planning.planner import Planner
from slagveld.bots.planning.thought import Manner, Rival, Thought

__all__ = ["Effort", "Manner", "Planner", "Rival", "Thought"]
