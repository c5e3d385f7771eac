# The table, the cards and the sheets beside it

scene-length = { $length }
scene-name = { $name }
scene-gone = alguien que ya no está
scene-zone = Zona de despliegue de { $player }
scene-place = A ocupar
scene-phases = Fases
scene-phase-approach = Aproximación
scene-phase-movement = Movimiento
scene-phase-divination = Divination
scene-phase-shooting = Disparo y magia
scene-phase-melee = Cuerpo a cuerpo
scene-phase-end = Fase final
scene-stack = Mazo
scene-reserve = Reserva de { $player }
scene-drawn = Robo de { $player }
scene-pool-attack = { $name }: ataque
scene-pool-defence = { $name }: defensa

## Signs on figures

scene-badge-wound = { $level ->
    [light] Herida leve: ATT, DEF, FOR y TIR −1
    [serious] Herida grave: ATT, DEF, FOR y TIR −2
   *[critical] Herida crítica: ATT, DEF, FOR y TIR −3
}
scene-badge-dying = Herida mortal, y sigue luchando
scene-badge-stunned = Aturdimiento hasta la fase final
scene-badge-lamed = Pierna herida: mitad de MOV hasta curarse
scene-badge-weakened = Brazo herido: FOR 1 menos hasta curarse
scene-badge-fleeing = En fuga por Miedo { $fear }
scene-badge-paralysed = Parálisis por el miedo
scene-badge-afraid = Con miedo: INI, ATT y DEF −1
scene-badge-immune = Ha vencido el Miedo { $fear }
scene-badge-charged = Ha recibido una carga: INI, ATT y DEF { $amount }
scene-badge-no-attack = Sin dados en ataque este turno
scene-badge-dodged = Ha esquivado: un alcance más lejos
scene-badge-shot = Ha disparado
scene-badge-mutated = Mutación: { $value ->
    [initiative] INI
    [attack] ATT
    [strength] FOR
    [defence] DEF
    [resistance] RES
   *[shooting] TIR
} { $amount }
scene-badge-hidden = Explorador oculto
scene-badge-climbing = Cuelga a una altura de { $height }
scene-badge-height = Está a una altura de { $height }
scene-badge-carries = Lleva un objeto
scene-badge-champion = Campeón del ejército

## Cards

scene-card-mov = Movimiento (MOV)
scene-card-second = { $medium ->
    [air] Movimiento en el aire
   *[water] Movimiento en el agua
}
scene-card-ini = Iniciativa (INI)
scene-card-att = Ataque (ATT)
scene-card-for = Fuerza (FOR)
scene-card-def = Defensa (DEF)
scene-card-res = Resistencia (RES)
scene-card-tir = Puntería (TIR)
scene-card-cou = Coraje (COU)
scene-card-peur = Miedo (PEUR)
scene-card-dis = Disciplina (DIS)
scene-card-pou = Poder (POU)
scene-card-foi = Fe (FOI)
scene-card-dice = { $value }+{ $dice ->
    [1] D6
   *[other] { $dice }D6
}
scene-card-army = Ejército
scene-card-size = Tamaño
scene-card-base = Peana
scene-card-figures = Figuras en la carta
scene-card-points = Puntos de ejército (P.A.)
scene-size = { $size ->
    [small] pequeño
    [normal] normal
    [large] grande
   *[very-large] muy grande
}
scene-base = { $width } × { $depth }
scene-card-gear = Equipo: { $gear }
scene-card-weapon = Arma a distancia: FOR { $strength }; corto hasta { $short }, medio hasta { $medium }, largo hasta { $long }
scene-card-area = Quien esté a { $radius } o menos de la figura impactada también recibe el golpe.
scene-card-ability = { $name }: { $words }
scene-card-ability-gained = { $name } (ganancia de esta batalla): { $words }
scene-card-origin = { $origin ->
    [C3] Una carta de la tercera edición.
    [C3-5] Una carta de una revisión posterior.
    [rooted] Una carta de Rackham, de la web de una revisión posterior.
   *[house] Una carta nuestra, no de Rackham.
}

## Terrain

scene-terrain = { $words }
scene-terrain-high = { $words } Altura { $height }, tamaño { $size ->
    [small] pequeño
    [normal] normal
    [large] grande
   *[very-large] muy grande
}.
scene-terrain-deep = { $words } Profundidad { $depth }.

## Sheets

scene-sheet-figures = Figuras en la mesa
scene-sheet-points = Puntos en la mesa
scene-sheet-lost = Puntos perdidos
scene-sheet-discipline = Mejor Disciplina
scene-sheet-reserve = Cartas de reserva
scene-sheet-limit = Máximo de cartas de reserva
scene-sheet-winner = Ganó la última tirada de aproximación o táctica.
scene-sheet-fallen = Baja: { $name } ({ $points } puntos)
scene-sheet-fled = Huida de la mesa: { $name } ({ $points } puntos)
scene-sheet-competences = Competencias en juego
scene-bout = El combate
scene-bout-name = { $name }
scene-bout-dice = { $attack } en ataque, { $defence } en defensa
scene-bout-attacker = { $player } golpea primero.
scene-bout-blow = { $striker } a { $target }, umbral { $threshold }: { $fate ->
    [named] anunciado
    [missed] fallado
    [fumbled] fracaso por un 1
    [hit] impacto
    [blocked] bloqueado
   *[spent] hecho
}
scene-wound-table = Tabla de heridas
scene-wound-level = { $level ->
    [stunned] Aturdimiento
    [light] Herida leve
    [serious] Herida grave
    [critical] Herida crítica
   *[killed] Muerte instantánea
}
scene-wound-from = desde { $total }
scene-wound-die = Dado menor { $die }
scene-wound-double = Doble { $die }
scene-wound-state = { $level ->
    [stunned] Con aturdimiento
    [light] Con herida leve
    [serious] Con herida grave
   *[critical] Con herida crítica
}
scene-wound-cost = ATT, DEF, FOR, TIR −{ $cost }
scene-wound-note = Total: dos dados + FOR - RES. Una herida igual o menor empeora un grado la que ya hay.
scene-wound-doubles = Un doble es una herida excepcional y tiene su propia fila.
scene-shots = Dificultad de los disparos
scene-shot = { $what ->
    [short] Alcance corto
    [medium] Alcance medio
    [long] Alcance largo
    [dynamic] El tirador se ha movido
    [aimed] Disparo apuntado (2 de Iniciativa después)
    [rapid] Disparo rápido (2 de Iniciativa antes)
    [partly] Objetivo visible en parte
    [behind] Objetivo tras un obstáculo
    [small] Objetivo pequeño
    [large] Objetivo grande
   *[very-large] Objetivo muy grande
}
scene-shot-change = { $amount }

## Rulers

scene-ruler-contact = En contacto.
scene-ruler-behind = A espaldas de { $name }.
scene-ruler-scout = Aún no se ha descubierto a { $name }.
scene-ruler-hidden = No se ve nada de { $name }.
scene-ruler-obstacle = { $name } se cubre tras un obstáculo (+2).
scene-ruler-partly = { $name } se ve solo en parte (+1).
scene-ruler-band = { $band ->
    [short] Alcance corto.
    [medium] Alcance medio.
    [long] Alcance largo.
   *[out] Fuera de alcance.
}
words-measured = { $before }{ $length }{ $after }
