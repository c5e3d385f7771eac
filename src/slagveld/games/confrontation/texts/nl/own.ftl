## Eigen kaarten en tabellen van een speler

own-group = Je eigen kaarten
own-kind-card = Referentiekaart
own-kind-card-help = Een kaart voor een eigen miniatuur: waarden, bekwaamheden, uitrusting, uiterlijk. Het boek heeft geen kaarten; elke kaart die je bezit mag je opschrijven.
own-kind-wounds = Tabel van de wonden
own-kind-wounds-help = Het boek verwijst naar een tabel van de wonden die ontbreekt. Schrijf de jouwe; ze geldt als de optie ‘Tabellen’ dat zegt.
own-kind-movement = Tabel van de bewegingen
own-kind-movement-help = Het boek verwijst naar een tabel van de bewegingen die ontbreekt. Schrijf de jouwe; ze geldt als de optie ‘Tabellen’ dat zegt.
own-section-card = De kaart
own-section-values = Karakteristieken
own-section-competences = Bekwaamheden
own-section-equipment = Uitrusting
own-section-price = Prijs en uiterlijk
own-section-table = De tabel
own-section-levels = Niveaus volgens het totaal
own-section-places = Plaatsen volgens de laagste dobbelsteen
own-section-doubles = Uitzonderlijke wonden
own-section-penalties = Wat wonden kosten
own-section-costs = Wat terrein kost
own-section-heights = Hoogten en grootten

## Waarden van een kaart

own-key = Sleutel
own-key-help = Waarmee legers de kaart noemen: kleine letters, cijfers en koppeltekens.
own-name = Naam
own-name-help = Hoe men de kaart noemt: één naam, of één voor elke taal.
own-people = Leger
own-people-help = Bij welk leger van de catalogus de kaart hoort.
own-own-people = Een ander leger
own-own-people-help = De naam van een leger dat de catalogus niet heeft. Een van beide is nodig.
own-rank = Rang
own-rank-help = De rang die op de kaart staat.
own-rank-name = { $rank ->
    [irregular] irregulier
    [regular] regulier
    [veteran] veteraan
    [special] speciaal
    [elite] elite
    [creature] wezen
    [living-legend] levende legende
    [initiate] ingewijde
    [devout] vrome
   *[rank-3] derde rang
}
own-character = Personage
own-character-help = De kaart draagt een eigennaam: ze kan maar één keer in een leger zijn, en de figuur mag een tegenaanval doen en extra dobbelstenen nemen.
own-size-help = Klein als een goblin, normaal als een mens, groot als een trol, zeer groot als een draak. Houding en uitrusting veranderen daar niets aan.
own-base-help = Breedte en diepte in tienden van een millimeter: 25 × 50 mm is 250 en 500. Zonder is de sokkel zoals gewoon voor de grootte.
own-figures = Figuren op de kaart
own-figures-help = Voor hoeveel figuren één kaart kan staan. Zonder: één voor een personage, drie voor anderen.
own-movement-help = De weg bij het lopen in tienden van een millimeter: { $length } is 1250.
own-second-movement = Tweede Beweging
own-second-movement-help = Beweging in de lucht of in het water, in tienden van een millimeter.
own-medium = Waar de tweede Beweging geldt
own-medium-help = In de lucht is ook de bekwaamheid Vol nodig.
own-medium-name = { $medium ->
    [air] in de lucht
   *[water] in het water
}
own-initiative-help = Wie eerst schiet en wie eerst slaat.
own-attack-help = Komt bij de aanvalsdobbelstenen.
own-strength-help = Het tweede getal naast ATT, wapens inbegrepen.
own-strength-dice = Dobbelstenen in FOR
own-strength-dice-help = D6 die telkens bij FOR komen: 7+D6 heeft er één.
own-defence-help = Komt bij de verdedigingsdobbelstenen.
own-resistance-help = Het tweede getal naast DEF, pantser inbegrepen.
own-shooting-help = Een streepje laat je weg. Er is een afstandswapen bij nodig.
own-courage-help = Moed of een angstwaarde, nooit allebei.
own-fear-help = Moed of een angstwaarde, nooit allebei.
own-discipline-help = Een streepje laat je weg; het telt als 0.
own-power-help = Wordt bewaard; de regels voor magie staan niet in het boek.
own-faith-help = Wordt bewaard; de regels voor geloof staan niet in het boek.
own-creation = Schepping
own-creation-help = Het eerste getal van FOI.
own-alteration = Verandering
own-alteration-help = Het tweede getal van FOI.
own-destruction = Vernietiging
own-destruction-help = Het derde getal van FOI.
own-competences = Bekwaamheden
own-competences-help = Wat de kaart opsomt, elk met het getal of het woord achter zijn streep.
own-competence = Bekwaamheid
own-competence-help = Een van die welke het programma speelt.
own-competence-choice = { $x ->
    [number] { $words } Heeft een getal.
    [name] { $words } Heeft een naam.
    [word] { $words } Heeft een woord: { $known }.
   *[none] { $words }
}
own-number = Getal
own-number-help = Wat achter de streep staat, zoals in Implacable/2.
own-word = Woord
own-word-help = Wat achter de streep staat, zoals de naam van een persoonlijke vijand.
own-equipment = Uitrusting uit de catalogus
own-equipment-help = Wat in het vak met de uitrusting staat; FOR en RES bevatten het al.
own-items = Eigen uitrusting
own-items-help = Wat de catalogus niet heeft.
own-mount = Rijdier
own-mount-help = Wie er een heeft, mag niet ontwijken en heeft een sokkel van 25 × 50 mm.
own-weapon = Eigen afstandswapen
own-weapon-help = Met zijn Kracht en zijn afstanden. Er is een schutterswaarde bij nodig.
own-weapon-strength-help = Een schot heeft de Kracht van het wapen.
own-range-short = Korte afstand tot
own-range-short-help = In tienden van een millimeter: { $length } is 2000.
own-range-medium = Medium afstand tot
own-range-medium-help = In tienden van een millimeter.
own-range-long = Lange afstand tot
own-range-long-help = In tienden van een millimeter. Verder wordt niets geraakt.
own-range-area = Gebied
own-range-area-help = Een straal in tienden van een millimeter: wie zo dicht bij de geraakte figuur komt, wordt ook getroffen.
own-points = Eigen prijs
own-points-help = Legerpunten van één figuur. Zonder maakt ons model de prijs.
own-icon = Teken
own-icon-help = Wat ervoor staat waar geen plaats is voor een miniatuur.
own-figure = Miniatuur
own-figure-help = Hoe de figuur er op tafel uitziet.

## Waarden van een tabel

own-level-help = Het laagste totaal van twee dobbelstenen + FOR - RES + bonus.
own-die-help = Waar iemand geraakt is als de laagste dobbelsteen dit toont.
own-changes = Wat plaatsen veranderen
own-changes-help = Hoeveel erger een wond daar is, en vanaf welk totaal ze doodt.
own-place-title = Plaats
own-place-help = Waar het raak was.
own-worse = Niveaus erger
own-worse-help = Zoveel niveaus hoger.
own-kills = Doodt pas vanaf
own-kills-help = Een lager totaal is hoogstens kritiek.
own-kills-from = Doodt altijd vanaf
own-kills-from-help = Dit totaal of meer doodt altijd.
own-at-most = Hoogstens
own-at-most-help = Erger dan dit wordt het nooit.
own-also = Bovendien
own-also-help = Als de spelers die optie hebben afgesproken.
own-also-name = { $also ->
    [halves-movement] MOV wordt gehalveerd
   *[weakens] FOR 1 minder
}
own-doubles = Dubbels
own-doubles-help = Zes rijen, van dubbel 1 tot dubbel 6: de plaats en wat die verandert.
own-penalty-help = Wat van ATT, DEF, FOR en TIR af gaat.
own-terrain = { $kind ->
    [wood] Bos
    [encumbered] Belemmerd terrein
    [heavily-encumbered] Zwaar terrein
    [ladder] Ladder
   *[door] Deur
}
own-cost-way-help = Hoe vaak de weg telt: 2 is dubbel.
own-cost-height-help = Hoe vaak de hoogte telt: 2 is dubbel.
own-door-help = Wat een deur kost, in tienden van een millimeter.
own-step = Laag obstakel
own-step-help = Wat eroverheen stappen kost, in tienden van een millimeter.
own-height-figure = Hoogte van een figuur: { $size ->
    [small] klein
    [normal] normaal
    [large] groot
   *[very-large] zeer groot
}
own-height-figure-help = In tienden van een millimeter: { $length } is 300. Telt voor het zicht en voor lage obstakels.
own-height-scenery = Terreinstukken tot hier: { $size ->
    [small] klein
    [normal] normaal
   *[large] groot
}
own-height-scenery-help = In tienden van een millimeter. Een hoger terreinstuk is één grootte meer.

## Tabellen zoals ze getoond worden

own-wounds-title = Tabel van de wonden: { $name }
own-movement-title = Tabel van de bewegingen: { $name }
own-place = { $place ->
    [legs] benen
    [arms] armen
    [abdomen] buik
    [chest] borst
    [head] hoofd
    [glancing] schampend
   *[vital] vitaal
}
own-place-changes = { $place }: { $changes }
own-change-worse = { $steps ->
    [one] één niveau erger
   *[other] { $steps } niveaus erger
}
own-change-most = hoogstens ‘{ $level }’
own-change-kills = doodt pas vanaf { $total }
own-change-always = doodt altijd vanaf { $total }
own-change-halves = als optie MOV gehalveerd
own-change-weakens = als optie 1 FOR minder
own-cost-way = { $way } weg kost { $cost }
own-cost-height = { $way } hoogte kost { $cost }
own-words = { $words }.
own-words-door = Kost { $cost }.
own-words-obstacle = Tot de halve lengte van de figuur: kost { $cost }. Kleiner dan de figuur: een sprong in de hoogte, 2 makkelijker, of MOV / 2 bij het lopen. Anders springen of klimmen.

## Wat er niet klopt aan een kaart of een tabel

own-fault-people = Een kaart heeft één leger nodig: een uit de catalogus, of een eigen leger.
own-fault-x-none = { $competence } heeft geen getal en geen woord.
own-fault-x-number = { $competence } heeft een getal nodig, en geen woord.
own-fault-x-word = { $competence } heeft een woord nodig, en geen getal.
own-fault-x-strange = { $competence } kent ‘{ $found }’ niet. Wel: { $known }.
own-fault-ranges = De afstanden van een wapen lopen op: kort, medium, lang.
own-fault-figures = De kaart van een personage staat voor één figuur.
own-fault-courage = Een kaart heeft Moed of een angstwaarde, nooit allebei en nooit geen van beide.
own-fault-medium = Bij een tweede Beweging hoort lucht of water, en andersom.
own-fault-flies = Beweging in de lucht en de bekwaamheid Vol horen bij elkaar.
own-fault-shooting = Een schutterswaarde (TIR) en een afstandswapen horen bij elkaar.
own-fault-bearer = Een stuk van deze uitrusting is alleen voor een andere kaart.
own-fault-levels = De niveaus lopen op: ‘{ $level }’ begint onder de vorige.
own-fault-place-twice = Wat deze plaats verandert, staat er twee keer.
own-fault-heights = De hoogten lopen op met de grootte: deze is lager dan de vorige.
own-fault-tables = { $kind ->
    [wounds] Een leger brengt hoogstens één tabel van de wonden mee.
   *[movement] Een leger brengt hoogstens één tabel van de bewegingen mee.
}
own-warning-weapons = De figuur heeft meerdere afstandswapens en schiet met dit: { $weapon }.
own-warning-mount = Ruiters zijn gewoonlijk groot.
own-warning-price = { $points } punten in plaats van de { $model } van ons model.
