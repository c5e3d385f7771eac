### Antworten auf der Seite: Formulare, Felder, Chancen, und was jederzeit geht.

## Die Antwortleiste

answer-bar = Deine Antwort
answer-forms = Was du tun kannst
answer-steps = Was dafür nötig ist
answer-as = Antwort für
answer-all-forms = Alles
answer-sure = { $what }: sicher?
answer-back = Einen Schritt zurück
answer-open = wählen
answer-next = Weiter: { $what }
answer-optional = wenn du magst
answer-leave-out = Weglassen: { $what }
answer-above = Wähle auf der Karte darüber.
answer-fold = Ein- oder ausklappen: { $what }
answer-wait = Warten.
answer-wait-for = Warten auf { $names }.
answer-over = Die Schlacht ist vorbei.
answer-not-this = Nicht dieses Stück: Wählbar ist, was leuchtet.
answer-yes = Ja
answer-no = Nein
answer-less = Weniger: { $what }
answer-more = Mehr: { $what }
answer-count = { $count } von { $most }
answer-count-between = { $count } gewählt ({ $least } bis { $most })

## Stücke

answer-pieces-hint = Klicke sie an, oder ziehe mit Umschalt einen Rahmen darum.
answer-pieces-alike = Klicke andere auf dem Tisch an, um zu wechseln.
answer-pieces-all = Alle
# Not all of them are wanted: so many of those listed.
answer-pieces-first = Die ersten { $count }
answer-pieces-none = Keine

## Wege, Plätze und Blickrichtungen

answer-way-hint = Klicke, wohin es geht, oder ziehe es dorthin.
answer-way-more = Klicke weiter für eine Biegung, oder noch einmal aufs Ende zum Bestätigen. Das Mausrad dreht.
answer-way-stay = Hier bleiben
answer-way-drop = Letzten Punkt zurücknehmen
answer-way-of = { $way } von { $limit }
answer-way-cost = { $length } (zählt als { $cost })
answer-stays = bleibt stehen
answer-spot-hint = Klicke, wo es stehen soll.
answer-spot-turn = Ziehe von dort, um zu drehen, oder nimm das Mausrad; klicke noch einmal zum Bestätigen.
answer-spot-more = Klicke woanders, um zu ändern, oder noch einmal zum Bestätigen.
answer-facing-hint = Klicke, wohin es blicken soll.
answer-turn-left = Nach links drehen
answer-turn-right = Nach rechts drehen
answer-place-hint = Klicke auf den Tisch, oder ziehe von hier. Was steht, lässt sich ziehen und drehen.
answer-place-walk = Klicke den Weg von jedem; noch einmal aufs Ende, dann kommt das nächste.
answer-place-count = { $count } aufgestellt
answer-place-count-of = { $count } von { $most } aufgestellt
answer-placed = Aufgestellt, in dieser Reihenfolge
answer-place-drop = Wieder vom Tisch: { $name }
answer-place-more = und { $count } weitere
answer-place-none = Niemand geht
answer-follow = Wer zieht
answer-follow-all = Alle zusammen
answer-follow-one = Nur eines
answer-follow-hint = Ziehe eines: Die anderen folgen. Das Rad, oder Ziehen mit Umschalt, dreht sie.
answer-follow-one-hint = Ziehe das eine, das woanders stehen soll; die anderen bleiben wie geplant.

## Wegstücke

answer-leg-ahead = Vor
answer-leg-back = Zurück
answer-leg-left = Links
answer-leg-right = Rechts
answer-leg-turn-left = Links drehen
answer-leg-turn-right = Rechts drehen
answer-legs-none = Noch kein Wegstück.
answer-legs-drop = Letztes Wegstück zurücknehmen
answer-legs-length = Länge ({ $unit })
answer-legs-degrees = Grad

## Listen

answer-order-hint = Ziehe, oder nimm die Pfeiltasten.
answer-order-place = { $name }, Platz { $place }
answer-order-up = Früher: { $name }
answer-order-down = Später: { $name }
answer-pair-hint = Wähle links, dann rechts.
answer-pair-drop = Wieder lösen: { $name }
answer-split-left = Übrig
answer-split-left-of = { $left } von { $total }
answer-split-all = Rest
answer-split-rest = Der Rest: { $what }
answer-split-between = Verteile { $what }: { $one } oder { $other }
answer-split-parts = { $one } { $first }, { $other } { $second }

## Würfel

answer-dice-type = Was { $count }W{ $sides } zeigen, mit Leerzeichen dazwischen
answer-dice-faces = Drücke, was ein Würfel zeigt
answer-dice-back = Letzten Würfel zurücknehmen

## Chancen

answer-odds = Chancen
answer-verdict-part = { $what } { $count } von { $of } Mal
answer-verdict-sure = { $what }, fast sicher
answer-verdict-never = nie: { $what }
answer-verdict-more = Alle Chancen, und woher sie kommen
answer-mean = Im Mittel { $mean }
# Outcomes that are too unlikely to be listed.
answer-rest = Etwas anderes
answer-tally-start = Anfang
answer-tally-total = Summe

## Messen

answer-tools = Werkzeuge
answer-hint = Tipp
answer-hint-help = Was würde der Kriegsherr tun? Es wird zum Ansehen eingetragen, nicht gespielt.
answer-hint-close = Tipp schließen
answer-ruler = Maßband
answer-sight = Sichtlinie
answer-measure-hint = Klicke zwei Enden, oder ziehe.
answer-no-measuring = Gerade darf nichts gemessen werden.
answer-seen = { $far }, in Sicht
answer-unseen = { $far }, nicht in Sicht
answer-sight-none = { $far }; dazwischen gibt es keine Sicht

## Jederzeit

answer-menu = Ende, Pause, Einstellungen dieser Schlacht
answer-menu-empty = Hier kannst du gerade nichts tun.
answer-for-seat = { $what } ({ $name })
answer-take-back = Zurücknehmen
answer-take-back-ask = Um Rücknahme bitten
answer-take-back-sure = Dein letzter Schritt wird ungeschehen, mit allem, was danach kam.
answer-take-back-others = Die anderen werden gefragt, ob dein letzter Schritt ungeschehen sein darf.
answer-back-nothing = Es gibt nichts zurückzunehmen.
answer-concede-sure = Die Schlacht ist für dich vorbei, und die andere Seite gewinnt. Das lässt sich nicht zurücknehmen.
answer-offer-sure = Die Schlacht endet ohne eigenen Sieger, wenn alle es anbieten.
answer-play-on = Weiterspielen
answer-proposals = Vorschläge
answer-agree = Zustimmen
answer-decline = Ablehnen
answer-drop-proposal = Doch nicht
answer-policies = Stopps und automatische Antworten
answer-policies-help = Was der Tisch dich fragt, und was er für dich antwortet.

## Die Hand des Schiedsrichters

answer-hand = Hand des Schiedsrichters
answer-hand-leader = Du leitest diese Schlacht: Was du änderst, gilt sofort und steht im Protokoll.
answer-hand-consent = Was du änderst, gilt, wenn alle zustimmen, und steht im Protokoll.
answer-hand-changes = Etwas ändern
answer-hand-dice = Wurf setzen
answer-hand-reason = Grund
answer-hand-do = Ändern
answer-hand-entry = Welcher Wurf
answer-hand-no-dice = Es wurde noch nicht gewürfelt.
answer-hand-piece = Modell
answer-hand-everything = Alles
answer-hand-search = Suchen
answer-hand-places = Wie die Schlacht jetzt steht
answer-hand-more =
    { $count ->
        [one] und noch eines: Suche genauer
       *[other] und noch { $count }: Suche genauer
    }
answer-changes-hint = Sage, wo im Stand der Schlacht, was dort jetzt steht und was dort stehen soll.
answer-changes-add = Noch eine Änderung
answer-change-number = Änderung { $number }
answer-change-path = Wo
answer-change-old = Jetzt
answer-change-new = Dann
answer-change-op = Wie
answer-change-set = Ersetzen
answer-change-insert = Einfügen
answer-change-remove = Entfernen
answer-change-drop = Änderung { $number } verwerfen

## Die Probeseite

answer-demo = Alle Eingabefelder
answer-demo-lead = Jede Art von Frage und alles, was ein Tisch zeigen kann, mit erfundenen Daten. Hier wird nichts gespielt.
answer-demo-fields = Felder
answer-demo-elements = Teile der Szene
answer-demo-value = Wert
answer-demo-sent = Gesendet
answer-demo-try = Auf dem Tisch probieren
