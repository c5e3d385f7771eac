### What happens, in the words of the book.

## What came of a roll

yields-hits = { $count ->
    [0] a miss
   *[other] a hit
}
yields-heals = { $count ->
    [0] nothing is healed
   *[other] the healing succeeds
}
yields-captures = { $count ->
    [0] not captured
   *[other] captured
}
yields-eliminates = { $count ->
    [0] not eliminated
   *[other] eliminated
}
yields-dodges = { $count ->
    [0] it does not dodge
   *[other] it dodges
}
yields-freezes = { $count ->
    [0] no action token
   *[other] an action token
}
yields-breaks-away = { $count ->
    [0] held fast
   *[other] it breaks away
}
yields-dares = { $count ->
    [0] it does not dare
   *[other] it dares
}
yields-extra-action = { $count ->
    [0] no extra action
   *[other] one extra action
}
yields-storm = { $count ->
    [0] the storm passes by
   *[other] the storm strikes
}
yields-returns = { $count ->
    [0] it stays eliminated
   *[other] it returns
}
yields-allowed = { $count ->
    [0] not allowed
   *[other] allowed
}

## Damage and healing

hurt-ability = { $name } takes { $amount } damage.
hurt-blow = { $name } takes { $amount } damage from the attack of { $source }.
hurt-shot = { $name } takes { $amount } damage from the shot of { $source }.
hurt-critical-miss = { $name } takes { $amount } exhaustion damage for the critical miss.
hurt-push = { $name } takes { $amount } exhaustion damage for the second action token.
hurt-run = { $name } takes { $amount } exhaustion damage for the run.
hurt-surge = { $name } takes { $amount } exhaustion damage for the Surge.
hurt-price = { $name } takes { $amount } exhaustion damage as the price of an item: { $of }.
hurt-freeze = { $name } takes { $amount } exhaustion damage for the second action token ({ $of }).
hurt-curse = { $of }: magic has worked on { $name }, which takes { $amount } damage.
hurt-domain = { $of }: { $name } takes { $amount } damage.
hurt-pole-arm = { $name } takes { $amount } damage from the pole arm of { $source }.
hurt-ram = { $source } rams { $name }: { $amount } damage.
hurt-retaliation = { $of }: { $source } strikes back and deals { $amount } damage to { $name }.
hurt-shake-off = { $source } shakes { $name } off: { $amount } damage.
hurt-smite = { $of }: { $source } deals { $amount } more damage to { $name }.
hurt-venom = { $of }: { $source } poisons { $name }: { $amount } damage.
clicks-left = { $what } Clicks left: { $left }.
healed-by = { $healer } heals { $name } by { $amount ->
    [one] { $amount } click
   *[other] { $amount } clicks
} ({ $of }).
healed-itself = { $name } heals itself by { $amount ->
    [one] { $amount } click
   *[other] { $amount } clicks
} ({ $of }).

## What happened

told-eliminated = { $name } is eliminated.
told-eliminated-by = { $name } is eliminated: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $seat }.
told-returned = { $clicks ->
    [0] { $bearer } calls { $name } back, unharmed.
    [one] { $bearer } calls { $name } back, with { $clicks } click of damage.
   *[other] { $bearer } calls { $name } back, with { $clicks } clicks of damage.
}
told-item-dropped = { $bearer } drops an item: { $item }.
told-item-fallen = What { $bearer } carried lies on the ground: { $item }.
told-item-taken = { $bearer } picks an item up: { $item }.
told-items-borne = { $name } carries { $items }.
told-spun = { $name } makes a free spin towards { $mover }.
told-objective-taken = { $seat } takes control of { $name }.
told-objective-contested = { $name } is contested: { $seat } loses control of it.
told-objective-lost = { $seat } loses control of { $name }.
told-treasure-taken = { $seat } takes control of the treasure.
told-treasure-contested = The treasure is contested: { $seat } loses control of it.
told-treasure-lost = { $seat } loses control of the treasure.
told-confused = { $by } has confused { $name }.
told-holds-fire = { $name } does not shoot.
told-no-strike = { $name } does not attack.

## Ways to move

event-moved-bound = { $name } bounds { $length }.
event-moved-charge = { $name } charges { $length }.
event-moved-confused = { $name } is led astray, { $length }.
event-moved-drags = { $name } moves { $length }, dragging the treasure.
event-moved-formation = { $name } moves { $length } in formation.
event-moved-ride = { $name } rides { $length }.
event-moved-run = { $name } runs { $length }.
event-moved-surge = { $name } surges { $length }.

## What a number is

need-command = Extra action by Command
need-storm = The storm strikes
need-dare = Daring to touch
need-doubt = The action is allowed
need-necromancy = Clicks before the skulls
