### Was der Server sagt: warum etwas abgelehnt wird, und was er bietet.

## Abgelehnte Anfragen

server-problem-malformed = Die Anfrage hat nicht die erwartete Form; lade die Seite neu, und melde es, wenn es wieder geschieht.
server-problem-json = Das ist kein JSON; lade die Seite neu, und melde es, wenn es wieder geschieht.
server-problem-deep = Das ist zu tief verschachtelt, um gelesen zu werden.
server-problem-field = Es gibt kein Feld { $field } bei { $place }; lass es weg.
server-problem-shape = Etwas hat nicht die erwartete Form: { $reason }
server-problem-key = Hier fehlt ein Geheimnis, oder niemand hat dieses; öffne den Link, den du bekommen hast, noch einmal.
server-problem-person = Dazu braucht es den Schlüssel einer Person; öffne zuerst die Startseite.
server-problem-host-key = Das darf nur der Gastgeber; öffne den Link, den der Server beim Start angezeigt hat.
server-problem-forbidden = Das steht dir nicht offen.
server-problem-unknown = Das gibt es hier nicht, oder es gehört dir nicht; prüfe den Link.
server-problem-method = Das tut diese Adresse nicht.
server-problem-conflict = Die Schlacht ist inzwischen weitergegangen; sieh noch einmal hin.
server-problem-large = Das ist zu groß; sende weniger auf einmal.
server-problem-file-large = Die Datei ist zu groß; es werden höchstens { $most } MB gelesen.
server-problem-media = Diese Art von Inhalt kann der Server nicht lesen; sende JSON.
server-problem-often = Das war zu viel in kurzer Zeit; warte ein paar Sekunden und versuche es noch einmal.
server-problem-defect = Das ist ein Fehler von Slagveld selbst; nichts ist verloren. Versuche es noch einmal, und melde es, wenn es wieder geschieht.
server-problem-busy = Der Server hat gerade zu viel zu tun; versuche es gleich noch einmal.
server-problem-host = So heißt dieser Server nicht; öffne die Adresse, die er beim Start angezeigt hat.
server-problem-origin = Das kam von einer anderen Website und wird abgelehnt; öffne Slagvelds eigene Seite.
server-problem-language = Es gibt keine Sprache { $language }; es gibt: { $known }.
server-problem-icons = Es können höchstens { $most } Zeichnungen auf einmal verlangt werden.
server-problem-army = Das ist keine Armee für { $game }.
server-problem-cards = Für { $game } kann man keine eigenen Karten schreiben.

## Der Live-Kanal

server-live-silent = Niemand sagte, wer da ist; deshalb wurde die Verbindung geschlossen. Lade die Seite neu.
server-live-hail = Die erste Nachricht muss sagen, wer da ist; lade die Seite neu.
server-live-often = Das ging zu schnell; es wurde nicht ausgeführt.
server-live-flood = Über diese Verbindung kam viel zu viel; deshalb wurde sie geschlossen. Lade die Seite neu.
server-live-slow = Diese Verbindung kam nicht mit und wurde geschlossen; die Seite öffnet sie von selbst wieder.
server-live-look = Du kannst nur mit den Augen deiner eigenen Plätze sehen.

## Ergebnisse eines Clubs als Tabelle

server-csv-battle = Schlacht
server-csv-title = Titel
server-csv-game = Spiel
server-csv-scenario = Szenario
server-csv-seats = Plätze
server-csv-sides = Seiten
server-csv-over = Vorbei
server-csv-winners = Sieger
server-csv-rounds = Runden
server-csv-created = Begonnen (UTC)
server-csv-changed = Letzter Zug (UTC)
server-csv-yes = ja
server-csv-no = nein

## Seiten

server-unbuilt = Der Server läuft, aber seine Seiten sind noch nicht gebaut: Führe „make web“ im Quellcode aus (dafür braucht es Node) oder installiere das fertige Paket, und lade diese Seite neu.
