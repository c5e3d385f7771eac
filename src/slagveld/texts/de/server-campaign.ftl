### Kampagnen auf dem Server.

store-campaigns-many = Du bewahrst schon { $most } Kampagnen auf; lösche eine, um Platz zu schaffen.
campaign-unknown-here = Diese Kampagne gibt es hier nicht, oder du kämpfst nicht in ihr mit; prüfe, ob der Link vollständig ist.
campaign-sides-each = Sag für jede Seite der Kampagne einmal, wer sie führt: { $known }.
campaign-stale = Die Kampagne ist inzwischen weitergegangen; sieh noch einmal hin und wähle dann.
campaign-being-fought = Die nächste Schlacht wird schon geschlagen; bring sie erst zu Ende.
campaign-not-leader = Du führst diese Seite nicht; wer sie führt, wählt ihre Armee.
campaign-not-winner = Wer die Seite führt, die zuletzt gewann, sagt, was folgt.
campaign-not-owner = Ein Freund muss noch eingeladen werden; wer die Kampagne begonnen hat, setzt die Schlacht an und hat den Link.
campaign-which = Nenne eine fertige Kampagne oder schick eine eigene Datei, eines von beiden.
campaign-owner-tells = Wer die Kampagne begonnen hat, trägt ein, wie eine Schlacht am echten Tisch ausging.
campaign-undo-begun = Die nächste Schlacht hat schon begonnen; das Ergebnis davor bleibt.
campaign-owner-takes-back = Wer die Kampagne begonnen hat, nimmt ein Ergebnis zurück.
