### Kampagnen am Webtisch: die Liste, das Beginnen, die Seite, der Bericht.

web-campaigns = Kampagnen
web-campaigns-lead = Schlachten, die aufeinander folgen: Wer gewinnt, entscheidet, welche kommt, und Überlebende dürfen weiterziehen.
web-campaigns-go = Kampagnen ansehen
web-campaigns-all = Alle Kampagnen
web-campaigns-mine = Deine Kampagnen
web-campaigns-none = Noch keine Kampagnen: Beginn unten eine.
web-campaigns-ready = Bereit zum Beginnen
web-campaign-begin = Kampagne beginnen
web-campaign-none = Diese Kampagne gibt es nicht; wähl eine aus der Liste der Kampagnen.
web-campaign-over = zu Ende
web-campaign-waits = die nächste Schlacht kann beginnen
web-campaign-fighting = Eine Schlacht wird geschlagen
web-campaign-fought = { $count ->
    [one] 1 Schlacht geschlagen
   *[other] { $count } Schlachten geschlagen
}
web-campaign-scenarios = { $count ->
    [one] 1 Szenario
   *[other] { $count } Szenarien
}
web-campaign-of-battle = Kampagne
web-campaign-back = Zurück zur Kampagne

## Beginnen

web-campaign-sides = Wer führt welche Seite?
web-campaign-friends = Den Link für einen Freund bekommst du, wenn die erste Schlacht beginnt; er führt auch in die Kampagne.
web-campaign-final = Gewinnt die Kampagne in: { $title }
web-campaign-army-for = Armee für { $game }
web-campaign-army-scenario = Wie die Schlacht sie hat
web-campaign-agreed = Was vereinbart ist
web-campaign-decides = Was die Kampagne entscheidet
web-campaign-by-final = Das letzte Szenario
web-campaign-by-points = Siegespunkte
web-campaign-by-final-help = Wer das letzte Szenario seiner Seite gewinnt, hat gewonnen.
web-campaign-by-points-help = Wenn nichts mehr zu spielen ist, hat die höhere Summe aller Schlachten gewonnen.
web-campaign-total = Punkte für jede Armee
web-campaign-total-help = 0: wie es die Liste jeder Armee sagt.
web-campaign-veterans = Mit Veteranen
web-campaign-veterans-help = Wer eine Schlacht überlebt, darf in die nächste mitgenommen werden, mit einem Erfahrungsmarker.

## Die Karte

web-campaign-way = wohin ein Sieg führt: { $side }
web-campaign-way-to = Siegen { $side }: { $titles }.
web-campaign-way-end = Siegen { $side }: das Ende.
web-campaign-final-here = entscheidet für
web-campaign-state-played = geschlagen
web-campaign-state-next = kommt als Nächstes
web-campaign-state-open = noch nicht geschlagen

## Die Seite einer Kampagne

web-campaign-battle = Schlacht { $number }
web-campaign-seat = Platz { $number }: { $side }
web-campaign-start = Diese Schlacht schlagen
web-campaign-again = Noch einmal schlagen
web-campaign-continue = Weiter mit der Schlacht
web-campaign-owner-starts = Wer die Kampagne begonnen hat, setzt die Schlacht an; ein Freund muss noch eingeladen werden.
web-campaign-choice = Der Sieger wählt, was folgt
web-campaign-choice-wait = Wer die Seite führt, die zuletzt gewann, wählt.
web-campaign-choose = Diese
web-campaign-standing = Wie es steht
web-campaign-awaited = noch nicht da
web-campaign-won = Szenarien gewonnen
web-campaign-points = Siegespunkte
web-campaign-armies = Die Armeen
web-campaign-army-change = Armee ändern
web-campaign-army-of = Die Armee der Seite { $side }
web-campaign-army-like = Beginnen mit
web-campaign-army-bring = Diese Armee mitnehmen
web-campaign-no-army = Diese Seite bringt keine eigene Armee mit.
web-campaign-survivors = Wer die letzte Schlacht überlebte
web-campaign-survivors-help = Wer mitgenommen wird, ist so viele, wie überlebt haben, und bekommt einen Marker. Alle anderen kommen frisch.
web-campaign-lived = { $models } von { $count }
web-campaign-marker = Marker für { $unit }
web-campaign-fresh = frisch
web-campaign-fresh-same = frisch, { $count } wie zuletzt
web-campaign-fresh-full = frisch in voller Stärke: { $count }
web-campaign-full = volle Stärke: { $count }
web-campaign-short = Unter voller Stärke
web-campaign-short-help = Verluste können neu ausgehoben werden: Dann kommt das Regiment frisch und in voller Stärke und kostet seine Punkte.
web-campaign-veteran = Veteranen: { $mark }
web-campaign-all = Alle
web-campaign-mixed = nicht alle gleich
web-campaign-take = Mitnehmen
web-campaign-taken = Die Armee steht bereit.
web-campaign-diary = Das Tagebuch
web-campaign-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
web-campaign-report = Bericht
web-campaign-read = Den Bericht lesen
web-campaign-to = Zur Kampagne
web-campaign-file = Als Datei sichern
web-campaign-delete = Kampagne löschen
web-campaign-delete-text = Die Kampagne und ihr Tagebuch sind dann für immer fort. Ihre Schlachten bleiben in deiner Liste.

## Eine Schlacht am echten Tisch

web-campaign-result = Ergebnis eintragen
web-campaign-result-help = Für eine Schlacht am eigenen Tisch. Ein Versehen lässt sich im Tagebuch zurücknehmen, bis die nächste Schlacht beginnt.
web-campaign-result-winner = Wer hat gewonnen?
web-campaign-result-draw = Unentschieden
web-campaign-result-draw-replay = Ein Unentschieden wird noch einmal geschlagen.
web-campaign-result-draw-counts = Ein Unentschieden zählt für { $side }.
web-campaign-result-draw-unsaid = Diese Kampagne sagt nicht, was ein Unentschieden bedeutet; es lässt sich also nicht eintragen.
web-campaign-result-points = Siegespunkte
web-campaign-result-points-help = Ohne Punkte hat der Sieger 1.
web-campaign-result-lived = Wie viele überlebten
web-campaign-result-lived-of = von { $count }
web-campaign-result-lived-help = Wo niemand sagt, wie viele überlebten, kann auch niemand als Veteran mitkommen.
web-campaign-result-rounds = Runden
web-campaign-result-note = Eine Zeile für das Tagebuch
web-campaign-result-enter = Eintragen
web-campaign-result-who = Sag erst, wer gewonnen hat.
web-campaign-result-some = { $side }: Sag für jeden Eintrag, wie viele überlebten, oder für keinen.
web-campaign-result-done = Die Schlacht ist eingetragen.
web-campaign-result-abandons = Diese Schlacht wird auch hier geschlagen. Trägst du ein Ergebnis vom eigenen Tisch ein, zählt die Schlacht hier nicht mehr für die Kampagne; sie bleibt als Schlacht für sich bestehen.
web-campaign-undo = Zurücknehmen
web-campaign-undo-title = Dieses Ergebnis zurücknehmen?
web-campaign-undo-text = „{ $title }“ ist dann noch zu schlagen. Seither geänderte Armeen und seither gewählte Veteranen sind wieder wie zuvor.
web-campaign-undone = Das Ergebnis ist zurückgenommen.

## Eine eigene Kampagne

web-campaign-own = Eigene Kampagnendatei
web-campaign-own-lead = Eine Kampagne, die du selbst geschrieben hast: eine YAML-Datei mit ihren Seiten, ihren Szenarien und dem, was auf welchen Sieg folgt.
web-campaign-own-choose = Datei wählen
web-campaign-own-other = Andere Datei
web-campaign-own-large = Die Datei ist zu groß; höchstens { $most } kB.

## Armies that grow

web-campaign-camp = Die Lager
web-campaign-purse = Kriegskasse: { $points }
web-campaign-dead = Für immer verloren
web-campaign-auto = Das Lager sich selbst überlassen
web-campaign-levy = Ein Aufgebot einberufen
web-campaign-where-rests = ruht
web-campaign-where-captured = gefangen
web-campaign-refill = { $count } aufnehmen, je { $price }
web-campaign-ransom = Freikaufen für { $price }
web-campaign-experience = Erfahrung { $experience }
web-campaign-experience-next = Nächster Grad bei { $next }
web-campaign-advance-for = Verbesserung für { $unit }
web-campaign-advance = Verbesserung wählen
web-campaign-learn = Lernen
web-campaign-recruits = Rekruten anwerben
web-campaign-hire = Anwerben für { $price }
web-campaign-hire-one = { $count } × { $unit } anwerben für { $price }
web-campaign-how-many = Wie viele?
web-campaign-might = Wie stark die Armeen sind
web-campaign-tales = Was aus ihnen wurde
web-campaign-die = von { $sides }
web-campaign-growth = Armeen wachsen
web-campaign-growth-help = Erfahrung durch Taten, bleibende Wunden, Gefangene und Namen und eine Kriegskasse für Rekruten. Jede Seite bringt eine Armee mit.
