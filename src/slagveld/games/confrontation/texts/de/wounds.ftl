# Wunden, Verluste, und Fähigkeiten, nach denen sonst kein Teil fragt

wounds-roll = Wundwurf { CASE($by, "gen") } gegen { CASE($name, "acc") }
wounds-roll-fall = Wundwurf gegen { CASE($name, "acc") }
wounds-roll-strength = Kraftwürfel { CASE($by, "gen") } gegen { CASE($name, "acc") }
wounds-strength-weapon = Kraft der Waffe
wounds-strength-fall = Kraft des Sturzes
wounds-bonus = Meisterstreich
wounds-part-strength = Kraftwürfel { $dice }
wounds-roll-survival = Überlebensinstinkt { CASE($name, "gen") }
wounds-roll-regeneration = Regeneration { CASE($name, "gen") }
wounds-roll-mutation = Mutation { CASE($name, "gen") }
wounds-told-roll = { $name }: { $parts }, zusammen { $total }{ $place ->
    [legs] , Beine
    [arms] , Arme
    [abdomen] , Bauch
    [chest] , Brust
    [head] , Kopf
    [glancing] , nur gestreift
    [vital] , eine lebenswichtige Stelle
   *[other] {""}
}. { $level ->
    [none] Keine Wunde.
    [stunned] Betäubt.
    [light] Eine leichte Wunde.
    [serious] Eine schwere Wunde.
    [critical] Eine kritische Wunde.
   *[killed] Auf der Stelle getötet.
}
wounds-event-wounded = { $level ->
    [light] { $name } ist leicht verwundet.
    [serious] { $name } ist schwer verwundet.
   *[critical] { $name } ist kritisch verwundet.
}
wounds-event-worse = { $name } war schon { $before ->
    [light] leicht
    [serious] schwer
   *[critical] kritisch
} verwundet, erleidet { $dealt ->
    [light] eine leichte Wunde
    [serious] eine schwere Wunde
   *[critical] eine kritische Wunde
} dazu und ist jetzt { $level ->
    [light] leicht
    [serious] schwer
   *[critical] kritisch
} verwundet.
wounds-told-last = { $name } war schon { $before ->
    [light] leicht
    [serious] schwer
   *[critical] kritisch
} verwundet: { $dealt ->
    [light] noch eine leichte Wunde
    [serious] noch eine schwere Wunde
   *[critical] noch eine kritische Wunde
} ist tödlich.
wounds-event-mended = { $level ->
    [none] { $name } ist geheilt.
    [light] { $name } ist nur noch leicht verwundet.
   *[serious] { $name } ist nur noch schwer verwundet.
}
wounds-status-stunned = betäubt
wounds-status-dying = getötet, kämpft aber weiter
wounds-status-lamed = lahm (halbe MOV)
wounds-status-weakened = geschwächt (FOR 1 weniger)
wounds-status-gained = reicher um { $gains }
wounds-cause-fled = vom Tisch geflohen
wounds-told-dropped = { $name } lässt fallen, was er trug.

## Persönliche Feinde

wounds-ask-reward = { $name } hat seinen persönlichen Feind getötet. Was erhält er?
wounds-do-reward = Die Belohnung wählen
wounds-field-reward = Belohnung
wounds-gain = { $ability } ({ $words })
wounds-gains = { $gains }
refusal-wounds-reward = Das ist keine der Belohnungen, aus denen man wählt.

## Mutationen

wounds-ask-mutate = { $dice ->
    [one] Ein Mutationswürfel: für wen?
   *[other] { $dice } Mutationswürfel: für wen ist der erste?
}
wounds-do-mutate = Einen Mutationswürfel geben
wounds-do-keep-dice = Keine Mutationen mehr
wounds-field-mutant = Figur
wounds-field-value = Wert
wounds-told-mutation = { $name }: { $value ->
    [initiative] Initiative
    [attack] Angriff
    [strength] Kraft
    [defence] Verteidigung
    [resistance] Widerstand
   *[shooting] Schusswert
}
wounds-note-mutation = Um { $least } bis { $most } besser bis zum Ende des Zuges.
refusal-wounds-mutant = Mutationswürfel sind für eigene Figuren mit der Fähigkeit.
refusal-wounds-mutated = { $name } hat in diesem Zug schon einen Mutationswürfel gehabt.
refusal-wounds-no-shooting = { $name } hat keinen Schusswert, der besser werden könnte.

## Befehl

value-courage = Mut
value-discipline = Disziplin
wounds-item-no-discipline = Disziplin zählt nie
wounds-item-lent = Geführt von { CASE($name, "dat") }
wounds-item-staff = Voller Stab

## Chancen

wounds-odds-level = { $level ->
    [none] keine Wunde
    [stunned] betäubt
    [light] leichte Wunde
    [serious] schwere Wunde
    [critical] kritische Wunde
   *[killed] getötet
}
wounds-odds-need = Der Würfel muss zeigen
wounds-odds-test = Eine Probe auf einen Wert
wounds-odds-roll = Ein Wundwurf
wounds-odds-melee = Angriffe in einem Kampf
wounds-odds-value = Wert mit allen Änderungen
wounds-odds-difficulty = Was die Summe erreichen muss
wounds-odds-strictly = 1: die Summe muss höher sein, wie bei einer Mutprobe
wounds-odds-five = 1: auch Fünfen dürfen weitergewürfelt werden
wounds-odds-strength = Kraft (FOR)
wounds-odds-resistance = Widerstand (RES)
wounds-odds-bonus = Bonus eines Meisterstreichs
wounds-odds-legs = 1: eine Regel legt die Beine als Ort fest
wounds-odds-survives = Die Zahl, bei der der Wundwurf entfällt (7: keine)
wounds-odds-attack = Angriff (ATT)
wounds-odds-threshold = Schwelle jedes Angriffs
wounds-odds-defence = Verteidigung (DEF)
wounds-odds-attack-dice = Würfel auf Angriff
wounds-odds-defence-dice = Würfel auf Verteidigung
wounds-odds-master = 1: ein einziger Meisterstreich
wounds-odds-wound = Die Wunde des Ziels vorher
lapsed-wound = { $name } ist gefallen: Ein weiterer Treffer verfällt.
lapsed-gone = { $name } { AGREE($name, "ist", "sind") } vom Tisch und { AGREE($name, "tut", "tun") } nichts mehr.
