### Wörter der Befehlszeile.

cli-about = Slagveld spielt Tabletop-Spiele mit Miniaturen nach ihren eigenen Regeln.

## Hilfe

cli-usage-head = Aufruf
cli-usage-bare = Ohne Befehl öffnet sich der Tisch im Browser.
cli-commands-head = Befehle
cli-arguments-head = Argumente
cli-options-head = Optionen
cli-everywhere-head = Bei jedem Befehl
cli-games-head = Spiele
cli-games-none = Es sind keine Spiele installiert.

cli-help-serve = der Tisch im Browser, auf diesem Rechner oder für den ganzen Raum
cli-help-play = eine Schlacht in diesem Terminal, gegen den Computer oder einander
cli-help-games = die Spiele mit ihren Szenarien und Armeen
cli-help-rules = das Regelbuch eines Spiels: alle Titel, eine Regel oder eine Suche
cli-help-odds = die genauen Chancen eines Angriffs
cli-help-replay = eine gespeicherte Schlacht noch einmal, jeder Würfel nachgerechnet
cli-help-simulate = viele Schlachten zwischen Bots, und wer gewinnt
cli-help-ladder = jeder Bot gegen jeden anderen, und wie stark sie sind
cli-help-train = was eine Stellung über den Sieg sagt, aus Schlachten gelernt
cli-help-bench = wie schnell dieser Rechner spielt
cli-help-new-game = ein kleines Spiel als eigenes Paket, um ein anderes daraus zu machen
cli-help-army = eine Armee prüfen oder eine neue beginnen
cli-help-army-check = alles, was an einer Armee falsch ist, und was sie kostet
cli-help-army-new = eine neue Armee zum Ausfüllen, als YAML
cli-help-army-card = was eine eigene Karte kostet, Teil für Teil

cli-name-command = BEFEHL
cli-name-options = OPTIONEN
cli-name-game = SPIEL
cli-name-words = ID oder WÖRTER
cli-name-attack = ANGRIFF
cli-name-values = NAME=ZAHL
cli-name-file = DATEI
cli-name-folder = ORDNER
cli-name-number = ZAHL
cli-name-bots = A,B
cli-name-key = SCHLÜSSEL
cli-name-address = ADRESSE
cli-name-name = NAME

cli-argument-game = Schlüssel eines Spiels, wie `slagveld games` sie nennt
cli-argument-book = Schlüssel eines Spiels, oder „slagveld“ für das, was in allen Spielen gilt
cli-argument-words = die ID einer Regel, oder Wörter zum Suchen
cli-argument-attack = worum es geht; ohne Angabe wird alles aufgezählt, was möglich ist
cli-argument-values = die Zahlen des Angriffs, etwa dice=10
cli-argument-save = eine gespeicherte Schlacht
cli-argument-army = eine Armee als YAML oder JSON
cli-argument-card = eine Karte als YAML oder JSON
cli-option-schema = die Form solcher Karten als JSON-Schema
cli-argument-new-game = wie das Spiel heißen soll, etwa tin oder iron-tin

cli-option-json = Antwort als JSON, für Programme
cli-option-lang = Sprache der Antwort
cli-option-help = diese Hilfe
cli-option-log = erzähle die Schlacht, Ereignis für Ereignis
cli-option-games = wie viele Schlachten (100)
cli-option-seed = der gleiche Startwert ergibt die gleichen Schlachten (1)
cli-option-bots = wer spielt, Platz für Platz (random gegen random)
cli-option-scenario = Schlüssel eines Szenarios (das erste des Spiels)
cli-option-mirror = beide Seiten bringen dieselbe Armee, die fertigen der Reihe nach
cli-option-workers = Prozesse, die gleichzeitig spielen (1)
cli-option-battles = aus wie vielen Schlachten gelernt wird (400)
cli-option-train-scenario = Schlüssel eines Szenarios (reihum alle für zwei Spieler)
cli-option-train-out = schreibe die Gewichte dorthin, als YAML
cli-option-ladder-bots = wer teilnimmt (recruit,soldier,veteran,captain,warlord,greedy,random)
cli-option-ladder-games = Schlachten je Paar (20)
cli-option-ladder-out = schreibe die Tabellen auch dorthin, als Markdown (.md), oder die Stärken als Bild (.svg)
cli-option-where = wo im Programm die Regel ausgeführt wird und welche Tests sie beweisen
cli-option-seconds = Sekunden je Messung (0.3)
cli-option-folder = der Ordner, in dem der seine geschrieben wird (dieser)
cli-option-like = beginne mit dieser fertigen Armee
cli-option-host = Adresse, an der gelauscht wird (127.0.0.1: nur dieser Rechner)
cli-option-port = Port, an dem gelauscht wird (8765 oder der nächste freie)
cli-option-db = wo alles aufbewahrt wird: eine Datei oder postgresql://… (dein Datenordner)
cli-option-lan = offen für alle im lokalen Netz, mit einem QR-Code zum Mitspielen
cli-option-name = ein weiterer Name, unter dem dieser Server erreicht wird, etwa der eines Proxys
cli-option-no-browser = den Browser nicht öffnen

## Falscher Aufruf und falsche Eingaben

cli-no-command = Es gibt keinen Befehl { $command }; es gibt: { $known }.
cli-no-action = Zu { $command } gehört noch ein Wort: { $known }.
cli-no-option = Hier gibt es keine Option { $option }; --help zeigt, was es gibt.
cli-option-usage = So wird die Option { $option } nicht verwendet; --help zeigt, wie.
cli-missing = Es fehlt etwas: { $name }; --help zeigt den Aufruf.
cli-extra = Das ist zu viel: { $words }; --help zeigt den Aufruf.
cli-usage = So wird es nicht aufgerufen: { $reason }
cli-no-language = Es gibt keine Sprache { $language }; es gibt: { $known }.
cli-number = { $option } muss eine Zahl von { $least } bis { $most } sein, nicht { $value }.
cli-file-missing = Es gibt keine Datei { $file }.
cli-file-folder = { $file } ist ein Ordner, keine Datei.
cli-file-forbidden = Die Datei { $file } darf nicht gelesen werden.
cli-file-unreadable = Die Datei { $file } kann nicht gelesen werden: { $reason }.
cli-file-unwritable = Die Datei { $file } kann nicht geschrieben werden: { $reason }.
cli-defect = Das ist ein Fehler von Slagveld selbst, bitte melde ihn: { $error }
refusal-bot = Es gibt keinen Bot { $bot }; es gibt: { $known }.
refusal-tactics = { $game } hat keine Taktik; es gibt nichts zu trainieren.
refusal-mirror = Keine fertige Armee passt zu { $scenario }, also können die Seiten nicht dieselbe bringen.
refusal-too-few = Von { $battles } Schlachten gingen { $ended } zu Ende; das sind zu wenige, um etwas daraus abzuleiten.

## Spiele und Regeln

cli-scenarios-head = Szenarien
cli-armies-head = Fertige Armeen
cli-players = { $players } Spieler
cli-rules-none = Keine Regel enthält all das: { $words }
cli-rules-count = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
cli-rules-found = { $count ->
    [one] 1 Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
cli-rules-english = Der Wortlaut hiervon ist auf Englisch.
cli-rule-ruling = So lesen wir es
cli-rule-example = Beispiel
cli-rule-table = Tabelle
cli-rule-kind = Art
cli-rule-reason = Warum
cli-rule-chapter = Kapitel
cli-rule-source = Quelle
cli-rule-house = von uns, nicht aus dem Regelbuch
cli-where-rule = --where braucht die Nummer einer Regel von { $game }; „{ $words }“ ist keine.
cli-where-code = Ausgeführt in
cli-where-tests = Bewiesen durch
cli-where-unknown = Wo diese Regel ausgeführt wird, ist hier nicht bekannt: Diese Installation hat kein Verzeichnis.
cli-kind-mechanic = vom Programm durchgesetzt
cli-kind-display = auf dem Tisch zu sehen
cli-kind-data = als Daten festgehalten
cli-kind-exempt = den Menschen überlassen

## Chancen

cli-odds-without = { $game } hat keine Angriffe, nach deren Chancen man fragen kann.
cli-odds-unknown = Es gibt keinen Angriff { $attack }; es gibt: { $known }.
cli-odds-pair = Zahlen gibt man als NAME=ZAHL an, nicht als { $word }.
cli-odds-twice = { $name } ist zweimal angegeben.
cli-odds-mean = Im Mittel { $mean }.
cli-odds-more = { $count } weniger wahrscheinliche Ergebnisse sind nicht gezeigt; --json zeigt alle.

## Wiederholungen

cli-replay-entries = Einträge
cli-replay-rolls = Würfe
cli-replay-dice = Würfel
cli-replay-commitment = Veröffentlichter Hash
cli-replay-secret = Geheimnis
cli-replay-older = Ältere Regeln
cli-replay-older-entries = { $count ->
    [one] der erste Eintrag kann nicht noch einmal gespielt werden
   *[other] die ersten { $count } Einträge können nicht noch einmal gespielt werden
}
cli-replay-hand = Schiedsrichter
cli-replay-hand-none = hat nichts geändert
cli-replay-override = Eintrag { $entry }: { $what }
cli-hand-state = änderte { $paths } ({ $reason })
cli-hand-dice = legte die Würfel von Eintrag { $entry } ({ $reason })
cli-replay-end = Ende
cli-end-open = die Schlacht ist noch nicht vorbei
cli-log-open = Die Schlacht ist noch nicht vorbei: Erzählt wird nur, was alle sehen dürfen.
cli-end-draw = Unentschieden. { $reason }
cli-end-won = Sieg für { $winners }. { $reason }
cli-replay-ok = Alles kommt heraus wie aufgezeichnet.
cli-replay-differs = Eintrag { $entry } kommt anders heraus als aufgezeichnet: { $reason }.
cli-replay-wrong = Die Schlacht ist nicht, was sie zu sein vorgibt: { $reason }.
cli-dice-proven = { $kind }, jeder einzelne nachgerechnet
cli-dice-unproven = { $kind }, nicht bewiesen
cli-dice-seeded = aus einem Startwert
cli-dice-committed = aus einem Geheimnis, dessen Hash veröffentlicht war
cli-dice-typed = echte Würfel, eingetippt
cli-dice-recorded = von außen, wie aufgezeichnet

## Simulationen

cli-simulate-progress = Schlachten
cli-battles = { $count ->
    [one] 1 Schlacht
   *[other] { $count } Schlachten
}
cli-head-bot = Bot
cli-head-wins = Siege
cli-head-share = Anteil
cli-head-interval = 95-%-Intervall
cli-draws = Unentschieden
cli-unfinished = Nicht beendet
cli-simulate-interrupted = Nach { $played } von { $count } Schlachten unterbrochen.
cli-simulate-seats = Siege je Platz: { $wins }
cli-simulate-refused = { $count ->
    [one] 1 Antwort eines Bots war nicht erlaubt.
   *[other] { $count } Antworten von Bots waren nicht erlaubt.
}
cli-simulate-time = { $decisions } Entscheidungen in { $seconds } s ({ $speed } je Sekunde), { $rounds } Runden je Schlacht.
cli-bots = Bots nennt man mit Kommas dazwischen, höchstens 24, nicht { $words }.

## Ranglisten

cli-head-rating = Wertung
cli-ladder-scale = Der Durchschnitt ist 1500; wer 400 über einem anderen steht, gewinnt zehn Schlachten zu einer. Ein Unentschieden ist ein halber Sieg.
cli-ladder-shares = Was der Bot der Zeile gegen den der Spalte gewann, mit dem 95-%-Intervall
cli-ladder-written = Die Rangliste steht in { $file }.
cli-ladder-few = Zu einer Rangliste gehören mindestens zwei Bots, nicht { $words } allein.
cli-ladder-twice = Der Bot { $bot } ist zweimal genannt.
cli-ladder-out = --out verlangt eine Datei, die auf .md oder .svg endet, nicht { $file }.

## Training

cli-train-positions = Stellungen
cli-train-brier = Brier-Wert an zurückgehaltenen Schlachten
cli-train-brier-worth = der des Werts allein
cli-train-curve = Die genannte Chance, und welcher Teil gewonnen wurde
cli-head-said = Genannt
cli-head-came = Gewonnen
cli-head-positions = Stellungen
cli-train-written = Die Gewichte stehen in { $file }.

## Armeen

cli-army-name = Neue Armee
cli-army-offers = Was unter „entries“ dazukommen kann, mit Preis:
cli-army-without = { $game } hat keine Armeen zum Aufstellen.
cli-army-no-cards = { $game } hat keine Karten, die man selbst schreibt.
cli-army-card-file = Welche Karte? Nenne ihre Datei, oder frag nach --schema.
cli-army-unknown = Es gibt keine fertige Armee { $name }; es gibt: { $known }.
cli-army-entry = Eintrag { $entry }
cli-army-price = Preis
cli-army-asked = Dein Preis
cli-army-ok = Diese Armee ist erlaubt.

## Geschwindigkeit

cli-bench-running = Messung läuft …
cli-compiled = Der Tisch ist kompiliert.
cli-plain = Der Tisch läuft als gewöhnliches Python; kompiliert wäre er um ein Vielfaches schneller.
cli-bench-games = Spiele, zufälliges Spiel auf einem Kern
cli-bench-greedy = Spiele, greedy-Bots auf einem Kern
cli-bench-table = Tisch
cli-bench-chances = Chancen
cli-head-game = Spiel
cli-head-decisions = Entscheidungen/s
cli-head-battles = Schlachten/s
cli-head-question = Frage
cli-head-per-second = je Sekunde
cli-head-microseconds = µs

## Server

cli-serve-running = Slagveld ist offen unter { $address }
cli-serve-also = auch unter { $address }
cli-serve-moved = Port { $port } ist von einem anderen Programm belegt; deshalb wird der nächste freie genommen.
cli-serve-home = Dein eigener Eingang, mit den Rechten des Gastgebers (behalte ihn für dich):
cli-serve-club = Der Klubraum, um alle Schlachten hier zu sehen und zu betreuen (behalte ihn für dich):
cli-serve-code = Scanne dies mit einem Telefon oder Tablet im selben Netz, um mitzuspielen.
cli-serve-stop = Strg-C beendet es. Alles bleibt erhalten.
cli-serve-end = Slagveld ist geschlossen. Alles ist gespeichert.
cli-serve-taken = Port { $port } ist von einem anderen Programm belegt; wähle mit --port einen anderen oder lass --port weg.
cli-serve-address = Slagveld kann nicht an { $address } lauschen: { $reason }.

cli-sum-dice = Würfel
cli-sum-needed = Nötig

## A new game

cli-new-game-name = Der Name eines Spiels hat 2 bis { $most } kleine Buchstaben, Ziffern und einzelne Bindestriche, zuerst einen Buchstaben; { $name } nicht.
cli-new-game-taken = Es gibt schon ein Spiel namens { $name }.
cli-new-game-exists = Es gibt schon etwas namens { $file }; nichts wurde geschrieben.
cli-new-game-no-folder = Es gibt keinen Ordner { $file }.
cli-new-game-unwritable = In { $file } kann nichts geschrieben werden: { $reason }.
cli-new-game-written = { $folder } enthält ein ganzes kleines Spiel in { $count } Dateien.
cli-new-game-next = Mach es bekannt und sieh, dass es besteht:

cli-head-score = Unentschieden halb

## Sentences

cli-help-texts = Sätze in allen Sprachen
cli-help-texts-lint = was einer Sprache fehlt, und was mit den Sätzen nicht stimmt
cli-name-language = SPRACHE
cli-argument-language = Eine Sprache, deren fehlende Nachrichten aufgezählt werden.
cli-texts-row = { $there } von { $of } Sätzen, { $rules } von { $all } Regeln
