## Ways

refusal-ground-far = { $name } may move { $limit }, and this way costs { $cost }.
refusal-ground-edge = { $name } must stay on the table with its whole base.
refusal-ground-through = { $name } cannot pass through { $other }.
refusal-ground-brush = { $name } would brush { $other } in passing.
refusal-ground-water = { $name } must swim here: { $terrain }.
refusal-ground-gap = { $name } must jump or climb here: { $terrain }.
refusal-ground-smaller = { $name } crosses this in a walk or jumps over it: { $terrain }.
refusal-ground-obstacle = { $name } must jump over this or climb it: { $terrain }.
refusal-ground-barred = Nobody gets through here: { $terrain }.

## Places

refusal-ground-room = There is no room for { $name }: { $other } stands there.
refusal-ground-contact = { $name } would touch { $other }, who has not been announced as a target.
refusal-ground-crowded = { $name } finds no room: at most { $most } opponents can be in contact with { $other }.
refusal-ground-terrain = { $name } cannot stand in this: { $terrain }.
refusal-ground-astride = { $name } stands on this with its whole base, or beside it: { $terrain }.
