### Der Verlauf einer Schlacht und ihr Ende.

## Phasen

phase-approach = Annäherungsphase
phase-movement = Bewegungsphase
phase-divination = Divinationsphase
phase-shooting = Phase des Schießens und der Magie
phase-melee = Nahkampfphase
phase-end = Ende des Zuges

## Armeen

told-army = { $player } hat eine Armee von { $points } Punkten; das Budget ist { $budget }.
told-army-over = { $player } hat eine Armee von { $points } Punkten, mehr als das Budget von { $budget }.

## Gegenstände

prize-carried = Träger der Beute ({ $prize })
prize-taken = { $name } nimmt { CASE($prize, "acc") } auf.
prize-left = { $prize } { AGREE($prize, "wird", "werden") } losgelassen: Im Laufen trägt niemand etwas. Die Beute liegt, wo der Träger den Zug begann.

## Das Ende

end-alone = Nur noch eine Seite steht auf dem Tisch.
end-nobody = Niemand steht mehr auf dem Tisch.
end-turns = Der letzte Zug ist vorbei.
end-prize = Die Beute ist heimgebracht.
end-champion = { $name } ist gefallen, der Recke der Armee.
result-prize = { $winner } trägt die Beute und gewinnt. Punkte: { $one } { $first }, { $two } { $second }.
result-points = { $winner } gewinnt nach Punkten: { $one } { $first }, { $two } { $second }.
result-draw = Unentschieden: { $one } { $first } Punkte, { $two } { $second } Punkte.
