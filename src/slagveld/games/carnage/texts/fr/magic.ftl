# Magic.

magic-points-of = Points de magie ({ $name })
magic-points-left = Points de magie restants
magic-shields-of = Boucliers ({ $name })
reason-casting = Coût du sort
cause-casting = coût du sort : { $spell }
cause-creeping-death = au lieu de 1 W

## The magic words. Each is shouted by the player at the table.

words-explosion = Ça me fait plus mal qu’à toi. Mais pas longtemps !
words-body-distortion = Tu ne trouves pas ça un peu enflé ?
words-teleport = Attention à la fermeture des portes !
words-diversion = Attention, ton lacet est défait !
words-acceleration = Le dernier arrivé fait la vaisselle !
words-shield = Cause toujours, parle à ma main !
words-shock = On ne lèche jamais une prise !
words-frenzy = Quelqu’un a mangé ton sandwich !
words-counterspell = Désolé, faux numéro !

## What spells do

effect-explosion = Le mage est détruit ; chaque figurine près de lui prend une touche de ST 9.
effect-body-distortion = Une touche automatique de ST 6.
effect-teleport = Pose aussitôt une unité ailleurs.
effect-diversion = L’unité ne fait rien pendant une manche entière, à moins d’un réveil.
effect-acceleration = L’unité agit avant l’ennemi dans cette phase.
effect-shield = Une vie magique en plus, avec AR 3.
effect-shock = Cinq touches automatiques de ST 6.
effect-frenzy = ST +1 pour une unité de ton propre camp dans cette manche.
effect-counterspell = Annule un sort qu’un autre mage vient de lancer.
help-spell = « { $words } » Coût : { $cost }, portée : { $range }. { $effect }
help-spell-self = « { $words } » Coût : { $cost }. { $effect }
help-words = La formule : « { $words } »

## What is asked

field-mage = Mage
field-spell = Sort
field-spell-target = Cible
field-landing = Où arrive le milieu de son front
field-spoken = As-tu dit la formule magique, à voix haute et avec conviction ?
do-cast = Lancer un sort
do-cast-self = Lancer un sort sur le mage lui-même
do-cast-teleport = Téléporter une unité
do-counter = { $cost ->
    [one] L’annuler par un Contresort, pour { $cost } point de magie
   *[other] L’annuler par un Contresort, pour { $cost } points de magie
}
do-let-magic-be = Pas de magie maintenant
help-cast = Un de tes mages lance un sort sur une unité qu’il voit. Chaque mage lance au plus un sort par manche.
help-cast-self = Bouclier protège le mage ; Explosion l’emporte, lui et tous ceux qui sont près.
help-cast-teleport = Une unité à { $range } au plus du mage est posée à { $leap } au plus de là. Un point de magie par figurine, deux pour le mage lui-même.
ask-magic-round = Une nouvelle manche commence. Un de tes mages lance-t-il d’abord un sort ?
ask-magic-pearl = La perle d’énergie a fait son œuvre. Un de tes mages lance-t-il un sort ?
ask-magic-part = Avant que le camp suivant bouge : un de tes mages lance-t-il un sort ?
ask-magic-march = Avant que cette unité bouge : un de tes mages lance-t-il un sort ?
ask-magic-charge = Une charge est annoncée. Un de tes mages lance-t-il un sort avant la mesure ?
ask-magic-charge-combat = Avant le combat de charge : un de tes mages lance-t-il un sort ?
ask-magic-wrap = Avant les enveloppements : un de tes mages lance-t-il un sort ?
ask-magic-shots = Tous les tirs sont annoncés. Un de tes mages lance-t-il un sort avant leur départ ?
ask-magic-melee = Avant la mêlée : un de tes mages lance-t-il un sort ?
ask-counter = { $name } { AGREE($name, "lance", "lancent") } { $spell } sur { $target }. Réponds-tu ?
ask-delivery = « { $words } » ({ $spell }) : bien dit, et avec conviction ?
do-accept-words = Bien dit
do-refuse-words = Peu convaincant
help-refuse-words = Le sort compte comme non lancé et ne coûte rien.

## What is told

event-spell-cast-self = { $name } { AGREE($name, "lance", "lancent") } { $spell } : « { $words } »
event-spell-cast = { $name } { AGREE($name, "lance", "lancent") } { $spell } sur { $target_name } : « { $words } »
told-poor-delivery = { $name } { AGREE($name, "marmonne", "marmonnent") } : le meneur de jeu ne valide pas le sort ({ $spell }).
told-cancelled = { $spell }, par { $name }, reste sans effet : un Contresort y a répondu.
lapsed-spell = { $spell } reste sans effet : le mage n’est plus là.
lapsed-spell-target = { $spell }, par { $name }, reste sans effet : la cible n’est plus là.
told-crater = { $name } : il ne reste qu’un cratère fumant.
note-words = Dis : « { $words } »
odds-spell = { $hits ->
    [one] { $hits } touche de ST { $st } sur { $target }
   *[other] { $hits } touches de ST { $st } sur { $target }
}

## What is refused

refusal-no-mage = Ce n’est pas un de tes mages.
refusal-mage-diverted = { $name } { AGREE($name, "a", "ont") } la tête ailleurs et ne { AGREE($name, "peut", "peuvent") } pas lancer de sort.
refusal-cast-already = { $name } { AGREE($name, "a", "ont") } déjà lancé un sort dans cette manche.
refusal-not-learnt = { $name } { AGREE($name, "n’a", "n’ont") } pas appris ce sort : { $spell }.
refusal-answer-only = { $spell } ne se lance qu’en réponse au sort d’un autre mage.
refusal-other-aim = { $spell } ne se lance pas de cette façon.
refusal-no-target = { $spell } demande une cible sur la table.
refusal-spell-bouncer = Les sorts glissent sur { $name }.
refusal-own-only = { $spell } ne se lance que sur des unités de ton propre camp.
refusal-magic-points = { $name } { AGREE($name, "a", "ont") } { $have } des { $cost } points de magie qu’il faut.
refusal-spell-range = { $name } { AGREE($name, "est", "sont") } à plus de { $most }.
refusal-spell-sight = { $name } ne { AGREE($name, "voit", "voient") } pas { $target }.
refusal-words = Il faut d’abord dire la formule magique : « { $words } »
refusal-teleport-far = Une Téléportation ne va pas plus loin que { $most }.
refusal-teleport-ground = { $name } ne { AGREE($name, "peut", "peuvent") } pas se tenir là : une Téléportation finit sur la table, en terrain libre et praticable.
refusal-teleport-deadly = { $name } ne { AGREE($name, "peut", "peuvent") } pas arriver là : les ennemis aussi sont posés en terrain libre et praticable, pas dans un lac ni un ravin.

## When to be asked

policy-magic = Me demander pour la magie
policy-magic-matters = Quand cela compte
policy-magic-always = À chaque occasion
policy-magic-answers = Seulement pour répondre aux sorts ennemis
policy-magic-never = Jamais
policy-magic-in-initiative = Magie en phase d’initiative
policy-magic-in-movement = Magie en phase de mouvement
policy-magic-in-shooting = Magie en phase de tir
policy-magic-in-melee = Magie en phase de mêlée
policy-magic-ask = Me demander
policy-magic-skip = Ne pas me demander
cost-magic = { $points } points de magie, il en reste { $left }
