## Magie: Fragen

magic-do-cast = Zauber sprechen
magic-do-cast-several = Zauber auf mehrere Modelle
magic-do-cast-to = Zauber, der ein Modell absetzt
magic-do-counter = Gegenzauber
magic-do-let-be = Jetzt keine Magie
magic-help-cast = Ein Magier spricht einen Zauber je Runde, vom Augenblick seiner Aktivierung bis die Runde endet, und greift dann nicht an.
magic-help-spell = Gelingt mit { $chance } %. { $words }
magic-field-wizard = Welcher Magier?
magic-field-spell = Welcher Zauber?
magic-field-target = Auf wen?
magic-field-targets = Auf wen? Bis zu { $most } Modelle eines Regiments
magic-field-army = Für Schlachten mit Magie: Magier dürfen mit
magic-field-to = Wohin?
magic-ask-action = Magie, bevor es weitergeht?
magic-ask-attack = Magie vor dem nächsten Angriff?
magic-ask-card = Magie vor dem nächsten Regiment?
magic-ask-round = Die Runde geht zu Ende: noch ein letzter Zauber?
magic-ask-counter = { $name } { AGREE($name, "spricht", "sprechen") } { $spell } auf { CASE($target, "acc") } mit { $successes ->
    [one] 1 Totenschädel
   *[other] { $successes } Totenschädeln
}. Ein Gegenzauber?

## Magie: was geschieht

magic-casts = { $spell } { CASE($name, "gen") } auf { CASE($target, "acc") }, der einzige Zauber des Magiers in dieser Runde ({ $needed ->
    [one] 1 Totenschädel nötig
   *[other] { $needed } Totenschädel nötig
})
magic-fails = { $spell } { CASE($name, "gen") } auf { CASE($target, "acc") } misslingt.
magic-roll-cast = { $name } { AGREE($name, "spricht", "sprechen") } { $spell } auf { CASE($target, "acc") } ({ $needed ->
    [one] 1 Totenschädel nötig
   *[other] { $needed } Totenschädel nötig
})
magic-roll-resist = { $name } { AGREE($name, "versucht", "versuchen") }, { $spell } zu widerstehen
magic-resisted = { $name } { AGREE($name, "widersteht", "widerstehen") }: { $spell } bleibt hier ohne Wirkung.
magic-no-test = { $spell } bewirkt nichts: { $name } { AGREE($name, "braucht", "brauchen") } den Test nicht abzulegen.
magic-countered = { $name } { AGREE($name, "hält", "halten") } { $spell } mit einem Gegenzauber auf.
magic-not-countered = Der Gegenzauber { CASE($name, "gen") } ist zu schwach: { $spell } wirkt weiter.
magic-attack-back = Angriffswürfel { CASE($name, "gen") }
magic-defence-back = Verteidigungswürfel { CASE($name, "gen") }

## Magie: Chancen und Hinweise

magic-odds-cast = { $spell }: { $dice } Würfel, { $needed } Totenschädel nötig
magic-odds-succeeds = Gelingt
magic-odds-fails = Misslingt
magic-odds-strikes = Wenn er gelingt, auf { CASE($name, "acc") }
magic-odds-fear = Furcht-Test von { CASE($name, "dat") } mit { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfeln
}
magic-odds-afraid = Verängstigt
magic-odds-brave = Hält stand
magic-odds-stops = Hält den Zauber auf
magic-odds-stops-not = Hält ihn nicht auf
magic-note-no-attack = Danach { AGREE($name, "greift", "greifen") } { $name } in dieser Runde nicht mehr an.
magic-note-resistance = Jedes Modell von { CASE($name, "dat") } widersteht mit { $chance } %.
magic-note-activation = Er gilt dann als aktiviert: Sein Regiment tut in dieser Runde nichts anderes mehr.
magic-chances = Was aus einem Zauber wird
magic-chances-level = Magie des Magiers
magic-chances-difficulty = Totenschädel, die der Zauber braucht
magic-chances-counter = Magie eines gegnerischen Magiers, der antwortet; 0: niemand
magic-chances-resistance = Magieresistenz des Modells, dem er gilt
magic-chances-fails = misslingt
magic-chances-countered = vom Gegenzauber aufgehalten
magic-chances-resisted = widerstanden
magic-chances-works = wirkt

## Magie: Ablehnungen

refusal-magic-no-wizard = Dort steht kein Magier von dir.
refusal-magic-early = { $name } { AGREE($name, "spricht", "sprechen") } erst ab { AGREE($name, "seiner", "ihrer") } Aktivierung Zauber.
refusal-magic-again = { $name } { AGREE($name, "hat seinen", "haben ihren") } Zauber dieser Runde verbraucht.
refusal-magic-attacked = { $name } { AGREE($name, "hat", "haben") } in dieser Runde angegriffen und { AGREE($name, "spricht", "sprechen") } keinen Zauber mehr.
refusal-magic-afraid = { $name } { AGREE($name, "ist", "sind") } verängstigt und { AGREE($name, "spricht", "sprechen") } keinen Zauber.
refusal-magic-climbed = { $name } { AGREE($name, "ist", "sind") } geklettert und { AGREE($name, "tut", "tun") } in dieser Aktivierung nichts weiter.
refusal-magic-answer = Der Gegenzauber antwortet nur auf den Zauber eines Gegners; { $name } { AGREE($name, "kann", "können") } ihn nicht von sich aus sprechen.
refusal-magic-unknown = { $name } { AGREE($name, "kennt", "kennen") } diesen Zauber nicht.
refusal-magic-full-defence = { $name } { AGREE($name, "ist", "sind") } in voller Verteidigung, und { $spell } ist ein Angriff.
refusal-magic-has-struck = { $name } { AGREE($name, "hat", "haben") } mit einem Zauber angegriffen, daher gibt es in dieser Runde keine volle Verteidigung.
refusal-magic-otherwise = { $spell } wird auf andere Weise gesprochen.
refusal-magic-nobody = Es gibt niemanden, auf den { $spell } gesprochen werden könnte.
refusal-magic-many = { $spell } trifft bis zu { $most } verschiedene Modelle eines Regiments.
refusal-magic-friend = { $spell } gilt Gegnern; { $name } { AGREE($name, "gehört", "gehören") } dir.
refusal-magic-enemy = { $spell } gilt der eigenen Seite; { $name } { AGREE($name, "ist ein Gegner", "sind Gegner") }.
refusal-magic-foot = { $spell } ist für den Magier selbst und Modelle zu Fuß, nicht für { CASE($name, "acc") }.
refusal-magic-unhurt = { $name } { AGREE($name, "hat", "haben") } keine Wunde verloren.
refusal-magic-living = { $name }: keine Untoten, also kehrt niemand zurück.
refusal-magic-nobody-slain = Kein Modell von { CASE($name, "dat") } ist gefallen.
refusal-magic-shared = { $name } { AGREE($name, "teilt", "teilen") } sich eine Bodenplatte; dort kann niemand zurückkehren.
refusal-magic-far = { $name } { AGREE($name, "ist", "sind") } mehr als { $limit } entfernt.
refusal-magic-slow = { $name } { AGREE($name, "ist", "sind") } noch nicht aktiviert und nicht gewandter als { CASE($enemy, "nom") }.
refusal-magic-leap = { $name } { AGREE($name, "kann", "können") } höchstens { $limit } entfernt abgesetzt werden.
refusal-magic-contact = { $name } { AGREE($name, "darf", "dürfen") } keinen Gegner berühren.
refusal-magic-touch = Das Modell, das zurückkehrt, muss { CASE($name, "acc") } berühren.

## Magie: wann fragen

magic-policy = Nach Magie fragen
magic-policy-matters = wenn ein Zauber zählt
magic-policy-always = bei jeder Gelegenheit
magic-policy-answers = nur als Antwort auf gegnerische Magie
magic-policy-never = nie
magic-policy-ask = fragen
magic-policy-skip = nicht fragen
magic-policy-in-action = Magie vor und nach Aktionen anderer
magic-policy-in-attack = Magie zwischen zwei Angriffen
magic-policy-in-card = Magie zwischen zwei Aktivierungen
magic-policy-in-round = Magie am Ende der Runde
magic-succeeds = { $spell } { CASE($name, "gen") } gelingt.
magic-roll-counter = { $name } { AGREE($name, "antwortet", "antworten") } mit einem Gegenzauber auf { $spell } { CASE($caster, "gen") } ({ $needed ->
    [one] 1 Totenschädel nötig
   *[other] { $needed } Totenschädel nötig
})
magic-cause-mended = durch { $spell }
magic-pool = Würfel von { $spell }
magic-pool-level = Magie { $level }
magic-pool-resistance = Magieresistenz { $level }
magic-state-aegis = unter Schutz: je Modell ein Verteidigungswürfel mehr, bis die Runde endet
magic-state-fury = unter Raserei: je Modell ein Angriffswürfel mehr im nächsten Nahkampf dieser Runde
magic-state-courage = unter Mut: keine Furcht, bis die Runde endet
magic-state-mire = im Morast: halbe Gewandtheit, bis die nächste Aktivierung endet
magic-state-mired = im Morast
magic-cost-attack = danach kein Angriff mehr
magic-cost-activation = sein Regiment tut nichts anderes mehr
