## Aufteilen und Reihenfolge

melee-fight = { $single } gegen { CASE($other, "acc") }
melee-ask-split = Teile den Nahkampf auf: Wer kämpft gegen wen?
melee-do-split = Nahkampf aufteilen
melee-do-split-help = Nur wer eine Wahl hat, steht hier; wen du auslässt, der findet von selbst einen Gegner. Jeder Kampf ist einer gegen einen oder einer gegen mehrere.
melee-field-split = Wer kämpft gegen wen
melee-ask-order = In welcher Reihenfolge werden die { $count } Kämpfe ausgetragen?
melee-do-order = Reihenfolge festlegen
melee-field-order = Reihenfolge der Kämpfe
melee-told-order = Die Kämpfe werden in dieser Reihenfolge ausgetragen: { $fights }
melee-told-fight = Kampf: { $fight }.
melee-told-over = Der Kampf { CASE($names, "gen") } ist vorbei.
refusal-melee-not-in-contact = Nur Feinde, die einander berühren, können gegeneinander kämpfen.
refusal-melee-chosen-twice = Jeder Krieger bekommt einen Gegner zugeteilt.
refusal-melee-several-against-several = { $name } und { $enemy } hätten beide noch andere Gegner: Mehrere gegen mehrere ist nicht erlaubt.
refusal-melee-left-alone = { $name } bliebe ohne Gegner.
refusal-melee-order = Nenne jeden der { $count } Kämpfe einmal.

## Vor dem Wurf

melee-ask-declare = Vor dem Initiativwurf: Sagt jemand etwas an?
melee-do-declare = Weiter
melee-do-declare-help = Niemand muss etwas ansagen. Kriegswut: ein Würfel mehr, und alle Würfel auf den Angriff bis zum Ende des Zuges.
melee-field-fury = Kriegswut
melee-field-swap = Angriff und Verteidigung tauschen
melee-status-fury = in Kriegswut
melee-status-swapped = Angriff und Verteidigung getauscht
refusal-melee-declare = Das kann er jetzt nicht ansagen.
melee-roll-initiative = Initiativwurf
melee-item-further = Weitere Krieger

## Würfel aufteilen

melee-dice = Würfel
melee-dice-single = { $count ->
    [one] Ein Würfel, und einer für den Gegner:
   *[other] Ein Würfel, und je einer für { $count } Gegner:
}
melee-dice-several = Würfel für einen von mehreren Kämpfern:
melee-item-extra = Zusatzwürfel
melee-item-competence = { $ability }
melee-ask-allocate-first = Du hast die Initiative verloren. Teile zuerst deine Würfel auf.
melee-ask-allocate = Du hast die Initiative. Teile deine Würfel auf.
melee-do-allocate = Würfel aufteilen
melee-do-allocate-help = Jeder Würfel geht auf Angriff oder Verteidigung. Jeder Zusatzwürfel einer Persönlichkeit kostet 2 Angriff und 2 Verteidigung.
melee-field-dice = Würfel jedes Kriegers
melee-column-attack = Angriff
melee-column-defence = Verteidigung
melee-field-extra = Zusatzwürfel (je −2 Angriff und Verteidigung)
melee-told-allocated = { $name } setzt { $attack ->
    [0] keinen Würfel
   *[other] { $attack } Würfel
} auf Angriff und { $defence ->
    [0] keinen
   *[other] { $defence }
} auf Verteidigung ({ $parts })
melee-odds-target = { $name } nach { $count ->
    [one] einem Angriff
   *[other] { $count } Angriffen
}
refusal-melee-share = Würfel gehen auf Angriff oder Verteidigung deiner eigenen Krieger, je einmal.
refusal-melee-all-dice = { $name } hat { $dice } Würfel aufzuteilen, nicht mehr und nicht weniger.
refusal-melee-extra = { $name } darf jetzt höchstens { $most } Zusatzwürfel nehmen.
refusal-melee-no-attack = { $name } darf in diesem Nahkampf keine Würfel auf den Angriff legen.
refusal-melee-fury = { $name } ist in Kriegswut: alle Würfel auf den Angriff.

## Schwellen und Angriffswürfe

melee-ask-strike = { $count ->
    [one] Nenne die Schwelle deines Angriffs.
   *[other] Nenne die Schwellen deiner { $count } Angriffe.
}
melee-do-strike = Eine Schwelle für alle
melee-do-strike-help = Dein Wurf muss sie erreichen, um zu treffen, der des Gegners, um zu parieren.
melee-do-strike-each = Eine Schwelle für jeden Angriff
melee-do-strike-each-help = Setze jeden Angriffswürfel gegen einen Feind. Eine Schwelle, die auf 0 bleibt, wird die beste.
melee-field-threshold = Schwelle
melee-threshold = Schwelle { CASE($name, "gen") }
melee-item-raised = Erhöht
melee-field-target = Ziel
melee-field-masters = Meisterstreich von
melee-field-blows = Angriffe
melee-flag-master = Meisterstreich
melee-die = { $name }, Würfel { $number }
melee-note-best = Am meisten Schaden an { CASE($name, "dat") }: Schwelle { $threshold }
melee-roll-attack = Angriff { CASE($name, "gen") } auf { CASE($enemy, "acc") }
melee-told-strike = { $count ->
    [one] { $name } schlägt nach { CASE($enemy, "dat") }, Schwelle { $threshold }
   *[other] { $name } schlägt { $count }-mal nach { CASE($enemy, "dat") }, Schwelle { $threshold }
}
melee-told-master = { $name } wagt einen Meisterstreich gegen { CASE($enemy, "acc") }, Schwelle { $threshold }
melee-told-hit = { $name } trifft { CASE($enemy, "acc") }.
melee-told-missed = { $name } verfehlt { CASE($enemy, "acc") }.
melee-told-fumbled = { $name } scheitert gegen { CASE($enemy, "acc") }: eine 1.
melee-ask-reroll = { $name } hat { CASE($enemy, "acc") } verfehlt: noch einmal würfeln?
melee-do-reroll = Noch einmal würfeln
melee-do-leave = Liegen lassen
melee-told-reroll = { $name } würfelt noch einmal gegen { CASE($enemy, "acc") }.
refusal-melee-target = Das ist kein Ziel dieses Angriffs.
refusal-melee-die = Jeder Angriffswürfel wird einmal verwendet.
refusal-melee-threshold = { $name } hat einen Würfel auf Verteidigung: Die Schwelle ist mindestens { $least }.
refusal-melee-gained-master = Ein gewonnener Würfel kann kein Meisterstreich sein.
refusal-melee-master = { $name } kann keinen Meisterstreich führen.
refusal-melee-master-who = Niemand sonst kann hier einen Meisterstreich führen.
refusal-melee-master-dice = { $name } braucht für einen Meisterstreich mindestens 2 Würfel auf Angriff.
refusal-melee-master-twice = Ein Meisterstreich ist ein einziger Angriff.

## Paraden

melee-ask-block = { $hits ->
    [0] Kein Treffer. Was machst du mit deinen Verteidigungswürfeln ({ $dice })?
    [one] Ein Treffer: Parierst du ihn ({ $dice } auf Verteidigung)?
   *[other] { $hits } Treffer: Welche parierst du ({ $dice } auf Verteidigung)?
}
melee-do-block-best = So gut wie möglich parieren
melee-do-block = Paraden selbst wählen
melee-do-block-help = Würfel auf Verteidigung: { $dice }. Ein Würfel gegen einen Treffer; was du nicht wählst, kommt durch. Eine anhaltende Verteidigung beginnt mit dem genannten Treffer und geht weiter, solange sie pariert.
melee-field-blocks = Parieren
melee-field-counters = Gegenangriff (+2)
melee-field-trades = Gegen einen Angriff tauschen
melee-field-sustained = Anhaltende Verteidigung
melee-hit = { $number }: { $name } auf { CASE($enemy, "acc") }, Schwelle { $threshold }
melee-hit-master = { $number }: Meisterstreich { CASE($name, "gen") } auf { CASE($enemy, "acc") }, Schwelle { $threshold }
melee-roll-defence = Verteidigung { CASE($name, "gen") } gegen { CASE($enemy, "acc") }
melee-odds-stopped = pariert
melee-odds-through = kommt durch
melee-told-unblocked = { $name } pariert { CASE($enemy, "acc") } nicht (Schwelle { $threshold }).
melee-told-sustained-over = Die anhaltende Verteidigung { CASE($name, "gen") } endet gegen { CASE($enemy, "acc") }.
melee-told-counter = { $name } führt einen Gegenangriff auf { CASE($enemy, "acc") }
melee-told-countered = { $name } gewinnt einen Angriffswürfel gegen { CASE($enemy, "acc") }.
melee-told-riposte = { $name } führt sofort einen Gegenschlag gegen { CASE($enemy, "acc") }.
melee-told-traded = { $name } tauscht einen Verteidigungswürfel gegen einen Angriff auf { CASE($enemy, "acc") }
melee-ask-sustain = Pariert. Denselben Würfel noch einmal verwenden (Schwelle +{ $raised })?
melee-do-sustain = Den nächsten parieren
melee-do-end-sustained = Nicht mehr
melee-field-sustain = Gegen welchen Treffer
melee-policy-blocks = Paraden
melee-policy-blocks-ask = fragen, wo es etwas zu wählen gibt
melee-policy-blocks-always = immer fragen
melee-policy-blocks-best = so gut wie möglich, ohne zu fragen
refusal-melee-no-hit = Einen solchen Treffer gibt es nicht zu parieren.
refusal-melee-no-trade = Nur eine 1 auf dem Angriffswürfel lässt dich einen Verteidigungswürfel tauschen.
refusal-melee-one-die = Ein Angriff bekommt einen Verteidigungswürfel.
refusal-melee-few-dice = { $name } hat nicht so viele Würfel auf Verteidigung.
refusal-melee-counter = { $name } kann keinen Gegenangriff führen.
refusal-melee-sustained-one = Anhaltende Verteidigung ist für den, den mehrere Gegner angreifen.
refusal-melee-sustained-attack = { $name } hat mehr Würfel auf Angriff als auf Verteidigung: keine anhaltende Verteidigung.
refusal-melee-sustained-other = Anhaltende Verteidigung geht weder mit einem Gegenangriff noch mit Beidhändig zusammen.

## Wunden

melee-ask-feint = { $name } kommt bei { CASE($enemy, "dat") } durch: verwunden oder eine Finte?
melee-do-wound = Verwunden
melee-do-feint = Finte
melee-field-feint = Welchen Würfel er verliert
melee-told-feint = { $name } macht eine Finte: { $enemy } verliert { $die ->
    [attack] einen Angriffswürfel
   *[defence] einen Verteidigungswürfel
}
melee-told-chained = { $name } gewinnt durch den Toten einen Angriffswürfel.
refusal-melee-feint = Einen solchen Würfel hat er nicht mehr.

## Verfolgung

melee-ask-pursue = Wer verfolgt?
melee-do-pursue = Verfolgen
melee-do-pursue-at = Verfolgen bis in Kontakt
melee-do-pursue-at-help = Nenne jeden Feind, den er berühren wird; erst dann wird gemessen.
melee-do-no-pursuit = Stehen bleiben
melee-field-figure = Krieger
melee-field-path = Weg
melee-field-facing = Blickrichtung
melee-field-targets = Feinde
melee-ask-close = Auf welchem Weg geht { $name } heran?
melee-do-close = Herangehen
melee-told-pursue = { $name } verfolgt { CASE($enemy, "acc") }
melee-told-no-pursuit = { $name } { AGREE($name, "verfolgt", "verfolgen") } niemanden.
melee-told-short = Niemand, den { $name } genannt hat, ist in Reichweite.
refusal-melee-pursuer = Er hat jetzt keine Verfolgungsbewegung.
refusal-melee-pursued = { $name } hat seine Verfolgungsbewegung in dieser Phase schon gemacht.
refusal-melee-held = { $name } steht in Kontakt mit einem Feind.
refusal-melee-paralysed = { $name } ist vor Furcht gelähmt.
refusal-melee-dying = { $name } liegt im Sterben und verfolgt niemanden.
refusal-melee-climbing = { $name } hängt an einer Wand.
refusal-melee-bound = { $name } hat seine Feinde schon genannt.
refusal-melee-targets = Nenne mindestens einen Feind, jeden einmal.
refusal-melee-no-contact = { $name } muss in Kontakt mit jemandem enden, den er genannt hat.
