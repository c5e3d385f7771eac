# Angst: moedtesten, vluchten, hergroeperen

roll-fear-courage = Moedtest van { $name } (Moed { $courage }) tegenover { $creature } (Angstwaarde { $fear })
roll-fear-rally = Hergroeperingstest van { $name } (Moed { $courage }) tegen Angstwaarde { $fear }
roll-fear-rally-called = Hergroeperingstest van { $name } met de Moed van { $caller } ({ $courage }) tegen Angstwaarde { $fear }
item-fear-together = Andere krijgers
item-fear-creatures = Andere wezens
told-fear-overcome = { $name } overwint de angst en is voortaan immuun voor Angstwaarde { $fear }.
told-fear-stands-fast = { $name } is bang, maar houdt toch stand.
told-fear-another = { $name } gaat door en kiest { $enemy } als nieuw doelwit
status-fear-afraid = bang
status-fear-paralysed = verlamd door angst
status-fear-fleeing = op de vlucht

## Een wezen gaat door

ask-fear-next = De prooi is gevlucht. { $name } heeft nog { $rest } over: wie is de volgende?
do-fear-after = Erachteraan
do-fear-after-help = Geen nieuw doelwit: de rest van de afstand naar degene die het laatst vluchtte.
do-fear-another = Nieuw doelwit
field-fear-target = Doelwit
refusal-fear-fled = { $enemy } is buiten het bereik van { $name } gevlucht.
refusal-fear-spent = { $name } heeft geen afstand meer over voor een nieuw doelwit.

## Hergroeperen

ask-fear-rally = { $name } is op de vlucht: de hergroeperingstest afleggen?
do-fear-rally = Hergroeperen
do-fear-run-on = Verder vluchten
odds-fear-rallied = hergroepeert zich
odds-fear-runs-on = vlucht verder
do-fear-call = Cri de ralliement
do-fear-call-help = Vluchtende vrienden binnen gehoorsafstand leggen hun hergroeperingstest meteen af, met zijn Moed.
field-fear-caller = Wie roept
field-fear-called = Wie test
told-fear-call = { $name } roept { $friends } toe
refusal-fear-no-call = { $name } heeft geen Cri de ralliement.
refusal-fear-called = { $name } heeft deze beurt al geroepen.
refusal-fear-nobody = { $name } moet iemand roepen, en iedereen maar één keer.
refusal-fear-not-called = Niemand luistert: alleen vluchtende vrienden binnen { $radius } van { $name }, en niet in de beurt van hun vlucht.
