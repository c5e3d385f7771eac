### What the table shows: signs, cards, sheets, rulers.

## Signs

scene-badge-wounds = { $count ->
    [one] { $count } blessure
   *[other] { $count } blessures
  } : dés d’attaque −{ $attack }, dés de défense −{ $defence }
scene-badge-fear = A peur
scene-badge-full-defence = Défense totale
scene-badge-berserk = En rage : plus de dés d’attaque, aucune défense
scene-badge-veteran = Vétérans : { $marker ->
    [attack] un dé d’attaque de plus
   *[other] un dé de défense de plus
  }
scene-badge-spell = Sort : { $spell }
scene-badge-named = { $role }
scene-badge-climbed = A escaladé, et ne fait rien d’autre
scene-badge-height = Se tient à une hauteur de { $height }
scene-skull = Perte : { $name }

## Army cards

scene-card-models = Figurines
scene-card-points = Points en vie
scene-card-grey = { $value } (+{ $grey } gris)
scene-card-people = { $people }, { $colour }
scene-card-house = Une carte maison : ses nombres ne sont pas du livre de règles.
scene-card-own = Une carte du joueur lui-même.
scene-card-spell = { $name } : { $words }
scene-card-of = { $name }
scene-card-shared = { $one } sur { $other }
scene-row = Ordre d’activation
scene-row-setup = À déployer
scene-deck = Cartes face cachée
scene-spell-book = Sorts : { $name }
scene-spell-difficulty = Difficulté
scene-stages = { $name }
scene-stage-move = Bouger
scene-stage-attack = Attaquer

## Sheets

scene-sheet-condition = { $role } { AGREE($role, "gagne", "gagnent") }
scene-sheet-words = { $words }
scene-sheet-worth = { $words } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $won ->
    [yes] , acquis
   *[other] {""}
  })
scene-sheet-held = Tenu { $held } des { $rounds } manches
scene-sheet-special = Règle spéciale : { $words }
scene-sheet-role = Rôle
scene-sheet-regiments = Régiments
scene-sheet-models = Figurines
scene-sheet-points = Points d’armée en vie
scene-sheet-victory = Points de victoire
scene-sheet-gone = Perte : { $name }
scene-zone = Zone de déploiement ({ $player })
scene-credit = À propos des règles
scene-credit-author = Little Carnage, version bêta du 16 septembre 2015, par Martin Dockner. Raconté ici avec nos propres mots.
scene-credit-licence = Le livre de règles est publié sous Creative Commons BY-NC-ND 4.0.

## Rulers

scene-ruler-cards = { $count ->
    [one] à { $count } longueur de carte au plus
   *[other] à { $count } longueurs de carte au plus
  }
scene-ruler-contact = Au contact
scene-ruler-ahead = { $enemy } { AGREE($enemy, "est", "sont") } dans { $zone ->
    [front] la zone avant
    [rear] la zone arrière
   *[other] une zone de flanc
  } ({ $name })
scene-ruler-side = { $name } { AGREE($name, "attaque", "attaquent") } { $enemy } { $zone ->
    [front] de face
    [rear] par l’arrière
   *[other] de flanc
  }
scene-ruler-cover = { $kind ->
    [low] { $enemy } { AGREE($enemy, "est", "sont") } à couvert : un dé de défense de plus
   *[other] { $enemy } { AGREE($enemy, "est", "sont") } derrière un haut mur : un dé de défense de plus, un dé d’attaque de moins
  }
scene-ruler-dice = { $name } : { $dice ->
    [0] hors de portée
    [one] 1 dé à cette distance
   *[other] { $dice } dés à cette distance
  }
