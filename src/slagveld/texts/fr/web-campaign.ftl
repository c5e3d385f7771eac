### Campaigns in the web table: the list, beginning one, its page, its report.

web-campaigns = Campagnes
web-campaigns-lead = Des batailles qui s’enchaînent : le vainqueur décide de la suite, et les survivants peuvent marcher avec toi.
web-campaigns-go = Voir les campagnes
web-campaigns-all = Toutes les campagnes
web-campaigns-mine = Tes campagnes
web-campaigns-none = Pas encore de campagne : commence l’une de celles ci-dessous.
web-campaigns-ready = Prêtes à commencer
web-campaign-begin = Commencer une campagne
web-campaign-none = Il n’y a pas de telle campagne ; choisis-en une dans la liste.
web-campaign-over = finie
web-campaign-waits = la prochaine bataille peut commencer
web-campaign-fighting = Une bataille est en cours
web-campaign-fought = { $count ->
    [one] { $count } bataille jouée
   *[other] { $count } batailles jouées
}
web-campaign-scenarios = { $count ->
    [one] { $count } scénario
   *[other] { $count } scénarios
}
web-campaign-of-battle = Campagne
web-campaign-back = Retour à la campagne

## Beginning

web-campaign-sides = Qui mène quel camp ?
web-campaign-friends = Tu reçois le lien pour un ami quand la première bataille commence ; il mène aussi dans la campagne.
web-campaign-final = Gagne la campagne dans : { $title }
web-campaign-army-for = Armée pour { $game }
web-campaign-army-scenario = Celle de la bataille
web-campaign-agreed = Ce qui est convenu
web-campaign-decides = Ce qui décide de la campagne
web-campaign-by-final = Le scénario final
web-campaign-by-points = Les points de victoire
web-campaign-by-final-help = Qui gagne le scénario final de son camp a gagné.
web-campaign-by-points-help = Quand il ne reste rien à jouer, la plus grande somme de toutes les batailles a gagné.
web-campaign-total = Points par armée
web-campaign-total-help = 0 : comme dit la liste de chaque armée.
web-campaign-veterans = Avec vétérans
web-campaign-veterans-help = Qui survit à une bataille peut être emmené à la suivante, avec un marqueur d’expérience.

## The map

web-campaign-way = où mène une victoire ({ $side })
web-campaign-way-to = Victoire ({ $side }) : suite { $titles }.
web-campaign-way-end = Victoire ({ $side }) : c’est la fin.
web-campaign-final-here = décide pour
web-campaign-state-played = jouée
web-campaign-state-next = vient ensuite
web-campaign-state-open = pas encore jouée

## The page of a campaign

web-campaign-battle = Bataille { $number }
web-campaign-seat = Place { $number } : { $side }
web-campaign-start = Jouer cette bataille
web-campaign-again = La rejouer
web-campaign-continue = Continuer la bataille
web-campaign-owner-starts = Qui a commencé la campagne prépare la bataille, car un ami doit encore être invité.
web-campaign-choice = Le vainqueur choisit la suite
web-campaign-choice-wait = Qui mène le dernier camp vainqueur choisit.
web-campaign-choose = Celui-ci
web-campaign-standing = Où on en est
web-campaign-awaited = pas encore là
web-campaign-won = scénarios gagnés
web-campaign-points = points de victoire
web-campaign-armies = Les armées
web-campaign-army-change = Changer d’armée
web-campaign-army-of = L’armée ({ $side })
web-campaign-army-like = Partir de
web-campaign-army-bring = Amener cette armée
web-campaign-no-army = Ce camp n’amène pas d’armée à lui.
web-campaign-survivors = Qui a survécu à la dernière bataille
web-campaign-survivors-help = Emmenés, ils sont aussi nombreux que les survivants, avec un marqueur. Tous les autres viennent frais.
web-campaign-lived = { $models } sur { $count }
web-campaign-marker = Marqueur : { $unit }
web-campaign-fresh = troupes fraîches
web-campaign-fresh-same = troupes fraîches, { $count } comme au combat
web-campaign-fresh-full = troupes fraîches au complet : { $count }
web-campaign-full = au complet : { $count }
web-campaign-short = Incomplet
web-campaign-short-help = Les pertes peuvent être recrutées à nouveau : alors l’entrée vient fraîche et au complet, et coûte ses points.
web-campaign-veteran = vétérans : { $mark }
web-campaign-all = Tous
web-campaign-mixed = pas tous pareils
web-campaign-take = Les emmener
web-campaign-taken = L’armée est prête.
web-campaign-diary = Le journal
web-campaign-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
web-campaign-report = Compte rendu
web-campaign-read = Lire le compte rendu
web-campaign-to = À la campagne
web-campaign-file = Enregistrer en fichier
web-campaign-delete = Supprimer la campagne
web-campaign-delete-text = La campagne et son journal disparaissent pour de bon. Ses batailles restent dans ta liste.

## A battle at a real table

web-campaign-result = Entrer un résultat
web-campaign-result-help = Pour une bataille à ta propre table. Une faute de frappe se reprend dans le journal, jusqu’au début de la bataille suivante.
web-campaign-result-winner = Qui a gagné ?
web-campaign-result-draw = Égalité
web-campaign-result-draw-replay = Une égalité se rejoue.
web-campaign-result-draw-counts = Une égalité compte pour : { $side }.
web-campaign-result-draw-unsaid = Cette campagne ne dit pas ce que veut dire une égalité : aucune ne peut donc être entrée.
web-campaign-result-points = Points de victoire
web-campaign-result-points-help = Sans aucun point, le vainqueur en a 1.
web-campaign-result-lived = Combien ont survécu
web-campaign-result-lived-of = sur { $count }
web-campaign-result-lived-help = Là où personne ne dit combien ont survécu, personne ne peut venir comme vétéran.
web-campaign-result-rounds = Manches
web-campaign-result-note = Une ligne pour le journal
web-campaign-result-enter = L’entrer
web-campaign-result-who = Dis d’abord qui a gagné.
web-campaign-result-some = { $side } : dis combien ont survécu pour chaque entrée, ou pour aucune.
web-campaign-result-done = La bataille est entrée.
web-campaign-result-abandons = Cette bataille est aussi jouée ici. Dès que tu entres un résultat de ta propre table, celle d’ici ne compte plus pour la campagne ; elle reste comme bataille à part.
web-campaign-undo = Reprendre
web-campaign-undo-title = Reprendre ce résultat ?
web-campaign-undo-text = « { $title } » est alors encore à jouer. Les armées changées et les vétérans choisis depuis redeviennent comme avant.
web-campaign-undone = Le résultat est repris.

## A campaign of one's own

web-campaign-own = Ton fichier de campagne
web-campaign-own-lead = Une campagne que tu as écrite toi-même : un fichier YAML avec ses camps, ses scénarios, et ce qui suit quelle victoire.
web-campaign-own-choose = Choisir un fichier
web-campaign-own-other = Autre fichier
web-campaign-own-large = Le fichier est trop gros ; { $most } ko au plus.

## Armies that grow

web-campaign-camp = Les camps
web-campaign-purse = Trésor : { $points }
web-campaign-dead = Perdus pour toujours
web-campaign-auto = Laisser le camp à lui-même
web-campaign-levy = Appeler une levée
web-campaign-where-rests = au repos
web-campaign-where-captured = captif
web-campaign-refill = En prendre { $count } à { $price } chacun
web-campaign-ransom = Racheter pour { $price }
web-campaign-experience = Expérience { $experience }
web-campaign-experience-next = Grade suivant à { $next }
web-campaign-advance-for = Progrès pour { $unit }
web-campaign-advance = Choisir un progrès
web-campaign-learn = Apprendre
web-campaign-recruits = Recruter
web-campaign-hire = Recruter pour { $price }
web-campaign-hire-one = Recruter { $count } × { $unit } pour { $price }
web-campaign-how-many = Combien ?
web-campaign-might = La force des armées
web-campaign-tales = Ce qu’il en advint
web-campaign-die = sur { $sides }
web-campaign-growth = Les armées progressent
web-campaign-growth-help = Expérience selon les actes, blessures durables, captifs et noms, et un trésor pour les recrues. Chaque camp apporte une armée.
