## Building an army

army-points = points
army-group-mage-spawn = Mage Spawn
army-group-own = Tes propres cartes
army-warrior = { $rank ->
    [weak] { $warrior } (Faible)
    [standard] { $warrior } (Standard)
    [tough] { $warrior } (Coriace)
   *[unique] { $warrior } (Unique)
}
army-field-items = Objets
army-costs = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The parts of a price

army-part-printed = Valeur en points sur le socle
army-part-ground = Tout guerrier
army-part-close = Attaque et dégâts au corps à corps
army-part-ranged = Attaque, dégâts et portée à distance
army-part-defense = Défense
army-part-speed = Vitesse
army-part-arrows = Plus d’une flèche
army-part-immunity = Immunité à la magie
army-part-ability = { $ability }
army-part-rounded = Arrondi à la valeur en points sur le socle
army-part-count = guerriers
army-part-whole = Arrondi à des points entiers
army-part-own = Valeur en points fixée par l’auteur
army-part-card = Valeur en points sur la carte
army-part-item = Objet : { $item }

## What is wrong with an army

army-fault-game = Cette armée est d’un autre jeu : { $game }.
army-fault-step = Le total d’armée est de { $total }, mais doit être un multiple de { $step }.
army-fault-empty = Cette armée n’a pas encore de guerriers.
army-fault-many = Plus de { $most } guerriers ne tiennent pas dans une zone de départ.
army-fault-count = Prends un nombre entier de guerriers, de 1 à { $most }.
army-fault-warrior = Il n’y a pas de tel guerrier : { $warrior }.
army-fault-field = Il n’y a rien à choisir ici sous le nom « { $field } ».
army-fault-item = Cette armée nomme un objet qui n’existe pas.
army-fault-unique = { $warrior } est Unique et ne peut être qu’une fois dans une armée.
army-fault-relic = { $item } est une relique et ne peut être qu’une fois dans une armée.
army-fault-left = Cela coûte { $price } points, mais le total d’armée n’en laisse que { $left }.
army-fault-total = L’armée coûte { $price } points, plus que le total d’armée de { $total }.
army-fault-bearer = { $warrior } ne peut pas porter d’objets : seul le peut un guerrier Unique avec des emplacements.
army-fault-slots = { $slots ->
    [one] { $warrior } a { $slots } emplacement d’objet, trop peu pour { $items } objets.
   *[other] { $warrior } a { $slots } emplacements d’objet, trop peu pour { $items } objets.
}
army-fault-relics = { $warrior } ne peut porter qu’une relique.
army-fault-requires = { $warrior } ne remplit pas les conditions : { $item }.
army-fault-clash = { $item } et { $other } ont les mêmes conditions ; un guerrier ne porte que l’un des deux.
