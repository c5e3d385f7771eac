### Fear, stances, litters.

fear-needed = Fear of { $name }
fear-item-undead = the undead know no fear
fear-item-courage = Courage
fear-item-own = own Fear
fear-item-fearless = Fearless
fear-item-carried = the one they carry
fear-item-leaders = leaders
fear-dice = Dice of the fear test, by models and bases
fear-roll = Fear test of { $name } against { $cause } (Fear { $level }{ $less ->
    [0] {""}
   *[other] {" "}less { $less }
}, { $needed ->
    [one] 1 shield
   *[other] { $needed } shields
} needed)
fear-status = frightened
do-repeat-test = Repeat the fear test
do-hold-ground = Hold the ground
ask-rout = { $name } { AGREE($name, "is", "are") } frightened: { AGREE($name, "does it", "do they") } move away?
refusal-fear-none = { $name } { AGREE($name, "is", "are") } not frightened.
refusal-fear-again = { $name } { AGREE($name, "has", "have") } no second try in this round.
refusal-fear-late = The fear test comes before the attack of { $name }.
refusal-fear-attack = { $name } { AGREE($name, "is", "are") } frightened and may not make this attack.
refusal-fear-cause = This model of { $name } touches what it fears.
refusal-fear-touch = Frightened models of { $name } only go on fighting enemies they touch.

stance-full-defence = in full defence
stance-berserk = berserk
do-full-defence = Full defence ({ $dice ->
    [0] no grey dice
    [one] one grey die
   *[other] { $dice } grey dice
  })
do-berserk = Go berserk ({ $dice ->
    [0] no grey dice
    [one] one grey die
   *[other] { $dice } grey dice
  })
refusal-stance-afraid = { $name } { AGREE($name, "is", "are") } frightened and can take no stance.
refusal-stance-attacked = { $name } { AGREE($name, "has", "have") } attacked already.
refusal-stance-berserk = { $name } { AGREE($name, "has", "have") } given up { AGREE($name, "its", "their") } defence for this round.
refusal-stance-already = { $name } { AGREE($name, "is", "are") } in full defence already.
refusal-stance-no-berserker = { $name } { AGREE($name, "has", "have") } no berserkers.
refusal-stance-defends = { $name } { AGREE($name, "is", "are") } in full defence.
refusal-stance-raging = { $name } { AGREE($name, "is", "are") } berserk already.

do-step-off = Leave the litter
field-step-off = Where it stands then
litter-dissolved = { $name } { AGREE($name, "leaves", "leave") } the litter.
litter-on-foot = { $name } { AGREE($name, "goes", "go") } on foot from now on.
refusal-litter-none = { $name } { AGREE($name, "is", "are") } not carried on a litter.
refusal-litter-bearers = A litter can be left only when half of { $name } have fallen.
refusal-litter-late = { $name } { AGREE($name, "leaves its", "leave their") } litter before { AGREE($name, "it moves or attacks", "they move or attack") }.
refusal-litter-afraid = { $name } { AGREE($name, "is", "are") } frightened and cannot leave { AGREE($name, "its", "their") } litter.
refusal-litter-room = There is no room for { $name } where the litter stands.
refusal-litter-touch = { $name } must be put down beside the litter, touching it.
stance-full-defence-brings = { $dice ->
    [0] no grey dice, and no attack this round
    [one] 1 more grey die to defend with, and no attack this round
   *[other] { $dice } more grey dice to defend with, and no attack this round
}
stance-berserk-brings = { $dice ->
    [0] no grey dice, and no defence this round
    [one] 1 more grey die to attack with, and no defence this round
   *[other] { $dice } more grey dice to attack with, and no defence this round
}
fear-withstood = { $name } { AGREE($name, "stands", "stand") } firm against { $cause }.
fear-besides = { $name } now { AGREE($name, "fears", "fear") } { $cause } as well.
fear-remains = { $name } { AGREE($name, "goes", "go") } on fearing { $cause }.
