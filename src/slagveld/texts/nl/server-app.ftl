### Wat de server zegt: waarom iets wordt geweigerd, en wat hij biedt.

## Geweigerde verzoeken

server-problem-malformed = Het verzoek heeft niet de verwachte vorm; laad de pagina opnieuw, en meld het als het weer gebeurt.
server-problem-json = Dit is geen JSON; laad de pagina opnieuw, en meld het als het weer gebeurt.
server-problem-deep = Dit is te diep genest om te lezen.
server-problem-field = Er is geen veld { $field } bij { $place }; laat het weg.
server-problem-shape = Iets heeft niet de verwachte vorm: { $reason }
server-problem-key = Hier ontbreekt een geheim, of niemand heeft dit geheim; open de link die je kreeg nog een keer.
server-problem-person = Hiervoor is de sleutel van een persoon nodig; open eerst de startpagina.
server-problem-host-key = Alleen de gastheer mag dit; open de link die de server bij het starten toonde.
server-problem-forbidden = Dit staat niet voor je open.
server-problem-unknown = Dit bestaat hier niet, of het is niet van jou; controleer de link.
server-problem-method = Dat doet dit adres niet.
server-problem-conflict = Het gevecht is intussen verdergegaan; kijk opnieuw.
server-problem-large = Dit is te groot; stuur minder tegelijk.
server-problem-file-large = Het bestand is te groot; er wordt hoogstens { $most } MB gelezen.
server-problem-media = Dit soort inhoud kan de server niet lezen; stuur JSON.
server-problem-often = Dat was te veel in korte tijd; wacht een paar seconden en probeer het opnieuw.
server-problem-defect = Dit is een fout van Slagveld zelf; er is niets verloren. Probeer het opnieuw, en meld het als het weer gebeurt.
server-problem-busy = De server heeft het nu te druk; probeer het zo meteen opnieuw.
server-problem-host = Deze server heet niet zo; open het adres dat hij bij het starten toonde.
server-problem-origin = Dit kwam van een andere website en wordt geweigerd; open de eigen pagina van Slagveld.
server-problem-language = Er is geen taal { $language }; er zijn: { $known }.
server-problem-icons = Er kunnen hoogstens { $most } tekeningen tegelijk worden gevraagd.
server-problem-army = Dit is geen leger van { $game }.
server-problem-cards = Voor { $game } kunnen geen eigen kaarten worden geschreven.

## Het live kanaal

server-live-silent = Niemand zei wie er was, dus is de verbinding gesloten; laad de pagina opnieuw.
server-live-hail = Het eerste bericht moet zeggen wie er is; laad de pagina opnieuw.
server-live-often = Dat ging te snel; het is niet gedaan.
server-live-flood = Er kwam veel te veel over deze verbinding, dus is ze gesloten; laad de pagina opnieuw.
server-live-slow = Deze verbinding kon het niet bijhouden en is gesloten; de pagina opent haar vanzelf opnieuw.
server-live-look = Je kunt alleen kijken met de ogen van je eigen plaatsen.

## Uitslagen van een club als tabel

server-csv-battle = Gevecht
server-csv-title = Titel
server-csv-game = Spel
server-csv-scenario = Scenario
server-csv-seats = Plaatsen
server-csv-sides = Partijen
server-csv-over = Voorbij
server-csv-winners = Winnaars
server-csv-rounds = Ronden
server-csv-created = Begonnen (UTC)
server-csv-changed = Laatste zet (UTC)
server-csv-yes = ja
server-csv-no = nee

## Pagina's

server-unbuilt = De server draait, maar zijn pagina's zijn nog niet gebouwd: voer “make web” uit in de broncode (daarvoor is Node nodig), of installeer het kant-en-klare pakket, en laad deze pagina opnieuw.
