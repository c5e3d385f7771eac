# Speciale acties: levitatie, terugkerende krijgers, regeneratie, Hex, Overwatch, oppakken.

field-special-fighter = Krijger

refusal-special-ability = { $name } toont { $ability } nu niet.
refusal-special-contact = { $name } raakt een vijand; { $ability } werkt alleen zonder contact.
refusal-special-range = { $name } heeft geen bereik.

## Magic Levitation

do-lift = Een krijger laten zweven
help-lift = Een krijger in basiscontact die nog geen actie kreeg, wordt binnen { $reach } neergezet, met een kijkrichting naar keuze. Hij kan deze beurt geen actie krijgen.
field-lift-target = Wie zweeft
field-lift-pose = Waarheen
announced-lift = { $name } laat { $target } zweven
note-lift = { $name } kan deze beurt geen actie krijgen.
refusal-lift-contact = { $name } kan alleen een andere krijger in basiscontact laten zweven.
refusal-lift-immune = { $name } is immuun voor magie en kan niet zweven.
refusal-lift-captive = { $name } is gevangene of gevangennemer en kan niet zweven.
refusal-lift-acted = { $name } heeft deze beurt al een actie gehad en kan niet zweven.
refusal-lift-far = { $name } moet binnen { $reach } van zijn plaats worden neergezet.

## Necromancy en Summon

do-summon = Een Mage Spawn oproepen
do-necromancy = Een dode opwekken
help-summon = Een eigen geëlimineerde Mage Spawn, hoogstens zo veel punten waard als de drager, keert op zijn startpositie terug naast de drager.
help-necromancy = Een eigen geëlimineerde krijger keert na 1D6 clicks terug naast de drager, als zijn schijf er zoveel heeft. Zombies en skeletten keren zonder worp ongeschonden terug.
field-return-plan = Wie keert terug, en waar
roll-necromancy = { $bearer } probeert { $name } terug te roepen
told-stays-dead = { $name } blijft geëlimineerd.
odds-return = { $name } wordt teruggeroepen
odds-return-whole = Keert terug op zijn startpositie
odds-return-clicks = { $clicks ->
    [one] Keert terug met { $clicks } click schade
   *[other] Keert terug met { $clicks } clicks schade
}
odds-return-not = Blijft geëlimineerd
refusal-return-one = Eén krijger keert terug en wordt meteen neergezet.
refusal-return-who = Alleen je eigen geëlimineerde krijgers kunnen terugkeren.
refusal-return-spawn = { $name } is geen Mage Spawn.
refusal-return-points = { $name } is meer waard dan de { $most } punten van de drager.
refusal-return-apart = { $name } moet { $bearer } raken, op de grond.
refusal-return-enemy = { $name } mag bij zijn terugkeer geen vijand raken.

## Regeneration

do-regenerate = Regenereren
help-regenerate = De krijger geneest zichzelf met 1D6 − 2 clicks.
roll-regeneration = { $name } regenereert (1D6 − 2)
told-no-healing = { $name } geneest niets.
odds-regeneration = { $name } regenereert
odds-healed = { $clicks ->
    [one] { $clicks } click genezen
   *[other] { $clicks } clicks genezen
}
refusal-regenerate = { $name } kan nu niet genezen worden.

## Hex

do-hex = Een vijand beheksen
help-hex = Eén vijand in de vuurlijn heeft minder aanval tot je volgende opdrachtfase.
field-hex-target = Vijand
announced-hex = { $name } behekst { $target }
note-hex = { $name } heeft { $amount } aanval tot je volgende opdrachtfase.
status-hexed = behekst
refusal-hex-enemy = { $name } kan alleen een vijand beheksen.
refusal-hex-twice = Op { $name } ligt al een Hex.

## Overwatch

do-watch = De wacht houden
help-watch = Tot je volgende opdrachtfase mag hij één keer schieten, op een vijand die zijn beweging in de vuurlijn heeft beëindigd.
status-watching = op wacht
ask-watch = { $enemy } is in de vuurlijn van { $name } gekomen. Schieten?
do-watch-fire = Schieten
do-watch-hold = Niet schieten
field-watch-close = Dichtbij geeft
watch-close-attack = +1 aanval
watch-close-damage = +1 schade op afstand
told-watch-held = { $name } schiet niet vanuit Overwatch op { $enemy }.
announced-watch = { $name } schiet vanuit Overwatch op { $enemy }
refusal-watch-token = { $name } houdt daar niet de wacht over.
refusal-watch-engaged = { $name } raakt een vijand en kan niet schieten.
refusal-watch-close = Dichtbij geldt hier niet voor { $name }.
policy-watch = Schoten van Overwatch
policy-watch-ask = Telkens vragen
policy-watch-always = Altijd schieten
policy-watch-never = Nooit schieten

## Oppakken

do-pick = Een voorwerp oppakken
help-pick = Een Unieke krijger met een vrije plaats pakt een voorwerp op dat hij raakt, als hij aan de vereisten voldoet.
field-pick-item = Voorwerp
note-pick = { $story }
cause-picked = opgepakt door { $name }
refusal-pick-contact = { $name } raakt dat voorwerp niet.
refusal-pick-bearer = { $name } kan geen voorwerpen gebruiken: dat kan alleen een Unieke krijger met ruimte ervoor.
refusal-pick-slots = { $name } heeft geen ruimte meer voor een voorwerp.
refusal-pick-requires = { $name } voldoet niet aan de vereisten van { $item }.
refusal-pick-clash = { $name } draagt { $other }, dat dezelfde vereisten heeft als { $item }.
refusal-pick-relic = { $name } draagt de relikwie { $other } en mag geen tweede gebruiken.
