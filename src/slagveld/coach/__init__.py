"""The coach: how a battle stood, what the dice gave, and which decisions cost most.

    from slagveld.coach import coached
    report = coached(match)

A battle that was is looked at with dice of the coach's own, and the same battle always gets the
same report.
"""

from slagveld.coach.coaching import coached
from slagveld.coach.parting import parted
from slagveld.coach.report import CoachDecision, CoachPoint, CoachReport, CoachSide

__all__ = ["CoachDecision", "CoachPoint", "CoachReport", "CoachSide", "coached", "parted"]
