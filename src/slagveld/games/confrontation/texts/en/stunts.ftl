# Physical stunts

do-stunt-swim = Swim
help-stunt-swim = Half of MOV through deep water. The stunt roll less RES must be more than 0, or there is a light wound.
do-stunt-jump = Jump
help-stunt-jump = Over a gap or an obstacle, with a run-up at least as long as what is to be cleared; run-up and jump together at most MOV. Who fails is hurt on the legs.
do-stunt-climb = Climb
help-stunt-climb = Each point of the stunt roll less RES is { $point } of height. Who hangs on the wall and gets less than 0 falls.
do-stunt-fall = Let go
help-stunt-fall = A fall by choice: a wound on the legs, weaker the better the stunt roll is.
field-stunt-figure = Warrior
field-stunt-swim = Way through the water
field-stunt-jump = Where to
field-stunt-facing = Facing
field-stunt-targets = Enemies that will be touched
field-stunt-where = Where
field-stunt-most = At most so many cm (0: as far as possible)
choice-stunt-up = { $terrain }: up
choice-stunt-down = { $terrain }: down
choice-stunt-across = { $terrain }: down the far side
choice-stunt-fall = { $terrain }: { $height } down

## Rolls and what comes of them

roll-stunt-swim = Swim test of { $name }
roll-stunt-jump = Jump of { $name } ({ $terrain })
roll-stunt-climb = Climb of { $name } ({ $terrain })
roll-stunt-fall = Fall of { $name }
odds-stunt-swims = swims
odds-stunt-swallows = light wound
odds-stunt-lands = gets across
odds-stunt-falls = falls
odds-stunt-arrives = gets all the way
odds-stunt-part = gets part of the way
odds-stunt-no-hold = stays where he is
note-stunt-jump = { $terrain }: run-up { $run }, to be cleared { $clears }.
note-stunt-fall = { $height } to the ground.
announced-stunt = { $name } is going for { $enemy }
told-stunt-swallowed = { $name } swallows water and does not get away.
told-stunt-fell-short = { $name } does not make the jump: { $terrain }.
told-stunt-no-hold = { $name } finds no hold and stays where he is: { $terrain }.
told-stunt-slipped = { $name } slips and falls: { $terrain }.
told-stunt-stays = { $name } holds on and gets no farther: { $terrain }.
told-stunt-hangs = { $name } hangs at a height of { $height }.
told-stunt-called-off = { $name } lets it be and stays where he is.

## Refusals

refusal-stunt-twice = { $name } can name each enemy only once.
refusal-stunt-missed = { $name } would not touch { $enemy } there.
refusal-stunt-at-home = { $name } is at home in water and simply moves in it.
refusal-stunt-dry = { $name } must touch deep water, or be in it, to swim.
refusal-stunt-no-way = { $name } needs a way to swim.
refusal-stunt-swim-far = { $name } swims { $limit } at most, and this way is { $length } long.
refusal-stunt-leaves-water = { $name } swims through water alone and ends in it, or on the bank with the base touching it.
refusal-stunt-swim-blocked = Something is in the way of { $name }.
refusal-stunt-nothing = There is nothing that { $name } could jump across in that direction.
refusal-stunt-run-up = { $name } needs a run-up of { $needed }, and has { $run }.
refusal-stunt-too-far = Run-up and jump of { $name } together take { $cost }, and MOV is { $limit }.
refusal-stunt-landing = { $name } cannot be set down on the far side: { $terrain }.
refusal-stunt-in-the-way = Something is in the way of the jump of { $name }: { $terrain }.
refusal-stunt-no-wall = { $name } does not touch such a wall.
refusal-stunt-no-climb = { $name } cannot climb there from where he is: { $terrain }.
refusal-stunt-no-fall = { $name } cannot fall there: { $terrain }.
