# Battlefields made at random.

refusal-own-ground = “{ $scenario }” is fought on its own table: choose another battle for a random battlefield.
refusal-land-none = { $game } has no battle on a table made at random.
refusal-land = There is no land “{ $land }” in this game. There are: { $known }.
refusal-land-word = “{ $word }” is not one of: { $known }.
refusal-land-fair = With { $places } starting places this table cannot be made fair by “{ $fair }”. It can by: { $known }.
refusal-land-failed = Seed { $seed } makes no table that is fair here: try another one.
refusal-outline = Piece { $number }, { $piece }, cannot have an outline of its own like this one.
refusal-height = Piece { $number }, { $piece }, may be { $least } to { $most } high.
refusal-height-fixed = Piece { $number }, { $piece }, always has the height that it has in the box.

land-fair = Fair: cover near the sides { $cover }, hard going { $hindrance }, ways longer by { $way }, free sight { $sight }; { $lines } of the straight lines between the sides are free.
land-uneven = Uneven: cover near the sides { $cover }, hard going { $hindrance }, ways longer by { $way }, free sight { $sight }; { $lines } of the straight lines between the sides are free.

## Words

land-name-meadow = Meadow
land-name-forest = Forest
land-name-hills = Hills
land-name-rocks = Rocks
land-name-marsh = Marsh
land-name-ruins = Ruins
land-name-village = Village
land-name-dungeon = Dungeon
land-density-sparse = Sparse
land-density-normal = Normal
land-density-dense = Dense
land-fairness-turn = Turned
land-fairness-mirror = Mirrored
land-fairness-measure = By measure
land-help-turn = Everybody finds the same ground before him, as if the table had been turned.
land-help-mirror = The halves of the table are mirror images.
land-help-measure = Every side is different; cover, hard going, ways and sight are weighed until they balance.

## On the page

land-title = Make a battlefield
land-land = Land
land-density = Density
land-fairness = Fair
land-seed = Number
land-battle = For the battle
land-make = Make it
land-roll = Roll another
land-replaces = It takes the place of what lies on the table; Undo brings that back.
land-random = Random battlefield
land-play = Play on a random battlefield
land-making = Making a battlefield …

## On the command line

cli-help-table = tables: made at random, or looked at
cli-help-table-random = a fair battlefield made at random
cli-help-table-check = is a table allowed that was laid by hand
cli-option-land = kind of land (the first that the game has)
cli-option-density = sparse, normal or dense (normal)
cli-option-fair = turn, mirror or measure (turn)
cli-option-land-seed = the same seed gives the same table (1)
cli-option-table-out = write the table into this file
cli-option-table = a table laid by hand or at random, from a file
cli-argument-table = file of a table
cli-name-land = LAND
cli-name-density = DENSITY
cli-name-fair = FAIR
cli-table-made = { $land }, { $width } × { $depth }, { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}, seed { $seed }
cli-table-written = Written to { $file }.
cli-table-good = ✓ This table can be played on.
