### Armeen gelost, gewählt und eingefügt im Browser.

## Armeen nach dem Los, aus Schachteln, abwechselnd gewählt

make-points = Punkte
make-seed = Nummer
make-seed-help = Dieselbe Nummer ergibt wieder dasselbe.
make-chance = Ohne alles selbst zu wählen
make-random = Eine zufällige Armee
make-random-help = Erlaubt, und nahe an den Punkten.
make-random-sure = Diese Armee ersetzen?
make-random-why = Was du bisher gebaut hast, macht einer Armee nach dem Los Platz.
make-random-yes = Ersetzen
make-random-of = Nach dem Los: { $points } Punkte, Nr. { $seed }
make-random-again = Eine andere
make-sealed = Geschlossene Schachteln
make-sealed-help = Beide Seiten öffnen eine Schachtel derselben Art und bauen aus dem, was darin liegt.
make-box-of = Schachtel { $number } für { $points } Punkte, Nr. { $seed }. Nur was darin liegt, kann genommen werden.
make-box-count = { $count } in der Schachtel
make-box-build = Bau mir eine
make-box-other = Schachtel { $number } öffnen
make-pick = Abwechselnd wählen
make-pick-help = Reihum, hin und wieder zurück, aus dem, was offen liegt.
make-pick-who = Wer wählt
make-pick-bot = Ich und ein Bot
make-pick-two = Wir zwei, hier
make-pick-auto = Zwei Bots
make-pick-side = Seite { $number }
make-pick-turn = Seite { $number } wählt jetzt.
make-pick-over = Beide Armeen sind vollständig.
make-pick-open = Was offen liegt
make-pick-take = Nehmen: { $name }
make-pick-taken = genommen
make-pick-not = jetzt nicht
make-pick-done = Nichts mehr für Seite { $number }
make-pick-back = Zurücknehmen
make-pick-fight = Mit diesen Armeen kämpfen
make-pick-none = Noch nichts

## Listen und Karten

make-list-copy = Als Text kopieren
make-list-paste = Liste einfügen
make-list-lead = Je Zeile eine Einheit mit ihrer Anzahl, wie man es in einem Forum schreibt; oder die Datei einer Armee, auch von New Recruit oder BattleScribe.
make-list-words = Die Liste
make-list-read = Lesen
make-list-use = Diese Armee benutzen
make-list-fits = Alles darin passt.
make-list-some = { $count ->
    [one] Eines ist dazu zu sagen:
   *[other] { $count } Dinge sind dazu zu sagen:
}
make-list-line = Zeile { $line }
make-face = Werte und Fähigkeiten: { $name }
make-face-none = Das hat keine Werte, bevor es gemacht ist: Nimm es und wähle sie.
