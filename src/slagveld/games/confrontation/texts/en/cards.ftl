## Opposed rolls

opposed-tie = { $purpose }: a tie, both roll again.
opposed-won = { $purpose }: { $player } wins with { $total } ({ $parts }) to { $other } ({ $others }).
opposed-won-one = { $purpose }: { $player } wins with { $total } ({ $parts }) to { $other } ({ $others }), for a 1 loses to any other die.
opposed-won-tie = { $purpose }: { $player } wins at { $total } ({ $parts }) to { $other } ({ $others }), for a tie goes to this side.
opposed-tie-ones = { $purpose }: both have a 1, which is a tie; both roll again.
opposed-die = { $purpose } of { $player }
opposed-lead = Lead of { $player }
opposed-die-of = { $purpose } of { $player } with { $name }
opposed-anew = { $player } throws the die anew by Authority.
ask-opposed-on = { $purpose }: you have { $total }, your opponent { $other }. Roll on?
ask-opposed-anew = { $purpose }: you have { $total }, your opponent { $other }. Throw your die anew? The second throw holds.
do-throw-anew = Throw anew
do-let-it-be = Let it be
roll-approach = Approach roll
roll-tactical = Tactical roll
cards-discipline = best Discipline

## Cards

cards-card = { $count ->
    [one] { $card }
   *[other] { $card } ({ $count } figures)
}
cards-stack = stack of cards
cards-shuffled = { $count ->
    [one] One card is shuffled into the stack.
   *[other] { $count } cards are shuffled into one stack.
}
cards-passed = { $player } has no card left and passes.
cards-played = { $player } plays: { $card }.
cards-kept = { $player } keeps the card in reserve.
cards-nobody = { $card }: nobody of this card is left, it is laid aside.
ask-take-turn = Draw a card, or first play from your reserve.
ask-play-reserve = The stack is empty: play a card from your reserve.
ask-drawn-card = You drew a card of your own: { $card }. Play it or keep it?
ask-after-draw = Play reserve cards as well, or let your opponent draw?
do-draw-card = Draw a card
do-play-drawn = Play this card
do-keep-drawn = Keep it in reserve
do-play-reserve = Play from the reserve
do-end-draw = Done: my opponent draws
field-cards-together = Together with these reserve cards
field-cards-reserve = Reserve cards
refusal-cards-empty = The stack is empty: you must play one of your reserve cards.
refusal-cards-full = { $most ->
    [0] You may hold no reserve cards: this card must be played.
    [one] You may hold one reserve card: play this card, or first the one in your hand.
   *[other] You may hold { $most } reserve cards: play this card, or first one from your hand.
}
refusal-cards-none = Name at least one of your reserve cards.
refusal-cards-not-held = That is not one of your reserve cards.
refusal-cards-twice = Each reserve card can be named only once.

## Deployment

ask-deploy = Deploy { $card }.
field-deploy-plan = Where they stand
do-deploy-card = Place the figures
do-deploy-card-help = Put every figure of the card into your deployment zone and turn it as you like.
do-deploy-ready = In good order
do-deploy-ready-help = The figures are placed for you: abreast, as far forward as there is room.
deploy-left-out = { $card }: there is no room in the deployment zone; whoever found no place stays out.
status-no-assault = may neither charge nor engage in the first turn
status-hidden-scout = hidden
refusal-deploy-own = Only figures of this card are deployed now, each once.
refusal-deploy-all = All figures of the card are deployed together.
refusal-deploy-zone = { $name } must stand wholly in your deployment zone.
refusal-deploy-beyond = { $name } may stand at most { $distance } outside your deployment zone.
refusal-deploy-near = { $name } is too near to { $enemy }: { $distance } must lie between them.
refusal-deploy-charge = From there { $name } could charge { $enemy } in the first turn: it must be more than { $distance } away.
