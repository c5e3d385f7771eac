### Before the battle: switches, tables, armies, setting up.

## Switches

option-deploy = Setting up
option-deploy-help = Let the armies stand ready in good order, or set up your own units in your zone.
option-deploy-ready = Everybody stands ready
option-deploy-own = Players set up their own armies
option-rounds = Last round
option-rounds-help = The battle ends after so many rounds; 0: as the scenario has it.
option-endless = No last round
option-endless-help = Play on until a goal is reached, a side is broken or all agree.
option-goal = Cows or eggs
option-goal-help = How many cows or eggs a scenario with them is played with; 0: its own number.
option-width = Width of the table (cm)
option-width-help = How wide the table is; 0: as the scenario has it.
option-depth = Depth of the table (cm)
option-depth-help = How deep the table is, from one army to the other; 0: as the scenario has it.
option-north = North
option-north-help = Where north lies, for the winds that the pearl brings.
option-north-first = Opposite the side that sets up first
option-north-far = The far edge
option-north-near = The near edge
option-north-left = The left edge
option-north-right = The right edge
option-heroes = Heroes
option-heroes-help = Agree before armies are built whether heroes may be brought.
option-shuffled-pearl = Shuffled pearl table
option-shuffled-pearl-help = For those who know the table by heart: its ranges are dealt out anew.
option-arcs = Shooting to the front only
option-arcs-help = A target must lie before the line of the archers' front.
option-words = Magic words
option-words-help = The words of a spell must be spoken, or it does not work.
option-free-measuring = Free measuring
option-free-measuring-help = Distances to enemies may be measured before anything is announced.

## Setting up

roll-deployment = { $name } rolls for who sets up first
roll-deployment-again = { $name } rolls for who sets up first, again after a tie
told-sets-up-first = { $seat } rolled lowest and sets up first.
roll-cow = { $name } rolls where cow { $number } grazes
army-of-unit = { $count ->
    [one] { $name }
   *[other] { $name } ({ $count } figures)
}
told-army = { $seat } has on the table: { $units }.
ask-deploy = Set up your army.
do-deploy-rest = Set up all the rest
do-deploy-rest-help = Everything that is left is formed into units and placed in good order.
do-place-unit = Form a unit and place it
field-set-troop = Troops
field-set-count = Figures
field-set-files = Figures in the front rank
field-set-spot = Where the middle of its front is
field-set-facing = Where it looks
# A troop type in the reserve and its number of figures.
set-reserve = { $name } ({ $count })
set-left-out = No room on the table, left out of the battle: { $count } × { $name }.

refusal-set-no-reserve = You have no such troops left to form a unit of.
refusal-set-count = Take between 1 and { $most } figures.
refusal-set-files = The front rank has between 1 and { $most } figures.
refusal-set-alone = { $name } { AGREE($name, "is", "are") } a unit alone.
refusal-set-few = A unit needs at least { $least } W.
refusal-set-few-left = Those left behind would have fewer than { $least } W and could form no unit.
refusal-set-zone = { $name }: a unit stands wholly within its zone.
refusal-set-room = { $name }: there is no room here.

## Refused before the first die

refusal-set-sides =
    { $count } { $count ->
        [one] side does
       *[other] sides do
    } not fit this scenario: it has { $least ->
        [2] { $most ->
            [2] two
           *[other] two to { $most }
        }
       *[other] { $least } to { $most }
    }.
refusal-set-own-table = { $scenario } is played on its own table.
refusal-set-own-army = { $scenario } is played with its own troops.
refusal-set-table = This is no table: { $reason }.
refusal-set-table-small = The table is too small: it needs at least { $least } from army to army and { $side } from side to side.
refusal-set-no-river = { $scenario } needs a river on the table.
refusal-set-no-crossing = { $scenario } needs a ford or a bridge across the river.
refusal-set-army = This is no army: { $reason }.
refusal-set-heroes = It was agreed to play without heroes: { $name } { AGREE($name, "stays", "stay") } at home.

## Pieces of the scenarios

terrain-help-watchtower = A building with doors and windows. The Herptars win by holding it for a full round.
terrain-help-pole = A captured boy is tied to it. The Brigandians win by holding it for a full round.
terrain-help-nest = The clutch of the Herptars. Whoever touches it in melee may strike at the eggs: AR 0, one egg for each wound.
