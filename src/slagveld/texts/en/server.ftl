### Sentences of the server's store, rooms and bots.

## What is kept

store-address = This is no address of a store; give a file, sqlite:///file or postgresql://user@host/name.
store-newer = This store was made by a newer Slagveld; install that one, or choose another file with --db.
store-unreachable = The store cannot be reached ({ $reason }); see whether it is running and the address is right.
store-foreign = This is no store of Slagveld ({ $reason }); choose another file with --db.
store-papers-many = You keep { $most } armies, tables and scenarios already; delete one to make room.
store-paper-kind = { $kind ->
    [army] An army is missing, or something else lies beside it.
    [table] A table is missing, or something else lies beside it.
   *[other] A scenario is missing, or something else lies beside it.
}
store-unknown-paper = There is no such army, table or scenario, or it is not yours; see whether the link is complete.
store-unknown-key = Nobody has this key; open the page anew with your own link.
store-unknown-link = This link opens no seat here (any more); ask whoever sent it for a new one.
store-backup-foreign = This is not a backup made by Slagveld.
store-backup-large = This backup is too large.
store-backup-newer = This backup was made by another version of Slagveld; restore it with that one.
store-backup-damaged = This backup is damaged, and nothing was changed: { $reason }.

## At the table

room-name-person = Player { $number }
room-name-bot = Bot { $number }
room-name-long = A name has at most { $most } letters; choose a shorter one.
room-title-long = A title has at most { $most } letters; choose a shorter one.
room-line-long = A line has at most { $most } letters; say it in two.
room-line-empty = There is nothing to be read in this line.
room-not-your-seat = You do not sit there; open the link of that seat first.
room-stale = The battle has gone on meanwhile; look at it again and choose anew.
room-not-kept = The battle could not be written down, so nothing was played; try again in a moment.
room-unknown-battle = There is no such battle here; see whether the link is complete.
room-unknown-seat = There is no seat for a person there.
room-no-entry = The battle has no entry { $entry }.
room-no-piece = This is not on the table.
room-ruler-none = Nothing may be measured while this is decided.
room-ruler-own = Only your own pieces and the table may be measured while this is decided.
room-ruler-end = Each end of a ruler is a piece or a spot, not both.
room-proof-early = The dice are proven when the battle is over.
room-file-early = The battle file holds what others may not see; it can be had when the battle is over.
room-deleted = The host has deleted this battle.
room-restored = The host has restored a backup; open your battles again.
room-closing = The table closes for now; the battle is kept and goes on when it opens again.
room-proposes-back = { $name } asks to take back to entry { $entry }.
room-proposes-hand = { $name } asks to change { $paths }: { $reason }
room-proposes-dice = { $name } asks to play entry { $entry } again with { $rolls }: { $reason }

## Before the battle

room-no-lesson = There are no first steps for this game yet ({ $game }); play a battle instead.
room-no-armies = This game has no armies to choose ({ $game }).
room-army-missing = This game has no ready-made armies; choose one for each seat.
room-bot-person = A person sits there, so there is no bot ({ $bot }) to choose.
room-field = { $field }: { $why }
room-bot-lost-turn = { $name } gave no answer in time, or none that the rules allow; the question's own proposal was taken instead.
room-leader-bot = The game leader must be a person.
room-typed-bots = With dice of your own a person must play, to roll them.

## Bots

bot-examine-failed = This battle could not be played again in the time there is, so it was not taken in.

## Hints

room-hint-not-asked = There is nothing to answer for this seat just now, so there is no hint.
room-hint-none = No hint came in the time there is; ask again.
room-hint-plain = The warlord would choose “{ $does }”.
room-hint-habit = The warlord would choose “{ $does }”: { $chance } to win; nothing else it weighed is surely better.
room-hint-little = The warlord would choose “{ $does }”: { $chance } to win, a little more than with { $usual }.
room-hint-better = The warlord would choose “{ $does }”: { $chance } to win, { $points ->
    [one] 1 point
   *[other] { $points } points
} more than with { $usual }.
room-hint-quoted = “{ $what }”
room-hint-otherwise = another way of doing the same
room-hint-unknown = something that no button offers
room-hint-does = { $title }: { $parts }
room-hint-and = { $one }, { $other }
room-hint-number = { $title } { $number }
room-hint-many = { $count } pieces
room-only-answer = { $name } had only one answer, so it was given at once.
