### Moving a regiment, and moving away in fear.

do-march = Bouger
help-march = Tire une figurine : tout le régiment la suit. Corrige ensuite les figurines une à une, ou tourne-les. Tourner jusqu’à 90° est gratuit ; de côté et en arrière, c’est le double.
help-march-machine = Une machine de guerre qui bouge, ou même tourne, ne tire pas dans cette manche.
field-march-plan = Figurines et leurs trajets
field-march-flying = Par les airs
note-march-cost = Coûte { $cost } sur { $limit }
note-march-meets = Au contact : { $enemy }
note-march-turns = Une figurine qui arrive sur un ennemi par un pas de côté se tourne vers lui.
note-march-climbs = L’escalade prend toute l’activation.
note-march-machine = Une fois bougée, elle ne tire pas dans cette manche.

do-flee = Faire retraite
help-flee = Tout droit, à l’opposé de ce qui fait peur. Qui ne peut pas aller si loin va aussi loin que possible.
field-flee-distance = Jusqu’où
field-flee-backward = À reculons, face à l’ennemi (coût double)
choice-flee-all = Aussi loin que possible
choice-flee-far = { $far }

refusal-march-inactive = Aucun régiment n’est activé en ce moment.
refusal-march-not-yours = { $name } : ce n’est pas à toi de bouger cela.
refusal-march-late = { $name } { AGREE($name, "a", "ont") } déjà bougé, ou fait quelque chose qui vient après.
refusal-march-carried = { $name } { AGREE($name, "se fait porter", "se font porter") } : le socle bouge dans l’activation de qui porte.
refusal-march-frightened = { $name } { AGREE($name, "a", "ont") } peur et ne { AGREE($name, "peut", "peuvent") } que faire retraite, tout droit à l’opposé du danger.
refusal-march-other = Dans cette activation, seules bougent ces figurines : { $name }.
refusal-march-twice = { $name } : une figurine est nommée deux fois.
refusal-march-end = { $name } : un trajet ne finit pas là où la figurine doit se tenir.
refusal-march-nobody = { $name } : aucune figurine ne bouge ni ne tourne.
refusal-march-overlap = { $name } : deux figurines se tiendraient l’une sur l’autre.
refusal-march-apart = { $name } : le régiment se disperserait ; toutes les figurines doivent former un seul groupe au contact.
refusal-march-torn = { $name } : le régiment est en morceaux ; un mouvement doit le réunir, ou réduire les écarts d’au moins { $least }.
refusal-flee-calm = { $name } { AGREE($name, "n’a", "n’ont") } pas peur.
refusal-flee-late = { $name } : il est trop tard pour faire retraite.
refusal-flee-spent = { $name } { AGREE($name, "n’a", "n’ont") } plus de mouvement.
refusal-flee-nowhere = { $name } : il n’y a aucune direction où faire retraite.
refusal-flee-far = { $far }, c’est trop loin : { $most } au plus.
refusal-flee-hindered = { $name } : aucune figurine ne peut aller par là.

## Low roofs

note-march-roof = Risque de se cogner la tête
roll-low-roof = { $name } sous un toit bas
told-low-roof = { $name } { AGREE($name, "se cogne", "se cognent") } la tête : { $hits ->
    [one] { $hits } crâne
   *[other] { $hits } crânes
} × Force { $strength } = dégâts { $damage } ÷ Résistance { $resistance } = { $wounds ->
    [0] aucune blessure
    [one] 1 blessure
   *[other] { $wounds } blessures
}.
roof-dice = Dés du toit bas
told-low-roof-missed = Le toit bas ne fait aucun mal : { $name }.
