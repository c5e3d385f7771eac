## Armies

army-points = Points
army-card = { $character ->
    [yes] { $card } (character)
   *[no] { $card }
}
army-group = { $people } ({ $colour })
army-group-own = Your own cards
army-field-spells = Spells the wizard knows
army-marker-attack = One more attack die
army-marker-defence = One more defence die

## The parts of a price

army-part-blows = Attack dice and Strength
army-part-berserk = Grey attack dice and Strength
army-part-life = Wounds and Resistance
army-part-guard = Defence dice
army-part-full = Grey defence dice
army-part-speed = Agility
army-part-factor = { $part } (×{ $factor })
army-part-count = Models
army-part-rounded = Rounded to whole points
army-part-own = Price of its maker

## Values and skills

army-value-attack = Attack
army-value-berserk = Grey attack dice
army-value-defence = Defence
army-value-full-defence = Grey defence dice
army-value-strength = Strength
army-value-resistance = Resistance
army-value-agility = Agility
army-value-wounds = Wounds
army-skill = { $skill } { $level }
army-skill-monster = Monster base
army-skill-leader = Leader
army-skill-berserker = Berserker
army-skill-fanatic = Fanatic
army-skill-swordsmanship = Swordsmanship
army-skill-ranged = Ranged
army-skill-flying = Flying
army-skill-fear = Fear
army-skill-fearless = Fearless
army-skill-backstab = Backstab
army-skill-war-machine = War Machine
army-skill-magic = Magic
army-skill-magic-resistance = Magic Resistance
army-skill-breath = Breath Weapon
army-skill-reach = Reach
army-skill-sluggish = Sluggish
army-skill-undead = Undead
army-skill-invulnerable = Invulnerable

## What is wrong with an army

army-fault-game = This army belongs to another game: { $game }.
army-fault-budget = The budget is { $total }, but it cannot be less than nothing.
army-fault-empty = There are no models in this army yet.
army-fault-many = More than { $most } models are too many for one army.
army-fault-total = The army costs { $price } points, more than the { $total } that were agreed.
army-fault-left = It costs { $price } points, but only { $left } are left.
army-fault-card = There is no such card: { $card }.
army-fault-none = A regiment has at least one model: { $card }.
army-fault-count = { $most ->
    [one] { $card } always { AGREE($card, "goes", "go") } alone, as a regiment of one model.
   *[other] A regiment of { $card } has at most { $most } models.
}
army-fault-field = There is nothing to choose here called “{ $field }”.
army-fault-magic = { $card }: there are no wizards unless the battle is fought with magic.
army-fault-colour = { $card } may not fight in this army: { AGREE($card, "its", "their") } card is { $colour }, the first one is { $army }.
army-fault-carrier = { $card } { AGREE($card, "needs", "need") } the card that carries { AGREE($card, "it", "them") }: { $carrier }.
army-fault-carried = { $card } cannot come without the model { AGREE($card, "it carries", "they carry") }.
army-fault-marker = An experience marker adds an attack die or a defence die: attack or defence.
army-fault-veteran = Only a campaign has veterans.
army-fault-own = { $card }: { $words }
army-fault-people = A people needs a key of its own, which no other people has: { $people }.
army-fault-no-people = What stands here is a people, and this is none: { $card }.

## What is wrong with a card

army-card-people = There is no such people, so the card has no colour: { $people }.
army-card-colour = The colour of this people is another one: { $people } ({ $colour }).
army-card-berserk = Only a Berserker has grey attack dice.
army-card-sides = { $base ->
    [small] A small base is 2 × 2 cm.
    [normal] A normal base is 2.5 × 2.5 cm.
    [rider] A rider base is 2.5 × 5 cm.
    [monster] A monster base is at least 4 × 4 cm and at most 30 × 30 cm.
   *[gigantic] A gigantic base is at least 5 × 5 cm and at most 30 × 30 cm.
}
army-card-shared = A base that two cards share is a monster base: at least 4 × 4 cm and at most { $most } × { $most } cm.
army-card-rides = Whoever is carried needs the size of the shared base on the card.
army-card-spells = { $most ->
    [0] Only wizards know spells.
   *[other] This wizard may know { $most } spells, not { $found }.
}
army-card-spell = There is no such spell: { $spell }.
army-card-spell-twice = A spell is known once, not twice.
army-card-spell-free = Every wizard knows it, so it is not chosen: { $spell }.
army-card-spell-colour = Wizards of this colour do not know it: { $spell }.
army-card-effect = { $value } means nothing to this effect: { $effect }.

## What a card’s maker may have overlooked

army-warning-fearless = Fearless silences Fear: with both skills this regiment frightens nobody.
army-warning-ranged = The name speaks of a ranged weapon, but the card has no Ranged skill.
army-warning-shooter = Without attack dice it can never shoot.
