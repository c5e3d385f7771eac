# The shooting phase

## The order

shooting-told-step = Initiative { $level } : { $player } peut faire tirer { $names }.
shooting-told-held = { $name } { AGREE($name, "retient son tir", "retiennent leur tir") }.
shooting-ask-rapid = Avant l’Initiative { $level } : quelqu’un fait-il un tir rapide ?
shooting-do-rapid = Tir rapide
shooting-help-rapid = Deux pas d’Initiative plus tôt, difficulté +1. Une fois par tour, et pas avec un tir visé.
shooting-do-wait = Personne
shooting-field-shooters = Tireurs
shooting-announced-rapid = { $name } fait un tir rapide
policy-rapid = Tir rapide
policy-rapid-ask = demander
policy-rapid-never = jamais

## Naming targets

shooting-ask = { $count ->
    [one] Initiative { $level } : un tireur peut tirer.
   *[other] Initiative { $level } : { $count } tireurs peuvent tirer en même temps.
}
shooting-do-shoot = Tirer
shooting-help-shoot = La distance est mesurée une fois la cible nommée. Tous nomment leur cible avant qu’un résultat s’applique.
shooting-do-aim = Viser
shooting-help-aim = Deux pas d’Initiative plus tard, difficulté −1. La cible est nommée quand le tir part.
shooting-do-hold = Personne d’autre ne tire
shooting-field-shooter = Tireur
shooting-field-target = Cible
shooting-announced-shot = { $name } tire sur { $enemy }
shooting-announced-aim = { $name } vise
shooting-told-range = { $name } : { $enemy } est à { $distance }, la difficulté est de { $difficulty }.
shooting-told-far = { $name } : { $enemy } est à { $distance }, hors de portée. Le tir est raté.

## The shot

shooting-roll = { $name } tire sur { $enemy }
shooting-roll-struck = Tirage au sort pour ce tir ({ $name }) parmi { $names }
shooting-share = { $name } ({ $numbers })
shooting-told-lot = Lus l’un après l’autre, les dés donnent le numéro { $total } sur { $all } ; compté en boucle jusqu’à { $most }, cela fait { $number }.
shooting-told-again = C’est le numéro { $total }, et au-delà de { $most } on retire au sort.
shooting-told-struck = Le tir touche { $name }.
shooting-told-missed = { $name } rate { $enemy }.
shooting-difficulty = { $band ->
    [short] Difficulté, portée courte
    [medium] Difficulté, portée moyenne
   *[long] Difficulté, portée longue
}
shooting-item-dodges = La cible esquive : une portée de plus
shooting-item-fire = { $fire ->
    [static] Tir statique
    [dynamic] Tir dynamique
    [aimed] Tir visé
   *[rapid] Tir rapide
}
shooting-item-competence = { $name }
shooting-item-partly = En partie visible
shooting-item-behind = S’abrite derrière un obstacle
shooting-item-size = { $size ->
    [small] Petite cible
    [normal] Cible de taille normale
    [large] Grande cible
   *[very-large] Très grande cible
}

## Previews

shooting-odds = Tir
shooting-odds-band = { $band ->
    [short] À portée courte
    [medium] À portée moyenne
   *[long] À portée longue
}
shooting-odds-hit = touche
shooting-odds-miss = rate
shooting-odds-struck = Qui reçoit une touche
shooting-odds-name = { $name }
shooting-odds-wound = Une touche sur { $name }
shooting-note-measured = La distance est mesurée une fois la cible nommée.
shooting-note-distance = { $name } est à { $distance }.
shooting-note-far = { $name } est à { $distance }, hors de portée.
shooting-note-area = Une touche frappe aussi tous ceux à { $distance } au plus du centre de la figurine touchée, amis ou ennemis.
shooting-note-fire = { $fire ->
    [static] Sans avoir bougé : tir statique
   *[dynamic] Après un mouvement : tir dynamique
}{ $more ->
    [aimed] , visé
    [rapid] , rapide
   *[none] {""}
}.

## After the shot

shooting-ask-slip = { $name } peut se déplacer après son tir.
shooting-do-slip = Se déplacer
shooting-do-stay = Rester

## Refusals

refusal-shooting-weapon = { $name } n’a pas de valeur de Tir et ne peut pas tirer.
refusal-shooting-shot = { $name } a déjà fait son tir de ce tour.
refusal-shooting-fleeing = { $name } fuit et ne tire pas.
refusal-shooting-dodged = { $name } a esquivé et ne peut pas tirer ce tour-ci.
refusal-shooting-stunt = { $name } a tenté une prouesse physique et ne peut pas tirer ce tour-ci.
refusal-shooting-moved = { $name } a bougé de plus de { $distance } et ne peut pas tirer.
refusal-shooting-fighting = { $name } est dans un combat et ne peut pas tirer.
refusal-shooting-enemy = { $name } ne peut tirer que sur un ennemi sur la table.
refusal-shooting-hidden = { $enemy } se cache : { $name } ne l’a pas encore trouvé.
refusal-shooting-behind = { $enemy } est hors du champ de vision : derrière { $name }.
refusal-shooting-scenery = { $name } ne peut pas voir { $enemy } : un décor le cache.
refusal-shooting-figures = { $name } ne peut pas voir { $enemy } : des figurines sont dans la ligne de tir.
refusal-shooting-own = Choisis des tireurs à toi.
refusal-shooting-turn = Ce n’est pas à { $name } de tirer.
refusal-shooting-each-once = Nomme les tireurs, chacun une fois.
refusal-shooting-twice = { $fire ->
    [aimed] { $name } a déjà visé ce tour-ci.
   *[rapid] { $name } a déjà annoncé un tir rapide ce tour-ci.
}
refusal-shooting-both = { $name } ne peut pas combiner tir visé et tir rapide.
shooting-brief-band = { $band ->
    [short] de près : touche
    [medium] plus loin : touche
   *[long] de loin : touche
}
shooting-brief-kills = une touche tue
shooting-cost-friend = une touche peut frapper { $name }
