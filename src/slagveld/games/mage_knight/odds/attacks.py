"""The chances of an attack as everything stands, for previews and bots."""

from collections.abc import Sequence

from slagveld.kernel.decision import Odds, Preview
from slagveld.kernel.modifiers import Tally
from slagveld.kit.odds import counted, either
from slagveld.kit.verdicts import HITS, HURT, KILLS, WORKS, gain, harm, likely
from slagveld.record import replace
from slagveld.table.terrain import Terrain

from ..attack.attack_roll_and_hits import aims, purpose
from ..attack.attack_sequence import ignores_reduction
from ..attack.attack_value import attack_tally
from ..attack.damage_dealt import damage_tally
from ..attack.declaration_and_type import Attack, as_struck, name_of
from ..attack.defense_value import defense_tally, helpful
from ..core.ability_vocabulary import Dodges, Retaliates, Smites
from ..core.book import text
from ..core.fighter import Fighter, Target
from ..core.modifiers_and_rule_of_three import needed
from ..core.state import KnightState
from ..wounds.healing import healed_clicks
from .named_odds import Blow, blow_chances, own_chances

WON = {
    "capture": text("combat-odds-captured"),
    "execution": text("combat-odds-eliminated"),
    "confuse": text("combat-odds-confused"),
    "hit": text("combat-odds-hit"),
}
"""What a success is called where clicks are not counted."""


def blow_of(state: KnightState, attack: Attack, target: Target) -> Blow:
    """If the target defends as well as it can; shared damage as if only this one is hit."""
    attacker = state.field.by_id[attack.attacker]
    mode = attack.mode_of(attacker)
    strength, defense = both_tallies(state, attack, target)
    blow = Blow(
        attack=strength.total,
        defense=defense.total,
        damage=damage_tally(state, attack, target).total,
        die=attack.heals == "die" or (mode is not None and mode.damage == "die"),
    )
    if attack.heals or isinstance(target, Terrain):
        return blow
    struck = as_struck(mode, target)
    dodges = struck.powers.one(Dodges)
    smites = attacker.powers.one(Smites) if attack.kind == "close" else None
    retaliation = 0
    for ability, effect in struck.powers.all(Retaliates):
        if not (ability.magic and attacker.magic_immune):
            retaliation += max(0, effect.damage - attacker.powers.reduction)
    return replace(
        blow,
        dodge=0 if dodges is None else len(dodges[1].on),
        reduction=0 if ignores_reduction(attack, attacker) else struck.powers.reduction,
        smite=0 if smites is None else smites[1].damage,
        retaliation=retaliation,
    )


def both_tallies(state: KnightState, attack: Attack, target: Target) -> tuple[Tally, Tally]:
    """Attack and defense of a declared attack, with the best defense that is lent."""
    lender = 0
    if isinstance(target, Fighter) and not (attack.heals or attack.execution):
        found = helpful(state, attack, target)
        if found:
            lender = max(found, key=lambda other: other.click.defense).id
    return attack_tally(state, attack, target), defense_tally(state, attack, target, lender)


def odds_of(state: KnightState, attack: Attack, target: Target) -> Odds:
    """What an attack may do to one target, for a preview; healing as far as the dial turns back."""
    attacker = state.field.by_id[attack.attacker]
    chances = blow_chances(blow_of(state, attack, target))
    strength, defense = both_tallies(state, attack, target)
    need = needed(strength, defense, text("combat-need"))
    title = purpose(replace(attack, targets=attack.targets[:1]), attacker, [name_of(target)])
    mode = attack.mode_of(attacker)
    shared = len(attack.targets) > 1 and (mode is None or mode.spread == "target")
    confuses = mode is not None and mode.then == "confuse"
    if attack.capture or attack.execution or shared or confuses:
        won = WON["confuse" if confuses else attack.aim]
        shared_brief = (gain(HITS, chances.hit),) if shared else None
        return either(title, chances.hit, won, text("combat-odds-fails"), need, shared_brief)
    clicks = chances.dealt
    if attack.heals and isinstance(target, Fighter):
        friend = target
        clicks = clicks.map(lambda points: healed_clicks(friend, points))
    key = "combat-odds-healed" if attack.heals else "combat-odds-clicks"
    brief = likely(gain(WORKS if attack.heals else HITS, chances.hit))
    if isinstance(target, Fighter) and not attack.heals and state.options.open_dials:
        clicks_left = len(target.warrior.clicks) - target.turned
        brief = likely(*brief, gain(KILLS, clicks.at_least(clicks_left)))
    return counted(title, clicks, lambda number: text(key, count=number), need, brief)


def preview_attack(state: KnightState, attack: Attack) -> Preview:
    found = aims(state, attack)
    if not found:
        return Preview()
    tallies = (*both_tallies(state, attack, found[0]), damage_tally(state, attack, found[0]))
    return Preview(tallies=tallies, odds=tuple([odds_of(state, attack, one) for one in found]))


def own_odds(state: KnightState, attack: Attack, targets: Sequence[Target]) -> Odds:
    """What an attack on these may do to the attacker: a critical miss, retaliations."""
    attacker = state.field.by_id[attack.attacker]
    own = own_chances([blow_of(state, attack, target) for target in targets])
    outcomes = [(text("combat-odds-clicks", count=n), float(part)) for n, part in own.items()]
    title = text("combat-odds-own", name=attacker.name)
    return Odds(title=title, outcomes=tuple(outcomes), brief=likely(harm(HURT, own.at_least(1))))
