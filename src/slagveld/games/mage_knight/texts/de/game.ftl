### Schalter einer Schlacht, unbrauchbare Aufbauten, Etikette, fehlerhafte Zustände.

## Schalter

option-total = Bausumme
option-total-help = Punkte jeder Armee, und für je 100 davon eine Aktion pro Zug.
option-total-scenario = Wie im Szenario
option-total-100 = 100 Punkte
option-total-200 = 200 Punkte
option-total-300 = 300 Punkte
option-total-400 = 400 Punkte
option-total-500 = 500 Punkte
option-total-600 = 600 Punkte
option-deploy = Aufstellung
option-deploy-help = Die Armeen stehen in guter Ordnung bereit, oder jeder Spieler stellt seine eigene auf.
option-deploy-ready = Alle stehen bereit
option-deploy-own = Spieler stellen ihre Armeen selbst auf
option-rounds = Letzte Runde
option-rounds-help = Die Schlacht endet nach so vielen Runden; 0: wie im Szenario.
option-endless = Keine letzte Runde
option-endless-help = Die Schlacht dauert, bis nur noch eine Seite Krieger hat oder alle aufhören wollen.
option-width = Breite des Schlachtfelds (Zoll)
option-width-help = Wie breit das Schlachtfeld ist; 0: wie im Szenario.
option-depth = Tiefe des Schlachtfelds (Zoll)
option-depth-help = Wie tief das Schlachtfeld ist; 0: wie im Szenario.
option-built = Gebautes Gelände
option-built-help = Mauern und Türme, die angegriffen und zerstört werden können, wenn alle Spieler zustimmen.
option-domains = Domänenkarten
option-domains-help = Jeder Spieler wählt geheim eine Domäne; sie gilt für alle.
option-open-dials = Offene Kampfscheiben
option-open-dials-help = Alle Klicks jeder Kampfscheibe dürfen angesehen werden, auch die kommenden.
option-real-table = Ein echter Tisch wird mitgeschrieben
option-real-table-help = Spieler dürfen vereinbarten Basekontakt vermerken und einen Würfel über Zweifelsfälle entscheiden lassen.

## Unbrauchbare Aufbauten

refusal-set-sides = Es muss mindestens zwei Seiten geben.
refusal-set-size = Die Seiten eines Schlachtfelds messen { $least }" bis { $most }".
refusal-set-table = Das ist kein Tisch: { $reason }
refusal-set-army = Das ist keine Armee: { $reason }
refusal-set-total = Die Armee kostet { $price } Punkte, mehr als die Bausumme von { $total }.

## Ein echter Tisch

do-agree-contact = Basekontakt vereinbaren
do-agree-contact-help = Wo Waffen oder Gliedmaßen zwei Bases trennen. Es endet, wenn einer von beiden sich bewegt oder eliminiert wird.
field-agree-warrior = Krieger
field-agree-other = In Kontakt mit
status-agreed = in vereinbartem Basekontakt mit { $name }
do-roll-doubt = Für einen Zweifelsfall würfeln
do-roll-doubt-help = 1 bis 3: Die Aktion ist nicht erlaubt. 4 bis 6: Sie ist erlaubt.
field-doubt = Worum es geht
roll-doubt = { $player } würfelt für einen Zweifelsfall
roll-doubt-case = { $player } würfelt für einen Zweifelsfall: { $case }
doubt-allowed = Die zweifelhafte Aktion ist erlaubt.
doubt-refused = Die zweifelhafte Aktion ist nicht erlaubt.
refusal-real-table = Das gibt es nur in Schlachten, die einen echten Tisch mitschreiben.
refusal-doubt-words = Diese Worte enthalten Zeichen, die nicht gezeigt werden können.
refusal-agree-pair = Wähle zwei Krieger auf dem Schlachtfeld auf derselben Ebene.
refusal-agree-touching = Diese beiden sind schon in Basekontakt.
refusal-agree-far = Diese beiden stehen mehr als { $most } auseinander.

## Fehlerhafte Zustände

fault-ids = Zwei Dinge haben dieselbe Nummer.
fault-next-id = Die nächste Nummer ist schon vergeben.
fault-fighter = { $name } kann so nicht sein: Spieler, Kampfscheibe, Marker, Gefangener oder Platz.
fault-objective = Ein Spielziel wird von einem Spieler gehalten, den es nicht gibt.
fault-numbers = Eine Zahl liegt außerhalb ihrer Grenzen.
about-game = Krieger auf Kampfscheiben, die sich mit jeder Wunde drehen, wenige Aktionen und Spielziele, die es zu halten gilt.
