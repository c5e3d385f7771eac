### Shooting, breath and war machines.

## War machines

do-fire = Fire the machine
machine-field-target = Regiment
machine-field-line = Line of the shot
machine-announced = shot of { $name } at { $enemy }
machine-halted = { $name } { AGREE($name, "does", "do") } not fire at { $enemy }: the crew is afraid.
machine-nobody = The shot of { $name } hits nobody: none of { $enemy } stands in its line any more.
machine-missed = { $name } { AGREE($name, "has", "have") } not found the range to { $enemy }: the shot misses.
machine-roll-range = Range roll of { $name } for { $enemy }
machine-roll-attack = { $name } { AGREE($name, "fires", "fire") } at { $enemy }
machine-roll-defence = { $name } { AGREE($name, "defends", "defend") } against the shot of { $enemy }
machine-parried = { $name } { AGREE($name, "turns", "turn") } one failed die into a shield.
machine-backstab = { $name } { AGREE($name, "is", "are") } hit from behind: all { $dice } dice are skulls.
machine-item-wall = over a high wall
machine-note-range = A new target: a range roll comes first.
refusal-machine-none = { $name } { AGREE($name, "is", "are") } no war machine.
refusal-machine-dice = { $name } { AGREE($name, "has", "have") } no attack dice left.
refusal-machine-wall = { $name } { AGREE($name, "has", "have") } one attack die, and this line costs it: it leads over a high wall.
refusal-machine-near = An enemy is nearer than { $least }: { $name } cannot fire.
refusal-machine-nobody = The shot must be aimed at an enemy regiment.
refusal-machine-field = { $name } { AGREE($name, "is", "are") } not in the field of fire: 7 degrees to either side.
refusal-machine-angle = The line lies outside the field of fire: 7 degrees to either side.
refusal-machine-line = No model of { $name } stands in this line.

## Bows and breath

do-shoot = Shoot
do-volley = Shoot at several
do-breathe = Use the breath
do-blast = Divide the breath
missile-field-target = Target
missile-field-pairs = Who shoots at whom
missile-item-range = distance
missile-item-wall = over a high wall
missile-announced = shots of { $name } at { $enemies }
missile-breathes = breath of { $name } on { $enemies }
refusal-missile-unarmed = { $name } { AGREE($name, "has", "have") } no ranged weapons.
refusal-missile-machine = { $name } { AGREE($name, "is a war machine: it fires, or its crew fights", "are war machines: they fire, or their crew fights") } in contact.
refusal-missile-no-breath = { $name } { AGREE($name, "has", "have") } no breath weapon.
refusal-missile-friend = { $enemy } { AGREE($enemy, "is", "are") } on the same side as { $name }.
refusal-missile-no-dice = { $name } { AGREE($name, "has", "have") } no dice to attack with.
refusal-missile-contact = { $enemy } { AGREE($enemy, "is", "are") } in contact with the regiment of { $name }: no target for shots.
refusal-missile-breath-far = { $enemy } { AGREE($enemy, "is", "are") } farther than { $reach } from { $name }.
refusal-missile-far = { $enemy } { AGREE($enemy, "is", "are") } too far from { $name }, who { AGREE($name, "reaches", "reach") } { $reach } at most, less over a high wall.
refusal-missile-nobody = The shot must be aimed at an enemy.
refusal-missile-split = A shooter aims all its dice at one enemy.
refusal-missile-shares = Each model that uses its breath gives every enemy named at least one die, and no more than it has.
refusal-missile-stranger = Only models of the activated regiment attack.
machine-found = { $name } { AGREE($name, "has", "have") } found the range to { $enemy }.
machine-damage = { $name }: { $hits ->
    [one] 1 skull
   *[other] { $hits } skulls
} − { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
} = { $left ->
    [0] no wound
    [one] 1 wound
   *[other] { $left } wounds
}.
