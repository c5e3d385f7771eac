### `slagveld play`: een veldslag in de terminal.

## The command line

play-argument-game = sleutel van een spel; weggelaten kun je uit de spellen kiezen
play-name-seats = BOT,human,…
play-name-army = BESTAND|NAAM
play-name-option = SLEUTEL=WAARDE
play-name-unit = book|cm|inch
play-option-seat = wie op elke plaats speelt: human, of een bot: recruit, soldier, veteran, captain, warlord, elk ook met een temperament (captain-bold, -careful, -stubborn, -sly), random, greedy (human, dan veteranen)
play-option-hot-seat = op elke plaats speelt een mens, aan deze terminal
play-option-players = hoeveel er spelen
play-option-army = een bestand of een kant-en-klaar leger, eenmaal per plaats, op volgorde
play-option-option = een instelling van het spel, zoals rounds=8; mag vaker
play-option-seed = hetzelfde getal geeft dezelfde dobbelstenen
play-option-typed-dice = je gooit met echte dobbelstenen en typt wat ze tonen
play-option-load = ga door met een bewaarde veldslag
play-option-save = het bestand waarin de veldslag na elk antwoord wordt bewaard
play-option-unit = cm, inch, of book: zoals het regelboek van het spel meet (book)
play-seat-twice = --hot-seat en --seat gaan niet samen.
play-seats = Plaatsen worden met komma's ertussen genoemd, hoogstens { $count }, niet { $words }.
play-option-pair = Instellingen geef je als SLEUTEL=WAARDE, niet { $word }; er zijn: { $known }.
play-armies = Er zijn { $count } plaatsen; --army komt hoogstens eenmaal per plaats.
play-army-other = { $file } is een leger van een ander spel ({ $game }).
play-army-faulty = { $file } mag niet: { $fault } ({ $rule })
play-unit = Er is geen maat { $unit }; er zijn: { $known }.
play-load-other = { $file } is een veldslag van { $game }.
play-load-fixed = Een geladen veldslag heeft zijn eigen scenario, legers, instellingen en dobbelstenen; alleen de plaatsen kun je opnieuw noemen.
play-save-foreign = { $file } bestaat al en is geen bewaarde veldslag; het blijft zoals het is.
play-save-failed = De veldslag kan niet als { $file } worden bewaard: { $reason }.

## Choosing a battle

play-welcome = Welkom bij Slagveld!
play-pick-game = Welk spel? Typ een nummer; Enter neemt wat tussen haken staat.
play-pick-scenario = Welke veldslag?
play-pick-foe = Tegen wie?
play-foe-bot = tegen de computer
play-foe-people = tegen iemand naast mij, aan deze terminal
play-pick-bot = Hoe sterk moet de computer zijn?
play-name-human = Speler { $number }
play-name-bot = Computer { $number }

## The screen

play-round = { $called ->
    [turn] Beurt
   *[round] Ronde
} { $round }
play-round-of = { $called ->
    [turn] Beurt
   *[round] Ronde
} { $round } van { $limit }
play-cards-of = Kaarten van { $whose }
play-cards-hidden = { $count } gedekt
play-pieces-head = Stukken
play-log-more = { $count ->
    [one] 1 eerdere regel: typ “{ $word }”
   *[other] { $count } eerdere regels: typ “{ $word }”
}
play-suggestions = Of neem een voorstel met zijn nummer (“{ $more }” toont er meer):
play-no-more = Er zijn geen voorstellen meer.
play-many-more = Er kan veel meer dan hier wordt voorgesteld: kies een van de acties en vul die in.
play-no-other = Hier moet je antwoorden; “stop” verlaat de veldslag.
play-press-enter = Druk op Enter …
play-hand-over = Geef het toetsenbord aan { $name }. Niemand anders kijkt.
play-look-alone = Nu kijkt alleen { $name }. Druk op Enter …
play-agree = { $name }, vind je goed dat het wordt teruggenomen?

## Actions in words

play-at = op { $place }
play-looks = kijkt naar { $direction }
play-stays = blijft staan
play-way-to = naar { $place }
play-way = { $length } { $direction } naar { $place }
play-placed-many = { $count } stukken, het eerste op { $place }
play-piece-number = nr. { $number }
play-facing = Kijkrichting
play-which-piece = Welk stuk?
play-done = klaar
play-snapped = Verschoven naar de dichtstbijzijnde plek die mag.
play-so-far = Zoals het nu is: { $why } ({ $rule }). “{ $drop }” neemt het laatste terug.
play-preview-length = Weg: { $length }
play-preview-length-of = Weg: { $length } van { $limit }
play-preview-cost = Telt als { $cost }
play-confirm = Doen? ({ $yes }/{ $no })

## Hints

play-hint-menu = Letter of nummer, “help” of “?”
play-hint-several = { $least }–{ $most }, komma's ertussen
play-hint-order = in jouw volgorde, komma's ertussen
play-hint-number = Een nummer, of:
play-hint-path = 30 o · 12 45° · x y · naar B3 · contact B3 · hier; meer stukken weg met “;”
play-hint-spot = x y · 15 o · 12 45° · naar B3
play-hint-facing = n, no, o … · 0–359 (0 is boven) · naar B3 · links, rechts, achter
play-hint-legs = vooruit 10; draai 45; links 5
play-hint-plan = Een nummer neemt een heel plan; “elk” plaatst ze een voor een.

## Not understood

play-unclear-place = Dat is hier geen plek. Probeer “40 25”, “30 o”, “12 45°” of “naar B3”.
play-unclear-direction = Dat is geen richting. Probeer “no”, “45” of “naar B3”.
play-unclear-number = Een getal van { $least } tot { $most }, graag.
play-unclear-several = Dat kan van alles zijn: { $found }.
play-unclear-choice = Dat staat er niet bij; een nummer of de eerste letters volstaan.
play-unclear-menu = Dat staat er niet bij. Typ een letter of nummer uit de lijst, of “help”.
play-unclear-piece = Zo'n stuk staat niet in de lijst; zijn nummer of code volstaat.
play-unclear-off-table = Niet op de tafel: { $piece }.
play-unclear-contact = Basiscontact lukt zo niet; je komt tot { $place }.
play-unclear-measuring = Daarheen mag niets worden gemeten voordat het is aangekondigd ({ $rule }).
play-unclear-dice = Typ wat { $count }D{ $sides } tonen, zoals “3 5”.
play-unclear-yes = Ja of nee, graag.
play-unclear-plan = Een nummer van 1 tot { $most }, of “elk”.
play-unclear-split = Typ hoogstens { $count } getallen, voor elk één.
play-unclear-legs = Een weg vertel je zo: vooruit 10; draai 45
play-no-changes = Hier kun je de stand niet met de hand veranderen.
play-no-rule = Hier hoort geen regel bij; “? woorden” zoekt in het regelboek.
play-no-policies = Dit spel heeft geen vaste antwoorden.
play-policies-how = “beleid 1 2” zet de eerste op de tweede keuze.
play-offer-bots = Bots stemmen nooit in met een einde; “opgeven” geeft op, “stop” bewaart voor later.

## Leaving, and the end

play-sure-concede = De veldslag opgeven?
play-sure-quit = De veldslag verlaten? Hij wordt bewaard en kan later verder.
play-saved = Bewaard: { $file }
play-left = De veldslag is bewaard en gaat verder met:
play-kept = De veldslag is bewaard. Om hem terug te zien:
play-scores = Punten: { $scores }

## Help

play-help-answers-head = Antwoorden
play-help-answers = Een letter of de eerste letters van wat je wilt doen, of het nummer van een voorstel. Enter neemt wat tussen haken staat. “x” gaat terug.
play-help-places-head = Plekken en wegen
play-help-places = “40 25” is 40 naar rechts en 25 naar beneden. “30 o” gaat 30 naar het oosten, “12 45°” gaat 12 die kant op (0° is boven, 90° rechts), “10 vooruit” waarheen het stuk kijkt. “naar B3” gaat recht naar B3 zo ver als mag, “contact B3” tot in basiscontact. “@1” aan het eind betekent niveau 1.
play-help-facing-head = Kijkrichting
play-help-facing = Een windstreek (n, no, o …), graden, “naar B3”, links, rechts of achter.
play-help-commands-head = Opdrachten
play-help-commands = Bij elke vraag; zet “/” voor wat ook een antwoord kan zijn.
play-help-rule = de regel achter de vraag; “? WOORDEN” zoekt, “? ID” toont een regel
play-help-help = deze hulp
play-help-table = de tafel nog eens
play-help-sheet = alle bladen en stukken; “blad B3” toont één stuk
play-help-log = wat er gebeurd is; “verslag alles” vanaf het begin
play-help-undo = neem je laatste antwoord terug, als de regels het toelaten
play-help-policies = vaste antwoorden
play-help-offer = bied aan om te eindigen, of speel toch door
play-help-concede = geef de veldslag op
play-help-save = bewaar de veldslag; “bewaar BESTAND” ergens anders
play-help-quit = ga weg; de veldslag blijft bewaard

## Words to type; commas between several spellings

play-word-n = n, noord
play-word-ne = no
play-word-e = o, oost
play-word-se = zo
play-word-s = z, zuid
play-word-sw = zw
play-word-w = w, west
play-word-nw = nw
play-word-ahead = vooruit
play-word-back = achter, achteruit
play-word-left = links
play-word-right = rechts
play-word-turn = draai
play-word-yes = j, ja
play-word-no = n, nee
play-word-at = naar
play-word-to = naar, richting
play-word-contact = contact
play-word-here = hier, blijf
play-word-cancel = x, terug
play-word-each = elk
play-word-done = klaar
play-word-drop = weg
play-word-suggest = s, voorstel
play-word-help = help, h
play-word-table = tafel
play-word-sheet = blad, bladen
play-word-log = verslag
play-word-undo = terugnemen
play-word-policies = beleid
play-word-offer = aanbod
play-word-concede = opgeven
play-word-save = bewaar
play-word-quit = stop, q
