### Switches of a battle, set-ups that cannot be used, etiquette, unsound states.

## Switches

option-total = Total d’armée
option-total-help = Points de chaque armée, et une action par tour par tranche de 100.
option-total-scenario = Comme dans le scénario
option-total-100 = 100 points
option-total-200 = 200 points
option-total-300 = 300 points
option-total-400 = 400 points
option-total-500 = 500 points
option-total-600 = 600 points
option-deploy = Déploiement
option-deploy-help = Les armées sont déjà rangées en bon ordre, ou les joueurs déploient la leur.
option-deploy-ready = Tout le monde est prêt
option-deploy-own = Les joueurs déploient leur armée
option-rounds = Dernière manche
option-rounds-help = La bataille finit après ce nombre de manches ; 0 : comme dans le scénario.
option-endless = Pas de dernière manche
option-endless-help = Jouer jusqu’à ce qu’un seul camp ait des guerriers, ou que tous veuillent arrêter.
option-width = Largeur du champ de bataille (pouces)
option-width-help = Largeur du champ de bataille ; 0 : comme dans le scénario.
option-depth = Profondeur du champ de bataille (pouces)
option-depth-help = Profondeur du champ de bataille ; 0 : comme dans le scénario.
option-built = Terrain bâti
option-built-help = Des murs et des tours qu’on peut attaquer et détruire, si tous les joueurs sont d’accord.
option-domains = Cartes de domaine
option-domains-help = Chaque joueur choisit un domaine en secret ; il vaut pour tous.
option-open-dials = Cadrans ouverts
option-open-dials-help = Tous les clics de chaque cadran peuvent être regardés, aussi ceux à venir.
option-real-table = On note une vraie table
option-real-table-help = Les joueurs peuvent marquer un contact convenu et laisser un dé trancher les cas douteux.

## Set-ups that cannot be used

refusal-set-sides = Il faut au moins deux camps.
refusal-set-size = Les côtés d’un champ de bataille mesurent de { $least }″ à { $most }″.
refusal-set-table = Ce n’est pas une table : { $reason }
refusal-set-army = Ce n’est pas une armée : { $reason }
refusal-set-total = L’armée coûte { $price } points, plus que le total d’armée de { $total }.

## A real table

do-agree-contact = Convenir d’un contact
do-agree-contact-help = Là où des armes ou des membres séparent deux socles. Cela finit quand l’un des deux bouge ou est éliminé.
field-agree-warrior = Guerrier
field-agree-other = En contact avec
status-agreed = contact convenu avec { $name }
do-roll-doubt = Lancer pour un cas douteux
do-roll-doubt-help = 1 à 3 : l’action n’est pas permise. 4 à 6 : elle l’est.
field-doubt = Ce qui est douteux
roll-doubt = { $player } lance pour un cas douteux
roll-doubt-case = { $player } lance pour un cas douteux : { $case }
doubt-allowed = L’action douteuse est permise.
doubt-refused = L’action douteuse n’est pas permise.
refusal-real-table = C’est seulement pour les batailles qui notent une vraie table.
refusal-doubt-words = Ces mots ont des signes qui ne peuvent pas être montrés.
refusal-agree-pair = Choisis deux guerriers sur le champ de bataille, au même niveau.
refusal-agree-touching = Ces deux-là sont déjà en contact socle à socle.
refusal-agree-far = Ces deux-là sont à plus de { $most } l’un de l’autre.

## Unsound states

fault-ids = Deux choses ont le même numéro.
fault-next-id = Le numéro suivant est déjà pris.
fault-fighter = { $name } ne peut pas être ainsi : joueur, cadran, pions, prisonnier ou endroit.
fault-objective = Un objectif est tenu par un joueur qui n’existe pas.
fault-numbers = Un nombre est hors de ses limites.
about-game = Des guerriers sur des cadrans qui tournent à chaque blessure, peu d’actions, et des objectifs à tenir.
