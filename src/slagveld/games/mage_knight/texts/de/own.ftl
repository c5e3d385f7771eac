# Karten eines Spielers selbst

## Arten

own-kind-warrior = Krieger
own-kind-warrior-help = Eine Base und eine ganze Kampfscheibe: die Werte und Fähigkeiten jedes Klicks.
own-kind-item = Gegenstand
own-kind-item-help = Etwas, das ein Einzigartiger Krieger in einem Platz für einen Gegenstand trägt.
own-kind-domain = Domänenkarte
own-kind-domain-help = Eine Karte, die man geheim wählt, wenn es Domänen gibt; sie gilt für alle.
own-kind-built = Gebautes Gelände
own-kind-built-help = Ein Stück für den Geländestapel, mit Verteidigung, Befestigungswert und Strukturpunkten.

## Teile einer Karte

own-section-warrior = Wer es ist
own-section-base = Die Base
own-section-types = Typen
own-section-dial = Die Kampfscheibe
own-section-figure = Die Miniatur
own-section-item = Der Gegenstand
own-section-gives = Was er gibt
own-section-domain = Die Domäne
own-section-everybody = Was für alle gilt
own-section-built = Das Stück
own-section-ground = Was es im Spiel ist

## Was alle haben

own-key = Schlüssel
own-key-help = Ein kurzes Wort für Dateien: kleine Buchstaben, Ziffern und Bindestriche. Damit nennt deine Armee die Karte.
own-name = Name
own-name-help = Was Spieler lesen; einer für alle Sprachen oder einer für jede.
own-icon = Zeichnung
own-icon-help = Das Zeichen, das dafür steht, wo kein Platz für mehr ist.
own-figure = Miniatur
own-figure-help = Wie die Figur auf der Base aussieht. Das entscheidet im Spiel nichts.

## Krieger

own-number = Sammelnummer
own-number-help = Wie sie auf der Base steht; Name, Rang und Nummer unterscheiden Krieger.
own-rank = Rang
own-rank-help = Sterne auf der Base. Ein Einzigartiger Krieger hat keine, und eine Armee darf ihn nur einmal haben.
own-rank-weak = Schwach
own-rank-standard = Standard
own-rank-tough = Stark
own-rank-unique = Einzigartig
own-points = Eigener Punktwert
own-points-help = In ganzen Punkten. Er zählt statt des Preises des Modells; lass ihn weg, um diesen zu zahlen.
own-faction = Fraktion
own-faction-help = Krieger einer Fraktion bilden zusammen Formationen. Ohne eine ist es ein Mage Spawn.
own-subfaction = Unterfraktion
own-subfaction-help = Ein Teil der Fraktion; keine Regel fragt danach.
own-base = Base
own-base-help = Durchmesser in Zehntelmillimetern. Üblich sind 275, und 425 mit Platz für Gegenstände.
own-front-arc = Vorderer Bogen
own-front-arc-help = In Grad, halb zu jeder Seite der Blickrichtung; alles andere ist hinterer Bogen. Üblich sind 90.
own-item-slots = Platz für Gegenstände
own-item-slots-help = Wie viele Gegenstände ein Einzigartiger Krieger tragen darf.
own-arrows = Pfeile
own-arrows-help = Wie viele Ziele eine Fernkampfaktion haben darf.
own-range = Reichweite
own-range-help = In Zoll; 0: Er schießt nicht.
own-ranged-damage = Fernkampfschaden
own-ranged-damage-help = Klicks Schaden seiner Schüsse. Weggelassen dient der Schaden des Klicks für beides.
own-attack-bonus = Angriffsbonus
own-attack-bonus-help = Was sein Angriffstyp dazugibt: ein Schwert im Nahkampf, ein Bogen oder Zauberstab im Fernkampf.
own-speed-type = Geschwindigkeitstyp
own-speed-type-help = Wie er sich bewegt: zu Fuß, beritten, mit Flügeln oder im Wasser.
own-attack-type = Angriffstyp
own-attack-type-help = Womit er kämpft; die Typfähigkeiten gehören dazu.
own-defense-type = Verteidigungstyp
own-defense-type-help = Wer immun gegen Magie ist, ist vor Zauberstäben und vor Fähigkeiten mit Magie im Namen sicher.
own-damage-type = Schadenstyp
own-damage-type-help = Ein Golem wird nur bis zu seiner nächsten Reparaturmarkierung geheilt.
own-dial = Klicks
own-dial-help = Von der Startmarkierung an, eine Zeile für jeden Klick. Nach dem letzten kommen drei Totenköpfe.
own-speed = Geschwindigkeit
own-speed-help = Zoll einer Bewegung.
own-attack = Angriff
own-attack-help = Kommt zu zwei Würfeln; die Summe muss die Verteidigung des Ziels erreichen.
own-defense = Verteidigung
own-defense-help = Was das Angriffsergebnis eines Feindes erreichen muss.
own-damage = Schaden
own-damage-help = Klicks Schaden eines gelungenen Angriffs.
own-speed-ability = Fähigkeit bei Geschwindigkeit
own-attack-ability = Fähigkeit bei Angriff
own-defense-ability = Fähigkeit bei Verteidigung
own-damage-ability = Fähigkeit bei Schaden
own-nexus = Fähigkeitsnexus
own-ability-help = Die Spezialfähigkeit, die auf diesem Klick zu sehen ist; sie wirkt, solange sie zu sehen ist.
own-ability = { $words }
own-repair = Reparaturmarkierung
own-repair-help = Ob dieser Klick eine hat; dort endet die Heilung eines Golems.
own-click-help = Nur wo dieser Klick von der übrigen Karte abweicht.

## Gegenstände

own-item-number = Sammelnummer
own-item-number-help = Eine Nummer, die mit R beginnt, macht ihn zum Relikt: eines je Krieger, dasselbe nur einmal in einer Armee.
own-item-points = Punktwert
own-item-points-help = In ganzen Punkten; er zählt für die Bausumme.
own-requires = Voraussetzungen
own-requires-help = Was der Träger haben muss. Ohne sie kann jeder Einzigartige Krieger mit Platz ihn benutzen.
own-needed-type = Angriffstyp des Trägers
own-needed-type-help = Der Gegenstand wirkt, solange die Scheibe diesen Typ zeigt.
own-needed-faction = Fraktion des Trägers
own-needed-faction-help = Nur Krieger dieser Fraktion können ihn benutzen.
own-needed-attack = Geringster Angriff des Trägers
own-needed-attack-help = Wie die Scheibe ihn zeigt, ohne Modifikatoren.
own-modifiers = Modifikatoren
own-modifiers-help = Was zu Werten kommt, unter der Dreierregel.
own-value = Wert
own-value-help = Der Kampfwert, der sich ändert.
own-amount = Wie viel
own-amount-help = Was dazukommt; unter 0 wird es abgezogen.
own-tokens = Nach Aktionsmarkern
own-tokens-help = Statt einer Zahl: +1 für jeden Aktionsmarker des Trägers (ein Sternchen auf der Karte).
own-when = Wann
own-when-help = In welchen Angriffen es gilt. Weggelassen gilt es immer.
own-when-always = immer
own-when-close = im Nahkampf
own-when-ranged = im Fernkampf
own-when-paid = solange der Preis bezahlt ist
own-more-range = Mehr Reichweite
own-more-range-help = Zoll zu einer Reichweite über 0; kein Modifikator.
own-item-ability = Fähigkeit
own-item-ability-help = Eine Spezialfähigkeit, die der Träger dadurch hat.
own-exhaustion = Preis in Erschöpfungsschaden
own-exhaustion-help = Was der Träger in seiner Befehlsphase auf sich nehmen darf, damit Modifikatoren „solange der Preis bezahlt ist“ gelten.
own-story = Geschichte
own-story-help = Ein paar Worte dazu, was es ist; keine Regel fragt danach.

## Domänen

own-words = Worte
own-words-help = Was die Karte sagt, in einer Zeile. Weggelassen wird es aus den Werten darunter erzählt.
own-most-range = Größte Reichweite
own-most-range-help = Reichweiten über so vielen Zoll sind so groß; 0: keine Grenze.
own-runs = Lauf
own-runs-help = Ob Krieger laufen dürfen.
own-storm = Sturm
own-storm-help = Jede Befehlsphase beginnt mit 1W6: Bis zu dieser Zahl erleidet jeder Krieger, der einen anderen berührt, 1 Schaden. 0: kein Sturm.
own-cancels = Hebt auf
own-cancels-help = Die Domänen, die sie aus dem Spiel nimmt.

## Gebautes Gelände

own-look = Aussehen
own-look-help = Wie es gezeichnet wird.
own-look-wall = Mauer
own-look-tower = Turm
own-look-ruin = Ruine
own-size = Länge und Breite
own-size-help = In Zehntelmillimetern; ein Zoll ist 250.
own-sides = { $length } × { $width }
own-terrain = Art des Geländes
own-terrain-help = Wofür es bei Bewegungen und Schusslinien zählt.
own-elevated = Erhöht
own-elevated-help = Wer darauf steht, hat den Höhenvorteil.
own-dot = Mittelpunkt
own-dot-help = Ob Krieger es besetzen können.
own-built-defense = Verteidigung
own-built-defense-help = Was das Ergebnis eines Angriffs auf das Stück erreichen muss.
own-fortification = Befestigungswert
own-fortification-help = Kommt zur Verteidigung derer, die darin stehen oder es berühren.
own-structure = Strukturpunkte
own-structure-help = So viel Schaden in einem Zug zerstört das Stück.

## Was nicht stimmt, und was vielleicht übersehen wurde

own-fault-subfaction = Diese Unterfraktion ist kein Teil der Fraktion.
own-fault-amount = Ein Modifikator braucht eine Zahl oder geht nach Aktionsmarkern; nicht beides.
own-fault-price = Dieser Modifikator wartet auf einen Preis, aber der Gegenstand hat keinen.
own-fault-blocking = In blockierendem Gelände kann niemand stehen, also hat es weder Mittelpunkt noch Höhe.
own-warning-slots = Nur ein Einzigartiger Krieger kann seinen Platz für Gegenstände nutzen.
own-warning-arrows = Er hat mehrere Pfeile, aber auf keinem Klick eine Reichweite.
own-warning-repair = Reparaturmarkierungen zählen nur für einen Golem.
own-warning-price = Sein Preis kauft nichts: Kein Modifikator wartet darauf.
own-warning-never = Ein Modifikator gilt nie: Nach Geschwindigkeit wird in Angriffen nicht gefragt, nach Schaden nicht im Fernkampf und nach Fernkampfschaden nicht im Nahkampf.
