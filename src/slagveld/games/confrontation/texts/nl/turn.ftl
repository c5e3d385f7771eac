### Het verloop van een veldslag en zijn einde.

## Fasen

phase-approach = Benaderingsfase
phase-movement = Bewegingsfase
phase-divination = Fase van Divination
phase-shooting = Fase van het vuren en de magie
phase-melee = Gevechtsfase
phase-end = Einde van de beurt

## Legers

told-army = { $player } heeft een leger van { $points } punten; het budget is { $budget }.
told-army-over = { $player } heeft een leger van { $points } punten, meer dan het budget van { $budget }.

## Voorwerpen

prize-carried = drager van de buit ({ $prize })
prize-taken = { $name } pakt { $prize } op.
prize-left = { $prize } losgelaten: rennend draagt niemand iets. De buit ligt waar de drager zijn beurt begon.

## Het einde

end-alone = Er staat nog maar één kant op tafel.
end-nobody = Er staat niemand meer op tafel.
end-turns = De laatste beurt is voorbij.
end-prize = De buit is binnengehaald.
end-champion = { $name } is gevallen, de kampioen van het leger.
result-prize = { $winner } draagt de buit en wint. Punten: { $one } { $first }, { $two } { $second }.
result-points = { $winner } wint op punten: { $one } { $first }, { $two } { $second }.
result-draw = Gelijkspel: { $one } { $first } punten, { $two } { $second } punten.
