### Karten, die Spieler schreiben.

## Eigene Karten. `value` ist, was auf der Karte steht, `found`, was dort geschrieben wurde.

card-unreadable = Das ist keine Karte: { $reason }.
card-mapping = es müssen Werte bei ihren Namen sein
card-kind = „{ $found }“ ist hier keine Art von Karte; es gibt: { $kinds }.
card-kind-missing = Eine Karte sagt, von welcher Art sie ist, mit „{ $field }“; es gibt: { $kinds }.
card-foreign = Das ist eine Karte von etwas anderem: Nichts heißt hier { $fields }.
card-strange = Kein Wert einer solchen Karte heißt „{ $field }“.
card-strange-close = Kein Wert einer solchen Karte heißt „{ $field }“. Ist „{ $close }“ gemeint?
card-missing = { $value } fehlt.
card-number = { $value } muss eine ganze Zahl sein.
card-range = { $value } ist { $found }, muss aber von { $least } bis { $most } sein.
card-switch = { $value } muss wahr (true) oder falsch (false) sein.
card-choice = { $value }: „{ $found }“ gibt es nicht.
card-choice-close = { $value }: „{ $found }“ gibt es nicht. Ist „{ $close }“ gemeint?
card-list = { $value } muss eine Liste sein.
card-twice = { $value }: Jedes darf nur einmal dastehen.
card-count = { $value }: Es sind { $found }, müssen aber von { $least } bis { $most } sein.
card-words = { $value } muss aus Wörtern bestehen.
card-key = Ein Schlüssel hat kleine Buchstaben, Ziffern und Bindestriche: „{ $found }“.
card-long = { $value } hat mehr als { $most } Zeichen.
card-names = { $value } muss ein Name sein, oder einer für jede Sprache, darunter Englisch (en).
card-name = { $value }: Ein Name von höchstens { $most } Zeichen ist nötig.
card-size = { $value } muss Breite und Tiefe sein, zwei ganze Zahlen.
card-figure = { $value } ist keine Miniatur: { $reason }.
card-record = { $value } muss aus Werten bei ihren Namen bestehen.
card-rows = { $value } muss eine Liste von Zeilen sein, jede mit ihren Werten beim Namen.
card-own-list = „{ $field }“ muss eine Liste von höchstens { $most } Karten sein.
card-own-fault = Eigene Karte { $number }: { $words }
card-own-twice = Zwei eigene Karten der Armee haben denselben Schlüssel: { $card }.

## Der Karteneditor

card-own = Deine eigenen Karten
card-own-none = Miniaturen, die kein Buch kennt: Schreib eine Karte für sie, und sie können in diese Armee.
card-new = Neue Karte
card-blank = Leer
card-like = Beginnen mit
card-like-this = Wie { $card }
card-kind-label = Art der Karte
card-change = Ändern
card-save = Diese Karte behalten
card-open = Kartendatei öffnen
card-no-file = In dieser Datei steht keine Karte in JSON.
card-preview = Wie sie aussieht und was sie kostet
card-price = Preis, wie das Spiel rechnet
card-asked = Dein Preis ist { $asked } statt der berechneten { $price }.
card-drop = Herausnehmen
card-drop-this = { $card } herausnehmen
card-drop-sure = { $card } aus der Armee nehmen?
card-drop-text = Die Karte ist dann endgültig weg, außer du hast sie als Datei gespeichert.
card-bounds = { $least } bis { $most }
card-width = Breite
card-depth = Tiefe
card-row = { $title }, Zeile { $row }
card-row-more = Noch eine Zeile
card-row-drop = Zeile { $row } herausnehmen
