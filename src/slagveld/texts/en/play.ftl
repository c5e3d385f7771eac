### `slagveld play`: a battle in the terminal.

## The command line

play-argument-game = key of a game; left out, the games are listed to choose from
play-name-seats = BOT,human,…
play-name-army = FILE|NAME
play-name-option = KEY=VALUE
play-name-unit = book|cm|inch
play-option-seat = who plays each seat: human, or a bot: recruit, soldier, veteran, captain, warlord, each also with a temperament (captain-bold, -careful, -stubborn, -sly), random, greedy (human, then veterans)
play-option-hot-seat = people play every seat, at this terminal
play-option-players = how many play
play-option-army = a file or a ready-made army, once for each seat in order
play-option-option = a switch of the game, such as rounds=8; may be repeated
play-option-seed = the same seed gives the same dice
play-option-typed-dice = you roll real dice and type what they show
play-option-load = go on with a saved battle
play-option-save = the file in which the battle is kept after every answer
play-option-unit = cm, inch, or book: as the rulebook of the game measures (book)
play-seat-twice = --hot-seat and --seat cannot go together.
play-seats = Seats are named with commas between them, { $count } at most, not { $words }.
play-option-pair = Options are given as KEY=VALUE, not { $word }; there are: { $known }.
play-armies = There are { $count } seats; --army is given once for each at most.
play-army-other = { $file } is an army of another game ({ $game }).
play-army-faulty = { $file } is not allowed: { $fault } ({ $rule })
play-unit = There is no measure { $unit }; there are: { $known }.
play-load-other = { $file } is a battle of { $game }.
play-load-fixed = A loaded battle has its own scenario, armies, options and dice; only seats can be named anew.
play-save-foreign = { $file } is there already and is no saved battle; it is left as it is.
play-save-failed = The battle cannot be saved as { $file }: { $reason }.

## Choosing a battle

play-welcome = Welcome to Slagveld!
play-pick-game = Which game? Type a number; Enter takes the one in brackets.
play-pick-scenario = Which battle?
play-pick-foe = Against whom?
play-foe-bot = against the computer
play-foe-people = against somebody next to me, at this terminal
play-pick-bot = How strong a computer?
play-name-human = Player { $number }
play-name-bot = Computer { $number }

## The screen

play-round = { $called ->
    [turn] Turn
   *[round] Round
} { $round }
play-round-of = { $called ->
    [turn] Turn
   *[round] Round
} { $round } of { $limit }
play-cards-of = Cards of { $whose }
play-cards-hidden = { $count } face down
play-pieces-head = Pieces
play-log-more = { $count ->
    [one] 1 earlier line: type “{ $word }”
   *[other] { $count } earlier lines: type “{ $word }”
}
play-suggestions = Or take a suggestion by its number (“{ $more }” shows more):
play-no-more = There are no more suggestions.
play-many-more = There is far more that you may do than can be suggested here: choose one of the actions and fill it in.
play-no-other = This must be answered; “quit” leaves the battle.
play-press-enter = Press Enter …
play-hand-over = Hand the keyboard to { $name }. Nobody else looks.
play-look-alone = Only { $name } looks now. Press Enter …
play-agree = { $name }, do you agree that it is taken back?

## Actions in words

play-at = at { $place }
play-looks = facing { $direction }
play-stays = stays
play-way-to = to { $place }
play-way = { $length } { $direction } to { $place }
play-placed-many = { $count } pieces, the first at { $place }
play-piece-number = no. { $number }
play-facing = Facing
play-which-piece = Which one?
play-done = done
play-snapped = Moved to the nearest allowed place.
play-so-far = As it stands: { $why } ({ $rule }). “{ $drop }” takes the last one back.
play-preview-length = Way: { $length }
play-preview-length-of = Way: { $length } of { $limit }
play-preview-cost = Counts as { $cost }
play-confirm = Do it? ({ $yes }/{ $no })

## Hints

play-hint-menu = Letter or number, “help” or “?”
play-hint-several = { $least }–{ $most }, commas between them
play-hint-order = in your order, commas between them
play-hint-number = A number, or:
play-hint-path = 30 e · 12 45° · x y · to B3 · contact B3 · here; several legs with “;”
play-hint-spot = x y · 15 e · 12 45° · to B3
play-hint-facing = n, ne, e … · 0–359 (0 is up) · at B3 · left, right, back
play-hint-legs = ahead 10; turn 45; left 5
play-hint-plan = A number takes a whole plan; “each” places them one by one.

## Not understood

play-unclear-place = That is no place here. Try “40 25”, “30 e”, “12 45°” or “to B3”.
play-unclear-direction = That is no direction. Try “ne”, “45” or “at B3”.
play-unclear-number = A number from { $least } to { $most }, please.
play-unclear-several = That could be several: { $found }.
play-unclear-choice = That is none of these; a number or the first letters will do.
play-unclear-menu = That is none of these. Type a letter or number from the list, or “help”.
play-unclear-piece = There is no such piece in the list; its number or its code will do.
play-unclear-off-table = Not on the table: { $piece }.
play-unclear-contact = Base contact is out of reach that way; one comes as far as { $place }.
play-unclear-measuring = Nothing may be measured to it before it is announced ({ $rule }).
play-unclear-dice = Type what { $count }D{ $sides } show, such as “3 5”.
play-unclear-yes = Yes or no, please.
play-unclear-plan = A number from 1 to { $most }, or “each”.
play-unclear-split = Type up to { $count } numbers, one for each.
play-unclear-legs = Legs are told like this: ahead 10; turn 45
play-no-changes = The state cannot be changed by hand here.
play-no-rule = No rule belongs to this; “? words” searches the rulebook.
play-no-policies = This game has no stops or automatic answers.
play-policies-how = “policies 1 2” sets the first to its second choice.
play-offer-bots = Bots never agree to end a battle; “concede” gives it up, “quit” keeps it for later.

## Leaving, and the end

play-sure-concede = Give the battle up?
play-sure-quit = Leave the battle? It is kept, and can go on later.
play-saved = Saved: { $file }
play-left = The battle is kept, and goes on with:
play-kept = The battle is kept. To see it again:
play-scores = Scores: { $scores }

## Help

play-help-answers-head = Answers
play-help-answers = A letter or the first letters of what you want to do, or the number of a suggestion. Enter takes what stands in brackets. “x” goes back.
play-help-places-head = Places and ways
play-help-places = “40 25” is 40 to the right and 25 down. “30 e” goes 30 to the east, “12 45°” goes 12 that way (0° is up, 90° right), “10 ahead” where the piece looks. “to B3” goes straight towards B3 as far as allowed, “contact B3” into base contact. “@1” at the end means level 1.
play-help-facing-head = Facing
play-help-facing = A point of the compass (n, ne, e …), degrees, “at B3”, left, right or back.
play-help-commands-head = Commands
play-help-commands = At any prompt; put “/” before one that could be an answer.
play-help-rule = the rule behind the question; “? WORDS” searches, “? ID” shows a rule
play-help-help = this help
play-help-table = the table again
play-help-sheet = all sheets and pieces; “sheet B3” shows one piece
play-help-log = what has happened; “log all” from the beginning
play-help-undo = take your last answer back, if the rules allow it
play-help-policies = stops and automatic answers
play-help-offer = offer to end the battle, or play on after all
play-help-concede = give the battle up
play-help-save = save the battle; “save FILE” somewhere else
play-help-quit = leave; the battle is kept

## Words to type; commas between several spellings

play-word-n = n, north
play-word-ne = ne
play-word-e = e, east
play-word-se = se
play-word-s = s, south
play-word-sw = sw
play-word-w = w, west
play-word-nw = nw
play-word-ahead = ahead
play-word-back = back
play-word-left = left
play-word-right = right
play-word-turn = turn
play-word-yes = y, yes
play-word-no = n, no
play-word-at = at
play-word-to = to, towards
play-word-contact = contact
play-word-here = here, stay
play-word-cancel = x, cancel
play-word-each = each
play-word-done = done
play-word-drop = drop
play-word-suggest = s, suggest
play-word-help = help, h
play-word-table = table
play-word-sheet = sheet, sheets
play-word-log = log
play-word-undo = undo
play-word-policies = policies, policy
play-word-offer = offer
play-word-concede = concede
play-word-save = save
play-word-quit = quit, q, exit
