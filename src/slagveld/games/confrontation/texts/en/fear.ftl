# Fear: courage tests, flight, rallying

roll-fear-courage = Courage test of { $name } (Courage { $courage }) before { $creature } (Fear { $fear })
roll-fear-rally = Rally test of { $name } (Courage { $courage }) against Fear { $fear }
roll-fear-rally-called = Rally test of { $name } with the Courage of { $caller } ({ $courage }) against Fear { $fear }
item-fear-together = Further warriors
item-fear-creatures = Further creatures
told-fear-overcome = { $name } overcomes his fear and is from now on immune to Fear { $fear }.
told-fear-stands-fast = { $name } is afraid, and stands fast all the same.
told-fear-another = { $name } goes on and takes { $enemy } as the new target
status-fear-afraid = afraid
status-fear-paralysed = paralysed by fear
status-fear-fleeing = fleeing

## A creature goes on

ask-fear-next = The prey has fled. { $name } has { $rest } left: who is next?
do-fear-after = After them
do-fear-after-help = No new target: the rest of the distance towards the one that fled last.
do-fear-another = New target
field-fear-target = Target
refusal-fear-fled = { $enemy } has fled beyond the reach of { $name }.
refusal-fear-spent = { $name } has no distance left for a new target.

## Rallying

ask-fear-rally = { $name } is fleeing: take the rally test?
do-fear-rally = Rally
do-fear-run-on = Flee on
odds-fear-rallied = rallies
odds-fear-runs-on = flees on
do-fear-call = Rallying cry
do-fear-call-help = Fleeing friends in reach of the voice take their rally test at once, with his Courage.
field-fear-caller = Who calls
field-fear-called = Who tests
told-fear-call = { $name } calls to { $friends }
refusal-fear-no-call = { $name } has no rallying cry.
refusal-fear-called = { $name } has already called in this turn.
refusal-fear-nobody = { $name } must call to somebody, and to each only once.
refusal-fear-not-called = Nobody answers: only friends in flight within { $radius } of { $name } do, and not in the turn of their flight.
