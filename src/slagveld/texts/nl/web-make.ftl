# Legers en tafels die op de pagina worden gemaakt.

refusal-no-kit = { $game } heeft geen doos met scenery: speel op een van de eigen tafels.

## Allebei

make-game = Spel
make-name = Naam
make-save = Bewaren
make-saved = Bewaard
make-unsaved = Nog niet bewaard
make-saving = Bezig met bewaren …
make-share = Link kopiëren
make-delete = Verwijderen
make-delete-ask = { $name } verwijderen?
make-delete-why = Het is dan echt weg, en de link werkt niet meer.
make-deleted = { $name } is verwijderd.
make-copy = Kopie bewaren
make-copy-name = { $name } (kopie)
make-changed = Gewijzigd { $when }
make-draft = Je had hier wijzigingen niet bewaard; ze zijn er weer.
make-draft-drop = Wijzigingen weggooien

## Legers

make-armies = Legers
make-armies-lead = Stel een leger samen, bewaar het, deel het en vecht ermee.
make-my-armies = Mijn legers
make-no-armies = Nog geen legers: begin met een kant-en-klaar leger, of met niets.
make-all-armies = Alle legers
make-new-army = Een nieuw leger beginnen
make-like = Begin met dit leger
make-empty-army = Een leeg leger
make-empty-army-help = Kies wat je hebt, figuur voor figuur.
make-army-name = Mijn leger
make-figures = { $count ->
    [one] 1 figuur
   *[other] { $count } figuren
}
make-fight = Ermee vechten
make-agreed = Afgesproken totaal
make-agreed-help = 0: geen grens
make-total = Totaal
make-total-of = { $price } van { $total }
make-over = { $over } boven het afgesproken totaal.
make-offers = Wat je kunt kiezen
make-search = Zoeken
make-found-none = Niets heet zo; probeer een ander woord.
make-your-army = Jouw leger
make-the-army = Het leger
make-army-empty = Nog niets gekozen: neem iets uit de lijst.
make-army-ok = Dit leger mag vechten.
make-faults = { $count ->
    [one] Er is één ding mis met dit leger.
   *[other] Er zijn { $count } dingen mis met dit leger.
}
make-more = Een erbij: { $name }
make-less = Een minder: { $name }
make-take-out = Weghalen: { $name }
make-count-of = Aantal: { $name }
make-none-chosen = –
make-file-out = Als bestand bewaren
make-print = Afdrukken
make-file-in = Bestand openen
make-file-drop = Je kunt een bestand ook op deze pagina laten vallen.
make-file-large = Dit bestand is te groot voor een leger; kies een ander.
make-file-not-json = Dit bestand is niet te lezen; kies een leger dat hier als bestand is bewaard (JSON).
make-file-not-army = In dit bestand staat geen leger; kies er een dat hier als bestand is bewaard.
make-file-entry = Regel { $entry } van dit bestand hoort niet in een leger; verbeter die of kies een ander bestand.
make-file-game = Dit leger is voor een spel dat hier niet is: { $game }.
make-shared-army = Iemand heeft dit leger met je gedeeld. Bewaar een kopie om het te veranderen.

## De tafel klaarzetten

make-lay = De tafel klaarzetten
make-lay-lead = Zet bossen, huizen en rotsen neer waar je ze wilt, en speel op je eigen tafel.
make-my-tables = Mijn tafels
make-no-tables = Nog geen tafels: zet er nu een klaar.
make-all-tables = Alle tafels
make-new-table = Een nieuwe tafel klaarzetten
make-table-name = Mijn tafel
make-pieces = { $count ->
    [one] 1 stuk scenery
   *[other] { $count } stukken scenery
}
make-size = { $width } × { $depth }
make-use-table = Erop spelen
make-box = Doos met scenery
make-box-help = Klik op een stuk, of sleep het naar de tafel.
make-box-full = De doos is leeg: meer dan { $most } stukken kan niet.
make-put = Op de tafel zetten: { $name }
make-table = Tafel
make-width-of = Breedte in { $unit }
make-depth-of = Diepte in { $unit }
make-height-of = Hoogte in { $unit }
make-bounds = { $least } tot { $most }
make-facing = Gedraaid, in graden
make-ground = Ondergrond
make-ground-grass = Zoals het scenario wil
make-ground-meadow = Weide
make-ground-steppe = Steppe
make-ground-sand = Zand
make-ground-snow = Sneeuw
make-ground-stone = Rots
make-ground-ruins = Plavuizen
make-ground-dungeon = Kerker
make-snap = Op een raster zetten
make-undo = Ongedaan maken
make-redo = Opnieuw
make-duplicate = Dupliceren
make-piece-delete = Weghalen
make-turn-left = Linksom draaien
make-turn-right = Rechtsom draaien
make-laid = Op de tafel
make-nothing-laid = Nog niets: neem iets uit de doos.
make-board = De tafel, { $width } bij { $depth }. De pijltjestoetsen verschuiven het gekozen stuk.
make-keys = Pijltjes verschuiven 1 cm (met Shift 1 mm), [ en ] draaien, Ctrl+D dupliceert, Del haalt weg, Ctrl+Z maakt ongedaan.
make-table-ok = Op deze tafel kan gespeeld worden.
make-table-option = Op deze tafel kan gespeeld worden met de optie “{ $option }” aan.
make-table-asking = De tafel wordt bekeken …
make-moved = { $name }: { $x } van links, { $y } van boven.
make-shared-table = Iemand heeft deze tafel met je gedeeld. Bewaar een kopie om haar te veranderen.
make-no-kits = Geen spel hier heeft een doos met scenery.
make-no-musters = Geen spel hier heeft legers om samen te stellen.
