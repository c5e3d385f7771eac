### Zinnen van opslag, kamers en bots van de server.

## Wat bewaard wordt

store-address = Dit is geen adres van een opslag; geef een bestand, sqlite:///bestand of postgresql://gebruiker@host/naam.
store-newer = Deze opslag is gemaakt door een nieuwere Slagveld; installeer die, of kies een ander bestand met --db.
store-unreachable = De opslag is niet te bereiken ({ $reason }); kijk of hij draait en of het adres klopt.
store-foreign = Dit is geen opslag van Slagveld ({ $reason }); kies een ander bestand met --db.
store-papers-many = Je bewaart al { $most } legers, tafels en scenario’s; verwijder er een om plaats te maken.
store-paper-kind = { $kind ->
    [army] Er ontbreekt een leger, of er ligt iets anders bij.
    [table] Er ontbreekt een tafel, of er ligt iets anders bij.
   *[other] Er ontbreekt een scenario, of er ligt iets anders bij.
}
store-unknown-paper = Zo’n leger, tafel of scenario is er niet, of het is niet van jou; kijk of de link volledig is.
store-unknown-key = Niemand heeft deze sleutel; open de pagina opnieuw met je eigen link.
store-unknown-link = Deze link opent hier geen plaats (meer); vraag een nieuwe aan wie hem stuurde.
store-backup-foreign = Dit is geen reservekopie van Slagveld.
store-backup-large = Deze reservekopie is te groot.
store-backup-newer = Deze reservekopie is gemaakt door een andere versie van Slagveld; zet haar daarmee terug.
store-backup-damaged = Deze reservekopie is beschadigd en er is niets veranderd: { $reason }.

## Aan tafel

room-name-person = Speler { $number }
room-name-bot = Bot { $number }
room-name-long = Een naam heeft hoogstens { $most } letters; kies een kortere.
room-title-long = Een titel heeft hoogstens { $most } letters; kies een kortere.
room-line-long = Een regel heeft hoogstens { $most } letters; zeg het in tweeën.
room-line-empty = In deze regel valt niets te lezen.
room-not-your-seat = Daar zit jij niet; open eerst de link van die plaats.
room-stale = Het gevecht is intussen verdergegaan; kijk opnieuw en kies nog eens.
room-not-kept = Het gevecht kon niet worden opgeschreven, dus is er niets gespeeld; probeer het zo nog eens.
room-unknown-battle = Zo'n gevecht is er hier niet; kijk of de link volledig is.
room-unknown-seat = Daar is geen plaats voor een mens.
room-no-entry = Het gevecht heeft geen stap { $entry }.
room-no-piece = Dit staat niet op tafel.
room-ruler-none = Terwijl dit beslist wordt, mag er niet gemeten worden.
room-ruler-own = Terwijl dit beslist wordt, mag je alleen je eigen stukken en de tafel meten.
room-ruler-end = Elk einde van een meetlat is een stuk of een plek, niet allebei.
room-proof-early = De dobbelstenen worden bewezen als het gevecht voorbij is.
room-file-early = In het gevechtsbestand staat wat anderen niet mogen zien; het is er als het gevecht voorbij is.
room-deleted = De gastheer heeft dit gevecht verwijderd.
room-restored = De gastheer heeft een reservekopie teruggezet; open je gevechten opnieuw.
room-closing = De tafel sluit even; het gevecht is bewaard en gaat verder als ze weer opengaat.
room-proposes-back = { $name } vraagt om terug te gaan tot stap { $entry }.
room-proposes-hand = { $name } vraagt om { $paths } te veranderen: { $reason }
room-proposes-dice = { $name } vraagt om stap { $entry } opnieuw te spelen met { $rolls }: { $reason }

## Voor het gevecht

room-no-lesson = Voor dit spel zijn er nog geen eerste stappen ({ $game }); speel in plaats daarvan een gevecht.
room-no-armies = Dit spel heeft geen legers om te kiezen ({ $game }).
room-army-missing = Dit spel heeft geen kant-en-klare legers; kies er een voor elke plaats.
room-bot-person = Daar zit een mens, dus valt er geen bot ({ $bot }) te kiezen.
room-field = { $field }: { $why }
room-bot-lost-turn = { $name } antwoordde niet op tijd of niet volgens de regels; in plaats daarvan is het voorstel bij de vraag genomen.
room-leader-bot = De spelleider moet een mens zijn.
room-typed-bots = Met eigen dobbelstenen moet er een mens meespelen om ze te gooien.

## Bots

bot-examine-failed = Dit gevecht kon niet op tijd worden nagespeeld en is daarom niet opgenomen.

## Tips

room-hint-not-asked = Voor deze plaats valt er nu niets te antwoorden, dus is er geen tip.
room-hint-none = Er kwam geen tip in de tijd die er is; vraag het nog eens.
room-hint-plain = De krijgsheer zou “{ $does }” kiezen.
room-hint-habit = De krijgsheer zou “{ $does }” kiezen: { $chance } kans om te winnen; niets anders wat hij overwoog is zeker beter.
room-hint-little = De krijgsheer zou “{ $does }” kiezen: { $chance } kans om te winnen, iets meer dan met { $usual }.
room-hint-better = De krijgsheer zou “{ $does }” kiezen: { $chance } kans om te winnen, { $points ->
    [one] 1 punt
   *[other] { $points } punten
} meer dan met { $usual }.
room-hint-quoted = “{ $what }”
room-hint-otherwise = een andere manier om hetzelfde te doen
room-hint-unknown = iets waarvoor geen knop is
room-hint-does = { $title }: { $parts }
room-hint-and = { $one }, { $other }
room-hint-number = { $title } { $number }
room-hint-many = { $count } stuks
room-only-answer = { $name } had maar één antwoord, dus dat is meteen gegeven.
