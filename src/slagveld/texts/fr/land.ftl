# Champs de bataille tirés au sort.

refusal-own-ground = « { $scenario } » se joue sur sa propre table : choisis une autre bataille pour un champ de bataille au hasard.
refusal-land-none = { $game } n’a pas de bataille sur une table tirée au sort.
refusal-land = Ce jeu n’a pas de paysage « { $land } ». Il y a : { $known }.
refusal-land-word = « { $word } » ne fait pas partie de : { $known }.
refusal-land-fair = Avec { $places } places de départ, cette table ne peut pas être équitable par « { $fair } ». Elle peut l’être par : { $known }.
refusal-land-failed = Le numéro { $seed } ne donne pas de table équitable ici : essaies-en un autre.
refusal-outline = La pièce { $number }, { $piece }, ne peut pas avoir un contour à elle comme celui-ci.
refusal-height = La pièce { $number }, { $piece }, peut avoir une hauteur de { $least } à { $most }.
refusal-height-fixed = La pièce { $number }, { $piece }, a toujours la hauteur qu’elle a dans la boîte.

land-fair = Équitable : couvert près des camps { $cover }, terrain difficile { $hindrance }, chemins plus longs de { $way }, vue libre { $sight } ; { $lines } des lignes droites entre les camps sont libres.
land-uneven = Inégal : couvert près des camps { $cover }, terrain difficile { $hindrance }, chemins plus longs de { $way }, vue libre { $sight } ; { $lines } des lignes droites entre les camps sont libres.

## Mots

land-name-meadow = Prairie
land-name-forest = Forêt
land-name-hills = Collines
land-name-rocks = Rochers
land-name-marsh = Marais
land-name-ruins = Ruines
land-name-village = Village
land-name-dungeon = Souterrain
land-density-sparse = Clairsemé
land-density-normal = Normal
land-density-dense = Dense
land-fairness-turn = Tournée
land-fairness-mirror = En miroir
land-fairness-measure = Mesurée
land-help-turn = Chacun trouve le même terrain devant lui, comme si la table avait été tournée.
land-help-mirror = Les moitiés de la table sont des images en miroir.
land-help-measure = Chaque côté est différent ; couvert, terrain difficile, chemins et vue sont pesés jusqu’à l’équilibre.

## Sur la page

land-title = Créer un champ de bataille
land-land = Paysage
land-density = Densité
land-fairness = Équité
land-seed = Numéro
land-battle = Pour la bataille
land-make = Créer
land-roll = En tirer un autre
land-replaces = Il remplace ce qui est sur la table ; Annuler le ramène.
land-random = Champ de bataille au hasard
land-play = Jouer sur un champ de bataille au hasard
land-making = Création d’un champ de bataille …

## En ligne de commande

cli-help-table = tables : tirées au sort, ou vérifiées
cli-help-table-random = un champ de bataille équitable tiré au sort
cli-help-table-check = une table posée à la main est-elle permise
cli-option-land = genre de paysage (le premier que le jeu possède)
cli-option-density = sparse, normal ou dense (normal)
cli-option-fair = turn, mirror ou measure (turn)
cli-option-land-seed = le même numéro donne la même table (1)
cli-option-table-out = écrire la table dans ce fichier
cli-option-table = une table posée à la main ou tirée au sort, depuis un fichier
cli-argument-table = fichier d’une table
cli-name-land = PAYSAGE
cli-name-density = DENSITÉ
cli-name-fair = ÉQUITÉ
cli-table-made = { $land }, { $width } × { $depth }, { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}, numéro { $seed }
cli-table-written = Écrit dans { $file }.
cli-table-good = ✓ On peut jouer sur cette table.
