### Getallen, maten en opsommingen: de woorden waaruit alle andere teksten bestaan.
### De browser gebruikt deze berichten net zo (zie slagveld/texts/speak.py).

number = { NUMBER($number) }

# $sign is plus, minus of zero; $size is het getal zonder teken.
signed = { $sign ->
    [plus] +{ NUMBER($size) }
    [minus] −{ NUMBER($size) }
   *[zero] ±0
}

# $percent heeft al hoogstens één decimaal.
percent = { NUMBER($percent, maximumFractionDigits: 1) }%

# $length heeft al hoogstens één decimaal.
length-cm = { NUMBER($length, maximumFractionDigits: 1) } cm
length-cm-tiny = minder dan { NUMBER($length, maximumFractionDigits: 1) } cm
length-inch = { NUMBER($length, maximumFractionDigits: 1) }″
length-inch-tiny = minder dan { NUMBER($length, maximumFractionDigits: 1) }″

# Het woord voor het laatste onderdeel: "a, b en c", "a, b of c".
list-and = en
list-or = of
list-then = dan
# Een opsomming zonder onderdelen.
list-empty = –
