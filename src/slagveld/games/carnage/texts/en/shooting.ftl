### Shooting: announcing, measuring, and what comes of it.

## What is asked

ask-announce = Which of your units shoot, and at whom? Nothing is measured yet.
ask-fire = { $name } { AGREE($name, "is", "are") } exactly at the limit from { $target }: direct or indirect fire?
do-announce = Shoot
do-announce-help = Say who shoots at whom. Ranges are measured when everybody has spoken; a target out of range is a lost shot.
do-fire = Shoot like this
field-shooter = Who shoots
field-shot-target = At whom
field-fire = Type of fire
fire-direct = Direct fire: the front rank shoots
fire-indirect = Indirect fire: all shoot, over other units

## Why not

refusal-shot-not-own = Choose a unit of your own.
refusal-shot-only = Only the unit that was just woken may announce a shot now.
refusal-shot-outdoors = { $name } { AGREE($name, "is", "are") } not inside a building: units in buildings announce first.
refusal-shot-indoors = { $name } { AGREE($name, "is", "are") } inside a building and had to announce the shot before the others.
refusal-shot-no-bow = { $name } { AGREE($name, "has", "have") } no ranged weapon.
refusal-shot-announced = { $name } { AGREE($name, "has", "have") } already announced a shot: a unit has one target.
refusal-shot-diverted = { $name } { AGREE($name, "is", "are") } diverted and { AGREE($name, "does", "do") } nothing.
refusal-shot-engaged = { $name } { AGREE($name, "is", "are") } in melee and cannot shoot.
refusal-shot-forest = { $name } { AGREE($name, "is", "are") } in the middle of an open forest and cannot shoot.
refusal-shot-nobody = Choose an enemy unit to shoot at.
refusal-shot-friend = { $name } { AGREE($name, "is", "are") } on your own side.
refusal-shot-inside = { $name } { AGREE($name, "is", "are") } inside a building and { AGREE($name, "does", "do") } not shoot, and so cannot be shot at.
refusal-shot-behind = { $name } { AGREE($name, "is", "are") } not in front of the unit.
refusal-shot-unseen = None of the archers sees { $name }.
refusal-shot-hidden = From the middle of the unit nothing of { $name } is visible.

## What is told

shot-announced = { $name } will shoot at { $target }
told-holds-fire = { $units } { AGREE($units, "holds", "hold") } fire.
told-shared = The wounds are shared out in the melee: { $parts }.
shot-part = { $name } ({ $count })
told-wind = The wind changes the range of { $name } against { $target }: direct fire reaches { $direct }, indirect fire { $indirect }.
told-visible = { $count ->
    [one] Only one figure of { $target } is visible and can be hit; the other wounds are lost.
   *[other] Only { $count } figures of { $target } are visible and can be hit; the other wounds are lost.
}
event-shot-direct = From { $name } to { $target } it is { $range }: direct fire.
event-shot-indirect = From { $name } to { $target } it is { $range }: indirect fire.
event-shot-either = From { $name } to { $target } it is { $range }: direct or indirect fire.
event-shot-lost = From { $name } to { $target } it is { $range }. { $reason }
shot-lost-range = Out of range: the shot is lost.
shot-lost-blocked = Other units are in the way of direct fire: the shot is lost.
shot-lost-unseen = Nobody sees the target: the shot is lost.
shot-lost-hidden = Nothing of the target is visible from the middle of the unit: the shot is lost.
shot-lost-building = There is no indirect fire at or from buildings: the shot is lost.
shot-lost-forest = At a forest edge arrows reach { $limit } only: the shot is lost.
shot-lost-after-all = The shot of { $name } at { $target } comes to nothing. { $reason }
shot-lost-gone = The shot of { $name } is lost: the target is no more.
shot-lost-diverted = The archers are diverted and do not shoot.
shot-lost-engaged = The archers are in melee and do not shoot.

## What changes a shot

shot-forest-edge = Forest edge
shot-low-wall = Behind a low wall
shot-small-rocks = Behind small rocks
shot-window = Behind a window

## Chances

# $limit is a range, $shooters the figures that shoot, $dice their dice.
odds-shot-direct = Direct, within { $limit }: { $shooters ->
    [one] 1 shooter
   *[other] { $shooters } shooters
}, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
odds-shot-indirect = Indirect, within { $limit }: { $shooters ->
    [one] 1 shooter
   *[other] { $shooters } shooters
}, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
odds-shot-blocked = Within { $limit }: the shot is lost, direct fire is blocked
odds-shot-beyond = Further than { $limit }: the shot is lost
shot-note-visible = { $count ->
    [one] At most 1 figure can be hit: no more are visible.
   *[other] At most { $count } figures can be hit: no more are visible.
}
shot-note-melee = The target is in melee: wounds are shared between both sides.
shot-note-wind = The wind changes the range of this shot.
