## Values and dice

fight-ws = Weapon skill (WS)
fight-st = Strength (ST)
fight-ar = Armour (AR)
fight-dice = Dice of each figure
fight-need-hit = To hit with WS { $ws }
fight-need-wound = To wound with ST { $st } against AR { $ar }
fight-reason-charge = Charge
fight-reason-frenzy = Frenzy
fight-reason-limits = No further than the table goes
fight-reason-bouncer = Bouncer: a 1 always fails
fight-reason-bad-luck = The pearl: Bad luck!
fight-reason-oops = The pearl: Oops!
fight-reason-queasy = The pearl: Feeling queasy?
fight-reason-happy-hour = The pearl: Happy hour!
fight-reason-lucky-dog = The pearl: Lucky dog!
fight-reason-good-roll = The pearl: Good roll!
fight-reason-not-your-day = The pearl: Not your day!
fight-reason-armageddon = The pearl: Armageddon!
fight-reason-elven-blessing = The pearl: The Elven Blessing
fight-reason-give-them-a-weapon = The pearl: Give them a weapon!
fight-reason-beginners-luck = The pearl: Beginner's luck!
fight-reason-light-sensitive = The pearl: Light-sensitive!
fight-reason-bad-weather = The pearl: Bad weather!

## What is rolled

roll-hit = { $name } against { $target }: to hit
roll-wound = { $name } against { $target }: to wound
roll-automatic = { $target }: to wound
roll-shield = { $what }, against the shields
roll-hit-nest = { $name } against the nest: to hit
roll-wound-nest = { $name } against the nest: eggs
fight-shields = Shields of { $name }
eggs-left = Eggs in the nest

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
