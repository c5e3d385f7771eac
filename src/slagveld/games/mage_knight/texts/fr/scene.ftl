# What the display shows

## Cards

scene-card-title = { $rank ->
    [weak] { $name } (Faible)
    [standard] { $name } (Standard)
    [tough] { $name } (Coriace)
   *[unique] { $name } (Unique)
}
scene-card-dial = Cadran de combat
scene-card-speed = Vitesse
scene-card-attack = Attaque
scene-card-defense = Défense
scene-card-damage = Dégâts
scene-card-attack-bonus = Bonus d’attaque
scene-card-ranged-damage = Dégâts à distance
scene-card-range = Portée
scene-card-typed = { $value } · { $type }
scene-card-signed = { $value }
scene-card-reach = { $arrows ->
    [one] { $inches }″
   *[other] { $inches }″, { $arrows } flèches
}
scene-card-no-reach = aucune
scene-card-number = Numéro de collection
scene-card-points = Valeur en points
scene-card-faction = Faction
scene-card-subfaction = Sous-faction
scene-card-mage-spawn = Mage Spawn
scene-card-front-arc = Arc avant
scene-card-degrees = { $degrees }°
scene-card-base = Socle
scene-card-length = { $length }
scene-card-slots = Emplacements d’objet
scene-card-mark-repair = Marque de réparation
scene-card-captive = Un prisonnier : ses capacités et ses objets ne comptent pas.
scene-card-origin = { $origin ->
    [V1] Un cadran de la première édition.
   *[house] Un cadran de nous : le livre de règles n’en a pas.
}
scene-card-ability = { $name } : { $words }
scene-card-ability-nexus = { $name } (nexus) : { $words }
scene-card-ability-item = { $name } (par un objet) : { $words }
scene-card-ability-off = { $name } – sans effet en ce moment : { $words }
scene-card-item = { $name } : { $words }
scene-card-item-off = { $name } – sans effet en ce moment : { $words }

## Types

scene-type-foot = pied
scene-type-horseshoe = fer à cheval
scene-type-wing = aile
scene-type-wave = vague
scene-type-none = sans type
scene-type-sword = épée
scene-type-bow = arc
scene-type-wand = baguette
scene-type-normal = normal
scene-type-magic-immune = immunité à la magie
scene-type-golem = Golem

## Items

scene-item-effect = { $parts }
scene-item-modifier = { $amount } { $value }{ $when }
scene-item-modifier-tokens = +1 { $value } par pion d’action{ $when }
scene-item-when-always = {""}
scene-item-when-close = {" au corps à corps"}
scene-item-when-ranged = {" en combat à distance"}
scene-item-when-paid = {" tant que son prix est payé"}
scene-item-range = portée { $inches }″
scene-item-ability = { $ability }
scene-item-price = coûte { $damage } en dégâts d’épuisement à la phase de commandement
scene-domain-range = aucune portée au-dessus de { $inches }″
scene-domain-runs = personne ne peut courir
scene-domain-storm = 1D6 à chaque phase de commandement : jusqu’à { $most }, tout guerrier qui en touche un autre subit 1 en dégâts
scene-domain-cancels = annule { $domains }
scene-domain-nothing = Il ne change rien.
scene-item-owner = Revient à { $player } après la bataille

## Badges

scene-badge-tokens = Pion d’action
scene-badge-captive = Prisonnier ({ $captor })
scene-badge-captor = Tient un prisonnier : { $captive }
scene-badge-soaring = En altitude
scene-badge-hexed = Hex
scene-badge-watching = Overwatch
scene-badge-demoralized = Démoralisé
scene-badge-levitated = A lévité : pas d’action ce tour-ci
scene-badge-item = Porte { $item }
scene-badge-item-paid = Porte { $item } : le prix est payé
scene-badge-item-off = Porte { $item }, sans effet en ce moment
scene-badge-cancelled = Capacité suspendue ce tour-ci : { $ability }
scene-badge-defense = Défense { $defense }
scene-badge-structure = Points de structure : il en reste { $left } sur { $structure } ce tour-ci

## The table

scene-level-soaring = en altitude
scene-objective-contested = Disputé
scene-zone-start = Zone de départ ({ $player })
scene-terrain-clear = Terrain dégagé : rien ne gêne ici.
scene-terrain-words = { $words }
scene-terrain-built = Terrain bâti { $kind ->
    [hindering] gênant
    [concealing] dissimulant
    [blocking] bloquant
   *[clear] dégagé
}{ $elevated ->
    [yes] , surélevé
   *[no] {""}
}. Défense { $defense }, fortification { $fortification } ; { $structure } en dégâts en un seul tour le détruisent. { $dot ->
    [yes] On peut l’occuper.
   *[no] Personne ne peut s’y tenir.
}

## Order

scene-track-order = Ordre du tour
scene-track-phases = Phases
scene-track-actions = Actions
scene-phase-command = Phase de commandement
scene-phase-action = Phase d’action
scene-phase-end = Phase de fin

## Sheets

scene-sheet-army = Points de l’armée
scene-sheet-objectives = Objectifs tenus
scene-sheet-warriors = Guerriers restants
scene-sheet-points = Points restants
scene-sheet-eliminated = Points éliminés
scene-sheet-reserves = Pas encore déployés
scene-sheet-fallen = Élimination : { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
scene-sheet-returned = Élimination, puis retour : { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
scene-sheet-abilities-speed = Capacités : vitesse
scene-sheet-abilities-attack = Capacités : attaque
scene-sheet-abilities-defense = Capacités : défense
scene-sheet-abilities-damage = Capacités : dégâts
scene-sheet-ability = { $name } : { $words }
scene-sheet-ability-optional = { $name } (facultatif) : { $words }
scene-sheet-domains = Domaines
scene-sheet-domain-words = { $words }
scene-sheet-modifiers = Modificateurs
scene-sheet-modifiers-note = Additionne-les d’abord tous ; ensuite aucune valeur ne change de plus de 3.
scene-modified-speed = vitesse
scene-modified-damage = dégâts
scene-modified-attack = attaque
scene-modified-defense = défense
scene-modified-ranged-damage = dégâts à distance
scene-modified-either = attaque ou dégâts à distance
scene-modifier-amount = { $amount } { $value }
scene-modifier-printed = comme imprimé, { $value }
scene-modifier-bonus = Bonus d’attaque, dans une attaque de son propre type
scene-modifier-rear = Corps à corps contre l’arc arrière
scene-modifier-rear-shot = Ligne de tir à travers l’arc arrière
scene-modifier-surround = Encerclement, par guerrier qui aide
scene-modifier-capture = Tentative de capture
scene-modifier-execution = Élimination d’un prisonnier
scene-modifier-precision = Précision
scene-modifier-close-range = Courte portée
scene-modifier-helper = Formation de tir, par participant
scene-modifier-bow-helper = Formation de tir, un arc à la place
scene-modifier-hindering = Terrain gênant
scene-modifier-height = Avantage de hauteur
scene-modifier-soaring = En altitude (avantage de hauteur)
scene-modifier-wave = Guerrier à vague dans l’eau
scene-modifier-built = Fortification d’un terrain bâti
scene-modifier-resistance = Spell Resistance contre une baguette

## Rulers

scene-ruler-hindering = La ligne de tir est libre, à travers un terrain gênant.
scene-ruler-touching = Les deux sont en contact socle à socle.
scene-ruler-no-range = { $name } n’a pas de portée.
scene-ruler-too-far = Trop loin : la portée est de { $range } ({ $name }).
scene-ruler-behind = Hors de l’arc avant ({ $name }).
scene-ruler-rear = À travers l’arc arrière ({ $name }).
