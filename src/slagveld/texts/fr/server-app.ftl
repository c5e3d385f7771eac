### What the server says: why a request is refused, and what it offers.

## Requests that are refused

server-problem-malformed = La requête n’a pas la forme attendue ; recharge la page, et si cela se répète, merci de le signaler.
server-problem-json = Ce n’est pas du JSON ; recharge la page, et si cela se répète, merci de le signaler.
server-problem-deep = C’est trop imbriqué pour être lu.
server-problem-field = Il n’y a pas de champ { $field } en { $place } ; enlève-le.
server-problem-shape = Quelque chose n’a pas la forme attendue : { $reason }
server-problem-key = Il manque un secret ici, ou personne n’a celui-ci ; ouvre encore une fois le lien que tu as reçu.
server-problem-person = Il faut pour cela la clé d’une personne ; ouvre d’abord la page d’accueil.
server-problem-host-key = Seul l’hôte peut le faire ; ouvre le lien que le serveur a affiché à son démarrage.
server-problem-forbidden = Cela ne t’est pas ouvert.
server-problem-unknown = Il n’y a rien de tel ici, ou ce n’est pas à toi ; vérifie le lien.
server-problem-method = Cette adresse ne fait pas cela.
server-problem-conflict = La bataille a continué entre-temps ; regarde à nouveau.
server-problem-large = C’est trop gros ; envoie moins à la fois.
server-problem-file-large = Le fichier est trop gros ; { $most } Mo au plus sont lus.
server-problem-media = Le serveur ne peut pas lire ce type de contenu ; envoie du JSON.
server-problem-often = C’était trop en peu de temps ; attends quelques secondes et réessaie.
server-problem-defect = C’est un défaut de Slagveld lui-même ; rien n’est perdu. Réessaie, et si cela se répète, merci de le signaler.
server-problem-busy = Le serveur a trop à faire pour l’instant ; réessaie dans un moment.
server-problem-host = Ce serveur ne répond pas à ce nom ; ouvre l’adresse qu’il a affichée à son démarrage.
server-problem-origin = Cela venait d’un autre site et a été refusé ; ouvre la page de Slagveld lui-même.
server-problem-language = Il n’y a pas de langue { $language } ; il y a : { $known }.
server-problem-icons = On peut demander { $most } dessins au plus à la fois.
server-problem-army = Ce n’est pas une armée de ce jeu : { $game }.
server-problem-cards = { $game } : on ne peut pas écrire ses propres cartes pour ce jeu.

## The live channel

server-live-silent = Personne n’a dit qui est là, la connexion a donc été fermée ; recharge la page.
server-live-hail = Le premier message doit dire qui est là ; recharge la page.
server-live-often = C’était trop rapide ; cela n’a pas été fait.
server-live-flood = Il en est venu beaucoup trop par cette connexion, elle a donc été fermée ; recharge la page.
server-live-slow = Cette connexion n’arrivait plus à suivre et a été fermée ; la page la rouvre d’elle-même.
server-live-look = Tu ne peux regarder qu’avec les yeux de tes propres places.

## Results of a club as a table

server-csv-battle = Bataille
server-csv-title = Titre
server-csv-game = Jeu
server-csv-scenario = Scénario
server-csv-seats = Places
server-csv-sides = Camps
server-csv-over = Finie
server-csv-winners = Vainqueurs
server-csv-rounds = Manches
server-csv-created = Début (UTC)
server-csv-changed = Dernier coup (UTC)
server-csv-yes = oui
server-csv-no = non

## Pages

server-unbuilt = Le serveur tourne, mais ses pages ne sont pas encore construites : lance « make web » dans le dépôt (il faut Node), ou installe le paquet « wheel » fini, et recharge cette page.
