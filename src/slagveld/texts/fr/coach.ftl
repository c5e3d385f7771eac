### What the coach says about a battle that was.

coached-luck-even = Les dés ont été justes envers { $who }.
coached-luck-gave = Grâce à la chance, { $who } a gagné { $points ->
    [one] { $points } point
   *[other] { $points } points
} de chances de victoire.
coached-luck-took = Par malchance, { $who } a perdu { $points ->
    [one] { $points } point
   *[other] { $points } points
} de chances de victoire.
coached-swing-gave = Le jet le plus généreux, à l’étape { $entry }, a donné { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
coached-swing-took = Le jet le plus cruel, à l’étape { $entry }, a coûté { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
coached-both = { $one } { $other }
coached-better = { $who } a choisi « { $played } » : { $chance } de chances de gagner. « { $better } » aurait valu { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus : { $then }.
coached-elsewhere = { $who } a choisi « { $played } » : { $chance } de chances de gagner. La même chose, faite autrement, aurait valu { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus : { $then }.
coached-no-sense = { $game } ne dit pas qui est en train de gagner : le coach n’a donc rien à dire.
coached-nothing = Personne n’a rien décidé dans cette bataille qui puisse être rejoué : le coach n’a donc rien à dire.
coached-no-entry = La bataille ne peut pas reprendre à l’étape { $entry } ; choisis-en une autre.
coached-early = Le coach parle une fois la bataille finie, car il sait ce qui est caché.
coached-failed = Le coach n’a pas terminé dans le temps imparti ; redemande-lui.
coached-not-asked = Le coach n’a pas encore été interrogé sur cette bataille ; demande-lui d’abord.
coached-busy = Le coach a beaucoup de batailles à examiner ; redemande-lui dans quelques minutes.

## In the terminal

cli-help-coach = ce qui était de la chance dans une bataille enregistrée, et les décisions qui ont coûté le plus
cli-coach-progress = Le coach réfléchit
cli-coach-curve = Chances de gagner
cli-coach-dice = Les dés
cli-coach-decisions = Les décisions qui ont coûté le plus
cli-coach-none = Aucune décision n’était sûrement pire qu’une autre.
cli-coach-where = manche { $round }, étape { $entry }
cli-coach-where-turn = tour { $round }, étape { $entry }

## In the browser

coached-title = Le coach
coached-ask = Demander au coach
coached-ask-help = Le coach poursuit la bataille en pensée à chaque décision. Cela prend jusqu’à une minute.
coached-at-work = Le coach réfléchit : { $part }
coached-curve = Chances de gagner : { $sides }
coached-curve-side = { $who } de { $first } à { $last }
coached-along = Au fil de la bataille
coached-standing = { $round }, étape { $entry } : { $sides }
coached-mark = { $who }, { $round } : a coûté { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coached-luck = Ce que les dés ont donné
coached-decisions = Les décisions qui ont coûté le plus
coached-none = Aucune décision n’était sûrement pire qu’une autre.
coached-cost = −{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
coached-play-on = Continuer d’ici
coached-play-on-help = Une bataille à toi à partir de cette décision, avec les mêmes dés
coached-close = Fermer
