# Slagvelden die door het lot worden gemaakt.

refusal-own-ground = “{ $scenario }” wordt op een eigen tafel gespeeld: kies een ander gevecht voor een willekeurig slagveld.
refusal-land-none = { $game } heeft geen gevecht op een willekeurige tafel.
refusal-land = Dit spel kent geen landschap “{ $land }”. Er zijn: { $known }.
refusal-land-word = “{ $word }” is niet een van: { $known }.
refusal-land-fair = Met { $places } beginplaatsen kan deze tafel niet eerlijk worden gemaakt met “{ $fair }”. Het kan met: { $known }.
refusal-land-failed = Nummer { $seed } geeft hier geen eerlijke tafel: probeer een ander.
refusal-outline = Stuk { $number }, { $piece }, kan geen eigen omtrek hebben zoals deze.
refusal-height = Stuk { $number }, { $piece }, mag { $least } tot { $most } hoog zijn.
refusal-height-fixed = Stuk { $number }, { $piece }, heeft altijd de hoogte die het in de doos heeft.

land-fair = Eerlijk: dekking bij de partijen { $cover }, moeilijke grond { $hindrance }, wegen langer met { $way }, vrij zicht { $sight }; { $lines } van de rechte lijnen tussen de partijen is vrij.
land-uneven = Ongelijk: dekking bij de partijen { $cover }, moeilijke grond { $hindrance }, wegen langer met { $way }, vrij zicht { $sight }; { $lines } van de rechte lijnen tussen de partijen is vrij.

## Woorden

land-name-meadow = Weide
land-name-forest = Bos
land-name-hills = Heuvels
land-name-rocks = Rotsen
land-name-marsh = Moeras
land-name-ruins = Ruïnes
land-name-village = Dorp
land-name-dungeon = Kerker
land-density-sparse = Dun
land-density-normal = Gewoon
land-density-dense = Dicht
land-fairness-turn = Gedraaid
land-fairness-mirror = Gespiegeld
land-fairness-measure = Gemeten
land-help-turn = Iedereen vindt dezelfde grond voor zich, alsof de tafel gedraaid is.
land-help-mirror = De helften van de tafel zijn elkaars spiegelbeeld.
land-help-measure = Elke kant is anders; dekking, moeilijke grond, wegen en zicht worden gewogen tot ze in evenwicht zijn.

## Op de pagina

land-title = Een slagveld maken
land-land = Landschap
land-density = Dichtheid
land-fairness = Eerlijk
land-seed = Nummer
land-battle = Voor het gevecht
land-make = Maken
land-roll = Een ander gooien
land-replaces = Het komt in de plaats van wat op de tafel ligt; Ongedaan maken brengt dat terug.
land-random = Willekeurig slagveld
land-play = Op een willekeurig slagveld spelen
land-making = Bezig met een slagveld …

## Op de opdrachtregel

cli-help-table = tafels: door het lot gemaakt, of nagekeken
cli-help-table-random = een eerlijk slagveld, door het lot gemaakt
cli-help-table-check = is een zelf ingerichte tafel toegestaan
cli-option-land = soort landschap (het eerste dat het spel heeft)
cli-option-density = sparse, normal of dense (normal)
cli-option-fair = turn, mirror of measure (turn)
cli-option-land-seed = hetzelfde nummer geeft dezelfde tafel (1)
cli-option-table-out = de tafel in dit bestand schrijven
cli-option-table = een tafel, zelf ingericht of door het lot gemaakt, uit een bestand
cli-argument-table = bestand van een tafel
cli-name-land = LANDSCHAP
cli-name-density = DICHTHEID
cli-name-fair = EERLIJK
cli-table-made = { $land }, { $width } × { $depth }, { $count ->
    [one] { $count } stuk
   *[other] { $count } stukken
}, nummer { $seed }
cli-table-written = Geschreven naar { $file }.
cli-table-good = ✓ Op deze tafel kan worden gespeeld.
