### Formations, wrapping, casualties.

formation-unit = Unité
formation-neutralised = hors de combat (moins de 3 W restants)
formation-neutralised-no-more = hors de combat (de nouveau 3 W ou plus)
formation-phase-wrap = Enveloppement
# One figure of a unit, in the log: "Slain: a figure of Archers 2."
figure-of = une figurine ({ $unit })

## Reorganisation

do-rerank = Changer les rangs
help-rerank = L’unité prend une autre largeur à partir du milieu de son front, dans la même orientation. Cela ne coûte aucun mouvement.
do-splitoff = Détacher
help-splitoff = Des figurines de l’arrière deviennent une unité à part, juste derrière l’unité principale.
do-merge = Fusionner
help-merge = Les figurines d’une unité hors de combat rejoignent l’arrière d’une unité qu’elles touchent.
field-files = Figurines au premier rang
field-split = Figurines dans la nouvelle unité
field-into = Rejoint
note-ranks = { $ranks ->
    [one] { $files } au premier rang, un seul rang
   *[other] { $files } au premier rang, { $ranks } rangs
}
note-split = Unité principale { $main } W, nouvelle unité { $new } W
told-rerank = { $ranks ->
    [one] { $unit } { AGREE($unit, "se range", "se rangent") } sur { $files } de large, en un seul rang.
   *[other] { $unit } { AGREE($unit, "se range", "se rangent") } sur { $files } de large, en { $ranks } rangs.
}
told-reforms = { $unit } { AGREE($unit, "se reforme", "se reforment") } sur le milieu de { AGREE($unit, "son", "leur") } front.
told-split = { $count ->
    [one] { $unit } : une figurine devient une unité à part, { $new }.
   *[other] { $unit } : { $count } figurines deviennent une unité à part, { $new }.
}
told-merge = { $count ->
    [one] { $unit } : une figurine rejoint { $into }.
   *[other] { $unit } : { $count } figurines rejoignent { $into }.
}
cause-merged = fusion
refusal-reorganise-late = On réorganise les unités avant le premier mouvement de leur camp.
refusal-reorganise-inside = { $unit } { AGREE($unit, "occupe", "occupent") } un bâtiment et n’y { AGREE($unit, "a", "ont") } pas de rangs.
refusal-single = { $unit } : ce n’est pas une unité de troupe. Ni détachement, ni fusion, ni rangs.
refusal-files = Le premier rang compte de 1 à { $most } figurines.
refusal-rerank-engaged = { $unit } { AGREE($unit, "touche", "touchent") } un ennemi : seul l’enveloppement change maintenant la formation.
refusal-rerank-same = { $unit } { AGREE($unit, "se tient", "se tiennent") } déjà ainsi.
refusal-rerank-room = Il n’y a pas de place pour { $unit } dans cette formation.
refusal-split-attacked = { $unit } : attaque subie dans cette manche, pas de détachement.
refusal-split-weak = Les deux parties doivent avoir au moins { $least } W.
refusal-split-contact = { $unit } : une figurine qui touche un ennemi ne peut pas être détachée.
refusal-split-room = Il n’y a pas de place derrière { $unit }.
refusal-merge-strong = { $unit } { AGREE($unit, "n’est", "ne sont") } pas hors de combat : seuls les restes d’une unité en rejoignent une autre.
refusal-merge-engaged = { $unit } { AGREE($unit, "touche", "touchent") } un ennemi et ne { AGREE($unit, "peut", "peuvent") } pas fusionner.
refusal-merge-friend = On ne rejoint qu’une unité amie.
refusal-merge-diverted = { $unit } { AGREE($unit, "a", "ont") } la tête ailleurs et ne { AGREE($unit, "fait", "font") } rien.
refusal-merge-contact = { $unit } ne { AGREE($unit, "touche", "touchent") } pas { $into }.
refusal-merge-room = Il n’y a pas de place derrière { $unit }.

## Wrapping

ask-wrap = Envelopper : quelles figurines de l’arrière contournent l’ennemi ?
do-wrap = Envelopper
help-wrap = Autant de figurines de l’arrière contournent l’ennemi par la gauche et par la droite, vues de ton unité.
do-wrap-places = Envelopper à la main
help-wrap-places = Pose toi-même des figurines de l’arrière. Chacune doit toucher l’ennemi et sa propre unité.
field-round = Autour de quel ennemi
field-left = Par la gauche
field-right = Par la droite
field-places = Figurines
note-fighters = { $count ->
    [0] Aucune figurine de l’unité ne touche un ennemi
    [one] Une figurine de l’unité touche un ennemi
   *[other] { $count } figurines de l’unité touchent un ennemi
}
told-wrap = { $count ->
    [one] { $unit } { AGREE($unit, "enveloppe", "enveloppent") } { $enemies } avec une figurine.
   *[other] { $unit } { AGREE($unit, "enveloppe", "enveloppent") } { $enemies } avec { $count } figurines.
}
refusal-wrap-weak = Unité hors de combat : { $unit } { AGREE($unit, "n’enveloppe", "n’enveloppent") } pas.
refusal-wrap-charged = { $unit } : charge subie dans cette manche, pas d’enveloppement.
refusal-wrap-charger = { $unit } { AGREE($unit, "a", "ont") } chargé dans cette manche : plus d’autre mouvement.
refusal-wrap-twice = { $unit } : enveloppement déjà fait dans cette manche.
refusal-wrap-apart = { $unit } { AGREE($unit, "n’est", "ne sont") } dans aucun combat : seule une unité en mêlée enveloppe.
refusal-wrap-spare = { $unit } n’{ AGREE($unit, "a", "ont") } aucune figurine libre : toutes touchent un ennemi.
refusal-wrap-enemy = { $unit } { AGREE($unit, "n’est", "ne sont") } pas en mêlée avec cette unité.
refusal-wrap-count = { $most ->
    [one] Une seule figurine peut y aller.
   *[other] De 1 à { $most } figurines peuvent y aller.
}
refusal-wrap-flank = Sans l’initiative, { $most } figurines au plus vont sur un flanc.
refusal-wrap-room = Autant de figurines ne trouvent pas de place autour : { $enemy }.
refusal-wrap-figure = { $unit } : seules des figurines qui ne touchent aucun ennemi peuvent y aller, chacune une fois.
refusal-wrap-place = Il n’y a pas de place pour une figurine là.
refusal-wrap-chain = Chaque figurine doit en toucher une autre de son unité.
refusal-wrap-idle = Chaque figurine qui y va doit toucher un ennemi de ce combat.
refusal-wrap-far = C’est à plus de { $limit } du milieu de l’unité.

## Casualties

ask-losses = { $count ->
    [one] { $unit } { AGREE($unit, "perd", "perdent") } une figurine : laquelle ?
   *[other] { $unit } { AGREE($unit, "perd", "perdent") } { $count } figurines : lesquelles ?
}
do-give-up = Retirer des figurines
help-give-up = D’abord celles qui ne touchent aucun ennemi, depuis les bouts ; à égalité, tu choisis.
field-losses = Figurines
refusal-losses = { $count ->
    [one] Une figurine tombe, dans l’ordre des règles : d’abord qui ne touche aucun ennemi, depuis les bouts.
   *[other] { $count } figurines tombent, dans l’ordre des règles : d’abord qui ne touche aucun ennemi, depuis les bouts.
}
cause-destroyed = destruction
policy-losses = Pertes
policy-losses-ask = À égalité, je choisis
policy-losses-auto = Choisies pour moi
