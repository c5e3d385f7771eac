## Cards and tables of a player's own

own-group = Your own cards
own-kind-card = Reference card
own-kind-card-help = A card for a miniature of your own: values, competences, equipment, look. The book has no cards; any that you own may be written down.
own-kind-wounds = Wound table
own-kind-wounds-help = The book refers to a wound table that is missing. Write yours; it holds if the option “Tables” says so.
own-kind-movement = Movement table
own-kind-movement-help = The book refers to a movement table that is missing. Write yours; it holds if the option “Tables” says so.
own-section-card = The card
own-section-values = Characteristics
own-section-competences = Competences
own-section-equipment = Equipment
own-section-price = Price and look
own-section-table = The table
own-section-levels = Levels by the total
own-section-places = Places by the lower die
own-section-doubles = Exceptional wounds
own-section-penalties = What wounds cost
own-section-costs = What terrain costs
own-section-heights = Heights and sizes

## Values of a card

own-key = Key
own-key-help = By what armies name it: small letters, digits and hyphens.
own-name = Name
own-name-help = What people call it: one name, or one for each language.
own-people = Army
own-people-help = Which of the armies of the catalogue it belongs to.
own-own-people = Another army
own-own-people-help = The name of an army that the catalogue does not have. One of the two is needed.
own-rank = Rank
own-rank-help = The rank that stands on the card.
own-rank-name = { $rank ->
    [irregular] irregular
    [regular] regular
    [veteran] veteran
    [special] special
    [elite] elite
    [creature] creature
    [living-legend] living legend
    [initiate] initiate
    [devout] devout
   *[rank-3] third rank
}
own-character = Character
own-character-help = The card bears a proper name: it can be in an army once, and it may counter-attack and take extra dice.
own-size-help = Small as a goblin, normal as a human, large as a troll, very large as a dragon. Pose and gear change nothing.
own-base-help = Width and depth in tenths of a millimetre: 25 × 50 mm is 250 and 500. Left out, it is as is usual for its size.
own-figures = Figures on the card
own-figures-help = For how many figures one card may stand. Left out: one for a character, three for others.
own-movement-help = The way of a walk in tenths of a millimetre: { $length } is 1250.
own-second-movement = Second Movement
own-second-movement-help = Movement in the air or in water, in tenths of a millimetre.
own-medium = Where the second Movement holds
own-medium-help = In the air it needs the competence Flight as well.
own-medium-name = { $medium ->
    [air] in the air
   *[water] in water
}
own-initiative-help = Who shoots first and who strikes first.
own-attack-help = Is added to attack dice.
own-strength-help = The second number beside ATT, weapons included.
own-strength-dice = Dice in FOR
own-strength-dice-help = D6 that are added to FOR each time: 7+D6 has one.
own-defence-help = Is added to defence dice.
own-resistance-help = The second number beside DEF, armour included.
own-shooting-help = A stroke is left out. It needs a ranged weapon.
own-courage-help = Either Courage or Fear, never both.
own-fear-help = Either Courage or Fear, never both.
own-discipline-help = A stroke is left out and counts as 0.
own-power-help = Is kept; the rules of magic are not in the book.
own-faith-help = Is kept; the rules of faith are not in the book.
own-creation = Creation
own-creation-help = The first number of FOI.
own-alteration = Alteration
own-alteration-help = The second number of FOI.
own-destruction = Destruction
own-destruction-help = The third number of FOI.
own-competences = Competences
own-competences-help = What the card lists, each with the number or the word behind its stroke.
own-competence = Competence
own-competence-help = One of those that the program plays.
own-competence-choice = { $x ->
    [number] { $words } Has a number.
    [name] { $words } Has a name.
    [word] { $words } Has a word: { $known }.
   *[none] { $words }
}
own-number = Number
own-number-help = What stands behind the stroke, as in Implacable/2.
own-word = Word
own-word-help = What stands behind the stroke, as the name of a personal enemy.
own-equipment = Equipment of the catalogue
own-equipment-help = What stands in the equipment zone; FOR and RES hold it already.
own-items = Equipment of its own
own-items-help = Whatever the catalogue does not have.
own-mount = Mount
own-mount-help = Whoever has one may not dodge, and has a base of 25 × 50 mm.
own-weapon = Ranged weapon of its own
own-weapon-help = With its Strength and its ranges. It needs a Shooting value.
own-weapon-strength-help = A shot has the Strength of the weapon.
own-range-short = Short range up to
own-range-short-help = In tenths of a millimetre: { $length } is 2000.
own-range-medium = Medium range up to
own-range-medium-help = In tenths of a millimetre.
own-range-long = Long range up to
own-range-long-help = In tenths of a millimetre. Beyond it nothing is hit.
own-range-area = Area
own-range-area-help = A radius in tenths of a millimetre: whoever comes within it of the figure hit is struck too.
own-points = Price of your own
own-points-help = Army points of one figure. Left out, our model makes the price.
own-icon = Sign
own-icon-help = What stands for it where there is no room for a miniature.
own-figure = Miniature
own-figure-help = What it looks like on the table.

## Values of a table

own-level-help = The least total of two dice + FOR - RES + bonus.
own-die-help = Where one is hit whose lower die shows this.
own-changes = What places change
own-changes-help = How much worse a wound is there, and from which total it kills.
own-place-title = Place
own-place-help = Where it was hit.
own-worse = Levels worse
own-worse-help = So many levels up.
own-kills = Kills only from
own-kills-help = A lesser total is critical at most.
own-kills-from = Kills always from
own-kills-from-help = This total or more always kills.
own-at-most = At most
own-at-most-help = It is never worse than this.
own-also = Besides
own-also-help = Where the players have agreed on that option.
own-also-name = { $also ->
    [halves-movement] MOV is halved
   *[weakens] FOR is 1 less
}
own-doubles = Doubles
own-doubles-help = Six rows, from double 1 to double 6: the place and what it changes.
own-penalty-help = What is taken from ATT, DEF, FOR and TIR.
own-terrain = { $kind ->
    [wood] Wood
    [encumbered] Encumbered ground
    [heavily-encumbered] Heavy ground
    [ladder] Ladder
   *[door] Door
}
own-cost-way-help = How often the way counts: 2 is twice.
own-cost-height-help = How often the height counts: 2 is twice.
own-door-help = What a door costs, in tenths of a millimetre.
own-step = Low obstacle
own-step-help = What stepping over it costs, in tenths of a millimetre.
own-height-figure = Height of a figure: { $size ->
    [small] small
    [normal] normal
    [large] large
   *[very-large] very large
}
own-height-figure-help = In tenths of a millimetre: { $length } is 300. It counts for sight and for low obstacles.
own-height-scenery = Scenery up to here: { $size ->
    [small] small
    [normal] normal
   *[large] large
}
own-height-scenery-help = In tenths of a millimetre. Higher scenery is of the next size.

## Tables as they are shown

own-wounds-title = Wound table: { $name }
own-movement-title = Movement table: { $name }
own-place = { $place ->
    [legs] legs
    [arms] arms
    [abdomen] abdomen
    [chest] chest
    [head] head
    [glancing] glancing
   *[vital] vital
}
own-place-changes = { $place }: { $changes }
own-change-worse = { $steps ->
    [one] one level worse
   *[other] { $steps } levels worse
}
own-change-most = at most “{ $level }”
own-change-kills = kills only from { $total }
own-change-always = kills always from { $total }
own-change-halves = as an option MOV halved
own-change-weakens = as an option 1 FOR less
own-cost-way = { $way } of way costs { $cost }
own-cost-height = { $way } of height costs { $cost }
own-words = { $words }.
own-words-door = Costs { $cost }.
own-words-obstacle = Up to half the figure's height: costs { $cost }. Smaller than the figure: a high jump 2 easier, or MOV / 2 in a walk. Else a high jump or a climb.

## What is wrong with a card or a table

own-fault-people = A card needs one army: one of the catalogue, or one of its own.
own-fault-x-none = { $competence } has neither a number nor a word.
own-fault-x-number = { $competence } needs a number, and no word.
own-fault-x-word = { $competence } needs a word, and no number.
own-fault-x-strange = { $competence } does not know “{ $found }”. It knows { $known }.
own-fault-ranges = The ranges of a weapon rise: short, medium, long.
own-fault-figures = The card of a character stands for one figure.
own-fault-courage = A card has either Courage or Fear, never both and never neither.
own-fault-medium = A second Movement needs air or water, and the other way round.
own-fault-flies = Movement in the air and the competence Flight go together.
own-fault-shooting = Shooting (TIR) and a ranged weapon go together.
own-fault-bearer = A piece of this equipment is reserved to another card.
own-fault-levels = The levels rise: “{ $level }” begins below the one before it.
own-fault-place-twice = What this place changes stands there twice.
own-fault-heights = Heights rise with the size: this one is below the one before it.
own-fault-tables = { $kind ->
    [wounds] An army brings one wound table at most.
   *[movement] An army brings one movement table at most.
}
own-warning-weapons = It has several ranged weapons, and shoots with this one: { $weapon }.
own-warning-mount = Riders are usually of large size.
own-warning-price = { $points } points instead of the { $model } of our model.
