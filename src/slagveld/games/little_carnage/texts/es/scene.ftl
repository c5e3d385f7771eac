### What the table shows: signs, cards, sheets, rulers.

## Signs

scene-badge-wounds = { $count ->
    [one] 1 herida
   *[other] { $count } heridas
  }: dados perdidos, { $attack } de ataque y { $defence } de defensa
scene-badge-fear = Con miedo
scene-badge-full-defence = Defensa total
scene-badge-berserk = Furia berserker: más dados de ataque, sin defensa
scene-badge-veteran = Veteranos: { $marker ->
    [attack] un dado de ataque más
   *[other] un dado de defensa más
  }
scene-badge-spell = Hechizo: { $spell }
scene-badge-named = { $role }
scene-badge-climbed = Ha trepado y no hace nada más
scene-badge-height = Está a { $height } de altura
scene-skull = Cae: { $name }

## Army cards

scene-card-models = Miniaturas
scene-card-points = Puntos vivos
scene-card-grey = { $value } (+{ $grey } grises)
scene-card-people = { $people }, { $colour }
scene-card-house = Una carta de la casa: sus números no son del reglamento.
scene-card-own = Una carta propia del jugador.
scene-card-spell = { $name }: { $words }
scene-card-of = { $name }
scene-card-shared = { $one } sobre { $other }
scene-row = Orden de activación
scene-row-setup = Por desplegar
scene-deck = Cartas boca abajo
scene-spell-book = Hechizos de { $name }
scene-spell-difficulty = Dificultad
scene-stages = { $name }
scene-stage-move = Mover
scene-stage-attack = Atacar

## Sheets

scene-sheet-condition = { AGREE($role, "Gana", "Ganan") }: { $role }
scene-sheet-words = { $words }
scene-sheet-worth = { $words } ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }{ $won ->
    [yes] , logrado
   *[other] {""}
  })
scene-sheet-held = En su poder { $held } de { $rounds } rondas
scene-sheet-special = Regla especial: { $words }
scene-sheet-role = Papel
scene-sheet-regiments = Regimientos
scene-sheet-models = Miniaturas
scene-sheet-points = Puntos de ejército vivos
scene-sheet-victory = Puntos de victoria
scene-sheet-gone = Ya no está: { $name }
scene-zone = Zona de despliegue de { $player }
scene-credit = Sobre las reglas
scene-credit-author = Little Carnage, versión beta del 16 de septiembre de 2015, de Martin Dockner. Contado aquí con palabras nuestras.
scene-credit-licence = El reglamento está publicado bajo Creative Commons BY-NC-ND 4.0.

## Rulers

scene-ruler-cards = { $count ->
    [one] a 1 largo de carta o menos
   *[other] a { $count } largos de carta o menos
  }
scene-ruler-contact = En contacto
scene-ruler-ahead = { $enemy } { AGREE($enemy, "está", "están") } { $zone ->
    [front] en la zona frontal
    [rear] en la retaguardia
   *[other] en un flanco
  } de { $name }
scene-ruler-side = { $name } { AGREE($name, "ataca", "atacan") } a { $enemy } por { $zone ->
    [front] el frente
    [rear] la retaguardia
   *[other] el flanco
  }
scene-ruler-cover = { $kind ->
    [low] { $enemy } { AGREE($enemy, "tiene", "tienen") } cobertura: un dado de defensa más
   *[other] { $enemy } { AGREE($enemy, "está", "están") } tras un muro alto: un dado de defensa más, un dado de ataque menos
  }
scene-ruler-dice = { $name }: { $dice ->
    [0] fuera de alcance
    [one] 1 dado a esta distancia
   *[other] { $dice } dados a esta distancia
  }
