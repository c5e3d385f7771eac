# Armeen und Tische, die auf der Seite gemacht werden.

refusal-no-kit = { $game } hat keine Geländekiste: Spiele auf einem seiner eigenen Tische.

## Beides

make-game = Spiel
make-name = Name
make-save = Speichern
make-saved = Gespeichert
make-unsaved = Noch nicht gespeichert
make-saving = Wird gespeichert …
make-share = Link kopieren
make-delete = Löschen
make-delete-ask = { $name } löschen?
make-delete-why = Danach ist es endgültig weg, und der Link gilt nicht mehr.
make-deleted = { $name } ist gelöscht.
make-copy = Kopie behalten
make-copy-name = { $name } (Kopie)
make-changed = Geändert { $when }
make-draft = Hier waren ungespeicherte Änderungen; sie sind wieder da.
make-draft-drop = Änderungen verwerfen

## Armeen

make-armies = Armeen
make-armies-lead = Stelle eine Armee auf, behalte sie, teile sie und kämpfe mit ihr.
make-my-armies = Meine Armeen
make-no-armies = Noch keine Armeen: Beginne mit einer fertigen oder bei null.
make-all-armies = Alle Armeen
make-new-army = Eine neue Armee beginnen
make-like = Mit dieser Armee beginnen
make-empty-army = Eine leere Armee
make-empty-army-help = Nimm, was du hast, Figur für Figur.
make-army-name = Meine Armee
make-figures = { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
}
make-fight = Damit kämpfen
make-agreed = Vereinbarte Summe
make-agreed-help = 0: keine Grenze
make-total = Summe
make-total-of = { $price } von { $total }
make-over = { $over } über der vereinbarten Summe.
make-offers = Was du nehmen kannst
make-search = Suchen
make-found-none = Nichts heißt so; versuche ein anderes Wort.
make-your-army = Deine Armee
make-the-army = Die Armee
make-army-empty = Noch nichts gewählt: Nimm etwas aus der Liste.
make-army-ok = Diese Armee darf kämpfen.
make-faults = { $count ->
    [one] An dieser Armee stimmt etwas nicht.
   *[other] An dieser Armee stimmen { $count } Dinge nicht.
}
make-more = Eins mehr: { $name }
make-less = Eins weniger: { $name }
make-take-out = Herausnehmen: { $name }
make-count-of = Anzahl: { $name }
make-none-chosen = –
make-file-out = Als Datei speichern
make-print = Drucken
make-file-in = Datei öffnen
make-file-drop = Du kannst eine Datei auch einfach auf diese Seite ziehen.
make-file-large = Diese Datei ist zu groß für eine Armee; wähle eine andere.
make-file-not-json = Diese Datei ist nicht lesbar; wähle eine Armee, die hier als Datei gespeichert wurde (JSON).
make-file-not-army = In dieser Datei ist keine Armee; wähle eine, die hier als Datei gespeichert wurde.
make-file-entry = Eintrag { $entry } dieser Datei gehört nicht in eine Armee; berichtige ihn oder wähle eine andere Datei.
make-file-game = Diese Armee ist für ein Spiel, das es hier nicht gibt: { $game }.
make-shared-army = Jemand hat diese Armee mit dir geteilt. Behalte eine Kopie, um sie zu ändern.

## Den Tisch aufbauen

make-lay = Den Tisch aufbauen
make-lay-lead = Stelle Wälder, Häuser und Felsen auf, wo du willst, und spiele auf deinem eigenen Tisch.
make-my-tables = Meine Tische
make-no-tables = Noch keine Tische: Baue jetzt einen auf.
make-all-tables = Alle Tische
make-new-table = Einen neuen Tisch aufbauen
make-table-name = Mein Tisch
make-pieces = { $count ->
    [one] 1 Geländestück
   *[other] { $count } Geländestücke
}
make-size = { $width } × { $depth }
make-use-table = Darauf spielen
make-box = Geländekiste
make-box-help = Klicke ein Stück an oder ziehe es auf den Tisch.
make-box-full = Die Kiste ist leer: Mehr als { $most } Stücke gehen nicht.
make-put = Auf den Tisch stellen: { $name }
make-table = Tisch
make-width-of = Breite in { $unit }
make-depth-of = Tiefe in { $unit }
make-height-of = Höhe in { $unit }
make-bounds = { $least } bis { $most }
make-facing = Gedreht, in Grad
make-ground = Untergrund
make-ground-grass = Wie im Szenario
make-ground-meadow = Wiese
make-ground-steppe = Steppe
make-ground-sand = Sand
make-ground-snow = Schnee
make-ground-stone = Fels
make-ground-ruins = Steinplatten
make-ground-dungeon = Verlies
make-snap = Am Raster ausrichten
make-undo = Rückgängig
make-redo = Wiederholen
make-duplicate = Duplizieren
make-piece-delete = Wegnehmen
make-turn-left = Nach links drehen
make-turn-right = Nach rechts drehen
make-laid = Auf dem Tisch
make-nothing-laid = Noch nichts: Nimm etwas aus der Kiste.
make-board = Der Tisch, { $width } mal { $depth }. Die Pfeiltasten verschieben das gewählte Stück.
make-keys = Pfeiltasten verschieben um 1 cm (mit Umschalt 1 mm), [ und ] drehen, Strg+D dupliziert, Entf nimmt weg, Strg+Z macht rückgängig.
make-table-ok = Auf diesem Tisch kann gespielt werden.
make-table-option = Auf diesem Tisch kann gespielt werden, wenn „{ $option }“ eingeschaltet ist.
make-table-asking = Der Tisch wird geprüft …
make-moved = { $name }: { $x } von links, { $y } von oben.
make-shared-table = Jemand hat diesen Tisch mit dir geteilt. Behalte eine Kopie, um ihn zu ändern.
make-no-kits = Kein Spiel hier hat eine Geländekiste.
make-no-musters = Kein Spiel hier hat Armeen zum Aufstellen.
