### Armées tirées au sort, sorties d’une boîte, choisies à tour de rôle ; armées en listes.

## Ce qui ne va pas

muster-no-points = Une armée au hasard demande un total : dis combien de points.
muster-too-little = Pour { $total } points il n’y a rien ; le moins cher coûte { $least }.
muster-not-in-box = { $count ->
    [0] Ceci n’est pas dans la boîte.
    [one] Il n’y en a qu’un seul dans la boîte.
   *[other] Il n’y en a que { $count } dans la boîte.
}
muster-draft-sides = Un draft se joue à deux camps.
muster-draft-pick = Le lot { $pack } ne peut pas être choisi maintenant.

## Listes

list-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
list-total-word = Total
list-total = Total : { $points }
list-total-of = Total : { $points } sur { $total }
list-nothing = Rien dans cette liste n’est connu ici : écris une unité par ligne, par son nom.
list-long = Cette liste est trop longue : { $lines } lignes de 2 000 caractères au plus.
list-large = { $file } est trop gros : { $most } Mo au plus.
list-not-text = { $file } n’est pas du texte (UTF-8).
list-foreign = { $file } n’est pas une armée lisible d’un autre outil : { $reason }.
list-deep = Cette armée a plus d’éléments, ou plus imbriqués, qu’on ne peut en lire.
list-other-game = Cette armée est pour un autre jeu : { $game }.
list-unknown = Rien ne porte ce nom ici.
list-close = Lu comme : { $name }.
list-option = { $name } n’a pas de « { $option } » à choisir ici.
list-price = Coûte { $theirs } là-bas, et { $ours } ici.
list-unsound = Ligne { $line } : { $reason }.
room-army-unknown = { $game } n’a pas d’armée toute faite « { $army } » ; il y a : { $known }.

## Noms

muster-name-random = Au hasard, { $seed }
muster-name-sealed = De la boîte { $number } de { $seed }
muster-name-draft = Camp { $number } du draft { $seed }
