# Uitgewerkte voorbeelden van de regelboeken.

example-length = { $length }
example-unknown = Er is geen voorbeeld dat { $example } heet.
example-before = Ervoor: { $words }
example-after = Erna: { $words }
example-refused = Niet toegestaan: { $words }
