## Eine Armee bauen

army-points = Punkte
army-group-mage-spawn = Mage Spawn
army-group-own = Deine eigenen Karten
army-warrior = { $rank ->
    [weak] { $warrior } (Schwach)
    [standard] { $warrior } (Standard)
    [tough] { $warrior } (Stark)
   *[unique] { $warrior } (Einzigartig)
}
army-field-items = Gegenstände
army-costs = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Die Teile eines Preises

army-part-printed = Punktwert auf der Base
army-part-ground = Jeder Krieger
army-part-close = Angriff und Schaden im Nahkampf
army-part-ranged = Angriff, Schaden und Reichweite im Fernkampf
army-part-defense = Verteidigung
army-part-speed = Geschwindigkeit
army-part-arrows = Mehr als ein Pfeil
army-part-immunity = Magieimmunität
army-part-ability = { $ability }
army-part-rounded = Gerundet auf den Punktwert der Base
army-part-count = Krieger
army-part-whole = Auf ganze Punkte gerundet
army-part-own = Punktwert von seinem Macher
army-part-card = Punktwert auf der Karte
army-part-item = Gegenstand: { $item }

## Was an einer Armee nicht stimmt

army-fault-game = Diese Armee gehört zu einem anderen Spiel: { $game }.
army-fault-step = Die Bausumme ist { $total }, muss aber ein Vielfaches von { $step } sein.
army-fault-empty = Diese Armee hat noch keine Krieger.
army-fault-many = Mehr als { $most } Krieger finden in einem Startgebiet keinen Platz.
army-fault-count = Nimm eine ganze Zahl von Kriegern von 1 bis { $most }.
army-fault-warrior = Diesen Krieger gibt es nicht: { $warrior }.
army-fault-field = Hier gibt es nichts zu wählen mit dem Namen „{ $field }“.
army-fault-item = Diese Armee nennt einen Gegenstand, den es nicht gibt.
army-fault-unique = { $warrior } ist Einzigartig und kann nur einmal in einer Armee sein.
army-fault-relic = { $item } ist ein Relikt und kann nur einmal in einer Armee sein.
army-fault-left = Das kostet { $price } Punkte, die Bausumme lässt aber nur noch { $left } übrig.
army-fault-total = Die Armee kostet { $price } Punkte, mehr als die Bausumme von { $total }.
army-fault-bearer = { $warrior } kann keine Gegenstände tragen: Das kann nur ein Einzigartiger Krieger mit Platz dafür.
army-fault-slots = { $slots ->
    [one] { $warrior } hat Platz für { $slots } Gegenstand, zu wenig für { $items }.
   *[other] { $warrior } hat Platz für { $slots } Gegenstände, zu wenig für { $items }.
}
army-fault-relics = { $warrior } kann nur ein Relikt tragen.
army-fault-requires = { $warrior } erfüllt die Voraussetzungen { CASE($item, "gen") } nicht.
army-fault-clash = { $item } und { $other } haben dieselben Voraussetzungen; ein Krieger trägt nur einen davon.
