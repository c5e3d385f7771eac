# Cards of a player’s own

## Kinds

own-kind-warrior = Warrior
own-kind-warrior-help = A base and a whole dial: the values and abilities of every click.
own-kind-item = Item
own-kind-item-help = Something that a Unique warrior carries in an item slot.
own-kind-domain = Domain card
own-kind-domain-help = A card to choose in secret when domains are used; it holds for everybody.
own-kind-built = Built terrain
own-kind-built-help = A piece for the terrain pile, with its defense, fortification value and structural points.

## Parts of a card

own-section-warrior = Who it is
own-section-base = The base
own-section-types = Types
own-section-dial = The dial
own-section-figure = The miniature
own-section-item = The item
own-section-gives = What it gives
own-section-domain = The domain
own-section-everybody = What holds for everybody
own-section-built = The piece
own-section-ground = What it is in the game

## What all have

own-key = Key
own-key-help = A short word for files: small letters, digits and hyphens. Your army’s entries name the card by it.
own-name = Name
own-name-help = What players read; one for all languages, or one for each.
own-icon = Drawing
own-icon-help = The sign that stands for it where there is no room for more.
own-figure = Miniature
own-figure-help = What the figure on the base looks like. Looks decide nothing in the game.

## Warriors

own-number = Collector number
own-number-help = As printed on the base; name, rank and number tell warriors apart.
own-rank = Rank
own-rank-help = Stars on the base. A Unique warrior has none, and an army may have it only once.
own-rank-weak = Weak
own-rank-standard = Standard
own-rank-tough = Tough
own-rank-unique = Unique
own-points = Point value of your own
own-points-help = In whole points. It counts in place of the price of the model; leave it out to pay that one.
own-faction = Faction
own-faction-help = Warriors of one faction make formations together. Without one it is a Mage Spawn.
own-subfaction = Subfaction
own-subfaction-help = A part of its faction; no rule asks for it.
own-base = Base
own-base-help = Diameter in tenths of a millimetre. Usual are 275, and 425 with item slots.
own-front-arc = Front arc
own-front-arc-help = In degrees, half to each side of the facing; everything else is rear arc. Usual are 90.
own-item-slots = Item slots
own-item-slots-help = How many items a Unique warrior may carry.
own-arrows = Arrows
own-arrows-help = How many targets one ranged combat action may have.
own-range = Range
own-range-help = In inches; 0: it does not shoot.
own-ranged-damage = Ranged damage
own-ranged-damage-help = Clicks of damage of its shots. Left out, the damage of the click serves for both.
own-attack-bonus = Attack bonus
own-attack-bonus-help = What its attack type adds: a sword in close combat, a bow or wand in ranged combat.
own-speed-type = Speed type
own-speed-type-help = How it moves: on foot, mounted, winged or in water.
own-attack-type = Attack type
own-attack-type-help = What it fights with; the traits of the type come with it.
own-defense-type = Defense type
own-defense-type-help = A warrior immune to magic is safe from wands and abilities called Magic.
own-damage-type = Damage type
own-damage-type-help = A Golem is healed only up to its next repair marker.
own-dial = Clicks
own-dial-help = From the starting marker on, one row for each click. After the last come three skulls.
own-speed = Speed
own-speed-help = Inches of a move.
own-attack = Attack
own-attack-help = Added to two dice; the sum must reach the defense of the target.
own-defense = Defense
own-defense-help = What the attack result of an enemy must reach.
own-damage = Damage
own-damage-help = Clicks of damage of a successful attack.
own-speed-ability = Speed ability
own-attack-ability = Attack ability
own-defense-ability = Defense ability
own-damage-ability = Damage ability
own-nexus = Ability nexus
own-ability-help = The special ability that shows on this click; it works while it shows.
own-ability = { $words }
own-repair = Repair marker
own-repair-help = Whether this click has one; healing of a Golem stops here.
own-click-help = Only where this click differs from the card as a whole.

## Items

own-item-number = Collector number
own-item-number-help = A number that begins with R makes it a relic: one for each warrior, the same only once in an army.
own-item-points = Point value
own-item-points-help = In whole points; it counts for the build total.
own-requires = Requirements
own-requires-help = What the bearer must have. Without them every Unique warrior with a slot can use it.
own-needed-type = Attack type of the bearer
own-needed-type-help = The item works while the dial shows this type.
own-needed-faction = Faction of the bearer
own-needed-faction-help = Only warriors of this faction can use it.
own-needed-attack = Least attack of the bearer
own-needed-attack-help = As the dial shows it, without modifiers.
own-modifiers = Modifiers
own-modifiers-help = What is added to values, under the rule of three.
own-value = Value
own-value-help = The combat value that changes.
own-amount = Amount
own-amount-help = How much is added; below 0 it is taken away.
own-tokens = By action tokens
own-tokens-help = In place of an amount: +1 for each action token of the bearer (an asterisk on the card).
own-when = When
own-when-help = In which attacks it holds. Left out, it always holds.
own-when-always = always
own-when-close = in close combat
own-when-ranged = in ranged combat
own-when-paid = while its price is paid
own-more-range = More range
own-more-range-help = Inches added to a range above 0; no modifier.
own-item-ability = Ability
own-item-ability-help = A special ability that the bearer has by it.
own-exhaustion = Price in exhaustion damage
own-exhaustion-help = What the bearer may take in its command phase, so that modifiers “while its price is paid” hold.
own-story = Story
own-story-help = A few words of what it is; no rule asks for them.

## Domains

own-words = Words
own-words-help = What the card says, in one line. Left out, it is told from the values below.
own-most-range = Longest range
own-most-range-help = Ranges above so many inches are so long; 0: no limit.
own-runs = Runs
own-runs-help = Whether warriors may run.
own-storm = Storm
own-storm-help = Each command phase begins with 1D6: up to this number every warrior that touches another takes 1 damage. 0: no storm.
own-cancels = Cancels
own-cancels-help = The domains that it takes out of the game.

## Built terrain

own-look = Look
own-look-help = How it is drawn.
own-look-wall = wall
own-look-tower = tower
own-look-ruin = ruin
own-size = Length and width
own-size-help = In tenths of a millimetre; one inch is 250.
own-sides = { $length } × { $width }
own-terrain = Kind of terrain
own-terrain-help = What it counts as for moves and lines of fire.
own-elevated = Elevated
own-elevated-help = Whoever stands on it has the height advantage.
own-dot = Centre dot
own-dot-help = Whether warriors can occupy it.
own-built-defense = Defense
own-built-defense-help = What the result of an attack on the piece must reach.
own-fortification = Fortification value
own-fortification-help = Added to the defense of whoever is in it or touches it.
own-structure = Structural points
own-structure-help = So much damage in one turn destroys the piece.

## What is wrong, and what may be overlooked

own-fault-subfaction = This subfaction is no part of the faction.
own-fault-amount = A modifier needs an amount, or goes by action tokens; not both.
own-fault-price = This modifier waits for a price, but the item has none.
own-fault-blocking = Nobody can stand in blocking terrain, so it has neither centre dot nor height.
own-warning-slots = Only a Unique warrior can use its item slots.
own-warning-arrows = It has several arrows, but no range on any click.
own-warning-repair = Repair markers count only for a Golem.
own-warning-price = Its price buys nothing: no modifier waits for it.
own-warning-never = A modifier never holds: speed is not asked for in attacks, damage not in ranged and ranged damage not in close combat.
