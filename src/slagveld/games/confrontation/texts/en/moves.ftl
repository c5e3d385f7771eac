## Activation

ask-move = { $count ->
    [one] Move the figure, or let it stay.
   *[other] Move the figures one by one: { $count } are left.
}
do-move-end = Done: whoever has not moved stays
do-move-walk = Walk
do-move-rush = Run (charge without a target)
do-move-stay = Stay, perhaps turn
do-move-dodge = Dodge
field-move-figure = Figure
field-move-path = Way
field-move-facing = Facing
field-move-target = Target
field-move-targets = Targets: everybody who will be touched
value-movement = Movement
item-move-pace = Pace
item-move-lamed = Wounded legs
item-move-spent = Gone already
note-move-rush = It may end in contact with nobody. Whoever moves farther than a walk cannot shoot.
note-move-dodge = A dodger does nothing else this turn; shots at him count one range farther.
status-move-charged = charged ({ $amount } to INI, ATT and DEF)
status-move-dodging = dodging
status-move-held = held (no dice on attack this turn)
told-move-contact = { $name } is in contact with { $enemy }.
told-move-stays = { $name } { AGREE($name, "stays", "stay") } put.
event-moved-charge = { $in-place ->
    [yes] { $name } charges without a step.
   *[no] { $name } charges { $length }.
}
event-moved-failed-charge = { $in-place ->
    [yes] { $name } charges in vain and turns on the spot.
   *[no] { $name } charges { $length } and falls short.
}
event-moved-engage = { $in-place ->
    [yes] { $name } is close enough already.
   *[no] { $name } closes in, { $length }.
}
event-moved-slip = { $in-place ->
    [yes] { $name } turns after the shot.
   *[no] { $name } slips off { $length } after the shot.
}
event-moved-fall = { $name } falls { $length }.
told-move-missed = { $name } misses { $enemy }.
roll-move-shot = { $name } shoots at { $enemy }
refusal-move-no-figure = Choose one of your own figures on the table.
refusal-move-card = The card of { $name } is not being played.
refusal-move-fled = { $name } is in flight and does not obey.
refusal-move-paralysed = { $name } is paralysed by fear.
refusal-move-reacted = { $name } has fired in reaction; his activation is over.
refusal-move-moved = { $name } has already chosen a type of movement this turn.
refusal-move-fighting = { $name } is in contact with an enemy: he can only stay or disengage.
refusal-move-climbing = { $name } hangs on a wall: he can only climb, drop or stay.
refusal-move-turn = { $name } cannot turn like this: it would change whom he is in contact with.
refusal-move-shot-target = { $name } cannot shoot at that figure now.
refusal-dodge-mount = { $name } is mounted and cannot dodge.
refusal-dodge-fighting = { $name } is in a fight and cannot dodge.

## Charges and engagements

do-assault-charge = Charge
do-assault-engage = Engage
field-assault-figures = Figures that go together
field-assault-walk = At a walk (MOV instead of twice MOV)
announced-assault-charge = { $name } charges { $enemy }
announced-assault-engage = { $name } engages { $enemy }
announced-assault-walk = { $name } walks up to { $enemy }
announced-assault-disengage = { $name } turns against { $enemy }
announced-assault-fire = { $name } shoots at { $enemy } on the way
told-assault-reach = { $name } can reach { $enemy }.
told-assault-short = { $name } cannot reach { $enemy }.
told-assault-not-both = { $name } cannot meet { $enemy } besides.
ask-assault-way = By which way does { $name } close with { $enemy }?
ask-assault-short = { $enemy } is out of reach: how far does { $name } go towards him?
do-assault-way = Go
do-assault-hold = Stay
ask-assault-fire = Does { $name } shoot while closing?
do-assault-fire = Shoot (difficulty 7)
do-move-hold-fire = Do not shoot
ask-assault-redirect = The targets of { $name } have fallen. Against whom does the assault go on?
do-assault-redirect = Against others
do-assault-break-off = Break it off
note-assault-bound = Once announced it must be carried out; only then is it measured.
note-assault-penalty = { $enemy } will have { $amount } to INI, ATT and DEF.
note-assault-short = { $name } is out of reach.
note-assault-contact = Contact with { $enemy }
odds-assault-courage = { $count ->
    [one] Courage of { $name }
   *[other] Courage of { $name } and { $count } in all
}
odds-assault-dares = dares
odds-assault-afraid = is afraid
refusal-assault-figures = Name the figures that go together, each once.
refusal-assault-nobody = Name at least one enemy.
refusal-assault-twice = Name each enemy once.
refusal-assault-apart = { $name } cannot touch all of them at once: name only enemies who stand close enough together for one base.
refusal-assault-no-enemy = Only an enemy on the table can be named.
refusal-assault-unseen = { $name } does not see { $enemy } and can only engage, not charge.
refusal-assault-hidden = { $enemy } is hidden: { $name } has not found him yet.
refusal-assault-crowded = No more than { $most } opponents find room at { $enemy }; { $name } cannot join them.
refusal-assault-left = { $name } has just left { $enemy } and may not contact him again with this move.
refusal-assault-scout = { $name } was deployed so near to the enemy that he may not charge or engage in the first turn.
refusal-assault-bound = { $name } has announced it and must make contact.
refusal-assault-no-contact = { $name } must end in contact with somebody who was named.
refusal-assault-missed = { $name } meets { $enemy } as well, and must touch him.
refusal-assault-facing = { $name } charges, and must end facing whom he meets.
refusal-assault-away = { $name } must go towards those he engages.

## Disengagement

do-disengage = Disengage
field-disengage-strength = By strength
announced-disengage = { $name } tries to slip away from { $enemies }
announced-disengage-force = { $name } tries to break away from { $enemies } by strength
roll-disengage = Attempt of { $name } to leave the fight with { $enemies }
roll-disengage-strength = Die of the Strength of { $name }
value-disengage-difficulty = Difficulty
item-disengage-opponents = { $count ->
    [one] One opponent
   *[other] { $count } opponents
}
item-disengage-slips = Slips away
item-disengage-resistance = Highest Resistance against him
item-disengage-die = Die of his Strength
odds-disengage = Disengagement
odds-disengage-free = gets away
odds-disengage-held = is held
note-disengage-held = Whoever is held puts no dice on attack this turn.
refusal-disengage-free = { $name } is in contact with no enemy.
refusal-disengage-contacted = { $name } was contacted this turn and cannot disengage.
refusal-disengage-option = In this battle nobody disengages by strength.
refusal-disengage-size = { $name } is not larger than { $enemy }.
refusal-disengage-weak = { $name } is too weak to break loose.
ask-granted = Where does { $name } go?
do-granted-withdraw = Move away
do-granted-into = Into contact with others
do-granted-remain = Stay
refusal-granted-left = { $name } must end out of contact with those he left.
refusal-granted-remain = { $name } has disengaged and must leave the fight.

## Reaction fire

policy-reaction = Reaction fire
policy-reaction-ask = ask
policy-reaction-always = always fire
policy-reaction-never = never fire
ask-reaction = { $name } is in your reserve and is being attacked. Reaction fire?
do-reaction-fire = Reaction fire (difficulty 6)
help-reaction-fire = The card is played. No dice on attack this turn; after a kill he may walk.
announced-reaction = { $name } fires in reaction at { $enemy }
odds-reaction = Shot
odds-reaction-hit = hit
odds-reaction-miss = miss
brief-assault-afraid = you are afraid
brief-assault-daunts = they flee
cost-assault-reaction = they may shoot first
odds-assault-fight = The fight that follows, dice halved: { $name } after { $count ->
    [one] 1 attack
   *[other] { $count } attacks
}
