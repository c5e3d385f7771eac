### Setting up: options, scenarios, deployment, tables; how battles end; what is unsound.

## Options

option-points = Army points
option-points-help = What each army may cost; 0: as in the scenario.
option-rounds = Last round
option-rounds-help = The battle ends after so many rounds; 0: as in the scenario.
option-deploy = Setting up
option-deploy-help = Whether the armies stand ready, or each player sets up by hand.
option-deploy-ready = ready-made
option-deploy-own = by hand
option-one-card = One card at a time
option-one-card-help = Army cards are turned up one by one, not all at the start of the round.
option-magic = Magic
option-magic-help = Wizards may fight, with house spells that are not in the rulebook.
option-board = Board with fields
option-board-help = The table is divided into fields; one movement point is worth one field.
option-veterans = Veterans
option-veterans-help = Regiments with experience markers may take part, as in a campaign.
option-confirm = Special rules
option-confirm-help = Whether both players agree to the special rules of a scenario before it starts.
option-confirm-both = both confirm
option-confirm-nobody = without asking

## Set-ups that cannot be used

refusal-set-sides = Exactly two players on two sides are needed; a leader sits last.
refusal-set-size = The sides of a table measure { $least } to { $most } cm.
refusal-set-table = This is no table: { $reason }
refusal-set-ids = Pieces of terrain need numbers of their own, from 1 to 999.
refusal-set-edge = A piece of terrain sticks out over the edge.
refusal-set-army = This is no army: { $reason }
refusal-set-ground = { $title } is fought on its own battlefield: its victory conditions need it.

## Laying a table

kit-help = { $words }
refusal-kit-pieces = No more than { $most } pieces fit on a table.
refusal-kit-kind = Piece { $number }: there is no { $kind } in the box.
refusal-kit-name = Piece { $number } has a name that cannot be shown.
refusal-kit-size = { $piece }: the sides measure { $least } to { $most }.
refusal-kit-edge = { $piece } { AGREE($piece, "sticks", "stick") } out over the edge of the table.
refusal-kit-zone = { $piece } { AGREE($piece, "lies", "lie") } in a deployment zone, where armies need room.

## Before the first round

phase-setup = Setting up
setup-deck = Army cards
told-scenario = { $words }
told-condition = Victory for { $player } ({ $role }): { $words }
told-condition-points = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
} for { $player } ({ $role }): { $words }
told-no-room = { $name } { AGREE($name, "finds", "find") } no room and { AGREE($name, "stays", "stay") } away.
ask-agree = { $title } has special rules. { $rules } Do you agree?
special-rules = { $first }
special-rules-more = { $before } { $next }
do-agree = Agree
do-decline = Decline
told-agreed = agreement to the special rules
ask-name = Who is the { $role }?
do-name = Name the { $role }
field-name = Who?
told-named = { $name } { AGREE($name, "is", "are") } the { $role }
refusal-name = The { $role } is a model that is a regiment of its own; only without one, a model of a regiment.
ask-site = Where does the { $piece } stand?
do-site = Place the { $piece }
field-site = Its middle
refusal-site-area = The { $piece } must stand here: { $area }.

## Deployment

ask-deploy = Set up { $name } ({ $left } to come).
do-place-regiment = Set up by hand
do-place-regiment-help = Every model in your zone, each touching another of the regiment.
do-place-ready = Set up in good order
do-place-all-ready = Set up everything that is left in good order
field-deploy-plan = Places
refusal-deploy-all = Every model of { $name } must be placed once.
refusal-deploy-zone = { $name } must stand wholly in { AGREE($name, "its", "their") } own zone.
refusal-deploy-near = Stay at least { $distance } away: { $area }.
refusal-deploy-apart = The models of { $name } must stand in one group, each touching another.

## How battles end

end-condition = { $words }
end-rounds = Round { $rounds } was the last.
end-spent = Nobody can strike any more.
end-declined = The special rules were not agreed on.
told-held = { $rounds ->
    [one] { $area }: held by { $player } at the end of the round.
   *[other] { $area }: held by { $player } for { $held } of { $rounds } rounds.
}
told-held-no-more = { $area }: no longer held by { $player } alone; the count begins anew.
told-points = { $player } wins { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
  }: { $words }

## What is unsound

fault-ids = Two things have the same id.
fault-next-id = The next id is taken already.
fault-stand = Stand { $number } cannot be like this.
fault-model = Model { $number } cannot be like this.
fault-regiment = { $name } cannot be like this.
fault-cards = The army cards are not in order.
fault-numbers = A number is out of bounds.
told-deployed = { $player } sets up { $name } ({ $count ->
    [one] 1 model
   *[other] { $count } models
}).
told-standing = { $player }: { $victory ->
    [one] 1 victory point
   *[other] { $victory } victory points
}, living models worth { $alive ->
    [one] 1 army point
   *[other] { $alive } army points
}.
about-game = Small regiments, army cards in one row, and pools of dice with skulls and shields.
