### Puzzles: their titles, what is said about answers, the command, and the pages.

puzzle-title-strike = Qui faut-il frapper ?
puzzle-title-shoot = Où le tir compte-t-il ?
puzzle-title-charge = Trouve l’assaut
puzzle-title-move = Trouve le bon endroit
puzzle-title-cast = Que peut la magie ici ?
puzzle-title-summon = Qui appeler sur la table ?
puzzle-title-hold = Continuer, ou en rester là ?
puzzle-title-withdraw = Y a-t-il une issue ?
puzzle-title-guard = Essuie la tempête
puzzle-title-order = Qui passe en premier ?
puzzle-title-share = Attaque ou défense ?
puzzle-title-follow = À leurs trousses, ou non ?
puzzle-title-losses = De qui peut-on se passer ?
puzzle-title-place = Où le placer ?
puzzle-title-face = De quel côté regarder ?
puzzle-title-rage = Tout miser ?
puzzle-title-best = Quel est le mieux ici ?

puzzle-verdict-best = Résolu : rien n’est meilleur, avec { $chance } de chances de gagner.
puzzle-verdict-solved = Résolu : { $chance } de chances de gagner, aussi bien que le mieux avec { $best }.
puzzle-verdict-nearly = Presque : { $chance } de chances de gagner, mais il y a une réponse à { $best }.
puzzle-verdict-missed = Pas encore : { $chance } de chances de gagner. La meilleure réponse en a { $best }, { $points } points de plus.
puzzle-solution = { $does } – chances de gagner : { $chance } ; la meilleure réponse suivante en a { $next }.
puzzle-hint = Pense à : { $what }

puzzle-unknown = { $game } n’a pas d’énigme { $number } ; il y en a { $count }.
puzzle-stale = L’énigme { $number } ({ $game }) ne colle plus avec les règles d’aujourd’hui.
puzzle-late = La réponse n’a pas pu être jugée à temps ; réessaie.
puzzle-malformed = Ce n’est pas une réponse : { $reason }.

## The command

cli-help-puzzles = positions où une réponse est bien meilleure : les lister, les résoudre, en trouver
puzzle-name-game = [find] JEU
puzzle-name-action = JSON
puzzle-argument-game = clé d’un jeu ; après « find », le jeu pour lequel chercher de nouvelles énigmes
puzzle-argument-number = l’énigme à résoudre ; sans cela, toutes sont listées
puzzle-option-answer = juger une réponse, en JSON
puzzle-option-hint = montrer la position avec un indice
puzzle-option-solution = montrer la position avec la solution
puzzle-option-count = combien en trouver (20)
puzzle-option-alike = pourcentage qui peut porter sur le même genre de réponse (35)
puzzle-option-battles = après combien de batailles renoncer
puzzle-option-file = un fichier d’énigmes : à lire, ou avec « find » à écrire (JEU.yaml)
puzzle-count = { $count ->
    [one] { $count } énigme
   *[other] { $count } énigmes
}
puzzle-round = manche { $round }
puzzle-to-move = À { $who } de répondre ({ $scenario }, manche { $round }).
puzzle-again = Entrée réessaie ; { $hint }, { $solution } ou { $quit } :
puzzle-sure-quit = Quitter l’énigme ? Elle t’attend.
puzzle-word-hint = indice, i
puzzle-word-solution = solution, s
puzzle-finding = { $battles ->
    [one] { $battles } bataille
   *[other] { $battles } batailles
}
puzzle-found = { $count ->
    [one] { $count } énigme
   *[other] { $count } énigmes
} en { $battles ->
    [one] { $battles } bataille
   *[other] { $battles } batailles
}, dans { $file }.

## The pages

web-puzzles = Énigmes
web-puzzles-lead = Des positions de vraies batailles où une réponse est bien meilleure que les autres. La trouveras-tu ?
web-puzzles-go = Aux énigmes
web-puzzles-none = Ce jeu n’a pas encore d’énigmes.
web-puzzles-solved = { $solved } sur { $count } résolues
web-puzzle = Énigme
web-puzzle-battle = Énigme { $number } : { $title }
web-puzzle-stars = { $stars ->
    [one] { $stars } étoile sur cinq
   *[other] { $stars } étoiles sur cinq
}
web-puzzle-solved = résolue
web-puzzle-task = Une réponse est bien meilleure que les autres. Donne-la comme dans toute bataille ; elle est jugée avant d’être jouée.
web-puzzle-judging = Ta réponse est en train d’être jugée …
web-puzzle-not-played = Ce n’est pas encore le mieux, et cela n’a donc pas été joué.
web-puzzle-solved-before = Tu as résolu cette énigme. Continue à jouer pour les deux camps, ou passe à la suivante.
web-puzzle-moved-on = Cette bataille est allée plus loin que l’énigme.
web-puzzle-hint = Indice
web-puzzle-solution = Montrer la solution
web-puzzle-all = Toutes les énigmes
web-puzzle-again = Encore une fois
web-puzzle-next = Énigme suivante
