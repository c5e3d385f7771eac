### `slagveld play`: a battle in the terminal.

## The command line

play-argument-game = clé d’un jeu ; sans elle, les jeux sont listés au choix
play-name-seats = BOT,human,…
play-name-army = FICHIER|NOM
play-name-option = CLÉ=VALEUR
play-name-unit = book|cm|inch
play-option-seat = qui joue à chaque place : human, ou un bot : recruit, soldier, veteran, captain, warlord, chacun aussi avec un tempérament (captain-bold, -careful, -stubborn, -sly), random, greedy (human, puis des vétérans)
play-option-hot-seat = des gens jouent à toutes les places, à ce terminal
play-option-players = nombre de joueurs
play-option-army = un fichier ou une armée toute faite, une fois par place dans l’ordre
play-option-option = un réglage du jeu, comme rounds=8 ; peut se répéter
play-option-seed = la même graine donne les mêmes dés
play-option-typed-dice = tu lances de vrais dés et tapes le résultat
play-option-load = continuer une bataille enregistrée
play-option-save = le fichier où la bataille est gardée après chaque réponse
play-option-unit = cm, inch, ou book : comme mesure le livre de règles du jeu (book)
play-seat-twice = --hot-seat et --seat ne vont pas ensemble.
play-seats = Les places se nomment séparées par des virgules, { $count } au plus, pas { $words }.
play-option-pair = Les options s’écrivent CLÉ=VALEUR, pas { $word } ; il y a : { $known }.
play-armies = Il y a { $count } places ; --army se donne une fois au plus pour chacune.
play-army-other = { $file } est une armée d’un autre jeu ({ $game }).
play-army-faulty = { $file } n’est pas permis : { $fault } ({ $rule })
play-unit = Il n’y a pas de mesure { $unit } ; il y a : { $known }.
play-load-other = { $file } est une bataille d’un autre jeu : { $game }.
play-load-fixed = Une bataille chargée a ses propres scénario, armées, options et dés ; seules les places peuvent être redéfinies.
play-save-foreign = { $file } existe déjà et n’est pas une bataille enregistrée ; le fichier reste tel quel.
play-save-failed = La bataille ne peut pas être enregistrée sous { $file } : { $reason }.

## Choosing a battle

play-welcome = Bienvenue dans Slagveld !
play-pick-game = Quel jeu ? Tape un numéro ; Entrée prend celui entre crochets.
play-pick-scenario = Quelle bataille ?
play-pick-foe = Contre qui ?
play-foe-bot = contre l’ordinateur
play-foe-people = contre quelqu’un à côté de moi, à ce terminal
play-pick-bot = Quelle force pour l’ordinateur ?
play-name-human = Joueur { $number }
play-name-bot = Ordinateur { $number }

## The screen

play-round = { $called ->
    [turn] Tour
   *[round] Manche
} { $round }
play-round-of = { $called ->
    [turn] Tour
   *[round] Manche
} { $round } sur { $limit }
play-cards-of = Cartes : { $whose }
play-cards-hidden = { $count } face cachée
play-pieces-head = Pièces
play-log-more = { $count ->
    [one] { $count } ligne plus ancienne : tape « { $word } »
   *[other] { $count } lignes plus anciennes : tape « { $word } »
}
play-suggestions = Ou prends une suggestion par son numéro (« { $more } » en montre d’autres) :
play-no-more = Il n’y a pas d’autres suggestions.
play-many-more = Tu peux faire bien plus que ce qui est suggéré ici : choisis l’une des actions et remplis-la.
play-no-other = Il faut y répondre ; « quitter » quitte la bataille.
play-press-enter = Appuie sur Entrée …
play-hand-over = Passe le clavier à { $name }. Personne d’autre ne regarde.
play-look-alone = { $name } regarde maintenant, et personne d’autre. Appuie sur Entrée …
play-agree = { $name }, es-tu d’accord pour que le coup soit repris ?

## Actions in words

play-at = en { $place }
play-looks = orientation { $direction }
play-stays = reste
play-way-to = vers { $place }
play-way = { $length } { $direction } jusqu’en { $place }
play-placed-many = { $count } pièces, la première en { $place }
play-piece-number = n° { $number }
play-facing = Orientation
play-which-piece = Laquelle ?
play-done = fini
play-snapped = Mis au plus proche endroit permis.
play-so-far = En l’état : { $why } ({ $rule }). « { $drop } » reprend la dernière.
play-preview-length = Trajet : { $length }
play-preview-length-of = Trajet : { $length } sur { $limit }
play-preview-cost = Compte pour { $cost }
play-confirm = D’accord ? ({ $yes }/{ $no })

## Hints

play-hint-menu = Lettre ou numéro, « aide » ou « ? »
play-hint-several = { $least }–{ $most }, séparés par des virgules
play-hint-order = dans ton ordre, séparés par des virgules
play-hint-number = Un numéro, ou :
play-hint-path = 30 e · 12 45° · x y · vers B3 · contact B3 · ici ; plusieurs étapes avec « ; »
play-hint-spot = x y · 15 e · 12 45° · vers B3
play-hint-facing = n, ne, e … · 0–359 (0 en haut) · vers B3 · gauche, droite, arrière
play-hint-legs = avant 10; tourne 45; gauche 5
play-hint-plan = Un numéro prend tout un plan ; « chacun » les place un par un.

## Not understood

play-unclear-place = Ce n’est pas un endroit ici. Essaie « 40 25 », « 30 e », « 12 45° » ou « vers B3 ».
play-unclear-direction = Ce n’est pas une direction. Essaie « ne », « 45 » ou « vers B3 ».
play-unclear-number = Un nombre de { $least } à { $most }, s’il te plaît.
play-unclear-several = Cela peut être plusieurs choses : { $found }.
play-unclear-choice = Ce n’est pas dans la liste ; un numéro ou les premières lettres suffisent.
play-unclear-menu = Ce n’est pas dans la liste. Tape une lettre ou un numéro de la liste, ou « aide ».
play-unclear-piece = Il n’y a pas de telle pièce dans la liste ; son numéro ou son code suffit.
play-unclear-off-table = Pas sur la table : { $piece }.
play-unclear-contact = Le contact socle à socle est hors de portée par là ; on arrive jusqu’en { $place }.
play-unclear-measuring = Rien ne peut être mesuré jusque-là avant l’annonce ({ $rule }).
play-unclear-dice = Tape ce que donnent { $count }D{ $sides }, par exemple « 3 5 ».
play-unclear-yes = Oui ou non, s’il te plaît.
play-unclear-plan = Un numéro de 1 à { $most }, ou « chacun ».
play-unclear-split = Tape jusqu’à { $count } nombres, un pour chacun.
play-unclear-legs = Un trajet se dit ainsi : avant 10; tourne 45
play-no-changes = L’état ne peut pas être modifié à la main ici.
play-no-rule = Aucune règle n’y correspond ; « ? mots » cherche dans le livre de règles.
play-no-policies = Ce jeu n’a ni arrêts ni réponses automatiques.
play-policies-how = « consignes 1 2 » met la première sur son deuxième choix.
play-offer-bots = Les bots n’acceptent jamais d’arrêter une bataille ; « abandonner » y renonce, « quitter » la garde pour plus tard.

## Leaving, and the end

play-sure-concede = Abandonner la bataille ?
play-sure-quit = Quitter la bataille ? Elle est gardée, et peut continuer plus tard.
play-saved = Enregistré : { $file }
play-left = La bataille est gardée, et continue avec :
play-kept = La bataille est gardée. Pour la revoir :
play-scores = Scores : { $scores }

## Help

play-help-answers-head = Réponses
play-help-answers = Une lettre ou les premières lettres de ce que tu veux faire, ou le numéro d’une suggestion. Entrée prend ce qui est entre crochets. « x » revient en arrière.
play-help-places-head = Endroits et trajets
play-help-places = « 40 25 », c’est 40 vers la droite et 25 vers le bas. « 30 e » va 30 vers l’est, « 12 45° » va 12 dans cette direction (0° en haut, 90° à droite), « 10 avant » là où regarde la pièce. « vers B3 » va tout droit vers B3 aussi loin que permis, « contact B3 » jusqu’au contact socle à socle. « @1 » à la fin veut dire niveau 1.
play-help-facing-head = Orientation
play-help-facing = Un point cardinal (n, ne, e …), des degrés, « vers B3 », gauche, droite ou arrière.
play-help-commands-head = Commandes
play-help-commands = À toute question ; mets « / » devant ce qui pourrait être une réponse.
play-help-rule = la règle derrière la question ; « ? MOTS » cherche, « ? ID » montre une règle
play-help-help = cette aide
play-help-table = la table à nouveau
play-help-sheet = toutes les fiches et pièces ; « fiche B3 » montre une pièce
play-help-log = ce qui s’est passé ; « journal tout » depuis le début
play-help-undo = reprendre ta dernière réponse, si les règles le permettent
play-help-policies = arrêts et réponses automatiques
play-help-offer = proposer d’arrêter la bataille, ou continuer finalement
play-help-concede = abandonner la bataille
play-help-save = enregistrer la bataille ; « enregistrer FICHIER » ailleurs
play-help-quit = partir ; la bataille est gardée

## Words to type; commas between several spellings

play-word-n = n, nord
play-word-ne = ne
play-word-e = e, est
play-word-se = se
play-word-s = s, sud
play-word-sw = so
play-word-w = o, ouest
play-word-nw = no
play-word-ahead = avant, devant
play-word-back = arrière, arriere
play-word-left = gauche
play-word-right = droite
play-word-turn = tourne
play-word-yes = o, oui
play-word-no = n, non
play-word-at = vers
play-word-to = vers
play-word-contact = contact
play-word-here = ici, reste
play-word-cancel = x, retour
play-word-each = chacun
play-word-done = fini
play-word-drop = retirer
play-word-suggest = s, suggestions
play-word-help = aide
play-word-table = table
play-word-sheet = fiche, fiches
play-word-log = journal
play-word-undo = reprendre, annuler
play-word-policies = consignes
play-word-offer = proposer
play-word-concede = abandonner
play-word-save = enregistrer
play-word-quit = quitter, q
