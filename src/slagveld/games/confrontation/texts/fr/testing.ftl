# Characteristic tests and values

ask-roll-on = { $purpose } : un { $die }. Le total est { $total }, et il faut { $needed }. Lancer encore ?
ask-roll-on-aim = { $purpose } : un { $die }. Le total est { $total }, et jusqu’à { $needed } cela aide. Lancer encore ? Un 1 échoue.
roll-on = { $purpose } (encore un dé après un { $die })
do-roll-more = Lancer encore
do-stop-rolling = En rester là
policy-rolling = Lancer encore après un six
policy-rolling-needed = seulement s’il le faut
policy-rolling-ask = demander chaque fois
value-initiative = Initiative
value-attack = Attaque
value-strength = Force
value-defence = Défense
value-resistance = Résistance
value-shooting = Tir
item-wounds = Blessures
item-arm = Bras blessé
item-mutation = Mutation
item-charged = Charge reçue
item-afraid = Peur
item-not-below = Pas moins de
item-one-fails = Un 1 échoue
need-difficulty = Difficulté
need-value = Valeur
need-fear = Peur ({ $name })
need-fear-fled = Peur qui a fait fuir
need-snapshot = Difficulté fixe
need-stunt = MOV par pas de { $step }
need-jump = Difficulté du saut
item-pass = À dépasser
item-dice = Dés précédents
item-lowest = Le dé le plus bas compte
part-dice = { $dice }
part-value = { $name } { $value }
part-item = { $reason } { $amount }
part-bound = { $reason } { $value }
yields-so-far = { $count ->
    [0] pas assez
   *[other] assez
}
yields-lowest = { $count ->
    [2] réussite
   *[other] échec
}
yields-lowest-so-far = { $count ->
    [2] assez
   *[other] pas assez
}
yields-blocked = { $count ->
    [0] pas paré
   *[other] paré
}
