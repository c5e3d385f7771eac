### Opzetten: opties, tafels, legers; wat niet klopt.

## Opties

option-budget = Budget van een leger
option-budget-help = Afgesproken legerpunten per kant; 0: zoals in het scenario. Meer wordt gemeld, niet verboden.
option-turns = Laatste beurt
option-turns-help = De veldslag eindigt na zoveel beurten; 0: zoals in het scenario.
option-endless = Geen laatste beurt
option-endless-help = Speel tot een kant verslagen is, of tot beiden willen stoppen.
option-reserve = Reservekaarten
option-reserve-help = Hoeveel kaarten de verliezer van de worp mag vasthouden; de winnaar één meer.
option-by-strength = Zich op kracht onttrekken
option-by-strength-help = Krijgers mogen een gevecht ook met hun Kracht verlaten.
option-free-measuring = Vrij meten
option-free-measuring-help = Afstanden tot vijanden mogen gemeten worden voor er iets is aangekondigd.
option-leg-doubles = Dubbels maken kreupel
option-leg-doubles-help = Een dubbel op de benen halveert MOV tot de wond genezen is.
option-arm-doubles = Dubbels verzwakken
option-arm-doubles-help = Een dubbel op de armen kost 1 FOR tot de wond genezen is.
option-initiative-wounds = Wonden verlagen Initiatief
option-initiative-wounds-help = Het nadeel van een wond gaat ook van INI af.
option-tables = Tabellen
option-tables-help = Wiens tabellen van de wonden en de bewegingen gelden: die van het programma, of die welke het leger van een speler meebrengt.
option-tables-program = van het programma
option-tables-first = van de eerste speler
option-tables-second = van de tweede speler
option-width = Breedte van de tafel (cm)
option-width-help = Hoe breed de tafel is; 0: zoals in het scenario.
option-depth = Diepte van de tafel (cm)
option-depth-help = Hoe diep de tafel is; 0: zoals in het scenario.

## Wat niet gespeeld kan worden

refusal-set-sides = Er zijn precies twee spelers aan twee kanten nodig; een spelleider zit als laatste.
refusal-set-size = De zijden van een tafel meten { $least } tot { $most } cm.
refusal-set-table = Dit is geen tafel: { $reason }
refusal-set-ids = Terreinstukken hebben elk een eigen nummer nodig, van 1 tot 999.
refusal-set-edge = Een terreinstuk steekt over de rand.
refusal-set-army = Dit is geen leger: { $reason }
refusal-set-tables = Het leger van { $player } brengt geen eigen tabel mee.
refusal-set-charge = { $card } chargeert { $distance }: op deze tafel is er geen plaats van waaruit hij in de eerste beurt niemand bereikt.
refusal-set-room = Het leger van { $player } heeft geen plaats in zijn opstellingszone.

## Een tafel inrichten

kit-help = { $kind }
refusal-kit-pieces = Op een tafel passen hoogstens { $most } stukken.
refusal-kit-kind = Stuk { $number }: er zit geen { $kind } in de doos.
refusal-kit-name = De naam van stuk { $number } heeft tekens die niet getoond kunnen worden.
refusal-kit-size = { $piece } (stuk { $number }): elke zijde meet van { $least } tot { $most }.
refusal-kit-edge = { $piece } (stuk { $number }) steekt over de rand.
refusal-kit-zone = { $piece } (stuk { $number }) ligt in een opstellingszone, waar iedereen moet kunnen staan.

## Wat niet klopt

fault-ids = Twee dingen hebben hetzelfde nummer.
fault-next-id = Het volgende nummer is al vergeven.
fault-figure = { $name } kan zo niet bestaan: kaart, speler, plaats of muur.
fault-cards = Een kaart is op twee plaatsen, in de verkeerde hand, of staat voor te veel figuren.
fault-objects = Een voorwerp ligt naast de tafel of wordt door niemand gedragen.
fault-numbers = Een getal valt buiten zijn grenzen.
rules-note = Deze regels volgen een vrije vertaling uit het Frans door een speler. Ze is geen uitgave van Rackham en kan fouten bevatten. De Franse term staat er tussen haakjes bij (CON-GEN-1).
about-game = Een handvol helden en krijgers, elk met een kaart: trek, chargeer, verdeel je dobbelstenen, noem je drempelwaarde.
