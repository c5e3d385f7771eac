## Opposed rolls

opposed-tie = { $purpose } : égalité, chacun relance.
opposed-won = { $purpose } : { $player } gagne avec { $total } ({ $parts }) contre { $other } ({ $others }).
opposed-won-one = { $purpose } : { $player } gagne avec { $total } ({ $parts }) contre { $other } ({ $others }), car un 1 perd contre tout autre dé.
opposed-won-tie = { $purpose } : { $player } gagne à { $total } ({ $parts }) contre { $other } ({ $others }), car l’égalité va à ce camp.
opposed-tie-ones = { $purpose } : un 1 de part et d’autre, donc égalité ; chacun relance.
opposed-die = { $purpose } ({ $player })
opposed-lead = Avance ({ $player })
opposed-die-of = { $purpose } ({ $player }, { $name })
opposed-anew = { $player } relance le dé par Autorité.
ask-opposed-on = { $purpose } : tu as { $total }, ton adversaire { $other }. Lancer encore ?
ask-opposed-anew = { $purpose } : tu as { $total }, ton adversaire { $other }. Relancer ton dé ? Le second jet compte.
do-throw-anew = Relancer
do-let-it-be = En rester là
roll-approach = Jet d’approche
roll-tactical = Jet tactique
cards-discipline = meilleure Discipline

## Cards

cards-card = { $count ->
    [one] { $card }
   *[other] { $card } ({ $count } figurines)
}
cards-stack = pile de cartes
cards-shuffled = { $count ->
    [one] { $count } carte est mêlée à la pile.
   *[other] { $count } cartes sont mélangées en une seule pile.
}
cards-passed = { $player } n’a plus de carte et passe.
cards-played = { $player } joue : { $card }.
cards-kept = { $player } garde la carte en réserve.
cards-nobody = { $card } : il ne reste personne de cette carte, on la met de côté.
ask-take-turn = Pioche une carte, ou joue d’abord de ta réserve.
ask-play-reserve = La pile est vide : joue une carte de ta réserve.
ask-drawn-card = Tu as pioché une carte à toi : { $card }. La jouer ou la garder ?
ask-after-draw = Jouer aussi des cartes de réserve, ou laisser piocher ton adversaire ?
do-draw-card = Piocher une carte
do-play-drawn = Jouer cette carte
do-keep-drawn = Garder en réserve
do-play-reserve = Jouer de la réserve
do-end-draw = Fini : mon adversaire pioche
field-cards-together = Avec ces cartes de réserve
field-cards-reserve = Cartes de réserve
refusal-cards-empty = La pile est vide : tu dois jouer l’une de tes cartes de réserve.
refusal-cards-full = { $most ->
    [0] Tu ne peux garder aucune carte en réserve : celle-ci doit être jouée.
    [one] Tu ne peux garder qu’une carte en réserve : joue celle-ci, ou d’abord celle de ta main.
   *[other] Tu peux garder { $most } cartes en réserve : joue celle-ci, ou d’abord une de ta main.
}
refusal-cards-none = Nomme au moins une de tes cartes de réserve.
refusal-cards-not-held = Ce n’est pas l’une de tes cartes de réserve.
refusal-cards-twice = Chaque carte de réserve ne peut être nommée qu’une fois.

## Deployment

ask-deploy = À déployer : { $card }.
field-deploy-plan = Où les placer
do-deploy-card = Placer les figurines
do-deploy-card-help = Mets toutes les figurines de la carte dans ta zone de déploiement et oriente-les comme tu veux.
do-deploy-ready = En bon ordre
do-deploy-ready-help = Les figurines sont placées pour toi : de front, aussi loin en avant qu’il y a de la place.
deploy-left-out = { $card } : il n’y a pas assez de place dans la zone de déploiement ; qui n’en a pas trouvé ne joue pas.
status-no-assault = ni charge ni engagement au premier tour
status-hidden-scout = caché
refusal-deploy-own = Seules les figurines de cette carte se déploient maintenant, chacune une fois.
refusal-deploy-all = Toutes les figurines de la carte se déploient ensemble.
refusal-deploy-zone = { $name } doit être entièrement dans ta zone de déploiement.
refusal-deploy-beyond = { $name } peut être à { $distance } au plus hors de ta zone de déploiement.
refusal-deploy-near = { $name } est trop près : il faut { $distance } jusqu’à { $enemy }.
refusal-deploy-charge = De là, { $name } pourrait charger { $enemy } au premier tour : il faut plus de { $distance }.
