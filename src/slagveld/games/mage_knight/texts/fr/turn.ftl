### The turn, objectives, the end.

## Phases

phase-setup = Mise en place
phase-command = Phase de commandement
phase-action = Phase d’action
phase-end = Phase de fin
ask-drop = Quelqu’un lâche-t-il un objet avant le début de la phase de commandement ?
do-end-drop = Ne plus rien lâcher
ask-command = Phase de commandement : autre chose ?
do-end-command = Finir la phase de commandement
ask-action = { $left ->
    [one] Donne une action à un guerrier : il en reste { $left }.
   *[other] Donne une action à un guerrier : il en reste { $left }.
}
do-end-action = Finir la phase d’action
ask-end = La phase de fin est faite.
do-end-turn = Finir le tour
policy-phases = Fins de phases
policy-phases-auto = D’elles-mêmes là où il n’y a rien à faire
policy-phases-brisk = Passer aussi la phase de commandement
policy-phases-ask = J’annonce chaque fin de phase

## Objectives

objective-name = Objectif { $number }
objective-controlled = sous contrôle ({ $player })

## The treasure

treasure-name = Le trésor
do-drag = Traîner le trésor
do-drag-help = Une action spéciale : le guerrier se déplace comme d’habitude et emmène le trésor. À ton propre bord de départ, tu as gagné.
field-drag-fighter = Qui le traîne
field-drag-path = Par quel trajet
field-drag-facing = Orientation à la fin
refusal-drag-none = Il n’y a pas de trésor dans cette bataille.
refusal-drag-contact = { $name } doit être en contact socle à socle avec le trésor.
refusal-drag-enemy = { $name } ne peut pas traîner le trésor tant qu’un ennemi touche l’un des deux.

## The end

end-alone = Un seul camp a encore des guerriers qui comptent.
end-rounds = La dernière manche est finie.
end-treasure = Le trésor est ramené au camp.
result-objectives = Le nombre d’objectifs décide ({ $scores }).
result-cheaper = Égalité d’objectifs : l’armée qui coûtait le moins de points gagne ({ $scores }).
result-slain = Égalité d’objectifs et d’armées : les points de guerriers éliminés décident ({ $scores }).
result-draw = Objectifs, armées et points de guerriers éliminés sont tous à égalité (objectifs : { $scores }).
result-score = { $side } : { $value }
end-captive-back = { $name } revient à { $owner }.
end-item-back = { $item } revient à { $owner }.
cause-left = son joueur a abandonné
