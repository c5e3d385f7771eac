## Moves of single warriors

do-move = Se déplacer
do-quick-move = Se déplacer par Quickness (ne compte pas)
do-run = Courir (1 clic)
do-break-away = Se dégager
do-quick-break = Se dégager par Quickness (ne compte pas)
do-break-away-help = D’abord le dé ; on demande où aller une fois dégagé.
do-way-flying = { $what } (en vol)
do-way-captive = { $what } avec { $captive }
do-go = Y aller
do-stay = Rester
do-turn = Pivoter sur place
do-spin = Tourner { $name } vers { $mover }
do-keep-facing = Ne pas pivoter

field-move-fighter = Guerrier
field-move-path = Trajet
field-move-facing = Orientation
field-move-captive = Place du prisonnier
field-move-soar = En altitude à la fin
field-spin-facing = Orientation

ask-where-to = Où va { $name } ?
ask-turn = { $name } reste au contact. Pivoter sur place ?
ask-spin = { $mover } arrive au contact ({ $name }) : une rotation gratuite ?

## Dice

roll-break = { $name } tente de se dégager : { $enemies }
roll-terrify = { $name } ose-t-il toucher { $bearer } ?
told-broke-away = { $name } est libre de se déplacer.
told-held-fast = { $name } reste à sa place et peut seulement pivoter.
told-held-horse = { $name } reste à sa place et ne peut même pas pivoter.
told-stays = { $name } reste sur place.
told-daunted = { $name } n’ose pas toucher { $bearer } ce tour-ci.
told-pole-arm = Pole Arm ({ $enemy }) met fin à l’action : { $name }.
tally-break = Se dégager
item-break-ability = { $ability }
item-break-horseshoe = Fer à cheval
odds-break = Se dégager
odds-break-free = Se dégage
odds-break-held = Reste au contact

status-soaring = en altitude

## What is worth knowing before a move

note-move-contact = Touche alors { $enemy }.
note-move-terrify = { $enemy } a Terrify : d’abord un dé, et sur 1 ou 2 une autre fin.
note-move-pole-arm = { $enemy } a Pole Arm : qui arrive à son arc avant subit 1 dégât, et l’action finit.
cost-run = course : 1 clic
note-shake-off = En cas de dégagement, { $enemy } se fait désarçonner : 1 dégât.

## Policies

policy-spins = Rotations gratuites
policy-spins-ask = Me demander
policy-spins-face = Toujours se tourner droit vers l’ennemi
policy-spins-never = Ne jamais pivoter

## Refusals

refusal-break-first = { $name } touche un ennemi et doit d’abord se dégager.
refusal-nothing-to-break = { $name } ne touche aucun ennemi : le mouvement est libre.
refusal-soar = { $name } n’a pas d’ailes et ne peut pas prendre d’altitude.
refusal-end-in-contact = { $ability } : { $name } ne peut pas finir son mouvement en contact avec { $enemy }.
refusal-daunted = { $name } n’ose pas toucher { $enemy } ce tour-ci.
refusal-no-captive = { $name } n’a pas de prisonnier.
refusal-captive-room = { $name } : pas de place à côté pour son prisonnier { $captive }.
refusal-not-quick = { $name } n’a pas Quickness : son mouvement compte comme une action.
refusal-run-type = { $name } ne peut pas courir : seuls le peuvent le pied et le fer à cheval.
refusal-run-ability = { $name } ne peut pas courir : { $ability }.
refusal-run-domain = { $domain } : personne ne peut courir.
refusal-run-contact = { $name } touche un ennemi et ne peut pas courir.
refusal-spin = L’arc avant doit venir toucher { $mover } ({ $name }).
