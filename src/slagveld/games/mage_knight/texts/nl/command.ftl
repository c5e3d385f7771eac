# De opdrachtfase: voorwerpen laten vallen, domeinen, prijzen, Command; vrij draaien; uitschakelen.

## Voorwerpen op de grond

do-drop = Een voorwerp laten vallen
help-drop = Het ligt in basiscontact met de drager, en elke krijger mag het oppakken. Dit kost geen actie.
field-drop-fighter = Drager
field-drop-item = Voorwerp
field-item-spot = Waar het ligt
ask-lay-item = { $name } is geëlimineerd. Waar ligt { $item }?
do-leave-lying = Laat het liggen
do-lay-item = Leg het ergens anders
help-lay-item = Overal tegen de basis die er stond.
refusal-item-edge = Het voorwerp moet op het slagveld liggen.
refusal-item-apart = Het voorwerp moet tegen de basis van de drager liggen.
refusal-drop-captive = { $name } is een gevangene; zijn voorwerpen tellen niet.
refusal-drop-item = { $name } draagt dat voorwerp niet.

## Domeinen

roll-storm = { $player } werpt voor het domein { $domain }

## Prijzen

ask-price = Betaalt een drager de prijs van zijn voorwerp?
do-price = Betalen
do-no-price = Niets betalen
field-price-fighter = Drager
field-price-item = Voorwerp
help-price = { $clicks ->
    [one] { $name } krijgt { $clicks } click uitputtingsschade; het voorwerp werkt tot je volgende opdrachtfase.
   *[other] { $name } krijgt { $clicks } clicks uitputtingsschade; het voorwerp werkt tot je volgende opdrachtfase.
}
status-paid = versterkt door { $item }
refusal-price = Daar valt geen prijs voor te betalen.

## Command

roll-command = Command van { $name }
actions-extra = Extra acties van { $player }
ask-call = Welke drager van Command gaat eerst?
do-call = Deze
field-call = Krijger
refusal-call = Die krijger heeft in deze fase geen Command meer te gebruiken.

## Nimble

do-nimble = Vrij draaien
help-nimble = Een behendige krijger draait naar elke kijkrichting, zonder actie.
field-nimble-fighter = Krijger
field-nimble-facing = Kijkrichting
refusal-nimble = { $name } toont Nimble nu niet.

## Uitschakelen

do-cancel = Een eigenschap uitschakelen
help-cancel = Een optionele eigenschap van een eigen krijger werkt niet tot het einde van deze beurt.
field-cancel-fighter = Krijger
field-cancel = Eigenschap
status-cancelled = zonder { $ability }
refusal-cancel-own = Je schakelt alleen eigenschappen van je eigen krijgers uit.
refusal-cancel-twice = { $name } doet het al zonder { $ability }.
refusal-cancel-hidden = { $name } heeft die eigenschap nu niet.
refusal-cancel-fixed = { $ability } is niet optioneel.
refusal-cancel-late = Daarvoor is het te laat: de eigenschap geldt voor wat nu wordt afgehandeld.
