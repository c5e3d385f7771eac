### Wat de tafel toont: tekens, kaarten, bladen, linialen.

## Tekens

scene-badge-wounds = { $count ->
    [one] 1 wond
   *[other] { $count } wonden
  }: { $attack } aanvals- en { $defence } verdedigingsdobbelstenen kwijt
scene-badge-fear = Bang
scene-badge-full-defence = Volle verdediging
scene-badge-berserk = Berserkerwoede: meer aanvalsdobbelstenen, geen verdediging
scene-badge-veteran = Veteranen: { $marker ->
    [attack] een aanvalsdobbelsteen extra
   *[other] een verdedigingsdobbelsteen extra
  }
scene-badge-spell = Spreuk: { $spell }
scene-badge-named = { $role }
scene-badge-climbed = Heeft geklommen en doet verder niets
scene-badge-height = Staat { $height } hoog
scene-skull = Gesneuveld: { $name }

## Legerkaarten

scene-card-models = Modellen
scene-card-points = Punten in leven
scene-card-grey = { $value } (+{ $grey } grijs)
scene-card-people = { $people }, { $colour }
scene-card-house = Een huiskaart: de getallen komen niet uit het regelboek.
scene-card-own = Een eigen kaart van de speler.
scene-card-spell = { $name }: { $words }
scene-card-of = { $name }
scene-card-shared = { $one } op { $other }
scene-row = Volgorde van activering
scene-row-setup = Nog op te stellen
scene-deck = Gedekte kaarten
scene-spell-book = Spreuken van { $name }
scene-spell-difficulty = Moeilijkheid
scene-stages = { $name }
scene-stage-move = Bewegen
scene-stage-attack = Aanvallen

## Bladen

scene-sheet-condition = { $role } { AGREE($role, "wint", "winnen") }
scene-sheet-words = { $words }
scene-sheet-worth = { $words } ({ $points ->
    [one] 1 punt
   *[other] { $points } punten
  }{ $won ->
    [yes] , behaald
   *[other] {""}
  })
scene-sheet-held = { $held } van { $rounds } ronden gehouden
scene-sheet-special = Bijzondere regel: { $words }
scene-sheet-role = Rol
scene-sheet-regiments = Regimenten
scene-sheet-models = Modellen
scene-sheet-points = Legerpunten in leven
scene-sheet-victory = Overwinningspunten
scene-sheet-gone = Verdwenen: { $name }
scene-zone = Opstelzone van { $player }
scene-credit = Over de regels
scene-credit-author = Little Carnage, bètaversie van 16 september 2015, door Martin Dockner. Hier in eigen woorden verteld.
scene-credit-licence = Het regelboek is uitgegeven onder Creative Commons BY-NC-ND 4.0.

## Linialen

scene-ruler-cards = { $count ->
    [one] binnen 1 kaartlengte
   *[other] binnen { $count } kaartlengten
  }
scene-ruler-contact = In contact
scene-ruler-ahead = { $enemy } { AGREE($enemy, "staat", "staan") } { $zone ->
    [front] in de frontzone
    [rear] in de rug
   *[other] in de flank
  } van { $name }
scene-ruler-side = { $name } { AGREE($name, "valt", "vallen") } { $enemy } aan { $zone ->
    [front] van voren
    [rear] in de rug
   *[other] in de flank
  }
scene-ruler-cover = { $kind ->
    [low] { $enemy } { AGREE($enemy, "heeft", "hebben") } dekking: een verdedigingsdobbelsteen extra
   *[other] { $enemy } { AGREE($enemy, "staat", "staan") } achter een hoge muur: een verdedigingsdobbelsteen extra, een aanvalsdobbelsteen minder
  }
scene-ruler-dice = { $name }: { $dice ->
    [0] buiten bereik
    [one] 1 dobbelsteen op deze afstand
   *[other] { $dice } dobbelstenen op deze afstand
  }
