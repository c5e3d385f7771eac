### Words of the command line.

cli-about = Slagveld plays tabletop miniature games by their own rules.

## Help

cli-usage-head = Usage
cli-usage-bare = Without a command the table opens in the browser.
cli-commands-head = Commands
cli-arguments-head = Arguments
cli-options-head = Options
cli-everywhere-head = With every command
cli-games-head = Games
cli-games-none = No games are installed.

cli-help-serve = the table in the browser, on this machine or for the whole room
cli-help-play = a battle in this terminal, against the computer or each other
cli-help-games = the games with their scenarios and armies
cli-help-rules = a game's rulebook: all titles, one rule, or a search
cli-help-odds = the exact chances of an attack
cli-help-replay = a saved battle again, every die verified
cli-help-simulate = many battles between bots, and who wins
cli-help-ladder = every bot against every other, and how strong each is
cli-help-train = what a position says about winning, learned from battles
cli-help-bench = how fast this machine plays
cli-help-new-game = a small game as a package of its own, to make another of
cli-help-army = check an army, or begin a new one
cli-help-army-check = everything wrong with an army, and what it costs
cli-help-army-new = a new army to fill in, as YAML
cli-help-army-card = what a card of your own costs, part by part

cli-name-command = COMMAND
cli-name-options = OPTIONS
cli-name-game = GAME
cli-name-words = ID or WORDS
cli-name-attack = ATTACK
cli-name-values = NAME=NUMBER
cli-name-file = FILE
cli-name-folder = FOLDER
cli-name-number = NUMBER
cli-name-bots = A,B
cli-name-key = KEY
cli-name-address = ADDRESS
cli-name-name = NAME

cli-argument-game = key of a game, as `slagveld games` lists them
cli-argument-book = key of a game, or “slagveld” for what holds in all games
cli-argument-words = the id of a rule, or words to search for
cli-argument-attack = what to ask about; left out, all that can be asked is listed
cli-argument-values = the numbers of the attack, such as dice=10
cli-argument-save = a saved battle
cli-argument-army = an army as YAML or JSON
cli-argument-card = a card as YAML or JSON
cli-option-schema = the form of such cards as a JSON schema
cli-argument-new-game = what the game is to be called, such as tin or iron-tin

cli-option-json = answer as JSON, for programs
cli-option-lang = language of the answer
cli-option-help = this help
cli-option-log = tell the battle, event by event
cli-option-games = how many battles (100)
cli-option-seed = the same seed gives the same battles (1)
cli-option-bots = who plays, seat by seat (random against random)
cli-option-scenario = key of a scenario (the game's first)
cli-option-mirror = both sides bring the same army, the ready-made ones in turn
cli-option-workers = processes that play at the same time (1)
cli-option-battles = how many battles are learned from (400)
cli-option-train-scenario = key of a scenario (all for two players in turn)
cli-option-train-out = write the weights there, as YAML
cli-option-ladder-bots = who takes part (recruit,soldier,veteran,captain,warlord,greedy,random)
cli-option-ladder-games = battles of every pair (20)
cli-option-ladder-out = write the tables there as well, as Markdown (.md), or the ratings as a picture (.svg)
cli-option-where = where in the program the rule is carried out, and which tests prove it
cli-option-seconds = seconds for each measurement (0.3)
cli-option-folder = the folder in which its own is written (this one)
cli-option-like = begin with this ready-made army
cli-option-host = address to listen at (127.0.0.1: this machine only)
cli-option-port = port to listen at (8765, or the next free one)
cli-option-db = where everything is kept: a file, or postgresql://… (your data folder)
cli-option-lan = open to everybody in the local network, with a QR code to join
cli-option-name = one more name under which this server is reached, such as that of a proxy
cli-option-no-browser = do not open the browser

## Wrong usage and wrong input

cli-no-command = There is no command { $command }; there are: { $known }.
cli-no-action = { $command } needs one more word: { $known }.
cli-no-option = There is no option { $option } here; --help shows what there is.
cli-option-usage = The option { $option } is not used this way; --help shows how.
cli-missing = Something is missing: { $name }; --help shows how it is used.
cli-extra = That is too much: { $words }; --help shows how it is used.
cli-usage = That is not how it is used: { $reason }
cli-no-language = There is no language { $language }; there are: { $known }.
cli-number = { $option } must be a number from { $least } to { $most }, not { $value }.
cli-file-missing = There is no file { $file }.
cli-file-folder = { $file } is a folder, not a file.
cli-file-forbidden = The file { $file } may not be read.
cli-file-unreadable = The file { $file } cannot be read: { $reason }.
cli-file-unwritable = The file { $file } cannot be written: { $reason }.
cli-defect = This is a defect of Slagveld itself, please report it: { $error }
refusal-bot = There is no bot { $bot }; there are: { $known }.
refusal-tactics = { $game } has no tactics, so there is nothing to train.
refusal-mirror = No ready-made army fits { $scenario }, so both sides cannot bring the same.
refusal-too-few = { $ended } of { $battles } battles came to an end; those are too few to fit anything.

## Games and rules

cli-scenarios-head = Scenarios
cli-armies-head = Ready-made armies
cli-players = { $players } players
cli-rules-none = No rule contains all of this: { $words }
cli-rules-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
cli-rules-found = { $count ->
    [one] 1 rule found.
   *[other] { $count } rules found.
}
cli-rules-english = The wording of this is in English.
cli-rule-ruling = How we read it
cli-rule-example = Example
cli-rule-table = Table
cli-rule-kind = Kind
cli-rule-reason = Why
cli-rule-chapter = Chapter
cli-rule-source = Source
cli-rule-house = ours, not the rulebook's
cli-where-rule = --where wants the id of one rule of { $game }; “{ $words }” is none.
cli-where-code = Carried out
cli-where-tests = Proved by
cli-where-unknown = Nothing is known of where this rule is carried out: this installation has no index.
cli-kind-mechanic = enforced by the program
cli-kind-display = shown on the table
cli-kind-data = held as data
cli-kind-exempt = left to people

## Odds

cli-odds-without = { $game } has no attacks whose chances can be asked for.
cli-odds-unknown = There is no attack { $attack }; there are: { $known }.
cli-odds-pair = Numbers are given as NAME=NUMBER, not { $word }.
cli-odds-twice = { $name } is given twice.
cli-odds-mean = On average { $mean }.
cli-odds-more = { $count } less likely outcomes are not shown; --json shows all.

## Replays

cli-replay-entries = Entries
cli-replay-rolls = Rolls
cli-replay-dice = Dice
cli-replay-commitment = Published hash
cli-replay-secret = Secret
cli-replay-older = Older rules
cli-replay-older-entries = { $count ->
    [one] the first entry cannot be played again
   *[other] the first { $count } entries cannot be played again
}
cli-replay-hand = Referee's hand
cli-replay-hand-none = changed nothing
cli-replay-override = entry { $entry }: { $what }
cli-hand-state = changed { $paths } ({ $reason })
cli-hand-dice = set the dice of entry { $entry } ({ $reason })
cli-replay-end = End
cli-end-open = the battle is not over
cli-log-open = The battle is not over: only what everybody may see is told.
cli-end-draw = A draw. { $reason }
cli-end-won = Victory for { $winners }. { $reason }
cli-replay-ok = Everything comes out as recorded.
cli-replay-differs = Entry { $entry } does not come out as recorded: { $reason }.
cli-replay-wrong = The battle is not what it says: { $reason }.
cli-dice-proven = { $kind }, every one computed again
cli-dice-unproven = { $kind }, not proven
cli-dice-seeded = from a seed
cli-dice-committed = from a secret whose hash was published
cli-dice-typed = real dice, typed in
cli-dice-recorded = from outside, as recorded

## Simulations

cli-simulate-progress = Battles
cli-battles = { $count ->
    [one] 1 battle
   *[other] { $count } battles
}
cli-head-bot = Bot
cli-head-wins = Wins
cli-head-share = Share
cli-head-interval = 95% interval
cli-draws = Draws
cli-unfinished = Not finished
cli-simulate-interrupted = Interrupted after { $played } of { $count } battles.
cli-simulate-seats = Wins by seat: { $wins }
cli-simulate-refused = { $count ->
    [one] 1 answer of a bot was not allowed.
   *[other] { $count } answers of bots were not allowed.
}
cli-simulate-time = { $decisions } decisions in { $seconds } s ({ $speed } a second), { $rounds } rounds a battle.
cli-bots = Bots are named with commas between them, at most 24, not { $words }.

## Ladders

cli-head-rating = Rating
cli-ladder-scale = The average is 1500; whoever is 400 above another wins ten battles to one. A draw is half a victory.
cli-ladder-shares = What the bot of the row won against that of the column, with its 95% interval
cli-ladder-written = The ladder is in { $file }.
cli-ladder-few = A ladder takes two bots or more, not { $words } alone.
cli-ladder-twice = The bot { $bot } is named twice.
cli-ladder-out = --out wants a file that ends in .md or .svg, not { $file }.

## Training

cli-train-positions = Positions
cli-train-brier = Brier score on battles held out
cli-train-brier-worth = the same for worth alone
cli-train-curve = The chance that was said, and the part that was won
cli-head-said = Said
cli-head-came = Won
cli-head-positions = Positions
cli-train-written = The weights are in { $file }.

## Armies

cli-army-name = New army
cli-army-offers = What can be added under “entries”, with its price:
cli-army-without = { $game } has no armies to build.
cli-army-no-cards = { $game } has no cards to write yourself.
cli-army-card-file = Which card? Name its file, or ask for --schema.
cli-army-unknown = There is no ready-made army { $name }; there are: { $known }.
cli-army-entry = entry { $entry }
cli-army-price = Price
cli-army-asked = Your price
cli-army-ok = This army is allowed.

## Speed

cli-bench-running = Measuring …
cli-compiled = The table is compiled.
cli-plain = The table runs as plain Python; compiled it would be many times faster.
cli-bench-games = Games, random play on one core
cli-bench-greedy = Games, greedy bots on one core
cli-bench-table = Table
cli-bench-chances = Chances
cli-head-game = Game
cli-head-decisions = Decisions/s
cli-head-battles = Battles/s
cli-head-question = Question
cli-head-per-second = per second
cli-head-microseconds = µs

## Serving

cli-serve-running = Slagveld is open at { $address }
cli-serve-also = also at { $address }
cli-serve-moved = Port { $port } is taken by another program, so the next free one is used.
cli-serve-home = Your own way in, with the rights of the host (keep it to yourself):
cli-serve-club = The club room, to see and look after all battles here (keep it to yourself):
cli-serve-code = Scan this with a telephone or tablet in the same network to join.
cli-serve-stop = Ctrl-C ends it. Everything is kept.
cli-serve-end = Slagveld is closed. Everything is kept.
cli-serve-taken = Port { $port } is taken by another program; choose another one with --port, or leave --port out.
cli-serve-address = Slagveld cannot listen at { $address }: { $reason }.

cli-sum-dice = Dice
cli-sum-needed = Needed

## A new game

cli-new-game-name = A game's name has 2 to { $most } small letters, digits and single hyphens, a letter first; { $name } does not.
cli-new-game-taken = There is a game called { $name } already.
cli-new-game-exists = There is something called { $file } already; nothing was written.
cli-new-game-no-folder = There is no folder { $file }.
cli-new-game-unwritable = Nothing can be written in { $file }: { $reason }.
cli-new-game-written = { $folder } holds a whole small game in { $count } files.
cli-new-game-next = Make it known, and see it pass:

cli-head-score = A draw as half

## Sentences

cli-help-texts = sentences in all languages
cli-help-texts-lint = what a language lacks, and what is wrong with the sentences
cli-name-language = LANGUAGE
cli-argument-language = A language, whose missing messages are listed.
cli-texts-row = { $there } of { $of } sentences, { $rules } of { $all } rules
