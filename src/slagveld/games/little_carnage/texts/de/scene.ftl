### Was der Tisch zeigt: Zeichen, Karten, Blätter, Lineale.

## Zeichen

scene-badge-wounds = { $count ->
    [one] 1 Wunde
   *[other] { $count } Wunden
  }: { $attack } Angriffs- und { $defence } Verteidigungswürfel verloren
scene-badge-fear = Verängstigt
scene-badge-full-defence = Volle Verteidigung
scene-badge-berserk = Berserkerrausch: mehr Angriffswürfel, keine Verteidigung
scene-badge-veteran = Veteranen: { $marker ->
    [attack] ein Angriffswürfel mehr
   *[other] ein Verteidigungswürfel mehr
  }
scene-badge-spell = Zauber: { $spell }
scene-badge-named = { $role }
scene-badge-climbed = Ist geklettert und tut sonst nichts
scene-badge-height = Steht { $height } hoch
scene-skull = Gefallen: { $name }

## Armeekarten

scene-card-models = Modelle
scene-card-points = Punkte am Leben
scene-card-grey = { $value } (+{ $grey } grau)
scene-card-people = { $people }, { $colour }
scene-card-house = Eine Hauskarte: Die Zahlen stammen nicht aus dem Regelbuch.
scene-card-own = Eine eigene Karte des Spielers.
scene-card-spell = { $name }: { $words }
scene-card-of = { $name }
scene-card-shared = { $one } auf { CASE($other, "dat") }
scene-row = Reihenfolge der Aktivierung
scene-row-setup = Noch aufzustellen
scene-deck = Verdeckte Karten
scene-spell-book = Zauber { CASE($name, "gen") }
scene-spell-difficulty = Schwierigkeit
scene-stages = { $name }
scene-stage-move = Bewegung
scene-stage-attack = Angriff

## Blätter

scene-sheet-condition = { $role } { AGREE($role, "siegt", "siegen") }
scene-sheet-words = { $words }
scene-sheet-worth = { $words } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }{ $won ->
    [yes] , gewonnen
   *[other] {""}
  })
scene-sheet-held = { $held } von { $rounds } Runden gehalten
scene-sheet-special = Sonderregel: { $words }
scene-sheet-role = Rolle
scene-sheet-regiments = Regimenter
scene-sheet-models = Modelle
scene-sheet-points = Armeepunkte am Leben
scene-sheet-victory = Siegespunkte
scene-sheet-gone = Fort: { $name }
scene-zone = Aufstellungszone von { $player }
scene-credit = Über die Regeln
scene-credit-author = Little Carnage, Beta-Version vom 16. September 2015, von Martin Dockner. Hier in eigenen Worten erzählt.
scene-credit-licence = Das Regelbuch ist unter Creative Commons BY-NC-ND 4.0 veröffentlicht.

## Lineale

scene-ruler-cards = { $count ->
    [one] innerhalb von 1 Kartenlänge
   *[other] innerhalb von { $count } Kartenlängen
  }
scene-ruler-contact = In Kontakt
scene-ruler-ahead = { $enemy } { AGREE($enemy, "steht", "stehen") } { $zone ->
    [front] in der Angriffszone
    [rear] im Rücken
   *[other] in der Flanke
  } von { CASE($name, "dat") }
scene-ruler-side = { $name } { AGREE($name, "greift", "greifen") } { CASE($enemy, "acc") } { $zone ->
    [front] von vorne
    [rear] im Rücken
   *[other] in der Flanke
  } an
scene-ruler-cover = { $kind ->
    [low] { $enemy } { AGREE($enemy, "hat", "haben") } Deckung: ein Verteidigungswürfel mehr
   *[other] { $enemy } { AGREE($enemy, "steht", "stehen") } hinter einer hohen Mauer: ein Verteidigungswürfel mehr, ein Angriffswürfel weniger
  }
scene-ruler-dice = { $name }: { $dice ->
    [0] außer Reichweite
    [one] 1 Würfel auf diese Entfernung
   *[other] { $dice } Würfel auf diese Entfernung
  }
