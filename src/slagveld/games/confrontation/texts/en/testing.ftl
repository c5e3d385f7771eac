# Characteristic tests and values

ask-roll-on = A six. The total is { $total }, needed are { $needed }: roll on?
do-roll-more = Roll on
do-stop-rolling = Let it stand
policy-rolling = Rolling on after a six
policy-rolling-needed = only if needed
policy-rolling-ask = ask every time
value-initiative = Initiative
value-attack = Attack
value-strength = Strength
value-defence = Defence
value-resistance = Resistance
value-shooting = Shooting
item-wounds = wounds
item-arm = hurt arm
item-mutation = mutation
item-charged = charged
item-afraid = afraid
item-not-below = not below
