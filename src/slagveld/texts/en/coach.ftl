### What the coach says about a battle that was.

coached-luck-even = The dice were fair to { $who }.
coached-luck-gave = By luck the chance of { $who } to win rose by { $points ->
    [one] one point
   *[other] { $points } points
}.
coached-luck-took = By bad luck the chance of { $who } to win fell by { $points ->
    [one] one point
   *[other] { $points } points
}.
coached-swing-gave = The kindest roll, at step { $entry }, gave { $points ->
    [one] one point
   *[other] { $points } points
}.
coached-swing-took = The cruellest roll, at step { $entry }, took { $points ->
    [one] one point
   *[other] { $points } points
}.
coached-both = { $one } { $other }
coached-better = { $who } chose “{ $played }”: { $chance } to win. “{ $better }” would have been { $points ->
    [one] one point
   *[other] { $points } points
} better: { $then }.
coached-elsewhere = { $who } chose “{ $played }”: { $chance } to win. The same done another way would have been { $points ->
    [one] one point
   *[other] { $points } points
} better: { $then }.
coached-no-sense = { $game } does not tell who is winning, so the coach has nothing to say.
coached-nothing = Nobody has decided anything in this battle that can be played again, so the coach has nothing to say.
coached-no-entry = The battle cannot be gone on with from entry { $entry }; choose another.
coached-early = The coach speaks when the battle is over, since it knows what is hidden.
coached-failed = The coach did not come to an end in the time there is; ask again.
coached-not-asked = The coach has not been asked about this battle; ask him first.
coached-busy = The coach has many battles to look at; ask again in a few minutes.

## In the terminal

cli-help-coach = what was luck in a saved battle, and which decisions cost most
cli-coach-progress = The coach thinks
cli-coach-curve = Chance to win
cli-coach-dice = The dice
cli-coach-decisions = Decisions that cost most
cli-coach-none = No decision was surely worse than another.
cli-coach-where = round { $round }, step { $entry }
cli-coach-where-turn = turn { $round }, step { $entry }

## In the browser

coached-title = The coach
coached-ask = Ask the coach
coached-ask-help = The coach plays the battle on in thought at every decision. That takes up to a minute.
coached-at-work = The coach thinks: { $part }
coached-curve = Chance to win: { $sides }
coached-curve-side = { $who } from { $first } to { $last }
coached-along = Along the battle
coached-standing = { $round }, step { $entry }: { $sides }
coached-mark = { $who }, { $round }: cost { $points ->
    [one] one point
   *[other] { $points } points
}
coached-luck = What the dice gave
coached-decisions = Decisions that cost most
coached-none = No decision was surely worse than another.
coached-cost = −{ $points ->
    [one] one point
   *[other] { $points } points
}
coached-play-on = Play on from here
coached-play-on-help = A battle of your own from this decision on, with the same dice
coached-close = Close
