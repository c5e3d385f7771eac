## Splitting and order

melee-fight = { $single } contre { $other }
melee-ask-split = Divise la mêlée : qui combat qui ?
melee-do-split = Diviser la mêlée
melee-do-split-help = Seuls ceux qui ont un choix sont montrés ; qui tu laisses de côté se trouve un adversaire. Chaque combat est un contre un ou un contre plusieurs.
melee-field-split = Qui combat qui
melee-ask-order = Dans quel ordre se jouent les { $count } combats ?
melee-do-order = Fixer l’ordre
melee-field-order = Ordre des combats
melee-told-order = Les combats se jouent dans cet ordre : { $fights }
melee-told-fight = Combat : { $fight }.
melee-told-over = Combat fini : { $names }.
refusal-melee-not-in-contact = Seuls des ennemis en contact peuvent s’affronter.
refusal-melee-chosen-twice = Chaque combattant n’affronte qu’un ennemi.
refusal-melee-several-against-several = { $name } et { $enemy } auraient tous deux d’autres adversaires : plusieurs contre plusieurs n’est pas permis.
refusal-melee-left-alone = { $name } resterait sans adversaire.
refusal-melee-order = Nomme chacun des { $count } combats une fois.

## Before the roll

melee-ask-declare = Avant le jet d’initiative : quelqu’un déclare-t-il quelque chose ?
melee-do-declare = Continuer
melee-do-declare-help = Il ne faut choisir personne. Furie guerrière : un dé de plus, et tous les dés en attaque jusqu’à la fin du tour.
melee-field-fury = Furie guerrière
melee-field-swap = Échanger Attaque et Défense
melee-status-fury = en Furie guerrière
melee-status-swapped = Attaque et Défense échangées
refusal-melee-declare = Ce combattant ne peut pas déclarer cela maintenant.
melee-roll-initiative = Jet d’initiative
melee-item-further = Autres combattants

## Dividing dice

melee-dice = Dés
melee-dice-single = { $count ->
    [one] Un dé, et un pour l’adversaire :
   *[other] Un dé, et un pour chacun des { $count } adversaires :
}
melee-dice-several = Dés pour un combattant parmi plusieurs :
melee-item-extra = Dés supplémentaires
melee-item-competence = { $ability }
melee-ask-allocate-first = Tu as perdu l’initiative. Répartis tes dés en premier.
melee-ask-allocate = Tu as l’initiative. Répartis tes dés.
melee-do-allocate = Répartir les dés
melee-do-allocate-help = Chaque dé va en attaque ou en défense. Chaque dé supplémentaire d’un personnage coûte 2 en Attaque et 2 en Défense.
melee-field-dice = Dés de chaque combattant
melee-column-attack = Attaque
melee-column-defence = Défense
melee-field-extra = Dés supplémentaires (chacun −2 Attaque et Défense)
melee-told-allocated = { $name } : { $attack ->
    [0] aucun dé
    [one] { $attack } dé
   *[other] { $attack } dés
} en attaque, { $defence ->
    [0] aucun
   *[other] { $defence }
} en défense ({ $parts })
melee-odds-target = { $name } après { $count ->
    [one] { $count } attaque
   *[other] { $count } attaques
}
refusal-melee-share = Les dés vont en attaque ou en défense de tes propres combattants, chacun une fois.
refusal-melee-all-dice = { $name } a { $dice } dés à répartir, ni plus ni moins.
refusal-melee-extra = { $name } peut prendre { $most } dés supplémentaires au plus maintenant.
refusal-melee-no-attack = { $name } ne peut mettre aucun dé en attaque dans cette mêlée.
refusal-melee-fury = { $name } est en Furie guerrière : tous les dés en attaque.

## Thresholds and attack rolls

melee-ask-strike = { $count ->
    [one] Annonce le seuil de ton attaque.
   *[other] Annonce les seuils de tes { $count } attaques.
}
melee-do-strike = Un seuil pour tout
melee-do-strike-help = Ton jet doit l’atteindre pour toucher, et celui de l’ennemi pour parer.
melee-do-strike-each = Un seuil pour chacune
melee-do-strike-each-help = Oppose chaque dé d’attaque à un ennemi. Un seuil laissé à 0 devient le meilleur.
melee-field-threshold = Seuil
melee-threshold = Seuil ({ $name })
melee-item-raised = Relevé
melee-field-target = Cible
melee-field-masters = Coup de maître par
melee-field-blows = Attaques
melee-flag-master = Coup de maître
melee-die = { $name }, dé { $number }
melee-note-best = Le plus de dégâts contre { $name } : seuil { $threshold }
melee-roll-attack = Attaque : { $name } contre { $enemy }
melee-told-strike = { $count ->
    [one] { $name } frappe { $enemy }, seuil { $threshold }
   *[other] { $name } frappe { $count } fois { $enemy }, seuil { $threshold }
}
melee-told-master = { $name } tente un coup de maître contre { $enemy }, seuil { $threshold }
melee-told-hit = { $name } touche { $enemy }.
melee-told-missed = { $name } rate { $enemy }.
melee-told-fumbled = { $name } échoue contre { $enemy } : un 1.
melee-ask-reroll = { $name } a raté { $enemy } : relancer le dé ?
melee-do-reroll = Relancer
melee-do-leave = En rester là
melee-told-reroll = { $name } relance contre { $enemy }.
refusal-melee-target = Ce n’est pas une cible de cette attaque.
refusal-melee-die = Chacun de tes dés d’attaque sert une fois.
refusal-melee-threshold = { $name } a un dé en défense : le seuil est d’au moins { $least }.
refusal-melee-gained-master = Un dé gagné ne peut pas être un coup de maître.
refusal-melee-master = { $name } ne peut pas faire de coup de maître.
refusal-melee-master-who = Personne d’autre ne peut faire de coup de maître ici.
refusal-melee-master-dice = { $name } a besoin d’au moins 2 dés en attaque pour un coup de maître.
refusal-melee-master-twice = Un coup de maître est une seule attaque.

## Blocks

melee-ask-block = { $hits ->
    [0] Aucune touche. Que fais-tu de tes dés de défense ({ $dice }) ?
    [one] { $hits } touche : la pares-tu ({ $dice } en défense) ?
   *[other] { $hits } touches : lesquelles pares-tu ({ $dice } en défense) ?
}
melee-do-block-best = Parer au mieux
melee-do-block = Choisir les parades
melee-do-block-help = Dés en défense : { $dice }. Un dé contre une touche ; ce que tu ne choisis pas passe. Une défense soutenue commence par la touche que tu nommes et continue tant qu’elle pare.
melee-field-blocks = Parer
melee-field-counters = Contre-attaque (+2)
melee-field-trades = Échanger contre une attaque
melee-field-sustained = Défense soutenue
melee-hit = { $number } : { $name } contre { $enemy }, seuil { $threshold }
melee-hit-master = { $number } : coup de maître, { $name } contre { $enemy }, seuil { $threshold }
melee-roll-defence = Défense : { $name } contre { $enemy }
melee-odds-stopped = paré
melee-odds-through = passe
melee-told-unblocked = { $name } ne pare pas { $enemy } (seuil { $threshold }).
melee-told-sustained-over = Fin de la défense soutenue : { $name } contre { $enemy }.
melee-told-counter = { $name } contre-attaque { $enemy }
melee-told-countered = { $name } gagne un dé d’attaque contre { $enemy }.
melee-told-riposte = { $name } riposte aussitôt contre { $enemy }.
melee-told-traded = { $name } échange un dé de défense contre une attaque ({ $enemy })
melee-ask-sustain = Paré. Reprendre le même dé (seuil +{ $raised }) ?
melee-do-sustain = Parer la suivante
melee-do-end-sustained = Plus rien
melee-field-sustain = Contre quelle touche
melee-policy-blocks = Parades
melee-policy-blocks-ask = demander là où il y a un choix
melee-policy-blocks-always = toujours demander
melee-policy-blocks-best = au mieux, sans demander
refusal-melee-no-hit = Il n’y a pas de telle touche à parer.
refusal-melee-no-trade = Seul un 1 au dé d’attaque permet d’échanger un dé de défense.
refusal-melee-one-die = Une attaque reçoit un seul dé de défense.
refusal-melee-few-dice = { $name } n’a pas autant de dés en défense.
refusal-melee-counter = { $name } ne peut pas contre-attaquer.
refusal-melee-sustained-one = La défense soutenue est pour qui affronte plusieurs adversaires.
refusal-melee-sustained-attack = { $name } a plus de dés en attaque qu’en défense : pas de défense soutenue.
refusal-melee-sustained-other = La défense soutenue ne va ni avec une contre-attaque ni avec Ambidextre.

## Wounds

melee-ask-feint = { $name } passe la garde ({ $enemy }) : blesser, ou feinter ?
melee-do-wound = Blesser
melee-do-feint = Feinter
melee-field-feint = Quel dé l’ennemi perd
melee-told-feint = { $name } feinte : { $enemy } perd { $die ->
    [attack] un dé d’attaque
   *[defence] un dé de défense
}
melee-told-chained = { $name } gagne un dé d’attaque en tuant.
refusal-melee-feint = Il ne lui reste pas de tel dé.

## Pursuit

melee-ask-pursue = Qui poursuit ?
melee-do-pursue = Poursuivre
melee-do-pursue-at = Poursuivre jusqu’au contact
melee-do-pursue-at-help = Nomme chaque ennemi à toucher ; on ne mesure qu’après.
melee-do-no-pursuit = Rester
melee-field-figure = Combattant
melee-field-path = Trajet
melee-field-facing = Orientation
melee-field-targets = Ennemis
melee-ask-close = Par quel trajet { $name } va-t-il au contact ?
melee-do-close = Aller au contact
melee-told-pursue = { $name } poursuit { $enemy }
melee-told-no-pursuit = { $name } ne { AGREE($name, "poursuit", "poursuivent") } pas.
melee-told-short = { $name } : personne de nommé n’est à portée.
refusal-melee-pursuer = Ce combattant n’a pas de mouvement de poursuite maintenant.
refusal-melee-pursued = { $name } a fait son mouvement de poursuite dans cette phase.
refusal-melee-held = { $name } est en contact avec un ennemi.
refusal-melee-paralysed = { $name } subit la paralysie.
refusal-melee-dying = { $name } est à l’agonie et ne poursuit personne.
refusal-melee-climbing = { $name } pend à un mur.
refusal-melee-bound = { $name } a déjà nommé ses ennemis.
refusal-melee-targets = Nomme au moins un ennemi, chacun une fois.
refusal-melee-no-contact = { $name } doit finir en contact avec un ennemi nommé.
