### Schakelaars van een veldslag, onbruikbare opzetten, etiquette, ongezonde toestanden.

## Schakelaars

option-total = Bouwtotaal
option-total-help = Punten van elk leger, en voor elke 100 ervan één actie per beurt.
option-total-scenario = Zoals in het scenario
option-total-100 = 100 punten
option-total-200 = 200 punten
option-total-300 = 300 punten
option-total-400 = 400 punten
option-total-500 = 500 punten
option-total-600 = 600 punten
option-deploy = Opstellen
option-deploy-help = De legers staan in goede orde klaar, of de spelers stellen hun eigen leger op.
option-deploy-ready = Iedereen staat klaar
option-deploy-own = Spelers stellen hun eigen leger op
option-rounds = Laatste ronde
option-rounds-help = De veldslag eindigt na zoveel rondes; 0: zoals in het scenario.
option-endless = Geen laatste ronde
option-endless-help = Speel tot nog maar één partij krijgers heeft, of tot allen willen stoppen.
option-width = Breedte van het slagveld (inch)
option-width-help = Hoe breed het slagveld is; 0: zoals in het scenario.
option-depth = Diepte van het slagveld (inch)
option-depth-help = Hoe diep het slagveld is; 0: zoals in het scenario.
option-built = Gebouwd terrein
option-built-help = Muren en torens die aangevallen en vernietigd kunnen worden, als alle spelers het willen.
option-domains = Domeinkaarten
option-domains-help = Elke speler kiest in het geheim een domein; het geldt voor iedereen.
option-open-dials = Open schijven
option-open-dials-help = Alle clicks van elke schijf mogen bekeken worden, ook wat nog komt.
option-real-table = Een echte tafel wordt bijgehouden
option-real-table-help = Spelers mogen afgesproken basiscontact aangeven en een dobbelsteen over twijfelgevallen laten beslissen.

## Onbruikbare opzetten

refusal-set-sides = Er moeten minstens twee partijen zijn.
refusal-set-size = De kanten van een slagveld meten { $least }" tot { $most }".
refusal-set-table = Dit is geen tafel: { $reason }
refusal-set-army = Dit is geen leger: { $reason }
refusal-set-total = Het leger kost { $price } punten, meer dan het bouwtotaal van { $total }.

## Een echte tafel

do-agree-contact = Basiscontact afspreken
do-agree-contact-help = Waar wapens of ledematen twee bases uit elkaar houden. Het eindigt als een van beide beweegt of geëlimineerd wordt.
field-agree-warrior = Krijger
field-agree-other = In contact met
status-agreed = in afgesproken basiscontact met { $name }
do-roll-doubt = Werpen voor een twijfelgeval
do-roll-doubt-help = 1 tot 3: de actie mag niet. 4 tot 6: de actie mag wel.
field-doubt = Waarover getwijfeld wordt
roll-doubt = { $player } werpt voor een twijfelgeval
roll-doubt-case = { $player } werpt voor een twijfelgeval: { $case }
doubt-allowed = De twijfelachtige actie mag.
doubt-refused = De twijfelachtige actie mag niet.
refusal-real-table = Dit is alleen voor veldslagen die een echte tafel bijhouden.
refusal-doubt-words = Deze woorden bevatten tekens die niet getoond kunnen worden.
refusal-agree-pair = Kies twee krijgers op het slagveld op hetzelfde niveau.
refusal-agree-touching = Deze twee staan al in basiscontact.
refusal-agree-far = Deze twee staan meer dan { $most } uit elkaar.

## Ongezonde toestanden

fault-ids = Twee dingen hebben hetzelfde nummer.
fault-next-id = Het volgende nummer is al in gebruik.
fault-fighter = { $name } kan zo niet bestaan: speler, schijf, fiches, gevangene of plaats.
fault-objective = Een speldoel wordt gehouden door een speler die niet bestaat.
fault-numbers = Een getal valt buiten zijn grenzen.
about-game = Krijgers op gevechtsschijven die bij elke wond draaien, weinig acties, en speldoelen om te houden.
