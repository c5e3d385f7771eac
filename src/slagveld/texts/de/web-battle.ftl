### Die Schlachtseite des Webtischs: Zug, Verlauf, Ende, Wiederholung.

## The turn in one sentence

battle-turn-you = Du bist dran: { $prompt }
battle-turn-seat = { $who }: { $prompt }
battle-turn-wait = Warten auf { $who }.
battle-turn-bot = { $who }: überlegt …
battle-odds = Siegchancen: { $sides }
battle-odds-side = { $who } { $chance }
battle-turn-empty = Warten, bis { $who } Platz nimmt. Schick den Link, falls du es noch nicht getan hast.
battle-turn-none = Einen Augenblick …
battle-turn-mixing = Die Würfel werden gemischt …
battle-turn-mix = Die Würfel werden gemischt; warten auf { $who }.
battle-turn-won = Sieg für { $who }.
battle-turn-draw = Die Schlacht endete unentschieden.
# In the tab's title, and as a notification.
battle-call = Du bist dran

## The page

battle-home = Alle Schlachten
battle-opening = Die Schlacht wird geöffnet …
battle-closed = Diese Schlacht lässt sich nicht öffnen
battle-line-connecting = Verbinden …
battle-line-lost = Neu verbinden …
battle-lost-help = Die Verbindung ist weg. Nichts ist verloren: Die Seite kommt von selbst zurück.
battle-line-closed = Geschlossen. Lade die Seite neu, um weiterzumachen.
battle-watching = Du schaust zu
battle-close = Schließen
battle-roster = Armeen
battle-story = Verlauf
battle-tabs = Verlauf, Chat und Worte
battle-tab-story = Verlauf
battle-tab-chat = Chat
battle-tab-chat-unread = Chat ({ $count })
battle-tab-words = In Worten

## The story

battle-story-empty = Noch ist nichts geschehen.
battle-story-filtered = So etwas ist noch nicht geschehen.
battle-story-earlier = Früher
battle-story-newer = Zur neuesten Zeile
battle-filter = Welche Zeilen du siehst
battle-filter-all = Alles
battle-filter-dice = Würfe
battle-filter-harm = Schaden
battle-line-private = nur du siehst das
# A line that is told several times in a row.
battle-line-times = × { $count }
battle-undone = { $count ->
    [one] 1 Schritt zurückgenommen
   *[other] { $count } Schritte zurückgenommen
}

## Dice

battle-die = { $value } auf einem W{ $sides }
battle-die-hit = { $value } auf einem W{ $sides }, Erfolg
battle-die-miss = { $value } auf einem W{ $sides }, Fehlschlag
battle-die-unrolled = ein W{ $sides }, noch zu werfen
# $compare is ≤, ≥, < or >.
battle-needed = { $compare } { $target } nötig
battle-dice = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}
battle-roll-by-hand = von der Hand des Schiedsrichters gesetzt

## Pieces, cards and what lies beside the table

battle-gauge = { $label }: { $value }
battle-gauge-of = { $label }: { $value } von { $most }
battle-badge-count = { $text } ({ $count }-mal)
battle-spent = hat schon gehandelt
battle-stands-in = Steht in: { $place }.
battle-card-of = Karte: { $name }
battle-house-line = Nicht aus dem Regelbuch
battle-card-hidden = Eine verdeckte Karte
battle-card-now = jetzt
battle-card-done = erledigt
battle-card-skipped = übersprungen
battle-card-closed = gerade nicht
battle-card-plays = kann gespielt werden
battle-strip = Karten
battle-cards-more = { $count } weitere, verdeckt
battle-track-done = erledigt
battle-dial = Klick { $click } von { $count }
battle-dial-click = Klick { $click }
battle-dial-hidden = verborgen
battle-dial-start = Startklick
battle-dial-all = Alle Klicks
battle-dial-value = Wert
roster-sheets = Bögen
roster-nobody = Herrenlos
roster-on-table = { $count } auf dem Tisch
roster-beside = Neben dem Tisch

## Who is here, and what they say

presence-title = Am Tisch
presence-here = da
presence-away = fort
presence-empty = noch nicht da
presence-bot = Bot
presence-you = (du)
presence-leader = (Spielleiter)
presence-watchers = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Leute schauen zu
}
chat-title = Chat
chat-empty = Noch hat niemand etwas gesagt. Wünscht euch Glück!
chat-hint = Sag etwas
chat-send = Senden
chat-watcher = Zuschauer

## Hot-seat

handover-title = Gib den Bildschirm an { $who }
handover-help = Was jetzt kommt, ist nur für { $who }. Alle anderen schauen weg.
handover-ready = Ich bin { $who }: zeigen

## The table in words

words-title = Der Tisch in Worten
words-from = Gesehen von
words-nobody = Wähle eine Figur
words-choose = Wähle eine Figur, hier oder auf dem Tisch, um zu hören, was um sie herum steht.
words-looking = Umschauen …
words-alone = Keine andere Figur steht auf dem Tisch.
words-open = Steht im freien Gelände.
words-self = { $name }, { $owner }.
words-pieces = Andere Figuren
words-terrain = Gelände
# $clock: twelve is straight ahead.
words-piece = { $name } ({ $owner }): { $length }, auf { $clock } Uhr.
words-piece-direction = { $name } ({ $owner }): auf { $clock } Uhr.
words-ground = { $name }: { $length }, auf { $clock } Uhr.
words-ground-direction = { $name }: auf { $clock } Uhr.
words-ground-here = { $name }: genau hier.

## The end

end-you-won = Du hast gewonnen!
end-won = Sieg für { $who }
end-draw = Unentschieden
end-you-lost = Niederlage. Sieg für { $who }
end-sides = Wie es den Seiten erging
end-score = Wertung { $score }
end-losses = { $lost } von { $all } verloren
end-luck = Glück: { $luck }
end-show = Wie es ausging
end-replay = Noch einmal ansehen
end-rematch = Noch einmal spielen
end-download = Schlachtdatei
rematch-links = Lade deine Freunde wieder ein
rematch-links-help = Schick allen ihren eigenen Link. Wer ihn öffnet, nimmt dort Platz.
rematch-invitation = Eine Schlacht in Slagveld
rematch-go = Zum Tisch
rematch-other-table = Jene Schlacht hatte einen selbst gebauten Tisch; diese nimmt den des Szenarios.

## Luck

luck-title = Wie die Würfel fielen
luck-help = Nur Würfe, für die eine bestimmte Zahl nötig war, zählen.
luck-none = Für keinen Wurf dieser Schlacht war eine bestimmte Zahl nötig.
luck-number = { NUMBER($number, maximumFractionDigits: 1) }
luck-blessed = von den Würfeln gesegnet
luck-lucky = Glück gehabt
luck-even = etwa wie erwartet
luck-unlucky = Pech gehabt
luck-cursed = von den Würfeln verflucht
luck-counts = { $actual } von { $dice } gelungen; { $expected } waren zu erwarten.
luck-chance-better = So gut oder besser läuft es in { $chance } solcher Schlachten.
luck-chance-worse = So schlecht oder schlechter läuft es in { $chance } solcher Schlachten.
luck-one-in = Das ist eine von { $many }.

## Proof of the dice

proof-title = Beweis der Würfel
proof-help = Vor dem ersten Wurf hat der Gastgeber einen Fingerabdruck eines Geheimnisses gezeigt; jeder Spieler mischte eine Zahl bei. Jetzt liegt das Geheimnis offen, und alle können prüfen, dass kein Würfel gewählt wurde.
proof-help-typed = Diese Würfel wurden nicht vorher festgelegt; geprüft wird, dass alles nach den Regeln aus ihnen folgte.
proof-commitment = Vorher gezeigt
proof-secret = Das Geheimnis
proof-holds = Soeben noch einmal gespielt: Alle { $entries } Schritte und { $rolls } Würfe kommen gleich heraus.
proof-overrides = { $count ->
    [one] Die Hand des Schiedsrichters änderte 1 davon.
   *[other] Die Hand des Schiedsrichters änderte { $count } davon.
}
proof-broken = Soeben noch einmal gespielt: Schritt { $entry } kommt nicht gleich heraus.

## Replay

replay-title = Wiederholung: { $name }
replay-controls = Wiederholung
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-slider = Wo in der Schlacht
replay-at = Schritt { $at } von { $last }
replay-go-to = Geh zu Schritt { $entry }
replay-round = Geh zu einer Runde
replay-speed = Tempo
replay-link = Link kopieren
replay-only-looking = Dies ist eine Wiederholung: Man kann nur zuschauen.

## First steps

coach-title = Erste Schritte
coach-step = Erste Schritte: { $step } von { $count }
coach-read-on = Weiterlesen
coach-skip = Lektion verlassen
coach-fill = Zeig es mir
coach-missed = Das ging nicht mehr, also geht die Lektion ohne weiter.
coach-again = Neu beginnen
coach-back = Zurücknehmen
coach-done = Gut gemacht! Mehr brauchst du nicht.
coach-done-help = Spiel diese Schlacht zu Ende, oder beginne eine echte.
coach-real-battle = Eine echte Schlacht
coach-play-on = Weiterspielen

## Was geschieht

battle-skip = Überspringen
battle-skip-help = Gleich zu dem, was folgt (Leertaste)
battle-card = Was die Würfel ergaben
battle-card-close = Karte weglegen
battle-card-numbers = Alle Zahlen
battle-card-fewer = Nur die Würfel
battle-card-earlier = Die Tat davor
battle-card-later = Die Tat danach
battle-card-page = { $number } von { $count }
battle-look-there = Zeigen, wo das geschah

## The coach on a narrow screen

battle-coach-fold = Den Trainer einklappen
battle-coach-unfold = Den Trainer ausklappen

## Keys

battle-keys = Tasten
battle-key-choose = eine der Möglichkeiten wählen
battle-key-confirm = bestätigen
battle-key-back = einen Schritt zurück, nie weiter
battle-key-odds = alle Chancen dessen, was ausgefüllt ist
battle-key-hint = was täte der Kriegsherr?
battle-key-measure = das Maßband
battle-key-sight = die Sichtlinie
battle-key-turn = drehen, wer gerade gestellt wird
battle-key-pieces = zu den Figuren und von einer zur anderen
battle-key-move = die Ansicht verschieben oder von Figur zu Figur gehen
battle-key-zoom = näher, weiter, der ganze Tisch
battle-key-cross = ein Fadenkreuz für Orte, mit den Pfeiltasten bewegt
battle-key-rule = die Regel am Zeiger
battle-key-keys = diese Tasten
