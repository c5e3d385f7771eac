### Switches of a battle, set-ups that cannot be used, etiquette, unsound states.

## Switches

option-total = Build total
option-total-help = Points of every army, and one action a turn for each 100 of them.
option-total-scenario = As in the scenario
option-total-100 = 100 points
option-total-200 = 200 points
option-total-300 = 300 points
option-total-400 = 400 points
option-total-500 = 500 points
option-total-600 = 600 points
option-deploy = Deployment
option-deploy-help = Armies stand ready in good order, or players deploy their own.
option-deploy-ready = Everybody stands ready
option-deploy-own = Players deploy their own armies
option-rounds = Last round
option-rounds-help = The battle ends after so many rounds; 0: as in the scenario.
option-endless = No last round
option-endless-help = Play until only one side has warriors, or all agree to end.
option-width = Width of the battlefield (inches)
option-width-help = How wide the battlefield is; 0: as in the scenario.
option-depth = Depth of the battlefield (inches)
option-depth-help = How deep the battlefield is; 0: as in the scenario.
option-built = Built terrain
option-built-help = Walls and towers that can be attacked and destroyed, if all players agree.
option-domains = Domain cards
option-domains-help = Every player chooses a domain in secret; it holds for everybody.
option-open-dials = Open dials
option-open-dials-help = All clicks of every dial may be looked at, also those to come.
option-real-table = A real table is recorded
option-real-table-help = Players may mark an agreed base contact and let a die decide doubtful cases.

## Set-ups that cannot be used

refusal-set-sides = There must be at least two sides.
refusal-set-size = The sides of a battlefield measure { $least }" to { $most }".
refusal-set-table = This is no table: { $reason }
refusal-set-army = This is no army: { $reason }
refusal-set-total = The army costs { $price } points, more than the build total of { $total }.

## A real table

do-agree-contact = Agree on base contact
do-agree-contact-help = Where weapons or limbs keep two bases apart. It ends when one of them moves or is eliminated.
field-agree-warrior = Warrior
field-agree-other = In contact with
status-agreed = in agreed base contact with { $name }
do-roll-doubt = Roll for a doubtful case
do-roll-doubt-help = 1 to 3: the action is not allowed. 4 to 6: it is.
field-doubt = What is in doubt
roll-doubt = { $player } rolls for a doubtful case
roll-doubt-case = { $player } rolls for a doubtful case: { $case }
doubt-allowed = The doubtful action is allowed.
doubt-refused = The doubtful action is not allowed.
refusal-real-table = This is only for battles that record a real table.
refusal-doubt-words = These words have signs that cannot be shown.
refusal-agree-pair = Choose two warriors on the battlefield at the same level.
refusal-agree-touching = These two are in base contact already.
refusal-agree-far = These two are more than { $most } apart.

## Unsound states

fault-ids = Two things have the same number.
fault-next-id = The next number is taken already.
fault-fighter = { $name } cannot be as it is: player, dial, tokens, captive or place.
fault-objective = An objective is held by a player who does not exist.
fault-numbers = A number is out of its bounds.
about-game = Warriors on combat dials that turn with every wound, few actions, and objectives to hold.
