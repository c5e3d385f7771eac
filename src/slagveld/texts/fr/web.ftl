### The frame of the web table: home, set-up, club room, rulebook, settings.

## Everywhere

web-close = Fermer
web-cancel = Annuler
web-retry = Réessayer
web-loading = Un instant …
web-copy = Copier
web-copied = Copié
web-copy-failed = Ce navigateur ne laisse pas la page copier ; sélectionne le lien et copie-le toi-même.
web-share = Partager
web-skip = Au contenu
web-pages = Pages
web-games = Jeux
web-battles = Batailles
web-armies = Armées
web-tables = Tables
web-rulebook = Livre de règles
web-club = Salle du club
web-round = { $called ->
    [turn] tour
   *[round] manche
} { $round }
web-home-go = À la page d’accueil
web-foot = Chaque dé peut être vérifié une fois la bataille finie.
web-page-failed = Cette page n’a pas pu être chargée. Slagveld a peut-être été mis à jour entre-temps : recharge-la.
web-lost = Il n’y a rien ici
web-lost-help = Cette adresse ne mène nulle part. Il manque peut-être un bout du lien.

## What can go wrong

web-problem-unknown = Quelque chose a échoué sur cette page. Recharge-la ; rien de ta bataille n’est perdu.
web-problem-status = Le serveur n’a pas pu y répondre ({ $status }). Réessaie dans un moment.
web-problem-offline = Le serveur est injoignable. Vérifie ta connexion et réessaie.
web-line-lost = La connexion est interrompue. La page se reconnecte d’elle-même ; réessaie ensuite.
web-act-busy = Une chose à la fois : ta dernière réponse est encore en chemin.
web-act-unheard = La connexion a lâché avant que la table l’entende. Recommence, s’il te plaît.
web-act-late = Quelqu’un a été plus rapide pendant la coupure. Regarde à nouveau, puis décide.

## Settings

web-settings = Réglages
web-language = Langue
web-measure = Longueurs
web-measure-book = Comme le livre de règles
web-measure-cm = Centimètres
web-measure-inch = Pouces
web-theme = Thème
web-theme-system = Comme le système
web-theme-dark = Sombre
web-theme-light = Clair
web-motion = Mouvement
web-motion-system = Comme le système
web-motion-full = Animé
web-motion-reduced = Immobile
web-speed = Dés et mouvement
web-speed-slow = Lent
web-speed-normal = Normal
web-speed-fast = Rapide
web-speed-instant = Aucun
web-stay = Les cartes de jets restent
web-stay-held = Jusqu’à la fermeture
web-stay-seconds = { $seconds } s
web-volume = Volume
web-sounds = Sons
web-sounds-help = Dés, pas, flèches, acier, magie, et un cor quand c’est à toi.
web-odds-bar = Chances de la bataille
web-odds-bar-help = Une barre en haut montre les chances de gagner de chaque camp, d’après ce que tu peux voir.
web-plain-signs = Signes simples au lieu de figurines
web-plain-signs-help = Chaque pièce montre un signe pour ce qu’elle est, à la place de sa figurine.
web-notify = M’appeler quand c’est à moi
web-notify-help = Le titre de l’onglet le dit de toute façon ; ceci montre en plus une notification.
web-notify-refused = Ce navigateur ne permet pas de notifications ici ; le titre de l’onglet te le dira.

## Home

web-home-title = Tes figurines, tes règles, ta table
web-home-lead = Joue des batailles de figurines selon leurs propres livres de règles : contre un bot, avec des amis par lien, ou côte à côte devant un écran.
web-play-now = Jouer
web-set-up = Préparer une bataille
web-game-scenarios = { $count ->
    [one] { $count } bataille prête à jouer
   *[other] { $count } batailles prêtes à jouer
}
web-lesson = Premiers pas
web-lesson-text = Tu débutes ? Une courte bataille guidée de { $game } montre comment choisir, se déplacer, attaquer et finir un tour. Cela prend cinq minutes.
web-lesson-start = Montre-moi
web-lesson-skip = Non, merci
web-your-battles = Tes batailles
web-no-battles = Pas encore de bataille : joues-en une.
web-open-file = Ouvrir un fichier de bataille
web-battle-yours = À toi de jouer
web-battle-waiting = On attend { $names }
web-battle-going = En cours
web-battle-empty-seat = Pas encore là : { $names }
web-battle-won = Victoire : { $winners }
web-battle-drawn = Égalité
web-personal = Sur un autre appareil
web-personal-text = Ouvre ce lien sur un autre appareil pour y retrouver tes batailles, tes armées et tes tables.
web-personal-secret = Qui a ce lien joue à ta place : garde-le pour toi.
web-person-other = Le lien d’un autre joueur
web-person-other-text = Ce lien est à un joueur qui n’est pas celui de ce navigateur. Prendre ce joueur ici ? Les batailles de ce navigateur ne s’ouvrent alors plus que par leur propre lien personnel.
web-person-take = Prendre

## Setting a battle up

web-new-scenario = Quelle bataille ?
web-new-seats = Qui joue où ?
web-new-players = Joueurs
web-new-seat = Place { $number }
web-new-name = Nom
web-new-bot = Quel bot
web-new-temper = Tempérament
web-new-temper-none = Aucun
web-new-temper-none-help = Prend ce qu’il juge le mieux, sans préférence.
web-new-army = Armée
web-new-army-scenario = Celle de la bataille
web-new-army-mine = Les miennes
web-new-army-ready = Toutes faites
web-new-army-build = Composer une armée
web-new-side = Camp
web-new-side-own = Pour soi
web-new-side-number = Camp { $number }
web-new-leader = Avec un meneur de jeu
web-new-leader-help = Un arbitre sans armée qui voit tout et peut corriger à la main. Qui joue aussi contre d’autres n’a aucun de ces pouvoirs.
web-new-leader-seat = Meneur de jeu
web-who-me = Moi
web-who-friend = Ami par lien
web-who-bot = Bot
web-name-player = Joueur { $number }
web-new-hot-seat = Plusieurs personnes à cet écran : là où quelque chose est privé, la page te demande de le passer.
web-new-friends = Tu reçois un lien pour chaque ami à l’étape suivante. La bataille les attend.
web-new-terms = Table, dés et usages
web-new-table = Table
web-new-table-scenario = Celle de cette bataille
web-new-table-lay = Dresser une table
web-new-title = Nom de la bataille
web-new-title-example = Vendredi soir
web-new-options = Options du jeu
web-new-options-changed = { $count ->
    [0] tout comme d’habitude
    [one] { $count } modifiée
   *[other] { $count } modifiées
}
web-new-begin = Commencer
web-new-begin-links = Commencer et recevoir les liens
web-new-typed-bots = Il faut quelqu’un pour lancer de vrais dés : assieds une personne, ou laisse la table lancer.
web-new-one-side = Tous sont du même camp : mets au moins une place dans un autre.
web-dice = Dés
web-dice-committed = La table lance
web-dice-committed-help = Des dés loyaux que personne ne peut choisir ; chacun peut les vérifier après coup.
web-dice-typed = Vrais dés
web-dice-typed-help = Tu lances tes propres dés et tapes le résultat.
web-back = Reprises de coups
web-back-usual = Comme d’habitude ({ $usual })
web-back-free = librement
web-back-consent = si les autres acceptent
web-back-off = jamais
web-back-help = Jusqu’à ce que des dés tombent ou qu’un secret soit dévoilé.
web-watchers = D’autres peuvent regarder
web-watchers-help = Avec un lien à eux, et en ne voyant que ce que tous peuvent voir.
web-ready = La bataille est prête
web-ready-text = Donne à chaque ami son lien. Tu peux déjà regarder autour de toi ; la bataille attend.
web-ready-go = À la table
web-invite = Inviter
web-invite-taken = est à la table
web-invite-watchers = Pour les spectateurs
web-invite-watchers-help = Ils ne voient que ce que tous peuvent voir.
web-invite-link = Lien pour { $name }
web-invite-secret = Qui a le lien d’une place y joue. N’envoie chacun qu’à la personne pour qui il est.

## Joining

web-join = À table
web-join-invited = On t’invite à une bataille
web-join-yours = ta place
web-join-there = est là
web-join-empty = encore libre
web-join-name = Ton nom
web-join-sit = Prendre place
web-join-help = Pas besoin de compte : ce navigateur retient ta place.
web-join-closed = Ce lien ne s’ouvre pas
web-join-closed-help = Demande un nouveau lien à qui t’a fait l’invitation.

## Club room

web-club-lead = Toutes les batailles de ce serveur. Seul l’hôte voit cette page.
web-club-closed = Seul l’hôte entre ici : ouvre le lien que Slagveld a affiché à son démarrage.
web-club-empty = Pas encore de bataille. Dès que quelqu’un joue ici, la bataille est dans cette liste.
web-club-watch = Regarder
web-club-link = Lien perdu
web-club-link-new = Nouveau lien
web-club-link-sure = Donner un nouveau lien à { $name } ? L’ancien n’ouvre alors plus rien.
web-club-delete = Supprimer
web-club-delete-sure = Supprimer « { $name } » pour tous ? Seule une sauvegarde peut la faire revenir.
web-club-results = Résultats en tableau (CSV)
web-club-backup = Sauvegarde
web-club-restore = Restaurer une sauvegarde
web-club-restore-sure = Mettre { $file } à la place de tout ce qui est ici maintenant ? Les batailles depuis cette sauvegarde sont perdues.
web-club-restored = La sauvegarde est en place.

## Rulebook

web-rules-search = Chercher dans les règles : mots ou numéro
web-rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
web-rules-none = Aucune règle n’a tous ces mots. Essaie-en moins.
web-rules-topics = Chapitres
web-glossary = Les mots du jeu
web-glossary-original = Dans l’original
web-rules-house = Règles de toute table
web-rules-english = Le texte de cette règle est en anglais.
web-rule-open = Règle { $rule } dans le livre de règles
web-rule-house = de nous, pas du livre
web-rule-data = chiffres
web-rule-exempt = laissée aux joueurs
web-rule-ruling = Comment nous la lisons
web-rule-example = Exemple
web-example-before = Avant
web-example-after = Après
web-example-refused = Interdit
web-example-table-before = La table avant : { $pieces }.
web-example-table-after = La table après : { $pieces }.
web-example-trouble = Cette image n’a pas pu être dessinée.
web-rule-where = Dans le livre et dans le programme
web-rule-source = Dans l’original
web-rule-code = Appliquée dans
web-rule-tests = Prouvée par
web-rule-nowhere = On ne sait rien de cette règle ici.
web-rule-link = Lien
web-rule-unknown = Il n’y a pas de règle { $rule } dans ce livre.
web-rulebook-open = Ouvrir tout le livre de règles

## Credits

web-credits = Crédits
web-credits-icons = Dessins de troupes et d’objets
web-credits-icons-by = Icônes faites par { $artists } et d’autres artistes de game-icons.net.
web-credits-icons-changed = Elles sont montrées dans les couleurs de cette page, sinon inchangées.
web-credits-fonts = Polices
web-credits-font = { $font } par { $artist }
web-credits-programs = Programmes
web-game-facts = À propos de ce jeu
web-game-players = joueurs
web-game-minutes = { $short }–{ $long } minutes
web-game-difficulty = { $level ->
    [1] facile à apprendre
    [2] quelques règles
   *[other] beaucoup de règles
}

## Invitations, and battles that are in one's list no more

web-invite-alone = Seule cette machine peut ouvrir ces liens. Pour laisser entrer les autres, lance Slagveld avec « slagveld serve --lan » et fais les liens là, ou mets-le sur un serveur.
web-invite-qr = Code QR
web-invite-qr-label = Code QR du lien pour { $name }
web-battle-remove = Enlever de la liste
web-battle-remove-ask = Enlever « { $name } » de ta liste ?
web-battle-remove-why = Elle continue sans t’appeler. Son lien la ramène.
web-battle-removed = Enlevé de ta liste : { $name }
