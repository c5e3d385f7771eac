### Answering on the page: forms, fields, odds, and what is open at any time.

## The answer bar

answer-bar = Your answer
answer-forms = What you can do
answer-steps = What it needs
answer-as = Answer for
answer-all-forms = Everything
answer-sure = { $what }: sure?
answer-back = One step back
answer-open = choose
answer-next = Next: { $what }
answer-optional = if you like
answer-leave-out = Leave out: { $what }
answer-above = Choose on the card above.
answer-fold = Fold or unfold: { $what }
answer-wait = Waiting.
answer-wait-for = Waiting for { $names }.
answer-over = The battle is over.
answer-not-this = Not this one: the glowing ones can be chosen.
answer-yes = Yes
answer-no = No
answer-less = Less: { $what }
answer-more = More: { $what }
answer-count = { $count } of { $most }
answer-count-between = { $count } chosen ({ $least } to { $most })

## Pieces

answer-pieces-hint = Click them, or draw a box around them with Shift.
answer-pieces-alike = Click others on the table to change who it is.
answer-pieces-all = All
# Not all of them are wanted: so many of those listed.
answer-pieces-first = The first { $count }
answer-pieces-none = None

## Ways, places and facings

answer-way-hint = Click where it goes, or drag it there.
answer-way-more = Click on for a bend, or the end again to confirm. The wheel turns it.
answer-way-stay = Stay here
answer-way-drop = Take the last point back
answer-way-of = { $way } of { $limit }
answer-way-cost = { $length } (counts as { $cost })
answer-stays = stays
answer-spot-hint = Click where it shall stand.
answer-spot-turn = Drag from there to turn it, or use the wheel; click again to confirm.
answer-spot-more = Click elsewhere to change it, or again to confirm.
answer-facing-hint = Click where it shall look.
answer-turn-left = Turn left
answer-turn-right = Turn right
answer-place-hint = Click the table, or drag from here. Those placed can be dragged and turned.
answer-place-walk = Click the way of each; click its end again, then comes the next.
answer-place-count = { $count } placed
answer-place-count-of = { $count } of { $most } placed
answer-placed = Placed, in this order
answer-place-drop = Take back from the table: { $name }
answer-place-more = and { $count } more
answer-place-none = Nobody goes
answer-follow = Who moves
answer-follow-all = All together
answer-follow-one = One alone
answer-follow-hint = Drag one: the others follow. The wheel, or dragging with Shift, turns them.
answer-follow-one-hint = Drag the one that shall stand elsewhere; the others stay as planned.

## Legs

answer-leg-ahead = Ahead
answer-leg-back = Back
answer-leg-left = Left
answer-leg-right = Right
answer-leg-turn-left = Turn left
answer-leg-turn-right = Turn right
answer-legs-none = No leg yet.
answer-legs-drop = Take the last leg back
answer-legs-length = Length ({ $unit })
answer-legs-degrees = Degrees

## Lists

answer-order-hint = Drag, or use the arrow keys.
answer-order-place = { $name }, place { $place }
answer-order-up = Earlier: { $name }
answer-order-down = Later: { $name }
answer-pair-hint = Choose on the left, then on the right.
answer-pair-drop = Part again: { $name }
answer-split-left = Left
answer-split-left-of = { $left } of { $total }
answer-split-all = Rest
answer-split-rest = The rest: { $what }
answer-split-between = Divide { $what }: { $one } or { $other }
answer-split-parts = { $one } { $first }, { $other } { $second }

## Dice

answer-dice-type = What { $count }D{ $sides } show, with spaces between
answer-dice-faces = Press what a die shows
answer-dice-back = Take the last die back

## Odds

answer-odds = Chances
answer-verdict-part = { $what } { $count } in { $of }
answer-verdict-sure = { $what }, almost surely
answer-verdict-never = never: { $what }
answer-verdict-more = Every chance, and where it comes from
answer-mean = On average { $mean }
# Outcomes that are too unlikely to be listed.
answer-rest = Anything else
answer-tally-start = Start
answer-tally-total = Total

## Ruler and sight

answer-tools = Tools
answer-hint = Hint
answer-hint-help = What would the warlord do? It is filled in for you to see, not played.
answer-hint-close = Close the hint
answer-ruler = Ruler
answer-sight = Line of sight
answer-measure-hint = Click two ends, or drag.
answer-no-measuring = Nothing may be measured just now.
answer-seen = { $far }, in sight
answer-unseen = { $far }, not in sight
answer-sight-none = { $far }; there is no sight between these

## At any time

answer-menu = End, pause, settings of this battle
answer-menu-empty = Nothing can be done here just now.
answer-for-seat = { $what } ({ $name })
answer-take-back = Take back
answer-take-back-ask = Ask to take back
answer-take-back-sure = Your last step is undone, with all that came after it.
answer-take-back-others = The others are asked whether your last step may be undone.
answer-back-nothing = There is nothing to take back.
answer-concede-sure = The battle ends for you, and the other side wins it. This cannot be undone.
answer-offer-sure = The battle ends without a winner of its own when everybody offers it.
answer-play-on = Play on
answer-proposals = Proposals
answer-agree = Agree
answer-decline = Decline
answer-drop-proposal = Drop it
answer-policies = Stops and automatic answers
answer-policies-help = What the table asks you, and what it answers for you.

## The referee's hand

answer-hand = Referee's hand
answer-hand-leader = You lead this battle: what you change holds at once, and is noted in the log.
answer-hand-consent = What you change holds when everybody agrees, and is noted in the log.
answer-hand-changes = Change something
answer-hand-dice = Set dice
answer-hand-reason = Reason
answer-hand-do = Change it
answer-hand-entry = Which throw
answer-hand-no-dice = No dice have fallen yet.
answer-hand-piece = Piece
answer-hand-everything = Everything
answer-hand-search = Search
answer-hand-places = What stands in the battle now
answer-hand-more =
    { $count ->
        [one] and one more: narrow the search
       *[other] and { $count } more: narrow the search
    }
answer-changes-hint = Say where in the state of the battle, what stands there now and what shall stand there.
answer-changes-add = One more change
answer-change-number = Change { $number }
answer-change-path = Where
answer-change-old = Now
answer-change-new = Then
answer-change-op = How
answer-change-set = Replace
answer-change-insert = Insert
answer-change-remove = Remove
answer-change-drop = Drop change { $number }

## The demo page

answer-demo = All widgets
answer-demo-lead = Every kind of question and everything a table can show, on invented data. Nothing is played here.
answer-demo-fields = Fields
answer-demo-elements = Scene elements
answer-demo-value = Value
answer-demo-sent = Sent
answer-demo-try = Try on the table
