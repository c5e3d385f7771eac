## Eigen kaarten: soorten en delen

own-kind-card = Legerkaart
own-kind-card-help = De kaart van een regiment: al zijn modellen hebben deze waarden en vaardigheden. Een oorlogsmachine is een kaart met die vaardigheid.
own-kind-people = Volk
own-kind-people-help = Een volk met zijn kleur: alleen kaarten van één kleur vechten in één leger.
own-kind-spell = Spreuk
own-kind-spell-help = Een spreuk met een van de uitwerkingen van de huisspreuken en eigen getallen. Tovenaars kiezen haar in het leger dat haar meebrengt.
own-section-names = Naam
own-section-values = Waarden
own-section-skills = Vaardigheden
own-section-magic = Magie
own-section-model = Model
own-section-spell = Spreuk
own-section-numbers = Getallen van de uitwerking

## Wat erop staat

own-key = Sleutel
own-name = Naam
own-single = Naam van één model
own-people = Volk
own-colour = Kleur
own-points = Punten naar eigen prijs
own-base = Voetplaat
own-sides = Maat van de voetplaat
own-height = Hoogte
own-character = Personage
own-rides = Gedragen door
own-carried-base = Gedeelde voetplaat
own-breath-kind = Wat er geademd wordt
own-icon = Pictogram
own-figure = Miniatuur
own-effect = Uitwerking
own-difficulty = Moeilijkheid
own-range = Bereik
own-sight = Heeft zicht nodig
own-dice = Aanvalsdobbelstenen
own-strength = Kracht
own-models = Getroffen modellen
own-level = Angst
own-distance = Hoe ver
own-undead = Alleen voor Ondoden

## Voetplaten en uitwerkingen

own-base-small = Klein (2 × 2 cm, tot 6 modellen)
own-base-normal = Normaal (2,5 × 2,5 cm, tot 6 modellen)
own-base-rider = Ruiter (2,5 × 5 cm, tot 3 modellen)
own-base-monster = Monster (4 × 4 cm of meer, 1 model)
own-base-gigantic = Gigantisch (5 × 5 cm of meer, 1 model)
own-effect-attack = Aanval
own-effect-mend = Geeft een Wond terug
own-effect-defence-die = Eén verdedigingsdobbelsteen meer
own-effect-attack-die = Eén aanvalsdobbelsteen meer
own-effect-courage = Neemt angst weg
own-effect-slow = Halve Behendigheid
own-effect-fear = Angsttest
own-effect-move = Zet een model ergens anders neer
own-effect-raise = Brengt een gesneuveld model terug

## Wat de waarden betekenen

own-help-key = Korte naam in bestanden, van kleine letters, cijfers en koppeltekens. Ze komt in de plaats van een huiskaart met deze sleutel.
own-help-name = Hoe het heet, in één taal of in elke.
own-help-single = Hoe één model heet, als de naam voor meerdere staat.
own-help-people = De sleutel van het volk, dat de kleur bepaalt: een van { $peoples }, of een eigen volk.
own-help-colour = Alleen voor een volk dat in geen lijst staat: de kleur die zijn kaarten delen.
own-help-points = Wat één model kost, in plaats van de prijs naar onze formule.
own-help-attack = Aanvalsdobbelstenen van elk model; vanaf 4 is het een doodskop.
own-help-berserk = Extra aanvalsdobbelstenen van een Berserker die zijn verdediging opgeeft.
own-help-defence = Verdedigingsdobbelstenen van elk model; een 6 is een schild.
own-help-full-defence = Extra verdedigingsdobbelstenen bij volle verdediging.
own-help-strength = Vermenigvuldigt de doodskoppen die doorkomen.
own-help-resistance = Deelt de schade; elk vol deel is een wond.
own-help-agility = Inches beweging per activering, en wie er mag reageren.
own-help-wounds = Hoeveel wonden een model verdraagt tot het sneuvelt; elke kost een dobbelsteen.
own-help-skills = Wat de modellen buiten de waarden kunnen.
own-help-skill-leader = Eén dobbelsteen meer bij elke angsttest van het leger.
own-help-skill-berserker = Mag zijn verdediging opgeven voor de grijze aanvalsdobbelstenen.
own-help-skill-fanatic = Wonden kosten eerst verdedigingsdobbelstenen.
own-help-skill-swordsmanship = Eén mislukte verdedigingsdobbelsteen slaagt.
own-help-skill-ranged = Schiet: alle aanvalsdobbelstenen tot 4 inch, één minder voor elke 4 inch meer.
own-help-skill-flying = Beweegt over hindernissen, terrein en modellen.
own-help-skill-fear = Wie ertegen vecht, legt een angsttest af die zo veel schilden vraagt.
own-help-skill-fearless = Zo veel schilden minder bij eigen angsttests; het maakt niemand bang.
own-help-skill-backstab = In de rug is elke aanvalsdobbelsteen een doodskop.
own-help-skill-war-machine = Beweegt en vuurt zoals een katapult of een kanon.
own-help-skill-magic = Spreekt spreuken uit met zo veel dobbelstenen; kent één spreuk meer dan het niveau.
own-help-skill-magic-resistance = Zo veel dobbelstenen om een spreuk te weerstaan; één schild is genoeg.
own-help-skill-breath = Een aanval op vijanden tot 4 inch ver, verdeeld zoals in een handgemeen.
own-help-skill-reach = Slaat over een gat van hoogstens 1 inch.
own-help-skill-sluggish = Halve Behendigheid als het met volle verdediging wil reageren.
own-help-skill-undead = Legt geen angsttests af.
own-help-skill-invulnerable = Verliest hoogstens één Wond per ronde.
own-help-spells = Wat een tovenaar kent tenzij het leger iets anders zegt; de tegenspreuk kent hij toch al.
own-help-base = Hoe groot de modellen staan, en hoeveel een regiment er hoogstens heeft.
own-help-sides = Breedte en diepte in tienden van een millimeter, als de voetplaat groter is dan gewoon.
own-help-height = In tienden van een millimeter; 0 is de gewone hoogte bij deze voetplaat.
own-help-character = Altijd een regiment van één model.
own-help-rides = De sleutel van de kaart die het draagt: een groot rijdier, of de dragers van een draagstoel.
own-help-carried-base = Breedte en diepte van de voetplaat die twee kaarten delen, in tienden van een millimeter; ze staat op allebei.
own-help-breath-kind = Vuur, vorst …: alleen beschrijving.
own-help-icon = De sleutel van een tekening.
own-help-figure = Hoe de miniatuur eruitziet; zonder keuze wordt er een geschilderd naar volk, voetplaat en vaardigheden.
own-help-people-colour = Volken van één kleur mogen zij aan zij vechten. Schrijf “blue”, “green”, “grey”, “red” of een nieuwe kleur, in kleine letters.
own-help-people-figure = Hoe de modellen eruitzien, afgezien van wat ze dragen; het rijdier is wat de ruiters berijden.
own-help-effect = Wat de spreuk doet.
own-help-difficulty = Doodskoppen die de spreukworp nodig heeft; een tovenaar werpt zo veel dobbelstenen als zijn niveau van Magie.
own-help-range = Van voetplaat tot voetplaat, in tienden van een millimeter; een inch is 250.
own-help-sight = Of het doel zichtbaar moet zijn, zoals voor een schot.
own-help-spell-colour = De enige kleur waarvan de tovenaars haar kennen; zonder kennen allen haar.
own-help-dice = Bij een aanval: dobbelstenen tegen elk getroffen model.
own-help-spell-strength = Bij een aanval: vermenigvuldigt de doodskoppen.
own-help-models = Bij een aanval: hoeveel modellen van één regiment hij hoogstens treft.
own-help-level = Bij een angsttest: het niveau van Angst waartegen die wordt afgelegd.
own-help-distance = Hoe ver een model van zijn plaats wordt neergezet, in tienden van een millimeter.
own-help-spell-undead = Bij een spreuk die gesneuvelden terugbrengt: alleen Ondoden keren terug.

## Eigen spreuken

spell-own-attack = Treft { $models ->
    [one] een vijandelijk model
   *[other] tot { $models } modellen van één vijandelijk regiment
} { $visible ->
    [yes] in zicht
   *[no] al dan niet in zicht
} tot { $range } ver, elk met { $dice ->
    [one] 1 aanvalsdobbelsteen
   *[other] { $dice } aanvalsdobbelstenen
} en Kracht { $strength }; elk verdedigt zich zoals altijd.
spell-own-mend = { $visible ->
    [yes] Een zichtbaar eigen
   *[no] Een eigen
} model tot { $range } ver krijgt één verloren Wond terug, met de dobbelsteen die erbij hoorde. Wie dood is blijft dood.
spell-own-defence-die = { $visible ->
    [yes] Een zichtbaar eigen
   *[no] Een eigen
} regiment tot { $range } ver: elk model heeft tot het einde van de ronde één verdedigingsdobbelsteen meer, zoals onder Bescherming.
spell-own-attack-die = { $visible ->
    [yes] Een zichtbaar eigen
   *[no] Een eigen
} regiment tot { $range } ver: elk model heeft in zijn volgende handgemeen van deze ronde één aanvalsdobbelsteen meer, zoals onder Razernij.
spell-own-courage = { $visible ->
    [yes] Een zichtbaar eigen
   *[no] Een eigen
} regiment tot { $range } ver is niet meer bang en doorstaat tot het einde van de ronde elke angsttest, zoals onder Moed.
spell-own-slow = { $visible ->
    [yes] Een zichtbaar vijandelijk
   *[no] Een vijandelijk
} regiment tot { $range } ver heeft de halve Behendigheid, naar boven afgerond, tot zijn volgende activering eindigt, zoals in het slijk.
spell-own-fear = { $visible ->
    [yes] Een zichtbaar vijandelijk
   *[no] Een vijandelijk
} regiment tot { $range } ver legt meteen een angsttest tegen Angst { $level } af.
spell-own-move = De tovenaar of een { $visible ->
    [yes] zichtbaar eigen
   *[no] eigen
} model te voet tot { $range } ver wordt tot { $distance } van zijn plaats neergezet, met een kijkrichting naar keuze en zonder een vijand te raken.
spell-own-raise = Eén gesneuveld model van een { $visible ->
    [yes] zichtbaar eigen
   *[no] eigen
} { $undead ->
    [yes] regiment van Ondoden
   *[no] regiment
} tot { $range } ver keert met 1 Wond terug, in contact met zijn regiment.
