### Voor de eerste beurt: randen, terrein, speldoelen, domeinen, opstellen.

## Startranden

ask-edge = Kies je startrand.
do-choose-edge = Deze startrand nemen
field-edge = Startrand
edge-south = De zuidrand
edge-west = De westrand
edge-north = De noordrand
edge-east = De oostrand
told-edge = { $edge ->
    [south] mijn startrand is de zuidrand
    [west] mijn startrand is de westrand
    [north] mijn startrand is de noordrand
   *[east] mijn startrand is de oostrand
}
refusal-edge = Kies een kant van het slagveld die niemand heeft; met twee spelers is dat de overkant.

## Eerste speler en kleuren

roll-first = { $player } werpt om de eerste beurt
roll-first-book = { $player } werpt om de eerste beurt en voor de afstand van het eigen speldoel
ask-colour = Kies de kleur van je controlemarkeerders.
do-choose-colour = Deze kleur nemen
field-colour = Kleur
colour-red = Rood
colour-blue = Blauw
colour-green = Groen
colour-yellow = Geel
colour-violet = Paars
colour-orange = Oranje
told-colour = { $colour ->
    [red] mijn controlemarkeerders zijn rood
    [blue] mijn controlemarkeerders zijn blauw
    [green] mijn controlemarkeerders zijn groen
    [yellow] mijn controlemarkeerders zijn geel
    [violet] mijn controlemarkeerders zijn paars
   *[orange] mijn controlemarkeerders zijn oranje
}
refusal-colour = Kies een kleur die niemand heeft.

## Domeinen

ask-domain = Kies in het geheim een domeinkaart.
do-choose-domain = Deze kaart gedekt neerleggen
field-domain = Domeinkaart
domain-words = { $words }
domain-chosen = mijn domeinkaart ligt gedekt
domain-revealed = mijn domeinkaart is { $domain }
domain-cancelled = { $by } heft { $domain } op: die kaart heeft geen effect.
refusal-domain = Zo'n domeinkaart is er niet.

## De terreinstapel

ask-pile = Leg terrein op de gezamenlijke stapel: tot nu toe { $count } van hoogstens { $most }.
do-put-on-pile = Een stuk op de stapel leggen
do-put-on-pile-help = Later mag elke speler elk stuk van de stapel plaatsen. Hoogstens { $most } stukken per speler, of geen.
do-done-piling = Geen terrein meer van mij
field-pile-piece = Stuk
pile-added = { $player } legt een stuk terrein op de stapel: { $piece }.
pile-aside = Geen stuk van de stapel past nog: de rest wordt opzij gelegd.
refusal-pile-clear = Gewoon vrij terrein is geen terreinstuk.
refusal-pile-unknown = Zo'n stuk zit niet in de doos.
refusal-pile-built = Gebouwd terrein mag alleen als alle spelers het willen: het staat uit voor deze veldslag.
refusal-pile-full = Je hebt er al { $most } op de stapel gelegd.

## Speldoelen en terrein plaatsen

ask-objective = Plaats je speldoel, precies { $distance } van de verre grens van je begingebied.
do-place-objective = Het speldoel plaatsen
field-objective-spot = Waar het midden ligt
refusal-objective-distance = Het midden van je speldoel ligt precies { $distance } van de verre grens van je begingebied, naar het midden toe.
refusal-objective-edge = Het hele speldoel moet op het slagveld liggen.
refusal-objective-overlap = Speldoelen mogen elkaar niet overlappen.
ask-terrain = Plaats een stuk van de stapel.
ask-terrain-second = Plaats een tweede stuk gebouwd terrein.
do-place-terrain = Terrein plaatsen
do-place-terrain-help = Minstens { $distance } van ander terrein, van elk begingebied en van elk speldoel.
field-terrain-piece = Stuk
field-terrain-spot = Waar het midden ligt
field-terrain-facing = Hoe het gedraaid ligt
field-terrain-access = Kanten met een toegangspunt
terrain-side = Kant { $side }
refusal-terrain-pile = Neem een stuk van de stapel en leg het op de grond.
refusal-terrain-second = Het tweede stuk moet ook gebouwd terrein zijn.
refusal-terrain-access = Alleen abrupt verhoogd terrein heeft toegangspunten, elk in het midden van een van zijn kanten.
refusal-piece-edge = Het hele stuk moet op het slagveld liggen.
refusal-piece-start = Terrein ligt minstens { $least } van elk begingebied.
refusal-piece-objective = Terrein ligt minstens { $least } van elk speldoel.
refusal-piece-terrain = Terrein ligt minstens { $least } van ander terrein.
refusal-piece-built = Stukken gebouwd terrein mogen dicht bij elkaar liggen, maar niet op elkaar.

## Opstellen

dials-set = Alle schijven staan op de startpositie.
ask-deploy = { $left ->
    [one] Stel je leger op: { $left } krijger wacht nog.
   *[other] Stel je leger op: { $left } krijgers wachten nog.
}
do-place-warriors = Krijgers plaatsen of verschuiven
do-place-warriors-help = Het midden van elke basis ligt in je begingebied. Je mag ze verschuiven tot je klaar bent.
field-deploy-plan = Wie waar staat
do-change-level = Opstijgen of landen
field-deploy-warrior = Krijger
do-deploy-rest = De hele rest opstellen
do-deploy-rest-help = Iedereen die wacht wordt geplaatst, krijgers van één groepering in formaties; je mag ze nog verschuiven.
do-done-deploying = Klaar met opstellen
deploy-left-out = Geen plaats: { $name } doet niet mee.
refusal-deploy-own = Plaats je eigen krijgers, elk één keer.
refusal-deploy-area = Het midden van { $name } moet in je begingebied liggen.
refusal-deploy-all = { $left ->
    [one] Er is nog { $left } krijger niet opgesteld.
   *[other] Er zijn nog { $left } krijgers niet opgesteld.
}

## Zelf een tafel opbouwen

kit-help = { $kind }
refusal-kit-pieces = Op een tafel passen hoogstens { $most } stukken.
refusal-kit-kind = Stuk { $number }: er zit geen { $kind } in de doos.
refusal-kit-name = De naam van stuk { $number } bevat tekens die niet getoond kunnen worden.
refusal-kit-size = { $piece } (stuk { $number }): elke kant meet { $least } tot { $most }.
refusal-kit-card = { $piece } (stuk { $number }) heeft de maat van zijn kaart.
refusal-kit-edge = { $piece } (stuk { $number }) steekt over de rand.
refusal-kit-start = { $piece } (stuk { $number }) ligt in een begingebied.
refusal-kit-overlap = { $piece } (stuk { $number }) ligt op { $second } (stuk { $other }).
