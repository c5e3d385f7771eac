# The command phase: dropping items, domains, prices, Command; free turns; cancelling.

## Items on the ground

do-drop = Drop an item
help-drop = It lies in base contact with its bearer, and any warrior may pick it up. This costs no action.
field-drop-fighter = Bearer
field-drop-item = Item
field-item-spot = Where it lies
ask-lay-item = { $name } is eliminated. Where does { $item } lie?
do-leave-lying = Leave it where it fell
do-lay-item = Lay it elsewhere
help-lay-item = Anywhere in contact with the base that stood there.
refusal-item-edge = The item must lie on the battlefield.
refusal-item-apart = The item must lie in contact with the base of its bearer.
refusal-drop-captive = { $name } is a captive; its items are ignored.
refusal-drop-item = { $name } does not carry that item.

## Domains

roll-storm = { $player } rolls for the domain { $domain }

## Prices

ask-price = Does a bearer pay the price of its item?
do-price = Pay
do-no-price = Pay nothing
field-price-fighter = Bearer
field-price-item = Item
help-price = { $clicks ->
    [one] { $name } takes { $clicks } click of exhaustion damage; the item works until your next command phase.
   *[other] { $name } takes { $clicks } clicks of exhaustion damage; the item works until your next command phase.
}
status-paid = strengthened by { $item }
refusal-price = There is no price to pay for that.

## Command

roll-command = Command of { $name }
actions-extra = Extra actions of { $player }
ask-call = Which bearer of Command calls first?
do-call = This one
field-call = Warrior
refusal-call = That warrior has no Command left to use in this phase.

## Nimble

do-nimble = Turn freely
help-nimble = A nimble warrior turns to any facing, without an action.
field-nimble-fighter = Warrior
field-nimble-facing = Facing
refusal-nimble = { $name } is not nimble now.

## Cancelling

do-cancel = Cancel an ability
help-cancel = An optional ability of one of your warriors is off until the end of this turn.
field-cancel-fighter = Warrior
field-cancel = Ability
status-cancelled = without { $ability }
refusal-cancel-own = You cancel abilities of your own warriors only.
refusal-cancel-twice = { $name } does without { $ability } already.
refusal-cancel-hidden = { $name } does not have that ability now.
refusal-cancel-fixed = { $ability } is not optional.
refusal-cancel-late = It is too late for that: the ability holds for what is being resolved.
