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
combat-announced = attack of { $name } on { $enemies }

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

combat-roll-attack = { $how ->
    [ranged] { $who } { AGREE($who, "shoots", "shoot") } at { $name }
    [breath] { $who } { AGREE($who, "breathes", "breathe") } on { $name }
    [spell] Spell of { $who } against { $name }
   *[melee] { $who } { AGREE($who, "attacks", "attack") } { $name }
}
combat-roll-rear = { $how ->
    [ranged] { $who } { AGREE($who, "shoots", "shoot") } at the rear of { $name }
    [breath] { $who } { AGREE($who, "breathes", "breathe") } on the rear of { $name }
    [spell] Spell of { $who } against the rear of { $name }
   *[melee] { $who } { AGREE($who, "attacks", "attack") } { $name } in the rear
}
combat-roll-defence = { $name } { AGREE($name, "defends", "defend") } against { $who }
combat-backstab = Backstab: { $dice ->
    [one] 1 die on { $name } is a skull without a roll.
   *[other] { $dice } dice on { $name } are skulls without a roll.
}
combat-swordsmanship = Swordsmanship: one failed die of { $name } counts as a shield.
combat-damage = { $name }: { $hits ->
    [one] 1 skull
   *[other] { $hits } skulls
} − { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
} = { $left } left × Strength { $strength } = { $damage } damage ÷ Resistance { $resistance } = { $wounds ->
    [0] no wound
    [one] 1 wound
   *[other] { $wounds } wounds
}.
combat-halted = { $name } { AGREE($name, "does", "do") } not dare to attack { $enemy }: { $dice ->
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
combat-destroyed = { $name }: nobody is left.

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
    [one] 1 shield
   *[other] { $needed } shields
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
combat-share = { $name } ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
})
combat-pool-one = Attack of { $name }
combat-pool-joint = Attack dice of { $names }
combat-pool-of = Attack of { $name }
combat-pool-item = { $name }: { $item }
combat-item-elsewhere = dice for others, or not used
combat-damage-rear = { $name }: { $hits ->
    [0] { $sure ->
        [one] 1 skull
       *[other] { $sure } skulls
    } from the rear
    [one] 1 skull − { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    } = { $open }, plus { $sure } from the rear = { $left } left
   *[other] { $hits } skulls − { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    } = { $open }, plus { $sure } from the rear = { $left } left
} × Strength { $strength } = { $damage } damage ÷ Resistance { $resistance } = { $wounds ->
    [0] no wound
    [one] 1 wound
   *[other] { $wounds } wounds
}.
combat-out-of-reach-of = { $name } cannot reach { $enemy } any more: { $dice ->
    [one] 1 attack die is lost.
   *[other] { $dice } attack dice are lost.
}
combat-cause-wounds = { $count ->
    [one] first wound
   *[other] { $count } wounds so far
}
yields-skulls = { $count ->
    [0] no skull
    [one] 1 skull
   *[other] { $count } skulls
}
yields-shields = { $count ->
    [0] no shield
    [one] 1 shield
   *[other] { $count } shields
}
event-wounded = { $name } { AGREE($name, "loses", "lose") } { $amount ->
    [one] 1 Wound
   *[other] { $amount } Wounds
} ({ $left } left).
event-mended = { $name } { AGREE($name, "gets", "get") } back { $amount ->
    [one] 1 Wound
   *[other] { $amount } Wounds
} (now { $left }).
event-fell = { $left ->
    [0] { $name } { AGREE($name, "is", "are") } slain.
   *[other] { $name } { AGREE($name, "is", "are") } slain ({ $regiment }: { $left } of { $count } left).
}
event-returned = { $name } { AGREE($name, "rises", "rise") } again with 1 Wound ({ $regiment }: { $left } models).
event-stance-gained = { $name } { AGREE($name, "is", "are") } { $status }.
event-stance-lost = { $name } { AGREE($name, "is", "are") } no longer { $status }.
event-stance-taken = { $name } { AGREE($name, "is", "are") } { $status }: { $cause }.
combat-kept = { $name } { AGREE($name, "defends", "defend") } normally and { AGREE($name, "keeps its", "keep their") } activation.
combat-reacted = { $name } { AGREE($name, "has used up its", "have used up their") } activation of this round.
combat-cost-fear = a fear test first
combat-cost-reaction = they may take full defence
