### Setting up: options, tables, armies; what is unsound.

## Options

option-budget = Budget d’une armée
option-budget-help = Points d’armée convenus par camp ; 0 : comme dans le scénario. Le dépasser se signale, mais n’est pas interdit.
option-turns = Dernier tour
option-turns-help = La bataille finit après ce nombre de tours ; 0 : comme dans le scénario.
option-endless = Pas de dernier tour
option-endless-help = Jouer jusqu’à ce qu’un camp soit battu, ou que les deux veuillent arrêter.
option-reserve = Cartes de réserve
option-reserve-help = Combien de cartes peut garder le perdant du jet ; le gagnant une de plus.
option-by-strength = Désengagement en force
option-by-strength-help = Les combattants peuvent aussi quitter un combat par leur Force.
option-free-measuring = Mesures libres
option-free-measuring-help = Les distances aux ennemis peuvent être mesurées avant toute annonce.
option-leg-doubles = Les doubles font boiter
option-leg-doubles-help = Un double aux jambes divise MOV par deux jusqu’à la guérison.
option-arm-doubles = Les doubles affaiblissent
option-arm-doubles-help = Un double aux bras enlève 1 à FOR jusqu’à la guérison.
option-initiative-wounds = Les blessures baissent l’Initiative
option-initiative-wounds-help = Le malus d’une blessure s’applique aussi à INI.
option-tables = Tables
option-tables-help = Quelles tables des blessures et des mouvements valent : celles du programme, ou celles qu’apporte l’armée d’un joueur.
option-tables-program = du programme
option-tables-first = du premier joueur
option-tables-second = du second joueur
option-width = Largeur de la table (cm)
option-width-help = Largeur de la table ; 0 : comme dans le scénario.
option-depth = Profondeur de la table (cm)
option-depth-help = Profondeur de la table ; 0 : comme dans le scénario.

## Set-ups that cannot be used

refusal-set-sides = Il faut exactement deux joueurs dans deux camps ; un meneur de jeu a la dernière place.
refusal-set-size = Les côtés d’une table mesurent de { $least } à { $most } cm.
refusal-set-table = Ce n’est pas une table : { $reason }
refusal-set-ids = Les décors ont chacun leur propre numéro, de 1 à 999.
refusal-set-edge = Un décor dépasse du bord.
refusal-set-army = Ce n’est pas une armée : { $reason }
refusal-set-tables = { $player } : l’armée n’apporte aucune table à elle.
refusal-set-charge = { $card } charge de { $distance } : sur cette table, il n’y aurait aucun endroit d’où n’atteindre personne au premier tour.
refusal-set-room = { $player } : l’armée ne tient pas dans sa zone de déploiement.

## Laying a table

kit-help = { $kind }
refusal-kit-pieces = Une table porte { $most } décors au plus.
refusal-kit-kind = Décor { $number } : « { $kind } » n’est pas dans la boîte.
refusal-kit-name = Le nom du décor { $number } a des signes qui ne peuvent pas être montrés.
refusal-kit-size = { $piece } (décor { $number }) : chaque côté mesure de { $least } à { $most }.
refusal-kit-edge = { $piece } (décor { $number }) dépasse du bord.
refusal-kit-zone = { $piece } (décor { $number }) est dans une zone de déploiement, où chacun doit pouvoir se tenir.

## What is unsound

fault-ids = Deux choses ont le même numéro.
fault-next-id = Le numéro suivant est déjà pris.
fault-figure = { $name } ne peut pas exister ainsi : carte, joueur, endroit ou mur.
fault-cards = Une carte est à deux endroits, dans la mauvaise main, ou vaut pour trop de figurines.
fault-objects = Un objet est hors de la table ou n’est porté par personne.
fault-numbers = Un nombre est hors de ses limites.
rules-note = Ces règles sont racontées d’après la traduction libre du français d’un joueur. Ce n’est pas une publication de Rackham, et elles peuvent contenir des erreurs. Le terme français est donné à côté, entre parenthèses (CON-GEN-1).
about-game = Une poignée de héros et de combattants, chacun avec sa carte : pioche, charge, répartis tes dés, annonce ton seuil.
