# The table, the cards and the sheets beside it

scene-length = { $length }
scene-name = { $name }
scene-gone = quelqu’un qui n’est plus là
scene-zone = Zone de déploiement ({ $player })
scene-place = À tenir
scene-phases = Phases
scene-phase-approach = Approche
scene-phase-movement = Mouvement
scene-phase-divination = Divination
scene-phase-shooting = Tir et incantation
scene-phase-melee = Corps à corps
scene-phase-end = Fin du tour
scene-stack = Pile
scene-reserve = Réserve ({ $player })
scene-drawn = Pioche ({ $player })
scene-pool-attack = { $name } : attaque
scene-pool-defence = { $name } : défense

## Signs on figures

scene-badge-wound = { $level ->
    [light] Blessure légère : ATT, DEF, FOR et TIR −1
    [serious] Blessure grave : ATT, DEF, FOR et TIR −2
   *[critical] Blessure critique : ATT, DEF, FOR et TIR −3
}
scene-badge-dying = À l’agonie, mais combat encore
scene-badge-stunned = Sonné jusqu’à la fin du tour
scene-badge-lamed = Jambe blessée : MOV divisé par deux jusqu’à la guérison
scene-badge-weakened = Bras blessé : FOR −1 jusqu’à la guérison
scene-badge-fleeing = En fuite devant Peur { $fear }
scene-badge-paralysed = Paralysie par la peur
scene-badge-afraid = Sous l’effet de la peur : INI, ATT et DEF −1
scene-badge-immune = A surmonté Peur { $fear }
scene-badge-charged = Charge reçue : INI, ATT et DEF { $amount }
scene-badge-no-attack = Aucun dé en attaque ce tour-ci
scene-badge-dodged = A esquivé : une portée de plus
scene-badge-shot = A tiré
scene-badge-mutated = Mutation : { $value ->
    [initiative] INI
    [attack] ATT
    [strength] FOR
    [defence] DEF
    [resistance] RES
   *[shooting] TIR
} { $amount }
scene-badge-hidden = Éclaireur caché
scene-badge-climbing = Pend à une hauteur de { $height }
scene-badge-height = Se tient à une hauteur de { $height }
scene-badge-carries = Porte un objet
scene-badge-champion = Champion de l’armée

## Cards

scene-card-mov = Mouvement (MOV)
scene-card-second = { $medium ->
    [air] Mouvement dans les airs
   *[water] Mouvement dans l’eau
}
scene-card-ini = Initiative (INI)
scene-card-att = Attaque (ATT)
scene-card-for = Force (FOR)
scene-card-def = Défense (DEF)
scene-card-res = Résistance (RES)
scene-card-tir = Tir (TIR)
scene-card-cou = Courage (COU)
scene-card-peur = Peur (PEUR)
scene-card-dis = Discipline (DIS)
scene-card-pou = Pouvoir (POU)
scene-card-foi = Foi (FOI)
scene-card-dice = { $value }+{ $dice ->
    [1] D6
   *[other] { $dice }D6
}
scene-card-army = Armée
scene-card-size = Taille
scene-card-base = Socle
scene-card-figures = Figurines sur la carte
scene-card-points = Points d’armée (P.A.)
scene-size = { $size ->
    [small] petite
    [normal] normale
    [large] grande
   *[very-large] très grande
}
scene-base = { $width } × { $depth }
scene-card-gear = Équipement : { $gear }
scene-card-weapon = Arme à distance : FOR { $strength } ; courte jusqu’à { $short }, moyenne jusqu’à { $medium }, longue jusqu’à { $long }
scene-card-area = Qui se trouve à { $radius } au plus de la figurine touchée est frappé aussi.
scene-card-ability = { $name } : { $words }
scene-card-ability-gained = { $name } (acquise dans cette bataille) : { $words }
scene-card-origin = { $origin ->
    [C3] Une carte de la troisième édition.
    [C3-5] Une carte d’une révision ultérieure.
    [rooted] Une carte de Rackham, du site d’une révision ultérieure.
   *[house] Une carte de nous, pas de Rackham.
}

## Terrain

scene-terrain = { $words }
scene-terrain-high = { $words } Hauteur { $height }, taille { $size ->
    [small] petite
    [normal] normale
    [large] grande
   *[very-large] très grande
}.
scene-terrain-deep = { $words } Profondeur { $depth }.

## Sheets

scene-sheet-figures = Figurines sur la table
scene-sheet-points = Points sur la table
scene-sheet-lost = Points perdus
scene-sheet-discipline = Meilleure Discipline
scene-sheet-reserve = Cartes de réserve
scene-sheet-limit = Cartes de réserve au plus
scene-sheet-winner = A gagné le dernier jet d’approche ou jet tactique.
scene-sheet-fallen = Perte : { $name } ({ $points } points)
scene-sheet-fled = Fuite hors de la table : { $name } ({ $points } points)
scene-sheet-competences = Compétences en jeu
scene-bout = Le combat
scene-bout-name = { $name }
scene-bout-dice = { $attack } en attaque, { $defence } en défense
scene-bout-attacker = { $player } frappe en premier.
scene-bout-blow = { $striker } contre { $target }, seuil { $threshold } : { $fate ->
    [named] annoncé
    [missed] raté
    [fumbled] échec par un 1
    [hit] touché
    [blocked] paré
   *[spent] fait
}
scene-wound-table = Table des blessures
scene-wound-level = { $level ->
    [stunned] Sonné
    [light] Blessure légère
    [serious] Blessure grave
    [critical] Blessure critique
   *[killed] Tué net
}
scene-wound-from = dès { $total }
scene-wound-die = Dé le plus bas { $die }
scene-wound-double = Double { $die }
scene-wound-state = { $level ->
    [stunned] Tant que sonné
    [light] Blessure légère
    [serious] Blessure grave
   *[critical] Blessure critique
}
scene-wound-cost = ATT, DEF, FOR, TIR −{ $cost }
scene-wound-note = Total : deux dés + FOR - RES. Une blessure égale ou moindre aggrave d’un degré celle déjà reçue.
scene-wound-doubles = Un double est une blessure exceptionnelle avec sa propre ligne.
scene-shots = Difficulté des tirs
scene-shot = { $what ->
    [short] Portée courte
    [medium] Portée moyenne
    [long] Portée longue
    [dynamic] Le tireur a bougé
    [aimed] Tir visé (2 d’Initiative plus tard)
    [rapid] Tir rapide (2 d’Initiative plus tôt)
    [partly] Cible en partie visible
    [behind] Cible derrière un obstacle
    [small] Petite cible
    [large] Grande cible
   *[very-large] Très grande cible
}
scene-shot-change = { $amount }

## Rulers

scene-ruler-contact = En contact.
scene-ruler-behind = Dans le dos ({ $name }).
scene-ruler-scout = { $name } reste encore à trouver.
scene-ruler-hidden = { $name } se cache entièrement.
scene-ruler-obstacle = { $name } s’abrite derrière un obstacle (+2).
scene-ruler-partly = { $name } est en partie visible (+1).
scene-ruler-band = { $band ->
    [short] Portée courte.
    [medium] Portée moyenne.
    [long] Portée longue.
   *[out] Hors de portée.
}
words-measured = { $before }{ $length }{ $after }
