### Kaarten die spelers schrijven.

## Eigen kaarten. `value` is wat op de kaart staat, `found` wat er geschreven werd.

card-unreadable = Dit is geen kaart: { $reason }.
card-mapping = het moeten waarden bij hun namen zijn
card-kind = “{ $found }” is hier geen soort kaart; er zijn: { $kinds }.
card-kind-missing = Een kaart zegt van welke soort ze is, met “{ $field }”; er zijn: { $kinds }.
card-foreign = Dit is een kaart van iets anders: niets heet hier { $fields }.
card-strange = Geen waarde van zo’n kaart heet “{ $field }”.
card-strange-close = Geen waarde van zo’n kaart heet “{ $field }”. Is “{ $close }” bedoeld?
card-missing = { $value } ontbreekt.
card-number = { $value } moet een heel getal zijn.
card-range = { $value } is { $found }, maar moet van { $least } tot { $most } zijn.
card-switch = { $value } moet waar (true) of onwaar (false) zijn.
card-choice = { $value }: “{ $found }” bestaat niet.
card-choice-close = { $value }: “{ $found }” bestaat niet. Is “{ $close }” bedoeld?
card-list = { $value } moet een lijst zijn.
card-twice = { $value }: elk mag er maar één keer staan.
card-count = { $value }: er zijn er { $found }, maar het moeten er van { $least } tot { $most } zijn.
card-words = { $value } moet uit woorden bestaan.
card-key = Een sleutel heeft kleine letters, cijfers en koppeltekens: “{ $found }”.
card-long = { $value } heeft meer dan { $most } tekens.
card-names = { $value } moet een naam zijn, of één voor elke taal, waaronder Engels (en).
card-name = { $value }: een naam van hoogstens { $most } tekens is nodig.
card-size = { $value } moet breedte en diepte zijn, twee hele getallen.
card-figure = { $value } is geen miniatuur: { $reason }.
card-record = { $value } moet uit waarden bij hun namen bestaan.
card-rows = { $value } moet een lijst van rijen zijn, elk met haar waarden bij naam.
card-own-list = “{ $field }” moet een lijst van hoogstens { $most } kaarten zijn.
card-own-fault = Eigen kaart { $number }: { $words }
card-own-twice = Twee eigen kaarten van het leger hebben dezelfde sleutel: { $card }.

## De kaarteneditor

card-own = Je eigen kaarten
card-own-none = Miniaturen die geen boek kent: schrijf er een kaart voor, en ze kunnen in dit leger.
card-new = Nieuwe kaart
card-blank = Leeg
card-like = Begin met
card-like-this = Zoals { $card }
card-kind-label = Soort kaart
card-change = Veranderen
card-save = Deze kaart bewaren
card-open = Kaartbestand openen
card-no-file = In dit bestand staat geen kaart in JSON.
card-preview = Hoe ze eruitziet en wat ze kost
card-price = Prijs zoals het spel rekent
card-asked = Jouw prijs is { $asked } in plaats van de berekende { $price }.
card-drop = Eruit halen
card-drop-this = { $card } eruit halen
card-drop-sure = { $card } uit het leger halen?
card-drop-text = De kaart is dan voorgoed weg, tenzij je haar als bestand hebt bewaard.
card-bounds = { $least } tot { $most }
card-width = Breedte
card-depth = Diepte
card-row = { $title }, rij { $row }
card-row-more = Nog een rij
card-row-drop = Rij { $row } eruit halen
