## Movement formations

do-formation = Move a formation
help-formation = Three to five of one faction that hang together, one action for all. Drag one and the others follow; then each can be corrected by itself. Everybody gets an action token.
field-formation-plan = Where they go, in this order
field-formation-run = Run (speed doubled, 1 click each)
field-formation-lead = Whose Forced March sets the speed
formation-speed = Speed of the formation ({ $name })
told-formation-moves = { $names } move as a formation with speed { $speed }
told-formation-runs = { $names } run as a formation, with speed { $speed } doubled
told-no-formation = The formation does not come about; the action is not used up.

## The rest is planned anew

ask-replan = { $count ->
    [one] One warrior of the formation has not moved yet. Where does it go?
   *[other] { $count } warriors of the formation have not moved yet. Where do they go?
}
do-move-rest = Move them
help-move-rest = Whoever is not named stays. Who failed to break away can only turn.
do-rest-stays = They stay

## Team members

ask-consent = { $player } wants { $count ->
    [one] one of your warriors
   *[other] { $count } of your warriors
} in a formation. They count as having had an action.
do-join-in = They take part
do-stay-out = They do not take part
told-join-in = my warriors take part in the formation
told-stay-out = my warriors do not take part in the formation

## What is worth knowing before it moves

note-formation-run = The run costs each of them 1 click.
note-formation-push = { $count ->
    [one] One of them gets a second action token: 1 click.
   *[other] { $count } of them get a second action token: 1 click each.
}
odds-formation-break = { $count ->
    [one] One must break away first
   *[other] { $count } must break away first
}
odds-formation-free = All break away, the plan stands
odds-formation-held = Somebody is held fast, the plan is made anew

## Refusals

refusal-formation-size = A formation has 3, 4 or 5 different warriors, not { $count }.
refusal-formation-captive = { $name } is a captive and cannot take part in a formation.
refusal-formation-enemy = { $name } is no friend of the others.
refusal-formation-soars = { $name } is soaring and cannot take part in a formation.
refusal-formation-rises = { $name } must stay on the ground: a formation does not soar.
refusal-formation-spawn = { $name } has no faction symbol; Mage Spawn need a friendly Shyft on the battlefield.
refusal-formation-faction = { $name } and { $other } are of different factions.
refusal-formation-apart = These warriors do not all hang together by base contact.
refusal-formation-split = The formation would be split: at the end all must hang together by base contact.
refusal-formation-ability = { $ability }: { $name } cannot take part in a movement formation.
refusal-formation-out = The player of { $name } is out of the game.
refusal-formation-run-lead = In a run no Forced March counts.
refusal-formation-lead = Only a participant with Forced March can set the speed of all.
refusal-formation-nobody = Not everybody in this plan is on the battlefield.
refusal-formation-twice = { $name } is in this plan twice.
refusal-formation-way = The way of { $name } does not lead to its place.
refusal-formation-stuck = { $name } has not broken away and cannot leave its place.
refusal-formation-horse = { $name } has not broken away and, as a horseshoe warrior, cannot even turn.
refusal-formation-moved = { $name } cannot move (any more) in this formation.
refusal-formation-captive-turn = The captive { $name } is put down once, right after its captor has moved.
