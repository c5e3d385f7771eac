# Cards of a player’s own

## Kinds

own-kind-warrior = Guerrier
own-kind-warrior-help = Un socle et un cadran entier : les valeurs et les capacités de chaque clic.
own-kind-item = Objet
own-kind-item-help = Une chose qu’un guerrier Unique porte dans un emplacement d’objet.
own-kind-domain = Carte de domaine
own-kind-domain-help = Une carte à choisir en secret quand on joue avec les domaines ; elle vaut pour tout le monde.
own-kind-built = Terrain bâti
own-kind-built-help = Une pièce pour la pile de terrains, avec sa défense, sa fortification et ses points de structure.

## Parts of a card

own-section-warrior = Qui c’est
own-section-base = Le socle
own-section-types = Types
own-section-dial = Le cadran
own-section-figure = La figurine
own-section-item = L’objet
own-section-gives = Ce qu’il donne
own-section-domain = Le domaine
own-section-everybody = Ce qui vaut pour tout le monde
own-section-built = La pièce
own-section-ground = Ce qu’elle est dans le jeu

## What all have

own-key = Clé
own-key-help = Un mot court pour les fichiers : minuscules, chiffres et traits d’union. Les entrées de ton armée nomment la carte ainsi.
own-name = Nom
own-name-help = Ce que lisent les joueurs ; un pour toutes les langues, ou un pour chacune.
own-icon = Dessin
own-icon-help = Le signe qui en tient lieu là où la place manque.
own-figure = Figurine
own-figure-help = À quoi ressemble la figurine sur le socle. L’apparence ne décide de rien dans le jeu.

## Warriors

own-number = Numéro de collection
own-number-help = Comme imprimé sur le socle ; nom, rang et numéro distinguent les guerriers.
own-rank = Rang
own-rank-help = Les étoiles du socle. Un guerrier Unique n’en a pas, et une armée ne peut l’avoir qu’une fois.
own-rank-weak = Faible
own-rank-standard = Standard
own-rank-tough = Coriace
own-rank-unique = Unique
own-points = Ta propre valeur en points
own-points-help = En points entiers. Elle compte à la place du prix du modèle ; laisse vide pour payer celui-ci.
own-faction = Faction
own-faction-help = Les guerriers d’une même faction se mettent en formation. Sans faction, c’est un Mage Spawn.
own-subfaction = Sous-faction
own-subfaction-help = Une partie de sa faction ; aucune règle n’en parle.
own-base = Socle
own-base-help = Diamètre en dixièmes de millimètre. D’habitude 275, et 425 avec des emplacements d’objet.
own-front-arc = Arc avant
own-front-arc-help = En degrés, la moitié de chaque côté de l’orientation ; tout le reste est l’arc arrière. D’habitude 90.
own-item-slots = Emplacements d’objet
own-item-slots-help = Combien d’objets un guerrier Unique peut porter.
own-arrows = Flèches
own-arrows-help = Combien de cibles peut avoir une action de combat à distance.
own-range = Portée
own-range-help = En pouces ; 0 : ne tire pas.
own-ranged-damage = Dégâts à distance
own-ranged-damage-help = Clics de dégâts de ses tirs. Laissés vides, les dégâts du clic valent pour les deux.
own-attack-bonus = Bonus d’attaque
own-attack-bonus-help = Ce qu’ajoute son type d’attaque : une épée au corps à corps, un arc ou une baguette à distance.
own-speed-type = Type de vitesse
own-speed-type-help = Comment il se déplace : à pied, monté, ailé ou dans l’eau.
own-attack-type = Type d’attaque
own-attack-type-help = Avec quoi il combat ; les traits du type viennent avec.
own-defense-type = Type de défense
own-defense-type-help = Un guerrier avec l’immunité à la magie ne craint ni les baguettes ni les capacités dont le nom contient Magic.
own-damage-type = Type de dégâts
own-damage-type-help = Un Golem n’est soigné que jusqu’à sa prochaine marque de réparation.
own-dial = Clics
own-dial-help = À partir de la marque de départ, une ligne par clic. Après le dernier viennent trois crânes.
own-speed = Vitesse
own-speed-help = Pouces d’un déplacement.
own-attack = Attaque
own-attack-help = S’ajoute à deux dés ; la somme doit atteindre la défense de la cible.
own-defense = Défense
own-defense-help = Ce que doit atteindre le résultat d’attaque d’un ennemi.
own-damage = Dégâts
own-damage-help = Clics de dégâts d’une attaque réussie.
own-speed-ability = Capacité de vitesse
own-attack-ability = Capacité d’attaque
own-defense-ability = Capacité de défense
own-damage-ability = Capacité de dégâts
own-nexus = Nexus de capacités
own-ability-help = La capacité qui se montre à ce clic ; elle agit tant qu’elle se montre.
own-ability = { $words }
own-repair = Marque de réparation
own-repair-help = Si ce clic en a une ; le soin d’un Golem s’arrête ici.
own-click-help = Seulement là où ce clic diffère de la carte entière.

## Items

own-item-number = Numéro de collection
own-item-number-help = Un numéro qui commence par R en fait une relique : une par guerrier, la même une seule fois par armée.
own-item-points = Valeur en points
own-item-points-help = En points entiers ; elle compte dans le total d’armée.
own-requires = Conditions
own-requires-help = Ce que doit avoir le porteur. Sans conditions, tout guerrier Unique avec un emplacement peut s’en servir.
own-needed-type = Type d’attaque du porteur
own-needed-type-help = L’objet agit tant que le cadran montre ce type.
own-needed-faction = Faction du porteur
own-needed-faction-help = Seuls les guerriers de cette faction peuvent s’en servir.
own-needed-attack = Attaque minimale du porteur
own-needed-attack-help = Comme le cadran la montre, sans modificateurs.
own-modifiers = Modificateurs
own-modifiers-help = Ce qui s’ajoute aux valeurs, selon la règle de trois.
own-value = Valeur
own-value-help = La valeur de combat qui change.
own-amount = De combien
own-amount-help = Combien s’ajoute ; en dessous de 0, cela s’enlève.
own-tokens = Selon les pions d’action
own-tokens-help = À la place d’un nombre : +1 par pion d’action du porteur (un astérisque sur la carte).
own-when = Quand
own-when-help = Dans quelles attaques il vaut. Laissé vide, il vaut toujours.
own-when-always = toujours
own-when-close = au corps à corps
own-when-ranged = en combat à distance
own-when-paid = tant que son prix est payé
own-more-range = Portée en plus
own-more-range-help = Pouces ajoutés à une portée au-dessus de 0 ; pas un modificateur.
own-item-ability = Capacité
own-item-ability-help = Une capacité que le porteur a par cet objet.
own-exhaustion = Prix en dégâts d’épuisement
own-exhaustion-help = Ce que le porteur peut subir à sa phase de commandement pour que valent les modificateurs « tant que son prix est payé ».
own-story = Histoire
own-story-help = Quelques mots sur ce que c’est ; aucune règle n’en parle.

## Domains

own-words = Texte
own-words-help = Ce que dit la carte, en une ligne. Laissé vide, il se déduit des valeurs ci-dessous.
own-most-range = Portée maximale
own-most-range-help = Toute portée plus longue est ramenée à ce nombre de pouces ; 0 : pas de limite.
own-runs = Course
own-runs-help = Si les guerriers peuvent courir.
own-storm = Tempête
own-storm-help = Chaque phase de commandement commence par 1D6 : jusqu’à ce nombre, tout guerrier qui en touche un autre subit 1 en dégâts. 0 : pas de tempête.
own-cancels = Annule
own-cancels-help = Les domaines qu’il sort du jeu.

## Built terrain

own-look = Apparence
own-look-help = Comment elle est dessinée.
own-look-wall = mur
own-look-tower = tour
own-look-ruin = ruine
own-size = Longueur et largeur
own-size-help = En dixièmes de millimètre ; un pouce fait 250.
own-sides = { $length } × { $width }
own-terrain = Genre de terrain
own-terrain-help = Ce qu’elle est pour les déplacements et les lignes de tir.
own-elevated = Surélevé
own-elevated-help = Qui s’y tient a l’avantage de hauteur.
own-dot = Point central
own-dot-help = Si des guerriers peuvent l’occuper.
own-built-defense = Défense
own-built-defense-help = Ce que doit atteindre le résultat d’une attaque contre la pièce.
own-fortification = Fortification
own-fortification-help = S’ajoute à la défense de qui s’y trouve ou la touche.
own-structure = Points de structure
own-structure-help = Autant en dégâts en un seul tour détruisent la pièce.

## What is wrong, and what may be overlooked

own-fault-subfaction = Cette sous-faction ne fait pas partie de la faction.
own-fault-amount = Un modificateur a un nombre, ou suit les pions d’action ; pas les deux.
own-fault-price = Ce modificateur attend un prix, mais l’objet n’en a pas.
own-fault-blocking = Personne ne peut se tenir dans un terrain bloquant : il n’a donc ni point central ni hauteur.
own-warning-slots = Seul un guerrier Unique peut se servir de ses emplacements d’objet.
own-warning-arrows = Il a plusieurs flèches, mais aucune portée.
own-warning-repair = Les marques de réparation ne comptent que pour un Golem.
own-warning-price = Son prix n’achète rien : aucun modificateur ne l’attend.
own-warning-never = Un modificateur ne vaut jamais : la vitesse ne sert pas dans les attaques, les dégâts pas à distance et les dégâts à distance pas au corps à corps.
