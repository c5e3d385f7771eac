### Setting up: options, tables, armies; what is unsound.

## Options

option-budget = Budget of an army
option-budget-help = Army points agreed on for each side; 0: as in the scenario. More is told, not forbidden.
option-turns = Last turn
option-turns-help = The battle ends after so many turns; 0: as in the scenario.
option-endless = No last turn
option-endless-help = Play until a side is beaten, or both agree to end.
option-reserve = Reserve cards
option-reserve-help = How many cards the loser of the roll may hold; the winner may hold one more.
option-by-strength = Disengagement by strength
option-by-strength-help = Warriors may also leave a fight by their Strength.
option-free-measuring = Free measuring
option-free-measuring-help = Distances to enemies may be measured before anything is announced.
option-leg-doubles = Doubles lame
option-leg-doubles-help = A double on the legs halves MOV until the wound is healed.
option-arm-doubles = Doubles weaken
option-arm-doubles-help = A double on the arms takes 1 off FOR until the wound is healed.
option-initiative-wounds = Wounds lower Initiative
option-initiative-wounds-help = The penalty of a wound is taken from INI too.
option-tables = Tables
option-tables-help = Whose tables of wounds and of movement hold: the program's, or those that a player's army brings.
option-tables-program = of the program
option-tables-first = of the first player
option-tables-second = of the second player
option-width = Width of the table (cm)
option-width-help = How wide the table is; 0: as in the scenario.
option-depth = Depth of the table (cm)
option-depth-help = How deep the table is; 0: as in the scenario.

## Set-ups that cannot be used

refusal-set-sides = Exactly two players on two sides are needed; a leader sits last.
refusal-set-size = The sides of a table measure { $least } to { $most } cm.
refusal-set-table = This is no table: { $reason }
refusal-set-ids = Pieces of terrain need numbers of their own, from 1 to 999.
refusal-set-edge = A piece of terrain sticks out over the edge.
refusal-set-army = This is no army: { $reason }
refusal-set-tables = The army of { $player } brings no table of its own.
refusal-set-charge = { $card } charges { $distance }: on this table it would find no place from which it reaches nobody in the first turn.
refusal-set-room = The army of { $player } finds no room in its deployment zone.

## Laying a table

kit-help = { $kind }
refusal-kit-pieces = A table holds at most { $most } pieces.
refusal-kit-kind = Piece { $number }: there is no { $kind } in the box.
refusal-kit-name = The name of piece { $number } has signs that cannot be shown.
refusal-kit-size = { $piece } (piece { $number }): each side measures from { $least } to { $most }.
refusal-kit-edge = { $piece } (piece { $number }) sticks out over the edge.
refusal-kit-zone = { $piece } (piece { $number }) lies in a deployment zone, where everybody must be able to stand.

## What is unsound

fault-ids = Two things have the same number.
fault-next-id = The next number is taken already.
fault-figure = { $name } cannot be as it is: card, player, place or wall.
fault-cards = A card is in two places, in the wrong hand, or stands for too many figures.
fault-objects = An object lies off the table or is carried by nobody.
fault-numbers = A number is out of its bounds.
rules-note = These rules are told from a player's free translation from the French. It is no publication of Rackham and may hold errors. What the French calls a thing stands in brackets beside it (CON-GEN-1).
about-game = A handful of heroes and fighters, each with a card: draw, charge, divide your dice, name your threshold.
