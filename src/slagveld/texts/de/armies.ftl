### Armeen nach dem Los, aus einer Schachtel, abwechselnd gewählt; Armeen als Liste.

## Was nicht geht

muster-no-points = Eine zufällige Armee braucht eine Summe: Sag, für wie viele Punkte.
muster-too-little = Für { $total } Punkte gibt es nichts; das Billigste kostet { $least }.
muster-not-in-box = { $count ->
    [0] Das liegt nicht in der Schachtel.
    [one] Davon liegt nur eines in der Schachtel.
   *[other] Davon liegen nur { $count } in der Schachtel.
}
muster-draft-sides = Abwechselnd gewählt wird von zwei Seiten.
muster-draft-pick = Paket { $pack } kann jetzt nicht gewählt werden.

## Listen

list-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
list-total-word = Summe
list-total = Summe: { $points }
list-total-of = Summe: { $points } von { $total }
list-nothing = Nichts in dieser Liste ist hier bekannt: Schreib je Zeile eine Einheit mit ihrem Namen.
list-long = Diese Liste ist zu lang: Mehr als { $lines } Zeilen von je höchstens 2.000 Zeichen gehen nicht.
list-large = { $file } ist zu groß: Höchstens { $most } MB sind möglich.
list-not-text = { $file } ist kein Text (UTF-8).
list-foreign = { $file } ist keine lesbare Armee eines anderen Programms: { $reason }.
list-deep = Diese Armee hat mehr Teile, oder tiefer ineinander, als gelesen werden kann.
list-other-game = Diese Armee ist für ein anderes Spiel: { $game }.
list-unknown = So heißt hier nichts.
list-close = Gelesen als: { $name }.
list-option = Bei { $name } gibt es hier kein „{ $option }“ zu wählen.
list-price = Kostet dort { $theirs }, hier { $ours }.
list-unsound = Zeile { $line }: { $reason }.
room-army-unknown = { $game } hat keine fertige Armee „{ $army }“; es gibt: { $known }.

## Namen

muster-name-random = Nach dem Los, { $seed }
muster-name-sealed = Aus Schachtel { $number } von { $seed }
muster-name-draft = Seite { $number } der Wahl { $seed }
