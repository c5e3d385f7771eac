### What the table shows: signs, cards, sheets, rulers.

## Signs

scene-badge-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
  }: { $attack } attack and { $defence } defence dice lost
scene-badge-fear = Frightened
scene-badge-full-defence = Full defence
scene-badge-berserk = Berserk: more attack dice, no defence
scene-badge-veteran = Veterans: { $marker ->
    [attack] one more attack die
   *[other] one more defence die
  }
scene-badge-spell = Spell: { $spell }
scene-badge-named = { $role }
scene-badge-climbed = Has climbed, and does nothing else
scene-badge-height = Stands { $height } high
scene-skull = Fallen: { $name }

## Army cards

scene-card-models = Models
scene-card-points = Points alive
scene-card-grey = { $value } (+{ $grey } grey)
scene-card-people = { $people }, { $colour }
scene-card-house = A house card: its numbers are not from the rulebook.
scene-card-own = A card of the player's own.
scene-card-spell = { $name }: { $words }
scene-card-of = { $name }
scene-card-shared = { $one } on { $other }
scene-row = Order of activation
scene-row-setup = To be set up
scene-deck = Cards face down
scene-spell-book = Spells of { $name }
scene-spell-difficulty = Difficulty
scene-stages = { $name }
scene-stage-move = Move
scene-stage-attack = Attack

## Sheets

scene-sheet-condition = { $role } { AGREE($role, "wins", "win") }
scene-sheet-words = { $words }
scene-sheet-worth = { $words } ({ $points ->
    [one] 1 point
   *[other] { $points } points
  }{ $won ->
    [yes] , won
   *[other] {""}
  })
scene-sheet-held = Held for { $held } of { $rounds } rounds
scene-sheet-special = Special rule: { $words }
scene-sheet-role = Role
scene-sheet-regiments = Regiments
scene-sheet-models = Models
scene-sheet-points = Army points alive
scene-sheet-victory = Victory points
scene-sheet-gone = Gone: { $name }
scene-zone = Deployment zone of { $player }
scene-credit = About the rules
scene-credit-author = Little Carnage, beta version of 16 September 2015, by Martin Dockner. Told here in our own words.
scene-credit-licence = The rulebook is published under Creative Commons BY-NC-ND 4.0.

## Rulers

scene-ruler-cards = { $count ->
    [one] within 1 card length
   *[other] within { $count } card lengths
  }
scene-ruler-contact = In contact
scene-ruler-ahead = { $enemy } { AGREE($enemy, "stands", "stand") } { $zone ->
    [front] in the front zone
    [rear] in the rear zone
   *[other] in a flank zone
  } of { $name }
scene-ruler-side = { $name } { AGREE($name, "attacks", "attack") } { $enemy } from the { $zone ->
    [front] front
    [rear] rear
   *[other] flank
  }
scene-ruler-cover = { $kind ->
    [low] { $enemy } { AGREE($enemy, "has", "have") } cover: one more defence die
   *[other] { $enemy } { AGREE($enemy, "is", "are") } behind a high wall: one more defence die, one attack die less
  }
scene-ruler-dice = { $name }: { $dice ->
    [0] out of range
    [one] 1 die at this distance
   *[other] { $dice } dice at this distance
  }
