## Splitting and order

melee-fight = { $single } against { $other }
melee-ask-split = Split the melee: who fights whom?
melee-do-split = Split the melee
melee-do-split-help = Only those with a choice are shown; whoever you leave out finds an opponent by himself. Every fight is one against one or one against several.
melee-field-split = Who fights whom
melee-ask-order = In which order are the { $count } fights resolved?
melee-do-order = Set the order
melee-field-order = Order of the fights
melee-told-order = The fights are resolved in this order: { $fights }
melee-told-fight = Fight: { $fight }.
melee-told-over = The fight of { $names } is over.
refusal-melee-not-in-contact = Only enemies in contact with each other can be set against each other.
refusal-melee-chosen-twice = Each warrior is set against one enemy.
refusal-melee-several-against-several = { $name } and { $enemy } would both have other opponents: several against several is not allowed.
refusal-melee-left-alone = { $name } would be left without an opponent.
refusal-melee-order = Name each of the { $count } fights once.

## Before the roll

melee-ask-declare = Before the initiative roll: does anybody declare something?
melee-do-declare = Go on
melee-do-declare-help = Nobody need be chosen. War fury: one more die, and all dice on attack until the end of the turn.
melee-field-fury = War fury
melee-field-swap = Exchange Attack and Defence
melee-status-fury = in war fury
melee-status-swapped = Attack and Defence exchanged
refusal-melee-declare = He cannot declare that now.
melee-roll-initiative = Initiative roll
melee-item-further = Further warriors

## Dividing dice

melee-dice = Dice
melee-dice-single = { $count ->
    [one] One die, and one for the opponent:
   *[other] One die, and one for each of { $count } opponents:
}
melee-dice-several = Dice for one of several fighters:
melee-item-extra = Extra dice
melee-item-competence = { $ability }
melee-ask-allocate-first = You lost the initiative. Divide your dice first.
melee-ask-allocate = You have the initiative. Divide your dice.
melee-do-allocate = Divide the dice
melee-do-allocate-help = Every die goes on attack or on defence. Each extra die of a character costs 2 Attack and 2 Defence.
melee-field-dice = Dice of each warrior
melee-column-attack = Attack
melee-column-defence = Defence
melee-field-extra = Extra dice (each −2 Attack and Defence)
melee-told-allocated = { $name } puts { $attack } on attack and { $defence } on defence ({ $parts })
melee-odds-target = { $name } after { $count ->
    [one] one attack
   *[other] { $count } attacks
}
refusal-melee-share = Dice go to attack or defence of your own warriors, each once.
refusal-melee-all-dice = { $name } has { $dice } dice to divide, no more and no fewer.
refusal-melee-extra = { $name } may take at most { $most } extra dice now.
refusal-melee-no-attack = { $name } may put no dice on attack in this melee.
refusal-melee-fury = { $name } is in war fury: all dice on attack.

## Thresholds and attack rolls

melee-ask-strike = { $count ->
    [one] Name the threshold of your attack.
   *[other] Name the thresholds of your { $count } attacks.
}
melee-do-strike = One threshold for all
melee-do-strike-help = Your roll must reach it to hit, and the enemy's to block.
melee-do-strike-each = A threshold for each
melee-do-strike-each-help = Set every attack die against an enemy. A threshold that is left at 0 is set to the best one.
melee-field-threshold = Threshold
melee-threshold = Threshold of { $name }
melee-item-raised = Raised
melee-field-target = Target
melee-field-masters = Master strike by
melee-field-blows = Attacks
melee-flag-master = Master strike
melee-die = { $name }, die { $number }
melee-note-best = Most harm to { $name }: threshold { $threshold }
melee-roll-attack = Attack of { $name } on { $enemy }
melee-told-strike = { $count ->
    [one] { $name } strikes at { $enemy }, threshold { $threshold }
   *[other] { $name } strikes { $count } times at { $enemy }, threshold { $threshold }
}
melee-told-master = { $name } tries a master strike at { $enemy }, threshold { $threshold }
melee-told-hit = { $name } hits { $enemy }.
melee-told-missed = { $name } misses { $enemy }.
melee-told-fumbled = { $name } fails against { $enemy }: a 1.
melee-ask-reroll = { $name } has missed { $enemy }: roll the die again?
melee-do-reroll = Roll again
melee-do-leave = Leave it
melee-told-reroll = { $name } rolls again against { $enemy }.
refusal-melee-target = That is no target of this attack.
refusal-melee-die = Each of your attack dice is used once.
refusal-melee-threshold = { $name } has a die on defence: the threshold is at least { $least }.
refusal-melee-gained-master = A die that was gained cannot be a master strike.
refusal-melee-master = { $name } cannot make a master strike.
refusal-melee-master-who = Nobody else can make a master strike here.
refusal-melee-master-dice = { $name } needs at least 2 dice on attack for a master strike.
refusal-melee-master-twice = A master strike is one attack only.

## Blocks

melee-ask-block = { $hits ->
    [0] No hit. What do you do with your defence dice ({ $dice })?
    [one] One hit: do you block it ({ $dice } on defence)?
   *[other] { $hits } hits: which do you block ({ $dice } on defence)?
}
melee-do-block-best = Block as well as can be
melee-do-block = Choose the blocks
melee-do-block-help = Dice on defence: { $dice }. One die against one hit; what you do not choose gets through. A sustained defence begins with the hit you name and goes on as long as it blocks.
melee-field-blocks = Block
melee-field-counters = Counter-attack (+2)
melee-field-trades = Trade for an attack
melee-field-sustained = Sustained defence
melee-hit = { $number }: { $name } on { $enemy }, threshold { $threshold }
melee-hit-master = { $number }: master strike of { $name } on { $enemy }, threshold { $threshold }
melee-roll-defence = Defence of { $name } against { $enemy }
melee-odds-stopped = blocked
melee-odds-through = gets through
melee-told-unblocked = { $name } does not block { $enemy } (threshold { $threshold }).
melee-told-sustained-over = The sustained defence of { $name } ends at { $enemy }.
melee-told-counter = { $name } counter-attacks { $enemy }
melee-told-countered = { $name } gains an attack die against { $enemy }.
melee-told-riposte = { $name } strikes back at { $enemy } at once.
melee-told-traded = { $name } trades a defence die for an attack on { $enemy }
melee-ask-sustain = Blocked. Use the same die again (threshold +{ $raised })?
melee-do-sustain = Block the next
melee-do-end-sustained = No more
melee-field-sustain = Against which hit
melee-policy-blocks = Blocks
melee-policy-blocks-ask = ask where there is a choice
melee-policy-blocks-always = always ask
melee-policy-blocks-best = as well as can be, without asking
refusal-melee-no-hit = There is no such hit to block.
refusal-melee-no-trade = Only a 1 on the attack die lets you trade a defence die.
refusal-melee-one-die = One attack gets one defence die.
refusal-melee-few-dice = { $name } has not so many dice on defence.
refusal-melee-counter = { $name } cannot counter-attack.
refusal-melee-sustained-one = Sustained defence is for one who is attacked by several opponents.
refusal-melee-sustained-attack = { $name } has more dice on attack than on defence: no sustained defence.
refusal-melee-sustained-other = Sustained defence goes neither with a counter-attack nor with Ambidextrous.

## Wounds

melee-ask-feint = { $name } gets through to { $enemy }: wound, or feint?
melee-do-wound = Wound
melee-do-feint = Feint
melee-field-feint = Which die he loses
melee-told-feint = { $name } feints: { $enemy } loses { $die ->
    [attack] an attack die
   *[defence] a defence die
}
melee-told-chained = { $name } gains an attack die by the kill.
refusal-melee-feint = He has no such die left.

## Pursuit

melee-ask-pursue = Who pursues?
melee-do-pursue = Pursue
melee-do-pursue-at = Pursue into contact
melee-do-pursue-at-help = Name every enemy whom he will touch; only then it is measured.
melee-do-no-pursuit = Stay
melee-field-figure = Warrior
melee-field-path = Way
melee-field-facing = Facing
melee-field-targets = Enemies
melee-ask-close = By which way does { $name } close in?
melee-do-close = Close in
melee-told-pursue = { $name } pursues { $enemy }
melee-told-no-pursuit = { $name } { AGREE($name, "does", "do") } not pursue.
melee-told-short = Nobody whom { $name } has named is in reach.
refusal-melee-pursuer = He has no pursuit move now.
refusal-melee-pursued = { $name } has made his pursuit move in this phase.
refusal-melee-held = { $name } is in contact with an enemy.
refusal-melee-paralysed = { $name } is paralysed.
refusal-melee-dying = { $name } is dying and pursues nobody.
refusal-melee-climbing = { $name } hangs on a wall.
refusal-melee-bound = { $name } has named his enemies already.
refusal-melee-targets = Name at least one enemy, each once.
refusal-melee-no-contact = { $name } must end in contact with somebody he has named.
