### Ejércitos al azar, salidos de una caja, elegidos por turnos; ejércitos en listas.

## Lo que no se puede

muster-no-points = Un ejército al azar necesita un total: di cuántos puntos.
muster-too-little = Por { $total } puntos no hay nada; lo más barato cuesta { $least }.
muster-not-in-box = { $count ->
    [0] Esto no está en la caja.
    [one] De esto solo hay uno en la caja.
   *[other] De esto solo hay { $count } en la caja.
}
muster-draft-sides = En un draft participan dos bandos.
muster-draft-pick = El lote { $pack } no se puede elegir ahora.

## Listas

list-points = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
}
list-total-word = Total
list-total = Total: { $points }
list-total-of = Total: { $points } de { $total }
list-nothing = Nada de esta lista se conoce aquí: escribe una unidad por línea, por su nombre.
list-long = Esta lista es demasiado larga: como mucho { $lines } líneas de 2000 caracteres cada una.
list-large = { $file } es demasiado grande: como mucho { $most } MB.
list-not-text = { $file } no es texto (UTF-8).
list-foreign = { $file } no es un ejército legible de otra herramienta: { $reason }.
list-deep = Este ejército tiene más elementos, o más anidados, de los que se pueden leer.
list-other-game = Este ejército es para otro juego: { $game }.
list-unknown = Aquí nada se llama así.
list-close = Leído como: { $name }.
list-option = { $name } no tiene «{ $option }» para elegir aquí.
list-price = Allí cuesta { $theirs } y aquí { $ours }.
list-unsound = Línea { $line }: { $reason }.
room-army-unknown = { $game } no tiene un ejército ya preparado «{ $army }»; hay: { $known }.

## Nombres

muster-name-random = Al azar, { $seed }
muster-name-sealed = De la caja { $number } de { $seed }
muster-name-draft = Bando { $number } del draft { $seed }
