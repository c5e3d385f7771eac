## Building an army

army-points = points
army-trait = { $ability }/{ $x }
army-card = { $rank ->
    [character] { $card } (character)
    [irregular] { $card } (irregular)
    [regular] { $card } (regular)
    [veteran] { $card } (veteran)
    [special] { $card } (special)
    [elite] { $card } (elite)
    [creature] { $card } (creature)
    [initiate] { $card } (initiate)
    [devout] { $card } (devout)
   *[other] { $card }
}
army-difference = The armies cost { $first } and { $second } points: a difference of { $points }.

## The parts of a price

army-part-printed = Points on the card
army-part-battles = Points by battles: equal points win as often as they lose
army-part-own = Points that the player has set
army-part-fight = Attack and Strength
army-part-guard = Defence and Resistance
army-part-fear = Fear
army-part-shot = Shooting and ranged weapon
army-part-ability = { $ability }
army-part-character = The abilities of a character
army-part-rounded = Rounded to whole points
army-part-count = figures

## What is wrong with an army

army-fault-game = This army belongs to another game: { $game }.
army-fault-budget = The budget is { $total }, but cannot be less than nothing.
army-fault-empty = This army has no figures yet.
army-fault-many = More than { $most } figures find no room in a deployment zone.
army-fault-card = There is no such card: { $card }.
army-fault-count = { $most ->
    [one] { $card } stands for one figure on a card.
   *[other] { $card } stands for 1 to { $most } figures on a card.
}
army-fault-field = There is nothing to choose here called “{ $field }”.
army-fault-character = { $card } is a character and can be in an army only once.
army-fault-left = It costs { $price } points, but the budget has only { $left } left.
army-fault-total = The army costs { $price } points, more than the budget of { $total }.
