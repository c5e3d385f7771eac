# Die Schussphase

## Die Reihenfolge

shooting-told-step = Initiative { $level }: { $player } darf mit { CASE($names, "dat") } schießen.
shooting-told-held = { $name } { AGREE($name, "schießt", "schießen") } nicht.
shooting-ask-rapid = Vor Initiative { $level }: Sagt jemand einen Schnellschuss an?
shooting-do-rapid = Schnellschuss
shooting-help-rapid = Zwei Initiativschritte früher, Schwierigkeit 1 höher. Einmal je Zug, und nicht zusammen mit gezieltem Schuss.
shooting-do-wait = Niemand
shooting-field-shooters = Schützen
shooting-announced-rapid = { $name } gibt einen Schnellschuss ab
policy-rapid = Schnellschuss
policy-rapid-ask = fragen
policy-rapid-never = nie

## Ziele nennen

shooting-ask = { $count ->
    [one] Initiative { $level }: Ein Schütze darf schießen.
   *[other] Initiative { $level }: { $count } Schützen dürfen gleichzeitig schießen.
}
shooting-do-shoot = Schießen
shooting-help-shoot = Gemessen wird, sobald das Ziel genannt ist. Alle nennen ihr Ziel, bevor ein Ergebnis angewandt wird.
shooting-do-aim = Zielen
shooting-help-aim = Zwei Initiativschritte später, Schwierigkeit 1 niedriger. Das Ziel wird genannt, wenn der Schuss fällt.
shooting-do-hold = Sonst schießt niemand
shooting-field-shooter = Schütze
shooting-field-target = Ziel
shooting-announced-shot = { $name } schießt auf { CASE($enemy, "acc") }
shooting-announced-aim = { $name } nimmt sich Zeit zum Zielen
shooting-told-range = { $name }: { $enemy } ist { $distance } entfernt, die Schwierigkeit ist { $difficulty }.
shooting-told-far = { $name }: { $enemy } ist { $distance } entfernt, außer Reichweite. Der Schuss geht fehl.

## Der Schuss

shooting-roll = { $name } schießt auf { CASE($enemy, "acc") }
shooting-roll-struck = Los für den Schuss { CASE($name, "gen") } unter { $names }
shooting-share = { CASE($name, "dat") } ({ $numbers })
shooting-told-lot = Nacheinander gelesen sind die Würfel Nummer { $total } von { $all }; immer wieder bis { $most } gezählt ist das { $number }.
shooting-told-again = Das ist Nummer { $total }, und über { $most } wird noch einmal gelost.
shooting-told-struck = Der Schuss trifft { CASE($name, "acc") }.
shooting-told-missed = { $name } verfehlt { CASE($enemy, "acc") }.
shooting-difficulty = { $band ->
    [short] Schwierigkeit, kurze Reichweite
    [medium] Schwierigkeit, mittlere Reichweite
   *[long] Schwierigkeit, lange Reichweite
}
shooting-item-dodges = Ziel weicht aus: eine Reichweite weiter
shooting-item-fire = { $fire ->
    [static] Schuss aus dem Stand
    [dynamic] Schuss aus der Bewegung
    [aimed] Gezielter Schuss
   *[rapid] Schnellschuss
}
shooting-item-competence = { $name }
shooting-item-partly = Teilweise sichtbar
shooting-item-behind = Versteckt sich hinter einem Hindernis
shooting-item-size = { $size ->
    [small] Kleines Ziel
    [normal] Ziel von normaler Größe
    [large] Großes Ziel
   *[very-large] Sehr großes Ziel
}

## Vorschau

shooting-odds = Schuss
shooting-odds-band = { $band ->
    [short] Auf kurze Reichweite
    [medium] Auf mittlere Reichweite
   *[long] Auf lange Reichweite
}
shooting-odds-hit = Treffer
shooting-odds-miss = vorbei
shooting-odds-struck = Wen ein Treffer trifft
shooting-odds-name = { $name }
shooting-odds-wound = Ein Treffer auf { CASE($name, "acc") }
shooting-note-measured = Gemessen wird, sobald das Ziel genannt ist.
shooting-note-distance = { $name } ist { $distance } entfernt.
shooting-note-far = { $name } ist { $distance } entfernt, außer Reichweite.
shooting-note-area = Ein Treffer trifft auch alle im Umkreis von { $distance } um die Mitte des Getroffenen, Freund oder Feind.
shooting-note-fire = { $fire ->
    [static] Er hat sich nicht bewegt: Schuss aus dem Stand
   *[dynamic] Er hat sich bewegt: Schuss aus der Bewegung
}{ $more ->
    [aimed] , gezielt
    [rapid] , schnell
   *[none] {""}
}.

## Nach dem Schuss

shooting-ask-slip = { $name } darf sich nach seinem Schuss bewegen.
shooting-do-slip = Bewegen
shooting-do-stay = Stehen bleiben

## Ablehnungen

refusal-shooting-weapon = { $name } hat keinen Schusswert und kann nicht schießen.
refusal-shooting-shot = { $name } hat in diesem Zug schon geschossen.
refusal-shooting-fleeing = { $name } flieht und schießt nicht.
refusal-shooting-dodged = { $name } ist ausgewichen und kann in diesem Zug nicht schießen.
refusal-shooting-stunt = { $name } hat ein Kunststück versucht und kann in diesem Zug nicht schießen.
refusal-shooting-moved = { $name } hat sich um mehr als { $distance } bewegt und kann nicht schießen.
refusal-shooting-fighting = { $name } ist im Kampf und kann nicht schießen.
refusal-shooting-enemy = { $name } kann nur auf einen Feind auf dem Tisch schießen.
refusal-shooting-hidden = { $enemy } ist verborgen: { $name } hat ihn noch nicht entdeckt.
refusal-shooting-behind = { $enemy } steht hinter { CASE($name, "dat") }, außerhalb seines Blickfelds.
refusal-shooting-scenery = { $name } sieht { CASE($enemy, "acc") } nicht: Gelände verdeckt ihn.
refusal-shooting-figures = { $name } sieht { CASE($enemy, "acc") } nicht: Figuren stehen in der Schusslinie.
refusal-shooting-own = Wähle eigene Schützen.
refusal-shooting-turn = { $name } ist noch nicht mit Schießen an der Reihe.
refusal-shooting-each-once = Nenne die Schützen, jeden einmal.
refusal-shooting-twice = { $fire ->
    [aimed] { $name } hat in diesem Zug schon gezielt.
   *[rapid] { $name } hat in diesem Zug schon einen Schnellschuss angesagt.
}
refusal-shooting-both = { $name } kann gezielten Schuss und Schnellschuss nicht verbinden.
shooting-brief-band = { $band ->
    [short] nah: trifft
    [medium] weiter: trifft
   *[long] weit: trifft
}
shooting-brief-kills = ein Treffer tötet
shooting-cost-friend = ein Treffer kann { CASE($name, "acc") } treffen
