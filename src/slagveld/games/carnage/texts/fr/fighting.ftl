## Values and dice

fight-ws = Capacité de combat (WS)
fight-st = Force (ST)
fight-ar = Armure (AR)
fight-dice = Dés par figurine
fight-need-hit = Pour toucher avec WS { $ws }
fight-need-wound = Pour blesser avec ST { $st } contre AR { $ar }
fight-reason-charge = Charge
fight-reason-frenzy = Frénésie
fight-reason-limits = Le tableau ne va pas plus loin
fight-reason-bouncer = Bouncer : un 1 rate toujours
fight-reason-pearl = La perle : { $name }

## What is rolled

roll-wound = Touches par { $name } sur { $target }
roll-spell = { $spell }, par { $name } sur { $target }
roll-shield = { $what }, sur les boucliers
roll-hit-nest = { $name } { AGREE($name, "frappe", "frappent") } le nid
roll-wound-nest = Touches par { $name } sur le nid
yields-hits = { $count ->
    [0] aucune touche
    [one] 1 touche
   *[other] { $count } touches
}
yields-wounds = { $count ->
    [0] aucune blessure
    [one] 1 blessure
   *[other] { $count } blessures
}
yields-shields = { $count ->
    [0] aucun bouclier détruit
    [one] 1 bouclier détruit
   *[other] { $count } boucliers détruits
}
yields-eggs = { $count ->
    [0] aucun œuf détruit
    [one] 1 œuf détruit
   *[other] { $count } œufs détruits
}
pool-strikers = Figurines qui frappent
pool-shooters = Figurines qui tirent
pool-attacks = Attaques par figurine (AT)
pool-shots = Tirs par figurine
pool-hits = Touches
pool-spell = Touches automatiques : { $spell }
pool-shields = Pas plus qu’il n’y a de boucliers
pool-spent = Lancés sur les boucliers
event-lost-lives = { $name } { AGREE($name, "perd", "perdent") } { $amount } W (reste { $left } W).
fight-shields = Boucliers ({ $name })
eggs-left = Œufs dans le nid
roll-hit-melee = { $name } { AGREE($name, "frappe", "frappent") } { $target }
roll-hit-charge = { $name } { AGREE($name, "charge", "chargent") } { $target }
roll-hit-direct = { $name } { AGREE($name, "tire", "tirent") } droit sur { $target }
roll-hit-indirect = { $name } { AGREE($name, "fait", "font") } pleuvoir des flèches sur { $target }
roll-hit-free-shot = { $name } { AGREE($name, "tire", "tirent") } sur { $target } en pleine charge

## Who strikes at whom

ask-allocate = { $count ->
    [one] Une de tes figurines touche plusieurs ennemis. Lequel frappe-t-elle ?
   *[other] { $count } de tes figurines touchent plusieurs ennemis. Lequel chacune frappe-t-elle ?
}
do-choose-opponents = Frapper
do-choose-opponents-help = Les figurines que tu laisses de côté frappent l’unité que touchent la plupart de leurs compagnons.
do-strike-all-at = Toutes sur un seul ennemi
field-strike-pairs = Figurines et leurs adversaires
field-strike-at = Quel ennemi ?
strike-figure = { $name }, figurine { $number }
target-unit = { $name }
target-nest = Le nid
refusal-strike-not-touched = Une figurine ne frappe qu’un ennemi qu’elle touche.
refusal-strike-no-choice = Cette figurine n’a pas d’adversaire à choisir.
refusal-strike-twice = Une figurine ne frappe qu’un ennemi.

## Chances

odds-blow = { $dice ->
    [one] { $name } contre { $target }, { $dice } dé
   *[other] { $name } contre { $target }, { $dice } dés
}
odds-wounds = { $count ->
    [0] aucune blessure
    [one] 1 blessure
   *[other] { $count } blessures
}
odds-wounds-more = { $count } blessures ou plus
odds-dice = Nombre de dés
odds-charge = 1 pour l’attaque d’une unité qui charge
odds-mode = Type de tir
odds-melee = Blessures en mêlée
odds-shoot = Blessures par flèches

## The leader and Bouncer

do-dispute = Contester une décision
do-dispute-help = Le meneur de jeu peut envoyer Bouncer contre tes troupes.
do-end-dispute = Céder
dispute-begun = { $seat } conteste une décision du meneur de jeu.
dispute-ended = { $seat } cède : la décision du meneur de jeu tient.
dispute-settled = Le meneur de jeu clôt la dispute : la décision tient.
told-bouncer-sent = Le meneur de jeu envoie Bouncer contre { $unit }.
bouncer-back = retour au bord de la table
ask-leader = Quelqu’un conteste ta décision. Que fait Bouncer ?
do-hold-bouncer = Le laisser où il est
do-send-bouncer = L’envoyer
do-send-bouncer-help = Il surgit à côté de l’unité, aussi près de l’endroit choisi qu’il y a de la place, et combat dans cette phase.
do-settle-dispute = La dispute est finie
field-beside = À côté de quelle unité ?
field-bouncer-spot = Où ?
refusal-no-leader = Personne ne mène cette bataille : le programme applique les règles, et il n’y a rien à contester.
refusal-disputes = Tu contestes déjà une décision.
refusal-no-dispute = Tu ne contestes aucune décision.
refusal-bouncer-slain = Bouncer est tombé ; personne ne vient.
refusal-bouncer-beside = Bouncer va contre les troupes d’un joueur qui conteste, et contre personne d’autre.
refusal-bouncer-room = Il n’y a pas de place pour Bouncer à côté de cette unité.
