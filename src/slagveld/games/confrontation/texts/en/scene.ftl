# The table, the cards and the sheets beside it

scene-length = { $length }
scene-name = { $name }
scene-gone = somebody who is gone
scene-zone = Deployment zone of { $player }
scene-place = To be held
scene-phases = Phases
scene-phase-approach = Approach
scene-phase-movement = Movement
scene-phase-divination = Divination
scene-phase-shooting = Shooting and magic
scene-phase-melee = Melee
scene-phase-end = End phase
scene-stack = Stack
scene-reserve = Reserve of { $player }
scene-drawn = Drawn by { $player }
scene-pool-attack = { $name }: attack
scene-pool-defence = { $name }: defence

## Signs on figures

scene-badge-wound = { $level ->
    [light] Lightly wounded: ATT, DEF, FOR and TIR −1
    [serious] Seriously wounded: ATT, DEF, FOR and TIR −2
   *[critical] Critically wounded: ATT, DEF, FOR and TIR −3
}
scene-badge-dying = Killed, and fighting on
scene-badge-stunned = Stunned until the end phase
scene-badge-lamed = Hurt leg: half MOV until healed
scene-badge-weakened = Hurt arm: FOR 1 less until healed
scene-badge-fleeing = Fleeing from Fear { $fear }
scene-badge-paralysed = Paralysed by fear
scene-badge-afraid = Afraid: INI, ATT and DEF −1
scene-badge-immune = Has overcome Fear { $fear }
scene-badge-charged = Charged: INI, ATT and DEF { $amount }
scene-badge-no-attack = No dice on attack in this turn
scene-badge-dodged = Has dodged: one range band farther
scene-badge-shot = Has shot
scene-badge-mutated = Mutation: { $value ->
    [initiative] INI
    [attack] ATT
    [strength] FOR
    [defence] DEF
    [resistance] RES
   *[shooting] TIR
} { $amount }
scene-badge-hidden = Hidden scout
scene-badge-climbing = Hangs at a height of { $height }
scene-badge-height = Stands at a height of { $height }
scene-badge-carries = Carries an object
scene-badge-champion = Champion of the army

## Cards

scene-card-mov = Movement (MOV)
scene-card-second = { $medium ->
    [air] Movement in the air
   *[water] Movement in water
}
scene-card-ini = Initiative (INI)
scene-card-att = Attack (ATT)
scene-card-for = Strength (FOR)
scene-card-def = Defence (DEF)
scene-card-res = Resistance (RES)
scene-card-tir = Shooting (TIR)
scene-card-cou = Courage (COU)
scene-card-peur = Fear (PEUR)
scene-card-dis = Discipline (DIS)
scene-card-pou = Power (POU)
scene-card-foi = Faith (FOI)
scene-card-dice = { $value }+{ $dice ->
    [1] D6
   *[other] { $dice }D6
}
scene-card-army = Army
scene-card-size = Size
scene-card-base = Base
scene-card-figures = Figures on the card
scene-card-points = Army points (P.A.)
scene-size = { $size ->
    [small] small
    [normal] normal
    [large] large
   *[very-large] very large
}
scene-base = { $width } × { $depth }
scene-card-gear = Equipment: { $gear }
scene-card-weapon = Ranged weapon: FOR { $strength }; short up to { $short }, medium up to { $medium }, long up to { $long }
scene-card-area = Whoever comes within { $radius } of the figure hit is struck too.
scene-card-ability = { $name }: { $words }
scene-card-ability-gained = { $name } (gained in this battle): { $words }
scene-card-origin = { $origin ->
    [C3] A card of the third edition.
    [C3-5] A card of a later revision.
    [rooted] A Rackham card from the site of a later revision.
    [own] A card that a player has written.
   *[house] A card of our own, not of Rackham.
}

## Terrain

scene-terrain = { $words }
scene-terrain-high = { $words } Height { $height }, { $size ->
    [small] small
    [normal] normal
    [large] large
   *[very-large] very large
}.
scene-terrain-deep = { $words } Depth { $depth }.

## Sheets

scene-sheet-figures = Figures on the table
scene-sheet-points = Points on the table
scene-sheet-lost = Points lost
scene-sheet-discipline = Best Discipline
scene-sheet-reserve = Reserve cards
scene-sheet-limit = Reserve cards at most
scene-sheet-winner = Won the last approach or tactical roll.
scene-sheet-fallen = Fallen: { $name } ({ $points } points)
scene-sheet-fled = Fled from the table: { $name } ({ $points } points)
scene-sheet-competences = Competences in play
scene-bout = The fight
scene-bout-name = { $name }
scene-bout-dice = { $attack } on attack, { $defence } on defence
scene-bout-attacker = { $player } strikes first.
scene-bout-blow = { $striker } at { $target }, threshold { $threshold }: { $fate ->
    [named] named
    [missed] missed
    [fumbled] failed by a 1
    [hit] hit
    [blocked] blocked
   *[spent] done
}
scene-wound-table = Wound table
scene-wound-level = { $level ->
    [stunned] Stunned
    [light] Light wound
    [serious] Serious wound
    [critical] Critical wound
   *[killed] Killed outright
}
scene-wound-from = from { $total }
scene-wound-die = Lower die { $die }
scene-wound-double = Double { $die }
scene-wound-state = { $level ->
    [stunned] While stunned
    [light] Lightly wounded
    [serious] Seriously wounded
   *[critical] Critically wounded
}
scene-wound-cost = ATT, DEF, FOR, TIR −{ $cost }
scene-wound-note = Total: two dice + FOR - RES. An equal or lesser wound makes the present one a degree worse.
scene-wound-doubles = A double is an exceptional wound and has its own row.
scene-shots = Difficulty of shots
scene-shot = { $what ->
    [short] Short range
    [medium] Medium range
    [long] Long range
    [dynamic] Shooter has moved
    [aimed] Aimed fire (2 Initiative later)
    [rapid] Rapid fire (2 Initiative earlier)
    [partly] Target partly visible
    [behind] Target behind an obstacle
    [small] Small target
    [large] Large target
   *[very-large] Very large target
}
scene-shot-change = { $amount }

## Rulers

scene-ruler-contact = In contact.
scene-ruler-behind = Behind the back of { $name }.
scene-ruler-scout = { $name } has not been found yet.
scene-ruler-hidden = { $name } is wholly hidden.
scene-ruler-obstacle = { $name } hides behind an obstacle (+2).
scene-ruler-partly = { $name } is partly visible (+1).
scene-ruler-band = { $band ->
    [short] Short range.
    [medium] Medium range.
    [long] Long range.
   *[out] Out of range.
}
words-measured = { $before }{ $length }{ $after }
