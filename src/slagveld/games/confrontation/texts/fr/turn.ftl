### The course of a battle and its end.

## Phases

phase-approach = Approche
phase-movement = Phase de mouvement
phase-divination = Phase de divination
phase-shooting = Phase de tir et d’incantation
phase-melee = Phase de corps à corps
phase-end = Fin du tour

## Armies

told-army = { $player } a une armée de { $points } points ; le budget est de { $budget }.
told-army-over = { $player } a une armée de { $points } points, plus que le budget de { $budget }.

## Objects

prize-carried = porte le butin ({ $prize })
prize-taken = { $name } ramasse : { $prize }.
prize-left = On lâche { $prize } : personne ne le porte en courant. Le butin reste là où son porteur a commencé le tour.

## The end

end-alone = Il ne reste qu’un camp sur la table.
end-nobody = Il ne reste personne sur la table.
end-turns = Le dernier tour est fini.
end-prize = Le butin est ramené au camp.
end-champion = { $name } est à terre : c’était le champion de son armée.
result-prize = { $winner } porte le butin et gagne. Points : { $one } { $first }, { $two } { $second }.
result-points = { $winner } gagne aux points : { $one } { $first }, { $two } { $second }.
result-draw = Égalité : { $one } { $first } points, { $two } { $second } points.
