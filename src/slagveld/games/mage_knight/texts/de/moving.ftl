## Bewegungen einzelner Krieger

do-move = Bewegen
do-quick-move = Bewegen mit Schnelligkeit (zählt nicht)
do-run = Laufen (1 Klick)
do-break-away = Lösen
do-quick-break = Lösen mit Schnelligkeit (zählt nicht)
do-break-away-help = Erst der Würfel; wohin wird gefragt, wenn das Lösen gelingt.
do-way-flying = { $what } (fliegend)
do-way-captive = { $what } mit { $captive }
do-go = Dorthin gehen
do-stay = Stehen bleiben
do-turn = Auf der Stelle drehen
do-spin = { $name } zu { $mover } drehen
do-keep-facing = Nicht drehen

field-move-fighter = Krieger
field-move-path = Weg
field-move-facing = Blickrichtung
field-move-captive = Platz des Gefangenen
field-move-soar = Am Ende hochfliegen
field-spin-facing = Blickrichtung

ask-where-to = Wohin geht { $name }?
ask-turn = { $name } kommt nicht los. Dreht er sich auf der Stelle?
ask-spin = { $mover } ist in Basekontakt mit { $name } gekommen: eine freie Drehung?

## Würfel

roll-break = { $name } versucht, sich von { $enemies } zu lösen
roll-terrify = Wagt sich { $name } an { $bearer } heran?
told-broke-away = { $name } darf sich bewegen.
told-held-fast = { $name } bleibt stehen und darf sich nur drehen.
told-held-horse = { $name } bleibt stehen und darf sich nicht einmal drehen.
told-stays = { $name } bleibt stehen.
told-daunted = { $name } wagt sich in diesem Zug nicht an { $bearer } heran.
told-pole-arm = Die Stangenwaffe von { $enemy } beendet die Aktion von { $name }.
tally-break = Lösen
item-break-ability = { $ability }
item-break-horseshoe = Hufeisen
odds-break = Lösen
odds-break-free = Löst sich
odds-break-held = Kommt nicht los

status-soaring = hochfliegend

## Gut zu wissen vor einer Bewegung

note-move-contact = Steht dann in Basekontakt mit { $enemy }.
note-move-terrify = { $enemy } hat Entsetzen: erst ein Würfel, und bei 1 oder 2 ein anderer Endpunkt.
note-move-pole-arm = { $enemy } hat eine Stangenwaffe: Wer an den vorderen Bogen kommt, erleidet 1 Schaden, und seine Aktion endet.
cost-run = Lauf: 1 Klick
note-shake-off = { $enemy } wird für 1 Schaden abgeschüttelt, wenn das Lösen gelingt.

## Feste Antworten

policy-spins = Freie Drehungen
policy-spins-ask = Frag mich
policy-spins-face = Immer gerade zum Feind drehen
policy-spins-never = Nie drehen

## Ablehnungen

refusal-break-first = { $name } berührt einen Feind und muss sich erst lösen.
refusal-nothing-to-break = { $name } berührt keinen Feind und kann sich einfach bewegen.
refusal-soar = { $name } hat keine Flügel und kann nicht hochfliegen.
refusal-end-in-contact = { $ability }: { $name } darf die Bewegung nicht in Kontakt mit { $enemy } beenden.
refusal-daunted = { $name } wagt es in diesem Zug nicht, { $enemy } zu berühren.
refusal-no-captive = { $name } hat keinen Gefangenen.
refusal-captive-room = Neben { $name } ist kein Platz für seinen Gefangenen { $captive }.
refusal-not-quick = { $name } hat keine Schnelligkeit: Seine Bewegung zählt als Aktion.
refusal-run-type = { $name } kann nicht laufen: Das können nur Fuß und Hufeisen.
refusal-run-ability = { $name } kann wegen { $ability } nicht laufen.
refusal-run-domain = { $domain }: Niemand darf laufen.
refusal-run-contact = { $name } berührt einen Feind und kann nicht laufen.
refusal-spin = Der vordere Bogen von { $name } muss { $mover } berühren.
