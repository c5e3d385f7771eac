## Zauber: Namen, und was sie bewirken

spell-fire-dart = Feuerpfeil
spell-fire-dart-text = Trifft ein sichtbares gegnerisches Modell bis { $range } entfernt mit 3 Angriffswürfeln und Stärke 4; es verteidigt sich wie üblich.
spell-mend = Heilung
spell-mend-text = Ein eigenes Modell bis { $range } entfernt erhält eine verlorene Wunde und den mit ihr verlorenen Würfel zurück. Tote bleiben tot.
spell-aegis = Schutz
spell-aegis-text = Jedes Modell eines eigenen Regiments bis { $range } entfernt hat bis Rundenende einen Verteidigungswürfel mehr.
spell-fury = Raserei
spell-fury-text = Jedes Modell eines eigenen Regiments bis { $range } entfernt hat in seinem nächsten Nahkampf dieser Runde einen Angriffswürfel mehr.
spell-courage = Mut
spell-courage-text = Ein eigenes Regiment bis { $range } entfernt ist nicht mehr verängstigt und besteht bis Rundenende jeden Furcht-Test.
spell-mire = Morast
spell-mire-text = Ein sichtbares gegnerisches Regiment bis { $range } entfernt hat bis zum Ende seiner nächsten Aktivierung die halbe Gewandtheit, aufgerundet.
spell-storm = Sturm
spell-storm-text = Trifft bis zu 3 Modelle eines sichtbaren gegnerischen Regiments bis { $range } entfernt, jedes mit 2 Angriffswürfeln und Stärke 3; jedes verteidigt sich für sich.
spell-dread = Schrecken
spell-dread-text = Ein sichtbares gegnerisches Regiment bis { $range } entfernt legt sofort einen Furcht-Test gegen Furcht 1 ab.
spell-blink = Sprung
spell-blink-text = Der Magier oder ein eigenes Modell zu Fuß bis { $range } entfernt wird bis zu { $distance } von seinem Platz aufgestellt, mit beliebiger Blickrichtung und ohne einen Gegner zu berühren.
spell-raise = Erweckung
spell-raise-text = Ein getötetes Modell eines eigenen Regiments von Untoten bis { $range } entfernt kehrt mit 1 Wunde zurück, in Kontakt mit seinem Regiment. Nur rote Magier kennen diesen Zauber.
spell-counterspell = Gegenzauber
spell-counterspell-text = Bricht den Zauber eines gegnerischen Magiers bis { $range } entfernt mit mindestens so vielen Totenschädeln wie dieser. Es ist der Zauber des Magiers in dieser Runde.
