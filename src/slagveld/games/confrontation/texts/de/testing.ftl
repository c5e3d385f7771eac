# Würfe auf einen Wert, und Werte

ask-roll-on = { $purpose }: eine { $die }. Die Summe ist { $total }, nötig ist { $needed }. Weiterwürfeln?
ask-roll-on-aim = { $purpose }: eine { $die }. Die Summe ist { $total }, und bis { $needed } hilft es. Weiterwürfeln? Eine 1 misslingt.
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
value-shooting = Schießen
item-wounds = Wunden
item-arm = Verletzter Arm
item-mutation = Mutation
item-charged = Angestürmt
item-afraid = Verängstigt
item-not-below = Nicht unter
item-one-fails = Eine 1 misslingt
