### Words of the command line.

cli-about = Slagveld joue des jeux de figurines sur table selon leurs propres règles.

## Help

cli-usage-head = Utilisation
cli-usage-bare = Sans commande, la table s’ouvre dans le navigateur.
cli-commands-head = Commandes
cli-arguments-head = Arguments
cli-options-head = Options
cli-everywhere-head = Avec toutes les commandes
cli-games-head = Jeux
cli-games-none = Aucun jeu n’est installé.

cli-help-serve = la table dans le navigateur, sur cette machine ou pour toute la salle
cli-help-play = une bataille dans ce terminal, contre l’ordinateur ou entre vous
cli-help-games = les jeux avec leurs scénarios et leurs armées
cli-help-rules = le livre de règles d’un jeu : tous les titres, une règle ou une recherche
cli-help-odds = les chances exactes d’une attaque
cli-help-replay = revoir une bataille enregistrée, chaque dé vérifié
cli-help-simulate = de nombreuses batailles entre bots, et qui gagne
cli-help-ladder = chaque bot contre tous les autres, et leur force
cli-help-train = ce qu’une position dit de la victoire, appris de batailles
cli-help-bench = à quelle vitesse joue cette machine
cli-help-new-game = un petit jeu comme paquet à part, pour en faire un autre
cli-help-army = vérifier une armée, ou en commencer une
cli-help-army-check = tout ce qui ne va pas dans une armée, et ce qu’elle coûte
cli-help-army-new = une nouvelle armée à remplir, en YAML
cli-help-army-card = ce que coûte une carte à toi, élément par élément

cli-name-command = COMMANDE
cli-name-options = OPTIONS
cli-name-game = JEU
cli-name-words = ID ou MOTS
cli-name-attack = ATTAQUE
cli-name-values = NOM=NOMBRE
cli-name-file = FICHIER
cli-name-folder = DOSSIER
cli-name-number = NOMBRE
cli-name-bots = A,B
cli-name-key = CLÉ
cli-name-address = ADRESSE
cli-name-name = NOM

cli-argument-game = clé d’un jeu, telle que la donne `slagveld games`
cli-argument-book = clé d’un jeu, ou « slagveld » pour ce qui vaut dans tous les jeux
cli-argument-words = l’id d’une règle, ou des mots à chercher
cli-argument-attack = de quoi il s’agit ; sans cela, tout ce qui peut être demandé est listé
cli-argument-values = les nombres de l’attaque, comme dice=10
cli-argument-save = une bataille enregistrée
cli-argument-army = une armée en YAML ou JSON
cli-argument-card = une carte en YAML ou JSON
cli-option-schema = la forme de ces cartes en schéma JSON
cli-argument-new-game = comment le jeu doit s’appeler, par exemple tin ou iron-tin

cli-option-json = répondre en JSON, pour des programmes
cli-option-lang = langue de la réponse
cli-option-help = cette aide
cli-option-log = raconter la bataille, événement par événement
cli-option-games = nombre de batailles (100)
cli-option-seed = la même graine donne les mêmes batailles (1)
cli-option-bots = qui joue, place par place (random contre random)
cli-option-scenario = clé d’un scénario (le premier du jeu)
cli-option-mirror = les deux camps amènent la même armée, les toutes faites à tour de rôle
cli-option-workers = processus qui jouent en même temps (1)
cli-option-battles = nombre de batailles dont on apprend (400)
cli-option-train-scenario = clé d’un scénario (tous ceux à deux joueurs, à tour de rôle)
cli-option-train-out = y écrire les poids, en YAML
cli-option-ladder-bots = qui participe (recruit,soldier,veteran,captain,warlord,greedy,random)
cli-option-ladder-games = batailles par paire (20)
cli-option-ladder-out = y écrire aussi les tableaux, en Markdown (.md), ou les cotes en image (.svg)
cli-option-where = où, dans le programme, la règle est appliquée, et quels tests le prouvent
cli-option-seconds = secondes par mesure (0.3)
cli-option-folder = le dossier dans lequel le sien est écrit (celui-ci)
cli-option-like = commencer avec cette armée toute faite
cli-option-host = adresse d’écoute (127.0.0.1 : cette machine seulement)
cli-option-port = port d’écoute (8765, ou le prochain libre)
cli-option-db = où tout est gardé : un fichier, ou postgresql://… (ton dossier de données)
cli-option-lan = ouvert à tous dans le réseau local, avec un code QR pour rejoindre
cli-option-name = un autre nom sous lequel ce serveur est joint, par exemple celui d’un proxy
cli-option-no-browser = ne pas ouvrir le navigateur

## Wrong usage and wrong input

cli-no-command = Il n’y a pas de commande { $command } ; il y a : { $known }.
cli-no-action = { $command } demande un mot de plus : { $known }.
cli-no-option = Il n’y a pas d’option { $option } ici ; --help montre ce qu’il y a.
cli-option-usage = L’option { $option } ne s’utilise pas ainsi ; --help montre comment.
cli-missing = Il manque quelque chose : { $name } ; --help montre l’utilisation.
cli-extra = C’est trop : { $words } ; --help montre l’utilisation.
cli-usage = Cela ne s’utilise pas ainsi : { $reason }
cli-no-language = Il n’y a pas de langue { $language } ; il y a : { $known }.
cli-number = { $option } doit être un nombre de { $least } à { $most }, pas { $value }.
cli-file-missing = Il n’y a pas de fichier { $file }.
cli-file-folder = { $file } est un dossier, pas un fichier.
cli-file-forbidden = La lecture du fichier { $file } n’est pas permise.
cli-file-unreadable = Le fichier { $file } ne peut pas être lu : { $reason }.
cli-file-unwritable = Le fichier { $file } ne peut pas être écrit : { $reason }.
cli-defect = C’est un défaut de Slagveld lui-même, merci de le signaler : { $error }
refusal-bot = Il n’y a pas de bot { $bot } ; il y a : { $known }.
refusal-tactics = { $game } n’a pas de tactique : il n’y a donc rien à entraîner.
refusal-mirror = Aucune armée toute faite ne convient à { $scenario } : les deux camps ne peuvent donc pas amener la même.
refusal-too-few = { $ended } batailles sur { $battles } sont arrivées au bout ; c’est trop peu pour en tirer quelque chose.

## Games and rules

cli-scenarios-head = Scénarios
cli-armies-head = Armées toutes faites
cli-players = { $players } joueurs
cli-rules-none = Aucune règle ne contient tout cela : { $words }
cli-rules-count = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
cli-rules-found = { $count ->
    [one] { $count } règle trouvée.
   *[other] { $count } règles trouvées.
}
cli-rules-english = Le texte en est en anglais.
cli-rule-ruling = Comment nous la lisons
cli-rule-example = Exemple
cli-rule-table = Tableau
cli-rule-kind = Genre
cli-rule-reason = Pourquoi
cli-rule-chapter = Chapitre
cli-rule-source = Source
cli-rule-house = de nous, pas du livre de règles
cli-where-rule = --where veut l’id d’une règle du jeu { $game } ; « { $words } » n’en est pas un.
cli-where-code = Appliquée dans
cli-where-tests = Prouvée par
cli-where-unknown = On ne sait pas où cette règle est appliquée : cette installation n’a pas d’index.
cli-kind-mechanic = appliquée par le programme
cli-kind-display = montrée sur la table
cli-kind-data = gardée comme données
cli-kind-exempt = laissée aux joueurs

## Odds

cli-odds-without = { $game } n’a pas d’attaques dont on puisse demander les chances.
cli-odds-unknown = Il n’y a pas d’attaque { $attack } ; il y a : { $known }.
cli-odds-pair = Les nombres s’écrivent NOM=NOMBRE, pas { $word }.
cli-odds-twice = { $name } est donné deux fois.
cli-odds-mean = En moyenne { $mean }.
cli-odds-more = { $count } issues moins probables ne sont pas montrées ; --json les montre toutes.

## Replays

cli-replay-entries = Étapes
cli-replay-rolls = Jets
cli-replay-dice = Dés
cli-replay-commitment = Empreinte publiée
cli-replay-secret = Secret
cli-replay-older = Règles plus anciennes
cli-replay-older-entries = { $count ->
    [one] la première étape ne peut pas être rejouée
   *[other] les { $count } premières étapes ne peuvent pas être rejouées
}
cli-replay-hand = Main de l’arbitre
cli-replay-hand-none = n’a rien changé
cli-replay-override = étape { $entry } : { $what }
cli-hand-state = a changé { $paths } ({ $reason })
cli-hand-dice = a fixé les dés de l’étape { $entry } ({ $reason })
cli-replay-end = Fin
cli-end-open = la bataille n’est pas finie
cli-log-open = La bataille n’est pas finie : seul est raconté ce que tous peuvent voir.
cli-end-draw = Égalité. { $reason }
cli-end-won = Victoire : { $winners }. { $reason }
cli-replay-ok = Tout donne le résultat enregistré.
cli-replay-differs = L’étape { $entry } ne donne pas le résultat enregistré : { $reason }.
cli-replay-wrong = La bataille n’est pas ce qu’elle prétend : { $reason }.
cli-dice-proven = { $kind }, tous recalculés un à un
cli-dice-unproven = { $kind }, non prouvés
cli-dice-seeded = tirés d’une graine
cli-dice-committed = tirés d’un secret dont l’empreinte a été publiée
cli-dice-typed = vrais dés, tapés à la main
cli-dice-recorded = venus du dehors, tels qu’enregistrés

## Simulations

cli-simulate-progress = Batailles
cli-battles = { $count ->
    [one] { $count } bataille
   *[other] { $count } batailles
}
cli-head-bot = Bot
cli-head-wins = Victoires
cli-head-share = Part
cli-head-interval = Intervalle à 95 %
cli-draws = Égalités
cli-unfinished = Non terminées
cli-simulate-interrupted = Arrêt après { $played } batailles sur { $count }.
cli-simulate-seats = Victoires par place : { $wins }
cli-simulate-refused = { $count ->
    [one] { $count } réponse d’un bot n’était pas permise.
   *[other] { $count } réponses de bots n’étaient pas permises.
}
cli-simulate-time = { $decisions } décisions en { $seconds } s ({ $speed } par seconde), { $rounds } manches par bataille.
cli-bots = Les bots se nomment séparés par des virgules, 24 au plus, pas { $words }.

## Ladders

cli-head-rating = Cote
cli-ladder-scale = La moyenne est 1500 ; qui a 400 de plus qu’un autre gagne dix batailles contre une. Une égalité vaut une demi-victoire.
cli-ladder-shares = Ce que le bot de la ligne a gagné contre celui de la colonne, avec son intervalle à 95 %
cli-ladder-written = Le classement est dans { $file }.
cli-ladder-few = Un classement demande au moins deux bots, pas { $words } tout seul.
cli-ladder-twice = Le bot { $bot } est nommé deux fois.
cli-ladder-out = --out veut un fichier qui finit par .md ou .svg, pas { $file }.

## Training

cli-train-positions = Positions
cli-train-brier = Score de Brier sur les batailles mises de côté
cli-train-brier-worth = le même pour la valeur seule
cli-train-curve = Les chances annoncées, et la part gagnée
cli-head-said = Annoncé
cli-head-came = Gagné
cli-head-positions = Positions
cli-train-written = Les poids sont dans { $file }.

## Armies

cli-army-name = Nouvelle armée
cli-army-offers = Ce qui peut s’ajouter sous « entries », avec son prix :
cli-army-without = { $game } n’a pas d’armées à composer.
cli-army-no-cards = { $game } n’a pas de cartes à écrire soi-même.
cli-army-card-file = Quelle carte ? Donne son fichier, ou demande --schema.
cli-army-unknown = Il n’y a pas d’armée toute faite { $name } ; il y a : { $known }.
cli-army-entry = entrée { $entry }
cli-army-price = Prix
cli-army-asked = Ton prix
cli-army-ok = Cette armée est permise.

## Speed

cli-bench-running = Mesure en cours …
cli-compiled = La table est compilée.
cli-plain = La table tourne en simple Python ; compilée, elle serait bien des fois plus rapide.
cli-bench-games = Jeux, au hasard sur un cœur
cli-bench-greedy = Jeux, bots greedy sur un cœur
cli-bench-table = Table
cli-bench-chances = Chances
cli-head-game = Jeu
cli-head-decisions = Décisions/s
cli-head-battles = Batailles/s
cli-head-question = Question
cli-head-per-second = par seconde
cli-head-microseconds = µs

## Serving

cli-serve-running = Slagveld est ouvert à { $address }
cli-serve-also = aussi à { $address }
cli-serve-moved = Le port { $port } est pris par un autre programme ; c’est donc le prochain libre qui sert.
cli-serve-home = Ton entrée à toi, avec les droits de l’hôte (garde-la pour toi) :
cli-serve-club = La salle du club, pour voir et gérer toutes les batailles d’ici (garde-la pour toi) :
cli-serve-code = Scanne ceci avec un téléphone ou une tablette du même réseau pour rejoindre.
cli-serve-stop = Ctrl-C arrête tout. Rien n’est perdu.
cli-serve-end = Slagveld est fermé. Tout est gardé.
cli-serve-taken = Le port { $port } est pris par un autre programme ; choisis-en un autre avec --port, ou laisse --port de côté.
cli-serve-address = Slagveld ne peut pas écouter à { $address } : { $reason }.

cli-sum-dice = Dés
cli-sum-needed = Il faut

## A new game

cli-new-game-name = Le nom d’un jeu a de 2 à { $most } lettres minuscules, chiffres et traits d’union isolés, une lettre d’abord ; pas { $name }.
cli-new-game-taken = Il y a déjà un jeu nommé { $name }.
cli-new-game-exists = Il y a déjà quelque chose qui s’appelle { $file } ; rien n’a été écrit.
cli-new-game-no-folder = Il n’y a pas de dossier { $file }.
cli-new-game-unwritable = Rien ne peut être écrit dans { $file } : { $reason }.
cli-new-game-written = { $folder } contient un petit jeu entier en { $count } fichiers.
cli-new-game-next = Fais-le connaître, et vois qu’il réussit :

cli-head-score = Égalité = ½

## Sentences

cli-help-texts = phrases dans toutes les langues
cli-help-texts-lint = ce qui manque à une langue, et ce qui ne va pas dans les phrases
cli-name-language = LANGUE
cli-argument-language = Une langue, dont les messages manquants sont listés.
cli-texts-row = { $there } phrases sur { $of }, { $rules } règles sur { $all }
