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
item-wounds = Wounds
item-arm = Hurt arm
item-mutation = Mutation
item-charged = Charged
item-afraid = Afraid
item-not-below = Not below
