### Was der Trainer über eine gespielte Schlacht sagt.

coached-luck-even = Die Würfel waren gerecht zu { $who }.
coached-luck-gave = Durch Glück stieg die Aussicht von { $who } auf den Sieg um { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
coached-luck-took = Durch Pech sank die Aussicht von { $who } auf den Sieg um { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
coached-swing-gave = Der gütigste Wurf, bei Schritt { $entry }, gab { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
coached-swing-took = Der grausamste Wurf, bei Schritt { $entry }, nahm { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
coached-both = { $one } { $other }
coached-better = { $who } wählte „{ $played }“: { $chance } Aussicht auf den Sieg. „{ $better }“ wäre { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} besser gewesen: { $then }.
coached-elsewhere = { $who } wählte „{ $played }“: { $chance } Aussicht auf den Sieg. Dasselbe auf andere Weise wäre { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} besser gewesen: { $then }.
coached-no-sense = { $game } sagt nicht, wer gewinnt, darum hat der Trainer nichts zu sagen.
coached-nothing = In dieser Schlacht hat niemand etwas entschieden, das sich noch einmal spielen lässt, darum hat der Trainer nichts zu sagen.
coached-no-entry = Ab Eintrag { $entry } lässt sich die Schlacht nicht fortsetzen; wähle einen anderen.
coached-early = Der Trainer spricht, wenn die Schlacht zu Ende ist, denn er weiß, was verborgen ist.
coached-failed = Der Trainer kam in der gegebenen Zeit nicht zu Ende; frag noch einmal.
coached-not-asked = Der Trainer wurde zu dieser Schlacht noch nicht gefragt; frag ihn zuerst.
coached-busy = Der Trainer hat viele Schlachten anzusehen; frag in ein paar Minuten noch einmal.

## Am Terminal

cli-help-coach = was in einer gespeicherten Schlacht Glück war, und welche Entscheidungen am meisten kosteten
cli-coach-progress = Der Trainer denkt nach
cli-coach-curve = Aussicht auf den Sieg
cli-coach-dice = Die Würfel
cli-coach-decisions = Entscheidungen, die am meisten kosteten
cli-coach-none = Keine Entscheidung war sicher schlechter als eine andere.
cli-coach-where = Runde { $round }, Schritt { $entry }
cli-coach-where-turn = Zug { $round }, Schritt { $entry }

## Im Browser

coached-title = Der Trainer
coached-ask = Den Trainer fragen
coached-ask-help = Der Trainer spielt die Schlacht bei jeder Entscheidung in Gedanken weiter. Das dauert höchstens eine Minute.
coached-at-work = Der Trainer denkt nach: { $part }
coached-curve = Aussicht auf den Sieg: { $sides }
coached-curve-side = { $who } von { $first } auf { $last }
coached-along = Die Schlacht entlang
coached-standing = { $round }, Schritt { $entry }: { $sides }
coached-mark = { $who }, { $round }: kostete { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
coached-luck = Was die Würfel gaben
coached-decisions = Entscheidungen, die am meisten kosteten
coached-none = Keine Entscheidung war sicher schlechter als eine andere.
coached-cost = −{ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
coached-play-on = Von hier weiterspielen
coached-play-on-help = Eine eigene Schlacht ab dieser Entscheidung, mit denselben Würfeln
coached-close = Schließen
