## Building an army

army-points = points
army-trait = { $ability }/{ $x }
army-card = { $rank ->
    [character] { $card } (personnage)
    [irregular] { $card } (irrégulier)
    [regular] { $card } (régulier)
    [veteran] { $card } (vétéran)
    [special] { $card } (spécial)
    [elite] { $card } (élite)
    [creature] { $card } (créature)
    [initiate] { $card } (initié)
    [devout] { $card } (dévot)
   *[other] { $card }
}
army-difference = Les armées coûtent { $first } et { $second } points : une différence de { $points }.

## The parts of a price

army-part-printed = Points sur la carte
army-part-battles = Points selon des batailles : à points égaux, autant de victoires que de défaites
army-part-own = Points fixés par le joueur
army-part-fight = Attaque et Force
army-part-guard = Défense et Résistance
army-part-fear = Peur
army-part-shot = Tir et arme à distance
army-part-ability = { $ability }
army-part-character = Les compétences d’un personnage
army-part-rounded = Arrondi à des points entiers
army-part-count = figurines

## What is wrong with an army

army-fault-game = Cette armée est d’un autre jeu : { $game }.
army-fault-budget = Le budget est de { $total }, mais ne peut pas être négatif.
army-fault-empty = Cette armée n’a pas encore de figurines.
army-fault-many = Plus de { $most } figurines ne tiennent pas dans une zone de déploiement.
army-fault-card = Cette carte n’existe pas : { $card }.
army-fault-count = { $most ->
    [one] { $card } : une carte vaut pour une seule figurine.
   *[other] { $card } : une carte vaut pour 1 à { $most } figurines.
}
army-fault-field = Il n’y a rien à choisir ici sous le nom « { $field } ».
army-fault-character = { $card } est un personnage et ne peut figurer qu’une fois dans une armée.
army-fault-left = Cela coûte { $price } points, mais il n’en reste que { $left } au budget.
army-fault-total = L’armée coûte { $price } points, plus que le budget de { $total }.
