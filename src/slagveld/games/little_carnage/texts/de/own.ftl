## Eigene Karten: ihre Arten und Teile

own-kind-card = Armeekarte
own-kind-card-help = Die Karte eines Regiments: Alle seine Modelle haben diese Werte und Fertigkeiten. Eine Kriegsmaschine ist eine Karte mit dieser Fertigkeit.
own-kind-people = Volk
own-kind-people-help = Ein Volk mit seiner Farbe: Nur Karten einer Farbe kämpfen in einer Armee.
own-kind-spell = Zauber
own-kind-spell-help = Ein Zauber mit einer der Wirkungen der Hauszauber und eigenen Zahlen. Magier wählen ihn in der Armee, die ihn mitbringt.
own-section-names = Name
own-section-values = Werte
own-section-skills = Fertigkeiten
own-section-magic = Magie
own-section-model = Modell
own-section-spell = Zauber
own-section-numbers = Zahlen der Wirkung

## Was darauf steht

own-key = Schlüssel
own-name = Name
own-single = Name eines Modells
own-people = Volk
own-colour = Farbe
own-points = Punkte nach eigenem Preis
own-base = Bodenplatte
own-sides = Größe der Bodenplatte
own-height = Höhe
own-character = Charaktermodell
own-rides = Getragen von
own-carried-base = Gemeinsame Bodenplatte
own-breath-kind = Art des Odems
own-icon = Symbol
own-figure = Miniatur
own-effect = Wirkung
own-difficulty = Schwierigkeit
own-range = Reichweite
own-sight = Braucht Sicht
own-dice = Angriffswürfel
own-strength = Stärke
own-models = Getroffene Modelle
own-level = Furcht
own-distance = Wie weit
own-undead = Nur für Untote

## Bodenplatten und Wirkungen

own-base-small = Klein (2 × 2 cm, bis 6 Modelle)
own-base-normal = Normal (2,5 × 2,5 cm, bis 6 Modelle)
own-base-rider = Reiter (2,5 × 5 cm, bis 3 Modelle)
own-base-monster = Monster (4 × 4 cm oder mehr, 1 Modell)
own-base-gigantic = Gigantisch (5 × 5 cm oder mehr, 1 Modell)
own-effect-attack = Angriff
own-effect-mend = Gibt eine Wunde zurück
own-effect-defence-die = Ein Verteidigungswürfel mehr
own-effect-attack-die = Ein Angriffswürfel mehr
own-effect-courage = Nimmt Furcht
own-effect-slow = Halbe Gewandtheit
own-effect-fear = Furcht-Test
own-effect-move = Setzt ein Modell woandershin
own-effect-raise = Bringt ein getötetes Modell zurück

## Was die Werte bedeuten

own-help-key = Kurzer Name in Dateien, aus Kleinbuchstaben, Ziffern und Bindestrichen. Die Karte tritt an die Stelle einer Hauskarte mit diesem Schlüssel.
own-help-name = Wie es heißt, in einer Sprache oder in jeder.
own-help-single = Wie ein Modell heißt, wenn der Name für mehrere steht.
own-help-people = Der Schlüssel des Volks, das die Farbe bestimmt: eines von { $peoples } oder ein eigenes.
own-help-colour = Nur für ein Volk, das in keiner Liste steht: die Farbe, die seine Karten teilen.
own-help-points = Was ein Modell kostet, anstelle des Preises nach unserer Formel.
own-help-attack = Angriffswürfel jedes Modells; ab 4 ist es ein Totenschädel.
own-help-berserk = Weitere Angriffswürfel eines Berserkers, der seine Verteidigung aufgibt.
own-help-defence = Verteidigungswürfel jedes Modells; eine 6 ist ein Schild.
own-help-full-defence = Weitere Verteidigungswürfel in voller Verteidigung.
own-help-strength = Vervielfacht die Totenschädel, die durchkommen.
own-help-resistance = Teilt den Schaden; jeder volle Teil ist eine Wunde.
own-help-agility = Zoll Bewegung je Aktivierung, und wer reagieren darf.
own-help-wounds = Wie viele Wunden ein Modell erträgt, bis es getötet ist; jede kostet einen Würfel.
own-help-skills = Was die Modelle über die Werte hinaus können.
own-help-skill-leader = Ein Würfel mehr bei jedem Furcht-Test der Armee.
own-help-skill-berserker = Darf seine Verteidigung für die grauen Angriffswürfel aufgeben.
own-help-skill-fanatic = Wunden kosten zuerst Verteidigungswürfel.
own-help-skill-swordsmanship = Ein misslungener Verteidigungswürfel gelingt.
own-help-skill-ranged = Schießt: alle Angriffswürfel bis 4 Zoll, einer weniger je 4 Zoll mehr.
own-help-skill-flying = Bewegt sich über Hindernisse, Gelände und Modelle.
own-help-skill-fear = Wer gegen das Modell kämpft, legt einen Furcht-Test ab, der so viele Schilde braucht.
own-help-skill-fearless = So viele Schilde weniger bei eigenen Furcht-Tests; es verängstigt niemanden.
own-help-skill-backstab = Im Rücken ist jeder Angriffswürfel ein Totenschädel.
own-help-skill-war-machine = Bewegt sich und feuert wie ein Katapult oder eine Kanone.
own-help-skill-magic = Wirkt Zauber mit so vielen Würfeln; kennt einen Zauber mehr als die Stufe.
own-help-skill-magic-resistance = So viele Würfel, um einem Zauber zu widerstehen; ein Schild genügt.
own-help-skill-breath = Ein Angriff auf Gegner bis 4 Zoll entfernt, aufgeteilt wie im Nahkampf.
own-help-skill-reach = Schlägt über eine Lücke bis 1 Zoll.
own-help-skill-sluggish = Halbe Gewandtheit, wenn es mit voller Verteidigung reagieren will.
own-help-skill-undead = Legt keine Furcht-Tests ab.
own-help-skill-invulnerable = Verliert höchstens eine Wunde je Runde.
own-help-spells = Was ein Magier kennt, wenn die Armee nichts anderes sagt; den Gegenzauber kennt er ohnehin.
own-help-base = Auf welcher Bodenplatte die Modelle stehen, und wie viele ein Regiment höchstens hat.
own-help-sides = Breite und Tiefe in Zehntelmillimetern, wo die Bodenplatte größer ist als üblich.
own-help-height = In Zehntelmillimetern; 0 ist die übliche Höhe bei dieser Bodenplatte.
own-help-character = Immer ein Regiment aus einem Modell.
own-help-rides = Der Schlüssel der Karte, die es trägt: ein großes Reittier oder die Träger einer Sänfte.
own-help-carried-base = Breite und Tiefe der Bodenplatte, die zwei Karten teilen, in Zehntelmillimetern; sie steht auf beiden.
own-help-breath-kind = Feuer, Frost …: bloße Beschreibung.
own-help-icon = Der Schlüssel einer Zeichnung.
own-help-figure = Wie die Miniatur aussieht; ohne Angabe wird eine nach Volk, Bodenplatte und Fertigkeiten gemalt.
own-help-people-colour = Völker einer Farbe dürfen Seite an Seite kämpfen: blue, green, grey, red oder eine neue in Kleinbuchstaben.
own-help-people-figure = Wie die Modelle aussehen, bis auf das, was sie tragen; das Reittier ist das der Reiter.
own-help-effect = Was der Zauber bewirkt.
own-help-difficulty = Totenschädel, die der Zauberwurf braucht; ein Magier würfelt mit so vielen Würfeln wie seine Stufe von Magie.
own-help-range = Von Bodenplatte zu Bodenplatte, in Zehntelmillimetern; ein Zoll ist 250.
own-help-sight = Ob das Ziel sichtbar sein muss, wie für einen Schuss.
own-help-spell-colour = Die einzige Farbe, deren Magier ihn kennen; ohne Angabe kennen ihn alle.
own-help-dice = Bei einem Angriff: Würfel gegen jedes getroffene Modell.
own-help-spell-strength = Bei einem Angriff: vervielfacht die Totenschädel.
own-help-models = Bei einem Angriff: wie viele Modelle eines Regiments er höchstens trifft.
own-help-level = Bei einem Furcht-Test: die Stufe der Furcht, gegen die er gilt.
own-help-distance = Wie weit ein Modell von seinem Platz aufgestellt wird, in Zehntelmillimetern.
own-help-spell-undead = Bei einem Zauber, der Getötete zurückbringt: Nur Untote kehren zurück.

## Eigene Zauber

spell-own-attack = Trifft { $models ->
    [one] ein gegnerisches Modell
   *[other] bis zu { $models } Modelle eines gegnerischen Regiments
} { $visible ->
    [yes] in Sicht
   *[no] mit oder ohne Sicht
} bis { $range } entfernt, jedes mit { $dice ->
    [one] 1 Angriffswürfel
   *[other] { $dice } Angriffswürfeln
} und Stärke { $strength }; jedes verteidigt sich wie üblich.
spell-own-mend = { $visible ->
    [yes] Ein sichtbares eigenes
   *[no] Ein eigenes
} Modell bis { $range } entfernt erhält eine verlorene Wunde und den mit ihr verlorenen Würfel zurück. Tote bleiben tot.
spell-own-defence-die = { $visible ->
    [yes] Ein sichtbares eigenes
   *[no] Ein eigenes
} Regiment bis { $range } entfernt: Jedes Modell hat bis Rundenende einen Verteidigungswürfel mehr, wie unter Schutz.
spell-own-attack-die = { $visible ->
    [yes] Ein sichtbares eigenes
   *[no] Ein eigenes
} Regiment bis { $range } entfernt: Jedes Modell hat in seinem nächsten Nahkampf dieser Runde einen Angriffswürfel mehr, wie unter Raserei.
spell-own-courage = { $visible ->
    [yes] Ein sichtbares eigenes
   *[no] Ein eigenes
} Regiment bis { $range } entfernt ist nicht mehr verängstigt und besteht bis Rundenende jeden Furcht-Test, wie unter Mut.
spell-own-slow = { $visible ->
    [yes] Ein sichtbares gegnerisches
   *[no] Ein gegnerisches
} Regiment bis { $range } entfernt hat bis zum Ende seiner nächsten Aktivierung die halbe Gewandtheit, aufgerundet, wie im Morast.
spell-own-fear = { $visible ->
    [yes] Ein sichtbares gegnerisches
   *[no] Ein gegnerisches
} Regiment bis { $range } entfernt legt sofort einen Furcht-Test gegen Furcht { $level } ab.
spell-own-move = Der Magier oder ein { $visible ->
    [yes] sichtbares eigenes
   *[no] eigenes
} Modell zu Fuß bis { $range } entfernt wird bis zu { $distance } von seinem Platz aufgestellt, mit beliebiger Blickrichtung und ohne einen Gegner zu berühren.
spell-own-raise = Ein getötetes Modell eines { $visible ->
    [yes] sichtbaren eigenen
   *[no] eigenen
} { $undead ->
    [yes] Regiments von Untoten
   *[no] Regiments
} bis { $range } entfernt kehrt mit 1 Wunde zurück, in Kontakt mit seinem Regiment.
