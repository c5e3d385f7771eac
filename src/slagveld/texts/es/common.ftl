### Numbers, measures and lists: the words every other text is made with.
### The browser uses these messages in the same way (see slagveld/texts/speak.py).

number = { NUMBER($number) }

# $sign is plus, minus or zero; $size is the number without its sign.
signed = { $sign ->
    [plus] +{ NUMBER($size) }
    [minus] −{ NUMBER($size) }
   *[zero] ±0
}

# $percent already has at most one decimal.
percent = { NUMBER($percent, maximumFractionDigits: 1) } %

# $length already has at most one decimal.
length-cm = { NUMBER($length, maximumFractionDigits: 1) } cm
length-cm-tiny = menos de { NUMBER($length, maximumFractionDigits: 1) } cm
length-inch = { NUMBER($length, maximumFractionDigits: 1) }″
length-inch-tiny = menos de { NUMBER($length, maximumFractionDigits: 1) }″

# The word before the last item of a list: "a, b and c", "a, b or c".
list-and = y
list-or = o
list-then = luego
# A list without items.
list-empty = –
