### Carnage: terrain, ways and buildings.

## Ways

refusal-ground-edge = Aucune figurine ne peut quitter la table ; le bord est sur le chemin.
refusal-ground-unit = { $unit } { AGREE($unit, "barre", "barrent") } le chemin ; aucune unité n’en traverse une autre.
refusal-ground-terrain = On ne passe pas ici : { $terrain }.
refusal-ground-inside = { $unit } { AGREE($unit, "occupe", "occupent") } un bâtiment et { AGREE($unit, "doit", "doivent") } d’abord en sortir.
refusal-ground-level = Dans ce jeu, tout le monde reste au sol.
refusal-ground-far = Ce trajet coûte { $cost }, mais le mouvement n’est que de { $limit }.
refusal-ground-still = À la fin, l’unité toucherait encore { $enemy }, qu’elle veut quitter.
refusal-ground-brush = Sur ce trajet, l’unité touche { $unit } ; elle peut seulement finir au contact, pas passer le long.

## Buildings

do-enter-building = Entrer dans un bâtiment
do-enter-building-help = L’unité entre par une porte ou une fenêtre ; une fenêtre divise le mouvement par deux. Il faut que l’unité y tienne entière.
do-leave-building = Sortir du bâtiment
do-leave-building-help = L’unité sort par une porte ou une fenêtre et se reforme ; une fenêtre divise le mouvement par deux.
field-building-opening = Porte ou fenêtre
field-building-spot = Où elle se reforme
opening-door = porte
opening-window = fenêtre
opening-label = { $number } : { $kind }
by-door = une porte
by-window = une fenêtre
told-building-enters = { $unit } { AGREE($unit, "entre", "entrent") } dans le bâtiment « { $building } » par { $kind }.
told-building-leaves = { $unit } { AGREE($unit, "sort", "sortent") } du bâtiment « { $building } » par { $kind }.
told-building-lost = { $unit } ne { AGREE($unit, "peut", "peuvent") } plus passer par la porte ou la fenêtre.
refusal-building-opening = Cette porte ou fenêtre n’existe pas ; choisis parmi celles qui sont montrées.
refusal-building-full = { $unit } ne { AGREE($unit, "tient", "tiennent") } pas en entier dans le bâtiment ({ $building }) ; il contient au plus { $most } de ces figurines, avec toutes celles qui y sont.
refusal-building-way = Aucun chemin n’est libre entre cette ouverture et le front de l’unité.
refusal-building-far = Le trajet ({ $kind }) coûte { $cost }, mais le mouvement n’est que de { $limit }.
refusal-building-room = Il n’y a pas de place pour se reformer là : { $unit }.
refusal-building-outside = { $unit } { AGREE($unit, "n’est", "ne sont") } dans aucun bâtiment.
refusal-building-still = Là, l’unité toucherait encore { $enemy }, qu’elle veut quitter.
refusal-building-attacked = { $unit } : attaque subie dans cette manche, impossible de rompre.
refusal-building-initiative = Seul un camp qui a l’initiative peut rompre.

## What terrain does

terrain-help-open = Terrain découvert : tout le monde peut y marcher et s’y tenir.
terrain-help-tree = Les unités contournent sa plaque. Qui touche la plaque, ou se tient derrière, ne peut pas être pris pour cible.
terrain-help-dense-forest = Personne n’y entre ni ne voit à travers.
terrain-help-open-forest = Le mouvement compte double. Seules les figurines à la lisière tirent et sont des cibles, jusqu’à { $length }, avec WS −2.
terrain-help-high-wall = Personne ne l’escalade, ne voit ni ne combat par-dessus.
terrain-help-low-wall = L’escalader coûte { $length } de mouvement. Les archers ont WS −1 contre une unité dont le rang ou la file d’à côté le touche.
terrain-help-gate = Un passage à travers le mur qu’elle recouvre.
terrain-help-river = Les figurines en armure ont besoin d’un pont ou d’un gué. Avec AR 0 on nage, si elle fait { $length } de large au plus.
terrain-help-ford = Un passage à travers la rivière ; pour les unités en armure, le mouvement compte double.
terrain-help-bridge = Un passage sur la rivière qui ne ralentit personne.
terrain-help-lake = Personne ne le traverse sans bateau.
terrain-help-swamp = Le mouvement compte double.
terrain-help-building = Les unités entrent et sortent par les portes et les fenêtres ; une fenêtre divise le mouvement par deux. Il contient la moitié des figurines qui tiennent sur son sol.
terrain-help-high-rocks = Comme un haut mur : ni passage, ni vue, ni combat par-dessus.
terrain-help-small-rocks = Le mouvement compte double. Couvert comme un muret : WS −1 pour les archers.
terrain-help-mountain = Personne n’y grimpe ni ne voit par-dessus.
terrain-help-light-hill = Jusqu’à 20 degrés : pas plus lent que le plat. Personne ne voit par-dessus, mais qui s’y tient voit et se voit.
terrain-help-medium-hill = Jusqu’à 45 degrés : le mouvement compte double sur la pente, pas sur le sommet plat. Personne ne voit par-dessus, mais qui s’y tient voit et se voit.
terrain-help-steep-hill = Plus de 45 degrés : personne n’y grimpe ni ne voit par-dessus.

## Laying the table

refusal-kit-table = Les côtés d’une table mesurent de { $least } à { $most }.
refusal-kit-pieces = On peut poser { $most } décors au plus.
refusal-kit-kind = Décor { $number } : « { $kind } » n’est pas dans la boîte.
refusal-kit-name = Décor { $number } : son nom a des signes qui ne peuvent pas être montrés.
refusal-kit-size = { $piece } : les côtés mesurent de { $least } à { $most }.
refusal-kit-edge = { $piece } { AGREE($piece, "dépasse", "dépassent") } du bord de la table.
refusal-kit-overlap = { $piece } et { $second } se recouvrent ; un bâtiment se tient à part.
refusal-kit-nothing = { $piece } : à poser sur ce qu’il faut franchir, un gué ou un pont sur une rivière, une porte sur un mur.
refusal-kit-room = Plus de la moitié de la table est fermée ; laisse de la place pour les armées.
