# Ausgearbeitete Beispiele der Regelbücher.

example-length = { $length }
example-unknown = Es gibt kein Beispiel namens { $example }.
example-before = Vorher: { $words }
example-after = Nachher: { $words }
example-refused = Nicht erlaubt: { $words }
