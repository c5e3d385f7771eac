### Wizard Duel.

## Names and values

field = Energy field
field-of = Energy field of { $name }
field-values = Field strength so far
points = Magic points
points-of = Magic points of { $name }
leftovers = Points left after each round
round = Round
order = Order of play
nature = Nature
nature-evil = evil
nature-neutral = neutral
nature-good = good
agility = Agility
agility-shooting = Agility when shooting
protection = Protection
striking = Striking power
wounds = Wounds
movement = Movement
# A Movement, as a length.
so-far = { $length }
weapon = Weapon
weapon-small = small weapon
weapon-normal = normal weapon
weapon-shooting = shooting weapon
weapon-heavy = for a crew of three
weapon-own = attacks of its own
# One line of the price list, or a race with its own price.
package = { $name } ({ $price } MP)
# A race with one of the weapons above.
stock-model = { $race }, { $weapon }
house-data = House data: not from the rulebook
badge-summoned = Just summoned
level-roof = Roof
level-floor = Floor

# The duel sheet.
line = Line on the duel sheet
appeared = Appeared in round
used-in = Used in rounds
# Wounds are those the creature has left; $used is one of the two below.
sheet-line = { $line }. { $name } (round { $appeared }): BH { $agility }, BS { $protection }, BW { $movement }, { $wounds } of { $most } wounds, used in { $rounds }, { $used }
sheet-used = used
sheet-ready = not used yet

# Why an Agility is changed.
against = Against { $race }
hard-to-hit = Target: { $race }
hard-to-shoot = Shot at { $race }

## What is asked

ask-table = Is the table as you want it?
ask-place = Where does your wizard appear, and which way does he look?
ask-creatures = { $used ->
    [0] Which of your creatures acts? Use one to four models.
    [one] What next? You have used 1 of at most 4 models.
   *[other] What next? You have used { $used } of at most 4 models.
}
ask-wizard = { $points ->
    [0] What does your wizard do? He has no magic points.
    [one] What does your wizard do? He has 1 magic point.
   *[other] What does your wizard do? He has { $points } magic points.
}
ask-face = You touch several enemies: with which one do you trade blows?
ask-exchange = Base contact! Do you strike?
ask-second-blow = Whom do you strike with the second blow?

## What one can do

do-agree-table = The table is fine
do-remove-scenery = Take scenery away
do-place = Appear
do-end-turn = End the turn
do-rest = Let actions lapse
do-walk = Walk or turn
do-jump = Jump down
do-strike = Strike
do-shoot = Shoot
do-push = Move a heavy weapon
do-fire = Fire a heavy weapon
do-face = Trade blows
do-answer = Answer
do-no-blow = No second blow
do-move-wizard = Move the wizard
do-end-wizard = End the wizard's turn
spell-attack = Attack magic (90 MP)
spell-defence = Defence magic (90 MP)
spell-healing = Healing magic (15 MP)
spell-creatures = Creature magic
policy-exchange = Blows on contact
policy-strike = always strike
policy-ask = ask me

## Fields

field-model = Model
field-path = Way
field-facing = Facing
field-target = Target
field-strike = Strike
field-landing = Landing place
field-weapon = Heavy weapon
field-crew = Crew
field-to = Where to
field-patient = Who is healed
field-package = Package
scene-creature-magic = Creature magic ({ $points } MP)
package-count = Models
package-price = Magic points
field-models = Models and their places
field-place = Place
field-name = Name of your wizard
field-scenery = Scenery

## Events and causes

creature-part = The part of the creatures
wizard-part = The part of the wizards
roll-order = { $name } { AGREE($name, "rolls", "roll") } for the order of play
roll-order-again = { $name } { AGREE($name, "rolls", "roll") } again for the order of play, after a tie
roll-melee = { $name } { AGREE($name, "strikes", "strike") } { $target }
roll-melee-field = { $name } { AGREE($name, "strikes", "strike") } the energy field of { $target }
roll-shot = { $name } { AGREE($name, "shoots", "shoot") } at { $target }
roll-shot-field = { $name } { AGREE($name, "shoots", "shoot") } at the energy field of { $target }
roll-breath = { $name } { AGREE($name, "breathes", "breathe") } fire at { $target }
roll-breath-field = { $name } { AGREE($name, "breathes", "breathe") } fire at the energy field of { $target }
roll-stay = { $name } { AGREE($name, "tries", "try") } to stay up
yields-stays = { $count ->
    [0] falls
   *[other] stays up
}
shot-at = a shot by { $name } at { $target }
shot-at-wizard = a shot by { $name } at the wizard { $target }
out-of-range-wizard = Out of range: the wizard { $target } { AGREE($target, "is", "are") } { $away } away from { $name }, and the range is { $reach }. The shot is lost.
out-of-range = Out of range: { $target } { AGREE($target, "is", "are") } { $away } away from { $name }, and the range is { $reach }. The shot is lost.
stays-put = { $name } { AGREE($name, "stays", "stay") } as before; the action is over.
event-moved-walk = { $name } { AGREE($name, "walks", "walk") } { $length }.
event-moved-away = { $name } { AGREE($name, "breaks contact and walks", "break contact and walk") } { $length }.
event-moved-wizard = The wizard { $name } walks { $length }.
event-moved-leap = { $name } { AGREE($name, "jumps", "jump") } { $length } down.
event-moved-stairs-up = { $name } { AGREE($name, "walks", "walk") } { $length }, up the stairs.
event-moved-stairs-down = { $name } { AGREE($name, "walks", "walk") } { $length }, down the stairs.
event-moved-shifted = { $name } { AGREE($name, "is", "are") } moved { $length }.
event-moved-along = { $name } { AGREE($name, "goes", "go") } along.
# $foes are the enemies it touches now.
contact = { $name } { AGREE($name, "comes", "come") } into base contact with { $foes }.
contact-wizard = { $name } { AGREE($name, "comes", "come") } into base contact with the wizard { $foes }.
contact-only = { $name } { AGREE($name, "comes", "come") } into base contact with { $foes }; it took more than one walk, so there is no exchange of blows.
contact-late = { $name } { AGREE($name, "comes", "come") } into base contact with { $foes }; it was not the first action, so there is no exchange of blows.
faces = { $name } { AGREE($name, "trades", "trade") } blows with { $target }.
unable = { $why ->
    [heavy] { $name } cannot strike: heavy weapons do not fight hand to hand.
    [held] { $name } cannot strike: a snake holds it.
    [weapon] { $name } cannot strike: it has no hand weapon.
   *[behind] { $name } cannot strike: it looks away from the enemy.
}
holds-back = { $name } { AGREE($name, "does", "do") } not strike.
no-second-blow = { $name } { AGREE($name, "leaves", "leave") } the second blow out.
exchange-lapses = There is no exchange of blows: one of the two is gone.
# Striking power less Protection; $factor is more than 1 where fire counts more.
event-wounded = { $name } { AGREE($name, "loses", "lose") } { $left ->
    [0] { AGREE($name, "its", "their") } last { $amount ->
        [one] wound
       *[other] { $amount } wounds
    }
   *[other] { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    } and { AGREE($name, "has", "have") } { $left } left
} (striking power { $power } − Protection { $protection }{ $factor ->
    [1] {""}
   *[other] , times { $factor } by fire
}).
unhurt = { $name } { AGREE($name, "is hit, but loses", "are hit, but lose") } no wound (striking power { $power } − Protection { $protection }).
stays-up = { $name } { AGREE($name, "stays", "stay") } up with 1 wound.
event-mended = { $name } { AGREE($name, "gets", "get") } { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
} back and { AGREE($name, "has", "have") } { $left } now ({ $cause }).
event-fallen = { $sort ->
    [wizard] The wizard { $name } is defeated.
    [weapon] { $name } { AGREE($name, "is", "are") } destroyed.
   *[creature] { $name } { AGREE($name, "is", "are") } slain.
}
# $models are his creatures and heavy weapons.
all-leave = Everything that { $name } summoned leaves the table with him: { $models }.
# $named: whether the wizard is not called like his player.
event-arrived = { $named ->
    [yes] The wizard { $name } of { $seat } appears: { $where }.
   *[no] The wizard { $name } appears: { $where }.
}
event-summoned = { $seat } summons { $name } ({ $weapon }).
rests = { $left ->
    [one] { $name } { AGREE($name, "lets its", "let their") } last action lapse.
   *[other] { $name } { AGREE($name, "lets both its", "let both their") } actions lapse.
}
serves = { $crew } { AGREE($crew, "serves", "serve") } { $weapon }.
takes-away = { $player } takes a piece of scenery away: { $scenery }.
agrees-table = { $player } agrees to the table.
gazed = A snake holds { $name }, who cannot attack in the next round.
# $fields are wizards with their values.
fields-at-end = Energy fields at the end: { $fields }.
field-value = { $name } { $value }
# Causes of a changed field or of magic points spent.
struck-by = hit by { $name } with striking power { $power }
ran-by = { $name } ran into it
attacked-by = attack magic of { $name }
cast-attack = attack magic against { $target }
cast-healing = healing magic for { $target }
cast-creatures = creature magic: { $name }
cause-healing = healing magic
cause-nature = it heals by itself
cause-income = { $count } for the new round
cause-carried = at most { $most } are carried over
cause-weapon = hit by a weapon
cause-run = a creature ran into it
cause-attack = attack magic
cause-defence = defence magic

## Refusals

# Setting up
refusal-set-table = This table cannot be read: { $reason }.
refusal-table-small = This table is too small: it must be at least { $short } by { $long }.
refusal-teams = There are no teams in this duel: every player is the enemy of all others.
refusal-set-army = This stock cannot be read: { $reason }.
refusal-house = { $race }: this race is house data, and this duel allows only the printed races.
refusal-scenery = There is no such piece of scenery on the table.
refusal-place = This place is not on offer; choose one of those shown.
refusal-name = A wizard's name has at most { $most } signs, all of them visible.

# Who may act
refusal-not-yours = This is not one of your creatures.
refusal-no-own-actions = A heavy weapon has no actions of its own; its crew moves and fires it.
refusal-no-actions = This model has no action left in this round.
refusal-serves = This model serves a heavy weapon and has given it all its actions of this turn.
refusal-one-after-other = You have gone on to another model, so this one is done for this round.
refusal-just-summoned = This model has just been summoned and acts from the next round on.
refusal-used = This model has already been used in this round.
refusal-four-models = You can use at most four models in a turn; a heavy weapon and each of its crew count as one.
refusal-must-use = Use at least one model first; you may let its actions lapse.

# Ways and places
refusal-far = That is too far: at most { $most }.
refusal-way = An enemy, a wall, solid scenery or the edge of the table is in the way; go around it.
refusal-room = There is no room for the base there.
refusal-stairs = There are no stairs on this way; one changes levels only by stairs or by jumping down.
refusal-jump = One jumps down only from an edge, at most { $most }, and where there is room below.
refusal-jump-heavy = A heavy weapon cannot jump down.
refusal-moved = Your wizard has already moved in this round.
refusal-wizard-building = The energy field of your wizard keeps him out of buildings and forests.

# Fighting
refusal-no-enemy = Only enemies can be attacked.
refusal-no-contact = You can strike only an enemy who is in base contact and in view.
refusal-behind = This enemy is behind the model; turn first, which is part of a walk.
refusal-no-hand-weapon = This model has no hand weapon, so it cannot strike.
refusal-no-shooting-weapon = This model has no shooting weapon.
refusal-shoot-in-melee = A model in base contact with an enemy cannot shoot; walk away first.
refusal-not-seen = This target is not in view: it must be in front, with no model or scenery in between, and neither side in a building or forest.
refusal-targets = { $most ->
    [one] A blow has one target; name exactly one.
   *[other] Name 1 to { $most } different targets.
}
refusal-face = Choose one of the enemies you have just touched.

# Heavy weapons
refusal-weapon = This is not one of your heavy weapons.
refusal-weapon-twice = This heavy weapon has already taken both its actions in this round.
refusal-crew = Only your own creatures in base contact with the weapon, and with no enemy, can serve it.
refusal-crew-count = A heavy weapon is served by one to three different creatures.
refusal-crew-of-three = It takes a crew of three to fire a heavy weapon.
refusal-crew-used = One of this crew has already been used in this round, or has only just been summoned.
refusal-crew-busy = { $name } cannot serve this weapon: who serves gives all actions of the turn, and { $name } { AGREE($name, "has", "have") } done something else with them.
refusal-push-level = A heavy weapon stays on its level: it takes no stairs and cannot jump.

# Magic
refusal-points = This costs { $price } magic points, and you have { $have }.
refusal-cast-over = Your wizard has moved after casting, so his spells of this round are over.
refusal-field-full = Your energy field is at { $most }, and it cannot become stronger.
refusal-no-wizard = Attack magic works only on an enemy wizard.
refusal-reach = That is out of reach: at most { $most }.
refusal-unhurt = This model is not wounded, so there is nothing to heal.
refusal-package = There is no such package on the price list.
refusal-models = Choose free models of your stock that carry the weapon of this package, each of them once.
refusal-too-many = { $most ->
    [one] This package brings 1 model only.
   *[other] This package brings at most { $most } models.
}
refusal-short = This package brings more models; place all that are free and find room.
refusal-natures = Good and evil creatures do not fight for the same wizard; neutral ones go with both.
refusal-summon-distance = Creatures appear { $near } to { $far } from your wizard.
refusal-summon-contact = Creatures cannot appear in base contact with an enemy.

## Options

option-rounds = Rounds
option-rounds-help = When the last round is over, the strongest energy field wins; 0 means no limit. Where only bots play it is 15, unless you set it.
option-contact = Blows on contact
option-contact-help = When a walk into base contact lets both sides strike at once.
option-contact-one-action = when one walk brings them together, whatever the model did before
option-contact-first = only when it is the model's first action
option-service = Serving a heavy weapon
option-service-help = What a crew gives to the heavy weapon that it serves.
option-service-all = all its actions of the turn
option-service-single = one action for each action of the weapon; the rest is its own
option-free-measuring = Measure before shooting
option-free-measuring-help = You may see whether a target is in range before you shoot; by the rulebook you name it first.
option-printed-races = Printed races only
option-printed-races-help = Only orks, goblins, amazons and heavy weapons, whose values are in the rulebook; all others are house data.
option-published-update = The publisher's later values
option-published-update-help = Sauroids and trolls have the values that the publisher printed later.
option-larger-table = Larger table (cm)
option-larger-table-help = So many centimetres are added to the length and the width of the table. A larger table makes for a longer and more exciting game.
option-lay-table = Change the table first
option-lay-table-help = Before the duel the players may take scenery away; it begins when all agree.

## Scenery

scenery-building = Building
scenery-building-help = Nobody sees or shoots into it, out of it or through it; wizards cannot enter. Stairs lead to higher levels, and on the roof one is in plain view.
scenery-forest = Forest
scenery-forest-help = Nobody sees or shoots into it, out of it or through it; wizards cannot enter.
scenery-rocks = Rocks
scenery-rocks-help = No way through, no sight through.
scenery-pond = Pond
scenery-pond-help = No way through; one can see and shoot across.
scenery-open = Open ground
scenery-open-help = Everybody can walk and stand here.

## Faults

fault-game = This stock is for another game ({ $game }).
fault-race = There is no race { $race }.
fault-weapon = { $race }: this race has no weapon “{ $weapon }”.
fault-count = The number of models must be from 1 to { $most }.
fault-empty = A stock needs at least one model.
fault-many = A stock has at most { $most } models.
fault-total = This stock costs { $price } magic points; { $total } were agreed.
fault-bases = The creatures and wizards are not the same as the bases on the table.
fault-creature = The creature with number { $number } has an impossible race, owner or number of wounds.
fault-wizard = The energy field or the magic points of { $name } are impossible.

## Ends

end-last = No enemy wizard is left.
end-together = No wizard is left.
end-agreed = The players agreed on a draw.
end-rounds = The agreed end has come, and the strongest energy field decides.
end-equal = The agreed end has come, and the strongest energy fields are equal.

## Odds

odds-fight = Several blows: wounds the target has left
odds-strike = Blow
odds-in-range = In range
odds-out-of-range = Out of range
odds-wounds = { $count ->
    [0] no damage
    [one] 1 point of damage
   *[other] { $count } points of damage
}
blows = Number of blows
stays = Felled, stays up on this or less

odds-exchange = Exchange on contact: wounds you take and deal
# $what is one of the values above, here of the enemy.
odds-foe = Enemy: { $what }
odds-contact = Contact with { $name }
odds-traded = takes { $taken }, deals { $dealt }

## More of the sheet and the cards

movement-crew = { $length } per crew member
price = Price (MP)
described = In the words of the rulebook
later-data = Printed later by the publisher: not in the rulebook
package-house = { $name } ({ $price } MP, house data)
stock-model-house = { $race }, { $weapon } (house data)
sheet-struck = { $line }. { $name } (round { $appeared }): slain in round { $fallen }
# Why the field has this value: one of the causes.
sheet-field = Round { $round }: field { $value }, { $cause }
cause-start = printed on the sheet
trait-shooting = Agility { $value } when shooting
trait-attackers = Agility { $change } for whoever attacks it
trait-shots = Agility { $change } for whoever shoots at it
trait-against = Agility { $change } against { $race }
# $nature is evil, neutral or good.
trait-against-nature = Agility { $change } against creatures of nature { $nature }
trait-stays = Felled by anything but fire, it stays with 1 wound on { $value } or less
trait-fire = Wounds from fire count times { $factor }
trait-heals = Heals { $value ->
    [one] 1 wound
   *[other] { $value } wounds
} each round, not after fire
trait-two-foes = Each fight action may strike two different enemies in contact
trait-two-blows = Each fight action is two blows
trait-flies = Flies over models and scenery
trait-breath = Breathes fire: { $reach }, striking power { $power }

## About the game

about = About this game
about-name = Name
about-author = Author
about-players = Players
about-two-or-more = two or more
about-aim = Aim
about-break = Break down the energy field of the other wizard, chiefly with summoned creatures, and so defeat him.
found-elsewhere = Found elsewhere: the rulebook has lost its beginning.

## Familiars

familiar = Familiar (found elsewhere)
familiar-none = No familiar
familiar-none-joins = { $name } { AGREE($name, "has", "have") } no familiar.
familiar-snake = Snake: once a round an enemy creature in contact with the wizard cannot attack in the next round
familiar-turtle = Turtle: the energy field starts at 25 and goes up to 60
familiar-toad = Toad: 10 magic points more may be carried over
familiar-raven = Raven: creatures appear { $near } to { $far } from the wizard
familiar-owl = Owl: 10 magic points more each round
familiar-joins = { $name } { AGREE($name, "is", "are") } joined by a familiar: { $familiar }.
familiar-dies = The familiar of { $name } ({ $familiar }) takes 5 points of the spell upon itself and dies.
cause-familiar = the familiar
ask-familiar = Which familiar does your wizard have?
do-familiar = Choose
do-gaze = The snake holds a creature
held = held by a snake
refusal-familiar = There is no such familiar.
refusal-held = A snake holds this creature: it cannot attack in this round.
refusal-gaze = The snake holds only an enemy creature in base contact with your wizard.
refusal-gazed = The snake has already held a creature in this round.
option-familiars = Familiars
option-familiars-help = Found elsewhere, not in the rulebook: each wizard may have one familiar and then starts with 70 magic points. An attack spell kills it, and it takes 5 points of the spell upon itself.

place-nw = north-west corner
place-n = north side
place-ne = north-east corner
place-w = west side
place-e = east side
place-sw = south-west corner
place-s = south side
place-se = south-east corner
place-middle = middle
landing = jump { $down } down
note-defence = Costs { $price } points. Your field grows from { $old } to { $new }.
note-healing = Costs { $price } points and heals one wound.
note-attack = Costs { $price } points. The field falls from { $old } to { $new }, no roll.
note-summons = { $count } of { $most } placed. Costs { $price } points.
note-turns = Turns on the spot; this is one action.
note-stays = Stays as it stands, and yet it is one action.
note-touched = { $name } { AGREE($name, "is", "are") } in base contact already, so this walk brings no exchange of blows. A blow is an action of its own: Strike.
note-no-exchange = Contact with { $name } that brings no exchange of blows.

## Laying the table

scenery-wall = Stone wall
scenery-wall-help = No way through, no sight through.
scenery-swamp = Swamp
scenery-swamp-help = On foot every length counts twice here; one can see and shoot across.
refusal-table-large = This table is too large: no side may be longer than { $most }.
refusal-kit-pieces = That is too much scenery: lay at most { $most } pieces.
refusal-kit-kind = Piece { $number } is not in the box of scenery: { $kind }.
refusal-kit-name = The name of piece { $number } has signs that cannot be shown; write it in plain letters.
# $piece is its name, $number its place in the list.
refusal-kit-size = { $piece } { AGREE($piece, "has", "have") } the wrong size: each side must be { $least } to { $most }.
refusal-kit-edge = { $piece } { AGREE($piece, "hangs", "hang") } over the edge of the table; move { AGREE($piece, "it", "them") } inwards.
refusal-kit-overlap = { $piece } and { $second } touch or overlap; pull them apart.
refusal-no-place = A wizard would find no room to appear; clear the edge of the table within { $near } of every corner and of the middle of every side.
refusal-own-table = "{ $scenario }" is played on its own table; choose another scenario for a table laid by hand.

## First steps

lesson-look = Welcome! The model with the pointed hat on the left is your wizard. His energy field starts at 20: whoever breaks the other's field wins. Your creatures stand before him, the enemy's across from them. Point at any model to read about it.
lesson-walk = Your creatures act first. Choose the ork that glows and walk it straight into the amazon across from it: an ork walks up to { $reach }. Contact in one walk brings an exchange of blows at once.
lesson-attack = A model has two actions. Now strike with the ork that touches an enemy. Each attack has a number: it hits when the twenty-sided die shows that number or less. You see the odds before you confirm.
lesson-shoot = The ork behind has a bow. Let it shoot at the amazon in the middle: the target is named first, and only then it is measured.
lesson-end-turn = Use up to four models in a turn, one after the other. That was enough: end the turn, and let the third ork rest when it is asked. Then the part of the creatures is over.
lesson-summon = After the creatures come the wizards. You have 100 magic points: summon new creatures, { $near } to { $far } from your wizard. They act from the next round on.
lesson-end-wizard = The wizard may also move up to { $move } or cast another spell. End his turn when he is done.
lesson-on = That is all you need! Play on: after round 3 the stronger field wins. Your creatures hurt the enemy's field by running into the wizard, striking and shooting.
about-game = Two wizards summon creatures, hurl spells, and break each other’s energy field.

## Cards of one’s own

own-group = Your own cards
own-data = A card that a player has written
own-printed = From the rulebook
own-about-card = In the words of its maker
own-weapon-line = striking power { $power }, { $price } MP a model
trait-kin = Traits against { $race } hold against it as well
own-stock = { $name } (stock)
own-stock-line = { $count } × { $model }
own-share = Share of a package: { $name }
own-price-least = At least 1

## Kinds of cards and their parts

own-kind-race = Race
own-kind-race-help = A row of the race table: values, weapons with their striking power, special traits and looks of creatures of yours.
own-kind-stock = Stock
own-kind-stock-help = The models that a wizard can summon, as one card: races, weapons and how many of each.
own-section-names = Who it is
own-section-values = Values
own-section-weapons = Weapons and attacks
own-section-traits = Special traits
own-section-figure = The miniature
own-section-stock = The stock
own-section-models = Its models

## What may be written on a race

own-key = Key
own-key-help = A short word for files: small letters, digits and hyphens. Entries of a stock name the card by it.
own-name = Name
own-name-help = What players read: one for all languages, or one for each. A model has its number behind it.
own-about = Description
own-about-help = A sentence about these creatures. It is only read; what counts are the values.
own-price = Price of your own (MP)
own-price-help = Magic points for one model. It then comes singly and in no package. Without it weapons cost their share of a package, and creatures with attacks of their own what our model says.
own-icon = Drawing
own-icon-help = The sign that stands for it where there is no room for a miniature.
own-nature = Nature
own-nature-help = Good and evil creatures do not fight for the same wizard; neutral ones go with both.
own-agility = Agility
own-agility-help = It hits with this number or less on the twenty-sided die.
own-shooting-agility = Agility when shooting
own-shooting-agility-help = Only where it is another than in melee.
own-protection = Protection
own-protection-help = So many wounds fewer from every hit.
own-wounds = Wounds
own-wounds-help = How many it can take; with the last one it is defeated.
own-movement = Movement (cm)
own-movement-help = How far it walks in one walk action. A heavy weapon has 0: its crew moves it.
own-base = Base (mm)
own-base-help = Diameter of the round base. Without it 30, and 50 for attacks of its own.
own-power = Striking power
own-power-help = Wounds of a hit, less the Protection of who is hit.
own-armed-figure = Miniature with this weapon
own-armed-figure-help = Only where it looks otherwise than the miniature below.
own-figure = Miniature
own-figure-help = What its models look like; what is not said follows from their weapon. Looks decide nothing in the game.
own-weapon-small-help = A knife or a hand axe, for melee. Three models come in a package of 90 magic points.
own-weapon-normal-help = A sword or an axe, for melee. Two models come in a package of 80 magic points.
own-weapon-shooting-help = A bow or a crossbow, for shots only. One model costs 70 magic points.
own-weapon-heavy-help = A machine on wheels that a crew serves. It stands alone in its row and costs 160 magic points.
own-weapon-own-help = Fists, claws or teeth in place of weapons. Such a creature comes singly, at a price of its own.
own-breath = Breath of fire
own-breath-help = It shoots fire: only with attacks of its own.
own-reach = Range (cm)
own-reach-help = How far the fire reaches.
own-attackers = Agility of attackers
own-attackers-help = So much is added to the Agility of everybody who attacks it: −1 for goblins.
own-shots = Agility of who shoots at it
own-shots-help = So much is added for shots: −4 for sauroids.
own-against = Against some foes
own-against-help = Its Agility changes against one race, or against one nature.
own-change = Change
own-change-help = What is added to its Agility then.
own-against-race = Race
own-against-race-help = Against models of this race, and all that count as it.
own-against-nature = Nature
own-against-nature-help = Against all creatures of this nature.
own-blows = Blows
own-blows-help = What one fight action gives in melee; an exchange of blows stays one blow.
own-blows-one = one blow
own-blows-together = two different foes, named together (giants)
own-blows-in-turn = two blows, one after the other (dragons)
own-flies = Flies
own-flies-help = It goes over models and scenery, like dragons.
own-heals = Heals each round
own-heals-help = Wounds it gets back at the start of a round, but not after fire, like trolls.
own-stays-on = Stays up on
own-stays-on-help = Felled by anything but fire, it stays with one wound if the die shows this or less, like the undead.
own-fire-factor = Wounds by fire, times
own-fire-factor-help = Fire hurts it so many times as much: 2 for the undead.
own-kin = Counts as
own-kin-help = Traits that others have against this race hold against yours as well.

## What may be written on a stock

own-models = Models
own-models-help = Line by line; they are numbered in this order.
own-stock-race = Key of the race
own-stock-race-help = One of ours, or one that the same army brings along.
own-stock-weapon = Weapon
own-stock-weapon-help = The weapon class that its models carry.
own-stock-count = Models
own-stock-count-help = How many of them you own.

## What is wrong, and what may be overlooked

own-fault-weapons = A race needs at least one weapon, or attacks of its own.
own-fault-own = A creature with attacks of its own carries no weapons.
own-fault-heavy = A heavy weapon is no creature: its row has no other weapons.
own-fault-breath = Only creatures with attacks of their own breathe fire.
own-fault-still = A creature needs a Movement of at least 1.
own-fault-crew = A heavy weapon has Movement 0: its crew moves it.
own-fault-against = Name either a race or a nature, not both.
own-fault-stock-weapon = { $race }: this race has no such weapon ({ $weapon }).
own-fault-stock-many = This stock has { $count } models; at most { $most } are allowed.
own-warning-shooting = It has an Agility for shooting, but nothing to shoot with.
own-warning-heavy = A heavy weapon neither flies nor strikes: this trait is of no use.
own-warning-single = With a price of its own its models come one by one, no longer in packages.
own-warning-race = { $race } is none of our races; bring its card along in the same army.
fault-own = The card { $card } in this duel has values that no card may have.
