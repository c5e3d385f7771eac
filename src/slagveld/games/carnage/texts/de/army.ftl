## Eine Armee aufstellen

army-points = Punkte
army-group-heroes = Helden und Magier
army-group-cards = Deine eigenen Karten
army-group-own = Eigener Entwurf
army-own-figure = Eigene Figur

## Die vier Teile des Arbeitsblatts

army-part-base = 1. Grundkosten: WS { $ws } + ST { $st } + 2 × AR { $ar }
army-part-lives = 2. Zusätzliche AT und W: { $base } × 0,75 × ({ $at } + { $w })
army-part-cavalry = 3. Kavalleriebewegung
army-part-bow = 3. Bogen
army-part-shots = { $shots ->
    [one] 3. { $shots } zusätzlicher Schuss
   *[other] 3. { $shots } zusätzliche Schüsse
}
army-part-disciplines = { $count ->
    [one] 4. { $count } Disziplin
   *[other] 4. { $count } Disziplinen
}
army-part-spells = { $count ->
    [one] 4. { $count } Zauberspruch
   *[other] 4. { $count } Zaubersprüche
}
army-part-magic = { $count ->
    [one] 4. { $count } Magiepunkt
   *[other] 4. { $count } Magiepunkte
}
army-part-own = Preis ihres Machers
army-part-count = Figuren

## Die Zeilen des Arbeitsblatts

army-field-name = Name
army-field-people = Volk
army-field-type = Typ
army-field-hero = Held: kämpft allein, als eigene Einheit
army-field-ws = Waffengeschick (WS)
army-field-st = Stärke (ST)
army-field-armour = Rüstung (AR)
army-field-w = Widerstand (W)
army-field-at = Attacken (AT)
army-field-mount = Kavalleriebewegung
army-field-bow = Bogen
army-field-shots = Zusätzliche Schüsse (Helden mit Bogen)
army-field-disciplines = Disziplinen (Magier)
army-field-spells = Zaubersprüche (Magier)
army-field-magic = Magiepunkte (Magier)
army-field-width = Breite des Sockels in mm
army-field-depth = Tiefe des Sockels in mm
army-field-look = Miniatur: sieht aus wie
army-skill = { $ws } – { $meaning }
army-armour = { $name } (AR { $ar })
army-costs = { $points } Punkte
army-costs-in = { $points } Punkte; { $discipline }

## Was an einer Armee nicht stimmt

army-fault-game = Diese Armee gehört zu einem anderen Spiel: { $game }.
army-fault-empty = In dieser Armee sind noch keine Figuren.
army-fault-many = Auf einem Tisch ist kein Platz für mehr als { $most } Figuren.
army-fault-count = Nimm eine ganze Zahl von Figuren von 1 bis { $most }.
army-fault-type = Diesen Truppentyp gibt es nicht: { $type }.
army-fault-choices = { $type } { AGREE($type, "hat", "haben") } feste Werte; andere Werte brauchen eine Figur nach eigenem Entwurf.
army-fault-small = { $type }: { $lives } W sind zu wenig für eine Einheit; sie braucht mindestens { $least }.
army-fault-total = Die Armee kostet { $price } Punkte, mehr als die vereinbarten { $total }.
army-fault-archers = { $price } Punkte für Bogenschützen sind mehr als ein Viertel von { $total }.
army-fault-cavalry = { $price } Punkte für Kavallerie sind mehr als die Hälfte von { $total }.
army-fault-field = Das Arbeitsblatt hat keine Zeile „{ $field }“.
army-fault-number = { $field }: eine ganze Zahl von { $least } bis { $most }.
army-fault-choice = { $field }: wähle aus der Liste.
army-fault-name = Ein Name hat höchstens { $most } Zeichen, die alle druckbar sind.
army-fault-archer-armour = Eine Figur mit Bogen hat höchstens mittlere Rüstung (AR 2).
army-fault-mount = Eine berittene Figur hat mindestens W 2 und AT 2, denn das Reittier kämpft mit.
army-fault-shots = Nur ein Held mit Bogen kann zusätzliche Schüsse kaufen.
army-fault-magic = Nur ein Magier kann Magie kaufen.
army-fault-mage-hero = Ein Magier kämpft schon allein; er kann nicht auch noch Held sein.
army-fault-discipline = { $spell } braucht die Disziplin { $discipline }.
