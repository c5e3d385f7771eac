"""Physical stunts, and the cry that rallies: one topic of an activation made of several."""

from slagveld.kit.topics import Topics

from ..core.state import ConfrontationState
from ..morale.rallying_cry import CALLING, RallyingCry
from ..movement.choice import Active
from .climb import CLIMBING
from .climb_attempt import ClimbDeed
from .jump import JUMPING
from .jump_attempt import Jump
from .swim import SWIMMING, Swim

StuntDeed = RallyingCry | Swim | Jump | ClimbDeed


STUNTS = Topics[ConfrontationState, Active](CALLING, SWIMMING, JUMPING, CLIMBING)
