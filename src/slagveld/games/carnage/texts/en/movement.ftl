### Carnage: moving, charging, leaving a fight.

## Questions

ask-move = Reorganise, march and charge in any order.
ask-move-flee = { $unit } must leave the fight if possible; then reorganise, march and charge.
ask-move-first = { $unit } { AGREE($unit, "is", "are") } accelerated and { AGREE($unit, "moves", "move") } before the enemy.
ask-free-shot = { $unit }: a free shot at the charging { $enemy }?
ask-enemy-choice = { $enemy } { AGREE($enemy, "is", "are") } neutralised. { AGREE($unit, "Does", "Do") } { $unit } leave this unit alone for the rest of the round?

## What can be done

do-march = March
do-charge = Charge
do-break-off = Break off
do-ignore = Leave it alone
do-fight-on = Fight on
do-free-shot = Shoot at the charger
do-hold-shot = Do not shoot
help-march = Turn on the spot for free, then go as one block. Ending against an enemy is an ordinary attack, without a charge.
help-charge = Say whom you charge; only then is the distance measured. Out of reach, the unit still runs its full distance and is exhausted in the next round.
help-break-off = Leave the fight by a free way, up to a normal move.
help-ignore = No blows fall between the two in this round, and your unit may move away.

## Fields

field-unit = Unit
field-facing = Facing after the turn
field-path = Way
field-charge-target = Whom it charges
field-ignored = Neutralised enemy

## How far

limit-move = Move distance
limit-charge = Charge distance
limit-flying-feet = Flying feet: as far as cavalry
limit-leaden-feet = Leaden feet: as far as infantry
limit-get-moving = Get moving: twice as far
limit-exhausted = Exhausted: half as far
limit-spent = Moved already
limit-none = Nothing left

## Before it is done

note-attacks = Attacks { $enemy }
note-charge-unmeasured = How far off { $enemy } { AGREE($enemy, "is", "are") } will be measured after the announcement.
odds-charge-case = If within reach (not measured yet): { $unit }, figures in contact: { $figures }, dice: { $dice }
odds-charge-measured = { $unit }, figures in contact: { $figures }, dice: { $dice }
odds-free-shot = If in range: free shot of { $enemy }, dice: { $dice }

## What happens

announced-charge = { $unit } { AGREE($unit, "charges", "charge") } { $enemy }
announced-free-shot = { $unit } { AGREE($unit, "shoots", "shoot") } at the charging { $enemy }
told-holds-shot = { $unit } { AGREE($unit, "does", "do") } not shoot at the charging { $enemy }.
told-charge-measured = It is { $distance } from { $unit } to { $enemy }; a charge reaches { $limit }.
told-charge-measured-slow = It is { $distance } from { $unit } to { $enemy }, slow ground and walls counted; a charge reaches { $limit }.
told-charge-failed = The charge fails: { $unit } { AGREE($unit, "is", "are") } exhausted in the next round.
told-closes-up = { $unit } { AGREE($unit, "goes", "go") } on along { $enemy }, so that more figures make contact.
lapsed-charge-target = { $unit } { AGREE($unit, "breaks", "break") } off the charge: the enemy is no more.
lapsed-charge-unit = The charge on { $enemy } is over: nobody is left to make it.
told-charge-no-way = { $unit } { AGREE($unit, "finds", "find") } no way to { $enemy }.
told-charge-diverted = { $unit } { AGREE($unit, "is", "are") } diverted and { AGREE($unit, "forgets", "forget") } to charge.
told-march-lost = { $unit } cannot make this move any more.
told-attacks = { $unit } { AGREE($unit, "comes", "come") } into contact with { $enemy }: an ordinary attack, without a charge.
told-ignores = { $unit } { AGREE($unit, "leaves", "leave") } { $enemy } alone in this round.
told-fights-on = { $unit } { AGREE($unit, "fights", "fight") } on against { $enemy }.
state-exhausted = exhausted in this round (half the distance, no charge)
event-moved-pulled = { $name } { AGREE($name, "is", "are") } pulled { $length } towards the pearl.
event-moved-pulled-hair = { $name } { AGREE($name, "is", "are") } pulled a hair's breadth towards the pearl.
event-moved-march-hair = { $name } { AGREE($name, "moves", "move") } a hair's breadth.
event-moved-charge = { $name } { AGREE($name, "charges", "charge") } { $length }.
event-moved-charge-hair = { $name } { AGREE($name, "charges", "charge") } across a hair's breadth.
event-moved-failed-charge = { $name } { AGREE($name, "charges", "charge") } in vain and { AGREE($name, "gets", "get") } { $length } far.
event-moved-flee = { $name } { AGREE($name, "flees", "flee") } { $length } from the fight.
event-moved-break-off = { $name } { AGREE($name, "breaks", "break") } off the fight and { AGREE($name, "moves", "move") } { $length } away.

## Refusals

refusal-not-yours = This is not a unit of yours.
refusal-only-accelerated = Now only the accelerated unit moves.
refusal-diverted = { $unit } { AGREE($unit, "is", "are") } diverted and can do nothing.
refusal-charged = { $unit } { AGREE($unit, "has", "have") } charged and { AGREE($unit, "makes", "make") } no other move in this round.
refusal-moved = { $unit } { AGREE($unit, "has", "have") } moved in this round.
refusal-inside = { $unit } { AGREE($unit, "is", "are") } inside a building and { AGREE($unit, "has", "have") } to leave it first.
refusal-engaged = { $unit } { AGREE($unit, "is", "are") } in a fight and can only break off or wrap.
refusal-turned = { $unit } { AGREE($unit, "has", "have") } turned in this round.
refusal-no-move = { $unit } would neither turn nor move.
refusal-neutralised = { $unit } { AGREE($unit, "is", "are") } neutralised and may not start a fight.
refusal-split-attack = { $unit } { AGREE($unit, "was", "were") } split off a unit in a fight in this round and may not attack.
refusal-attack-ignored = { $enemy } { AGREE($enemy, "is", "are") } left alone in this round.
refusal-charge-broke-off = { $unit } broke off in this round and cannot charge.
refusal-charge-moved = { $unit } { AGREE($unit, "has", "have") } moved in this round; a charge is made instead of a move.
refusal-charge-exhausted = { $unit } { AGREE($unit, "is", "are") } exhausted and cannot charge in this round.
refusal-charge-target = Only an enemy unit can be charged.
refusal-charge-gap = No way to { $enemy } is open to the whole unit in this formation.
refusal-no-fight = { $unit } { AGREE($unit, "is", "are") } in no fight.
refusal-leave-attacked = { $unit } { AGREE($unit, "was", "were") } attacked in this round and cannot break off.
refusal-leave-initiative = { $unit } can only break off when no other side in the fight has a higher initiative.
refusal-still-touching = { $enemy } would still be in contact.
refusal-ignore-contact = { $unit } can only leave alone an enemy in contact.
refusal-ignore-strong = { $enemy } { AGREE($enemy, "is", "are") } not neutralised.
refusal-ignore-twice = { $enemy } { AGREE($enemy, "is", "are") } left alone already.
refusal-must-flee = { $unit } { AGREE($unit, "is", "are") } neutralised and { AGREE($unit, "has", "have") } to break off first.
cost-free-shot = they shoot first
cost-charge-fails = too far: tired next round
