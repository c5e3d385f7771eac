### The battle page of the web table: turn, story, end, replay.

## The turn in one sentence

battle-turn-you = À toi : { $prompt }
battle-turn-seat = { $who } : { $prompt }
battle-turn-wait = On attend { $who }.
battle-turn-bot = { $who } : réfléchit …
battle-odds = Chances de gagner : { $sides }
battle-odds-side = { $who } { $chance }
battle-turn-empty = On attend { $who } à la table. Envoie le lien si ce n’est pas encore fait.
battle-turn-none = Un instant …
battle-turn-mixing = On mélange les dés …
battle-turn-mix = On mélange les dés ; on attend { $who }.
battle-turn-won = Victoire : { $who }.
battle-turn-draw = La bataille a fini sur une égalité.
# In the tab's title, and as a notification.
battle-call = À toi de jouer

## The page

battle-home = Toutes les batailles
battle-opening = Ouverture de la bataille …
battle-closed = Cette bataille ne peut pas s’ouvrir
battle-line-connecting = Connexion …
battle-line-lost = Reconnexion …
battle-lost-help = La connexion est perdue. Rien n’a disparu : la page revient d’elle-même.
battle-line-closed = Fermé. Recharge la page pour continuer.
battle-watching = Tu regardes
battle-close = Fermer
battle-roster = Effectifs
battle-story = Récit
battle-tabs = Récit, discussion et mots
battle-tab-story = Récit
battle-tab-chat = Discussion
battle-tab-chat-unread = Discussion ({ $count })
battle-tab-words = En mots

## The story

battle-story-empty = Il ne s’est encore rien passé.
battle-story-filtered = Il ne s’est encore rien passé de tel.
battle-story-earlier = Plus ancien
battle-story-newer = À la ligne la plus récente
battle-filter = Quelles lignes montrer
battle-filter-all = Toutes
battle-filter-dice = Dés
battle-filter-harm = Dégâts
battle-line-private = pour tes yeux seulement
# A line that is told several times in a row.
battle-line-times = × { $count }
battle-undone = { $count ->
    [one] Reprise de { $count } étape
   *[other] Reprise de { $count } étapes
}

## Dice

battle-die = { $value } sur un D{ $sides }
battle-die-hit = { $value } sur un D{ $sides }, réussite
battle-die-miss = { $value } sur un D{ $sides }, échec
battle-die-unrolled = un D{ $sides }, encore à lancer
# $compare is ≤, ≥, < or >.
battle-needed = il faut { $compare } { $target }
battle-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
battle-roll-by-hand = fixé par la main de l’arbitre

## Pieces, cards and what lies beside the table

battle-gauge = { $label } : { $value }
battle-gauge-of = { $label } : { $value } sur { $most }
battle-badge-count = { $text } ({ $count } fois)
battle-spent = a agi
battle-stands-in = Se trouve dans : { $place }.
battle-card-of = Carte : { $name }
battle-house-line = Pas du livre de règles
battle-card-hidden = Une carte face cachée
battle-card-now = maintenant
battle-card-done = faite
battle-card-skipped = passée
battle-card-closed = pas maintenant
battle-card-plays = peut être jouée
battle-strip = Cartes
battle-cards-more = { $count } de plus, face cachée
battle-track-done = fait
battle-dial = Clic { $click } sur { $count }
battle-dial-click = Clic { $click }
battle-dial-hidden = caché
battle-dial-start = clic de départ
battle-dial-all = Tous les clics
battle-dial-value = Valeur
roster-sheets = Fiches
roster-nobody = À personne
roster-on-table = { $count } sur la table
roster-beside = À côté de la table

## Who is here, and what they say

presence-title = À la table
presence-here = là
presence-away = ailleurs
presence-empty = pas encore là
presence-bot = bot
presence-you = (toi)
presence-leader = (meneur de jeu)
presence-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
chat-title = Discussion
chat-empty = Personne n’a encore rien dit. Souhaitez-vous bonne chance !
chat-hint = Dis quelque chose
chat-send = Envoyer
chat-watcher = Spectateur

## Hot-seat

handover-title = Passe l’écran à { $who }
handover-help = Ce qui vient n’est que pour { $who }. Tous les autres regardent ailleurs.
handover-ready = Moi, c’est { $who } : montre

## The table in words

words-title = La table en mots
words-from = Vue de
words-nobody = Choisis une pièce
words-choose = Choisis une pièce, ici ou sur la table, pour entendre ce qu’il y a autour d’elle.
words-looking = Coup d’œil alentour …
words-alone = Il n’y a pas d’autre pièce sur la table.
words-open = Se trouve à découvert.
words-self = { $name }, { $owner }.
words-pieces = Autres pièces
words-terrain = Décor
# $clock: twelve is straight ahead.
words-piece = { $name } ({ $owner }) : { $length }, à { $clock } h.
words-piece-direction = { $name } ({ $owner }) : à { $clock } h.
words-ground = { $name } : { $length }, à { $clock } h.
words-ground-direction = { $name } : à { $clock } h.
words-ground-here = { $name } : ici même.

## The end

end-you-won = Tu as gagné !
end-won = Victoire : { $who }
end-draw = Égalité
end-you-lost = Défaite. Victoire : { $who }
end-sides = Le sort de chaque camp
end-score = score { $score }
end-losses = { $lost } sur { $all } perdus
end-luck = Chance : { $luck }
end-show = Comment cela a fini
end-replay = Revoir
end-rematch = Rejouer
end-download = Fichier de la bataille
rematch-links = Invite à nouveau tes amis
rematch-links-help = Envoie à chacun son propre lien. Qui l’ouvre s’assied à cette place.
rematch-invitation = Une bataille dans Slagveld
rematch-go = À la table
rematch-other-table = Cette bataille avait une table dressée à la main ; celle-ci prend celle du scénario.

## Luck

luck-title = Comment les dés sont tombés
luck-help = Seuls comptent les jets qui demandaient un certain nombre.
luck-none = Aucun jet de cette bataille ne demandait un certain nombre.
luck-number = { NUMBER($number, maximumFractionDigits: 1) }
luck-blessed = bénédiction des dés
luck-lucky = de la chance
luck-even = à peu près comme prévu
luck-unlucky = de la malchance
luck-cursed = malédiction des dés
luck-counts = { $actual } réussites sur { $dice } ; il fallait s’attendre à { $expected }.
luck-chance-better = Cela va aussi bien ou mieux dans { $chance } des batailles comme celle-ci.
luck-chance-worse = Cela va aussi mal ou pire dans { $chance } des batailles comme celle-ci.
luck-one-in = C’est une sur { $many }.

## Proof of the dice

proof-title = Preuve des dés
proof-help = Avant le premier dé, l’hôte a publié l’empreinte d’un secret ; chaque joueur y a mêlé un nombre. Maintenant, le secret est dévoilé, et chacun peut vérifier qu’aucun dé n’a été choisi.
proof-help-typed = Ces dés n’étaient pas fixés d’avance ; ce qui est vérifié, c’est que tout en découle selon les règles.
proof-commitment = Publié avant
proof-secret = Le secret
proof-holds = Rejoué à l’instant : les { $entries } étapes et les { $rolls } jets donnent tous la même chose.
proof-overrides = { $count ->
    [one] La main de l’arbitre en a changé { $count }.
   *[other] La main de l’arbitre en a changé { $count }.
}
proof-broken = Rejoué à l’instant : l’étape { $entry } ne donne pas la même chose.

## Replay

replay-title = Revoir : { $name }
replay-controls = Lecture
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Une étape en avant
replay-last = À la fin
replay-slider = Où dans la bataille
replay-at = Étape { $at } sur { $last }
replay-go-to = Aller à l’étape { $entry }
replay-round = Aller à une manche
replay-speed = Vitesse
replay-link = Copier le lien
replay-only-looking = C’est une rediffusion : on ne peut que regarder.

## First steps

coach-title = Premiers pas
coach-step = Premiers pas : { $step } sur { $count }
coach-read-on = Lire la suite
coach-skip = Quitter la leçon
coach-fill = Montre-moi
coach-missed = Ce n’était plus possible, la leçon continue donc sans cela.
coach-again = Recommencer
coach-back = Reprendre le coup
coach-done = Bien joué ! C’est tout ce qu’il te faut.
coach-done-help = Joue cette bataille jusqu’au bout, ou commences-en une vraie.
coach-real-battle = Une vraie bataille
coach-play-on = Continuer à jouer

## What happens

battle-skip = Passer
battle-skip-help = Aller droit à la suite (espace)
battle-card = Ce que les dés ont fait
battle-card-close = Ranger la carte
battle-card-numbers = Tous les chiffres
battle-card-fewer = Les dés seulement
battle-card-earlier = L’action d’avant
battle-card-later = L’action d’après
battle-card-page = { $number } sur { $count }
battle-look-there = Voir où cela s’est passé

## The coach on a narrow screen

battle-coach-fold = Plier le coach
battle-coach-unfold = Déplier le coach

## Keys

battle-keys = Touches
battle-key-choose = prendre l’une des actions possibles
battle-key-confirm = confirmer
battle-key-back = une étape en arrière, jamais plus loin
battle-key-odds = toutes les chances de ce qui est rempli
battle-key-hint = que ferait le seigneur de guerre ?
battle-key-measure = la réglette
battle-key-sight = la ligne de vue
battle-key-turn = faire pivoter la pièce qu’on place
battle-key-pieces = vers les pièces, et d’une chose à la suivante
battle-key-move = déplacer la vue, ou passer de pièce en pièce
battle-key-zoom = plus près, plus loin, toute la table
battle-key-cross = un viseur pour les endroits, déplacé avec les flèches
battle-key-rule = la règle sous le curseur
battle-key-keys = ces touches
