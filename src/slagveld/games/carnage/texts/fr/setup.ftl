### Before the battle: switches, tables, armies, setting up.

## Switches

option-deploy = Déploiement
option-deploy-help = Les armées sont déjà en bon ordre, ou tu déploies tes propres unités dans ta zone.
option-deploy-ready = Tout le monde est prêt
option-deploy-own = Les joueurs déploient leurs armées
option-rounds = Dernière manche
option-rounds-help = La bataille finit après ce nombre de manches ; 0 : comme dans le scénario.
option-endless = Pas de dernière manche
option-endless-help = Jouer jusqu’à ce qu’un but soit atteint, qu’un camp soit brisé ou que tous soient d’accord.
option-goal = Vaches ou œufs
option-goal-help = Avec combien de vaches ou d’œufs se joue un scénario qui en a ; 0 : son propre nombre.
option-width = Largeur de la table (cm)
option-width-help = Largeur de la table ; 0 : comme dans le scénario.
option-depth = Profondeur de la table (cm)
option-depth-help = Profondeur de la table, d’une armée à l’autre ; 0 : comme dans le scénario.
option-north = Nord
option-north-help = Où est le nord, pour les vents que la perle amène.
option-north-first = En face du camp qui se déploie d’abord
option-north-far = Le bord éloigné
option-north-near = Le bord proche
option-north-left = Le bord gauche
option-north-right = Le bord droit
option-heroes = Héros
option-heroes-help = Convenez avant de composer les armées si des héros peuvent venir.
option-shuffled-pearl = Tableau de la perle mélangé
option-shuffled-pearl-help = Pour qui connaît le tableau par cœur : ses nombres sont redistribués.
option-arcs = Tirer seulement devant soi
option-arcs-help = Une cible doit être devant la ligne du front des archers.
option-words = Formules magiques
option-words-help = Il faut dire la formule d’un sort, sinon il n’agit pas.
option-free-measuring = Mesures libres
option-free-measuring-help = Les distances aux ennemis peuvent être mesurées avant toute annonce.

## Setting up

roll-deployment = { $name } lance pour savoir qui se déploie d’abord
roll-deployment-again = { $name } lance pour savoir qui se déploie d’abord, encore après une égalité
told-sets-up-first = { $seat } a lancé le plus bas et se déploie d’abord.
roll-cow = { $name } lance pour savoir où broute la vache { $number }
army-of-unit = { $count ->
    [one] { $name }
   *[other] { $name } ({ $count } figurines)
}
told-army = { $seat } a sur la table : { $units }.
ask-deploy = Déploie ton armée.
do-deploy-rest = Déployer tout le reste
do-deploy-rest-help = Tout ce qui reste est formé en unités et placé en bon ordre.
do-place-unit = Former une unité et la placer
field-set-troop = Troupe
field-set-count = Figurines
field-set-files = Figurines au premier rang
field-set-spot = Où est le milieu de son front
field-set-facing = Où elle regarde
# A troop type in the reserve and its number of figures.
set-reserve = { $name } ({ $count })
set-left-out = Pas de place sur la table, hors de la bataille : { $count } × { $name }.

refusal-set-no-reserve = Tu n’as plus de cette troupe pour former une unité.
refusal-set-count = Prends entre 1 et { $most } figurines.
refusal-set-files = Le premier rang compte entre 1 et { $most } figurines.
refusal-set-alone = { $name } : une unité à part entière, toujours seule.
refusal-set-few = Une unité demande au moins { $least } W.
refusal-set-few-left = Le reste aurait moins de { $least } W et ne pourrait pas former d’unité.
refusal-set-zone = { $name } : une unité se tient entièrement dans sa zone.
refusal-set-room = { $name } : il n’y a pas de place ici.

## Refused before the first die

refusal-set-sides =
    { $count } { $count ->
        [one] camp ne convient
       *[other] camps ne conviennent
    } pas à ce scénario : il en a { $least ->
        [2] { $most ->
            [2] deux
           *[other] de deux à { $most }
        }
       *[other] de { $least } à { $most }
    }.
refusal-set-own-table = { $scenario } se joue sur sa propre table.
refusal-set-own-army = { $scenario } se joue avec ses propres troupes.
refusal-set-table = Ce n’est pas une table : { $reason }.
refusal-set-table-small = La table est trop petite : il faut au moins { $least } d’une armée à l’autre et { $side } d’un côté à l’autre.
refusal-set-no-river = { $scenario } demande une rivière sur la table.
refusal-set-no-crossing = { $scenario } demande un gué ou un pont pour passer la rivière.
refusal-set-army = Ce n’est pas une armée : { $reason }.
refusal-set-heroes = Il est convenu de jouer sans héros : { $name } { AGREE($name, "reste", "restent") } à la maison.

## Pieces of the scenarios

terrain-help-watchtower = Un bâtiment avec des portes et des fenêtres. Les Herptars gagnent s’ils le tiennent une manche entière.
terrain-help-pole = Un garçon prisonnier y est attaché. Les Brigandiens gagnent s’ils le tiennent une manche entière.
terrain-help-nest = La couvée des Herptars. Qui la touche en mêlée peut frapper les œufs : AR 0, un œuf par blessure.
