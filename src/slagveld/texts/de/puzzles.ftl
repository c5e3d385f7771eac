### Rätsel: ihre Titel, was über Antworten gesagt wird, der Befehl und die Seiten.

puzzle-title-strike = Wen muss der Schlag treffen?
puzzle-title-shoot = Wo zählt der Schuss?
puzzle-title-charge = Finde den Angriff
puzzle-title-move = Finde den richtigen Platz
puzzle-title-cast = Was kann Magie hier ausrichten?
puzzle-title-summon = Wer soll auf den Tisch?
puzzle-title-hold = Weiter, oder es dabei belassen?
puzzle-title-withdraw = Gibt es einen Ausweg?
puzzle-title-guard = Halte dem Sturm stand
puzzle-title-order = Wer kommt zuerst dran?
puzzle-title-share = Angriff oder Abwehr?
puzzle-title-follow = Hinterher oder nicht?
puzzle-title-losses = Wer ist zu entbehren?
puzzle-title-place = Wo soll es stehen?
puzzle-title-face = In welche Richtung schauen?
puzzle-title-rage = Alles aufs Spiel setzen?
puzzle-title-best = Was ist hier das Beste?

puzzle-verdict-best = Gelöst: Nichts ist besser, mit { $chance } Siegchance.
puzzle-verdict-solved = Gelöst: { $chance } Siegchance, so gut wie die beste Antwort mit { $best }.
puzzle-verdict-nearly = Fast: { $chance } Siegchance, doch es gibt eine Antwort mit { $best }.
puzzle-verdict-missed = Noch nicht: { $chance } Siegchance. Die beste Antwort hat { $best }, { $points } Punkte mehr.
puzzle-solution = { $does } – Siegchance { $chance }; die nächstbeste Antwort hat { $next }.
puzzle-hint = Denke an: { $what }

puzzle-unknown = { $game } hat kein Rätsel { $number }; es gibt { $count }.
puzzle-stale = Rätsel { $number } von { $game } passt nicht zu den Regeln von heute.
puzzle-late = Die Antwort konnte nicht rechtzeitig beurteilt werden; bitte noch einmal versuchen.
puzzle-malformed = Das ist keine Antwort: { $reason }.

## Der Befehl

cli-help-puzzles = Stellungen, in denen eine Antwort viel besser ist: ansehen, lösen, suchen
puzzle-name-game = [find] SPIEL
puzzle-name-action = JSON
puzzle-argument-game = Schlüssel eines Spiels; nach „find“ das Spiel, für das neue Rätsel gesucht werden
puzzle-argument-number = das Rätsel zum Lösen; weggelassen folgt eine Liste
puzzle-option-answer = eine Antwort beurteilen, als JSON
puzzle-option-hint = die Stellung mit einem Hinweis zeigen
puzzle-option-solution = die Stellung mit der Lösung zeigen
puzzle-option-count = wie viele gesucht werden (20)
puzzle-option-alike = wie viel Prozent von der gleichen Art Antwort handeln dürfen (35)
puzzle-option-battles = nach wie vielen Schlachten die Suche endet
puzzle-option-file = eine Datei mit Rätseln: zum Lesen, oder mit „find“ zum Schreiben (SPIEL.yaml)
puzzle-count = { $count } Rätsel
puzzle-round = Runde { $round }
puzzle-to-move = { $who } muss antworten ({ $scenario }, Runde { $round }).
puzzle-again = Enter versucht es noch einmal; { $hint }, { $solution } oder { $quit }:
puzzle-sure-quit = Das Rätsel verlassen? Es wartet auf dich.
puzzle-word-hint = hinweis, h
puzzle-word-solution = lösung, l
puzzle-finding = { $battles ->
    [one] { $battles } Schlacht
   *[other] { $battles } Schlachten
}
puzzle-found = { $count } Rätsel aus { $battles ->
    [one] { $battles } Schlacht
   *[other] { $battles } Schlachten
}, geschrieben nach { $file }.

## Die Seiten

web-puzzles = Rätsel
web-puzzles-lead = Stellungen aus echten Schlachten, in denen eine Antwort viel besser ist als die anderen. Findest du sie?
web-puzzles-go = Zu den Rätseln
web-puzzles-none = Dieses Spiel hat noch keine Rätsel.
web-puzzles-solved = { $solved } von { $count } gelöst
web-puzzle = Rätsel
web-puzzle-battle = Rätsel { $number }: { $title }
web-puzzle-stars = { $stars ->
    [one] { $stars } Stern von fünf
   *[other] { $stars } Sterne von fünf
}
web-puzzle-solved = gelöst
web-puzzle-task = Eine Antwort ist viel besser als die anderen. Gib sie wie in jeder Schlacht; sie wird beurteilt, bevor sie gespielt wird.
web-puzzle-judging = Deine Antwort wird beurteilt …
web-puzzle-not-played = Das ist noch nicht das Beste, und deshalb wurde es nicht gespielt.
web-puzzle-solved-before = Du hast dieses Rätsel gelöst. Spiele für beide Seiten weiter, oder geh zum nächsten.
web-puzzle-moved-on = Diese Schlacht ist nach dem Rätsel weitergegangen.
web-puzzle-hint = Hinweis
web-puzzle-solution = Lösung zeigen
web-puzzle-all = Alle Rätsel
web-puzzle-again = Noch einmal
web-puzzle-next = Nächstes Rätsel
