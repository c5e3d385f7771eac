### The round: initiative, the energy pearl and its wagon, the end.

phase-setup = Set-up

roll-initiative = Initiative of { $name }
roll-initiative-again = Initiative of { $name }, again after a tie
roll-pearl-tens = { $name } rolls for the energy pearl, tens (a 10 counts as 0)
roll-pearl-units = { $name } rolls for the energy pearl, units (a 10 counts as 0)

## The pearl

pearl-is = The energy pearl ({ $number }): “{ $name }” { $effect }
pearl-again = { $number }: “{ $name }” has already come up in this battle; the dice for the pearl are rolled again.
# A range of the pearl table that is dealt out anew.
pearl-range = Pearl table, { $first }–{ $last }
pearl-hurried = twice the distance in this round
told-hurry-nobody = No unit is named for the double distance.
state-armed = two wound dice for every hit in this round
state-diverted = diverted
state-accelerated = first in this phase
state-frenzied = in a frenzy (ST +1 in this round)
state-holds = at the goal; whoever is still there at the end of the next round wins

ask-wagon = The pearl says “{ $name }” Where does its wagon go first?
do-move-wagon = Move the wagon
do-move-wagon-help = Up to { $most } in any direction, over everything, but not onto a figure.
do-leave-wagon = Leave the wagon where it is
field-wagon-spot = Where to
refusal-wagon-far = The wagon moves at most { $most }.
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

## What the pearl does

pearl-effect-disaster = Units of the initiative side do not fight in melee.
pearl-effect-bad-luck = Units of the initiative side have WS −2 and ST −2.
pearl-effect-oops = Everybody has WS −2.
pearl-effect-queasy = Units of the initiative side have ST −2.
pearl-effect-flying-feet = All units of the initiative side move as cavalry.
pearl-effect-happy-hour = Units of the initiative side have WS +1.
pearl-effect-lucky-dog = Units of the initiative side have WS +2 and ST +2.
pearl-effect-good-roll = Units of the initiative side have AR +2.
pearl-effect-not-your-day = The opponents of the initiative side attack twice.
pearl-effect-armageddon = Units of the initiative side attack twice and have ST +2.
pearl-effect-out-of-the-way = All units within { $reach } of the pearl are teleported away, to { $far } from it.
pearl-effect-elven-blessing = Two wound dice are rolled for every hit with a ranged weapon.
pearl-effect-get-moving = One unit of the initiative side may advance twice as far.
pearl-effect-south-wind = Arrows fly one and a half times as far northward and half as far southward.
pearl-effect-north-wind = Arrows fly one and a half times as far southward and half as far northward.
pearl-effect-give-them-a-weapon = Units within { $reach } of the pearl roll two wound dice for every hit.
pearl-effect-suction = All units are pulled { $reach } towards the pearl.
pearl-effect-beginners-luck = Units of the initiative side have +1 on every die.
pearl-effect-creeping-death = One figure of every unit loses 1 W.
pearl-effect-light-sensitive = Units of the initiative side have AR −1.
pearl-effect-bad-weather = Ranged attacks have −1 on each die to hit.
pearl-effect-leaden-feet = Cavalry moves only as far as infantry.

## The end

end-cows = Half of the herd is dead.
end-eggs = The eggs are destroyed.
end-hold = The goal was held for a full round.
end-broken = At most one side still has troops that can fight.
end-rounds = The last round is over.
cause-left = its player has left the battle

fault-ids = Two pieces have the same id.
fault-next-id = An id is ahead of its time.
fault-unit = { $name } { AGREE($name, "is", "are") } not a sound unit.
fault-magic = { $name } { AGREE($name, "has", "have") } less than no magic.
fault-numbers = A number is out of its bounds.
