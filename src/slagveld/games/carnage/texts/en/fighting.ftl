## Values and dice

fight-ws = Weapon skill (WS)
fight-st = Strength (ST)
fight-ar = Armour (AR)
fight-dice = Dice of each figure
fight-need-hit = To hit with WS { $ws }
fight-need-wound = To wound with ST { $st } against AR { $ar }
fight-reason-charge = Charge
fight-reason-frenzy = Frenzy
fight-reason-limits = The agility or wound table goes no further
fight-reason-bouncer = Bouncer: a 1 always fails
fight-reason-pearl = The pearl: { $name }

## What is rolled

roll-wound = Hits of { $name } on { $target }
roll-spell = { $spell } by { $name } on { $target }
roll-shield = { $what }, at the shields
roll-hit-nest = { $name } { AGREE($name, "strikes", "strike") } at the nest
roll-wound-nest = Hits of { $name } on the nest
yields-hits = { $count ->
    [0] no hit
    [one] 1 hit
   *[other] { $count } hits
}
yields-wounds = { $count ->
    [0] no wound
    [one] 1 wound
   *[other] { $count } wounds
}
yields-shields = { $count ->
    [0] no shield destroyed
    [one] 1 shield destroyed
   *[other] { $count } shields destroyed
}
yields-eggs = { $count ->
    [0] no egg destroyed
    [one] 1 egg destroyed
   *[other] { $count } eggs destroyed
}
pool-strikers = Figures that strike
pool-shooters = Figures that shoot
pool-attacks = Attacks of each figure (AT)
pool-shots = Shots of each figure
pool-hits = Hits
pool-spell = Automatic hits: { $spell }
pool-shields = No more than shields stand
pool-spent = Rolled at the shields
event-lost-lives = { $name } { AGREE($name, "loses", "lose") } { $amount } W ({ $left } W left).
fight-shields = Shields of { $name }
eggs-left = Eggs in the nest
roll-hit-melee = { $name } { AGREE($name, "strikes", "strike") } at { $target }
roll-hit-charge = { $name } { AGREE($name, "charges", "charge") } into { $target }
roll-hit-direct = { $name } { AGREE($name, "shoots", "shoot") } straight at { $target }
roll-hit-indirect = { $name } { AGREE($name, "shoots", "shoot") } a rain of arrows at { $target }
roll-hit-free-shot = { $name } { AGREE($name, "shoots", "shoot") } at the charging { $target }

## Who strikes at whom

ask-allocate = { $count ->
    [one] One of your figures touches several enemies. At which does it strike?
   *[other] { $count } of your figures touch several enemies. At which does each strike?
}
do-choose-opponents = Strike
do-choose-opponents-help = Figures you leave out strike at the unit that most of their fellows touch.
do-strike-all-at = All at one enemy
field-strike-pairs = Figures and their opponents
field-strike-at = At which enemy?
strike-figure = { $name }, figure { $number }
target-unit = { $name }
target-nest = The nest
refusal-strike-not-touched = A figure strikes only at an enemy that it touches.
refusal-strike-no-choice = This figure has no opponent to choose.
refusal-strike-twice = A figure strikes at one enemy only.

## Chances

odds-blow = { $dice ->
    [one] { $name } against { $target }, 1 die
   *[other] { $name } against { $target }, { $dice } dice
}
odds-wounds = { $count ->
    [0] no wound
    [one] 1 wound
   *[other] { $count } wounds
}
odds-wounds-more = { $count } wounds or more
odds-dice = Number of dice
odds-charge = 1 for the attack of a charging unit
odds-mode = Type of fire
odds-melee = Wounds in melee
odds-shoot = Wounds by arrows

## The leader and Bouncer

do-dispute = Dispute a decision
do-dispute-help = The leader may send Bouncer to your troops.
do-end-dispute = Give in
dispute-begun = { $seat } disputes a decision of the game leader.
dispute-ended = { $seat } gives in: the leader's decision stands.
dispute-settled = The leader closes the dispute: the decision stands.
told-bouncer-sent = The leader sends Bouncer to { $unit }.
bouncer-back = back to the edge of the table
ask-leader = Somebody disputes your decision. What does Bouncer do?
do-hold-bouncer = Leave him where he is
do-send-bouncer = Send him in
do-send-bouncer-help = He appears beside the unit, as near to the spot as there is room, and fights in this phase.
do-settle-dispute = The dispute is over
field-beside = Beside which unit?
field-bouncer-spot = Where?
refusal-no-leader = Nobody leads this battle: the program applies the rules, and there is nothing to dispute.
refusal-disputes = You dispute a decision already.
refusal-no-dispute = You dispute no decision.
refusal-bouncer-slain = Bouncer has fallen; nobody comes.
refusal-bouncer-beside = Bouncer goes to troops of a player who disputes, and to nobody else.
refusal-bouncer-room = There is no room for Bouncer beside this unit.
