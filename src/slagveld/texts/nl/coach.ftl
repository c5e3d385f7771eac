### Wat de coach zegt over een gespeeld gevecht.

coached-luck-even = De dobbelstenen waren eerlijk voor { $who }.
coached-luck-gave = Door geluk steeg de kans van { $who } om te winnen met { $points ->
    [one] één punt
   *[other] { $points } punten
}.
coached-luck-took = Door pech daalde de kans van { $who } om te winnen met { $points ->
    [one] één punt
   *[other] { $points } punten
}.
coached-swing-gave = De gulste worp, bij stap { $entry }, gaf { $points ->
    [one] één punt
   *[other] { $points } punten
}.
coached-swing-took = De wreedste worp, bij stap { $entry }, nam { $points ->
    [one] één punt
   *[other] { $points } punten
}.
coached-both = { $one } { $other }
coached-better = { $who } koos “{ $played }”: { $chance } kans om te winnen. “{ $better }” was { $points ->
    [one] één punt
   *[other] { $points } punten
} beter geweest: { $then }.
coached-elsewhere = { $who } koos “{ $played }”: { $chance } kans om te winnen. Hetzelfde op een andere manier was { $points ->
    [one] één punt
   *[other] { $points } punten
} beter geweest: { $then }.
coached-no-sense = { $game } zegt niet wie er wint, dus heeft de coach niets te zeggen.
coached-nothing = In dit gevecht heeft niemand iets beslist dat opnieuw te spelen is, dus heeft de coach niets te zeggen.
coached-no-entry = Vanaf stap { $entry } is het gevecht niet voort te zetten; kies een andere.
coached-early = De coach spreekt als het gevecht voorbij is, want hij weet wat verborgen is.
coached-failed = De coach kwam niet klaar in de tijd die er is; vraag het nog eens.
coached-not-asked = De coach is over dit gevecht nog niets gevraagd; vraag het hem eerst.
coached-busy = De coach heeft veel gevechten te bekijken; vraag het over een paar minuten nog eens.

## In de terminal

cli-help-coach = wat in een bewaard gevecht geluk was, en welke beslissingen het meest kostten
cli-coach-progress = De coach denkt na
cli-coach-curve = Kans om te winnen
cli-coach-dice = De dobbelstenen
cli-coach-decisions = Beslissingen die het meest kostten
cli-coach-none = Geen beslissing was zeker slechter dan een andere.
cli-coach-where = ronde { $round }, stap { $entry }
cli-coach-where-turn = beurt { $round }, stap { $entry }

## In de browser

coached-title = De coach
coached-ask = Vraag het de coach
coached-ask-help = De coach speelt het gevecht bij elke beslissing in gedachten verder. Dat duurt hooguit een minuut.
coached-at-work = De coach denkt na: { $part }
coached-curve = Kans om te winnen: { $sides }
coached-curve-side = { $who } van { $first } naar { $last }
coached-along = Langs het gevecht
coached-standing = { $round }, stap { $entry }: { $sides }
coached-mark = { $who }, { $round }: kostte { $points ->
    [one] één punt
   *[other] { $points } punten
}
coached-luck = Wat de dobbelstenen gaven
coached-decisions = Beslissingen die het meest kostten
coached-none = Geen beslissing was zeker slechter dan een andere.
coached-cost = −{ $points ->
    [one] één punt
   *[other] { $points } punten
}
coached-play-on = Hiervandaan verder spelen
coached-play-on-help = Een eigen gevecht vanaf deze beslissing, met dezelfde dobbelstenen
coached-close = Sluiten
