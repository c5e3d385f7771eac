## Armeen

army-points = Punkte
army-card = { $character ->
    [yes] { $card } (Charaktermodell)
   *[no] { $card }
}
army-group = { $people } ({ $colour })
army-group-own = Deine eigenen Karten
army-field-spells = Zauber, die der Magier kennt
army-marker-attack = Ein Angriffswürfel mehr
army-marker-defence = Ein Verteidigungswürfel mehr

## Die Teile eines Preises

army-part-blows = Angriffswürfel und Stärke
army-part-berserk = Graue Angriffswürfel und Stärke
army-part-life = Wunden und Widerstand
army-part-guard = Verteidigungswürfel
army-part-full = Graue Verteidigungswürfel
army-part-speed = Gewandtheit
army-part-factor = { $part } (×{ $factor })
army-part-count = Modelle
army-part-rounded = Auf ganze Punkte gerundet
army-part-own = Preis ihres Machers

## Werte und Fertigkeiten

army-value-attack = Angriff
army-value-berserk = Graue Angriffswürfel
army-value-defence = Verteidigung
army-value-full-defence = Graue Verteidigungswürfel
army-value-strength = Stärke
army-value-resistance = Widerstand
army-value-agility = Gewandtheit
army-value-wounds = Wunden
army-skill = { $skill } { $level }
army-skill-monster = Monsterbodenplatte
army-skill-leader = Anführer
army-skill-berserker = Berserker
army-skill-fanatic = Fanatiker
army-skill-swordsmanship = Fechtkunst
army-skill-ranged = Fernkampf
army-skill-flying = Fliegen
army-skill-fear = Furcht
army-skill-fearless = Furchtlos
army-skill-backstab = Hinterhältiger Angriff
army-skill-war-machine = Kriegsmaschine
army-skill-magic = Magie
army-skill-magic-resistance = Magieresistenz
army-skill-breath = Odemwaffe
army-skill-reach = Reichweite
army-skill-sluggish = Träge
army-skill-undead = Untot
army-skill-invulnerable = Unverwundbar

## Was an einer Armee nicht stimmt

army-fault-game = Diese Armee gehört zu einem anderen Spiel: { $game }.
army-fault-budget = Das Budget ist { $total }, kann aber nicht weniger als nichts sein.
army-fault-empty = Diese Armee hat noch keine Modelle.
army-fault-many = Mehr als { $most } Modelle sind zu viele für eine Armee.
army-fault-total = Die Armee kostet { $price } Punkte, mehr als die vereinbarten { $total }.
army-fault-left = Das kostet { $price } Punkte, aber es sind nur noch { $left } übrig.
army-fault-card = Diese Karte gibt es nicht: { $card }.
army-fault-none = Ein Regiment hat mindestens ein Modell: { $card }.
army-fault-count = { $most ->
    [one] { $card }: immer allein, als Regiment aus einem Modell.
   *[other] Ein Regiment hat höchstens { $most } Modelle: { $card }.
}
army-fault-field = Hier gibt es nichts mit dem Namen „{ $field }“ zu wählen.
army-fault-magic = { $card }: Magier gibt es nur, wenn die Schlacht mit Magie gespielt wird.
army-fault-colour = { $card } { AGREE($card, "darf", "dürfen") } nicht in dieser Armee kämpfen: Farbe { $colour }, die erste Karte hat { $army }.
army-fault-carrier = { $card }: Dazu gehört die Karte, die { AGREE($card, "ihn", "sie") } trägt: { $carrier }.
army-fault-carried = { $card } { AGREE($card, "kommt nicht ohne das Modell, das er trägt", "kommen nicht ohne das Modell, das sie tragen") }.
army-fault-marker = Ein Erfahrungsmarker gibt einen Angriffs- oder einen Verteidigungswürfel: attack oder defence.
army-fault-veteran = Nur eine Kampagne hat Veteranen.
army-fault-own = { $card }: { $words }
army-fault-people = Ein Volk braucht einen eigenen Schlüssel, den kein anderes Volk hat: { $people }.
army-fault-no-people = Hier steht ein Volk, und dies ist keines: { $card }.

## Was an einer Karte nicht stimmt

army-card-people = Dieses Volk gibt es nicht, also hat die Karte keine Farbe: { $people }.
army-card-colour = Die Farbe dieses Volks ist eine andere: { $people } ({ $colour }).
army-card-berserk = Nur ein Berserker hat graue Angriffswürfel.
army-card-sides = { $base ->
    [small] Eine kleine Bodenplatte misst 2 × 2 cm.
    [normal] Eine normale Bodenplatte misst 2,5 × 2,5 cm.
    [rider] Eine Reiterbodenplatte misst 2,5 × 5 cm.
    [monster] Eine Monsterbodenplatte misst mindestens 4 × 4 cm und höchstens 30 × 30 cm.
   *[gigantic] Eine gigantische Bodenplatte misst mindestens 5 × 5 cm und höchstens 30 × 30 cm.
}
army-card-shared = Eine Bodenplatte, die zwei Karten teilen, ist eine Monsterbodenplatte: mindestens 4 × 4 cm und höchstens { $most } × { $most } cm.
army-card-rides = Wer getragen wird, braucht die Größe der gemeinsamen Bodenplatte auf seiner Karte.
army-card-spells = { $most ->
    [0] Nur Magier kennen Zauber.
   *[other] Dieser Magier darf { $most } Zauber kennen, nicht { $found }.
}
army-card-spell = Diesen Zauber gibt es nicht: { $spell }.
army-card-spell-twice = Einen Zauber kennt man einmal, nicht zweimal.
army-card-spell-free = Jeder Magier kennt ihn, also wird er nicht gewählt: { $spell }.
army-card-spell-colour = Magier dieser Farbe kennen ihn nicht: { $spell }.
army-card-effect = { $value } bedeutet bei dieser Wirkung nichts: { $effect }.

## Was der Macher einer Karte übersehen haben kann

army-warning-fearless = Furchtlos hebt Furcht auf: Mit beiden Fertigkeiten verängstigt dieses Regiment niemanden.
army-warning-ranged = Der Name spricht von einer Fernkampfwaffe, aber der Karte fehlt Fernkampf.
army-warning-shooter = Ohne Angriffswürfel kann es nie schießen.
