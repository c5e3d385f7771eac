## Eigene Karten

own-kind-unit = Einheit
own-kind-unit-help = Truppen, die in Einheiten kämpfen: das Arbeitsblatt für eine Figur davon.
own-kind-hero = Held
own-kind-hero-help = Ein Held kämpft allein, als eigene Einheit; mit einem Bogen kann er zusätzliche Schüsse kaufen.
own-kind-mage = Magier
own-kind-mage-help = Ein Magier kämpft allein und kauft Disziplinen, Zaubersprüche und Magiepunkte.
own-section-names = Name
own-section-values = Werte
own-section-magic = Magie
own-section-model = Miniatur
own-key = Schlüssel
own-unit = Name einer Einheit
own-points = Punkte nach eigenem Preis
own-icon = Symbol
own-figure = Miniatur

## Was die Werte bedeuten

own-help-key = Kurzer Name in Dateien, aus Kleinbuchstaben, Ziffern und Bindestrichen. Die Karte tritt an die Stelle eines Truppentyps des Buchs mit diesem Schlüssel.
own-help-name = Wie eine Figur heißt, in einer Sprache oder in jeder.
own-help-unit = Wie eine Einheit davon heißt; ohne Angabe wie eine Figur.
own-help-people = Von welchem Volk die Figur ist: bestimmt Symbol und Reittier.
own-help-class = Kavallerie bewegt sich als Kavallerie, Bogenschützen haben einen Bogen.
own-help-points = Was eine Figur kostet, anstelle des Preises nach dem Arbeitsblatt.
own-help-ws = Wie gut sie trifft: 3 sind Rekruten, 4 Ausgebildete, 6 Veteranen, 8 Helden.
own-help-st = Wie hart sie trifft: die Zeile der Verwundungstabelle.
own-help-armour = Wie schwer sie zu verwunden ist: die Spalte der Verwundungstabelle.
own-help-w = Wie viele Wunden sie erträgt, bis sie fällt.
own-help-at = Mit wie vielen Würfeln sie angreift.
own-help-mount = Bewegt sich als Kavallerie; braucht W 2 und AT 2, denn das Reittier kämpft mit.
own-help-bow = Ein Bogen neben der Handwaffe; geht mit höchstens mittlerer Rüstung.
own-help-shots = Würfel beim Schießen über den ersten hinaus, für Helden mit Bogen.
own-help-disciplines = Die Schulen der Magie, deren Zaubersprüche der Magier kaufen darf.
own-help-spells = Was der Magier außer Explosion wirken kann.
own-help-magic = Punkte, die Zaubersprüche kosten; was ausgegeben ist, ist weg.
own-help-width = Breite des Sockels; ohne Angabe 25 mm.
own-help-depth = Tiefe des Sockels; ohne Angabe 25 mm zu Fuß und 50 mm beritten.
own-help-icon = Der Schlüssel einer Zeichnung; ohne Angabe ist es die des Volks.
own-help-figure = Wie die Miniatur aussieht; ohne Angabe wird eine nach den Werten gemalt.

## Was an einer Karte nicht stimmt

own-fault-key = Solche Schlüssel haben Figuren vom Arbeitsblatt: { $card }.
