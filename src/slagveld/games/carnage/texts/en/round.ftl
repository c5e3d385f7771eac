### The round: initiative, the energy pearl and its wagon, the end.

phase-setup = Set-up

roll-initiative = Initiative of { $name }
roll-pearl-tens = The energy pearl: tens
roll-pearl-units = The energy pearl: units

## The pearl

pearl-is = The energy pearl: { $name } { $effect }
pearl-again = { $name } has been there already in this battle: the pearl is rolled again.
# A range of the pearl table that is dealt out anew.
pearl-range = Pearl table, { $first }–{ $last }
pearl-hurried = May advance twice as far

ask-wagon = The pearl says “{ $name }” Where does its wagon go first?
do-move-wagon = Move the wagon
do-move-wagon-help = Up to 20 cm in any direction, over everything, but not onto a figure.
do-leave-wagon = Leave the wagon where it is
field-wagon-spot = Where to
refusal-wagon-far = The wagon moves at most 20 cm.
refusal-wagon-edge = The wagon stays on the table.
refusal-wagon-figure = The wagon does not end its move on a figure: { $name } { AGREE($name, "is", "are") } there.
policy-wagon = The pearl wagon
policy-wagon-ask = Ask me every time
policy-wagon-near = Ask me when the pearl's effect depends on its place
policy-wagon-never = Leave it where it is

ask-throw = { $name } { AGREE($name, "stands", "stand") } right on the pearl. Which way { AGREE($name, "is it", "are they") } thrown?
do-throw = Throw
field-throw = Direction
ask-hurry = Which of your units may advance twice as far this round?
do-hurry = This unit
do-hurry-nobody = None
field-hurry = Unit
refusal-hurry = Only a unit of the side with the initiative may be named.

## The end

end-cows = half of the herd is dead.
end-eggs = the eggs are destroyed.
end-hold = the goal was held for a full round.
end-broken = one side at most has troops left that can fight.
end-rounds = the last round is over.
cause-left = its player has left the battle
set-holds = Holds the goal

fault-ids = Two pieces have the same id.
fault-next-id = An id is ahead of its time.
fault-unit = { $name } { AGREE($name, "is", "are") } not a sound unit.
fault-magic = { $name } { AGREE($name, "has", "have") } less than no magic.
fault-numbers = A number is out of its bounds.
