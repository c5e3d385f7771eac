### Setting up: options, scenarios, deployment, tables; how battles end; what is unsound.

## Options

option-points = Points d’armée
option-points-help = Ce que chaque armée peut coûter ; 0 : comme dans le scénario.
option-rounds = Dernière manche
option-rounds-help = La bataille finit après ce nombre de manches ; 0 : comme dans le scénario.
option-deploy = Déploiement
option-deploy-help = Les armées sont prêtes, ou chaque joueur déploie la sienne à la main.
option-deploy-ready = tout prêt
option-deploy-own = à la main
option-one-card = Une carte à la fois
option-one-card-help = Les cartes d’armée se retournent une à une, pas toutes au début de la manche.
option-magic = Magie
option-magic-help = Des sorciers peuvent combattre, avec des sorts maison qui ne sont pas dans le livre de règles.
option-board = Plateau à cases
option-board-help = La table est divisée en cases ; un point de mouvement vaut une case.
option-veterans = Vétérans
option-veterans-help = Des régiments avec des marqueurs d’expérience peuvent venir, comme dans une campagne.
option-confirm = Règles spéciales
option-confirm-help = Si les deux joueurs acceptent les règles spéciales d’un scénario avant qu’il commence.
option-confirm-both = les deux confirment
option-confirm-nobody = sans demander

## Set-ups that cannot be used

refusal-set-sides = Il faut exactement deux joueurs dans deux camps ; un meneur de jeu a la dernière place.
refusal-set-size = Les côtés d’une table mesurent de { $least } à { $most } cm.
refusal-set-table = Ce n’est pas une table : { $reason }
refusal-set-ids = Les décors ont chacun leur propre numéro, de 1 à 999.
refusal-set-edge = Un décor dépasse du bord.
refusal-set-army = Ce n’est pas une armée : { $reason }
refusal-set-ground = { $title } se joue sur son propre champ de bataille : ses conditions de victoire le demandent.

## Laying a table

kit-help = { $words }
refusal-kit-pieces = Une table porte { $most } décors au plus.
refusal-kit-kind = Décor { $number } : « { $kind } » n’est pas dans la boîte.
refusal-kit-name = Le nom du décor { $number } ne peut pas être montré.
refusal-kit-size = { $piece } : les côtés mesurent de { $least } à { $most }.
refusal-kit-edge = { $piece } { AGREE($piece, "dépasse", "dépassent") } du bord de la table.
refusal-kit-zone = { $piece } { AGREE($piece, "est", "sont") } dans une zone de déploiement, où il faut de la place pour les armées.

## Before the first round

phase-setup = Déploiement
setup-deck = Cartes d’armée
told-scenario = { $words }
told-condition = Victoire de { $player } ({ $role }) : { $words }
told-condition-points = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} pour { $player } ({ $role }) : { $words }
told-no-room = { $name } ne { AGREE($name, "trouve", "trouvent") } pas de place et { AGREE($name, "reste", "restent") } hors de la bataille.
ask-agree = { $title } a des règles spéciales. { $rules } Es-tu d’accord ?
special-rules = { $first }
special-rules-more = { $before } { $next }
do-agree = Accepter
do-decline = Refuser
told-agreed = accord sur les règles spéciales
ask-name = Rôle : { $role }. Qui est-ce ?
do-name = Nommer : { $role }
field-name = Qui ?
told-named = { $role } : { $name }
refusal-name = { $role } : une figurine qui est un régiment à elle seule ; s’il n’y en a pas, une figurine d’un régiment.
ask-site = { $piece } : à quel endroit ?
do-site = Placer : { $piece }
field-site = Son milieu
refusal-site-area = { $piece } : seulement ici : { $area }.

## Deployment

ask-deploy = Déploie { $name } (il en reste { $left }).
do-place-regiment = Déployer à la main
do-place-regiment-help = Chaque figurine dans ta zone, chacune au contact d’une autre du régiment.
do-place-ready = Déployer en bon ordre
do-place-all-ready = Déployer tout le reste en bon ordre
field-deploy-plan = Places
refusal-deploy-all = { $name } : chaque figurine doit être placée une fois.
refusal-deploy-zone = { $name } { AGREE($name, "doit", "doivent") } se tenir entièrement dans sa zone.
refusal-deploy-near = Reste à { $distance } au moins : { $area }.
refusal-deploy-apart = { $name } : les figurines doivent former un seul groupe, chacune au contact d’une autre.

## How battles end

end-condition = { $words }
end-rounds = La manche { $rounds } était la dernière.
end-spent = Personne ne peut plus frapper.
end-declined = Pas d’accord sur les règles spéciales.
told-held = { $rounds ->
    [one] { $area } : aux mains de { $player } à la fin de la manche.
   *[other] { $area } : aux mains de { $player } depuis { $held } des { $rounds } manches.
}
told-held-no-more = { $area } : { $player } n’y est plus seul maître ; le compte recommence.
told-points = { $player } gagne { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
  } : { $words }

## What is unsound

fault-ids = Deux choses ont le même numéro.
fault-next-id = Le numéro suivant est déjà pris.
fault-stand = Le socle { $number } ne peut pas exister ainsi.
fault-model = La figurine { $number } ne peut pas exister ainsi.
fault-regiment = { $name } ne { AGREE($name, "peut", "peuvent") } pas exister ainsi.
fault-cards = Les cartes d’armée ne sont pas en ordre.
fault-numbers = Un nombre est hors de ses limites.
told-deployed = { $player } déploie { $name } ({ $count ->
    [one] { $count } figurine
   *[other] { $count } figurines
}).
told-standing = { $player } : { $victory ->
    [one] { $victory } point de victoire
   *[other] { $victory } points de victoire
}, figurines vivantes pour { $alive ->
    [one] { $alive } point d’armée
   *[other] { $alive } points d’armée
}.
about-game = De petits régiments, des cartes d’armée en une rangée, et des poignées de dés à crânes et boucliers.
