# Schlachtfelder, die der Zufall legt.

refusal-own-ground = „{ $scenario }“ wird auf seinem eigenen Tisch gespielt: Wähle für ein zufälliges Schlachtfeld eine andere Schlacht.
refusal-land-none = { $game } hat keine Schlacht auf einem zufälligen Tisch.
refusal-land = Dieses Spiel kennt keine Landschaft „{ $land }“. Es gibt: { $known }.
refusal-land-word = „{ $word }“ ist keines von: { $known }.
refusal-land-fair = Mit { $places } Startplätzen lässt sich dieser Tisch durch „{ $fair }“ nicht gerecht machen. Es geht durch: { $known }.
refusal-land-failed = Die Nummer { $seed } ergibt hier keinen gerechten Tisch: Versuche eine andere.
refusal-outline = Stück { $number }, { $piece }, kann keinen eigenen Umriss wie diesen haben.
refusal-height = Stück { $number }, { $piece }, darf { $least } bis { $most } hoch sein.
refusal-height-fixed = Stück { $number }, { $piece }, hat immer die Höhe, die es in der Kiste hat.

land-fair = Gerecht: Deckung bei den Seiten { $cover }, schwieriger Boden { $hindrance }, Wege länger um { $way }, freie Sicht { $sight }; { $lines } der geraden Linien zwischen den Seiten sind frei.
land-uneven = Ungleich: Deckung bei den Seiten { $cover }, schwieriger Boden { $hindrance }, Wege länger um { $way }, freie Sicht { $sight }; { $lines } der geraden Linien zwischen den Seiten sind frei.

## Wörter

land-name-meadow = Wiese
land-name-forest = Wald
land-name-hills = Hügel
land-name-rocks = Felsen
land-name-marsh = Sumpf
land-name-ruins = Ruinen
land-name-village = Dorf
land-name-dungeon = Verlies
land-density-sparse = Karg
land-density-normal = Normal
land-density-dense = Dicht
land-fairness-turn = Gedreht
land-fairness-mirror = Gespiegelt
land-fairness-measure = Gemessen
land-help-turn = Alle finden denselben Boden vor sich, als wäre der Tisch gedreht worden.
land-help-mirror = Die Hälften des Tisches sind Spiegelbilder.
land-help-measure = Jede Seite ist anders; Deckung, schwieriger Boden, Wege und Sicht werden gewogen, bis sie sich ausgleichen.

## Auf der Seite

land-title = Ein Schlachtfeld legen lassen
land-land = Landschaft
land-density = Dichte
land-fairness = Gerecht
land-seed = Nummer
land-battle = Für die Schlacht
land-make = Legen
land-roll = Neu würfeln
land-replaces = Es ersetzt, was auf dem Tisch liegt; Rückgängig bringt es zurück.
land-random = Zufälliges Schlachtfeld
land-play = Auf einem zufälligen Schlachtfeld spielen
land-making = Ein Schlachtfeld entsteht …

## Auf der Befehlszeile

cli-help-table = Tische: vom Zufall gelegt oder geprüft
cli-help-table-random = ein gerechtes Schlachtfeld, vom Zufall gelegt
cli-help-table-check = ob ein selbst gelegter Tisch erlaubt ist
cli-option-land = Art der Landschaft (die erste, die das Spiel hat)
cli-option-density = sparse, normal oder dense (normal)
cli-option-fair = turn, mirror oder measure (turn)
cli-option-land-seed = dieselbe Nummer ergibt denselben Tisch (1)
cli-option-table-out = den Tisch in diese Datei schreiben
cli-option-table = ein Tisch, selbst oder vom Zufall gelegt, aus einer Datei
cli-argument-table = Datei eines Tisches
cli-name-land = LANDSCHAFT
cli-name-density = DICHTE
cli-name-fair = GERECHT
cli-table-made = { $land }, { $width } × { $depth }, { $count ->
    [one] { $count } Stück
   *[other] { $count } Stücke
}, Nummer { $seed }
cli-table-written = Nach { $file } geschrieben.
cli-table-good = ✓ Auf diesem Tisch kann gespielt werden.
