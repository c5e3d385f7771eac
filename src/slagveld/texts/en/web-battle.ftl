### The battle page of the web table: turn, story, end, replay.

## The turn in one sentence

battle-turn-you = Your turn: { $prompt }
battle-turn-seat = { $who }: { $prompt }
battle-turn-wait = Waiting for { $who }.
battle-turn-bot = { $who }: thinking …
battle-odds = Chances to win: { $sides }
battle-odds-side = { $who } { $chance }
battle-turn-empty = Waiting for { $who } to sit down. Send the link if you have not yet.
battle-turn-none = One moment …
battle-turn-mixing = The dice are being mixed …
battle-turn-mix = The dice are being mixed; waiting for { $who }.
battle-turn-won = Victory for { $who }.
battle-turn-draw = The battle ended in a draw.
# In the tab's title, and as a notification.
battle-call = Your turn

## The page

battle-home = All battles
battle-opening = Opening the battle …
battle-closed = This battle cannot be opened
battle-line-connecting = Connecting …
battle-line-lost = Reconnecting …
battle-lost-help = The connection is lost. Nothing is gone: the page comes back by itself.
battle-line-closed = Closed. Load the page again to go on.
battle-watching = You are watching
battle-close = Close
battle-roster = Rosters
battle-story = Story
battle-tabs = Story, chat and words
battle-tab-story = Story
battle-tab-chat = Chat
battle-tab-chat-unread = Chat ({ $count })
battle-tab-words = In words

## The story

battle-story-empty = Nothing has happened yet.
battle-story-filtered = Nothing of the kind has happened yet.
battle-story-earlier = Earlier
battle-story-newer = To the newest line
battle-filter = Which lines to show
battle-filter-all = All
battle-filter-dice = Dice
battle-filter-harm = Harm
battle-line-private = only you see this
# A line that is told several times in a row.
battle-line-times = × { $count }
battle-undone = { $count ->
    [one] 1 step taken back
   *[other] { $count } steps taken back
}

## Dice

battle-die = { $value } on a D{ $sides }
battle-die-hit = { $value } on a D{ $sides }, success
battle-die-miss = { $value } on a D{ $sides }, failure
battle-die-unrolled = a D{ $sides }, still to roll
# $compare is ≤, ≥, < or >.
battle-needed = { $compare } { $target } needed
battle-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
battle-roll-by-hand = set by the referee's hand

## Pieces, cards and what lies beside the table

battle-gauge = { $label }: { $value }
battle-gauge-of = { $label }: { $value } of { $most }
battle-badge-count = { $text } ({ $count } times)
battle-spent = has acted
battle-stands-in = Stands in: { $place }.
battle-card-of = Card: { $name }
battle-house-line = Not from the rulebook
battle-card-hidden = A card face down
battle-card-now = now
battle-card-done = done
battle-card-skipped = skipped
battle-card-closed = not now
battle-card-plays = can be played
battle-strip = Cards
battle-cards-more = { $count } more, face down
battle-track-done = done
battle-dial = Click { $click } of { $count }
battle-dial-click = Click { $click }
battle-dial-hidden = hidden
battle-dial-start = starting click
battle-dial-all = All clicks
battle-dial-value = Value
roster-sheets = Sheets
roster-nobody = Nobody's
roster-on-table = { $count } on the table
roster-beside = Beside the table

## Who is here, and what they say

presence-title = At the table
presence-here = here
presence-away = away
presence-empty = not here yet
presence-bot = bot
presence-you = (you)
presence-leader = (leader)
presence-watchers = { $count ->
    [one] 1 person watches
   *[other] { $count } people watch
}
chat-title = Chat
chat-empty = Nobody has said anything yet. Wish each other luck!
chat-hint = Say something
chat-send = Send
chat-watcher = Watcher

## Hot-seat

handover-title = Hand the screen to { $who }
handover-help = What comes now is for { $who } alone. Everybody else looks away.
handover-ready = I am { $who }: show it

## The table in words

words-title = The table in words
words-from = As seen from
words-nobody = Choose a piece
words-choose = Choose a piece, here or on the table, to hear what lies around it.
words-looking = Looking around …
words-alone = No other piece is on the table.
words-open = Stands in the open.
words-self = { $name }, { $owner }.
words-pieces = Other pieces
words-terrain = Terrain
# $clock: twelve is straight ahead.
words-piece = { $name } ({ $owner }): { $length }, at { $clock } o'clock.
words-piece-direction = { $name } ({ $owner }): at { $clock } o'clock.
words-ground = { $name }: { $length }, at { $clock } o'clock.
words-ground-direction = { $name }: at { $clock } o'clock.
words-ground-here = { $name }: right here.

## The end

end-you-won = You have won!
end-won = Victory for { $who }
end-draw = A draw
end-you-lost = Defeat. Victory for { $who }
end-sides = How both sides fared
end-score = score { $score }
end-losses = lost { $lost } of { $all }
end-luck = Luck: { $luck }
end-show = How it ended
end-replay = See it again
end-rematch = Play again
end-download = Battle file
rematch-links = Invite your friends again
rematch-links-help = Send everybody their own link. Whoever opens it sits down at that seat.
rematch-invitation = A battle in Slagveld
rematch-go = To the table
rematch-other-table = That battle had a table laid by hand; this one uses the scenario's own.

## Luck

luck-title = How the dice fell
luck-help = Only rolls that needed a certain number count.
luck-none = No roll of this battle needed a certain number.
luck-number = { NUMBER($number, maximumFractionDigits: 1) }
luck-blessed = blessed by the dice
luck-lucky = lucky
luck-even = about as expected
luck-unlucky = unlucky
luck-cursed = cursed by the dice
luck-counts = { $actual } of { $dice } succeeded; { $expected } were to be expected.
luck-chance-better = It goes as well or better in { $chance } of battles like this.
luck-chance-worse = It goes as badly or worse in { $chance } of battles like this.
luck-one-in = That is one in { $many }.

## Proof of the dice

proof-title = Proof of the dice
proof-help = Before the first die the host published a fingerprint of a secret; every player mixed in a number. Now the secret is open, and anybody can check that no die was chosen.
proof-help-typed = These dice were not committed beforehand; what is checked is that everything followed from them by the rules.
proof-commitment = Published before
proof-secret = The secret
proof-holds = Played again just now: all { $entries } steps and { $rolls } rolls come out the same.
proof-overrides = { $count ->
    [one] The referee's hand changed 1 of them.
   *[other] The referee's hand changed { $count } of them.
}
proof-broken = Played again just now: step { $entry } does not come out the same.

## Replay

replay-title = Replay: { $name }
replay-controls = Replay
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-slider = Where in the battle
replay-at = Step { $at } of { $last }
replay-go-to = Go to step { $entry }
replay-round = Go to a round
replay-speed = Speed
replay-link = Copy link
replay-only-looking = This is a replay: one can only look.

## First steps

coach-title = First steps
coach-step = First steps: { $step } of { $count }
coach-read-on = Read on
coach-skip = Leave the lesson
coach-fill = Show me
coach-missed = This could not be done any more, so the lesson goes on without it.
coach-again = Begin again
coach-back = Take back
coach-done = Well done! That is all you need.
coach-done-help = Play this battle to its end, or begin a real one.
coach-real-battle = A real battle
coach-play-on = Play on

## What happens

battle-skip = Skip
battle-skip-help = Go straight to what comes next (space)
battle-card = What the dice did
battle-card-close = Put the card away
battle-card-numbers = Every number
battle-card-fewer = Dice only
battle-card-earlier = Deed before this
battle-card-later = Deed after this
battle-card-page = { $number } of { $count }
battle-look-there = Look where this happened

## The coach on a narrow screen

battle-coach-fold = Fold the coach
battle-coach-unfold = Unfold the coach

## Keys

battle-keys = Keys
battle-key-choose = take one of what can be done
battle-key-confirm = confirm
battle-key-back = one step back, never further
battle-key-odds = all chances of what is filled in
battle-key-hint = what would the warlord do?
battle-key-measure = the ruler
battle-key-sight = the line of sight
battle-key-turn = turn who is being placed
battle-key-pieces = to the pieces, and from one thing to the next
battle-key-move = move the view, or go from piece to piece
battle-key-zoom = nearer, further, the whole table
battle-key-cross = a crosshair for places, moved with the arrow keys
battle-key-rule = the rule at the cursor
battle-key-keys = these keys
