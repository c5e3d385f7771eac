# The table and the cards.

ground-open = Terrain découvert
badge-eggs = { $eggs ->
    [0] Plus d’œufs
    [one] Reste un œuf
   *[other] Restent { $eggs } œufs
}
rank-hero = Héros
rank-mage = Mage
lives = W restants
figures = Figurines
status-neutralised = Hors de combat
status-diverted = La tête ailleurs
status-exhausted = À bout de forces
status-accelerated = Avant tous dans cette phase
status-frenzied = En frénésie
status-armed = Frappe avec une double force
badge-magic = { $points ->
    [0] Plus de points de magie
    [one] Un point de magie
   *[other] { $points } points de magie
}
badge-shields = Boucliers magiques
pearl-wagon = Le chariot de la perle
crater = Cratère fumant
zone = Zone de déploiement
phase-initiative = Initiative
phase-movement = Mouvement
phase-shooting = Tir
phase-melee = Mêlée
track-phases = Phases
track-initiative = Ordre d’initiative
value-ws = Capacité de combat (WS)
value-st = Force (ST)
value-ar = Armure (AR)
value-w = Points de vie (W)
value-at = Attaques (AT)
value-m = Mouvement (M)
value-bow = Arc
value-spell = Sort
moves-cavalry = comme la cavalerie
moves-infantry = comme l’infanterie
bow-strength = ST { $st }
base-size = Socle
magic-points = Points de magie
scene-spell-book = Sorts : { $name } ({ $points } PM)
shields = Boucliers
note-mixed = Restes fusionnés : les valeurs les plus basses valent pour tous.
side-initiative = Valeur d’initiative
side-units = Unités
side-figures = Figurines
side-fallen = Pertes
reference-moves = Mouvements et portées
reference-infantry = Infanterie, mouvement normal
reference-infantry-charge = Infanterie, charge
reference-cavalry = Cavalerie, mouvement normal
reference-cavalry-charge = Cavalerie, charge
reference-direct = Tir direct
reference-indirect = Tir indirect
reference-between = { $least } à { $most }
reference-length = { $length }
reference-agility = Tableau d’agilité
reference-ws = WS { $ws }
reference-hit = { $melee }+ en mêlée ou direct, { $indirect }+ indirect
reference-wounds = Tableau des blessures
reference-st = ST { $st }
reference-wounds-note = De gauche à droite : AR 0, 1, 2, 3, 4.
reference-pearl = Tableau de la perle
reference-range = { $first }–{ $last }
do-end-part = Fini
about-game = Des blocs de troupes en rase campagne : rangs, charges, volées de flèches, et une perle d’énergie qui change chaque manche.
