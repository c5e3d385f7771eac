## Moves of single warriors

do-move = Move
do-quick-move = Move by Quickness (not counted)
do-run = Run (1 click)
do-break-away = Break away
do-quick-break = Break away by Quickness (not counted)
do-break-away-help = First the die; where to is asked when it has broken away.
do-way-flying = { $what } (flying)
do-way-captive = { $what } with { $captive }
do-go = Go there
do-stay = Stay
do-turn = Turn on the spot
do-spin = Turn { $name } to { $mover }
do-keep-facing = Do not turn

field-move-fighter = Warrior
field-move-path = Way
field-move-facing = Facing
field-move-captive = Place of the captive
field-move-soar = Soar at the end
field-spin-facing = Facing

ask-where-to = Where does { $name } go?
ask-turn = { $name } is held fast. Does it turn where it stands?
ask-spin = { $mover } has come into contact with { $name }: a free spin?

## Dice

roll-break = { $name } tries to break away from { $enemies }
roll-terrify = Does { $name } dare to touch { $bearer }?
told-broke-away = { $name } is free to move.
told-held-fast = { $name } stays in its place and may only turn.
told-held-horse = { $name } stays in its place and may not even turn.
told-stays = { $name } stays where it stands.
told-daunted = { $name } does not dare to touch { $bearer } in this turn.
told-pole-arm = The pole arm of { $enemy } ends the action of { $name }.
tally-break = Break away
item-break-ability = { $ability }
item-break-horseshoe = Horseshoe
odds-break = Breaking away
odds-break-free = Breaks away
odds-break-held = Is held fast

status-soaring = soaring

## What is worth knowing before a move

note-move-contact = Touches { $enemy } then.
note-move-terrify = { $enemy } has Terrify: first a die, and on 1 or 2 another end.
note-move-pole-arm = { $enemy } has a pole arm: whoever comes up to its front arc takes 1 damage, and the action ends.
cost-run = running: 1 click
note-shake-off = { $enemy } is shaken off for 1 damage if it breaks away.

## Policies

policy-spins = Free spins
policy-spins-ask = Ask me
policy-spins-face = Always turn straight to the enemy
policy-spins-never = Never turn

## Refusals

refusal-break-first = { $name } touches an enemy and must break away first.
refusal-nothing-to-break = { $name } touches no enemy: it can simply move.
refusal-soar = { $name } has no wings and cannot soar.
refusal-end-in-contact = { $ability }: { $name } may not end its move in contact with { $enemy }.
refusal-daunted = { $name } does not dare to touch { $enemy } in this turn.
refusal-no-captive = { $name } has no captive.
refusal-captive-room = Beside { $name } there is no room for its captive { $captive }.
refusal-not-quick = { $name } has no Quickness: its move counts as an action.
refusal-run-type = { $name } cannot run: only foot and horseshoe can.
refusal-run-ability = { $name } cannot run because of { $ability }.
refusal-run-domain = { $domain }: nobody may run.
refusal-run-contact = { $name } touches an enemy and cannot run.
refusal-spin = The front arc of { $name } must come to touch { $mover }.
