## Activation

ask-move = { $count ->
    [one] Déplace la figurine, ou laisse-la sur place.
   *[other] Déplace les figurines une à une : il en reste { $count }.
}
do-move-end = Fini : les autres restent sur place
do-move-walk = Marcher
do-move-rush = Courir (charge sans cible)
do-move-stay = Rester, au besoin pivoter
do-move-dodge = Esquiver
field-move-figure = Figurine
field-move-path = Trajet
field-move-facing = Orientation
field-move-target = Cible
field-move-targets = Cibles : tous ceux qui seront touchés
value-movement = Mouvement
item-move-pace = Allure
item-move-lamed = Jambes blessées
item-move-spent = Déjà parcouru
note-move-rush = Elle ne peut finir en contact avec personne. Qui va plus loin qu’une marche ne peut pas tirer.
note-move-dodge = Qui esquive ne fait rien d’autre ce tour-ci ; les tirs sur lui comptent une portée de plus.
status-move-charged = charge reçue ({ $amount } en INI, ATT et DEF)
status-move-dodging = en esquive
status-move-held = combat non quitté (aucun dé en attaque ce tour-ci)
told-move-contact = { $name } est en contact avec { $enemy }.
told-move-stays = { $name } { AGREE($name, "reste", "restent") } sur place.
event-moved-charge = { $in-place ->
    [yes] { $name } charge sans faire un pas.
   *[no] { $name } charge de { $length }.
}
event-moved-failed-charge = { $in-place ->
    [yes] { $name } charge en vain et pivote sur place.
   *[no] { $name } charge de { $length } et n’arrive pas au bout.
}
event-moved-engage = { $in-place ->
    [yes] { $name } est déjà assez près.
   *[no] { $name } va au contact, { $length }.
}
event-moved-slip = { $in-place ->
    [yes] { $name } pivote après le tir.
   *[no] { $name } s’éloigne de { $length } après le tir.
}
event-moved-fall = { $name } tombe de { $length }.
told-move-missed = { $name } rate { $enemy }.
roll-move-shot = { $name } tire sur { $enemy }
refusal-move-no-figure = Choisis l’une de tes figurines sur la table.
refusal-move-card = { $name } : sa carte n’est pas en jeu.
refusal-move-fled = { $name } est en fuite et n’obéit pas.
refusal-move-paralysed = { $name } subit la paralysie de la peur.
refusal-move-reacted = { $name } a fait un contre-tir : fin de son activation.
refusal-move-moved = { $name } a déjà choisi un type de mouvement ce tour-ci.
refusal-move-fighting = { $name } est en contact avec un ennemi : rester ou se désengager, rien d’autre.
refusal-move-climbing = { $name } pend à un mur : escalader, se laisser tomber ou rester, rien d’autre.
refusal-move-turn = { $name } ne peut pas pivoter ainsi : cela changerait ses contacts.
refusal-move-shot-target = { $name } ne peut pas tirer sur cette figurine maintenant.
refusal-dodge-mount = { $name } a une monture et ne peut pas esquiver.
refusal-dodge-fighting = { $name } est dans un combat et ne peut pas esquiver.

## Charges and engagements

do-assault-charge = Charger
do-assault-engage = Engager
field-assault-figures = Figurines qui y vont ensemble
field-assault-walk = En marchant (MOV au lieu de deux fois MOV)
announced-assault-charge = { $name } charge { $enemy }
announced-assault-engage = { $name } engage { $enemy }
announced-assault-walk = { $name } marche jusqu’à { $enemy }
announced-assault-disengage = { $name } se tourne contre { $enemy }
announced-assault-fire = { $name } tire sur { $enemy } en chemin
told-assault-reach = { $name } peut atteindre { $enemy }.
told-assault-short = { $name } ne peut pas atteindre { $enemy }.
told-assault-not-both = { $name } ne peut pas atteindre { $enemy } en plus.
ask-assault-way = Par quel trajet { $name } va-t-il au contact ({ $enemy }) ?
ask-assault-short = { $enemy } est hors de portée : jusqu’où { $name } s’en approche-t-il ?
do-assault-way = Y aller
do-assault-hold = Rester
ask-assault-fire = { $name } tire-t-il en allant au contact ?
do-assault-fire = Tirer (difficulté 7)
do-move-hold-fire = Ne pas tirer
ask-assault-redirect = Toutes les cibles sont tombées ({ $name }). Contre qui continue l’assaut ?
do-assault-redirect = Contre d’autres
do-assault-break-off = Y renoncer
note-assault-bound = Une fois annoncé, il faut l’accomplir ; on ne mesure qu’après.
note-assault-penalty = { $enemy } aura { $amount } en INI, ATT et DEF.
note-assault-short = { $name } est hors de portée.
note-assault-contact = Contact avec { $enemy }
odds-assault-courage = { $count ->
    [one] Courage ({ $name })
   *[other] Courage ({ $name }, { $count } en tout)
}
odds-assault-dares = ose
odds-assault-afraid = a peur
refusal-assault-figures = Nomme les figurines qui y vont ensemble, chacune une fois.
refusal-assault-nobody = Nomme au moins un ennemi.
refusal-assault-twice = Nomme chaque ennemi une fois.
refusal-assault-apart = { $name } ne peut pas les toucher tous à la fois : nomme seulement des ennemis assez proches les uns des autres pour un socle.
refusal-assault-no-enemy = Seul un ennemi sur la table peut être nommé.
refusal-assault-unseen = { $name } ne voit pas { $enemy } et peut seulement engager, pas charger.
refusal-assault-hidden = { $enemy } se cache : { $name } ne l’a pas encore trouvé.
refusal-assault-crowded = Pas plus de { $most } adversaires ne tiennent autour ({ $enemy }) ; plus de place pour { $name }.
refusal-assault-left = { $name } vient de quitter { $enemy } et ne peut pas y revenir au contact avec ce mouvement.
refusal-assault-scout = Déploiement trop près de l’ennemi : { $name } ne peut ni charger ni engager au premier tour.
refusal-assault-bound = { $name } l’a annoncé et doit aller au contact.
refusal-assault-no-contact = { $name } doit finir en contact avec un ennemi nommé.
refusal-assault-missed = { $name } rencontre aussi { $enemy }, et doit le toucher.
refusal-assault-facing = { $name } charge, et doit finir face à qui est au contact.
refusal-assault-away = { $name } doit aller vers ceux qui sont engagés.

## Disengagement

do-disengage = Se désengager
field-disengage-strength = En force
announced-disengage = { $name } tente de se dérober à { $enemies }
announced-disengage-force = { $name } tente de s’arracher en force à { $enemies }
roll-disengage = Désengagement : { $name } quitte { $enemies }
roll-disengage-strength = Dé de Force ({ $name })
value-disengage-difficulty = Difficulté
item-disengage-opponents = { $count ->
    [one] Un adversaire
   *[other] { $count } adversaires
}
item-disengage-slips = Se dérobe
item-disengage-resistance = Plus haute Résistance adverse
item-disengage-die = Dé de sa Force
odds-disengage = Désengagement
odds-disengage-free = se dégage
odds-disengage-held = reste au combat
note-disengage-held = En cas d’échec, aucun dé en attaque ce tour-ci.
refusal-disengage-free = { $name } n’est en contact avec aucun ennemi.
refusal-disengage-contacted = Un ennemi est venu au contact ce tour-ci : { $name } ne peut pas se désengager.
refusal-disengage-option = Dans cette bataille, personne ne se désengage en force.
refusal-disengage-size = { $name } n’a pas une taille supérieure ({ $enemy }).
refusal-disengage-weak = { $name } n’a pas assez de Force pour s’arracher.
ask-granted = Où va { $name } ?
do-granted-withdraw = S’éloigner
do-granted-into = Au contact d’autres
do-granted-remain = Rester
refusal-granted-left = { $name } doit finir hors de contact avec ceux du combat quitté.
refusal-granted-remain = Désengagement réussi : { $name } doit quitter le combat.

## Reaction fire

policy-reaction = Contre-tir
policy-reaction-ask = demander
policy-reaction-always = toujours tirer
policy-reaction-never = ne jamais tirer
ask-reaction = { $name } est dans ta réserve et subit une attaque. Contre-tir ?
do-reaction-fire = Contre-tir (difficulté 6)
help-reaction-fire = La carte est jouée. Aucun dé en attaque ce tour-ci ; si la cible meurt, il peut marcher.
announced-reaction = { $name } fait un contre-tir sur { $enemy }
odds-reaction = Tir
odds-reaction-hit = touche
odds-reaction-miss = rate
brief-assault-afraid = tu as peur
brief-assault-daunts = l’ennemi fuit
cost-assault-reaction = l’ennemi peut tirer d’abord
odds-assault-fight = Le combat qui suit, dés partagés : { $name } après { $count ->
    [one] { $count } attaque
   *[other] { $count } attaques
}
