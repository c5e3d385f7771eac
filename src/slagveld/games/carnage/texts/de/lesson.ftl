### Carnage: die begleitete erste Schlacht.

lesson-look = Willkommen! Die Blöcke unten gehören dir: Reiter, Infanterie und Bogenschützen. Ein Block ist eine Einheit: Sie dreht und bewegt sich, schießt und kämpft als Ganzes. Zeige auf eine Figur, um ihre Werte zu sehen. Bringe die Einheiten des Feindes unter 3 W, und das Feld ist dein.
lesson-pearl = Du hast höher gewürfelt, also hat deine Partei die Initiative. In jeder Runde wirkt die Energieperle; lies, was sie tut. Du darfst den Wagen bis zu { $wagon } fahren. Diesmal macht das kaum einen Unterschied: Lass ihn stehen.
lesson-march = Nun bewegt sich deine Partei. Wähle die Infanterie in der Mitte, nimm „Marschieren“ und zeichne ihren Weg: bis zu { $move }, in jede Richtung. Wo der Tisch leuchtet, ist ein guter Platz.
lesson-charge = Und nun ein Sturmangriff! Wähle deine Reiter, nimm „Sturmangriff“ und nenne die feindliche Infanterie gegenüber. Erst danach wird gemessen: Reiter schaffen { $charge }. Gekämpft wird sofort, mit WS +1; die Chancen siehst du vorher.
lesson-end-move = Jede Einheit bewegt sich oder stürmt einmal je Runde. Deine Bogenschützen bleiben stehen, denn sie sollen schießen: Beende deinen Teil. Dann bewegt sich der Feind.
lesson-shoot = Nun wird geschossen. Wähle deine Bogenschützen und sag einen Schuss auf die feindlichen Bogenschützen an. Bis { $direct } schießt das vorderste Glied geradeaus; von da bis { $indirect } schießen alle über alle Köpfe hinweg. Gemessen wird, wenn alles angesagt ist.
lesson-fall = Die Pfeile sind geflogen, und dann haben alle gekämpft, die Kontakt hatten. Sieh im Verlauf auf die Würfel: Erst treffen sie, dann verwunden sie. Dann beginnt eine neue Runde, und mit ihr die Perle.
lesson-on = Mehr brauchst du nicht! Spiele weiter bis zum Ende von Runde 3. Dauert ein Kampf an, darf eine Einheit umfassen: Wer hinten steht, kommt um die Flanken. Wer die Initiative hat, darf einen Kampf auch abbrechen.
