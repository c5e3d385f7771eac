## Bewegingsformaties

do-formation = Een formatie bewegen
help-formation = Drie tot vijf van één groepering die aan elkaar vastzitten, één actie voor allemaal. Versleep er één en de rest gaat mee; daarna kan ieder apart worden verzet. Ieder krijgt een actiefiche.
field-formation-plan = Waar ze heen gaan, in deze volgorde
field-formation-run = Looppas (dubbele snelheid, ieder 1 click)
field-formation-lead = Wiens Forced March de snelheid bepaalt
formation-speed = Snelheid van de formatie ({ $name })
told-formation-moves = { $names } bewegen als formatie met snelheid { $speed }
told-formation-runs = { $names } gaan als formatie in looppas, snelheid { $speed } verdubbeld
told-no-formation = De formatie gaat niet door; de actie is niet gebruikt.

## De rest wordt opnieuw gepland

ask-replan = { $count ->
    [one] Eén krijger van de formatie heeft nog niet bewogen. Waar gaat hij heen?
   *[other] { $count } krijgers van de formatie hebben nog niet bewogen. Waar gaan ze heen?
}
do-move-rest = Bewegen
help-move-rest = Wie niet genoemd wordt, blijft staan. Wie niet is losgebroken, kan alleen draaien.
do-rest-stays = Ze blijven staan

## Teamgenoten

ask-consent = { $player } wil { $count ->
    [one] één van je krijgers
   *[other] { $count } van je krijgers
} in een formatie. Ze hebben dan een actie gehad.
do-join-in = Ze doen mee
do-stay-out = Ze doen niet mee
told-join-in = mijn krijgers doen mee in de formatie
told-stay-out = mijn krijgers doen niet mee in de formatie

## Goed om te weten vooraf

note-formation-run = De looppas kost ieder 1 click.
note-formation-push = { $count ->
    [one] Eén van hen krijgt een tweede actiefiche: 1 click.
   *[other] { $count } van hen krijgen een tweede actiefiche: ieder 1 click.
}
odds-formation-break = { $count ->
    [one] Eén moet eerst losbreken
   *[other] { $count } moeten eerst losbreken
}
odds-formation-free = Iedereen breekt los, het plan blijft
odds-formation-held = Er blijft iemand vastzitten, het plan wordt opnieuw gemaakt

## Weigeringen

refusal-formation-size = Een formatie telt 3, 4 of 5 verschillende krijgers, niet { $count }.
refusal-formation-captive = { $name } is gevangen en kan niet in een formatie meedoen.
refusal-formation-enemy = { $name } is geen vriend van de anderen.
refusal-formation-soars = { $name } vliegt hoog en kan niet in een formatie meedoen.
refusal-formation-rises = { $name } moet op de grond blijven: een formatie vliegt niet hoog.
refusal-formation-spawn = { $name } heeft geen symbool van een groepering; Mage Spawn hebben een bevriende Shyft op het slagveld nodig.
refusal-formation-faction = { $name } en { $other } horen bij verschillende groeperingen.
refusal-formation-apart = Deze krijgers zitten niet allemaal door basiscontact aan elkaar vast.
refusal-formation-split = De formatie zou uiteenvallen: aan het eind moeten ze allemaal door basiscontact aan elkaar vastzitten.
refusal-formation-ability = { $ability }: { $name } kan niet in een bewegingsformatie meedoen.
refusal-formation-out = De speler van { $name } doet niet meer mee.
refusal-formation-run-lead = Bij een looppas telt Forced March niet.
refusal-formation-lead = Alleen een deelnemer met Forced March kan de snelheid van allen bepalen.
refusal-formation-nobody = Niet iedereen in dit plan staat op het slagveld.
refusal-formation-twice = { $name } staat twee keer in dit plan.
refusal-formation-way = De weg van { $name } leidt niet naar zijn plaats.
refusal-formation-stuck = { $name } is niet losgebroken en kan niet van zijn plaats komen.
refusal-formation-horse = { $name } is niet losgebroken en kan met het hoefijzer niet eens draaien.
refusal-formation-moved = { $name } kan in deze formatie niet (meer) bewegen.
refusal-formation-captive-turn = De gevangene { $name } wordt één keer neergezet, meteen na zijn gevangennemer.
