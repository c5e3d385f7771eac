### `slagveld play`: eine Schlacht im Terminal.

## The command line

play-argument-game = Schlüssel eines Spiels; ohne ihn stehen die Spiele zur Wahl
play-name-seats = BOT,human,…
play-name-army = DATEI|NAME
play-name-option = SCHLÜSSEL=WERT
play-name-unit = book|cm|inch
play-option-seat = wer auf jedem Platz spielt: human oder ein Bot: recruit, soldier, veteran, captain, warlord, jeder auch mit einem Temperament (captain-bold, -careful, -stubborn, -sly), random, greedy (human, dann Veteranen)
play-option-hot-seat = auf jedem Platz spielt ein Mensch, an diesem Terminal
play-option-players = wie viele spielen
play-option-army = eine Datei oder eine fertige Armee, einmal je Platz, der Reihe nach
play-option-option = eine Einstellung des Spiels, etwa rounds=8; mehrmals möglich
play-option-seed = dieselbe Zahl ergibt dieselben Würfe
play-option-typed-dice = du würfelst selbst und tippst ein, was die Würfel zeigen
play-option-load = eine gespeicherte Schlacht fortsetzen
play-option-save = die Datei, in der die Schlacht nach jeder Antwort gespeichert wird
play-option-unit = cm, inch oder book: wie das Regelbuch des Spiels misst (book)
play-seat-twice = --hot-seat und --seat gehen nicht zusammen.
play-seats = Plätze werden mit Kommas dazwischen genannt, höchstens { $count }, nicht { $words }.
play-option-pair = Einstellungen gibt man als SCHLÜSSEL=WERT an, nicht { $word }; es gibt: { $known }.
play-armies = Es gibt { $count } Plätze; --army steht höchstens einmal je Platz.
play-army-other = { $file } ist eine Armee eines anderen Spiels ({ $game }).
play-army-faulty = { $file } ist nicht erlaubt: { $fault } ({ $rule })
play-unit = Es gibt kein Maß { $unit }; es gibt: { $known }.
play-load-other = { $file } ist eine Schlacht von { $game }.
play-load-fixed = Eine geladene Schlacht hat ihr eigenes Szenario, ihre Armeen, Einstellungen und Würfel; nur die Plätze lassen sich neu besetzen.
play-save-foreign = { $file } gibt es schon und ist keine gespeicherte Schlacht; die Datei bleibt, wie sie ist.
play-save-failed = Die Schlacht kann nicht als { $file } gespeichert werden: { $reason }.

## Choosing a battle

play-welcome = Willkommen bei Slagveld!
play-pick-game = Welches Spiel? Tippe eine Nummer; Enter nimmt, was in Klammern steht.
play-pick-scenario = Welche Schlacht?
play-pick-foe = Gegen wen?
play-foe-bot = gegen den Computer
play-foe-people = gegen jemanden neben mir, an diesem Terminal
play-pick-bot = Wie stark soll der Computer sein?
play-name-human = Spieler { $number }
play-name-bot = Computer { $number }

## The screen

play-round = { $called ->
    [turn] Zug
   *[round] Runde
} { $round }
play-round-of = { $called ->
    [turn] Zug
   *[round] Runde
} { $round } von { $limit }
play-cards-of = Karten von { $whose }
play-cards-hidden = { $count } verdeckt
play-pieces-head = Figuren
play-log-more = { $count ->
    [one] 1 frühere Zeile: Tippe „{ $word }“
   *[other] { $count } frühere Zeilen: Tippe „{ $word }“
}
play-suggestions = Oder nimm einen Vorschlag mit seiner Nummer („{ $more }“ zeigt mehr):
play-no-more = Es gibt keine weiteren Vorschläge.
play-many-more = Es ist weit mehr möglich, als hier vorgeschlagen wird: Wähle eine der Aktionen und fülle sie aus.
play-no-other = Hier musst du antworten; „ende“ verlässt die Schlacht.
play-press-enter = Drücke Enter …
play-hand-over = Gib die Tastatur an { $name }. Sonst schaut niemand hin.
play-look-alone = Jetzt schaut nur { $name }. Drücke Enter …
play-agree = { $name }, bist du einverstanden, dass es zurückgenommen wird?

## Actions in words

play-at = bei { $place }
play-looks = Blick nach { $direction }
play-stays = bleibt stehen
play-way-to = nach { $place }
play-way = { $length } { $direction } nach { $place }
play-placed-many = { $count } Figuren, die erste bei { $place }
play-piece-number = Nr. { $number }
play-facing = Blickrichtung
play-which-piece = Welche Figur?
play-done = fertig
play-snapped = An die nächste erlaubte Stelle gerückt.
play-so-far = So, wie es ist: { $why } ({ $rule }). „{ $drop }“ nimmt die letzte zurück.
play-preview-length = Weg: { $length }
play-preview-length-of = Weg: { $length } von { $limit }
play-preview-cost = Zählt als { $cost }
play-confirm = Ausführen? ({ $yes }/{ $no })

## Hints

play-hint-menu = Buchstabe oder Nummer, „hilfe“ oder „?“
play-hint-several = { $least }–{ $most }, mit Kommas dazwischen
play-hint-order = in deiner Reihenfolge, mit Kommas dazwischen
play-hint-number = Eine Nummer, oder:
play-hint-path = 30 o · 12 45° · x y · zu B3 · kontakt B3 · hier; mehrere Strecken mit „;“
play-hint-spot = x y · 15 o · 12 45° · zu B3
play-hint-facing = n, no, o … · 0–359 (0 ist oben) · zu B3 · links, rechts, zurück
play-hint-legs = vor 10; drehen 45; links 5
play-hint-plan = Eine Nummer nimmt einen ganzen Plan; „einzeln“ stellt sie eine nach der anderen auf.

## Not understood

play-unclear-place = Das ist hier keine Stelle. Versuch „40 25“, „30 o“, „12 45°“ oder „zu B3“.
play-unclear-direction = Das ist keine Richtung. Versuch „no“, „45“ oder „zu B3“.
play-unclear-number = Bitte eine Zahl von { $least } bis { $most }.
play-unclear-several = Das kann mehreres sein: { $found }.
play-unclear-choice = Das ist nicht dabei; eine Nummer oder die ersten Buchstaben genügen.
play-unclear-menu = Das ist nicht dabei. Tippe einen Buchstaben oder eine Nummer der Liste, oder „hilfe“.
play-unclear-piece = So eine Figur steht nicht in der Liste; ihre Nummer oder ihr Kürzel genügt.
play-unclear-off-table = Nicht auf dem Tisch: { $piece }.
play-unclear-contact = Kontakt ist so nicht zu erreichen; man kommt bis { $place }.
play-unclear-measuring = Dorthin darf vor der Ansage nichts gemessen werden ({ $rule }).
play-unclear-dice = Tippe, was { $count }W{ $sides } zeigen, etwa „3 5“.
play-unclear-yes = Bitte ja oder nein.
play-unclear-plan = Eine Nummer von 1 bis { $most }, oder „einzeln“.
play-unclear-split = Tippe bis zu { $count } Zahlen, für jedes eine.
play-unclear-legs = Strecken gibt man so an: vor 10; drehen 45
play-no-changes = Hier lässt sich der Stand nicht von Hand ändern.
play-no-rule = Dazu gehört keine Regel; „? Wörter“ sucht im Regelwerk.
play-no-policies = Dieses Spiel hat keine festen Antworten.
play-policies-how = „regelung 1 2“ setzt die erste auf ihre zweite Wahl.
play-offer-bots = Bots stimmen einem Ende nie zu; „aufgeben“ gibt auf, „ende“ speichert für später.

## Leaving, and the end

play-sure-concede = Die Schlacht aufgeben?
play-sure-quit = Die Schlacht verlassen? Sie bleibt gespeichert und kann später weitergehen.
play-saved = Gespeichert: { $file }
play-left = Die Schlacht ist gespeichert und geht weiter mit:
play-kept = Die Schlacht ist gespeichert. Um sie noch einmal zu sehen:
play-scores = Punkte: { $scores }

## Help

play-help-answers-head = Antworten
play-help-answers = Ein Buchstabe oder die ersten Buchstaben dessen, was du tun willst, oder die Nummer eines Vorschlags. Enter nimmt, was in Klammern steht. „x“ geht zurück.
play-help-places-head = Stellen und Wege
play-help-places = „40 25“ ist 40 nach rechts und 25 nach unten. „30 o“ geht 30 nach Osten, „12 45°“ geht 12 in diese Richtung (0° ist oben, 90° rechts), „10 vor“ dorthin, wohin die Figur blickt. „zu B3“ geht geradewegs auf B3 zu, so weit es erlaubt ist, „kontakt B3“ bis in Kontakt. „@1“ am Ende heißt Ebene 1.
play-help-facing-head = Blickrichtung
play-help-facing = Eine Himmelsrichtung (n, no, o …), Grad, „zu B3“, links, rechts oder zurück.
play-help-commands-head = Befehle
play-help-commands = Bei jeder Frage; setze „/“ vor das, was auch eine Antwort sein könnte.
play-help-rule = die Regel hinter der Frage; „? WÖRTER“ sucht, „? ID“ zeigt eine Regel
play-help-help = diese Hilfe
play-help-table = der Tisch noch einmal
play-help-sheet = alle Bögen und Figuren; „bogen B3“ zeigt eine Figur
play-help-log = was geschehen ist; „bericht alles“ von Anfang an
play-help-undo = die letzte Antwort zurücknehmen, wenn die Regeln es erlauben
play-help-policies = feste Antworten
play-help-offer = anbieten, die Schlacht zu beenden, oder doch weiterspielen
play-help-concede = die Schlacht aufgeben
play-help-save = die Schlacht speichern; „speichern DATEI“ an anderer Stelle
play-help-quit = gehen; die Schlacht bleibt gespeichert

## Words to type; commas between several spellings

play-word-n = n, nord
play-word-ne = no
play-word-e = o, ost
play-word-se = so
play-word-s = s, süd
play-word-sw = sw
play-word-w = w, west
play-word-nw = nw
play-word-ahead = vor
play-word-back = zurück, hinten
play-word-left = links
play-word-right = rechts
play-word-turn = drehen
play-word-yes = j, ja
play-word-no = n, nein
play-word-at = zu
play-word-to = zu, nach
play-word-contact = kontakt
play-word-here = hier, bleiben
play-word-cancel = x, abbrechen
play-word-each = einzeln
play-word-done = fertig
play-word-drop = weg
play-word-suggest = s, vorschlag
play-word-help = hilfe, h
play-word-table = tisch
play-word-sheet = bogen, bögen
play-word-log = bericht
play-word-undo = zurücknehmen
play-word-policies = regelung
play-word-offer = angebot
play-word-concede = aufgeben
play-word-save = speichern
play-word-quit = ende, q
