### Answering on the page: forms, fields, odds, and what is open at any time.

## The answer bar

answer-bar = Ta réponse
answer-forms = Ce que tu peux faire
answer-steps = Ce qu’il faut
answer-as = Répondre pour
answer-all-forms = Tout
answer-sure = { $what } : c’est sûr ?
answer-back = Une étape en arrière
answer-open = choisir
answer-next = Ensuite : { $what }
answer-optional = si tu veux
answer-leave-out = Laisser de côté : { $what }
answer-above = Choisis sur la carte ci-dessus.
answer-fold = Plier ou déplier : { $what }
answer-wait = En attente.
answer-wait-for = On attend { $names }.
answer-over = La bataille est finie.
answer-not-this = Pas celle-ci : on peut choisir celles qui brillent.
answer-yes = Oui
answer-no = Non
answer-less = Moins : { $what }
answer-more = Plus : { $what }
answer-count = { $count } sur { $most }
answer-count-between = Choix : { $count } (de { $least } à { $most })

## Pieces

answer-pieces-hint = Clique dessus, ou trace un cadre autour avec Maj.
answer-pieces-alike = Clique sur d’autres sur la table pour changer qui c’est.
answer-pieces-all = Toutes
# Not all of them are wanted: so many of those listed.
answer-pieces-first = Les { $count } premières
answer-pieces-none = Aucune

## Ways, places and facings

answer-way-hint = Clique où elle va, ou fais-l’y glisser.
answer-way-more = Clique plus loin pour un coude, ou encore sur la fin pour confirmer. La molette la fait pivoter.
answer-way-stay = Rester ici
answer-way-drop = Reprendre le dernier point
answer-way-of = { $way } sur { $limit }
answer-way-cost = { $length } (compte pour { $cost })
answer-stays = reste
answer-spot-hint = Clique où la placer.
answer-spot-turn = Fais glisser à partir de là pour la faire pivoter, ou prends la molette ; clique encore pour confirmer.
answer-spot-more = Clique ailleurs pour changer, ou encore pour confirmer.
answer-facing-hint = Clique où elle doit regarder.
answer-turn-left = Pivoter à gauche
answer-turn-right = Pivoter à droite
answer-place-hint = Clique sur la table, ou fais glisser d’ici. Celles déjà placées peuvent glisser et pivoter.
answer-place-walk = Clique le trajet de chacune ; clique encore sur la fin, puis vient la suivante.
answer-place-count = Sur la table : { $count }
answer-place-count-of = Sur la table : { $count } sur { $most }
answer-placed = Sur la table, dans cet ordre
answer-place-drop = Reprendre de la table : { $name }
answer-place-more = et { $count } de plus
answer-place-none = Personne ne va
answer-follow = Qui se déplace
answer-follow-all = Tous ensemble
answer-follow-one = Une seule
answer-follow-hint = Fais-en glisser une : les autres suivent. La molette, ou glisser avec Maj, les fait pivoter.
answer-follow-one-hint = Fais glisser celle qui doit être ailleurs ; les autres restent comme prévu.

## Legs

answer-leg-ahead = Avant
answer-leg-back = Arrière
answer-leg-left = Gauche
answer-leg-right = Droite
answer-leg-turn-left = Pivoter à gauche
answer-leg-turn-right = Pivoter à droite
answer-legs-none = Pas encore d’étape.
answer-legs-drop = Reprendre la dernière étape
answer-legs-length = Longueur ({ $unit })
answer-legs-degrees = Degrés

## Lists

answer-order-hint = Fais glisser, ou prends les flèches du clavier.
answer-order-place = { $name }, rang { $place }
answer-order-up = Plus tôt : { $name }
answer-order-down = Plus tard : { $name }
answer-pair-hint = Choisis à gauche, puis à droite.
answer-pair-drop = Séparer à nouveau : { $name }
answer-split-left = Reste
answer-split-left-of = { $left } sur { $total }
answer-split-all = Le reste
answer-split-rest = Le reste : { $what }
answer-split-between = Répartir { $what } : { $one } ou { $other }
answer-split-parts = { $one } { $first }, { $other } { $second }

## Dice

answer-dice-type = Ce que donnent { $count }D{ $sides }, séparés par des espaces
answer-dice-faces = Appuie sur ce que donne un dé
answer-dice-back = Reprendre le dernier dé

## Odds

answer-odds = Chances
answer-verdict-part = { $what } : { $count } sur { $of }
answer-verdict-sure = { $what } : presque sûr
answer-verdict-never = jamais : { $what }
answer-verdict-more = Toutes les chances, et d’où elles viennent
answer-mean = En moyenne { $mean }
# Outcomes that are too unlikely to be listed.
answer-rest = Tout le reste
answer-tally-start = Départ
answer-tally-total = Total

## Ruler and sight

answer-tools = Outils
answer-hint = Indice
answer-hint-help = Que ferait le seigneur de guerre ? C’est rempli pour que tu le voies, pas joué.
answer-hint-close = Fermer l’indice
answer-ruler = Réglette
answer-sight = Ligne de vue
answer-measure-hint = Clique deux bouts, ou fais glisser.
answer-no-measuring = Rien ne peut être mesuré pour l’instant.
answer-seen = { $far }, en vue
answer-unseen = { $far }, hors de vue
answer-sight-none = { $far } ; entre les deux, pas de vue

## At any time

answer-menu = Fin, pause, réglages de cette bataille
answer-menu-empty = Rien à faire ici pour l’instant.
answer-for-seat = { $what } ({ $name })
answer-take-back = Reprendre le coup
answer-take-back-ask = Demander à reprendre
answer-take-back-sure = Ta dernière étape est annulée, avec tout ce qui a suivi.
answer-take-back-others = On demande aux autres si ta dernière étape peut être annulée.
answer-back-nothing = Il n’y a rien à reprendre.
answer-concede-sure = La bataille finit pour toi, et l’autre camp la gagne. C’est sans retour.
answer-offer-sure = La bataille finit sans vainqueur désigné quand tout le monde le propose.
answer-play-on = Continuer à jouer
answer-proposals = Propositions
answer-agree = Accepter
answer-decline = Refuser
answer-drop-proposal = Y renoncer
answer-policies = Arrêts et réponses automatiques
answer-policies-help = Ce que la table te demande, et ce qu’elle répond à ta place.

## The referee's hand

answer-hand = Main de l’arbitre
answer-hand-leader = Tu mènes cette bataille : ce que tu changes vaut aussitôt, et est noté dans le journal.
answer-hand-consent = Ce que tu changes vaut quand tout le monde l’accepte, et est noté dans le journal.
answer-hand-changes = Changer quelque chose
answer-hand-dice = Fixer des dés
answer-hand-reason = Raison
answer-hand-do = Changer
answer-hand-entry = Quel jet
answer-hand-no-dice = Aucun dé n’est encore tombé.
answer-hand-piece = Pièce
answer-hand-everything = Tout
answer-hand-search = Chercher
answer-hand-places = Ce qu’il y a dans la bataille maintenant
answer-hand-more =
    { $count ->
        [one] et { $count } de plus : précise la recherche
       *[other] et { $count } de plus : précise la recherche
    }
answer-changes-hint = Dis où dans l’état de la bataille, ce qui s’y trouve maintenant et ce qui doit s’y trouver.
answer-changes-add = Un changement de plus
answer-change-number = Changement { $number }
answer-change-path = Où
answer-change-old = Maintenant
answer-change-new = Ensuite
answer-change-op = Comment
answer-change-set = Remplacer
answer-change-insert = Insérer
answer-change-remove = Enlever
answer-change-drop = Renoncer au changement { $number }

## The demo page

answer-demo = Tous les éléments
answer-demo-lead = Toutes les sortes de questions et tout ce qu’une table peut montrer, sur des données inventées. Rien n’est joué ici.
answer-demo-fields = Champs
answer-demo-elements = Éléments de scène
answer-demo-value = Valeur
answer-demo-sent = Envoyé
answer-demo-try = Essayer sur la table
