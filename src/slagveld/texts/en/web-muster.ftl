### Armies drawn, picked and pasted in the browser.

## Armies by chance, out of boxes, by picking in turn

make-points = Points
make-seed = Number
make-seed-help = The same number gives the same again.
make-chance = Without choosing everything yourself
make-random = A random army
make-random-help = Allowed, and near the points.
make-random-sure = Replace this army?
make-random-why = What you have built so far makes room for an army by chance.
make-random-yes = Replace it
make-random-of = By chance: { $points } points, no. { $seed }
make-random-again = Another one
make-sealed = Sealed boxes
make-sealed-help = Both sides open a box of the same kind and build of what lies in it.
make-box-of = Box { $number } for { $points } points, no. { $seed }. Only what lies in it can be taken.
make-box-count = { $count } in the box
make-box-build = Build one for me
make-box-other = Open box { $number }
make-pick = Draft
make-pick-help = Pick in turn, there and back again, from what lies open.
make-pick-who = Who picks
make-pick-bot = I and a bot
make-pick-two = Two of us, here
make-pick-auto = Two bots
make-pick-side = Side { $number }
make-pick-turn = Side { $number } picks now.
make-pick-over = Both armies are complete.
make-pick-open = What lies open
make-pick-take = Take: { $name }
make-pick-taken = taken
make-pick-not = not now
make-pick-done = No more for side { $number }
make-pick-back = Take back
make-pick-fight = Fight with these armies
make-pick-none = Nothing yet

## Lists and cards

make-list-copy = Copy as text
make-list-paste = Paste a list
make-list-lead = One unit a line with its number, as people write it in a forum; or the file of an army, a roster of New Recruit or BattleScribe among them.
make-list-words = The list
make-list-read = Read it
make-list-use = Use this army
make-list-fits = Everything in it fits.
make-list-some = { $count ->
    [one] One thing is to be said of it:
   *[other] { $count } things are to be said of it:
}
make-list-line = Line { $line }
make-face = Values and abilities: { $name }
make-face-none = This has no values before it is made: take it, and choose them.
