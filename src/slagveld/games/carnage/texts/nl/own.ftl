## Eigen kaarten

own-kind-unit = Eenheid
own-kind-unit-help = Troepen die in eenheden vechten: het werkblad voor één figuur ervan.
own-kind-hero = Held
own-kind-hero-help = Een held vecht alleen, als eigen eenheid; met een boog kan hij extra schoten kopen.
own-kind-mage = Magiër
own-kind-mage-help = Een magiër vecht alleen en koopt disciplines, toverspreuken en magische punten.
own-section-names = Naam
own-section-values = Waarden
own-section-magic = Magie
own-section-model = Miniatuur
own-key = Sleutel
own-unit = Naam van een eenheid
own-points = Punten naar eigen prijs
own-icon = Pictogram
own-figure = Miniatuur

## Wat de waarden betekenen

own-help-key = Korte naam in bestanden, van kleine letters, cijfers en koppeltekens. Ze komt in de plaats van een troepentype van het boek met deze sleutel.
own-help-name = Hoe één figuur heet, in één taal of in elke.
own-help-unit = Hoe een eenheid ervan heet; zonder, zoals één figuur.
own-help-people = Van welk volk de figuur is: bepaalt het pictogram en het rijdier.
own-help-class = Cavalerie beweegt als cavalerie, boogschutters hebben een boog.
own-help-points = Wat één figuur kost, in plaats van de prijs volgens het werkblad.
own-help-ws = Hoe goed de figuur treft: 3 zijn rekruten, 4 geoefend, 6 veteranen, 8 helden.
own-help-st = Hoe hard de figuur treft: de rij van de verwondingstabel.
own-help-armour = Hoe moeilijk de figuur te verwonden is: de kolom van de verwondingstabel.
own-help-w = Hoeveel verwondingen de figuur verdraagt tot ze sneuvelt.
own-help-at = Met hoeveel dobbelstenen de figuur aanvalt.
own-help-mount = Beweegt als cavalerie; heeft W 2 en AT 2 nodig, want het rijdier vecht mee.
own-help-bow = Een boog naast het handwapen; gaat samen met hoogstens gemiddelde bepantsering.
own-help-shots = Dobbelstenen bij het schieten na de eerste, voor helden met een boog.
own-help-disciplines = De scholen van magie waarvan de magiër toverspreuken kan kopen.
own-help-spells = Wat de magiër kan gebruiken, naast Explosie.
own-help-magic = Punten die toverspreuken kosten; wat op is, is weg.
own-help-width = Van het voetstuk; zonder is het 25 mm.
own-help-depth = Van het voetstuk; zonder is het 25 mm te voet en 50 mm bereden.
own-help-icon = De sleutel van een tekening; zonder is het die van het volk.
own-help-figure = Hoe de miniatuur eruitziet; zonder keuze wordt er een geschilderd naar de waarden.

## Wat er aan een kaart niet klopt

own-fault-key = Zulke sleutels zijn die van figuren van het werkblad: { $card }.
