### Puzzels: hun titels, wat er over antwoorden wordt gezegd, de opdracht en de pagina's.

puzzle-title-strike = Wie moet er geslagen worden?
puzzle-title-shoot = Waar telt het schot?
puzzle-title-charge = Vind de aanval
puzzle-title-move = Vind de juiste plek
puzzle-title-cast = Wat kan magie hier doen?
puzzle-title-summon = Wie moet er op tafel komen?
puzzle-title-hold = Doorgaan, of het hierbij laten?
puzzle-title-withdraw = Is er een uitweg?
puzzle-title-guard = Doorsta de storm
puzzle-title-order = Wie gaat er eerst?
puzzle-title-share = Aanval of verdediging?
puzzle-title-follow = Erachteraan, of niet?
puzzle-title-losses = Wie kan er gemist worden?
puzzle-title-place = Waar moet het staan?
puzzle-title-face = Welke kant op kijken?
puzzle-title-rage = Alles op het spel?
puzzle-title-best = Wat is hier het beste?

puzzle-verdict-best = Opgelost: niets is beter, met { $chance } kans om te winnen.
puzzle-verdict-solved = Opgelost: { $chance } kans om te winnen, zo goed als het beste antwoord met { $best }.
puzzle-verdict-nearly = Bijna: { $chance } kans om te winnen, maar er is een antwoord met { $best }.
puzzle-verdict-missed = Nog niet: { $chance } kans om te winnen. Het beste antwoord heeft { $best }, { $points } punten meer.
puzzle-solution = { $does } – kans om te winnen { $chance }; het op één na beste antwoord heeft { $next }.
puzzle-hint = Denk aan: { $what }

puzzle-unknown = { $game } heeft geen puzzel { $number }; er zijn er { $count }.
puzzle-stale = Puzzel { $number } van { $game } past niet bij de regels van nu.
puzzle-late = Het antwoord kon niet op tijd worden beoordeeld; probeer het opnieuw.
puzzle-malformed = Dit is geen antwoord: { $reason }.

## De opdracht

cli-help-puzzles = stellingen waarin één antwoord veel beter is: bekijken, oplossen, zoeken
puzzle-name-game = [find] SPEL
puzzle-name-action = JSON
puzzle-argument-game = sleutel van een spel; na “find” het spel waarvoor nieuwe puzzels gezocht worden
puzzle-argument-number = de puzzel om op te lossen; weggelaten volgt een lijst
puzzle-option-answer = beoordeel een antwoord, als JSON
puzzle-option-hint = toon de stelling met een tip
puzzle-option-solution = toon de stelling met de oplossing
puzzle-option-count = hoeveel er gezocht worden (20)
puzzle-option-alike = hoeveel procent over hetzelfde soort antwoord mag gaan (35)
puzzle-option-battles = na hoeveel gevechten het zoeken ophoudt
puzzle-option-file = een bestand met puzzels: om te lezen, of met “find” om te schrijven (SPEL.yaml)
puzzle-count = { $count ->
    [one] { $count } puzzel
   *[other] { $count } puzzels
}
puzzle-round = ronde { $round }
puzzle-to-move = { $who } moet antwoorden ({ $scenario }, ronde { $round }).
puzzle-again = Enter probeert opnieuw; { $hint }, { $solution } of { $quit }:
puzzle-sure-quit = De puzzel verlaten? Hij blijft op je wachten.
puzzle-word-hint = hint, h
puzzle-word-solution = oplossing, o
puzzle-finding = { $battles ->
    [one] { $battles } gevecht
   *[other] { $battles } gevechten
}
puzzle-found = { $count ->
    [one] { $count } puzzel
   *[other] { $count } puzzels
} uit { $battles ->
    [one] { $battles } gevecht
   *[other] { $battles } gevechten
}, geschreven naar { $file }.

## De pagina's

web-puzzles = Puzzels
web-puzzles-lead = Stellingen uit echte gevechten waarin één antwoord veel beter is dan de andere. Vind jij het?
web-puzzles-go = Naar de puzzels
web-puzzles-none = Dit spel heeft nog geen puzzels.
web-puzzles-solved = { $solved } van { $count } opgelost
web-puzzle = Puzzel
web-puzzle-battle = Puzzel { $number }: { $title }
web-puzzle-stars = { $stars ->
    [one] { $stars } ster van vijf
   *[other] { $stars } sterren van vijf
}
web-puzzle-solved = opgelost
web-puzzle-task = Eén antwoord is veel beter dan de andere. Geef het als in elk gevecht; het wordt beoordeeld voordat het gespeeld wordt.
web-puzzle-judging = Je antwoord wordt beoordeeld …
web-puzzle-not-played = Dat is nog niet het beste, en daarom is het niet gespeeld.
web-puzzle-solved-before = Je hebt deze puzzel opgelost. Speel voor beide kanten door, of ga naar de volgende.
web-puzzle-moved-on = Dit gevecht is na de puzzel verdergegaan.
web-puzzle-hint = Tip
web-puzzle-solution = Toon de oplossing
web-puzzle-all = Alle puzzels
web-puzzle-again = Nog een keer
web-puzzle-next = Volgende puzzel
