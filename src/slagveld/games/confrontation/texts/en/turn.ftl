### The course of a battle and its end.

## Phases

phase-approach = Approach
phase-movement = Movement phase
phase-divination = Divination phase
phase-shooting = Shooting and magic phase
phase-melee = Melee phase
phase-end = End phase

## Armies

told-army = { $player } has an army of { $points } points; the budget is { $budget }.
told-army-over = { $player } has an army of { $points } points, more than the budget of { $budget }.

## Objects

prize-carried = bearer of the prize ({ $prize })
prize-taken = { $name } takes up { $prize }.
prize-left = { $prize } is let go: nobody carries it at a run. It lies where its bearer began the turn.

## The end

end-alone = Only one side is left on the table.
end-nobody = Nobody is left on the table.
end-turns = The last turn is over.
end-prize = The prize has been brought home.
end-champion = { $name } has fallen, the champion of the army.
result-prize = { $winner } carries the prize and wins. Points: { $one } { $first }, { $two } { $second }.
result-points = { $winner } wins by points: { $one } { $first }, { $two } { $second }.
result-draw = A draw: { $one } { $first } points, { $two } { $second } points.
