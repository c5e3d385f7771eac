# What the display shows

## Cards

scene-card-title = { $rank ->
    [weak] { $name } (Débil)
    [standard] { $name } (Estándar)
    [tough] { $name } (Duro)
   *[unique] { $name } (Único)
}
scene-card-dial = Dial de combate
scene-card-speed = Velocidad
scene-card-attack = Ataque
scene-card-defense = Defensa
scene-card-damage = Daño
scene-card-attack-bonus = Bono de ataque
scene-card-ranged-damage = Daño a distancia
scene-card-range = Alcance
scene-card-typed = { $value } · { $type }
scene-card-signed = { $value }
scene-card-reach = { $arrows ->
    [one] { $inches }″
   *[other] { $inches }″, { $arrows } flechas
}
scene-card-no-reach = ninguno
scene-card-number = Número de coleccionista
scene-card-points = Valor en puntos
scene-card-faction = Facción
scene-card-subfaction = Subfacción
scene-card-mage-spawn = Mage Spawn
scene-card-front-arc = Arco frontal
scene-card-degrees = { $degrees }°
scene-card-base = Peana
scene-card-length = { $length }
scene-card-slots = Huecos para objetos
scene-card-mark-repair = Marca de reparación
scene-card-captive = En cautividad: sus capacidades y objetos no cuentan.
scene-card-origin = { $origin ->
    [V1] Un dial de la primera edición.
   *[house] Un dial nuestro: el reglamento no tiene ninguno.
}
scene-card-ability = { $name }: { $words }
scene-card-ability-nexus = { $name } (nexo): { $words }
scene-card-ability-item = { $name } (por un objeto): { $words }
scene-card-ability-off = { $name } – no vale ahora: { $words }
scene-card-item = { $name }: { $words }
scene-card-item-off = { $name } – ahora no le funciona: { $words }

## Types

scene-type-foot = pie
scene-type-horseshoe = herradura
scene-type-wing = ala
scene-type-wave = ola
scene-type-none = sin tipo
scene-type-sword = espada
scene-type-bow = arco
scene-type-wand = varita
scene-type-normal = normal
scene-type-magic-immune = inmunidad a la magia
scene-type-golem = gólem

## Items

scene-item-effect = { $parts }
scene-item-modifier = { $amount } { $value }{ $when }
scene-item-modifier-tokens = +1 { $value } por cada contador de acción{ $when }
scene-item-when-always = {""}
scene-item-when-close = {" cuerpo a cuerpo"}
scene-item-when-ranged = {" en combate a distancia"}
scene-item-when-paid = {" mientras su precio esté pagado"}
scene-item-range = alcance { $inches }″
scene-item-ability = { $ability }
scene-item-price = cuesta { $damage } de daño por agotamiento en la fase de mando
scene-domain-range = ningún alcance pasa de { $inches }″
scene-domain-runs = nadie puede correr
scene-domain-storm = 1D6 en cada fase de mando: hasta { $most }, todo guerrero que toque a otro sufre 1 de daño
scene-domain-cancels = anula { $domains }
scene-domain-nothing = No cambia nada.
scene-item-owner = Vuelve a { $player } tras la batalla

## Badges

scene-badge-tokens = Contador de acción
scene-badge-captive = En cautividad por { $captor }
scene-badge-captor = Lleva un prisionero: { $captive }
scene-badge-soaring = En vuelo alto
scene-badge-hexed = Hex
scene-badge-watching = Overwatch
scene-badge-demoralized = Sin moral
scene-badge-levitated = Ha levitado: sin acción este turno
scene-badge-item = Lleva { $item }
scene-badge-item-paid = Lleva { $item }: el precio está pagado
scene-badge-item-off = Lleva { $item }, que ahora no le funciona
scene-badge-cancelled = { $ability } no vale este turno
scene-badge-defense = Defensa { $defense }
scene-badge-structure = Puntos de estructura: quedan { $left } de { $structure } este turno

## The table

scene-level-soaring = en vuelo alto
scene-objective-contested = En disputa
scene-zone-start = Zona de salida de { $player }
scene-terrain-clear = Terreno despejado: aquí nada estorba.
scene-terrain-words = { $words }
scene-terrain-built = Terreno construido { $kind ->
    [hindering] entorpecedor
    [concealing] de ocultación
    [blocking] bloqueante
   *[clear] despejado
}{ $elevated ->
    [yes] , elevado
   *[no] {""}
}. Defensa { $defense }, fortificación { $fortification }; { $structure } de daño en un turno lo destruyen. { $dot ->
    [yes] Se puede ocupar.
   *[no] Nadie puede estar encima.
}

## Order

scene-track-order = Orden de turno
scene-track-phases = Fases
scene-track-actions = Acciones
scene-phase-command = Fase de mando
scene-phase-action = Fase de acción
scene-phase-end = Fase final

## Sheets

scene-sheet-army = Puntos del ejército
scene-sheet-objectives = Objetivos bajo control
scene-sheet-warriors = Guerreros que quedan
scene-sheet-points = Puntos que quedan
scene-sheet-eliminated = Puntos eliminados
scene-sheet-reserves = Aún sin desplegar
scene-sheet-fallen = Eliminación: { $name } ({ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
})
scene-sheet-returned = Eliminación y regreso: { $name } ({ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
})
scene-sheet-abilities-speed = Capacidades: velocidad
scene-sheet-abilities-attack = Capacidades: ataque
scene-sheet-abilities-defense = Capacidades: defensa
scene-sheet-abilities-damage = Capacidades: daño
scene-sheet-ability = { $name }: { $words }
scene-sheet-ability-optional = { $name } (opcional): { $words }
scene-sheet-domains = Dominios
scene-sheet-domain-words = { $words }
scene-sheet-modifiers = Modificadores
scene-sheet-modifiers-note = Súmalos todos primero; después ningún valor cambia en más de 3.
scene-modified-speed = velocidad
scene-modified-damage = daño
scene-modified-attack = ataque
scene-modified-defense = defensa
scene-modified-ranged-damage = daño a distancia
scene-modified-either = ataque o daño a distancia
scene-modifier-amount = { $amount } { $value }
scene-modifier-printed = lo impreso, { $value }
scene-modifier-bonus = Bono de ataque, en un ataque de su propio tipo
scene-modifier-rear = Cuerpo a cuerpo contra el arco trasero
scene-modifier-rear-shot = Línea de fuego por el arco trasero
scene-modifier-surround = Rodear, por cada ayudante
scene-modifier-capture = Intento de captura
scene-modifier-execution = Eliminar a un prisionero
scene-modifier-precision = Precisión
scene-modifier-close-range = Distancia corta
scene-modifier-helper = Formación a distancia, por cada participante
scene-modifier-bow-helper = Formación a distancia, un arco en su lugar
scene-modifier-hindering = Terreno entorpecedor
scene-modifier-height = Ventaja de altura
scene-modifier-soaring = Vuelo alto (ventaja de altura)
scene-modifier-wave = Guerrero con ola en el agua
scene-modifier-built = Fortificación de terreno construido
scene-modifier-resistance = Spell Resistance contra una varita

## Rulers

scene-ruler-hindering = La línea de fuego está libre, a través de terreno entorpecedor.
scene-ruler-touching = Los dos están en contacto de peanas.
scene-ruler-no-range = { $name } no tiene alcance.
scene-ruler-too-far = Demasiado lejos: el alcance de { $name } es { $range }.
scene-ruler-behind = Fuera del arco frontal de { $name }.
scene-ruler-rear = Por el arco trasero de { $name }.
