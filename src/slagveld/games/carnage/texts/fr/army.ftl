## Army building

army-points = points
army-group-heroes = Héros et mages
army-group-cards = Tes propres cartes
army-group-own = De ta conception
army-own-figure = Figurine à toi

## The four parts of the worksheet

army-part-base = 1. Base : WS { $ws } + ST { $st } + 2 × AR { $ar }
army-part-lives = 2. AT et W en plus : { $base } × 0,75 × ({ $at } + { $w })
army-part-cavalry = 3. Mouvement de cavalerie
army-part-bow = 3. Arc
army-part-shots = { $shots ->
    [one] 3. { $shots } tir en plus
   *[other] 3. { $shots } tirs en plus
}
army-part-disciplines = { $count ->
    [one] 4. { $count } discipline
   *[other] 4. { $count } disciplines
}
army-part-spells = { $count ->
    [one] 4. { $count } sort
   *[other] 4. { $count } sorts
}
army-part-magic = { $count ->
    [one] 4. { $count } point de magie
   *[other] 4. { $count } points de magie
}
army-part-own = Prix fixé par l’auteur
army-part-count = figurines

## The lines of the worksheet

army-field-name = Nom
army-field-people = Peuple
army-field-type = Type
army-field-hero = Héros : combat seul, comme unité à part
army-field-ws = Capacité de combat (WS)
army-field-st = Force (ST)
army-field-armour = Armure (AR)
army-field-w = Points de vie (W)
army-field-at = Attaques (AT)
army-field-mount = Mouvement de cavalerie
army-field-bow = Arc
army-field-shots = Tirs en plus (héros archers)
army-field-disciplines = Disciplines (mages)
army-field-spells = Sorts (mages)
army-field-magic = Points de magie (mages)
army-field-width = Largeur du socle en mm
army-field-depth = Profondeur du socle en mm
army-field-look = Figurine : ressemble à
army-skill = { $ws } – { $meaning }
army-armour = { $name } (AR { $ar })
army-costs = { $points } points
army-costs-in = { $points } points ; { $discipline }

## What is wrong with an army

army-fault-game = Cette armée est d’un autre jeu : { $game }.
army-fault-empty = Cette armée n’a pas encore de figurines.
army-fault-many = Une table n’a pas de place pour plus de { $most } figurines.
army-fault-count = Prends un nombre entier de figurines, de 1 à { $most }.
army-fault-type = Ce type de troupe n’existe pas : { $type }.
army-fault-choices = { $type } : { AGREE($type, "ses valeurs sont fixes", "leurs valeurs sont fixes") } ; d’autres valeurs demandent une figurine de ta conception.
army-fault-small = { $type } : { $lives } W, c’est trop peu pour une unité, qui en demande au moins { $least }.
army-fault-total = L’armée coûte { $price } points, plus que les { $total } convenus.
army-fault-archers = { $price } points d’archers, c’est plus d’un quart de { $total }.
army-fault-cavalry = { $price } points de cavalerie, c’est plus de la moitié de { $total }.
army-fault-field = La fiche de calcul n’a pas de ligne « { $field } ».
army-fault-number = { $field } : un nombre entier de { $least } à { $most }.
army-fault-choice = { $field } : choisis dans la liste.
army-fault-name = Un nom a { $most } caractères au plus, tous imprimables.
army-fault-archer-armour = Une figurine avec un arc a au plus une armure moyenne (AR 2).
army-fault-mount = Une figurine montée a au moins W 2 et AT 2, car la monture combat aussi.
army-fault-shots = Seul un héros avec un arc peut acheter des tirs en plus.
army-fault-magic = Seul un mage peut acheter de la magie.
army-fault-mage-hero = Un mage combat déjà seul ; il ne peut pas être héros en plus.
army-fault-discipline = { $spell } demande la discipline { $discipline }.
