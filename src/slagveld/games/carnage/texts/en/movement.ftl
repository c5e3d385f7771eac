### Carnage: moving, charging, leaving a fight.

## Questions

ask-move = Reorganise, march and charge in any order.
ask-move-flee = { $unit } must leave its fight if it can; then reorganise, march and charge.
ask-move-first = { $unit } is accelerated and moves before the enemy.
ask-free-shot = { $unit }: a free shot at the charging { $enemy }?
ask-enemy-choice = { $enemy } is neutralised. Does { $unit } leave it alone for the rest of the round?

## What can be done

do-march = March
do-charge = Charge
do-break-off = Break off
do-ignore = Leave it alone
do-fight-on = Fight on
do-free-shot = Shoot at the charger
do-hold-shot = Do not shoot
help-march = Turn on the spot for free, then go as one block. Ending against an enemy is an attack without a charge.
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
note-charge-unmeasured = How far off { $enemy } is will be measured after the announcement.
odds-charge-case = If within reach (not measured yet): { $unit }, figures in contact: { $figures }, dice: { $dice }
odds-charge-measured = { $unit }, figures in contact: { $figures }, dice: { $dice }
odds-free-shot = If within reach: free shot of { $enemy }, dice: { $dice }

## What happens

announced-charge = { $unit } charges { $enemy }
announced-free-shot = { $unit } shoots at the charging { $enemy }
told-charge-measured = { $unit } has { $distance } to go to { $enemy }; a charge goes { $limit }.
told-charge-no-way = { $unit } finds no way to { $enemy }.
told-charge-diverted = { $unit } forgets to charge.
told-march-lost = { $unit } cannot make this move any more.
told-attacks = { $unit } attacks { $enemy }
told-ignores = { $unit } leaves { $enemy } alone in this round.
movement-exhausted = exhausted

## Refusals

refusal-not-yours = This is not a unit of yours.
refusal-only-accelerated = Now only the accelerated unit moves.
refusal-diverted = { $unit } is diverted and can do nothing.
refusal-charged = { $unit } has charged and makes no other move in this round.
refusal-moved = { $unit } has moved in this round.
refusal-inside = { $unit } is inside a building and has to leave it first.
refusal-engaged = { $unit } is in a fight: it can only break off or wrap.
refusal-turned = { $unit } has turned in this round.
refusal-no-move = { $unit } would neither turn nor move.
refusal-neutralised = { $unit } is neutralised and may not start a fight.
refusal-split-attack = { $unit } was split off a unit in a fight in this round and may not attack.
refusal-attack-ignored = { $enemy } is left alone in this round.
refusal-charge-broke-off = { $unit } broke off in this round and cannot charge.
refusal-charge-moved = { $unit } has moved in this round; a charge is made instead of a move.
refusal-charge-exhausted = { $unit } is exhausted and cannot charge in this round.
refusal-charge-target = Only an enemy unit can be charged.
refusal-charge-gap = No way to { $enemy } is open to the whole unit in this formation.
refusal-no-fight = { $unit } is in no fight.
refusal-leave-attacked = { $unit } was attacked in this round and cannot break off.
refusal-leave-initiative = { $unit } can only break off when its side has the highest initiative of all in the fight.
refusal-still-touching = { $enemy } would still be in contact.
refusal-ignore-contact = { $unit } can only leave alone an enemy in contact with it.
refusal-ignore-strong = { $enemy } is not neutralised.
refusal-ignore-twice = { $enemy } is left alone already.
refusal-must-flee = { $unit } is neutralised and has to break off first.
