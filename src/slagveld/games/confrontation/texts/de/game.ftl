### Aufbau: Optionen, Tische, Armeen; was nicht stimmt.

## Optionen

option-budget = Budget einer Armee
option-budget-help = Vereinbarte Armeepunkte je Seite; 0: wie im Szenario. Mehr wird gemeldet, nicht verboten.
option-turns = Letzter Zug
option-turns-help = Die Schlacht endet nach so vielen Zügen; 0: wie im Szenario.
option-endless = Kein letzter Zug
option-endless-help = Gespielt wird, bis eine Seite geschlagen ist oder beide aufhören wollen.
option-reserve = Reservekarten
option-reserve-help = Wie viele Karten der Verlierer des Wurfs halten darf; der Gewinner eine mehr.
option-by-strength = Lösen mit Kraft
option-by-strength-help = Krieger dürfen einen Kampf auch mit ihrer Kraft verlassen.
option-free-measuring = Freies Messen
option-free-measuring-help = Abstände zu Feinden dürfen gemessen werden, bevor etwas angesagt ist.
option-leg-doubles = Pasche lähmen
option-leg-doubles-help = Ein Pasch auf die Beine halbiert MOV, bis die Wunde geheilt ist.
option-arm-doubles = Pasche schwächen
option-arm-doubles-help = Ein Pasch auf die Arme kostet 1 FOR, bis die Wunde geheilt ist.
option-initiative-wounds = Wunden senken die Initiative
option-initiative-wounds-help = Der Abzug einer Wunde gilt auch für INI.
option-tables = Tabellen
option-tables-help = Wessen Tabellen der Wunden und der Bewegung gelten: die des Programms, oder die, welche die Armee eines Spielers mitbringt.
option-tables-program = des Programms
option-tables-first = des ersten Spielers
option-tables-second = des zweiten Spielers
option-width = Breite des Tisches (cm)
option-width-help = Wie breit der Tisch ist; 0: wie im Szenario.
option-depth = Tiefe des Tisches (cm)
option-depth-help = Wie tief der Tisch ist; 0: wie im Szenario.

## Was nicht gespielt werden kann

refusal-set-sides = Es braucht genau zwei Spieler auf zwei Seiten; ein Spielleiter sitzt als Letzter.
refusal-set-size = Die Seiten eines Tisches messen { $least } bis { $most } cm.
refusal-set-table = Das ist kein Tisch: { $reason }
refusal-set-ids = Geländestücke brauchen je eine eigene Nummer, von 1 bis 999.
refusal-set-edge = Ein Geländestück ragt über den Rand.
refusal-set-army = Das ist keine Armee: { $reason }
refusal-set-tables = Die Armee von { $player } bringt keine eigene Tabelle mit.
refusal-set-charge = { $card } stürmt { $distance } weit: Auf diesem Tisch gibt es keinen Platz, von dem aus im ersten Zug niemand erreicht wird.
refusal-set-room = Die Armee von { $player } findet in ihrer Aufstellungszone keinen Platz.

## Einen Tisch bauen

kit-help = { $kind }
refusal-kit-pieces = Auf einen Tisch passen höchstens { $most } Stücke.
refusal-kit-kind = Stück { $number }: In der Kiste gibt es das nicht: { $kind }.
refusal-kit-name = Der Name von Stück { $number } hat Zeichen, die nicht gezeigt werden können.
refusal-kit-size = { $piece } (Stück { $number }): Jede Seite misst von { $least } bis { $most }.
refusal-kit-edge = { $piece } (Stück { $number }) ragt über den Rand.
refusal-kit-zone = { $piece } (Stück { $number }) liegt in einer Aufstellungszone, in der jeder stehen können muss.

## Was nicht stimmt

fault-ids = Zwei Dinge haben dieselbe Nummer.
fault-next-id = Die nächste Nummer ist schon vergeben.
fault-figure = { $name } kann so nicht sein: Karte, Spieler, Platz oder Wand.
fault-cards = Eine Karte ist an zwei Orten, in der falschen Hand oder steht für zu viele Figuren.
fault-objects = Ein Gegenstand liegt neben dem Tisch oder wird von niemandem getragen.
fault-numbers = Eine Zahl liegt außerhalb ihrer Grenzen.
rules-note = Diese Regeln folgen einer freien Übersetzung eines Spielers aus dem Französischen. Sie ist keine Veröffentlichung von Rackham und kann Fehler enthalten. Der französische Begriff steht in Klammern dabei (CON-GEN-1).
about-game = Eine Handvoll Helden und Kämpfer, jeder mit einer Karte: zieh, stürm, teil deine Würfel auf, nenn deine Schwelle.
