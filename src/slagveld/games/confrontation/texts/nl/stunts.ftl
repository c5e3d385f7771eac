# Fysieke stunts

do-stunt-swim = Zwemmen
help-stunt-swim = De helft van MOV door diep water. De basisworp min RES moet meer dan 0 zijn, anders volgt een lichte wond.
do-stunt-jump = Springen
help-stunt-jump = Over een kloof of een hindernis, met een aanloop die minstens even lang is als wat overbrugd wordt; aanloop en sprong samen hoogstens MOV. Wie faalt, raakt gewond aan de benen.
do-stunt-climb = Klimmen
help-stunt-climb = Elk punt van de basisworp min RES is { $point } hoogte. Wie aan de wand hangt en minder dan 0 haalt, valt.
do-stunt-fall = Loslaten
help-stunt-fall = Een vrijwillige val: een wond aan de benen, zwakker naarmate de basisworp beter is.
field-stunt-figure = Krijger
field-stunt-swim = Weg door het water
field-stunt-jump = Waarheen
field-stunt-facing = Kijkrichting
field-stunt-targets = Vijanden die geraakt worden
field-stunt-where = Waar
field-stunt-most = Hoogstens zoveel cm (0: zo ver mogelijk)
choice-stunt-up = { $terrain }: omhoog
choice-stunt-down = { $terrain }: omlaag
choice-stunt-across = { $terrain }: omlaag aan de andere kant
choice-stunt-fall = { $terrain }: { $height } omlaag

## Worpen en wat ervan komt

roll-stunt-swim = Zwemtest van { $name }
roll-stunt-jump = Sprong van { $name } ({ $terrain })
roll-stunt-climb = Klim van { $name } ({ $terrain })
roll-stunt-fall = Val van { $name }
odds-stunt-swims = zwemt
odds-stunt-swallows = lichte wond
odds-stunt-lands = haalt de overkant
odds-stunt-falls = valt
odds-stunt-arrives = haalt het helemaal
odds-stunt-part = komt een eind
odds-stunt-no-hold = blijft waar hij is
note-stunt-jump = { $terrain }: aanloop { $run }, te overbruggen { $clears }.
note-stunt-fall = { $height } tot de grond.
announced-stunt = { $name } gaat op { $enemy } af
told-stunt-swallowed = { $name } slikt water en komt niet vooruit.
told-stunt-fell-short = { $name } haalt de sprong niet: { $terrain }.
told-stunt-no-hold = { $name } vindt geen houvast en blijft waar hij is: { $terrain }.
told-stunt-slipped = { $name } glijdt uit en valt: { $terrain }.
told-stunt-stays = { $name } houdt zich vast en komt niet verder: { $terrain }.
told-stunt-hangs = { $name } hangt op een hoogte van { $height }.
told-stunt-called-off = { $name } ziet ervan af en blijft waar hij is.

## Weigeringen

refusal-stunt-twice = { $name } kan elke vijand maar één keer noemen.
refusal-stunt-missed = { $name } zou { $enemy } daar niet raken.
refusal-stunt-at-home = { $name } is thuis in het water en beweegt er gewoon in.
refusal-stunt-dry = { $name } moet diep water raken, of erin zijn, om te zwemmen.
refusal-stunt-no-way = { $name } heeft een weg nodig om te zwemmen.
refusal-stunt-swim-far = { $name } zwemt hoogstens { $limit }, en deze weg is { $length } lang.
refusal-stunt-leaves-water = { $name } zwemt alleen door water en eindigt erin, of op de oever met de sokkel tegen het water.
refusal-stunt-swim-blocked = Er is iets in de weg van { $name }.
refusal-stunt-nothing = In die richting is er niets waar { $name } overheen kan springen.
refusal-stunt-run-up = { $name } heeft een aanloop van { $needed } nodig en heeft { $run }.
refusal-stunt-too-far = Aanloop en sprong van { $name } kosten samen { $cost }, en MOV is { $limit }.
refusal-stunt-landing = { $name } kan niet aan de overkant worden neergezet: { $terrain }.
refusal-stunt-in-the-way = Er is iets in de weg van de sprong van { $name }: { $terrain }.
refusal-stunt-no-wall = { $name } raakt zo'n wand niet.
refusal-stunt-no-climb = { $name } kan daar vanaf hier niet klimmen: { $terrain }.
refusal-stunt-no-fall = { $name } kan daar niet vallen: { $terrain }.
