### Campagnes: scenario's, verbonden door wie ze wint.

## Vertellen

campaign-end-final = { $side } winnen hun laatste scenario, en daarmee de campagne.
campaign-end-ran-out = Er valt niets meer te spelen. { $side } hebben meer scenario's gewonnen, en daarmee de campagne.
campaign-end-points = { $side } hebben de meeste overwinningspunten en winnen de campagne.
campaign-end-draw = Er valt niets meer te spelen, en niemand heeft meer scenario's gewonnen: de campagne is onbeslist.
campaign-result-won = Gewonnen door: { $side }.
campaign-result-counts = Onbeslist; dat telt voor: { $side }.
campaign-result-again = Onbeslist: er wordt opnieuw gevochten.
campaign-note-hand = { $count ->
    [one] De scheidsrechter greep één keer in.
   *[other] De scheidsrechter greep { $count } keer in.
}
campaign-unit = { $entry }) { $count } × { $unit }
campaign-unit-short = { $entry }) { $unit }: { $full } in plaats van { $count }
campaign-line = { $count } × { $unit }
campaign-line-alive = { $alive ->
    [0] { $count } × { $unit }: niemand overleefde
   *[other] { $count } × { $unit }: { $alive } over
}
campaign-line-veterans = { $unit } (veteranen: { $mark })
campaign-map = De weg door de campagne
campaign-next = Nu volgt: { $title }
campaign-choice = De winnaar kiest wat volgt: { $titles }.
campaign-rank = { $side }: { $won ->
    [one] 1 scenario gewonnen
   *[other] { $won } scenario's gewonnen
}, { $points ->
    [one] 1 overwinningspunt
   *[other] { $points } overwinningspunten
}
campaign-points = { $points ->
    [one] 1 overwinningspunt
   *[other] { $points } overwinningspunten
}
campaign-chapter = { $number }. { $title }
campaign-final-of = laatste scenario: { $side }
campaign-leads-nowhere = het einde

## Weigeringen

campaign-unknown = Er is geen kant-en-klare campagne { $campaign }; er zijn: { $known }.
campaign-no-side = Er is geen partij { $side }; er zijn: { $known }.
campaign-no-army = { $game } heeft geen kant-en-klaar leger { $army }; er zijn: { $known }.
campaign-other-game = Geen scenario van deze campagne is van het spel { $game }.
campaign-without-armies = { $game } kent geen legers om mee te brengen.
campaign-army-missing = Elke partij brengt een leger mee, of geen enkele: { $side } hebben er geen voor { $game }.
campaign-army-faulty = { $count ->
    [one] Het leger van { $side } is niet toegestaan: { $fault } ({ $rule })
   *[other] Het leger van { $side } is niet toegestaan, om { $count } redenen; de eerste: { $fault } ({ $rule })
}
campaign-over = De campagne is voorbij; er valt niets meer te spelen.
campaign-not-next = { $scenario } is niet aan de beurt; wat kan volgen: { $known }.
campaign-choose-first = De winnaar moet eerst kiezen wat volgt: { $known }.
campaign-draw-unsaid = De campagne zegt niet wat een onbeslist { $scenario } betekent; in het bestand ontbreekt `draw`.
campaign-outcome-seats = De afloop past niet bij de { $count } plaatsen van het scenario.
campaign-survivors = De overlevenden van { $side } passen niet bij hun leger: voor elk onderdeel een getal, hoogstens { $most }.
campaign-battle-open = De slag is nog niet voorbij.
campaign-battle-other = Deze slag is niet de volgende van de campagne: scenario, legers of opties zijn niet die van { $scenario }.
campaign-battle-twice = Deze slag is al ingevoerd.
campaign-battle-wrong = De slag is niet wat hij zegt te zijn: { $reason }.
campaign-undo-none = Er is nog geen uitslag ingevoerd, dus er valt niets terug te nemen.
campaign-undo-fought = “{ $title }” is met Slagveld uitgevochten en nagerekend; alleen een uitslag die met de hand is ingevoerd, kan worden teruggenomen.
campaign-undo-older = “{ $title }” is ingevoerd met een oudere versie van Slagveld, die niet bewaarde hoe het ervoor stond; de uitslag blijft staan.
campaign-fault-veterans-off = Deze campagne kent geen veteranen.
campaign-fault-veterans-none = Van { $unit } overleefde niemand het vorige scenario die niet al wordt meegenomen.
campaign-fault-veterans-many = Van { $unit } overleefden er maar { $most } het vorige scenario.
campaign-fault-veterans-mark = Er is geen ervaringsmarker { $mark }; er zijn: { $known }.
campaign-file-large = De campagne { $file } is te groot.
campaign-file-foreign = { $file } is geen campagne.
campaign-file-newer = De campagne { $file } komt uit een nieuwere versie van Slagveld.
campaign-file-damaged = De campagne { $file } is beschadigd: { $reason }.
campaign-file-changed = De campagne { $file } is met de hand veranderd sinds ze werd bewaard.
campaign-file-course = De campagne { $file } is beschadigd: slag { $number } kan niet op de vorige zijn gevolgd.

## Campagnebestanden: wat niet bij elkaar past

campaign-graph-wrong = { $file }: { $reason }
campaign-graph-wrong-at = { $file }: { $field }: { $reason }
campaign-graph-side-called = een partij kan niet { $side } heten
campaign-graph-side-twice = er is al een partij { $side }
campaign-graph-no-side = er is geen partij { $side }
campaign-graph-no-scenario = er is geen scenario { $scenario }
campaign-graph-army-game = geen scenario van de campagne is van { $game }
campaign-graph-draw = onbeslist is replay, of telt voor een van: { $sides }
campaign-graph-seats = elke partij neemt minstens één plaats in: { $sides }
campaign-seat-count = “{ $scenario }” is voor { $players } spelers, en de { $count } partijen van de campagne nemen elk één plaats in.
campaign-graph-next = wat volgt, staat er voor elke partij: { $sides }
campaign-graph-listed-twice = { $scenario } staat er twee keer
campaign-graph-itself = { $scenario } kan niet op zichzelf volgen
campaign-graph-after-final = er volgt niets als { $side } het slotscenario winnen
campaign-graph-no-final = een tussenscenario leidt naar een slotscenario, en dat ontbreekt
campaign-graph-not-leading = { $scenario } leidt { $side } niet naar { $final }
campaign-graph-unreached = geen weg leidt naar { $scenario }

## Opdrachtregel

cli-help-campaign = campagnes: begin er een, vecht haar slag voor slag uit, vertel erover
cli-help-campaign-list = de kant-en-klare campagnes
cli-help-campaign-new = begin een campagne en bewaar haar in een bestand
cli-help-campaign-status = hoe een campagne ervoor staat
cli-help-campaign-next = wat er volgt, of hoe het afliep
cli-help-campaign-undo = neem de laatste uitslag terug, als die met de hand is ingevoerd
cli-help-campaign-army = het leger van een partij voor de volgende slag, of zijn veteranen
cli-help-campaign-camp = wat er tussen gevechten gebeurt als legers groeien
cli-help-campaign-report = het verhaal van een campagne
campaign-name-side-army = PARTIJ=LEGER
campaign-name-side-number = PARTIJ=GETAL
campaign-name-side-numbers = PARTIJ=4,0,2
campaign-name-side-name = PARTIJ=NAAM
campaign-name-veteran = ONDERDEEL=MARKER
campaign-name-entry = ONDERDEEL
campaign-name-side = PARTIJ
campaign-name-words = WOORDEN
campaign-argument-file = het bestand van de campagne
campaign-option-campaign = sleutel van een kant-en-klare campagne, of een eigen bestand
campaign-option-army = een leger voor een partij, uit een bestand of kant-en-klaar; mag vaker
campaign-option-player = wie een partij leidt; mag vaker
campaign-option-option = een optie voor alle slagen, zoals limit=8; mag vaker
campaign-option-seed = hetzelfde getal geeft in elke slag dezelfde dobbelstenen (1)
campaign-option-points = wat elk leger mag kosten (zoals zijn eigen bestand zegt)
campaign-option-by-points = overwinningspunten beslissen de campagne; --by-final: juist niet
campaign-option-veterans = overlevenden mogen mee; --no-veterans: juist niet (zoals de campagne zegt)
campaign-option-choose = het scenario dat de laatste winnaar kiest
campaign-option-bots = laat bots vechten, één voor elke partij
campaign-option-result = aan je eigen tafel gevochten: de partij die won, of “draw”
campaign-option-score = overwinningspunten van een partij aan je eigen tafel
campaign-option-alive = figuren van een partij die overleefden, voor elk onderdeel van het leger
campaign-option-rounds = hoeveel ronden het duurde
campaign-option-note = een regel voor het dagboek
campaign-option-save = elders gevochten: de bewaarde slag, nagerekend voor hij telt
campaign-option-side = welke partij
campaign-option-new-army = het leger van nu af aan, uit een bestand of kant-en-klaar
campaign-option-veteran = neem een onderdeel van het laatste leger mee, zoals 1=attack; mag vaker
campaign-option-full = de verliezen van een onderdeel aanvullen, zoals 1, of “all”; mag vaker
campaign-option-out = schrijf het in een bestand: een pagina als het op .html eindigt, anders Markdown
campaign-none = Geen spel brengt een campagne mee; `--campaign` neemt een eigen bestand.
campaign-list-line = { $count ->
    [one] 1 scenario
   *[other] { $count } scenario's
}, tussen { $sides }
campaign-begun = { $name } begint; bewaard in { $file }.
campaign-exists = Er is al een bestand { $file }; kies een andere naam.
campaign-pair = { $option } schrijf je als PARTIJ=…, niet { $word }.
campaign-numbers = Overlevenden schrijf je als getallen met komma's ertussen, niet { $word }.
campaign-army-unknown = { $name } is geen bestand en geen kant-en-klaar leger van een spel van deze campagne.
campaign-one-way = Een slag wordt op één manier ingevoerd: --bots, --result of --save.
campaign-only-result = --score, --alive, --rounds en --note horen bij --result.
campaign-bots-count = Voor elke partij is één bot nodig, samen { $count }.
campaign-bots-open = De bots kwamen niet tot een einde.
campaign-army-how = Zeg --army, of anders --veteran en --full.
campaign-alive-unknown = Er is niet gezegd wie van { $side } het laatste scenario heeft overleefd (--alive), dus niemand kan mee.
campaign-no-last = { $side } hebben geen leger dat een scenario van dit spel heeft overleefd.
campaign-no-entry = Er is geen overlevend onderdeel { $entry }; er zijn: { $known }.
campaign-no-veterans = { $game } kent geen regels voor veteranen.
campaign-not-short = Onderdeel { $entry } vocht op volle sterkte of bestaat niet; wie dat niet deed: { $known }.
campaign-full-veterans = Onderdeel { $entry } gaat mee als veteranen, met niet meer dan er overleefden; op volle sterkte komt het fris.
campaign-army-ready = { $side } brengen mee: { $army }.
campaign-seat = Plaats { $number }: { $side }
campaign-ready = De slag staat klaar in { $file }:
campaign-stands = De slag is al begonnen, in { $file }:
campaign-then = Als hij voorbij is:
campaign-or = Of vertel hoe het aan je eigen tafel afliep:
campaign-undone = “{ $title }” is teruggenomen: alsof er geen uitslag was ingevoerd.
campaign-undo-begun-file = De volgende slag is al begonnen, in { $file }; de uitslag ervoor blijft staan.
campaign-abandoned = De slag in { $file } telt niet meer voor de campagne; hij blijft bestaan als losse slag.
campaign-veterans-can = { $side } kunnen meenemen: { $units }.
campaign-full-can = { $side } kunnen fris en op volle sterkte komen, als de punten het toelaten: { $units }.
campaign-settings = Afspraken
campaign-setting-points = overwinningspunten beslissen
campaign-setting-final = het laatste scenario beslist
campaign-setting-veterans = met veteranen
campaign-setting-total = legers van { $total } punten
campaign-written = Het verslag staat in { $file }.

## Armies that grow

campaign-member = { $name } ({ $unit })
campaign-cast-fate = Wat er van { $who } wordt
campaign-cast-wound = Blijvende wond van { $who }
campaign-cast-mend = Wie van { $who } herstelt
campaign-cast-shaken = Of de verliezen sporen nalaten bij { $who }
campaign-cast-name = De naam die { $who } { AGREE($who, "verdient", "verdienen") }
campaign-tale-rested = { $who } { AGREE($who, "is", "zijn") } uitgerust en { AGREE($who, "gaat", "gaan") } weer mee.
campaign-tale-purse = { $points ->
    [one] Er komt 1 punt in de krijgskas.
   *[other] Er komen { $points } punten in de krijgskas.
}
campaign-tale-fate-dies = { $who } sneuvelde en keert niet terug.
campaign-tale-fate-captured = { $who } viel in handen van de vijand.
campaign-tale-fate-maimed = { $who } viel en werd verminkt van het veld gedragen.
campaign-tale-fate-rests = { $who } viel en moet het volgende gevecht rusten.
campaign-tale-fate-recovers = { $who } viel, maar herstelde.
campaign-tale-fate-rises = { $who } werd dood gewaand en stond weer op.
campaign-tale-scar = { $who } { AGREE($who, "houdt", "houden") } er alleen een litteken aan over: { $wound }.
campaign-tale-wound = { $who } { AGREE($who, "heeft", "hebben") } een blijvende wond: { $wound }.
campaign-tale-losses = { $who }: { $fallen } gevallen, van wie { $back } hersteld.
campaign-tale-destroyed = Van { $who } is niemand over.
campaign-tale-experience = { $who } { AGREE($who, "wint", "winnen") } { $gained } ervaring, { $total } in totaal.
campaign-tale-grade = { $who } { AGREE($who, "is", "zijn") } nu { $grade } en { AGREE($who, "mag", "mogen") } een vordering kiezen.
campaign-tale-name = Van nu af { AGREE($who, "staat", "staan") } { $who } bekend als { $name }.
campaign-did-learn = { $who } { AGREE($who, "leert", "leren") }: { $advance }.
campaign-did-ransom = { $who } { AGREE($who, "wordt", "worden") } vrijgekocht.
campaign-did-refill = { $count ->
    [one] 1 rekruut
   *[other] { $count } rekruten
} voor { $who }.
campaign-did-recruit = Geworven: { $count } × { $who }.
campaign-did-dismiss = { $who } { AGREE($who, "mag", "mogen") } gaan.
campaign-grow-unknown = { $game } zegt niet hoe legers groeien.
campaign-grow-armies = Legers die groeien, beginnen met een leger van elke partij; { $side } brengen er geen voor { $game } (--army).
campaign-grow-off = In deze campagne groeien legers niet; dat wordt bij het begin afgesproken (--growth).
campaign-grow-none = Er is voor { $game } geen leger dat groeit.
campaign-grow-army = Hier veranderen legers alleen in hun kamp: rekruten worden uit de krijgskas geworven (slagveld campaign camp).
campaign-grow-member = Dit leger heeft geen lid { $number }; wel: { $known }.
campaign-grow-highest = { $who } { AGREE($who, "heeft", "hebben") } elke vordering die ervaring brengt al gekozen.
campaign-grow-not-yet = { $who } { AGREE($who, "heeft", "hebben") } { $has } ervaring; de volgende vordering vraagt { $needs }.
campaign-grow-advance = { $who } { AGREE($who, "kan", "kunnen") } { $advance } niet kiezen; wel: { $known }.
campaign-grow-nameless = { $who } { AGREE($who, "heeft", "hebben") } nog geen naam verdiend.
campaign-grow-name = Een naam heeft 1 tot { $most } tekens.
campaign-grow-whole = Bij { $who } ontbreekt niemand, of { AGREE($who, "het is", "ze zijn") } niet bij het leger.
campaign-grow-lacks = Bij { $who } ontbreken er { $most }; meer kan niet.
campaign-grow-count = Er kunnen er 1 tot { $most } tegelijk geworven worden.
campaign-grow-recruit = { $key } kan niet geworven worden; wel: { $known }.
campaign-grow-free = { $who } { AGREE($who, "is", "zijn") } niet gevangen.
campaign-grow-levy = Een lichting wordt pas opgeroepen als een leger zo niet kan vechten.
campaign-grow-poor = Dat kost { $price } punten en in de krijgskas zitten er { $purse }.
campaign-grow-fault = Het leger zou niet meer toegestaan zijn: { $fault }
campaign-partners = Een partij heeft in deze campagne hoogstens { $most ->
    [one] 1 plaats
   *[other] { $most } plaatsen
}; { $side } hebben meer namen.

## How strong the armies are

campaign-might = { $points } punten, { $models } modellen in { $entries ->
    [one] 1 regel
   *[other] { $entries } regels
}{ $missing ->
    [0] {""}
   *[other] , { $missing } ontbreken
}{ $wounded ->
    [0] {""}
   *[other] , { $wounded } met blijvende wonden
}{ $away ->
    [0] {""}
   *[other] , { $away } afwezig
}
campaign-might-of = { $side }: { $might }
campaign-warn-fault = Zo kan het niet vechten: { $fault }
campaign-warn-shrunk = Het is geslonken tot { $points } van { $wanted } punten.
campaign-warn-outnumbered = Het is { $points } punten zwakker dan het sterkste leger.
campaign-help-army = Er kan een ander leger komen: slagveld campaign army BESTAND --side { $side } --army LEGER.
campaign-help-learn = { $count ->
    [one] 1 lid mag een vordering kiezen.
   *[other] { $count } leden mogen een vordering kiezen.
}
campaign-help-refill = Alle gelederen aanvullen kost { $price }; in de krijgskas zitten er { $purse }.
campaign-help-ransom = { $who } { AGREE($who, "kan", "kunnen") } worden vrijgekocht voor { $price }.
campaign-help-levy = Er kan een lichting worden opgeroepen, voor alles in de krijgskas: wie van het eerste leger ontbreekt, komt fris.
campaign-help-recruit = Er kunnen rekruten worden geworven: in de krijgskas zitten { $purse } punten.
campaign-roll-here = { $count } × { $who }, ervaring { $experience }
campaign-roll-short = { $count } van { $full } × { $who }, ervaring { $experience }
campaign-roll-rests = { $who }, ervaring { $experience }: rust tijdens het volgende gevecht
campaign-roll-captured = { $who }, ervaring { $experience }: gevangene van de vijand

## The camp, on the command line

campaign-option-growth = Of legers groeien: ervaring, blijvende wonden, krijgskas en rekruten.
campaign-option-learn = Een vordering voor een lid, met het nummer in het kamp (herhaalbaar).
campaign-option-recruit = Iemand nieuws, met de sleutel uit de legerbouwer; meer met =AANTAL (herhaalbaar).
campaign-option-refill = Rekruten voor een lid dat er mist; minder dan er ontbreken met =AANTAL (herhaalbaar).
campaign-option-ransom = Koop een gevangene vrij (herhaalbaar).
campaign-option-rename = Een andere naam voor een lid dat er een verdiende (herhaalbaar).
campaign-option-dismiss = Laat een lid voorgoed gaan (herhaalbaar).
campaign-option-levy = Roep een lichting op, als het leger zo niet kan vechten.
campaign-option-auto = Laat het kamp aan zichzelf over: het kiest vorderingen, vult aan en werft.
campaign-name-learn = NUMMER=VORDERING
campaign-name-recruit = SLEUTEL[=AANTAL]
campaign-name-rename = NUMMER=NAAM
campaign-name-refill = NUMMER[=AANTAL]
campaign-camp-head = { $side }, { $army }: { $points } in de krijgskas
campaign-camp-advances = vorderingen: { $list }
campaign-camp-wounds = blijvende wonden: { $list }
campaign-camp-choices = mag een vordering kiezen: { $list }
campaign-camp-dead = Voorgoed weg: { $list }
campaign-camp-did = { $side }: { $what }
campaign-setting-growth = legers groeien
campaign-twice = { $option } noemt { $what } tweemaal; zeg het één keer.
campaign-points-none = --points begrenst legers die worden meegebracht; hier brengen de scenario’s hun eigen legers mee.
campaign-veterans-none = --veterans: geen spel van deze campagne heeft regels voor veteranen.
