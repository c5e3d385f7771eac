### Moving a regiment, and moving away in fear.

do-march = Move
help-march = Drag one model: the whole regiment goes with it. Then correct single models, or turn them. Turns up to 90° are free, sideways and backward cost double.
help-march-machine = A war machine that moves, or even turns, does not fire in this round.
field-march-plan = Models and their ways
field-march-flying = By air
note-march-cost = Costs { $cost } of { $limit }
note-march-meets = In contact with { $enemy }
note-march-turns = A model that sidesteps to an enemy turns to face it.
note-march-climbs = Climbing takes the whole activation.
note-march-machine = Moved, it does not fire in this round.

do-flee = Move away
help-flee = Straight away from what it fears. Whoever cannot go so far goes as far as possible.
field-flee-distance = How far
field-flee-backward = Backward, facing the enemy (double cost)
choice-flee-all = As far as possible
choice-flee-far = { $far }

refusal-march-inactive = No regiment is activated just now.
refusal-march-not-yours = { $name } { AGREE($name, "is", "are") } not yours to move.
refusal-march-late = { $name } { AGREE($name, "has", "have") } moved already, or done something that comes after moving.
refusal-march-carried = { $name } { AGREE($name, "is", "are") } carried: the base moves in the activation of those who carry.
refusal-march-frightened = { $name } { AGREE($name, "is", "are") } frightened and may only move straight away from what { AGREE($name, "it fears", "they fear") }.
refusal-march-other = Only models of { $name } move in this activation.
refusal-march-twice = A model of { $name } is named twice.
refusal-march-end = A way of { $name } does not end where the model is to stand.
refusal-march-nobody = No model of { $name } moves or turns.
refusal-march-overlap = Two models of { $name } would stand on each other.
refusal-march-apart = { $name } would not stand together: all { AGREE($name, "its", "their") } models must form one group in contact.
refusal-march-torn = { $name } { AGREE($name, "has", "have") } been torn apart: a move must join { AGREE($name, "it, or close its", "them, or close their") } gaps by at least { $least }.
refusal-flee-calm = { $name } { AGREE($name, "is", "are") } not frightened.
refusal-flee-late = The time for { $name } to move away is past.
refusal-flee-spent = { $name } { AGREE($name, "has", "have") } no movement left.
refusal-flee-nowhere = There is no direction in which { $name } could move away.
refusal-flee-far = { $far } is too far: at most { $most }.
refusal-flee-hindered = No model of { $name } can move that way.

## Low roofs

note-march-roof = May hit its head
roll-low-roof = { $name } under a low roof
told-low-roof = { $name } { AGREE($name, "hits its head", "hit their heads") }: { $hits ->
    [one] 1 skull
   *[other] { $hits } skulls
} × Strength { $strength } = { $damage } damage ÷ Resistance { $resistance } = { $wounds ->
    [0] no wound
    [one] 1 wound
   *[other] { $wounds } wounds
}.
roof-dice = Dice of the low roof
told-low-roof-missed = The low roof does no harm to { $name }.
