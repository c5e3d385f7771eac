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
need-difficulty = Difficulty
need-value = Value
need-fear = Fear of { $name }
need-fear-fled = Fear that was fled from
need-snapshot = Fixed difficulty
need-stunt = MOV in steps of { $step }
need-jump = Difficulty of the jump
item-pass = It must be passed
item-dice = Dice before
item-lowest = The lowest die counts
part-dice = { $dice }
part-value = { $name } { $value }
part-item = { $reason } { $amount }
part-bound = { $reason } { $value }
yields-so-far = { $count ->
    [0] not enough
   *[other] enough
}
yields-lowest = { $count ->
    [2] passed
   *[other] failed
}
yields-lowest-so-far = { $count ->
    [2] enough
   *[other] not enough
}
yields-blocked = { $count ->
    [0] not blocked
   *[other] blocked
}
