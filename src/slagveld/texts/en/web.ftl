### The frame of the web table: home, set-up, club room, rulebook, settings.

## Everywhere

web-close = Close
web-cancel = Cancel
web-retry = Try again
web-loading = One moment …
web-copy = Copy
web-copied = Copied
web-copy-failed = This browser does not let the page copy; mark the link and copy it yourself.
web-share = Share
web-skip = To the content
web-pages = Pages
web-games = Games
web-battles = Battles
web-armies = Armies
web-tables = Tables
web-rulebook = Rulebook
web-club = Club room
web-round = { $called ->
    [turn] turn
   *[round] round
} { $round }
web-home-go = To the home page
web-foot = Every die can be checked when a battle is over.
web-page-failed = This page could not be loaded. Perhaps Slagveld was updated meanwhile: load it again.
web-lost = There is nothing here
web-lost-help = This address leads nowhere. Perhaps a piece of the link is missing.

## What can go wrong

web-problem-unknown = Something went wrong on this page. Load it again; nothing of your battle is lost.
web-problem-status = The server could not answer this ({ $status }). Try again in a moment.
web-problem-offline = The server cannot be reached. Check your connection and try again.
web-line-lost = The connection is interrupted. The page reconnects by itself; then try again.
web-act-busy = One thing at a time: your last answer is still on its way.
web-act-unheard = The connection broke before the table heard this. Please do it again.
web-act-late = Somebody else was quicker while the connection was broken. Look again, then decide.

## Settings

web-settings = Settings
web-language = Language
web-measure = Lengths
web-measure-book = As the rulebook
web-measure-cm = Centimetres
web-measure-inch = Inches
web-theme = Light
web-theme-system = As the system
web-theme-dark = Dark
web-theme-light = Light
web-motion = Motion
web-motion-system = As the system
web-motion-full = Moving
web-motion-reduced = Still
web-speed = Dice and motion
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Quick
web-speed-instant = None
web-stay = Cards of rolls stay
web-stay-held = Until closed
web-stay-seconds = { $seconds } s
web-volume = Volume
web-sounds = Sounds
web-sounds-help = Dice, steps, arrows, steel, magic, and a horn when it is your turn.
web-odds-bar = Odds of the battle
web-odds-bar-help = A bar at the top shows how likely each side is to win, by what you may see.
web-plain-signs = Plain signs instead of miniatures
web-plain-signs-help = Each piece shows a sign for what it is in place of its miniature.
web-notify = Call me when it is my turn
web-notify-help = The title of the tab says it in any case; this also shows a notification.
web-notify-refused = This browser does not allow notifications here; the title of the tab will tell you.

## Home

web-home-title = Your figures, your rules, your table
web-home-lead = Play tabletop battles by their own rulebooks: against a bot, with friends by link, or side by side at one screen.
web-play-now = Play now
web-set-up = Set up a battle
web-game-scenarios = { $count ->
    [one] 1 battle ready to play
   *[other] { $count } battles ready to play
}
web-lesson = First steps
web-lesson-text = New here? A short guided battle of { $game } shows how to select, move, attack and end a turn. It takes five minutes.
web-lesson-start = Show me
web-lesson-skip = No, thanks
web-your-battles = Your battles
web-no-battles = No battles yet: play one now.
web-open-file = Open a battle file
web-battle-yours = Your turn
web-battle-waiting = Waiting for { $names }
web-battle-going = Under way
web-battle-empty-seat = Not here yet: { $names }
web-battle-won = Won by { $winners }
web-battle-drawn = Drawn
web-personal = On another device
web-personal-text = Open this link on another device to find your battles, armies and tables there.
web-personal-secret = Whoever has this link plays as you: keep it to yourself.
web-person-other = Another player's link
web-person-other-text = This link belongs to a player who is not the one at this browser. Take that player over here? The battles of this browser are then only reached by their own personal link.
web-person-take = Take over

## Setting a battle up

web-new-scenario = Which battle?
web-new-seats = Who sits where?
web-new-players = Players
web-new-seat = Seat { $number }
web-new-name = Name
web-new-bot = Which bot
web-new-temper = Temperament
web-new-temper-none = None
web-new-temper-none-help = Takes what it thinks best, and prefers nothing.
web-new-army = Army
web-new-army-scenario = As the battle has it
web-new-army-mine = Mine
web-new-army-ready = Ready-made
web-new-army-build = Build an army
web-new-side = Side
web-new-side-own = For itself
web-new-side-number = Side { $number }
web-new-leader = With a game leader
web-new-leader-help = A referee without an army who sees everything and may put things right by hand. Whoever also plays against others has neither power.
web-new-leader-seat = Game leader
web-who-me = Me
web-who-friend = Friend by link
web-who-bot = Bot
web-name-player = Player { $number }
web-new-hot-seat = Several people at this screen: where something is private, the page asks you to hand it over.
web-new-friends = You get a link for each friend in the next step. The battle waits for them.
web-new-terms = Table, dice and manners
web-new-table = Table
web-new-table-scenario = The one of this battle
web-new-table-lay = Lay a table
web-new-title = Name of the battle
web-new-title-example = Friday evening
web-new-options = Options of the game
web-new-options-changed = { $count ->
    [0] all as usual
    [one] 1 changed
   *[other] { $count } changed
}
web-new-begin = Begin
web-new-begin-links = Begin and get the links
web-new-typed-bots = Somebody must be there to roll real dice: seat a person, or let the table roll.
web-new-one-side = All are on one side: put at least one seat on another.
web-dice = Dice
web-dice-committed = The table rolls
web-dice-committed-help = Fair dice that nobody can choose; everybody can check them afterwards.
web-dice-typed = Real dice
web-dice-typed-help = You roll your own dice and type what they show.
web-back = Take-backs
web-back-usual = As usual ({ $usual })
web-back-free = freely
web-back-consent = if the others agree
web-back-off = never
web-back-help = Until dice fall or a secret is shown.
web-watchers = Others may watch
web-watchers-help = With a link of their own, seeing only what everybody may see.
web-ready = The battle is ready
web-ready-text = Give each friend their link. You can begin to look around at once; the battle waits.
web-ready-go = To the table
web-invite = Invite
web-invite-taken = has sat down
web-invite-watchers = For watchers
web-invite-watchers-help = They see only what everybody may see.
web-invite-link = Link for { $name }
web-invite-secret = Whoever has a seat's link plays there. Send each one only to the person it is for.

## Joining

web-join = Sit down
web-join-invited = You are invited to a battle
web-join-yours = your seat
web-join-there = is here
web-join-empty = still empty
web-join-name = Your name
web-join-sit = Sit down
web-join-help = No account needed: this browser remembers your seat.
web-join-closed = This link does not open
web-join-closed-help = Ask whoever invited you for a new link.

## Club room

web-club-lead = Every battle of this server. Only the host sees this page.
web-club-closed = Only the host gets in here: open the link that Slagveld printed when it started.
web-club-empty = No battles yet. As soon as somebody plays here, the battle stands in this list.
web-club-watch = Watch
web-club-link = Lost link
web-club-link-new = New link
web-club-link-sure = Give { $name } a new link? The old one then opens nothing any more.
web-club-delete = Delete
web-club-delete-sure = Delete “{ $name }” for everybody? It cannot be brought back except from a backup.
web-club-results = Results as a table (CSV)
web-club-backup = Backup
web-club-restore = Restore a backup
web-club-restore-sure = Put { $file } in the place of everything that is here now? Battles since that backup are lost.
web-club-restored = The backup is in place.

## Rulebook

web-rules-search = Search the rules: words or a number
web-rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
web-rules-none = No rule has all these words. Try fewer.
web-rules-topics = Chapters
web-glossary = Words of the game
web-glossary-original = In the original
web-rules-house = Rules of every table
web-rules-english = The wording of this rule is in English.
web-rule-open = Rule { $rule } in the rulebook
web-rule-house = ours, not from the book
web-rule-data = figures
web-rule-exempt = left to the players
web-rule-ruling = How we read it
web-rule-example = Example
web-example-before = Before
web-example-after = After
web-example-refused = Not allowed
web-example-table-before = The table before: { $pieces }.
web-example-table-after = The table after: { $pieces }.
web-example-trouble = This picture could not be drawn.
web-rule-where = In the book and in the program
web-rule-source = In the original
web-rule-code = Carried out in
web-rule-tests = Proved by
web-rule-nowhere = Nothing is known about this rule here.
web-rule-link = Link
web-rule-unknown = There is no rule { $rule } in this book.
web-rulebook-open = Open the whole rulebook

## Credits

web-credits = Credits
web-credits-icons = Drawings of troops and things
web-credits-icons-by = Icons made by { $artists } and other artists of game-icons.net.
web-credits-icons-changed = They are shown in the colours of this page, otherwise unchanged.
web-credits-fonts = Typefaces
web-credits-font = { $font } by { $artist }
web-credits-programs = Programs
web-game-facts = About this game
web-game-players = players
web-game-minutes = { $short }–{ $long } minutes
web-game-difficulty = { $level ->
    [1] easy to learn
    [2] some rules
   *[other] many rules
}

## Invitations, and battles that are in one's list no more

web-invite-alone = Only this machine can open these links. To let others in, start Slagveld with “slagveld serve --lan” and make the links there, or run it on a server.
web-invite-qr = QR code
web-invite-qr-label = QR code of the link for { $name }
web-battle-remove = Take from the list
web-battle-remove-ask = Take “{ $name }” from your list?
web-battle-remove-why = It goes on without you being called. Its link brings it back.
web-battle-removed = Taken from your list: { $name }
