### Formations, wrapping, casualties.

formation-unit = Unit
formation-neutralised = neutralised (fewer than 3 W left)
formation-neutralised-no-more = neutralised (3 W or more again)
formation-phase-wrap = Wrapping
# One figure of a unit, in the log: "Slain: a figure of Archers 2."
figure-of = a figure of { $unit }

## Reorganisation

do-rerank = Change ranks
help-rerank = The unit takes another frontage on the middle of its front, looking the same way. It costs no movement.
do-splitoff = Split off
help-splitoff = Figures from the rear become a unit of their own, directly behind the main unit.
do-merge = Merge
help-merge = The figures of a neutralised unit join the rear of a unit that they touch.
field-files = Figures in the front rank
field-split = Figures in the new unit
field-into = Joins
note-ranks = { $ranks ->
    [one] { $files } in the front rank, one rank
   *[other] { $files } in the front rank, { $ranks } ranks
}
note-split = Main unit { $main } W, new unit { $new } W
told-rerank = { $ranks ->
    [one] { $unit } { AGREE($unit, "forms", "form") } up { $files } wide in one rank.
   *[other] { $unit } { AGREE($unit, "forms", "form") } up { $files } wide in { $ranks } ranks.
}
told-reforms = { $unit } { AGREE($unit, "forms", "form") } up again on the middle of { AGREE($unit, "its", "their") } front.
told-split = { $count ->
    [one] One figure of { $unit } becomes a unit of its own, { $new }.
   *[other] { $count } figures of { $unit } become a unit of their own, { $new }.
}
told-merge = { $count ->
    [one] One figure of { $unit } joins { $into }.
   *[other] { $count } figures of { $unit } join { $into }.
}
cause-merged = merged
refusal-reorganise-late = Units are reorganised before the first move of their side.
refusal-reorganise-inside = { $unit } { AGREE($unit, "is", "are") } in a building and { AGREE($unit, "has", "have") } no ranks there.
refusal-single = { $unit } { AGREE($unit, "is", "are") } no unit of troops: no splitting off, no merging, no ranks.
refusal-files = The front rank has 1 to { $most } figures.
refusal-rerank-engaged = { $unit } { AGREE($unit, "touches", "touch") } an enemy: only wrapping changes the formation now.
refusal-rerank-same = { $unit } { AGREE($unit, "stands", "stand") } like that already.
refusal-rerank-room = There is no room for { $unit } in that formation.
refusal-split-attacked = { $unit } { AGREE($unit, "was", "were") } attacked in this round and cannot be split.
refusal-split-weak = Both parts must have at least { $least } W.
refusal-split-contact = A figure of { $unit } that touches an enemy cannot be split off.
refusal-split-room = There is no room behind { $unit }.
refusal-merge-strong = { $unit } { AGREE($unit, "is", "are") } not neutralised: only the remains of a unit join another.
refusal-merge-engaged = { $unit } { AGREE($unit, "touches", "touch") } an enemy and cannot merge.
refusal-merge-friend = Only a friendly unit can be joined.
refusal-merge-diverted = { $unit } { AGREE($unit, "is", "are") } diverted and { AGREE($unit, "does", "do") } nothing.
refusal-merge-contact = { $unit } { AGREE($unit, "does", "do") } not touch { $into }.
refusal-merge-room = There is no room behind { $unit }.

## Wrapping

ask-wrap = Wrap: which figures from the rear go round the enemy?
do-wrap = Wrap
help-wrap = So many figures from the rear go round the enemy by its left and right, as your unit sees it.
do-wrap-places = Wrap by hand
help-wrap-places = Set figures from the rear down yourself. Each must touch the enemy and its own unit.
field-round = Round which enemy
field-left = To the left
field-right = To the right
field-places = Figures
note-fighters = { $count ->
    [one] One figure of the unit touches an enemy
   *[other] { $count } figures of the unit touch an enemy
}
told-wrap = { $count ->
    [one] { $unit } { AGREE($unit, "wraps", "wrap") } round { $enemies } with one figure.
   *[other] { $unit } { AGREE($unit, "wraps", "wrap") } round { $enemies } with { $count } figures.
}
refusal-wrap-weak = { $unit } { AGREE($unit, "is", "are") } neutralised and { AGREE($unit, "does", "do") } not wrap.
refusal-wrap-charged = { $unit } { AGREE($unit, "was", "were") } charged in this round and cannot wrap.
refusal-wrap-charger = { $unit } { AGREE($unit, "has", "have") } charged in this round and { AGREE($unit, "makes", "make") } no other move.
refusal-wrap-twice = { $unit } { AGREE($unit, "has", "have") } wrapped in this round.
refusal-wrap-apart = { $unit } { AGREE($unit, "is", "are") } in no fight: only a unit in melee wraps.
refusal-wrap-spare = { $unit } { AGREE($unit, "has", "have") } no figure to spare: all of them touch an enemy.
refusal-wrap-enemy = { $unit } { AGREE($unit, "is", "are") } not in melee with that unit.
refusal-wrap-count = { $most ->
    [one] One figure can go.
   *[other] 1 to { $most } figures can go.
}
refusal-wrap-flank = Without the initiative at most { $most } figures go to one flank.
refusal-wrap-room = So many figures find no room round { $enemy }.
refusal-wrap-figure = Only figures of { $unit } that touch no enemy can go, each once.
refusal-wrap-place = There is no room for a figure there.
refusal-wrap-chain = Every figure must touch another of its unit.
refusal-wrap-idle = Every figure that goes must touch an enemy of this fight.
refusal-wrap-far = That is further than { $limit } from the middle of the unit.

## Casualties

ask-losses = { $count ->
    [one] { $unit } { AGREE($unit, "loses", "lose") } one figure: which?
   *[other] { $unit } { AGREE($unit, "loses", "lose") } { $count } figures: which?
}
do-give-up = Remove figures
help-give-up = First figures that touch no enemy, from the ends; you choose among equals.
field-losses = Figures
refusal-losses = { $count ->
    [one] One figure falls, in the order of the rules: first who touches no enemy, from the ends.
   *[other] { $count } figures fall, in the order of the rules: first who touches no enemy, from the ends.
}
cause-destroyed = destroyed
policy-losses = Casualties
policy-losses-ask = I choose among equals
policy-losses-auto = Chosen for me
