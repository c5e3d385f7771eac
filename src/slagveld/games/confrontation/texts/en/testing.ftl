# Characteristic tests and values

ask-roll-on = { $purpose }: a { $die }. The total is { $total }, and { $needed } is needed. Roll on?
ask-roll-on-aim = { $purpose }: a { $die }. The total is { $total }, and up to { $needed } it helps. Roll on? A 1 fails.
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
item-one-fails = A 1 fails
