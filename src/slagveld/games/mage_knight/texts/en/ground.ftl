## Ways

refusal-ground-far = { $name } may move { $limit }, and this way is { $length } long.
refusal-ground-edge = { $name } must stay on the battlefield with its whole base.
refusal-ground-base = The path of { $name } runs over the base of { $other }.
refusal-ground-between = { $one } and { $other } touch: no path runs between them.
refusal-ground-through = The path of { $name } runs through terrain that blocks it: { $terrain }.
refusal-ground-cliff = { $name } gets on and off the plateau at its access points alone.
refusal-ground-stop = { $name } must end its move as soon as it is in this terrain: { $terrain }.
refusal-ground-access = A plateau needs at least one access point on its edge.

## Places

refusal-ground-level = { $name } cannot be at that level: only wing warriors soar.
refusal-ground-room = There is no room for { $name }: { $other } stands there.
refusal-ground-blocking = { $name } may not stand with any part of its base in this terrain: { $terrain }.
refusal-ground-dotless = { $name } cannot occupy this piece, for it has no dot: { $terrain }.
refusal-ground-objective = { $name } soars, and may not end its move in contact with an objective.

## How far

ground-reason-captive = no faster than the captive { $name }
ground-reason-run = run
ground-reason-half = starts in hindering terrain
ground-reason-rounded = rounded up
