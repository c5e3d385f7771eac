# Kaarten van een speler zelf

## Soorten

own-kind-warrior = Krijger
own-kind-warrior-help = Een basis en een hele gevechtsschijf: de waarden en eigenschappen van elke click.
own-kind-item = Voorwerp
own-kind-item-help = Iets dat een Unieke krijger draagt, in een ruimte voor een voorwerp.
own-kind-domain = Domeinkaart
own-kind-domain-help = Een kaart om in het geheim te kiezen als er domeinen zijn; ze geldt voor iedereen.
own-kind-built = Gebouwd terrein
own-kind-built-help = Een stuk voor de terreinstapel, met verdediging, fortificatiewaarde en structuurpunten.

## Delen van een kaart

own-section-warrior = Wie het is
own-section-base = De basis
own-section-types = Types
own-section-dial = De gevechtsschijf
own-section-figure = De miniatuur
own-section-item = Het voorwerp
own-section-gives = Wat het geeft
own-section-domain = Het domein
own-section-everybody = Wat voor iedereen geldt
own-section-built = Het stuk
own-section-ground = Wat het is in het spel

## Wat ze allemaal hebben

own-key = Sleutel
own-key-help = Een kort woord voor bestanden: kleine letters, cijfers en streepjes. Daarmee noemt je leger de kaart.
own-name = Naam
own-name-help = Wat spelers lezen; één voor alle talen, of één per taal.
own-icon = Tekening
own-icon-help = Het teken dat ervoor staat waar geen plaats is voor meer.
own-figure = Miniatuur
own-figure-help = Hoe de figuur op de basis eruitziet. Dat beslist niets in het spel.

## Krijgers

own-number = Verzamelnummer
own-number-help = Zoals het op de basis staat; naam, rang en nummer houden krijgers uit elkaar.
own-rank = Rang
own-rank-help = Sterren op de basis. Een Unieke krijger heeft er geen, en een leger mag hem maar één keer hebben.
own-rank-weak = Weak
own-rank-standard = Standard
own-rank-tough = Tough
own-rank-unique = Uniek
own-points = Eigen puntwaarde
own-points-help = In hele punten. Ze telt in plaats van de prijs van het model; laat haar weg om die te betalen.
own-faction = Groepering
own-faction-help = Krijgers van één groepering vormen samen formaties. Zonder is het een Mage Spawn.
own-subfaction = Subgroepering
own-subfaction-help = Een deel van zijn groepering; geen regel vraagt ernaar.
own-base = Basis
own-base-help = Doorsnede in tienden van een millimeter. Gewoon is 275, en 425 met ruimte voor voorwerpen.
own-front-arc = Gezichtsveld
own-front-arc-help = In graden, half aan elke kant van de kijkrichting; al het andere is achterste boog. Gewoon is 90.
own-item-slots = Ruimte voor voorwerpen
own-item-slots-help = Hoeveel voorwerpen een Unieke krijger mag dragen.
own-arrows = Pijlen
own-arrows-help = Hoeveel doelwitten één afstandsactie mag hebben.
own-range = Bereik
own-range-help = In inches; 0: hij schiet niet.
own-ranged-damage = Schade op afstand
own-ranged-damage-help = Clicks schade van zijn schoten. Weggelaten dient de schade van de click voor beide.
own-attack-bonus = Aanvalsbonus
own-attack-bonus-help = Wat zijn aanvalstype erbij geeft: een zwaard in hand-tot-handgevecht, een boog of toverstaf in afstandsgevecht.
own-speed-type = Snelheidstype
own-speed-type-help = Hoe hij beweegt: te voet, bereden, met vleugels of in het water.
own-attack-type = Aanvalstype
own-attack-type-help = Waarmee hij vecht; de eigenschappen van het type horen erbij.
own-defense-type = Verdedigingstype
own-defense-type-help = Een krijger die immuun is voor magie, is veilig voor toverstaven en eigenschappen met Magic in de naam.
own-damage-type = Schadetype
own-damage-type-help = Een Golem wordt maar tot zijn volgende reparatiemerkteken genezen.
own-dial = Clicks
own-dial-help = Vanaf de startpositie, één rij per click. Na de laatste komen drie schedels.
own-speed = Snelheid
own-speed-help = Inches van een beweging.
own-attack = Aanval
own-attack-help = Komt bij twee dobbelstenen; de som moet de verdediging van het doelwit halen.
own-defense = Verdediging
own-defense-help = Wat het aanvalsresultaat van een vijand moet halen.
own-damage = Schade
own-damage-help = Clicks schade van een geslaagde aanval.
own-speed-ability = Eigenschap bij snelheid
own-attack-ability = Eigenschap bij aanval
own-defense-ability = Eigenschap bij verdediging
own-damage-ability = Eigenschap bij schade
own-nexus = Eigenschapsnexus
own-ability-help = De speciale eigenschap die op deze click te zien is; ze werkt zolang ze te zien is.
own-ability = { $words }
own-repair = Reparatiemerkteken
own-repair-help = Of deze click er een heeft; daar stopt het genezen van een Golem.
own-click-help = Alleen waar deze click afwijkt van de kaart als geheel.

## Voorwerpen

own-item-number = Verzamelnummer
own-item-number-help = Een nummer dat met R begint, maakt er een relikwie van: één per krijger, en dezelfde maar één keer in een leger.
own-item-points = Puntwaarde
own-item-points-help = In hele punten; ze telt mee voor het bouwtotaal.
own-requires = Vereisten
own-requires-help = Wat de drager moet hebben. Zonder vereisten kan elke Unieke krijger met ruimte het gebruiken.
own-needed-type = Aanvalstype van de drager
own-needed-type-help = Het voorwerp werkt zolang de schijf dit type toont.
own-needed-faction = Groepering van de drager
own-needed-faction-help = Alleen krijgers van deze groepering kunnen het gebruiken.
own-needed-attack = Laagste aanval van de drager
own-needed-attack-help = Zoals de schijf haar toont, zonder aanpassingen.
own-modifiers = Aanpassingen
own-modifiers-help = Wat bij waarden komt, onder de regel van drie.
own-value = Waarde
own-value-help = De gevechtswaarde die verandert.
own-amount = Hoeveel
own-amount-help = Wat erbij komt; onder 0 gaat het eraf.
own-tokens = Naar actiefiches
own-tokens-help = In plaats van een getal: +1 per actiefiche van de drager (een sterretje op de kaart).
own-when = Wanneer
own-when-help = In welke aanvallen het geldt. Weggelaten geldt het altijd.
own-when-always = altijd
own-when-close = in hand-tot-handgevecht
own-when-ranged = in afstandsgevecht
own-when-paid = zolang de prijs betaald is
own-more-range = Meer bereik
own-more-range-help = Inches bij een bereik boven 0; geen aanpassing.
own-item-ability = Eigenschap
own-item-ability-help = Een speciale eigenschap die de drager erdoor heeft.
own-exhaustion = Prijs in uitputtingsschade
own-exhaustion-help = Wat de drager in zijn opdrachtfase mag nemen, zodat aanpassingen ‘zolang de prijs betaald is’ gelden.
own-story = Verhaal
own-story-help = Een paar woorden over wat het is; geen regel vraagt ernaar.

## Domeinen

own-words = Woorden
own-words-help = Wat de kaart zegt, in één regel. Weggelaten wordt het uit de waarden hieronder verteld.
own-most-range = Grootste bereik
own-most-range-help = Bereik boven zoveel inches is zo groot; 0: geen grens.
own-runs = Looppas
own-runs-help = Of krijgers de looppas mogen gebruiken.
own-storm = Storm
own-storm-help = Elke opdrachtfase begint met 1D6: tot en met dit getal krijgt elke krijger die een andere raakt, 1 schade. 0: geen storm.
own-cancels = Heft op
own-cancels-help = De domeinen die ze uit het spel neemt.

## Gebouwd terrein

own-look = Uiterlijk
own-look-help = Hoe het getekend wordt.
own-look-wall = muur
own-look-tower = toren
own-look-ruin = ruïne
own-size = Lengte en breedte
own-size-help = In tienden van een millimeter; één inch is 250.
own-sides = { $length } × { $width }
own-terrain = Soort terrein
own-terrain-help = Waarvoor het telt bij bewegingen en vuurlijnen.
own-elevated = Verhoogd
own-elevated-help = Wie erop staat, heeft het hoogtevoordeel.
own-dot = Centrale stip
own-dot-help = Of krijgers het kunnen bezetten.
own-built-defense = Verdediging
own-built-defense-help = Wat het resultaat van een aanval op het stuk moet halen.
own-fortification = Fortificatiewaarde
own-fortification-help = Komt bij de verdediging van wie erin staat of het raakt.
own-structure = Structuurpunten
own-structure-help = Zoveel schade in één beurt verwoest het stuk.

## Wat er niet klopt, en wat misschien vergeten is

own-fault-subfaction = Deze subgroepering is geen deel van de groepering.
own-fault-amount = Een aanpassing heeft een getal nodig, of gaat naar actiefiches; niet allebei.
own-fault-price = Deze aanpassing wacht op een prijs, maar het voorwerp heeft er geen.
own-fault-blocking = In blokkerend terrein kan niemand staan, dus heeft het geen centrale stip en geen hoogte.
own-warning-slots = Alleen een Unieke krijger kan zijn ruimte voor voorwerpen gebruiken.
own-warning-arrows = Hij heeft meer dan één pijl, maar op geen enkele click bereik.
own-warning-repair = Reparatiemerktekens tellen alleen voor een Golem.
own-warning-price = De prijs koopt niets: geen aanpassing wacht erop.
own-warning-never = Een aanpassing geldt nooit: naar snelheid wordt in aanvallen niet gevraagd, naar schade niet in afstandsgevecht en naar schade op afstand niet in hand-tot-handgevecht.
