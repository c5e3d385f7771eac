### Attacks: dice, defence, wounds.

combat-item-cover = cobertura

## Naming targets

combat-do-strike = Atacar cuerpo a cuerpo
combat-do-strike-help = Señala un enemigo: lo atacan con todos sus dados cuantos llegan a él.
combat-field-target = ¿A quién atacan?
combat-field-whom = ¿A quién de esta peana?
combat-field-only = No ataca nadie más
combat-do-fight = Repartir los dados de ataque
combat-do-fight-help = Cada miniatura reparte sus dados entre los enemigos a los que llega. Los que sobran se pierden.
combat-field-shares = Dados contra cada enemigo
combat-field-order = ¿En qué orden?
combat-wounds-left = { $count ->
    [one] queda 1 Herida
   *[other] quedan { $count } Heridas
}
combat-announced = ataque de { $name } a { $enemies }

## Why not

refusal-combat-friend = { $enemy } { AGREE($enemy, "es", "son") } del mismo bando.
refusal-combat-climbed = { $name } { AGREE($name, "ha cruzado un obstáculo alto y no hace", "han cruzado un obstáculo alto y no hacen") } nada más en esta activación.
refusal-combat-no-dice = { $name } ya { AGREE($name, "no tiene", "no tienen") } dados de ataque.
refusal-combat-front = { $enemy } { AGREE($enemy, "no está", "no están") } en la zona frontal de { $name }.
refusal-combat-wall = Hay un muro alto entre { $name } y { $enemy }.
refusal-combat-contact = { $name } { AGREE($name, "no toca", "no tocan") } a { $enemy }.
refusal-combat-not-yours = { $name } { AGREE($name, "no es", "no son") } tu regimiento.
refusal-combat-again = { $name } ya { AGREE($name, "ha", "han") } atacado en esta activación.
refusal-combat-full-defence = { $name } { AGREE($name, "está en defensa total y no ataca", "están en defensa total y no atacan") } en esta ronda.
refusal-combat-cast = El mago de { $name } ha lanzado un hechizo en esta ronda y no ataca.
refusal-combat-machine-moved = { $name } { AGREE($name, "se ha", "se han") } movido: una máquina de guerra o se mueve o ataca.
refusal-combat-nobody = Ahí no se puede atacar a nadie.
refusal-combat-no-shares = Al menos un dado debe ir contra un enemigo.
refusal-combat-pair-twice = Todos los dados de una miniatura contra un mismo enemigo son una sola parte.
refusal-combat-other-regiment = Solo atacan juntas las miniaturas del regimiento activado.
refusal-combat-least-one = A cada enemigo nombrado le toca al menos un dado.
refusal-combat-too-many = { $name } { AGREE($name, "tiene", "tienen") } solo { $dice ->
    [one] 1 dado de ataque.
   *[other] { $dice } dados de ataque.
}
refusal-combat-order = El orden nombra a cada enemigo una vez, y solo a enemigos en la mesa.

## Reaction

combat-policy = Defensa total como reacción
combat-policy-ask = Preguntarme
combat-policy-always = Siempre
combat-policy-never = Nunca
combat-ask-reaction = { $name } ante un ataque de { $enemy }: ¿defensa total?
combat-do-normal = Defensa normal
combat-do-full = Defensa total ({ $dice ->
    [one] 1 dado más
   *[other] { $dice } dados más
})
combat-do-full-help = Vale hasta el final de la ronda. El regimiento cuenta como activado: ya no se mueve ni ataca.
refusal-combat-defends-already = { $name } ya { AGREE($name, "está", "están") } en defensa total.
refusal-combat-activated = { $name } ya { AGREE($name, "ha", "han") } tenido su activación en esta ronda.
refusal-combat-frightened = { $name } { AGREE($name, "tiene", "tienen") } miedo.
refusal-combat-slow = { $name } { AGREE($name, "no tiene", "no tienen") } bastante Agilidad para reaccionar.

## Working it out

combat-roll-attack = { $how ->
    [ranged] { $who } { AGREE($who, "dispara", "disparan") } a { $name }
    [breath] { $who } { AGREE($who, "usa", "usan") } el aliento contra { $name }
    [spell] Hechizo de { $who } contra { $name }
   *[melee] { $who } { AGREE($who, "ataca", "atacan") } a { $name }
}
combat-roll-rear = { $how ->
    [ranged] { $who } { AGREE($who, "dispara", "disparan") } a la retaguardia de { $name }
    [breath] { $who } { AGREE($who, "usa", "usan") } el aliento contra la retaguardia de { $name }
    [spell] Hechizo de { $who } contra la retaguardia de { $name }
   *[melee] { $who } { AGREE($who, "ataca", "atacan") } a { $name } por la retaguardia
}
combat-roll-defence = { $name } { AGREE($name, "se defiende", "se defienden") } contra { $who }
combat-backstab = Ataque a traición: { $dice ->
    [one] 1 dado contra { $name } es una calavera sin tirada.
   *[other] { $dice } dados contra { $name } son calaveras sin tirada.
}
combat-swordsmanship = Esgrima: un dado fallado de { $name } cuenta como escudo.
combat-damage = { $name }: { $hits ->
    [one] 1 calavera
   *[other] { $hits } calaveras
} − { $shields ->
    [one] 1 escudo
   *[other] { $shields } escudos
} = { $left } × Fuerza { $strength } = { $damage } de daño ÷ Resistencia { $resistance } = { $wounds ->
    [0] ninguna herida
    [one] 1 herida
   *[other] { $wounds } heridas
}.
combat-halted = { $name } { AGREE($name, "no se atreve", "no se atreven") } a atacar a { $enemy }: { $dice ->
    [one] se pierde 1 dado de ataque.
   *[other] se pierden { $dice } dados de ataque.
}
combat-out-of-reach = El enemigo ya no está al alcance: estos dados se pierden.
combat-ignored = { $name } { AGREE($name, "es invulnerable", "son invulnerables") }: { $count ->
    [one] 1 herida no cuenta.
   *[other] { $count } heridas no cuentan.
}
combat-lost-attack = Dados de ataque de { $name }
combat-lost-defence = Dados de defensa de { $name }
combat-destroyed = { $name }: no queda nadie.

## Chances

combat-defence-of = Dados de defensa de { $name }
combat-odds-title = { $name } ({ $dice ->
    [one] 1 dado
   *[other] { $dice } dados
})
combat-odds-full = { $name } en defensa total ({ $dice ->
    [one] 1 dado
   *[other] { $dice } dados
})
combat-odds-wounds = { $count ->
    [0] ninguna herida
    [one] 1 herida
   *[other] { $count } heridas
}
combat-odds-slain = muerte
combat-note-fear = { $name } { AGREE($name, "da", "dan") } miedo: el ataque necesita antes una prueba de miedo ({ $needed ->
    [one] 1 escudo
   *[other] { $needed } escudos
}).
combat-note-reaction = { $name } { AGREE($name, "puede", "pueden") } reaccionar con defensa total.
combat-note-rear = { $name } { AGREE($name, "recibe el ataque por la retaguardia y no tiene", "reciben el ataque por la retaguardia y no tienen") } tirada de defensa.
combat-odds = Heridas de un ataque
combat-odds-attack = dados de ataque por el frente y el flanco
combat-odds-defence = dados de defensa
combat-odds-strength = Fuerza
combat-odds-resistance = Resistencia
combat-odds-rear = 1: el ataque llega por la retaguardia
combat-odds-behind = dados de ataque de otros por la retaguardia
combat-odds-backstab = 1: los dados por la retaguardia son seguros (Ataque a traición)
combat-odds-swordsmanship = 1: el enemigo tiene Esgrima
combat-odds-cover = 1: el enemigo está a cubierto
combat-odds-berserk = 1: el enemigo está en furia berserker
combat-odds-left = Heridas que le quedan al enemigo; 0: no se pregunta
combat-odds-invulnerable = 1: el enemigo es Invulnerable
combat-share = { $name } ({ $dice ->
    [one] 1 dado
   *[other] { $dice } dados
})
combat-pool-one = Ataque de { $name }
combat-pool-joint = Dados de ataque de { $names }
combat-pool-of = Ataque de { $name }
combat-pool-item = { $name }: { $item }
combat-item-elsewhere = dados para otros, o sin usar
combat-damage-rear = { $name }: { $hits ->
    [0] { $sure ->
        [one] 1 calavera
       *[other] { $sure } calaveras
    } por la retaguardia
    [one] 1 calavera − { $shields ->
        [one] 1 escudo
       *[other] { $shields } escudos
    } = { $open }, más { $sure } por la retaguardia = { $left }
   *[other] { $hits } calaveras − { $shields ->
        [one] 1 escudo
       *[other] { $shields } escudos
    } = { $open }, más { $sure } por la retaguardia = { $left }
} × Fuerza { $strength } = { $damage } de daño ÷ Resistencia { $resistance } = { $wounds ->
    [0] ninguna herida
    [one] 1 herida
   *[other] { $wounds } heridas
}.
combat-out-of-reach-of = { $name } ya { AGREE($name, "no llega", "no llegan") } a { $enemy }: { $dice ->
    [one] se pierde 1 dado de ataque.
   *[other] se pierden { $dice } dados de ataque.
}
combat-cause-wounds = { $count ->
    [one] primera herida
   *[other] { $count } heridas hasta ahora
}
yields-skulls = { $count ->
    [0] ninguna calavera
    [one] 1 calavera
   *[other] { $count } calaveras
}
yields-shields = { $count ->
    [0] ningún escudo
    [one] 1 escudo
   *[other] { $count } escudos
}
event-wounded = { $name } { AGREE($name, "pierde", "pierden") } { $amount ->
    [one] 1 Herida
   *[other] { $amount } Heridas
} (ahora { $left }).
event-mended = { $name } { AGREE($name, "recupera", "recuperan") } { $amount ->
    [one] 1 Herida
   *[other] { $amount } Heridas
} (ahora { $left }).
event-fell = { $left ->
    [0] { AGREE($name, "Cae", "Caen") }: { $name }.
   *[other] { AGREE($name, "Cae", "Caen") }: { $name } ({ $regiment }: quedan { $left } de { $count }).
}
event-returned = { $name } { AGREE($name, "vuelve a levantarse", "vuelven a levantarse") } con 1 Herida ({ $regiment }: { $left } miniaturas).
event-stance-gained = { $name } { AGREE($name, "está", "están") } { $status }.
event-stance-lost = { $name } ya { AGREE($name, "no está", "no están") } { $status }.
event-stance-taken = { $name } { AGREE($name, "está", "están") } { $status }: { $cause }.
combat-kept = { $name } { AGREE($name, "se defiende con normalidad y conserva", "se defienden con normalidad y conservan") } su activación.
combat-reacted = { $name } { AGREE($name, "ha", "han") } gastado su activación de esta ronda.
combat-cost-fear = antes una prueba de miedo
combat-cost-reaction = puede responder con defensa total
