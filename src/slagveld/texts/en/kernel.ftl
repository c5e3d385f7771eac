### Sentences of the kernel: events, decisions, refusals.

## Events

plain = { $words }
older-words = (in the words of older rules)
event-round-began = { $called ->
    [turn] Turn
   *[round] Round
} { $round } begins.
event-phase-began = { $phase }
event-turn-began = { $seat } to play.
event-order-set = Order of play: { $order }.
event-rolled = { $purpose }: { $dice } ({ $count }D{ $sides })
event-rolled-needed = { $purpose }: { $dice } ({ $count }D{ $sides }, needs { $compare } { $target }): { $result }
yields-successes = { $count ->
    [0] no success
    [one] 1 success
   *[other] { $count } successes
}
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
yields-hit-or-miss = { $count ->
    [0] missed
   *[other] hit
}
yields-passed-or-failed = { $count ->
    [0] failed
   *[other] passed
}
event-drawn = Drawn by { $seat } ({ $bag }): { $label }.
event-drawn-hidden = Drawn by { $seat } ({ $bag }), face down.
event-turned-up = { $bag }, drawn: { $label }.
event-turned-up-hidden = { $bag }: drawn face down.
event-announced = { $seat } announces: { $what }.
event-placed = Placed: { $name }.
event-placed-by = { $seat } places { $name }.
event-moved = { $name } { AGREE($name, "moves", "move") } { $length }.
event-moved-advance = { $name } { AGREE($name, "advances", "advance") } { $length }.
event-moved-back = { $name } { AGREE($name, "steps back", "step back") } { $length }.
event-moved-blink = { $name } { AGREE($name, "vanishes and appears elsewhere", "vanish and appear elsewhere") }.
event-moved-break-off = { $name } { AGREE($name, "breaks off and walks", "break off and walk") } { $length }.
event-moved-carried = { $name } { AGREE($name, "is carried along", "are carried along") }.
event-moved-charge = { $name } { AGREE($name, "charges", "charge") } { $length }.
event-moved-climb = { $name } { AGREE($name, "climbs", "climb") } { $length }.
event-moved-close-up = { $name } { AGREE($name, "closes up", "close up") } { $length }.
event-moved-dodge = { $name } { AGREE($name, "dodges", "dodge") } { $length }.
event-moved-drag = { $name } { AGREE($name, "is dragged", "are dragged") } { $length }.
event-moved-failed-charge = { $name } { AGREE($name, "charges in vain and goes", "charge in vain and go") } { $length }.
event-moved-flee = { $name } { AGREE($name, "flees", "flee") } { $length }.
event-moved-fly = { $name } { AGREE($name, "flies", "fly") } { $length }.
event-moved-jump = { $name } { AGREE($name, "jumps", "jump") }.
event-moved-laid = { $name } { AGREE($name, "is laid down", "are laid down") }.
event-moved-led = { $name } { AGREE($name, "is led along", "are led along") }.
event-moved-levitated = { $name } { AGREE($name, "is carried through the air", "are carried through the air") }.
event-moved-march = { $name } { AGREE($name, "marches", "march") } { $length }.
event-moved-pursue = { $name } { AGREE($name, "pursues", "pursue") } { $length }.
event-moved-pushed = { $name } { AGREE($name, "is pushed", "are pushed") } { $length }.
event-moved-run = { $name } { AGREE($name, "runs", "run") } { $length }.
event-moved-rush = { $name } { AGREE($name, "rushes", "rush") } { $length }.
event-moved-step-aside = { $name } { AGREE($name, "steps aside", "step aside") } { $length }.
event-moved-swim = { $name } { AGREE($name, "swims", "swim") } { $length }.
event-moved-teleport = { $name } { AGREE($name, "is teleported", "are teleported") }.
event-moved-turn = { $name } { AGREE($name, "turns on the way", "turn on the way") } { $length }.
event-moved-wagon = { $name } { AGREE($name, "rolls", "roll") } { $length }.
event-moved-walk = { $name } { AGREE($name, "walks", "walk") } { $length }.
event-moved-wheel = { $name } { AGREE($name, "wheels", "wheel") } { $length }.
event-turned = { $name } { AGREE($name, "turns", "turn") } on the spot.
event-hurt = Hit: { $name }, −{ $amount } ({ $left } left).
event-hurt-only = Hit: { $name }, −{ $amount }.
event-healed = Healed: { $name }, +{ $amount } (now { $left }).
event-healed-only = Healed: { $name }, +{ $amount }.
event-slain = Slain: { $name }.
event-removed = Off the table: { $name } ({ $cause }).
event-changed = { $what }: { $old } → { $new }.
event-changed-because = { $what }: { $old } → { $new } ({ $cause }).
event-status-gained = { $name }: { $status }.
event-status-lost = { $name }: no longer { $status }.
event-lapsed = What was announced cannot happen any more.
event-policy-set = { $seat } sets { $key } to { $value }.
event-end-offered = { $seat } offers to end the battle.
event-end-withdrawn = { $seat } plays on after all.
event-conceded = { $seat } gives up.
event-paused = The leader stops the battle.
event-resumed = The battle goes on.
event-ended = The battle is over. { $reason }
event-ended-won = The battle is over. Victory for { $order }. { $reason }
event-ended-draw = The battle is over, a draw. { $reason }
event-overridden = The referee's hand changed { $paths }: { $reason }
event-taken-back = Taken back to entry { $to }.

## Ends

end-conceded = The other side gave up.
end-agreed = The players agreed to end it.
end-time = The agreed time is over.

## What is asked

ask-dice = Roll { $count }D{ $sides } ({ $purpose }) and type what they show.
ask-dice-needed = Roll { $count }D{ $sides } ({ $purpose }, needs { $compare } { $target }) and type what they show.
ask-card = Draw a card ({ $bag }) and say which one it is.
ask-mix = Give a number of your own: it is mixed into the dice, so that nobody can choose them.
ask-paused = The leader has stopped the battle.
ask-waiting = Waiting for another player.

## What one can do

do-concede = Give up
do-mix = Mix in
do-offer-end = Offer to end
do-offer-end-help = The battle ends when every player offers it.
do-withdraw-offer = Play on
do-override = Referee's hand
do-pause = Stop the battle
do-resume = Let the battle go on
do-set-policy = Stops and automatic answers
do-type-dice = Enter the dice
do-type-card = Enter the card
field-card = Card
field-changes = Changes
field-dice = Dice
field-mix = Your number
field-policy = When
field-policy-value = Then
field-successes = Successes (dice without numbers)

## Refusals

refusal-over = The battle is over.
refusal-no-seat = There is no such seat at this table.
refusal-not-asked = It is not your decision now.
refusal-not-playing = Only players who are still in the battle can do this.
refusal-other-question = This does not answer what is asked now.
refusal-shell-only = The table does this by itself when it is time.
refusal-malformed = This is not an action the table understands: { $reason }.
refusal-paused = The leader has stopped the battle.
refusal-leader-only = Only the game leader can do this.
refusal-pause-twice = The battle already is that way.
refusal-no-offer = You have not offered to end the battle.
refusal-offer-twice = You have already offered to end the battle.
refusal-policy-key = There is no stop or automatic answer called { $policy }.
refusal-policy-value = { $value } is not one of the choices.
refusal-back-off = Take-backs are switched off in this battle.
refusal-back-dice = Dice have fallen or a secret was shown since then; only the leader can go back past that.
refusal-back-dice-typed = A die has fallen for this action; it must be finished.
refusal-back-barrier = The rules do not let this part be played again.
refusal-back-entry = One cannot go back to entry { $entry }.
refusal-back-nothing = There is nothing to take back.
refusal-back-old-rules = Entry { $entry } was played under older rules and cannot be played again.
refusal-no-proposal = There is no such proposal any more.
refusal-agreed-twice = You have already agreed.
refusal-change-path = There is no place { $path } in the battle.
refusal-change-old = At { $path } stands something else than the change says.
refusal-change-result = After this change it would not be a battle any more: { $reason }.
refusal-change-fault = After this change something would not fit: { $fault }
refusal-no-rolls = Entry { $entry } has no dice to set.
refusal-rolls-impossible = These dice cannot fall there.
refusal-rolls-too-many = Fewer rolls are made there.
refusal-dice-due = Dice are due, not a card.
refusal-card-due = A card is due, not dice.
refusal-card-missing = { $item } is not in the stack.
refusal-dice-first = First the dice: the table waits for them.
refusal-dice-numbers = { $count }D{ $sides } cannot show that: { $count ->
    [one] one number
   *[other] { $count } numbers
} from 1 to { $sides }.
refusal-dice-successes = That many successes are not possible with { $count } dice here.
refusal-no-dice-due = No dice are due now.
refusal-mix-late = Numbers are mixed in only before the first roll of fair dice.
refusal-mix-twice = You have already given your number.
refusal-reveal-early = The secret of the dice is shown when the battle is over.
refusal-game = There is no game { $game }; there are: { $known }.
refusal-scenario = There is no scenario { $scenario }; there are: { $known }.
refusal-other-game = This set-up is for another game ({ $game }).
refusal-seat-count = This scenario cannot be played by { $count }.
refusal-option-unknown = There is no option { $option }.
refusal-option-value = { $value } is not possible for option { $option }.
refusal-odds-unknown = There is no value { $name }; there are: { $known }.
refusal-odds-missing = The value { $name } is missing.
refusal-odds-value = { $name } must be a whole number from { $least } to { $most }, not { $value }.
refusal-save-foreign = This is not a battle saved by Slagveld.
refusal-save-newer = This battle was saved by a newer Slagveld.
refusal-save-damaged = This saved battle is damaged: { $reason }.
refusal-save-changed = This saved battle was changed by hand: entry { $entry } does not fit.
refusal-save-large = This file is too large for a saved battle.

## Replays

verify-refused = the action is not allowed there: { $why } ({ $rule })
verify-dice = the dice do not fit: { $why }
verify-rolls = other dice fall there: { $new }, recorded { $old }
verify-events = other things happen there than recorded
verify-state = things stand differently there than recorded
verify-commitment = the secret of the dice does not fit the published hash

## Prices

# A price that is not whole: $digits stand after the point.
decimal = { NUMBER($whole) }.{ $digits }

## Secrets and fairness

event-hand-stayed = What all agreed to cannot be done as the battle stands. Nothing has changed.
event-card-set-right = { $was } has been drawn, though it was noted in your hand. { $now } is noted there now. If that is wrong, a card was typed wrongly: tell the others.
refusal-change-unseen = This does not fit what you see of the battle. A proposal changes what its player sees, names what stands there, and leaves a sound battle.
refusal-change-leader = Who leads and who plays stays as it is.
refusal-rolls-unseen = Not everybody saw what was drawn there. Only a leader can set it.
refusal-leader-plays = Whoever plays does not overrule alone. Propose it from the seat you play.
lesson-not-now = The lesson waits for something else just now: do what glows. Whoever leaves the lesson may do anything.

## The verdict in one line. What is likely is followed by its chance: "hits 3 in 4".

verdict-hits = hits
verdict-wounds = wounds
verdict-kills = kills
verdict-wipes-out = wipes them out
verdict-works = succeeds
verdict-hurt = you are wounded
verdict-falls = you fall
verdict-loses = you lose a man
verdict-all-lost = you lose them all
