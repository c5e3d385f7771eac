## Cards of one’s own: their kinds and parts

own-kind-card = Army card
own-kind-card-help = A regiment’s card: all its models have these values and skills. A war machine is a card with that skill.
own-kind-people = People
own-kind-people-help = A people with its colour: only cards of one colour fight in one army.
own-kind-spell = Spell
own-kind-spell-help = A spell with one of the effects that the house spells have, and numbers of its own. Wizards choose it in the army that brings it.
own-section-names = Name
own-section-values = Values
own-section-skills = Skills
own-section-magic = Magic
own-section-model = Model
own-section-spell = Spell
own-section-numbers = Numbers of the effect

## What is written on them

own-key = Key
own-name = Name
own-single = Name of one model
own-people = People
own-colour = Colour
own-points = Points by your own price
own-base = Base
own-sides = Size of the base
own-height = Height
own-character = Character
own-rides = Carried by
own-carried-base = Shared base
own-breath-kind = What is breathed
own-icon = Icon
own-figure = Miniature
own-effect = Effect
own-difficulty = Difficulty
own-range = Range
own-sight = Needs sight
own-dice = Attack dice
own-strength = Strength
own-models = Models struck
own-level = Fear
own-distance = How far
own-undead = For Undead only

## Bases and effects

own-base-small = Small (2 × 2 cm, up to 6 models)
own-base-normal = Normal (2.5 × 2.5 cm, up to 6 models)
own-base-rider = Rider (2.5 × 5 cm, up to 3 models)
own-base-monster = Monster (4 × 4 cm or more, 1 model)
own-base-gigantic = Gigantic (5 × 5 cm or more, 1 model)
own-effect-attack = Attack
own-effect-mend = Gives back a Wound
own-effect-defence-die = One more defence die
own-effect-attack-die = One more attack die
own-effect-courage = Takes fear away
own-effect-slow = Half the Agility
own-effect-fear = Fear test
own-effect-move = Puts a model elsewhere
own-effect-raise = Brings a slain model back

## What the values mean

own-help-key = Short name in files, of small letters, digits and hyphens. It takes the place of a house card with this key.
own-help-name = What it is called, in one language or in each.
own-help-single = What one model is called, where the name stands for several.
own-help-people = The key of its people, which decides its colour: one of { $peoples }, or one of your own.
own-help-colour = Only for a people that is in no list: the colour its cards share.
own-help-points = What one model costs, in place of the price by our formula.
own-help-attack = Attack dice of each model; a 4 or more is a skull.
own-help-berserk = More attack dice of a Berserker who gives up his defence.
own-help-defence = Defence dice of each model; a 6 is a shield.
own-help-full-defence = More defence dice in full defence.
own-help-strength = Multiplies the skulls that get through.
own-help-resistance = Divides the damage; each full share is a wound.
own-help-agility = Inches of movement in an activation, and who may react.
own-help-wounds = How many wounds a model takes until it is slain; each costs it a die.
own-help-skills = What its models can do beyond the values.
own-help-skill-leader = One die more in every fear test of the army.
own-help-skill-berserker = May give up its defence for the grey attack dice.
own-help-skill-fanatic = Wounds cost defence dice first.
own-help-skill-swordsmanship = One failed defence die succeeds.
own-help-skill-ranged = Shoots: all attack dice up to 4 inches, one fewer for every 4 inches more.
own-help-skill-flying = Moves over obstacles, terrain and models.
own-help-skill-fear = Who fights it takes a fear test that needs so many shields.
own-help-skill-fearless = So many fewer shields in its own fear tests; it frightens nobody.
own-help-skill-backstab = From the rear every attack die is a skull.
own-help-skill-war-machine = Moves and fires like a catapult or a cannon.
own-help-skill-magic = Casts spells with so many dice; knows one spell more than its level.
own-help-skill-magic-resistance = So many dice to resist a spell; one shield is enough.
own-help-skill-breath = An attack on enemies up to 4 inches away, divided as in melee.
own-help-skill-reach = Strikes over a gap of up to 1 inch.
own-help-skill-sluggish = Half the Agility when it wants to react with full defence.
own-help-skill-undead = Takes no fear tests.
own-help-skill-invulnerable = Loses one Wound a round at most.
own-help-spells = What a wizard knows unless the army says otherwise; the counterspell he knows anyway.
own-help-base = How large its models stand, and how many a regiment has at most.
own-help-sides = Width and depth in tenths of a millimetre, where the base is larger than usual.
own-help-height = In tenths of a millimetre; 0 is the usual height of its base.
own-help-character = Always a regiment of one model.
own-help-rides = The key of the card that carries it: a great mount, or the bearers of a litter.
own-help-carried-base = Width and depth of the base that two cards share, in tenths of a millimetre; it stands on both.
own-help-breath-kind = Fire, frost …: mere description.
own-help-icon = The key of a drawing.
own-help-figure = What the miniature looks like; without it one is painted by people, base and skills.
own-help-people-colour = Peoples of one colour may fight side by side: blue, green, grey, red, or a new one in small letters.
own-help-people-figure = What its models look like, but for what they carry; its mount is what its riders ride.
own-help-effect = What the spell does.
own-help-difficulty = Skulls that the casting roll needs; a wizard rolls as many dice as his level of Magic.
own-help-range = From base to base, in tenths of a millimetre; an inch is 250.
own-help-sight = Whether the target must be visible, as for a shot.
own-help-spell-colour = The only colour whose wizards know it; without it all do.
own-help-dice = Of an attack: dice against each model struck.
own-help-spell-strength = Of an attack: multiplies its skulls.
own-help-models = Of an attack: how many models of one regiment it strikes at most.
own-help-level = Of a fear test: the level of Fear it is taken against.
own-help-distance = How far a model is put from where it stood, in tenths of a millimetre.
own-help-spell-undead = Of a spell that brings back the slain: only Undead return.

## Spells of one’s own

spell-own-attack = Strikes { $models ->
    [one] a model
   *[other] up to { $models } models of one regiment
} of the enemy { $visible ->
    [yes] in sight
   *[no] seen or unseen
} up to { $range } away, each with { $dice ->
    [one] 1 attack die
   *[other] { $dice } attack dice
} and Strength { $strength }; each defends itself as usual.
spell-own-mend = { $visible ->
    [yes] A visible friendly
   *[no] A friendly
} model up to { $range } away gets back one lost Wound and the die lost with it. The dead stay dead.
spell-own-defence-die = { $visible ->
    [yes] A visible friendly
   *[no] A friendly
} regiment up to { $range } away: each model has one more defence die until the end of the round, as under Aegis.
spell-own-attack-die = { $visible ->
    [yes] A visible friendly
   *[no] A friendly
} regiment up to { $range } away: each model has one more attack die in its next melee this round, as under Fury.
spell-own-courage = { $visible ->
    [yes] A visible friendly
   *[no] A friendly
} regiment up to { $range } away is no longer frightened and passes every fear test until the end of the round, as under Courage.
spell-own-slow = { $visible ->
    [yes] A visible enemy
   *[no] An enemy
} regiment up to { $range } away has half its Agility, rounded up, until its next activation ends, as in a mire.
spell-own-fear = { $visible ->
    [yes] A visible enemy
   *[no] An enemy
} regiment up to { $range } away takes a fear test against Fear { $level } at once.
spell-own-move = The wizard or a { $visible ->
    [yes] visible friendly
   *[no] friendly
} model on foot up to { $range } away is placed up to { $distance } from where it stood, facing as you like, not in contact with an enemy.
spell-own-raise = One slain model of a { $visible ->
    [yes] visible friendly
   *[no] friendly
} { $undead ->
    [yes] Undead regiment
   *[no] regiment
} up to { $range } away returns with 1 Wound, touching its regiment.
