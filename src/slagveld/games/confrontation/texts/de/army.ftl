## Eine Armee aufstellen

army-points = Punkte
army-trait = { $ability }/{ $x }
army-card = { $rank ->
    [character] { $card } (Persönlichkeit)
    [irregular] { $card } (irregulär)
    [regular] { $card } (regulär)
    [veteran] { $card } (Veteran)
    [special] { $card } (Spezialist)
    [elite] { $card } (Elite)
    [creature] { $card } (Kreatur)
    [initiate] { $card } (Initiierter)
    [devout] { $card } (Frommer)
   *[other] { $card }
}
army-difference = Die Armeen kosten { $first } und { $second } Punkte: ein Unterschied von { $points }.

## Die Teile eines Preises

army-part-printed = Punkte auf der Karte
army-part-battles = Punkte durch Schlachten: gleich viele Punkte gewinnen so oft, wie sie verlieren
army-part-own = Punkte, die der Spieler festgelegt hat
army-part-fight = Angriff und Kraft
army-part-guard = Verteidigung und Widerstand
army-part-fear = Furcht
army-part-shot = Schusswert und Fernkampfwaffe
army-part-ability = { $ability }
army-part-character = Was eine Persönlichkeit mehr kann
army-part-rounded = Auf ganze Punkte gerundet
army-part-count = Figuren

## Was an einer Armee nicht stimmt

army-fault-game = Diese Armee gehört zu einem anderen Spiel: { $game }.
army-fault-budget = Das Budget ist { $total }, kann aber nicht weniger als nichts sein.
army-fault-empty = Diese Armee hat noch keine Figuren.
army-fault-many = Mehr als { $most } Figuren finden keinen Platz in einer Aufstellungszone.
army-fault-card = Diese Karte gibt es nicht: { $card }.
army-fault-count = { $most ->
    [one] Auf einer Karte steht nur eine Figur: { $card }.
   *[other] Auf einer Karte stehen 1 bis { $most } Figuren: { $card }.
}
army-fault-field = Hier gibt es nichts mit dem Namen „{ $field }“ zu wählen.
army-fault-character = { $card } ist eine Persönlichkeit und kann nur einmal in einer Armee sein.
army-fault-left = Das kostet { $price } Punkte, aber das Budget reicht nur noch für { $left }.
army-fault-total = Die Armee kostet { $price } Punkte, mehr als das Budget von { $total }.
