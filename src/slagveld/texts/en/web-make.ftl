# Armies and tables made on the page.

refusal-no-kit = { $game } has no box of scenery: play it on one of its own tables.

## Both

make-game = Game
make-name = Name
make-save = Save
make-saved = Saved
make-unsaved = Not saved yet
make-saving = Saving …
make-share = Copy link
make-delete = Delete
make-delete-ask = Delete { $name }?
make-delete-why = It is gone for good, and its link no longer works.
make-deleted = { $name } is deleted.
make-copy = Keep a copy
make-copy-name = { $name } (copy)
make-changed = Changed { $when }
make-draft = You left changes unsaved here; they are back.
make-draft-drop = Drop the changes

## Armies

make-armies = Armies
make-armies-lead = Build an army, keep it, share it and fight with it.
make-my-armies = My armies
make-no-armies = No armies yet: begin with a ready-made one, or from nothing.
make-all-armies = All armies
make-new-army = Begin a new army
make-like = Begin with this army
make-empty-army = An empty army
make-empty-army-help = Take what you own, figure by figure.
make-army-name = My army
make-figures = { $count ->
    [one] 1 figure
   *[other] { $count } figures
}
make-fight = Fight with it
make-agreed = Agreed total
make-agreed-help = 0: no limit
make-total = Total
make-total-of = { $price } of { $total }
make-over = { $over } over the agreed total.
make-offers = What you can take
make-search = Search
make-found-none = Nothing goes by that name; try another word.
make-your-army = Your army
make-the-army = The army
make-army-empty = Nothing chosen yet: take something from the list.
make-army-ok = This army may fight.
make-faults = { $count ->
    [one] One thing is wrong with this army.
   *[other] { $count } things are wrong with this army.
}
make-more = One more: { $name }
make-less = One less: { $name }
make-take-out = Take out: { $name }
make-count-of = Number of: { $name }
make-none-chosen = –
make-file-out = Save as a file
make-print = Print
make-file-in = Open a file
make-file-drop = You can also drop a file anywhere on this page.
make-file-large = This file is too large to be an army; choose another one.
make-file-not-json = This file cannot be read; choose an army that was saved here as a file (JSON).
make-file-not-army = There is no army in this file; choose one that was saved here as a file.
make-file-entry = Entry { $entry } of this file is not what an army is made of; correct it or choose another file.
make-file-game = This army is for a game that is not here: { $game }.
make-shared-army = Somebody shared this army with you. Keep a copy to change it.

## Laying the table

make-lay = Lay the table
make-lay-lead = Put woods, houses and rocks where you like them, and play on your own table.
make-my-tables = My tables
make-no-tables = No tables yet: lay one now.
make-all-tables = All tables
make-new-table = Lay a new table
make-table-name = My table
make-pieces = { $count ->
    [one] 1 piece of scenery
   *[other] { $count } pieces of scenery
}
make-size = { $width } × { $depth }
make-use-table = Play on it
make-box = Box of scenery
make-box-help = Click a piece, or drag it onto the table.
make-box-full = The box is empty: { $most } pieces is the most.
make-put = Put on the table: { $name }
make-table = Table
make-width-of = Width in { $unit }
make-depth-of = Depth in { $unit }
make-height-of = Height in { $unit }
make-bounds = { $least } to { $most }
make-facing = Turned, in degrees
make-ground = Ground
make-ground-grass = As the scenario has it
make-ground-meadow = Meadow
make-ground-steppe = Steppe
make-ground-sand = Sand
make-ground-snow = Snow
make-ground-stone = Rock
make-ground-ruins = Flagstones
make-ground-dungeon = Dungeon
make-snap = Snap to a grid
make-undo = Undo
make-redo = Redo
make-duplicate = Duplicate
make-piece-delete = Take away
make-turn-left = Turn left
make-turn-right = Turn right
make-laid = On the table
make-nothing-laid = Nothing yet: take something from the box.
make-board = The table, { $width } by { $depth }. The arrow keys move the chosen piece.
make-keys = Arrow keys move by 1 cm (with Shift 1 mm), [ and ] turn, Ctrl+D duplicates, Del takes away, Ctrl+Z undoes.
make-table-ok = This table can be played on.
make-table-option = This table can be played on with the option “{ $option }” on.
make-table-asking = Looking at the table …
make-moved = { $name }: { $x } from the left, { $y } from the top.
make-shared-table = Somebody shared this table with you. Keep a copy to change it.
make-no-kits = No game here has a box of scenery.
make-no-musters = No game here has armies to build.
