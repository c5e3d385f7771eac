# De tafel, de kaarten en de bladen ernaast

scene-length = { $length }
scene-name = { $name }
scene-gone = iemand die er niet meer is
scene-zone = Opstellingszone van { $player }
scene-place = Te bezetten
scene-phases = Fasen
scene-phase-approach = Benadering
scene-phase-movement = Beweging
scene-phase-divination = Divination
scene-phase-shooting = Vuren en magie
scene-phase-melee = Gevecht
scene-phase-end = Einde van de beurt
scene-stack = Stapel
scene-reserve = Reserve van { $player }
scene-drawn = Getrokken door { $player }
scene-pool-attack = { $name }: aanval
scene-pool-defence = { $name }: verdediging

## Tekens op figuren

scene-badge-wound = { $level ->
    [light] Licht gewond: ATT, DEF, FOR en TIR −1
    [serious] Zwaar gewond: ATT, DEF, FOR en TIR −2
   *[critical] Kritiek gewond: ATT, DEF, FOR en TIR −3
}
scene-badge-dying = Gedood, maar vecht nog door
scene-badge-stunned = Verdoofd tot het einde van de beurt
scene-badge-lamed = Gewond been: halve MOV tot hij genezen is
scene-badge-weakened = Gewonde arm: FOR 1 minder tot hij genezen is
scene-badge-fleeing = Vlucht voor angstwaarde { $fear }
scene-badge-paralysed = Verlamd door de angst
scene-badge-afraid = Bang: INI, ATT en DEF −1
scene-badge-immune = Heeft angstwaarde { $fear } overwonnen
scene-badge-charged = Gechargeerd: INI, ATT en DEF { $amount }
scene-badge-no-attack = Deze beurt geen dobbelstenen op aanval
scene-badge-dodged = Ontweken: één afstand verder
scene-badge-shot = Heeft gevuurd
scene-badge-mutated = Mutatie: { $value ->
    [initiative] INI
    [attack] ATT
    [strength] FOR
    [defence] DEF
    [resistance] RES
   *[shooting] TIR
} { $amount }
scene-badge-hidden = Verborgen verkenner
scene-badge-climbing = Hangt op een hoogte van { $height }
scene-badge-height = Staat op een hoogte van { $height }
scene-badge-carries = Draagt een voorwerp
scene-badge-champion = Kampioen van het leger

## Kaarten

scene-card-mov = Beweging (MOV)
scene-card-second = { $medium ->
    [air] Beweging in de lucht
   *[water] Beweging in het water
}
scene-card-ini = Initiatief (INI)
scene-card-att = Aanval (ATT)
scene-card-for = Kracht (FOR)
scene-card-def = Verdediging (DEF)
scene-card-res = Uithoudingsvermogen (RES)
scene-card-tir = Schutterswaarde (TIR)
scene-card-cou = Moed (COU)
scene-card-peur = Angstwaarde (PEUR)
scene-card-dis = Discipline (DIS)
scene-card-pou = Macht (POU)
scene-card-foi = Geloof (FOI)
scene-card-dice = { $value }+{ $dice ->
    [1] D6
   *[other] { $dice }D6
}
scene-card-army = Leger
scene-card-size = Grootte
scene-card-base = Sokkel
scene-card-figures = Figuren op de kaart
scene-card-points = Legerpunten (P.A.)
scene-size = { $size ->
    [small] klein
    [normal] normaal
    [large] groot
   *[very-large] zeer groot
}
scene-base = { $width } × { $depth }
scene-card-gear = Uitrusting: { $gear }
scene-card-weapon = Afstandswapen: FOR { $strength }; kort tot { $short }, medium tot { $medium }, lang tot { $long }
scene-card-area = Wie binnen { $radius } van de geraakte figuur komt, wordt ook getroffen.
scene-card-ability = { $name }: { $words }
scene-card-ability-gained = { $name } (in dit gevecht verkregen): { $words }
scene-card-origin = { $origin ->
    [C3] Een kaart van de derde editie.
    [C3-5] Een kaart van een latere herziening.
    [rooted] Een kaart van Rackham, van de site van een latere herziening.
    [own] Een kaart die een speler geschreven heeft.
   *[house] Een kaart van onszelf, niet van Rackham.
}

## Terrein

scene-terrain = { $words }
scene-terrain-high = { $words } Hoogte { $height }, { $size ->
    [small] klein
    [normal] normaal
    [large] groot
   *[very-large] zeer groot
}.
scene-terrain-deep = { $words } Diepte { $depth }.

## Bladen

scene-sheet-figures = Figuren op tafel
scene-sheet-points = Punten op tafel
scene-sheet-lost = Punten verloren
scene-sheet-discipline = Beste Discipline
scene-sheet-reserve = Reservekaarten
scene-sheet-limit = Hoogstens zoveel reservekaarten
scene-sheet-winner = Won de laatste benaderingsworp of tactische worp.
scene-sheet-fallen = Gesneuveld: { $name } ({ $points } punten)
scene-sheet-fled = Van de tafel gevlucht: { $name } ({ $points } punten)
scene-sheet-competences = Bekwaamheden in het spel
scene-bout = Het gevecht
scene-bout-name = { $name }
scene-bout-dice = { $attack } op aanval, { $defence } op verdediging
scene-bout-attacker = { $player } slaat als eerste.
scene-bout-blow = { $striker } op { $target }, drempelwaarde { $threshold }: { $fate ->
    [named] aangekondigd
    [missed] gemist
    [fumbled] mislukt door een 1
    [hit] raak
    [blocked] geblokkeerd
   *[spent] afgehandeld
}
scene-wound-table = Tabel van de wonden
scene-wound-level = { $level ->
    [stunned] Verdoofd
    [light] Lichte wond
    [serious] Zware wond
    [critical] Kritieke wond
   *[killed] Op slag gedood
}
scene-wound-from = vanaf { $total }
scene-wound-die = Laagste dobbelsteen { $die }
scene-wound-double = Dubbel { $die }
scene-wound-state = { $level ->
    [stunned] Zolang verdoofd
    [light] Licht gewond
    [serious] Zwaar gewond
   *[critical] Kritiek gewond
}
scene-wound-cost = ATT, DEF, FOR, TIR −{ $cost }
scene-wound-note = Totaal: twee dobbelstenen + FOR - RES. Een even zware of lichtere wond maakt de bestaande één graad erger.
scene-wound-doubles = Een dubbel is een uitzonderlijke wond met een eigen regel.
scene-shots = Moeilijkheid van het vuren
scene-shot = { $what ->
    [short] Korte afstand
    [medium] Medium afstand
    [long] Lange afstand
    [dynamic] Schutter heeft bewogen
    [aimed] Trefzeker vuren (2 Initiatief later)
    [rapid] Snel vuren (2 Initiatief eerder)
    [partly] Doelwit deels zichtbaar
    [behind] Doelwit achter een obstakel
    [small] Klein doelwit
    [large] Groot doelwit
   *[very-large] Zeer groot doelwit
}
scene-shot-change = { $amount }

## Meetlinten

scene-ruler-contact = In contact.
scene-ruler-behind = Achter de rug van { $name }.
scene-ruler-scout = { $name } is nog niet ontdekt.
scene-ruler-hidden = { $name } is helemaal verborgen.
scene-ruler-obstacle = { $name } verschuilt zich achter een obstakel (+2).
scene-ruler-partly = { $name } is deels zichtbaar (+1).
scene-ruler-band = { $band ->
    [short] Korte afstand.
    [medium] Medium afstand.
    [long] Lange afstand.
   *[out] Buiten bereik.
}
words-measured = { $before }{ $length }{ $after }
