# Würfe auf einen Wert, und Werte

ask-roll-on = { $purpose }: eine { $die }. Die Summe ist { $total }, nötig ist { $needed }. Weiterwürfeln?
ask-roll-on-aim = { $purpose }: eine { $die }. Die Summe ist { $total }, und bis { $needed } hilft es. Weiterwürfeln? Eine 1 misslingt.
roll-on = { $purpose } (weitergewürfelt nach einer { $die })
do-roll-more = Weiterwürfeln
do-stop-rolling = Stehen lassen
policy-rolling = Weiterwürfeln nach einer Sechs
policy-rolling-needed = nur wenn nötig
policy-rolling-ask = jedes Mal fragen
value-initiative = Initiative
value-attack = Angriff
value-strength = Kraft
value-defence = Verteidigung
value-resistance = Widerstand
value-shooting = Schusswert
item-wounds = Wunden
item-arm = Verletzter Arm
item-mutation = Mutation
item-charged = Bestürmt
item-afraid = Verängstigt
item-not-below = Nicht unter
item-one-fails = Eine 1 misslingt
need-difficulty = Schwierigkeit
need-value = Wert
need-fear = Furcht { CASE($name, "gen") }
need-fear-fled = Furcht, vor der geflohen wurde
need-snapshot = Feste Schwierigkeit
need-stunt = MOV in Schritten von { $step }
need-jump = Schwierigkeit des Sprungs
item-pass = Muss übertroffen werden
item-dice = Würfel davor
item-lowest = Der niedrigste Würfel zählt
part-dice = { $dice }
part-value = { $name } { $value }
part-item = { $reason } { $amount }
part-bound = { $reason } { $value }
yields-so-far = { $count ->
    [0] nicht genug
   *[other] genug
}
yields-lowest = { $count ->
    [2] bestanden
   *[other] misslungen
}
yields-lowest-so-far = { $count ->
    [2] genug
   *[other] nicht genug
}
yields-blocked = { $count ->
    [0] nicht pariert
   *[other] pariert
}
