# The table and the cards.

ground-open = Terreno abierto
badge-eggs = { $eggs ->
    [one] Queda un huevo
   *[other] Quedan { $eggs } huevos
}
rank-hero = Héroe
rank-mage = Mago
lives = W restantes
figures = Figuras
status-neutralised = Fuera de combate
status-diverted = Bajo Distracción
status-exhausted = Sin aliento
status-accelerated = Va antes en esta fase
status-frenzied = En frenesí
status-armed = Golpea con doble fuerza
badge-magic = { $points ->
    [one] Un punto de magia
   *[other] { $points } puntos de magia
}
badge-shields = Escudos mágicos
pearl-wagon = El carro de la perla
crater = Cráter humeante
zone = Zona de despliegue
phase-initiative = Iniciativa
phase-movement = Movimiento
phase-shooting = Disparo
phase-melee = Cuerpo a cuerpo
track-phases = Fases
track-initiative = Orden de iniciativa
value-ws = Habilidad de armas (WS)
value-st = Fuerza (ST)
value-ar = Armadura (AR)
value-w = Heridas (W)
value-at = Ataques (AT)
value-m = Movimiento (M)
value-bow = Arco
value-spell = Hechizo
moves-cavalry = como caballería
moves-infantry = como infantería
bow-strength = ST { $st }
base-size = Peana
magic-points = Puntos de magia
scene-spell-book = Hechizos de { $name } ({ $points } PM)
shields = Escudos
note-mixed = Restos fusionados: para todos valen los valores más bajos.
side-initiative = Valor de iniciativa
side-units = Unidades
side-figures = Figuras
side-fallen = Bajas
reference-moves = Movimientos y alcances
reference-infantry = Infantería, movimiento normal
reference-infantry-charge = Infantería, carga
reference-cavalry = Caballería, movimiento normal
reference-cavalry-charge = Caballería, carga
reference-direct = Tiro directo
reference-indirect = Tiro indirecto
reference-between = de { $least } a { $most }
reference-length = { $length }
reference-agility = Tabla de agilidad
reference-ws = WS { $ws }
reference-hit = { $melee }+ cuerpo a cuerpo o directo, { $indirect }+ indirecto
reference-wounds = Tabla de heridas
reference-st = ST { $st }
reference-wounds-note = De izquierda a derecha: AR 0, 1, 2, 3, 4.
reference-pearl = Tabla de la perla
reference-range = { $first }–{ $last }
do-end-part = Listo
about-game = Bloques de tropa en campo abierto: filas, cargas, descargas de flechas y una perla de energía que hace distinta cada ronda.
