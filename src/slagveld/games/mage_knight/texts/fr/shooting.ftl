### Ranged combat: lines of fire, shots, formations that shoot, built terrain.

## What is asked

shot-do-shoot = Tirer
shot-do-shoot-several = Tirer (jusqu’à { $arrows } cibles)
shot-do-shoot-help = Une action de combat à distance : une cible à portée et dans l’arc avant, avec une ligne de tir libre.
shot-do-mode = { $ability }
shot-do-built = Tirer sur un terrain bâti
shot-do-bound = Se déplacer et tirer
shot-do-bound-help = Bound : un mouvement, puis un tir, pour une seule action de combat à distance.
shot-do-hold = Ne pas tirer
shot-do-divide = Répartir
shot-do-divide-help = Chaque point va à une cible touchée ; 0 est permis.
shot-ask-now = Mouvement fait : { $name }. Tirer ?
shot-ask-divide = { $total ->
    [one] L’attaque touche plusieurs cibles. Qui prend le point de dégâts ?
   *[other] L’attaque touche plusieurs cibles. Comment répartis-tu { $total } points de dégâts ?
}
shot-field-fighter = Qui tire
shot-field-targets = Sur qui
shot-field-mode = Capacité
shot-field-close = Courte portée
shot-field-built = Sur quoi
shot-field-path = Trajet
shot-field-facing = Orientation
shot-field-soar = En altitude
shot-field-shares = Dégâts
shot-close-attack = +1 en attaque
shot-close-damage = +1 en dégâts à distance
volley-do = Tirer en formation
volley-do-help = Trois à cinq guerriers d’une même faction qui se touchent tirent comme un seul. Chacun qui aide ajoute +2 en attaque ; un arc peut ajouter +1 en dégâts à distance à la place.
volley-field-leader = Attaquant principal
volley-field-target = Sur qui
volley-field-helpers = Qui participe
volley-field-damage = Arcs qui ajoutent des dégâts au lieu d’attaque

## What is told

shot-declared = { $name } tire sur { $targets }
volley-declared = { $name } tire sur { $target } en formation avec { $helpers }
volley-off = La formation ne se fait pas.
built-damage = Dégâts à { $piece } ce tour-ci (destruction à { $structure })
built-destroyed = destruction

## What changes a shot

shot-cover-hindering = Terrain gênant
shot-cover-height = Avantage de hauteur
shot-cover-soaring = En altitude
shot-cover-wave = Dans l’eau
shot-cover-ability = { $ability }
shot-cover-fortification = Fortification : { $piece }
shot-note-range = { $name } : à { $length }
shot-note-precision = { $name } touche un allié : seulement avec Précision

## Why not

refusal-shot-itself = { $name } ne peut pas se prendre pour cible.
refusal-shot-captive = { $name } est un prisonnier : seul son geôlier peut l’attaquer.
refusal-shot-friend = { $name } est un allié.
refusal-shot-nobody = Choisis une cible sur le champ de bataille.
refusal-shot-twice = Chaque cible ne peut être attaquée qu’une fois dans une action.
refusal-shot-arrows = { $count ->
    [one] { $name } ne tire que sur une cible.
   *[other] { $name } tire sur { $count } cibles au plus.
}
refusal-shot-one-target = { $ability } a exactement une cible.
refusal-shot-mode = { $name } n’a pas cette capacité d’attaque en ce moment.
refusal-shot-no-range = { $name } n’a pas de portée.
refusal-shot-engaged = { $name } touche un ennemi et ne peut pas tirer.
refusal-shot-range = { $name } est à plus de { $range }.
refusal-shot-arc = { $target } n’est pas dans l’arc avant ({ $name }).
refusal-shot-base = { $name } est dans la ligne de tir.
refusal-shot-blocking = Un terrain bloquant est dans la ligne de tir.
refusal-shot-elevated = Un terrain surélevé est dans la ligne de tir.
refusal-shot-built = La ligne de tir est bloquée : { $name }.
refusal-shot-hidden = { $name } se cache dans un terrain gênant : { $ability }.
refusal-shot-unseen = { $name } ne peut pas être la cible d’une attaque à distance : { $ability }.
refusal-shot-magic = { $name } a l’immunité à la magie.
refusal-shot-wand = { $name } a l’immunité à la magie : aucune baguette ne peut viser cette cible.
refusal-shot-captor = { $name } tient un prisonnier et ne peut pas subir la confusion.
refusal-shot-melee = { $name } touche un allié du tireur : seul un arc peut tirer là.
refusal-shot-no-bow = { $name } tire sans arc et ne gagne rien par la Courte portée.
refusal-shot-not-close = Aucune cible n’est à { $range } au plus, la moitié de la portée.
refusal-shot-not-built = Seul un terrain bâti peut être attaqué.
refusal-shot-built-range = Aucune partie de l’élément n’est à { $range } au plus.
refusal-shot-built-arc = Aucune partie de l’élément n’est dans l’arc avant ({ $name }).
refusal-burst-nobody = Aucun ennemi à la moitié de la portée au plus avec une ligne de tir libre ({ $name }).
refusal-heal-enemy = { $name } est un ennemi ; seuls les alliés sont soignés.
refusal-heal-unhurt = Pas de soin possible : { $name }.
refusal-heal-engaged = { $name } touche un ennemi : pas de soin possible maintenant.
refusal-bound-not = { $name } ne peut pas se déplacer et tirer en une action.
refusal-bound-halted = { $name } a dû s’arrêter, et son action est finie.
refusal-bound-other = Seul le guerrier qui s’est déplacé tire maintenant.
refusal-volley-ban = { $name } ne peut pas tirer en formation : { $ability }.
refusal-volley-harmless = Une formation ne tire que pour faire des dégâts.
refusal-volley-mode = Cette capacité ne peut pas servir à une formation.
refusal-volley-unknown = Choisis des participants sur le champ de bataille.
refusal-volley-no-helper = Seuls les participants de la formation ajoutent quelque chose.
refusal-volley-no-bow = { $name } n’a pas d’arc et ne peut ajouter qu’à l’attaque.
refusal-divide-target = Les dégâts ne vont qu’aux cibles touchées, chacune nommée une fois.
refusal-divide-sum = { $total ->
    [one] Il faut répartir exactement 1 point.
   *[other] Il faut répartir exactement { $total } points.
}
refusal-divide-near = Le point de Courte portée doit aller à une cible à la moitié de la portée au plus.
refusal-divide-magic = Les points de Magic Enhancement ne peuvent pas aller à des cibles immunisées contre la magie.
