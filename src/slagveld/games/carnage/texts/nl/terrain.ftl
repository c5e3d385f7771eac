### Carnage: terrein, wegen en gebouwen.

## Wegen

refusal-ground-edge = Geen figuur mag van de tafel af; de rand is in de weg.
refusal-ground-unit = { $unit } { AGREE($unit, "staat", "staan") } in de weg; een eenheid gaat niet door of over een andere.
refusal-ground-terrain = Hier is geen doorgang: { $terrain }.
refusal-ground-inside = { $unit } { AGREE($unit, "is", "zijn") } in een gebouw en { AGREE($unit, "moet", "moeten") } daar eerst uit.
refusal-ground-level = In dit spel blijft iedereen op de grond.
refusal-ground-far = Deze weg kost { $cost }, maar de eenheid mag maar { $limit } bewegen.
refusal-ground-still = Aan het eind zou de eenheid nog steeds { $enemy } raken, terwijl ze die wil verlaten.
refusal-ground-brush = Op deze weg raakt de eenheid { $unit }; ze mag in contact eindigen, maar er niet langs schuiven.

## Gebouwen

do-enter-building = Een gebouw binnengaan
do-enter-building-help = De eenheid gaat door een deur of raam naar binnen; een raam halveert de beweging. Ze moet er als geheel in passen.
do-leave-building = Het gebouw verlaten
do-leave-building-help = De eenheid komt door een deur of raam naar buiten en stelt zich weer op; een raam halveert de beweging.
field-building-opening = Deur of raam
field-building-spot = Waar ze zich opstelt
opening-door = deur
opening-window = raam
opening-label = { $number }: { $kind }
by-door = een deur
by-window = een raam
told-building-enters = { $unit } { AGREE($unit, "gaat", "gaan") } door { $kind } het gebouw “{ $building }” binnen.
told-building-leaves = { $unit } { AGREE($unit, "verlaat", "verlaten") } door { $kind } het gebouw “{ $building }”.
told-building-lost = { $unit } { AGREE($unit, "kan", "kunnen") } niet meer door de deur of het raam.
refusal-building-opening = Zo'n deur of raam is er niet; kies een van de getoonde.
refusal-building-full = { $unit } { AGREE($unit, "past", "passen") } niet als geheel in { $building }; er is plaats voor hoogstens { $most } zulke figuren, met iedereen die er al is.
refusal-building-way = Tussen die opening en de voorzijde van de eenheid is geen weg vrij.
refusal-building-far = Deze weg ({ $kind }) kost { $cost }, maar de eenheid mag maar { $limit } bewegen.
refusal-building-room = Daar is geen ruimte voor { $unit } om zich op te stellen.
refusal-building-outside = { $unit } { AGREE($unit, "is", "zijn") } niet in een gebouw.
refusal-building-still = Daar zou de eenheid nog steeds { $enemy } raken, terwijl ze die wil verlaten.
refusal-building-attacked = { $unit } { AGREE($unit, "is", "zijn") } deze ronde aangevallen en { AGREE($unit, "kan", "kunnen") } het gevecht niet staken.
refusal-building-initiative = Alleen een partij met het initiatief mag het gevecht staken.

## Wat terrein doet

terrain-help-open = Open grond: iedereen mag hier lopen en staan.
terrain-help-tree = Eenheden gaan om de voetplaat heen. Wie die raakt of erachter staat, kan niet beschoten worden.
terrain-help-dense-forest = Niemand komt erin of kijkt erdoorheen.
terrain-help-open-forest = Beweging telt dubbel. Alleen figuren aan de bosrand schieten en worden beschoten, tot { $length }, met WS −2.
terrain-help-high-wall = Niemand klimt, kijkt of vecht eroverheen.
terrain-help-low-wall = Eroverheen klimmen kost { $length } van de beweging. Boogschutters hebben WS −1 tegen een eenheid waarvan de rang of kolom ernaast de muur raakt.
terrain-help-gate = Een doorgang door de muur waar ze over ligt.
terrain-help-river = Bepantserde figuren hebben een brug of doorwaadbare plaats nodig. Met AR 0 kan men zwemmen, als de rivier hoogstens { $length } breed is.
terrain-help-ford = Een doorgang door de rivier; voor bepantserde eenheden telt de beweging dubbel.
terrain-help-bridge = Een weg over de rivier die niemand vertraagt.
terrain-help-lake = Zonder boot steekt niemand het over.
terrain-help-swamp = Beweging telt dubbel.
terrain-help-building = Eenheden gaan door deuren en ramen in en uit; een raam halveert de beweging. Er is plaats voor de helft van de figuren die op het grondvlak passen.
terrain-help-high-rocks = Als een hoge muur: geen doorgang, geen doorkijk, geen gevecht eroverheen.
terrain-help-small-rocks = Beweging telt dubbel. Dekking als een lage muur: WS −1 voor boogschutters.
terrain-help-mountain = Niemand klimt of kijkt eroverheen.
terrain-help-light-hill = Tot en met 20 graden: niet trager dan vlakke grond. Niemand kijkt eroverheen, maar wie erop staat ziet en wordt gezien.
terrain-help-medium-hill = Tot en met 45 graden: beweging telt dubbel op de helling, niet op de vlakke top. Niemand kijkt eroverheen, maar wie erop staat ziet en wordt gezien.
terrain-help-steep-hill = Meer dan 45 graden: niemand klimt of kijkt eroverheen.

## De tafel inrichten

refusal-kit-table = De zijden van een tafel meten { $least } tot { $most }.
refusal-kit-pieces = Er kunnen hoogstens { $most } terreinelementen liggen.
refusal-kit-kind = Element { $number }: er is geen { $kind } in de doos.
refusal-kit-name = Element { $number }: de naam heeft tekens die niet getoond kunnen worden.
refusal-kit-size = { $piece }: de zijden meten { $least } tot { $most }.
refusal-kit-edge = { $piece } { AGREE($piece, "steekt", "steken") } over de rand van de tafel.
refusal-kit-overlap = { $piece } en { $second } liggen over elkaar; een gebouw staat vrij.
refusal-kit-nothing = { $piece } { AGREE($piece, "moet", "moeten") } liggen over wat er een doorgang krijgt: een doorwaadbare plaats of brug over een rivier, een poort over een muur.
refusal-kit-room = Meer dan de helft van de tafel is gesloten terrein; laat ruimte voor de legers.
