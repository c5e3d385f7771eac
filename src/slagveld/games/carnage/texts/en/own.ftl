## Cards of one’s own

own-kind-unit = Unit
own-kind-unit-help = Troops that fight in units: the worksheet for one figure of them.
own-kind-hero = Hero
own-kind-hero-help = A hero fights alone, as a unit of his own; with a bow he may buy extra shots.
own-kind-mage = Mage
own-kind-mage-help = A mage fights alone and buys disciplines, spells and magic points.
own-section-names = Name
own-section-values = Values
own-section-magic = Magic
own-section-model = Miniature
own-key = Key
own-unit = Name of a unit
own-points = Points by your own price
own-icon = Icon
own-figure = Miniature

## What the values mean

own-help-key = Short name in files, of small letters, digits and hyphens. It takes the place of a troop type of the book with this key.
own-help-name = What one figure is called, in one language or in each.
own-help-unit = What a unit of them is called; without it, as one figure.
own-help-people = Whose figure it is: decides its icon and what it rides.
own-help-class = Cavalry moves as cavalry, archers have a bow.
own-help-points = What one figure costs, in place of the price by the worksheet.
own-help-ws = How well it hits: 3 are recruits, 4 trained, 6 veterans, 8 heroes.
own-help-st = How hard it hits: the row of the wound table.
own-help-armour = How hard it is to wound: the column of the wound table.
own-help-w = How many wounds it takes until it is slain.
own-help-at = How many dice it attacks with.
own-help-mount = Moves as cavalry; needs W 2 and AT 2, for the mount fights too.
own-help-bow = A bow besides the hand weapon; goes with medium armour at most.
own-help-shots = Dice in shooting beyond the first, for heroes with a bow.
own-help-disciplines = The schools of magic whose spells the mage may buy.
own-help-spells = What the mage can cast, besides Explosion.
own-help-magic = Points that spells cost; what is spent is gone.
own-help-width = Of the base; without it 25 mm.
own-help-depth = Of the base; without it 25 mm on foot and 50 mm mounted.
own-help-icon = The key of a drawing; without it, that of its people.
own-help-figure = What the miniature looks like; without it one is painted by the values.

## What is wrong with a card

own-fault-key = Keys like this are those of figures from the worksheet: { $card }.
