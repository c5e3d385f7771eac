### Het raam van de webtafel: begin, opzetten, clubkamer, regelboek, instellingen.

## Overal

web-close = Sluiten
web-cancel = Annuleren
web-retry = Opnieuw proberen
web-loading = Een ogenblik …
web-copy = Kopiëren
web-copied = Gekopieerd
web-copy-failed = Deze browser laat de pagina niet kopiëren; selecteer de link en kopieer hem zelf.
web-share = Delen
web-skip = Naar de inhoud
web-pages = Pagina's
web-games = Spellen
web-battles = Gevechten
web-armies = Legers
web-tables = Tafels
web-rulebook = Regelboek
web-club = Clubkamer
web-round = { $called ->
    [turn] beurt
   *[round] ronde
} { $round }
web-home-go = Naar de beginpagina
web-foot = Elke worp is na het gevecht na te rekenen.
web-page-failed = Deze pagina kon niet worden geladen. Misschien is Slagveld intussen vernieuwd: laad haar opnieuw.
web-lost = Hier is niets
web-lost-help = Dit adres leidt nergens heen. Misschien ontbreekt er een stuk van de link.

## Wat mis kan gaan

web-problem-unknown = Er ging iets mis op deze pagina. Laad haar opnieuw; van je gevecht is niets verloren.
web-problem-status = De server kon hier geen antwoord op geven ({ $status }). Probeer het zo nog eens.
web-problem-offline = De server is niet te bereiken. Kijk je verbinding na en probeer het opnieuw.
web-line-lost = De verbinding is onderbroken. De pagina herstelt haar vanzelf; probeer het dan opnieuw.
web-act-busy = Eén ding tegelijk: je vorige antwoord is nog onderweg.
web-act-unheard = De verbinding viel weg voordat de tafel dit hoorde. Doe het nog een keer.
web-act-late = Iemand anders was sneller terwijl de verbinding weg was. Kijk opnieuw en beslis dan.

## Instellingen

web-settings = Instellingen
web-language = Taal
web-measure = Lengtes
web-measure-book = Zoals het regelboek
web-measure-cm = Centimeters
web-measure-inch = Inches
web-theme = Licht
web-theme-system = Zoals het systeem
web-theme-dark = Donker
web-theme-light = Licht
web-motion = Beweging
web-motion-system = Zoals het systeem
web-motion-full = Bewegend
web-motion-reduced = Stil
web-speed = Dobbelstenen en beweging
web-speed-slow = Langzaam
web-speed-normal = Gewoon
web-speed-fast = Vlot
web-speed-instant = Geen
web-stay = Kaarten van worpen blijven
web-stay-held = Tot je ze sluit
web-stay-seconds = { $seconds } s
web-volume = Volume
web-sounds = Geluid
web-sounds-help = Dobbelstenen, stappen, pijlen, staal, magie en een hoorn als je aan de beurt bent.
web-odds-bar = Kansen in het gevecht
web-odds-bar-help = Een balk bovenaan toont hoe waarschijnlijk elke partij wint, naar wat jij mag zien.
web-plain-signs = Tekens in plaats van miniaturen
web-plain-signs-help = Elk stuk toont een teken voor wat het is, in plaats van zijn miniatuur.
web-notify = Roep mij als ik aan de beurt ben
web-notify-help = De titel van het tabblad zegt het altijd; zo komt er ook een melding.
web-notify-refused = Deze browser staat hier geen meldingen toe; de titel van het tabblad zegt het je.

## Begin

web-home-title = Jouw figuren, jouw regels, jouw tafel
web-home-lead = Speel veldslagen volgens hun eigen regelboek: tegen een bot, met vrienden via een link, of naast elkaar achter één scherm.
web-play-now = Nu spelen
web-set-up = Gevecht opzetten
web-game-scenarios = { $count ->
    [one] 1 gevecht klaar om te spelen
   *[other] { $count } gevechten klaar om te spelen
}
web-lesson = Eerste stappen
web-lesson-text = Nieuw hier? Een kort gevecht met uitleg ({ $game }) laat zien hoe je kiest, beweegt, aanvalt en je beurt eindigt. Het duurt vijf minuten.
web-lesson-start = Laat zien
web-lesson-skip = Nee, dank je
web-your-battles = Jouw gevechten
web-no-battles = Nog geen gevechten: speel er nu een.
web-open-file = Gevechtsbestand openen
web-battle-yours = Jij bent aan de beurt
web-battle-waiting = Wachten op { $names }
web-battle-going = Aan de gang
web-battle-empty-seat = Nog niet hier: { $names }
web-battle-won = Gewonnen door { $winners }
web-battle-drawn = Onbeslist
web-personal = Op een ander apparaat
web-personal-text = Open deze link op een ander apparaat om daar je gevechten, legers en tafels te vinden.
web-personal-secret = Wie deze link heeft, speelt als jij: houd hem voor jezelf.
web-person-other = Link van een andere speler
web-person-other-text = Deze link is van een andere speler dan die van deze browser. Die speler hier overnemen? De gevechten van deze browser zijn dan alleen nog te bereiken met hun eigen persoonlijke link.
web-person-take = Overnemen

## Een gevecht opzetten

web-new-scenario = Welk gevecht?
web-new-seats = Wie zit waar?
web-new-players = Spelers
web-new-seat = Plaats { $number }
web-new-name = Naam
web-new-bot = Welke bot
web-new-temper = Temperament
web-new-temper-none = Geen
web-new-temper-none-help = Neemt wat het beste lijkt en heeft geen voorkeur.
web-new-army = Leger
web-new-army-scenario = Zoals bij het gevecht
web-new-army-mine = Van mij
web-new-army-ready = Kant-en-klaar
web-new-army-build = Leger samenstellen
web-new-side = Partij
web-new-side-own = Voor zichzelf
web-new-side-number = Partij { $number }
web-new-leader = Met een spelleider
web-new-leader-help = Een scheidsrechter zonder leger, die alles ziet en met de hand mag ingrijpen. Wie ook zelf tegen anderen speelt, mag geen van beide.
web-new-leader-seat = Spelleider
web-who-me = Ik
web-who-friend = Vriend via link
web-who-bot = Bot
web-name-player = Speler { $number }
web-new-hot-seat = Meerdere mensen achter dit scherm: waar iets geheim is, vraagt de pagina je het scherm door te geven.
web-new-friends = In de volgende stap krijg je voor elke vriend een link. Het gevecht wacht op ze.
web-new-terms = Tafel, dobbelstenen en omgang
web-new-table = Tafel
web-new-table-scenario = Die van dit gevecht
web-new-table-lay = Tafel inrichten
web-new-title = Naam van het gevecht
web-new-title-example = Vrijdagavond
web-new-options = Opties van het spel
web-new-options-changed = { $count ->
    [0] alles zoals gewoonlijk
    [one] 1 veranderd
   *[other] { $count } veranderd
}
web-new-begin = Beginnen
web-new-begin-links = Beginnen en links krijgen
web-new-typed-bots = Er moet iemand zijn die met echte dobbelstenen gooit: zet er een mens neer, of laat de tafel gooien.
web-new-one-side = Allemaal aan één kant: zet ten minste één plaats bij een andere partij.
web-dice = Dobbelstenen
web-dice-committed = De tafel gooit
web-dice-committed-help = Eerlijke dobbelstenen die niemand kan kiezen; iedereen kan ze achteraf narekenen.
web-dice-typed = Echte dobbelstenen
web-dice-typed-help = Je gooit met je eigen dobbelstenen en typt wat ze tonen.
web-back = Terugnemen
web-back-usual = Zoals gewoonlijk ({ $usual })
web-back-free = vrij
web-back-consent = als de anderen instemmen
web-back-off = nooit
web-back-help = Tot er gegooid is of een geheim is getoond.
web-watchers = Anderen mogen kijken
web-watchers-help = Met een eigen link; ze zien alleen wat iedereen mag zien.
web-ready = Het gevecht staat klaar
web-ready-text = Geef elke vriend zijn link. Je kunt meteen rondkijken; het gevecht wacht.
web-ready-go = Naar de tafel
web-invite = Uitnodigen
web-invite-taken = zit al
web-invite-watchers = Voor kijkers
web-invite-watchers-help = Zij zien alleen wat iedereen mag zien.
web-invite-link = Link voor { $name }
web-invite-secret = Wie de link van een plaats heeft, speelt daar. Stuur elke link alleen aan degene voor wie hij bedoeld is.

## Aanschuiven

web-join = Aanschuiven
web-join-invited = Je bent uitgenodigd voor een gevecht
web-join-yours = jouw plaats
web-join-there = is er
web-join-empty = nog leeg
web-join-name = Jouw naam
web-join-sit = Aanschuiven
web-join-help = Geen account nodig: deze browser onthoudt je plaats.
web-join-closed = Deze link gaat niet open
web-join-closed-help = Vraag degene die je uitnodigde om een nieuwe link.

## Clubkamer

web-club-lead = Elk gevecht van deze server. Alleen de gastheer ziet deze pagina.
web-club-closed = Hier komt alleen de gastheer binnen: open de link die Slagveld bij het starten toonde.
web-club-empty = Nog geen gevechten. Zodra hier iemand speelt, staat het gevecht in deze lijst.
web-club-watch = Kijken
web-club-link = Link kwijt
web-club-link-new = Nieuwe link
web-club-link-sure = { $name } een nieuwe link geven? De oude gaat dan niet meer open.
web-club-delete = Verwijderen
web-club-delete-sure = “{ $name }” voor iedereen verwijderen? Terughalen kan alleen uit een reservekopie.
web-club-results = Uitslagen als tabel (CSV)
web-club-backup = Reservekopie
web-club-restore = Reservekopie terugzetten
web-club-restore-sure = { $file } in de plaats zetten van alles wat hier nu is? Gevechten van na die kopie gaan verloren.
web-club-restored = De reservekopie is teruggezet.

## Regelboek

web-rules-search = Zoek in de regels: woorden of een nummer
web-rules-found = { $count ->
    [one] 1 regel
   *[other] { $count } regels
}
web-rules-none = Geen regel heeft al deze woorden. Probeer er minder.
web-rules-topics = Hoofdstukken
web-glossary = Woorden van het spel
web-glossary-original = In het origineel
web-rules-house = Regels van elke tafel
web-rules-english = De tekst van deze regel is in het Engels.
web-rule-open = Regel { $rule } in het regelboek
web-rule-house = van ons, niet uit het boek
web-rule-data = cijfers
web-rule-exempt = aan de spelers
web-rule-ruling = Hoe wij het lezen
web-rule-example = Voorbeeld
web-example-before = Ervoor
web-example-after = Erna
web-example-refused = Niet toegestaan
web-example-table-before = De tafel ervoor: { $pieces }.
web-example-table-after = De tafel erna: { $pieces }.
web-example-trouble = Deze tekening kon niet worden gemaakt.
web-rule-where = In het boek en in het programma
web-rule-source = In het origineel
web-rule-code = Uitgevoerd in
web-rule-tests = Bewezen door
web-rule-nowhere = Over deze regel is hier niets bekend.
web-rule-link = Link
web-rule-unknown = In dit boek staat geen regel { $rule }.
web-rulebook-open = Het hele regelboek openen

## Met dank aan

web-credits = Met dank aan
web-credits-icons = Tekeningen van troepen en dingen
web-credits-icons-by = Pictogrammen van { $artists } en andere kunstenaars van game-icons.net.
web-credits-icons-changed = Ze staan hier in de kleuren van deze pagina, verder onveranderd.
web-credits-fonts = Lettertypen
web-credits-font = { $font } van { $artist }
web-credits-programs = Programma's
web-game-facts = Over dit spel
web-game-players = spelers
web-game-minutes = { $short }–{ $long } minuten
web-game-difficulty = { $level ->
    [1] snel geleerd
    [2] enige regels
   *[other] veel regels
}

## Invitations, and battles that are in one's list no more

web-invite-alone = Alleen deze computer kan deze links openen. Start Slagveld met “slagveld serve --lan” om anderen binnen te laten, of draai het op een server.
web-invite-qr = QR-code
web-invite-qr-label = QR-code van de link voor { $name }
web-battle-remove = Uit de lijst halen
web-battle-remove-ask = “{ $name }” uit je lijst halen?
web-battle-remove-why = Het gevecht gaat door zonder dat je wordt geroepen. De link brengt het terug.
web-battle-removed = Uit je lijst gehaald: { $name }
