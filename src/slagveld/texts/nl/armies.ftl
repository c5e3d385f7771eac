### Legers door het lot, uit een doos, om de beurt gekozen; legers als lijst.

## Wat niet gaat

muster-no-points = Een willekeurig leger heeft een totaal nodig: zeg hoeveel punten.
muster-too-little = Voor { $total } punten is er niets; het goedkoopste kost { $least }.
muster-not-in-box = { $count ->
    [0] Dit ligt niet in de doos.
    [one] Hiervan ligt er maar één in de doos.
   *[other] Hiervan liggen er maar { $count } in de doos.
}
muster-draft-sides = Aan een draft doen twee partijen mee.
muster-draft-pick = Pak { $pack } kan nu niet worden gekozen.

## Lijsten

list-points = { $count ->
    [one] { $points } punt
   *[other] { $points } punten
}
list-total-word = Totaal
list-total = Totaal: { $points }
list-total-of = Totaal: { $points } van { $total }
list-nothing = Niets in deze lijst is hier bekend: schrijf één eenheid per regel, bij haar naam.
list-long = Deze lijst is te lang: meer dan { $lines } regels van elk hoogstens 2.000 tekens gaat niet.
list-large = { $file } is te groot: meer dan { $most } MB gaat niet.
list-not-text = { $file } is geen tekst (UTF-8).
list-foreign = { $file } is geen leesbaar leger van een ander programma: { $reason }.
list-deep = Dit leger heeft meer onderdelen, of dieper in elkaar, dan gelezen kan worden.
list-other-game = Dit leger is voor een ander spel: { $game }.
list-unknown = Zo heet hier niets.
list-close = Gelezen als: { $name }.
list-option = Bij { $name } valt hier geen “{ $option }” te kiezen.
list-price = Kost daar { $theirs }, en hier { $ours }.
list-unsound = Regel { $line }: { $reason }.
room-army-unknown = { $game } heeft geen kant-en-klaar leger “{ $army }”; er zijn: { $known }.

## Namen

muster-name-random = Door het lot, { $seed }
muster-name-sealed = Uit doos { $number } van { $seed }
muster-name-draft = Partij { $number } van draft { $seed }
