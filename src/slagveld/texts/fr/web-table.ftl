### The table in the browser: words around the drawing and for screen readers.

table-about = La table : { $pieces ->
    [0] aucune pièce
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
}
table-keys = Les flèches déplacent la vue, plus et moins zooment, 0 montre toute la table. Tab mène aux pièces, les flèches de pièce en pièce, Entrée choisit. C pose un viseur pour les endroits : les flèches le déplacent de 1 cm, avec Maj de 1 mm ; [ et ] font pivoter ; Échap le range. R ouvre la règle sous le curseur.
table-pieces = Pièces sur la table
table-seat = joueur { $number }
table-gauge = { $label } { $value }
table-gauge-of = { $label } { $value } sur { $most }
table-level = niveau { $level }
table-badge-count = { $badge } × { $count }
table-spent = a fini pour l’instant
table-height = Hauteur { $height }
table-cross = Viseur à { $right } de la gauche, { $down } du haut
table-cross-on = Viseur à { $right } de la gauche, { $down } du haut, sur { $what }

## Around the table

table-scale = Échelle : cette barre fait { $length }
table-north = Le nord est en haut
table-north-letter = N
table-turn = Tourner le plateau d’un quart ({ $north })
table-north-0 = le nord est en haut
table-north-1 = le nord est à droite
table-north-2 = le nord est en bas
table-north-3 = le nord est à gauche
table-zoom = Vue
table-zoom-in = Zoom avant
table-zoom-out = Zoom arrière
table-fit = Montrer toute la table
table-surface = Un clic sur un bâtiment veut dire : { $surface } (L pour changer)
table-surface-auto = Automatique
table-surface-ground = Rez-de-chaussée
table-surface-storey = Étage { $number }

## Seen from the ground

table-three = 3D
table-two = 2D
table-to-ground = Voir la table du sol
table-to-above = Voir la table d’en haut
table-ground-stoop = Se baisser
table-ground-stoop-to = Voir comme { $name }
table-ground-seen = Vue par { $name }
table-ground-rise = Se relever
table-ground-north = Nord
table-ground-none = Ce navigateur ne montre pas la 3D (WebGL manque ou est désactivé). La table reste vue d’en haut.
table-ground-keys = Vu du sol, Maj avec les flèches tourne et incline la vue, et Échap fait se relever.
