"""Who is too tall for the place may hit his head where a move ends (LC-4.1-6)."""

from collections.abc import Sequence

from slagveld.kernel.modifiers import Tally
from slagveld.table.inside import meets_area

from ..core.book import text
from ..core.dice import offensive
from ..core.names import model_name, told
from ..core.regiment import Stand
from ..core.state import NOBODY, Battle, LittleState
from ..scenario.scenarios_and_campaign import BattleScenario, battle_of
from ..scenario.victory_conditions import LowRoof
from ..wounds.losses import wound

RULE = "LC-4.1-6"


def strike_heads(play: Battle, moved: Sequence[int]) -> None:
    """Let all tall models on these stands, which have just moved, try their luck in order."""
    battle = battle_of(play.state)
    for roof in battle.roofs:
        for number in moved:
            stand = play.state.field.by_id.get(number)
            if stand is not None and _is_under(battle, roof, stand):
                _strike(play, roof, stand)


def endangered(state: LittleState, stands: Sequence[Stand]) -> bool:
    """Whether any model on these stands, which may be moved copies, might hit its head there."""
    battle = battle_of(state)
    return any(
        _is_under(battle, roof, stand) and state.regiment_of(model).card.height >= roof.height
        for roof in battle.roofs
        for stand in stands
        for model in state.field.on_stand.get(stand.id, ())
    )


def _is_under(battle: BattleScenario, roof: LowRoof, stand: Stand) -> bool:
    """Whether any part of a base is under a roof; on top of a building nobody is."""
    if stand.pose.z:
        return False
    return not roof.area or meets_area(stand.body, battle.place[roof.area].area)


def _strike(play: Battle, roof: LowRoof, stand: Stand) -> None:
    """One roll for each model that is too tall: damage as in an attack, without a defence."""
    for model in play.state.field.on_stand[stand.id]:
        regiment = play.state.regiment_of(model)
        gone = model.id not in play.state.field.model_by_id
        if gone or regiment.card.height < roof.height:
            continue
        name = model_name(play.state, model)
        tally = Tally(roof.dice, name=text("roof-dice"))
        purpose = text("roll-low-roof", name=name)
        hits = offensive(play, roof.dice, purpose, RULE, regiment.seat, (model.id,), tally)
        count = hits * roof.strength // regiment.card.resistance
        key = "told-low-roof" if count else "told-low-roof-missed"
        values = {"hits": hits, "strength": roof.strength, "damage": hits * roof.strength}
        values |= {"resistance": regiment.card.resistance, "wounds": count}
        what = text(key, name=name, **values)  # texts: *:told-low-roof*
        told(play, what, RULE, model.id)
        if count:
            wound(play, model, count, by=NOBODY, rule=RULE)
