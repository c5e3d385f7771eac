# Würfe auf einen Wert, und Werte

ask-roll-on = Eine Sechs. Die Summe ist { $total }, nötig sind { $needed }: weiterwürfeln?
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
