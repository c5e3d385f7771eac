# Standing

refusal-ground-edge = { $name }: no base may cross the edge of the table.
refusal-ground-overlap = { $name } would stand on { $other }.
refusal-ground-on = { $name } may not come to stand on this: { $piece }.
refusal-ground-top = { $name } must stand wholly on the top of a building.

# Ways

refusal-way-far = { $name }: this costs { $cost }, and { $limit } is left.
refusal-way-about = { $name } would back into { $enemy } and { AGREE($name, "has", "have") } no movement point left to show the front: only the flank is free.
refusal-way-enemy = { $name } may not pass through { $other }.
refusal-way-high = { $name } can only climb this, from directly beside it and with a whole activation: { $piece }.
refusal-way-higher = { $name } cannot climb this, it is more than twice as high: { $piece }.
refusal-way-wide = { $name } cannot cross this, it is wider than the longest edge of the base: { $piece }.
refusal-way-house = { $name } cannot walk through this: { $piece }.
refusal-way-barred = { $name } cannot pass here: { $piece }.
refusal-way-top = { $name } { AGREE($name, "gets", "get") } off the top only by climbing down.

# Climbing

refusal-climb-start = { $name } must stand directly at this to climb it: { $piece }.
refusal-climb-end = { $name } must end directly at the edge of this, straight across: { $piece }.
refusal-climb-facing = { $name } { AGREE($name, "keeps its", "keep their") } facing when { AGREE($name, "it climbs", "they climb") } this: { $piece }.
refusal-climb-whole = { $name } { AGREE($name, "needs", "need") } a whole activation to climb this: { $piece }.
refusal-climb-room = { $name } { AGREE($name, "finds", "find") } no room where { AGREE($name, "it would end its", "they would end their") } climb: { $piece }.

# Lines

refusal-line-zone = { $target } { AGREE($target, "is", "are") } not in the front zone of { $name }.
refusal-line-model = { $other } { AGREE($other, "stands", "stand") } between { $name } and { $target }.
refusal-line-friend = { $other } of { AGREE($name, "its", "their") } own army { AGREE($other, "stands", "stand") } between { $name } and { $target }.
refusal-line-piece = { $name } { AGREE($name, "does", "do") } not see { $target } because of this: { $piece }.
refusal-reach-far = { $target } { AGREE($target, "is", "are") } more than { $limit } away from { $name }, and no fellow before { AGREE($name, "it", "them") } touches the target.
refusal-reach-height = { $name } and { $target } do not stand on the same height.
refusal-reach-wall = { $name } cannot strike { $target } over a high wall.
