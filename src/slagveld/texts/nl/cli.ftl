### Woorden van de opdrachtregel.

cli-about = Slagveld speelt tafelspellen met miniaturen volgens hun eigen regels.

## Hulp

cli-usage-head = Gebruik
cli-usage-bare = Zonder opdracht gaat de tafel open in de browser.
cli-commands-head = Opdrachten
cli-arguments-head = Argumenten
cli-options-head = Opties
cli-everywhere-head = Bij elke opdracht
cli-games-head = Spellen
cli-games-none = Er zijn geen spellen geïnstalleerd.

cli-help-serve = de tafel in de browser, op deze computer of voor de hele zaal
cli-help-play = een veldslag in deze terminal, tegen de computer of elkaar
cli-help-games = de spellen met hun scenario's en legers
cli-help-rules = het regelboek van een spel: alle titels, één regel of een zoekopdracht
cli-help-odds = de exacte kansen van een aanval
cli-help-replay = een bewaard gevecht opnieuw, elke dobbelsteen nagerekend
cli-help-simulate = veel gevechten tussen bots, en wie er wint
cli-help-ladder = elke bot tegen elke andere, en hoe sterk ze zijn
cli-help-train = wat een stelling over winnen zegt, geleerd uit gevechten
cli-help-bench = hoe snel deze machine speelt
cli-help-new-game = een klein spel als eigen pakket, om er een ander van te maken
cli-help-army = een leger nakijken of een nieuw leger beginnen
cli-help-army-check = alles wat er mis is met een leger, en wat het kost
cli-help-army-new = een nieuw leger om in te vullen, als YAML
cli-help-army-card = wat een eigen kaart kost, deel voor deel

cli-name-command = OPDRACHT
cli-name-options = OPTIES
cli-name-game = SPEL
cli-name-words = ID of WOORDEN
cli-name-attack = AANVAL
cli-name-values = NAAM=GETAL
cli-name-file = BESTAND
cli-name-folder = MAP
cli-name-number = GETAL
cli-name-bots = A,B
cli-name-key = SLEUTEL
cli-name-address = ADRES
cli-name-name = NAAM

cli-argument-game = sleutel van een spel, zoals `slagveld games` ze noemt
cli-argument-book = sleutel van een spel, of “slagveld” voor wat in alle spellen geldt
cli-argument-words = het id van een regel, of woorden om te zoeken
cli-argument-attack = waarover het gaat; weggelaten volgt een lijst van wat kan
cli-argument-values = de getallen van de aanval, zoals dice=10
cli-argument-save = een bewaard gevecht
cli-argument-army = een leger als YAML of JSON
cli-argument-card = een kaart als YAML of JSON
cli-option-schema = de vorm van zulke kaarten als JSON-schema
cli-argument-new-game = hoe het spel moet heten, zoals tin of iron-tin

cli-option-json = antwoord als JSON, voor programma's
cli-option-lang = taal van het antwoord
cli-option-help = deze hulp
cli-option-log = vertel het gevecht, gebeurtenis voor gebeurtenis
cli-option-games = hoeveel gevechten (100)
cli-option-seed = hetzelfde begingetal geeft dezelfde gevechten (1)
cli-option-bots = wie er spelen, plaats voor plaats (random tegen random)
cli-option-scenario = sleutel van een scenario (het eerste van het spel)
cli-option-mirror = beide zijden nemen hetzelfde leger mee, de kant-en-klare om beurten
cli-option-workers = processen die tegelijk spelen (1)
cli-option-battles = uit hoeveel gevechten wordt geleerd (400)
cli-option-train-scenario = sleutel van een scenario (om beurten alle voor twee spelers)
cli-option-train-out = schrijf de gewichten daarheen, als YAML
cli-option-ladder-bots = wie er meedoen (recruit,soldier,veteran,captain,warlord,greedy,random)
cli-option-ladder-games = gevechten per paar (20)
cli-option-ladder-out = schrijf de tabellen ook daarheen, als Markdown (.md), of de sterkte als tekening (.svg)
cli-option-where = waar in het programma de regel wordt uitgevoerd en welke tests hem bewijzen
cli-option-seconds = seconden per meting (0.3)
cli-option-folder = de map waarin de map van het spel komt (deze)
cli-option-like = begin met dit kant-en-klare leger
cli-option-host = adres om op te luisteren (127.0.0.1: alleen deze computer)
cli-option-port = poort om op te luisteren (8765, of de eerstvolgende vrije)
cli-option-db = waar alles bewaard wordt: een bestand, of postgresql://… (je gegevensmap)
cli-option-lan = open voor iedereen in het lokale netwerk, met een QR-code om mee te doen
cli-option-name = nog een naam waaronder deze server bereikbaar is, zoals die van een proxy
cli-option-no-browser = open de browser niet

## Verkeerd gebruik en verkeerde invoer

cli-no-command = Er is geen opdracht { $command }; er zijn: { $known }.
cli-no-action = Bij { $command } hoort nog een woord: { $known }.
cli-no-option = Hier is geen optie { $option }; --help toont wat er is.
cli-option-usage = Zo wordt de optie { $option } niet gebruikt; --help toont hoe wel.
cli-missing = Er ontbreekt iets: { $name }; --help toont het gebruik.
cli-extra = Dit is te veel: { $words }; --help toont het gebruik.
cli-usage = Zo wordt het niet gebruikt: { $reason }
cli-no-language = Er is geen taal { $language }; er zijn: { $known }.
cli-number = { $option } moet een getal van { $least } tot en met { $most } zijn, niet { $value }.
cli-file-missing = Er is geen bestand { $file }.
cli-file-folder = { $file } is een map, geen bestand.
cli-file-forbidden = Het bestand { $file } mag niet gelezen worden.
cli-file-unreadable = Het bestand { $file } kan niet gelezen worden: { $reason }.
cli-file-unwritable = Het bestand { $file } kan niet worden geschreven: { $reason }.
cli-defect = Dit is een fout van Slagveld zelf, meld hem alsjeblieft: { $error }
refusal-bot = Er is geen bot { $bot }; er zijn: { $known }.
refusal-tactics = { $game } heeft geen tactiek; er valt niets te trainen.
refusal-mirror = Geen kant-en-klaar leger past bij { $scenario }, dus kunnen de zijden niet hetzelfde meenemen.
refusal-too-few = Van de { $battles } gevechten zijn er { $ended } afgelopen; dat is te weinig om iets uit af te leiden.

## Spellen en regels

cli-scenarios-head = Scenario's
cli-armies-head = Kant-en-klare legers
cli-players = { $players } spelers
cli-rules-none = Geen regel bevat dit allemaal: { $words }
cli-rules-count = { $count ->
    [one] 1 regel
   *[other] { $count } regels
}
cli-rules-found = { $count ->
    [one] 1 regel gevonden.
   *[other] { $count } regels gevonden.
}
cli-rules-english = De tekst hiervan is in het Engels.
cli-rule-ruling = Zo lezen wij het
cli-rule-example = Voorbeeld
cli-rule-table = Tabel
cli-rule-kind = Soort
cli-rule-reason = Waarom
cli-rule-chapter = Hoofdstuk
cli-rule-source = Bron
cli-rule-house = van ons, niet uit het regelboek
cli-where-rule = --where wil het nummer van één regel van { $game }; “{ $words }” is er geen.
cli-where-code = Uitgevoerd in
cli-where-tests = Bewezen door
cli-where-unknown = Waar deze regel wordt uitgevoerd is hier niet bekend: deze installatie heeft geen register.
cli-kind-mechanic = het programma handhaaft hem
cli-kind-display = te zien op de tafel
cli-kind-data = vastgelegd als gegevens
cli-kind-exempt = overgelaten aan mensen

## Kansen

cli-odds-without = { $game } heeft geen aanvallen waarvan de kansen te vragen zijn.
cli-odds-unknown = Er is geen aanval { $attack }; er zijn: { $known }.
cli-odds-pair = Getallen geef je als NAAM=GETAL, niet als { $word }.
cli-odds-twice = { $name } is twee keer gegeven.
cli-odds-mean = Gemiddeld { $mean }.
cli-odds-more = { $count } minder waarschijnlijke uitkomsten staan er niet bij; --json toont ze alle.

## Herhalingen

cli-replay-entries = Stappen
cli-replay-rolls = Worpen
cli-replay-dice = Dobbelstenen
cli-replay-commitment = Gepubliceerde hash
cli-replay-secret = Geheim
cli-replay-older = Oudere regels
cli-replay-older-entries = { $count ->
    [one] de eerste stap kan niet opnieuw gespeeld worden
   *[other] de eerste { $count } stappen kunnen niet opnieuw gespeeld worden
}
cli-replay-hand = Scheidsrechter
cli-replay-hand-none = heeft niets veranderd
cli-replay-override = stap { $entry }: { $what }
cli-hand-state = veranderde { $paths } ({ $reason })
cli-hand-dice = legde de dobbelstenen van stap { $entry } ({ $reason })
cli-replay-end = Einde
cli-end-open = het gevecht is nog niet voorbij
cli-log-open = Het gevecht is nog niet voorbij: verteld wordt alleen wat iedereen mag zien.
cli-end-draw = Gelijkspel. { $reason }
cli-end-won = Overwinning voor { $winners }. { $reason }
cli-replay-ok = Alles komt uit zoals het is vastgelegd.
cli-replay-differs = Stap { $entry } komt anders uit dan vastgelegd: { $reason }.
cli-replay-wrong = Het gevecht is niet wat het zegt te zijn: { $reason }.
cli-dice-proven = { $kind }, stuk voor stuk nagerekend
cli-dice-unproven = { $kind }, niet bewezen
cli-dice-seeded = uit een begingetal
cli-dice-committed = uit een geheim waarvan de hash gepubliceerd was
cli-dice-typed = echte dobbelstenen, ingetypt
cli-dice-recorded = van buiten, zoals vastgelegd

## Simulaties

cli-simulate-progress = Gevechten
cli-battles = { $count ->
    [one] 1 gevecht
   *[other] { $count } gevechten
}
cli-head-bot = Bot
cli-head-wins = Gewonnen
cli-head-share = Aandeel
cli-head-interval = 95%-interval
cli-draws = Gelijkspel
cli-unfinished = Niet afgelopen
cli-simulate-interrupted = Onderbroken na { $played } van { $count } gevechten.
cli-simulate-seats = Gewonnen per plaats: { $wins }
cli-simulate-refused = { $count ->
    [one] 1 antwoord van een bot was niet toegestaan.
   *[other] { $count } antwoorden van bots waren niet toegestaan.
}
cli-simulate-time = { $decisions } beslissingen in { $seconds } s ({ $speed } per seconde), { $rounds } ronden per gevecht.
cli-bots = Bots noem je met komma's ertussen, hoogstens 24, niet { $words }.

## Ladders

cli-head-rating = Rating
cli-ladder-scale = Het gemiddelde is 1500; wie 400 boven een ander staat, wint tien gevechten tegen één. Gelijkspel is een halve overwinning.
cli-ladder-shares = Wat de bot van de rij won tegen die van de kolom, met het 95%-interval
cli-ladder-written = De ladder staat in { $file }.
cli-ladder-few = Op een ladder staan minstens twee bots, niet alleen { $words }.
cli-ladder-twice = De bot { $bot } is twee keer genoemd.
cli-ladder-out = --out wil een bestand dat op .md of .svg eindigt, niet { $file }.

## Trainen

cli-train-positions = Stellingen
cli-train-brier = Brierscore op achtergehouden gevechten
cli-train-brier-worth = die van alleen de waarde
cli-train-curve = De genoemde kans, en welk deel gewonnen werd
cli-head-said = Genoemd
cli-head-came = Gewonnen
cli-head-positions = Stellingen
cli-train-written = De gewichten staan in { $file }.

## Legers

cli-army-name = Nieuw leger
cli-army-offers = Wat er onder “entries” bij kan, met de prijs:
cli-army-without = { $game } heeft geen legers om samen te stellen.
cli-army-no-cards = { $game } heeft geen kaarten om zelf te schrijven.
cli-army-card-file = Welke kaart? Noem het bestand, of vraag om --schema.
cli-army-unknown = Er is geen kant-en-klaar leger { $name }; er zijn: { $known }.
cli-army-entry = onderdeel { $entry }
cli-army-price = Prijs
cli-army-asked = Jouw prijs
cli-army-ok = Dit leger is toegestaan.

## Snelheid

cli-bench-running = Aan het meten …
cli-compiled = De tafel is gecompileerd.
cli-plain = De tafel draait als gewone Python; gecompileerd zou hij vele malen sneller zijn.
cli-bench-games = Spellen, willekeurig spel op één kern
cli-bench-greedy = Spellen, greedy bots op één kern
cli-bench-table = Tafel
cli-bench-chances = Kansen
cli-head-game = Spel
cli-head-decisions = Beslissingen/s
cli-head-battles = Gevechten/s
cli-head-question = Vraag
cli-head-per-second = per seconde
cli-head-microseconds = µs

## Server

cli-serve-running = Slagveld is open op { $address }
cli-serve-also = ook op { $address }
cli-serve-moved = Poort { $port } is bezet door een ander programma; daarom wordt de eerstvolgende vrije gebruikt.
cli-serve-home = Je eigen ingang, met de rechten van de gastheer (houd hem voor jezelf):
cli-serve-club = De clubkamer, om alle gevechten hier te zien en te beheren (houd hem voor jezelf):
cli-serve-code = Scan dit met een telefoon of tablet in hetzelfde netwerk om mee te doen.
cli-serve-stop = Met Ctrl-C stop je. Alles blijft bewaard.
cli-serve-end = Slagveld is gesloten. Alles is bewaard.
cli-serve-taken = Poort { $port } is bezet door een ander programma; kies een andere met --port, of laat --port weg.
cli-serve-address = Slagveld kan niet luisteren op { $address }: { $reason }.

cli-sum-dice = Dobbelstenen
cli-sum-needed = Nodig

## A new game

cli-new-game-name = De naam van een spel heeft 2 tot { $most } kleine letters, cijfers en enkele koppeltekens, eerst een letter; { $name } niet.
cli-new-game-taken = Er is al een spel dat { $name } heet.
cli-new-game-exists = Er is al iets dat { $file } heet; er is niets geschreven.
cli-new-game-no-folder = Er is geen map { $file }.
cli-new-game-unwritable = In { $file } kan niets worden geschreven: { $reason }.
cli-new-game-written = { $folder } bevat een compleet klein spel in { $count } bestanden.
cli-new-game-next = Maak het bekend, en zie dat het slaagt:

cli-head-score = Gelijkspel half

## Sentences

cli-help-texts = zinnen in alle talen
cli-help-texts-lint = wat een taal mist, en wat er mis is met de zinnen
cli-name-language = TAAL
cli-argument-language = Een taal, waarvan de ontbrekende berichten worden opgesomd.
cli-texts-row = { $there } van { $of } zinnen, { $rules } van { $all } regels
