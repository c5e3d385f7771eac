## Eigene Karten und Tabellen eines Spielers

own-group = Deine eigenen Karten
own-kind-card = Referenzkarte
own-kind-card-help = Eine Karte für eine eigene Miniatur: Werte, Fähigkeiten, Ausrüstung, Aussehen. Das Buch hat keine Karten; jede, die du besitzt, darfst du aufschreiben.
own-kind-wounds = Wundtabelle
own-kind-wounds-help = Das Buch verweist auf eine Wundtabelle, die fehlt. Schreib deine; sie gilt, wenn die Option „Tabellen“ es sagt.
own-kind-movement = Bewegungstabelle
own-kind-movement-help = Das Buch verweist auf eine Bewegungstabelle, die fehlt. Schreib deine; sie gilt, wenn die Option „Tabellen“ es sagt.
own-section-card = Die Karte
own-section-values = Werte
own-section-competences = Fähigkeiten
own-section-equipment = Ausrüstung
own-section-price = Preis und Aussehen
own-section-table = Die Tabelle
own-section-levels = Stufen nach der Summe
own-section-places = Orte nach dem niedrigeren Würfel
own-section-doubles = Außergewöhnliche Wunden
own-section-penalties = Was Wunden kosten
own-section-costs = Was Gelände kostet
own-section-heights = Höhen und Größen

## Werte einer Karte

own-key = Schlüssel
own-key-help = Wie Armeen sie nennen: kleine Buchstaben, Ziffern und Bindestriche.
own-name = Name
own-name-help = Wie man sie nennt: ein Name, oder einer für jede Sprache.
own-people = Armee
own-people-help = Zu welcher Armee des Katalogs sie gehört.
own-own-people = Eine andere Armee
own-own-people-help = Der Name einer Armee, die der Katalog nicht hat. Eins von beiden ist nötig.
own-rank = Rang
own-rank-help = Der Rang, der auf der Karte steht.
own-rank-name = { $rank ->
    [irregular] irregulär
    [regular] regulär
    [veteran] Veteran
    [special] Spezialist
    [elite] Elite
    [creature] Kreatur
    [living-legend] lebende Legende
    [initiate] Initiierter
    [devout] Frommer
   *[rank-3] dritter Rang
}
own-character = Persönlichkeit
own-character-help = Die Karte trägt einen Eigennamen: Sie kann nur einmal in einer Armee sein, darf einen Gegenangriff führen und Zusatzwürfel nehmen.
own-size-help = Klein wie ein Goblin, normal wie ein Mensch, groß wie ein Troll, sehr groß wie ein Drache. Haltung und Ausrüstung ändern daran nichts.
own-base-help = Breite und Tiefe in Zehntelmillimetern: 25 × 50 mm ist 250 und 500. Ohne Angabe ist die Base so groß, wie es für die Größe üblich ist.
own-figures = Figuren auf der Karte
own-figures-help = Für wie viele Figuren eine Karte stehen darf. Ohne Angabe eine für eine Persönlichkeit, drei für andere.
own-movement-help = Der Weg beim Gehen in Zehntelmillimetern: { $length } ist 1250.
own-second-movement = Zweite Bewegung
own-second-movement-help = Bewegung in der Luft oder im Wasser, in Zehntelmillimetern.
own-medium = Wo die zweite Bewegung gilt
own-medium-help = In der Luft ist auch die Fähigkeit Flug nötig.
own-medium-name = { $medium ->
    [air] in der Luft
   *[water] im Wasser
}
own-initiative-help = Wer zuerst schießt und wer zuerst schlägt.
own-attack-help = Kommt zu den Angriffswürfeln.
own-strength-help = Die zweite Zahl neben ATT, Waffen eingerechnet.
own-strength-dice = Würfel in FOR
own-strength-dice-help = W6, die jedes Mal zu FOR kommen: 7+W6 hat einen.
own-defence-help = Kommt zu den Verteidigungswürfeln.
own-resistance-help = Die zweite Zahl neben DEF, Rüstung eingerechnet.
own-shooting-help = Ein Strich wird weggelassen. Eine Fernkampfwaffe gehört dazu.
own-courage-help = Entweder Mut oder Furcht, nie beides.
own-fear-help = Entweder Mut oder Furcht, nie beides.
own-discipline-help = Ein Strich wird weggelassen und zählt als 0.
own-power-help = Wird aufbewahrt; die Regeln der Magie stehen nicht im Buch.
own-faith-help = Wird aufbewahrt; die Regeln des Glaubens stehen nicht im Buch.
own-creation = Schöpfung
own-creation-help = Die erste Zahl von FOI.
own-alteration = Veränderung
own-alteration-help = Die zweite Zahl von FOI.
own-destruction = Zerstörung
own-destruction-help = Die dritte Zahl von FOI.
own-competences = Fähigkeiten
own-competences-help = Was die Karte aufzählt, jede mit der Zahl oder dem Wort hinter ihrem Strich.
own-competence = Fähigkeit
own-competence-help = Eine von denen, die das Programm spielt.
own-competence-choice = { $x ->
    [number] { $words } Hat eine Zahl.
    [name] { $words } Hat einen Namen.
    [word] { $words } Hat ein Wort: { $known }.
   *[none] { $words }
}
own-number = Zahl
own-number-help = Was hinter dem Strich steht, wie bei „Unerbittlich/2“.
own-word = Wort
own-word-help = Was hinter dem Strich steht, wie der Name eines persönlichen Feindes.
own-equipment = Ausrüstung aus dem Katalog
own-equipment-help = Was im Feld der Ausrüstung steht; FOR und RES enthalten es schon.
own-items = Eigene Ausrüstung
own-items-help = Was der Katalog nicht hat.
own-mount = Reittier
own-mount-help = Wer eins hat, darf nicht ausweichen und hat eine Base von 25 × 50 mm.
own-weapon = Eigene Fernkampfwaffe
own-weapon-help = Mit ihrer Kraft und ihren Reichweiten. Ein Schusswert gehört dazu.
own-weapon-strength-help = Ein Schuss hat die Kraft der Waffe.
own-range-short = Kurze Reichweite bis
own-range-short-help = In Zehntelmillimetern: { $length } ist 2000.
own-range-medium = Mittlere Reichweite bis
own-range-medium-help = In Zehntelmillimetern.
own-range-long = Lange Reichweite bis
own-range-long-help = In Zehntelmillimetern. Weiter weg wird nichts getroffen.
own-range-area = Fläche
own-range-area-help = Ein Umkreis in Zehntelmillimetern: Wer der getroffenen Figur so nahe kommt, wird auch getroffen.
own-points = Eigener Preis
own-points-help = Armeepunkte einer Figur. Ohne Angabe berechnet unser Modell den Preis.
own-icon = Zeichen
own-icon-help = Was dafür steht, wo kein Platz für eine Miniatur ist.
own-figure = Miniatur
own-figure-help = Wie sie auf dem Tisch aussieht.

## Werte einer Tabelle

own-level-help = Die kleinste Summe von zwei Würfeln + FOR - RES + Bonus.
own-die-help = Wo jemand getroffen ist, wenn der niedrigere Würfel das zeigt.
own-changes = Was Orte ändern
own-changes-help = Wie viel schlimmer eine Wunde dort ist, und ab welcher Summe sie tötet.
own-place-title = Ort
own-place-help = Wo getroffen wurde.
own-worse = Stufen schlimmer
own-worse-help = So viele Stufen höher.
own-kills = Tötet erst ab
own-kills-help = Eine kleinere Summe ist höchstens kritisch.
own-kills-from = Tötet immer ab
own-kills-from-help = Diese Summe oder mehr tötet immer.
own-at-most = Höchstens
own-at-most-help = Schlimmer wird es nie.
own-also = Außerdem
own-also-help = Wo die Spieler diese Option vereinbart haben.
own-also-name = { $also ->
    [halves-movement] MOV wird halbiert
   *[weakens] FOR 1 weniger
}
own-doubles = Pasche
own-doubles-help = Sechs Zeilen, vom Einserpasch bis zum Sechserpasch: der Ort und was er ändert.
own-penalty-help = Was von ATT, DEF, FOR und TIR abgeht.
own-terrain = { $kind ->
    [wood] Wald
    [encumbered] Behinderndes Gelände
    [heavily-encumbered] Schweres Gelände
    [ladder] Leiter
   *[door] Tür
}
own-cost-way-help = Wie oft der Weg zählt: 2 ist doppelt.
own-cost-height-help = Wie oft die Höhe zählt: 2 ist doppelt.
own-door-help = Was eine Tür kostet, in Zehntelmillimetern.
own-step = Niedriges Hindernis
own-step-help = Was das Hinübersteigen kostet, in Zehntelmillimetern.
own-height-figure = Höhe einer Figur: { $size ->
    [small] klein
    [normal] normal
    [large] groß
   *[very-large] sehr groß
}
own-height-figure-help = In Zehntelmillimetern: { $length } ist 300. Zählt für die Sicht und für niedrige Hindernisse.
own-height-scenery = Geländestücke bis hierher: { $size ->
    [small] klein
    [normal] normal
   *[large] groß
}
own-height-scenery-help = In Zehntelmillimetern. Höhere Geländestücke sind eine Größe größer.

## Tabellen, wie sie gezeigt werden

own-wounds-title = Wundtabelle: { $name }
own-movement-title = Bewegungstabelle: { $name }
own-place = { $place ->
    [legs] Beine
    [arms] Arme
    [abdomen] Bauch
    [chest] Brust
    [head] Kopf
    [glancing] streifend
   *[vital] lebenswichtig
}
own-place-changes = { $place }: { $changes }
own-change-worse = { $steps ->
    [one] eine Stufe schlimmer
   *[other] { $steps } Stufen schlimmer
}
own-change-most = höchstens „{ $level }“
own-change-kills = tötet erst ab { $total }
own-change-always = tötet immer ab { $total }
own-change-halves = als Option MOV halbiert
own-change-weakens = als Option 1 FOR weniger
own-cost-way = { $way } Weg kosten { $cost }
own-cost-height = { $way } Höhe kosten { $cost }
own-words = { $words }.
own-words-door = Kostet { $cost }.
own-words-obstacle = Bis zur halben Höhe der Figur: kostet { $cost }. Kleiner als die Figur: ein Hochsprung, um 2 leichter, oder MOV / 2 beim Gehen. Sonst Hochsprung oder Klettern.

## Was an einer Karte oder einer Tabelle nicht stimmt

own-fault-people = Eine Karte braucht eine Armee: eine aus dem Katalog oder eine eigene.
own-fault-x-none = { $competence } hat weder eine Zahl noch ein Wort.
own-fault-x-number = { $competence } braucht eine Zahl und kein Wort.
own-fault-x-word = { $competence } braucht ein Wort und keine Zahl.
own-fault-x-strange = { $competence } kennt „{ $found }“ nicht, sondern: { $known }.
own-fault-ranges = Die Reichweiten einer Waffe steigen: kurz, mittel, lang.
own-fault-figures = Die Karte einer Persönlichkeit steht für eine Figur.
own-fault-courage = Eine Karte hat entweder Mut oder Furcht, nie beides und nie keins.
own-fault-medium = Zu einer zweiten Bewegung gehört Luft oder Wasser, und umgekehrt.
own-fault-flies = Bewegung in der Luft und die Fähigkeit Flug gehören zusammen.
own-fault-shooting = Ein Schusswert (TIR) und eine Fernkampfwaffe gehören zusammen.
own-fault-bearer = Ein Stück dieser Ausrüstung ist einer anderen Karte vorbehalten.
own-fault-levels = Die Stufen steigen: „{ $level }“ beginnt unter der vorigen.
own-fault-place-twice = Was dieser Ort ändert, steht zweimal da.
own-fault-heights = Die Höhen steigen mit der Größe: Diese liegt unter der vorigen.
own-fault-tables = { $kind ->
    [wounds] Eine Armee bringt höchstens eine Wundtabelle mit.
   *[movement] Eine Armee bringt höchstens eine Bewegungstabelle mit.
}
own-warning-weapons = Die Figur hat mehrere Fernkampfwaffen und schießt mit dieser: { $weapon }.
own-warning-mount = Reiter sind gewöhnlich groß.
own-warning-price = { $points } Punkte statt der { $model } unseres Modells.
