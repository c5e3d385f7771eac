### Armies by chance, out of a box, by picking in turn; armies as lists.

## What cannot be done

muster-no-points = An army by chance needs a total to be built for: say how many points.
muster-too-little = For { $total } points there is nothing; the least costs { $least }.
muster-not-in-box = { $count ->
    [0] This does not lie in the box.
    [one] Only one of these lies in the box.
   *[other] Only { $count } of these lie in the box.
}
muster-draft-sides = A draft has two sides.
muster-draft-pick = Pack { $pack } cannot be picked now.

## Lists

list-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
list-total-word = Total
list-total = Total: { $points }
list-total-of = Total: { $points } of { $total }
list-nothing = Nothing in this list is known here: write one unit a line, by its name.
list-long = This list is too long: { $lines } lines, each of at most 2,000 characters, are the most.
list-large = { $file } is too large: { $most } MB are the most.
list-not-text = { $file } is not text (UTF-8).
list-foreign = { $file } is no roster that can be read: { $reason }.
list-deep = This roster has more selections, or deeper within each other, than can be read.
list-other-game = This army is for another game: { $game }.
list-unknown = Nothing here is called so.
list-close = Read as: { $name }.
list-option = { $name } has no “{ $option }” to choose here.
list-price = Costs { $theirs } there, and { $ours } here.
list-unsound = Line { $line }: { $reason }.
room-army-unknown = There is no ready-made army “{ $army }” of { $game }; there are: { $known }.

## Names

muster-name-random = By chance, { $seed }
muster-name-sealed = Out of box { $number } of { $seed }
muster-name-draft = Side { $number } of draft { $seed }
