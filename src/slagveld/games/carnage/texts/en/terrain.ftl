### Carnage: terrain, ways and buildings.

## Ways

refusal-ground-edge = No figure may leave the table; the edge is in the way.
refusal-ground-unit = { $unit } { AGREE($unit, "is", "are") } in the way; no unit moves through or over another.
refusal-ground-terrain = There is no way through here: { $terrain }.
refusal-ground-inside = { $unit } { AGREE($unit, "is", "are") } inside a building and must leave it first.
refusal-ground-level = Everybody in this game stays on the ground.
refusal-ground-far = This way costs { $cost }, but only { $limit } may be moved.
refusal-ground-still = At the end the unit would still touch { $enemy }, whom it wants to leave.
refusal-ground-brush = On this way the unit touches { $unit }; it may only end in contact, not pass along.

## Buildings

do-enter-building = Enter a building
do-enter-building-help = The unit goes in by a door or a window; a window halves the move. It must fit as a whole.
do-leave-building = Leave the building
do-leave-building-help = The unit comes out by a door or a window and forms up; a window halves the move.
field-building-opening = Door or window
field-building-spot = Where it forms up
opening-door = door
opening-window = window
opening-label = { $number }: { $kind }
by-door = a door
by-window = a window
told-building-enters = { $unit } { AGREE($unit, "enters", "enter") } the building “{ $building }” by { $kind }.
told-building-leaves = { $unit } { AGREE($unit, "leaves", "leave") } the building “{ $building }” by { $kind }.
told-building-lost = { $unit } can no longer get through the door or window.
refusal-building-opening = There is no such door or window; choose one of those shown.
refusal-building-full = { $unit } { AGREE($unit, "does", "do") } not fit into { $building } as a whole; it holds { $most } such figures at most, with all who are in it.
refusal-building-way = No way between that opening and the front of the unit is open.
refusal-building-far = The way by this { $kind } costs { $cost }, but only { $limit } may be moved.
refusal-building-room = There is no room for { $unit } to form up there.
refusal-building-outside = { $unit } { AGREE($unit, "is", "are") } in no building.
refusal-building-still = There the unit would still touch { $enemy }, whom it wants to leave.
refusal-building-attacked = { $unit } { AGREE($unit, "was", "were") } attacked in this round and cannot break off.
refusal-building-initiative = Only a side with the initiative may break off.

## What terrain does

terrain-help-open = Open ground: anybody may walk and stand here.
terrain-help-tree = Units go around its plate. Whoever touches the plate, or stands behind it, cannot be shot.
terrain-help-dense-forest = Nobody enters or sees through it.
terrain-help-open-forest = Movement counts double. Only figures at its edge shoot and are shot, up to { $length }, with WS −2.
terrain-help-high-wall = Nobody climbs it, sees or fights across it.
terrain-help-low-wall = Climbing it takes { $length } off the move. Archers have WS −1 against a unit whose rank or file next to it touches it.
terrain-help-gate = A way through the wall that it lies over.
terrain-help-river = Armoured figures need a bridge or a ford. With AR 0 one swims, if it is at most { $length } wide.
terrain-help-ford = A way through the river; armoured units count their movement double.
terrain-help-bridge = A way over the river that slows nobody.
terrain-help-lake = Nobody crosses it without a boat.
terrain-help-swamp = Movement counts double.
terrain-help-building = Units enter and leave by doors and windows; a window halves the move. It holds half the figures that fit on its ground.
terrain-help-high-rocks = Like a high wall: no way, no sight, no fight across.
terrain-help-small-rocks = Movement counts double. Cover like a low wall: WS −1 for archers.
terrain-help-mountain = Nobody climbs or sees across it.
terrain-help-light-hill = Up to 20 degrees: no slower than flat ground. Nobody sees across, but whoever stands on it sees and is seen.
terrain-help-medium-hill = Up to 45 degrees: movement counts double on the slope, not on the flat top. Nobody sees across, but whoever stands on it sees and is seen.
terrain-help-steep-hill = Over 45 degrees: nobody climbs or sees across it.

## Laying the table

refusal-kit-table = The sides of a table measure { $least } to { $most }.
refusal-kit-pieces = At most { $most } pieces of terrain can be laid.
refusal-kit-kind = Piece { $number }: there is no { $kind } in the box.
refusal-kit-name = Piece { $number }: its name has characters that cannot be shown.
refusal-kit-size = { $piece }: the sides measure { $least } to { $most }.
refusal-kit-edge = { $piece } { AGREE($piece, "sticks", "stick") } out over the edge of the table.
refusal-kit-overlap = { $piece } and { $second } lie over each other; a building stands free.
refusal-kit-nothing = { $piece } must lie over what { AGREE($piece, "it leads", "they lead") } through: a ford or a bridge over a river, a gate over a wall.
refusal-kit-room = More than half of the table is closed ground; leave room for the armies.
