### Armées tirées, choisies et collées dans le navigateur.

## Armées au hasard, sorties de boîtes, choisies à tour de rôle

make-points = Points
make-seed = Numéro
make-seed-help = Le même numéro redonne la même chose.
make-chance = Sans tout choisir soi-même
make-random = Une armée au hasard
make-random-help = Permise, et proche des points.
make-random-sure = Remplacer cette armée ?
make-random-why = Ce que tu as bâti jusqu’ici laisse la place à une armée au hasard.
make-random-yes = La remplacer
make-random-of = Au hasard : { $points } points, no { $seed }
make-random-again = Une autre
make-sealed = Boîtes scellées
make-sealed-help = Les deux camps ouvrent une boîte du même genre et bâtissent avec ce qu’elle contient.
make-box-of = Boîte { $number } pour { $points } points, no { $seed }. On ne peut prendre que ce qu’elle contient.
make-box-count = { $count } dans la boîte
make-box-build = Bâtis-en une pour moi
make-box-other = Ouvrir la boîte { $number }
make-pick = Draft
make-pick-help = Choisissez à tour de rôle, aller et retour, parmi ce qui est ouvert.
make-pick-who = Qui choisit
make-pick-bot = Moi et un bot
make-pick-two = Nous deux, ici
make-pick-auto = Deux bots
make-pick-side = Camp { $number }
make-pick-turn = Le camp { $number } choisit maintenant.
make-pick-over = Les deux armées sont complètes.
make-pick-open = Ce qui est ouvert
make-pick-take = Prendre : { $name }
make-pick-taken = pris
make-pick-not = pas maintenant
make-pick-done = Plus rien pour le camp { $number }
make-pick-back = Reprendre
make-pick-fight = Se battre avec ces armées
make-pick-none = Rien encore

## Listes et cartes

make-list-copy = Copier en texte
make-list-paste = Coller une liste
make-list-lead = Une unité par ligne avec son nombre, comme on l’écrit sur un forum ; ou le fichier d’une armée, aussi de New Recruit ou BattleScribe.
make-list-words = La liste
make-list-read = La lire
make-list-use = Utiliser cette armée
make-list-fits = Tout y trouve sa place.
make-list-some = { $count ->
    [one] Une chose est à dire :
   *[other] { $count } choses sont à dire :
}
make-list-line = Ligne { $line }
make-face = Valeurs et capacités : { $name }
make-face-none = Ceci n’a pas de valeurs avant d’être fait : prends-le et choisis-les.
