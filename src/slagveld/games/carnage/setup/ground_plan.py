"""What stays free on a battlefield made at random: the starting zones and the goals of a battle."""

from slagveld.kit.deployment import strip_at
from slagveld.kit.lands import GroundPlan, box_of, laid_as
from slagveld.table.layout import Layout

from .kit import Scenery, shapes
from .scenarios import EDGES, battles
from .table import CROSSINGS, ready_table


class Grounds(Scenery):
    """The box, with the battles that are fought on what is laid from it."""

    def ground_plan(self, scenario: str) -> GroundPlan | None:
        """Where all stand ready, the battle has its own table; a river stays, with its fords."""
        battle = battles()[scenario]
        if battle.stands:
            return None
        bare = Layout(battle.width, battle.height)
        count = min(battle.sides)
        deep = max(role.depth for role in battle.roles[:count])
        laid = ready_table(scenario, battle.width, battle.height).terrain
        river = [piece for piece in laid if piece.kind in ("river", *CROSSINGS)]
        goals = [box_of(piece.outline) for piece in laid if piece not in river]
        return GroundPlan(
            battle.width,
            battle.height,
            tuple(strip_at(bare, way, 0, deep) for way in EDGES[:count]),
            clear=tuple(goals),
            fixed=tuple(laid_as(piece, piece.kind) for piece in river),
        )


GROUNDS = Grounds(shapes)
