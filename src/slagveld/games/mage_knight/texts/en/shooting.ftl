### Ranged combat: lines of fire, shots, formations that shoot, built terrain.

## What is asked

shot-do-shoot = Shoot
shot-do-shoot-several = Shoot (up to { $arrows } targets)
shot-do-shoot-help = A ranged combat action: a target within range and front arc, with a clear line of fire.
shot-do-mode = { $ability }
shot-do-built = Shoot at built terrain
shot-do-bound = Move and shoot
shot-do-bound-help = Bound: a move, and then a shot, for one ranged combat action.
shot-do-hold = Do not shoot
shot-do-divide = Deal it out
shot-do-divide-help = Every point goes to somebody who is hit; 0 is allowed.
shot-ask-now = { $name } has moved. Does it shoot?
shot-ask-divide = { $total ->
    [one] The attack hits several targets. Who takes the point of damage?
   *[other] The attack hits several targets. How do you divide { $total } points of damage?
}
shot-field-fighter = Who shoots
shot-field-targets = At whom
shot-field-mode = Ability
shot-field-close = Close Range
shot-field-built = At what
shot-field-path = Way
shot-field-facing = Facing
shot-field-soar = Soaring
shot-field-shares = Damage
shot-close-attack = +1 attack
shot-close-damage = +1 ranged damage
volley-do = Shoot in formation
volley-do-help = Three to five warriors of one faction that touch each other shoot as one. Each helper adds +2 attack; a bow may add +1 ranged damage instead.
volley-field-leader = Primary attacker
volley-field-target = At whom
volley-field-helpers = Who takes part
volley-field-damage = Bows that add damage instead of attack

## What is told

shot-declared = { $name } shoots at { $targets }
volley-declared = { $name } shoots at { $target } in formation with { $helpers }
volley-off = The formation does not come about.
built-damage = Damage to { $piece } this turn (destroyed at { $structure })
built-destroyed = destroyed

## What changes a shot

shot-cover-hindering = Hindering terrain
shot-cover-height = Height advantage
shot-cover-soaring = Soaring
shot-cover-wave = In water
shot-cover-ability = { $ability }
shot-cover-fortification = Fortification: { $piece }
shot-note-range = { $name }: { $length } away
shot-note-precision = { $name } touches a friend: only with Precision

## Why not

refusal-shot-itself = { $name } cannot be its own target.
refusal-shot-captive = { $name } is a captive: only its captor may attack it.
refusal-shot-friend = { $name } is a friend.
refusal-shot-nobody = Choose a target on the battlefield.
refusal-shot-twice = Each target can be attacked only once in an action.
refusal-shot-arrows = { $count ->
    [one] { $name } shoots at one target only.
   *[other] { $name } shoots at { $count } targets at most.
}
refusal-shot-one-target = { $ability } has exactly one target.
refusal-shot-mode = { $name } does not have this attack ability now.
refusal-shot-no-range = { $name } has no range.
refusal-shot-engaged = { $name } touches an enemy and cannot shoot.
refusal-shot-range = { $name } is farther away than { $range }.
refusal-shot-arc = { $target } is not in the front arc of { $name }.
refusal-shot-base = { $name } stands in the line of fire.
refusal-shot-blocking = Blocking terrain lies in the line of fire.
refusal-shot-elevated = Elevated terrain lies in the line of fire.
refusal-shot-built = The line of fire is blocked: { $name }.
refusal-shot-hidden = { $name } is hidden by hindering terrain: { $ability }.
refusal-shot-unseen = { $name } cannot be the target of a ranged attack: { $ability }.
refusal-shot-magic = { $name } is immune to magic.
refusal-shot-wand = { $name } is immune to magic: no wand can target it.
refusal-shot-captor = { $name } holds a captive and cannot be confused.
refusal-shot-melee = { $name } touches a friend of the shooter: only a bow can shoot at it.
refusal-shot-no-bow = { $name } shoots without a bow and gains nothing by Close Range.
refusal-shot-not-close = No target is within { $range }, half the range.
refusal-shot-not-built = Only built terrain can be attacked.
refusal-shot-built-range = No part of the piece is within { $range }.
refusal-shot-built-arc = No part of the piece is in the front arc of { $name }.
refusal-burst-nobody = No enemy is within half the range of { $name } with a clear line of fire.
refusal-heal-enemy = { $name } is an enemy; only friends are healed.
refusal-heal-unhurt = { $name } cannot be healed.
refusal-heal-engaged = { $name } touches an enemy and cannot be healed now.
refusal-bound-not = { $name } cannot move and shoot in one action.
refusal-bound-halted = { $name } was stopped, and its action is over.
refusal-bound-other = Only the warrior that has moved shoots now.
refusal-volley-ban = { $name } cannot shoot in a formation: { $ability }.
refusal-volley-harmless = A formation shoots only to do damage.
refusal-volley-mode = This ability cannot be used by a formation.
refusal-volley-unknown = Choose participants on the battlefield.
refusal-volley-no-helper = Only participants of the formation add something.
refusal-volley-no-bow = { $name } has no bow and can only add to the attack.
refusal-divide-target = Damage goes only to those who are hit, each named once.
refusal-divide-sum = { $total ->
    [one] Exactly 1 point must be dealt out.
   *[other] Exactly { $total } points must be dealt out.
}
refusal-divide-near = The point of Close Range must go to a target within half the range.
refusal-divide-magic = Points of Magic Enhancement cannot go to targets that are immune to magic.
