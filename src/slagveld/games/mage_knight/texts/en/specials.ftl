# Special actions: levitation, returning warriors, regeneration, Hex, Overwatch, picking up.

field-special-fighter = Warrior

refusal-special-ability = { $name } does not show { $ability } now.
refusal-special-contact = { $name } touches an enemy; { $ability } works only out of contact.
refusal-special-range = { $name } has no range.

## Magic Levitation

do-lift = Levitate a warrior
help-lift = A warrior in base contact that has had no action is put down within { $reach }, facing as you like. It may be given no action this turn.
field-lift-target = Who is lifted
field-lift-pose = Where to
announced-lift = { $name } levitates { $target }
note-lift = { $name } may be given no action this turn.
refusal-lift-contact = { $name } can lift only another warrior in base contact.
refusal-lift-immune = { $name } is immune to magic and cannot be lifted.
refusal-lift-captive = { $name } is part of a captive pair and cannot be lifted.
refusal-lift-acted = { $name } has had an action this turn and cannot be lifted.
refusal-lift-far = { $name } must be put down within { $reach } of where it stands.

## Necromancy and Summon

do-summon = Summon a Mage Spawn
do-necromancy = Raise the dead
help-summon = An eliminated Mage Spawn of yours, worth no more points than the bearer, returns at its starting click beside the bearer.
help-necromancy = An eliminated warrior of yours returns beside the bearer after 1D6 clicks, if its dial has that many. Zombies and skeletons return unharmed, without a roll.
field-return-plan = Who returns, and where
roll-necromancy = { $bearer } tries to call { $name } back
told-stays-dead = { $name } stays eliminated.
odds-return = { $name } is called back
odds-return-whole = Returns at its starting click
odds-return-clicks = { $clicks ->
    [one] Returns with { $clicks } click of damage
   *[other] Returns with { $clicks } clicks of damage
}
odds-return-not = Stays eliminated
refusal-return-one = One warrior returns, put straight down.
refusal-return-who = Only your own eliminated warriors can return.
refusal-return-spawn = { $name } is no Mage Spawn.
refusal-return-points = { $name } is worth more than the { $most } points of the bearer.
refusal-return-apart = { $name } must touch { $bearer }, on the ground.
refusal-return-enemy = { $name } may touch no enemy when it returns.

## Regeneration

do-regenerate = Regenerate
help-regenerate = The warrior heals itself by 1D6 − 2 clicks.
roll-regeneration = { $name } regenerates (1D6 − 2)
told-no-healing = { $name } heals nothing.
odds-regeneration = { $name } regenerates
odds-healed = { $clicks ->
    [one] { $clicks } click healed
   *[other] { $clicks } clicks healed
}
refusal-regenerate = { $name } cannot be healed now.

## Hex

do-hex = Lay a Hex on an enemy
help-hex = One enemy in the line of fire has less attack until your next command phase.
field-hex-target = Enemy
announced-hex = { $name } lays a Hex on { $target }
note-hex = { $name } has { $amount } attack until your next command phase.
status-hexed = hexed
refusal-hex-enemy = { $name } can lay a Hex only on an enemy.
refusal-hex-twice = A Hex lies on { $name } already.

## Overwatch

do-watch = Keep watch
help-watch = Until your next command phase it may shoot once, at an enemy that has ended its move in the line of fire.
status-watching = keeping watch
ask-watch = { $enemy } has moved into the line of fire of { $name }. Shoot?
do-watch-fire = Shoot
do-watch-hold = Hold fire
field-watch-close = Close Range gives
watch-close-attack = +1 attack
watch-close-damage = +1 ranged damage
told-watch-held = { $name } holds its Overwatch fire against { $enemy }.
announced-watch = { $name } shoots at { $enemy } from Overwatch
refusal-watch-token = { $name } does not keep watch over that.
refusal-watch-engaged = { $name } touches an enemy and cannot shoot.
refusal-watch-close = Close Range does not hold for { $name } here.
policy-watch = Shots of Overwatch
policy-watch-ask = Ask every time
policy-watch-always = Always shoot
policy-watch-never = Never shoot

## Picking up

do-pick = Pick up an item
help-pick = A Unique warrior with a free slot takes an item that it touches, if it meets its requirements.
field-pick-item = Item
note-pick = { $story }
cause-picked = picked up by { $name }
refusal-pick-contact = { $name } does not touch that item.
refusal-pick-bearer = { $name } cannot use items: only a Unique warrior with item slots can.
refusal-pick-slots = { $name } has no free item slot.
refusal-pick-requires = { $name } does not meet the requirements of { $item }.
refusal-pick-clash = { $name } carries { $other }, which has the same requirements as { $item }.
refusal-pick-relic = { $name } carries the relic { $other } and may use no second one.
