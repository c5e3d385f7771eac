# Wounds, casualties, and competences that no other part asks for

wounds-roll = Wound roll of { $by } against { $name }
wounds-roll-fall = Wound roll against { $name }
wounds-roll-strength = Strength die of { $by } against { $name }
wounds-strength-weapon = Strength of the weapon
wounds-strength-fall = Strength of the fall
wounds-bonus = Master strike
wounds-part-strength = Strength die { $dice }
wounds-roll-survival = Survival instinct of { $name }
wounds-roll-regeneration = Regeneration of { $name }
wounds-roll-mutation = Mutation of { $name }
wounds-told-roll = { $name }: { $parts }, in all { $total }{ $place ->
    [legs] , legs
    [arms] , arms
    [abdomen] , abdomen
    [chest] , chest
    [head] , head
    [glancing] , a glancing blow
    [vital] , a vital spot
   *[other] {""}
}. { $level ->
    [none] No wound.
    [stunned] Stunned.
    [light] A light wound.
    [serious] A serious wound.
    [critical] A critical wound.
   *[killed] Killed outright.
}
wounds-event-wounded = { $level ->
    [light] { $name } is lightly wounded.
    [serious] { $name } is seriously wounded.
   *[critical] { $name } is critically wounded.
}
wounds-event-worse = { $name }, { $before ->
    [light] lightly
    [serious] seriously
   *[critical] critically
} wounded before, takes { $dealt ->
    [light] a light wound
    [serious] a serious wound
   *[critical] a critical wound
} and is now { $level ->
    [light] lightly
    [serious] seriously
   *[critical] critically
} wounded.
wounds-told-last = { $name } was { $before ->
    [light] lightly
    [serious] seriously
   *[critical] critically
} wounded already: { $dealt ->
    [light] a light wound
    [serious] a serious wound
   *[critical] a critical wound
} more kills.
wounds-event-mended = { $level ->
    [none] { $name } is healed.
    [light] { $name } is only lightly wounded now.
   *[serious] { $name } is only seriously wounded now.
}
wounds-status-stunned = stunned
wounds-status-dying = killed, and fighting on
wounds-status-lamed = lamed (half MOV)
wounds-status-weakened = weakened (FOR 1 less)
wounds-status-gained = richer by { $gains }
wounds-cause-fled = fled from the table
wounds-told-dropped = { $name } lets fall what he carried.

## Personal enemies

wounds-ask-reward = { $name } has killed his personal enemy. What does he gain?
wounds-do-reward = Choose the reward
wounds-field-reward = Reward
wounds-gain = { $ability } ({ $words })
wounds-gains = { $gains }
refusal-wounds-reward = That is none of the rewards to choose from.

## Mutations

wounds-ask-mutate = { $dice ->
    [one] One mutation die: for whom?
   *[other] { $dice } mutation dice: for whom is the first?
}
wounds-do-mutate = Give a mutation die
wounds-do-keep-dice = No more mutations
wounds-field-mutant = Figure
wounds-field-value = Value
wounds-told-mutation = { $name }: { $value ->
    [initiative] Initiative
    [attack] Attack
    [strength] Strength
    [defence] Defence
    [resistance] Resistance
   *[shooting] Shooting
}
wounds-note-mutation = Better by { $least } to { $most } until the end of the turn.
refusal-wounds-mutant = Mutation dice are for your own figures with the competence.
refusal-wounds-mutated = { $name } has had a mutation die in this turn.
refusal-wounds-no-shooting = { $name } has no Shooting value to better.

## Command

value-courage = Courage
value-discipline = Discipline
wounds-item-no-discipline = Discipline never counts
wounds-item-lent = Led by { $name }
wounds-item-staff = Full staff

## Chances

wounds-odds-level = { $level ->
    [none] no wound
    [stunned] stunned
    [light] light wound
    [serious] serious wound
    [critical] critical wound
   *[killed] killed
}
wounds-odds-need = The die must show
wounds-odds-test = A characteristic test
wounds-odds-roll = A wound roll
wounds-odds-melee = Attacks in a fight
wounds-odds-value = Characteristic with all modifiers
wounds-odds-difficulty = What the total must reach
wounds-odds-strictly = 1: the total must be higher, as in courage tests
wounds-odds-five = 1: fives may be rolled on, too
wounds-odds-strength = Strength (FOR)
wounds-odds-resistance = Resistance (RES)
wounds-odds-bonus = Bonus of a master strike
wounds-odds-legs = 1: a rule has fixed the legs as the place
wounds-odds-survives = The number that cancels the wound roll (7: none)
wounds-odds-attack = Attack (ATT)
wounds-odds-threshold = Threshold of every attack
wounds-odds-defence = Defence (DEF)
wounds-odds-attack-dice = Dice on attack
wounds-odds-defence-dice = Dice on defence
wounds-odds-master = 1: a single master strike
wounds-odds-wound = The target’s wound before
lapsed-wound = { $name } has fallen: a further hit is lost.
lapsed-gone = { $name } { AGREE($name, "has", "have") } left the table and { AGREE($name, "does", "do") } nothing more.
