### Zahlen, Maße und Aufzählungen: die Wörter, aus denen alle anderen Texte bestehen.
### Der Browser verwendet diese Meldungen genauso (siehe slagveld/texts/speak.py).

number = { NUMBER($number) }

# $sign ist plus, minus oder zero; $size ist die Zahl ohne Vorzeichen.
signed = { $sign ->
    [plus] +{ NUMBER($size) }
    [minus] −{ NUMBER($size) }
   *[zero] ±0
}

# $percent hat schon höchstens eine Nachkommastelle.
percent = { NUMBER($percent, maximumFractionDigits: 1) } %

# $length hat schon höchstens eine Nachkommastelle.
length-cm = { NUMBER($length, maximumFractionDigits: 1) } cm
length-cm-tiny = weniger als { NUMBER($length, maximumFractionDigits: 1) } cm
length-inch = { NUMBER($length, maximumFractionDigits: 1) }″
length-inch-tiny = weniger als { NUMBER($length, maximumFractionDigits: 1) }″

# Das Wort vor dem letzten Glied: "a, b und c", "a, b oder c".
list-and = und
list-or = oder
list-then = dann
# Eine Aufzählung ohne Glieder.
list-empty = –
