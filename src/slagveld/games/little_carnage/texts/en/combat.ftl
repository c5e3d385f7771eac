### Attacks: dice, defence, wounds.

combat-item-cover = cover

## Naming targets

combat-do-strike = Attack in melee
combat-do-strike-help = Point at an enemy: everybody who reaches it attacks it with all dice.
combat-field-target = Whom do they attack?
combat-field-whom = Whom on this base?
combat-field-only = Nobody else attacks
combat-do-fight = Divide the attack dice
combat-do-fight-help = Each model divides its dice among the enemies it reaches. Dice left over are lost.
combat-field-shares = Dice on each enemy
combat-field-order = In which order?
combat-wounds-left = { $count ->
    [one] 1 Wound left
   *[other] { $count } Wounds left
}
combat-announced = attack of { $name } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} on { $enemies ->
    [one] one enemy
   *[other] { $enemies } enemies
}

## Why not

refusal-combat-friend = { $enemy } { AGREE($enemy, "is", "are") } on the same side.
refusal-combat-climbed = { $name } { AGREE($name, "has", "have") } crossed a high obstacle and { AGREE($name, "does", "do") } nothing else in this activation.
refusal-combat-no-dice = { $name } { AGREE($name, "has", "have") } no attack die left.
refusal-combat-front = { $enemy } { AGREE($enemy, "is", "are") } not in the front zone of { $name }.
refusal-combat-wall = A high wall stands between { $name } and { $enemy }.
refusal-combat-contact = { $name } { AGREE($name, "does", "do") } not touch { $enemy }.
refusal-combat-not-yours = { $name } { AGREE($name, "is", "are") } not your regiment.
refusal-combat-again = { $name } { AGREE($name, "has", "have") } already attacked in this activation.
refusal-combat-full-defence = { $name } { AGREE($name, "is", "are") } in full defence and { AGREE($name, "makes", "make") } no attack this round.
refusal-combat-cast = The wizard of { $name } has cast a spell this round and makes no attack.
refusal-combat-machine-moved = { $name } { AGREE($name, "has", "have") } moved: a war machine either moves or attacks.
refusal-combat-nobody = Nobody here can be attacked there.
refusal-combat-no-shares = At least one die must be aimed at an enemy.
refusal-combat-pair-twice = All dice of a model on one enemy are one share.
refusal-combat-other-regiment = Only models of the activated regiment attack together.
refusal-combat-least-one = Every enemy named gets at least one die.
refusal-combat-too-many = { $name } { AGREE($name, "has", "have") } only { $dice ->
    [one] 1 attack die.
   *[other] { $dice } attack dice.
}
refusal-combat-order = The order names each enemy once, and only enemies on the table.

## Reaction

combat-policy = Full defence as a reaction
combat-policy-ask = Ask me
combat-policy-always = Always take it
combat-policy-never = Never take it
combat-ask-reaction = { $name }, attacked by { $enemy }: full defence?
combat-do-normal = Defend normally
combat-do-full = Full defence ({ $dice ->
    [one] 1 more die
   *[other] { $dice } more dice
})
combat-do-full-help = It holds until the end of the round. The regiment counts as activated: it neither moves nor attacks any more.
refusal-combat-defends-already = { $name } { AGREE($name, "is", "are") } in full defence already.
refusal-combat-activated = { $name } { AGREE($name, "has", "have") } been activated already this round.
refusal-combat-frightened = { $name } { AGREE($name, "is", "are") } frightened.
refusal-combat-slow = { $name } { AGREE($name, "is", "are") } not agile enough to react.

## Working it out

combat-roll-attack = Attack on { $name }
combat-roll-rear = Attack on { $name } from the rear
combat-roll-defence = Defence of { $name }
combat-backstab = Backstab: { $dice ->
    [one] 1 die on { $name } is a success without rolling.
   *[other] { $dice } dice on { $name } are successes without rolling.
}
combat-swordsmanship = Swordsmanship: one failed die of { $name } counts as a success.
combat-damage = { $left } left × Strength { $strength } = { $damage } damage ÷ Resistance { $resistance } = { $wounds ->
    [one] 1 wound.
   *[other] { $wounds } wounds.
}
combat-halted = { $name } { AGREE($name, "does", "do") } not dare: { $dice ->
    [one] 1 attack die is lost.
   *[other] { $dice } attack dice are lost.
}
combat-out-of-reach = The enemy is out of reach by now: these dice are lost.
combat-ignored = { $name } { AGREE($name, "is", "are") } invulnerable: { $count ->
    [one] 1 wound is ignored.
   *[other] { $count } wounds are ignored.
}
combat-lost-attack = Attack dice of { $name }
combat-lost-defence = Defence dice of { $name }
combat-destroyed = Nobody is left of { $name }.

## Chances

combat-defence-of = Defence dice of { $name }
combat-odds-title = { $name } ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
})
combat-odds-full = { $name } in full defence ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
})
combat-odds-wounds = { $count ->
    [0] no wound
    [one] 1 wound
   *[other] { $count } wounds
}
combat-odds-slain = slain
combat-note-fear = { $name } { AGREE($name, "frightens", "frighten") }: the attack needs a fear test first ({ $needed ->
    [one] 1 success
   *[other] { $needed } successes
}).
combat-note-reaction = { $name } may react with full defence.
combat-note-rear = { $name } { AGREE($name, "is", "are") } attacked from the rear and { AGREE($name, "has", "have") } no defence roll.
combat-odds = Wounds by an attack
combat-odds-attack = attack dice from front and flank
combat-odds-defence = defence dice
combat-odds-strength = Strength
combat-odds-resistance = Resistance
combat-odds-rear = 1: the attack comes from the rear
combat-odds-behind = attack dice of others in the rear
combat-odds-backstab = 1: the dice from the rear are sure (Backstab)
combat-odds-swordsmanship = 1: the enemy has Swordsmanship
combat-odds-cover = 1: the enemy is in cover
combat-odds-berserk = 1: the enemy has gone berserk
combat-odds-left = Wounds that the enemy has left; 0: not asked
combat-odds-invulnerable = 1: the enemy is Invulnerable
