# Magic.

magic-points-of = Magic points of { $name }
magic-points-left = Magic points left
magic-shields-of = Shields of { $name }
reason-casting = Cost of the spell
cause-casting = cost of { $spell }
cause-creeping-death = instead of 1 W

## The magic words. Each is shouted by the player at the table.

words-explosion = This hurts me more than it hurts you. But not for long!
words-body-distortion = Does this look swollen to you?
words-teleport = Mind the gap!
words-diversion = Look out, your shoelace is undone!
words-acceleration = Last one there does the dishes!
words-shield = Talk to the hand!
words-shock = Never lick the socket!
words-frenzy = Somebody ate your sandwich!
words-counterspell = Sorry, wrong number!

## What spells do

effect-explosion = The mage is destroyed; every figure near him takes a hit of ST 9.
effect-body-distortion = One automatic hit of ST 6.
effect-teleport = Sets a unit down elsewhere at once.
effect-diversion = The unit does nothing for a full round, unless it is woken.
effect-acceleration = The unit acts before the enemy in this phase.
effect-shield = One extra magical life with AR 3.
effect-shock = Five automatic hits of ST 6.
effect-frenzy = ST +1 for a unit of your own side in this round.
effect-counterspell = Cancels a spell that another mage has just cast.
help-spell = “{ $words }” Cost: { $cost }, range: { $range }. { $effect }
help-spell-self = “{ $words }” Cost: { $cost }. { $effect }
help-words = The words: “{ $words }”

## What is asked

field-mage = Mage
field-spell = Spell
field-spell-target = Target
field-landing = Where the middle of its front comes to stand
field-spoken = Have you spoken the magic words, aloud and with conviction?
do-cast = Cast a spell
do-cast-self = Cast a spell on the mage himself
do-cast-teleport = Teleport a unit
do-counter = { $cost ->
    [one] Cancel it with a Counterspell for { $cost } magic point
   *[other] Cancel it with a Counterspell for { $cost } magic points
}
do-let-magic-be = No magic now
help-cast = One of your mages casts a spell on a unit that he sees. Each mage casts at most one spell in a round.
help-cast-self = Shield protects the mage; Explosion takes him and everybody near.
help-cast-teleport = A unit within { $range } of the mage is set down up to { $leap } away. One magic point for each figure, two for the mage himself.
ask-magic-round = A new round begins. Does a mage of yours cast a spell first?
ask-magic-pearl = The energy pearl has done its work. Does a mage of yours cast a spell?
ask-magic-part = Before the next side moves: does a mage of yours cast a spell?
ask-magic-march = Before this unit moves: does a mage of yours cast a spell?
ask-magic-charge = A charge has been announced. Does a mage of yours cast a spell before it is measured?
ask-magic-charge-combat = Before the charge combat: does a mage of yours cast a spell?
ask-magic-wrap = Before units wrap: does a mage of yours cast a spell?
ask-magic-shots = All shots are announced. Does a mage of yours cast a spell before they fly?
ask-magic-melee = Before the melee: does a mage of yours cast a spell?
ask-counter = { $name } { AGREE($name, "casts", "cast") } { $spell } on { $target }. Do you answer?
ask-delivery = Was “{ $words }” ({ $spell }) spoken correctly and with conviction?
do-accept-words = Well spoken
do-refuse-words = A poor delivery
help-refuse-words = The spell counts as not cast and costs nothing.

## What is told

event-spell-cast-self = { $name } { AGREE($name, "casts", "cast") } { $spell }: “{ $words }”
event-spell-cast = { $name } { AGREE($name, "casts", "cast") } { $spell } on { $target_name }: “{ $words }”
told-poor-delivery = { $name } { AGREE($name, "mumbles", "mumble") }: the leader does not let { $spell } count.
told-cancelled = { $spell } by { $name } comes to nothing: it was answered by a Counterspell.
lapsed-spell = { $spell } has no effect: the mage is no longer there.
lapsed-spell-target = { $spell } by { $name } comes to nothing: the target is no longer there.
told-crater = Of { $name } only a smoking crater is left.
note-words = Speak: “{ $words }”
odds-spell = { $hits ->
    [one] { $hits } hit of ST { $st } on { $target }
   *[other] { $hits } hits of ST { $st } on { $target }
}

## What is refused

refusal-no-mage = This is not one of your mages.
refusal-mage-diverted = { $name } { AGREE($name, "is", "are") } diverted and cannot cast.
refusal-cast-already = { $name } { AGREE($name, "has", "have") } already cast a spell in this round.
refusal-not-learnt = { $name } { AGREE($name, "has", "have") } not learnt the spell { $spell }.
refusal-answer-only = { $spell } is cast only in answer to the spell of another mage.
refusal-other-aim = { $spell } is not cast in this way.
refusal-no-target = { $spell } needs a target on the table.
refusal-spell-bouncer = Spells pass { $name } by.
refusal-own-only = { $spell } is cast on units of your own side only.
refusal-magic-points = { $name } { AGREE($name, "has", "have") } { $have } of the { $cost } magic points needed.
refusal-spell-range = { $name } { AGREE($name, "is", "are") } further away than { $most }.
refusal-spell-sight = { $name } { AGREE($name, "does", "do") } not see { $target }.
refusal-words = The magic words must be spoken first: “{ $words }”
refusal-teleport-far = A Teleport goes no further than { $most }.
refusal-teleport-ground = { $name } cannot stand there: a Teleport ends on free, passable ground of the table.
refusal-teleport-deadly = { $name } cannot be put there: enemies too come to stand on free, passable ground, not in lakes or ravines.

## When to be asked

policy-magic = Ask me about magic
policy-magic-matters = When it matters
policy-magic-always = At every opportunity
policy-magic-answers = Only to answer enemy spells
policy-magic-never = Never
policy-magic-in-initiative = Magic in the initiative phase
policy-magic-in-movement = Magic in the movement phase
policy-magic-in-shooting = Magic in the shooting phase
policy-magic-in-melee = Magic in the melee phase
policy-magic-ask = Ask me
policy-magic-skip = Do not ask me
cost-magic = { $points } magic points, then { $left } left
