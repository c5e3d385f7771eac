# Der Tisch, die Karten und die Blätter daneben

scene-length = { $length }
scene-name = { $name }
scene-gone = jemand, der nicht mehr da ist
scene-zone = Aufstellungszone von { $player }
scene-place = Zu halten
scene-phases = Phasen
scene-phase-approach = Annäherung
scene-phase-movement = Bewegung
scene-phase-divination = Divination
scene-phase-shooting = Schießen und Magie
scene-phase-melee = Nahkampf
scene-phase-end = Ende des Zuges
scene-stack = Stapel
scene-reserve = Reserve von { $player }
scene-drawn = Gezogen von { $player }
scene-pool-attack = { $name }: Angriff
scene-pool-defence = { $name }: Verteidigung

## Zeichen an Figuren

scene-badge-wound = { $level ->
    [light] Leicht verwundet: ATT, DEF, FOR und TIR −1
    [serious] Schwer verwundet: ATT, DEF, FOR und TIR −2
   *[critical] Kritisch verwundet: ATT, DEF, FOR und TIR −3
}
scene-badge-dying = Getötet, kämpft aber weiter
scene-badge-stunned = Betäubt bis zum Ende des Zuges
scene-badge-lamed = Verletztes Bein: halbe MOV, bis er geheilt ist
scene-badge-weakened = Verletzter Arm: FOR 1 weniger, bis er geheilt ist
scene-badge-fleeing = Flieht vor Furcht { $fear }
scene-badge-paralysed = Vor Furcht gelähmt
scene-badge-afraid = Verängstigt: INI, ATT und DEF −1
scene-badge-immune = Hat Furcht { $fear } überwunden
scene-badge-charged = Bestürmt: INI, ATT und DEF { $amount }
scene-badge-no-attack = Keine Würfel auf Angriff in diesem Zug
scene-badge-dodged = Ausgewichen: eine Reichweite weiter
scene-badge-shot = Hat geschossen
scene-badge-mutated = Mutation: { $value ->
    [initiative] INI
    [attack] ATT
    [strength] FOR
    [defence] DEF
    [resistance] RES
   *[shooting] TIR
} { $amount }
scene-badge-hidden = Verborgener Späher
scene-badge-climbing = Hängt in einer Höhe von { $height }
scene-badge-height = Steht in einer Höhe von { $height }
scene-badge-carries = Trägt einen Gegenstand
scene-badge-champion = Recke der Armee

## Karten

scene-card-mov = Bewegung (MOV)
scene-card-second = { $medium ->
    [air] Bewegung in der Luft
   *[water] Bewegung im Wasser
}
scene-card-ini = Initiative (INI)
scene-card-att = Angriff (ATT)
scene-card-for = Kraft (FOR)
scene-card-def = Verteidigung (DEF)
scene-card-res = Widerstand (RES)
scene-card-tir = Schusswert (TIR)
scene-card-cou = Mut (COU)
scene-card-peur = Furcht (PEUR)
scene-card-dis = Disziplin (DIS)
scene-card-pou = Macht (POU)
scene-card-foi = Glaube (FOI)
scene-card-dice = { $value }+{ $dice ->
    [1] W6
   *[other] { $dice }W6
}
scene-card-army = Armee
scene-card-size = Größe
scene-card-base = Base
scene-card-figures = Figuren auf der Karte
scene-card-points = Armeepunkte (P.A.)
scene-size = { $size ->
    [small] klein
    [normal] normal
    [large] groß
   *[very-large] sehr groß
}
scene-base = { $width } × { $depth }
scene-card-gear = Ausrüstung: { $gear }
scene-card-weapon = Fernkampfwaffe: FOR { $strength }; kurz bis { $short }, mittel bis { $medium }, lang bis { $long }
scene-card-area = Wer der getroffenen Figur auf { $radius } nahe kommt, wird auch getroffen.
scene-card-ability = { $name }: { $words }
scene-card-ability-gained = { $name } (in dieser Schlacht erhalten): { $words }
scene-card-origin = { $origin ->
    [C3] Eine Karte der dritten Ausgabe.
    [C3-5] Eine Karte einer späteren Überarbeitung.
    [rooted] Eine Karte von Rackham, von der Seite einer späteren Überarbeitung.
    [own] Eine Karte, die ein Spieler geschrieben hat.
   *[house] Eine Karte von uns, nicht von Rackham.
}

## Gelände

scene-terrain = { $words }
scene-terrain-high = { $words } Höhe { $height }, { $size ->
    [small] klein
    [normal] normal
    [large] groß
   *[very-large] sehr groß
}.
scene-terrain-deep = { $words } Tiefe { $depth }.

## Blätter

scene-sheet-figures = Figuren auf dem Tisch
scene-sheet-points = Punkte auf dem Tisch
scene-sheet-lost = Punkte verloren
scene-sheet-discipline = Beste Disziplin
scene-sheet-reserve = Reservekarten
scene-sheet-limit = Reservekarten höchstens
scene-sheet-winner = Hat den letzten Annäherungswurf oder Taktikwurf gewonnen.
scene-sheet-fallen = Gefallen: { $name } ({ $points } Punkte)
scene-sheet-fled = Vom Tisch geflohen: { $name } ({ $points } Punkte)
scene-sheet-competences = Fähigkeiten im Spiel
scene-bout = Der Kampf
scene-bout-name = { $name }
scene-bout-dice = { $attack } auf Angriff, { $defence } auf Verteidigung
scene-bout-attacker = { $player } schlägt zuerst.
scene-bout-blow = { $striker } auf { $target }, Schwelle { $threshold }: { $fate ->
    [named] angesagt
    [missed] verfehlt
    [fumbled] durch eine 1 misslungen
    [hit] getroffen
    [blocked] pariert
   *[spent] erledigt
}
scene-wound-table = Wundtabelle
scene-wound-level = { $level ->
    [stunned] Betäubt
    [light] Leichte Wunde
    [serious] Schwere Wunde
    [critical] Kritische Wunde
   *[killed] Auf der Stelle getötet
}
scene-wound-from = ab { $total }
scene-wound-die = Niedrigerer Würfel { $die }
scene-wound-double = Pasch { $die }
scene-wound-state = { $level ->
    [stunned] Solange betäubt
    [light] Leicht verwundet
    [serious] Schwer verwundet
   *[critical] Kritisch verwundet
}
scene-wound-cost = ATT, DEF, FOR, TIR −{ $cost }
scene-wound-note = Summe: zwei Würfel + FOR - RES. Eine gleiche oder geringere Wunde macht die vorhandene um einen Grad schlimmer.
scene-wound-doubles = Ein Pasch ist eine außergewöhnliche Wunde mit eigener Zeile.
scene-shots = Schwierigkeit von Schüssen
scene-shot = { $what ->
    [short] Kurze Reichweite
    [medium] Mittlere Reichweite
    [long] Lange Reichweite
    [dynamic] Schütze hat sich bewegt
    [aimed] Gezielter Schuss (2 Initiative später)
    [rapid] Schnellschuss (2 Initiative früher)
    [partly] Ziel teilweise sichtbar
    [behind] Ziel hinter einem Hindernis
    [small] Kleines Ziel
    [large] Großes Ziel
   *[very-large] Sehr großes Ziel
}
scene-shot-change = { $amount }

## Maßbänder

scene-ruler-contact = In Kontakt.
scene-ruler-behind = Hinter dem Rücken { CASE($name, "gen") }.
scene-ruler-scout = { $name } ist noch nicht entdeckt.
scene-ruler-hidden = { $name } ist ganz verborgen.
scene-ruler-obstacle = { $name } versteckt sich hinter einem Hindernis (+2).
scene-ruler-partly = { $name } ist teilweise sichtbar (+1).
scene-ruler-band = { $band ->
    [short] Kurze Reichweite.
    [medium] Mittlere Reichweite.
    [long] Lange Reichweite.
   *[out] Außer Reichweite.
}
words-measured = { $before }{ $length }{ $after }
