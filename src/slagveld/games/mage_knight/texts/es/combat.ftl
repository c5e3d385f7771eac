## Values

combat-attack = ataque
combat-attack-of = Ataque de { $name }
combat-defense = defensa
combat-defense-of = Defensa de { $name }
combat-defense-of-piece = Defensa del elemento { $piece }
combat-damage-of = Daño de { $name }
combat-speed-of = Velocidad de { $name }
combat-piece = { $piece }
combat-need = Necesario con 2D6: defensa
combat-need-dodge = para esquivar
combat-need-freeze = para congelar

## Modifiers

combat-reason-three = Regla de tres
combat-reason-floor = No menos de 0
combat-reason-critical = Crítico
combat-reason-two-misses = Un 2 siempre falla
combat-reason-twelve-hits = Un 12 siempre impacta
combat-reason-item = Objeto: { $item }
combat-reason-domain = Dominio: { $domain }
combat-reason-ability = { $ability }
combat-reason-bonus = Bono de ataque
combat-reason-rear = Contra el arco trasero del blanco
combat-reason-rear-shot = Por el arco trasero del blanco
combat-reason-surround = Rodear: ayuda de { $name }
combat-reason-capture = Intento de captura
combat-reason-execution = Eliminar a un prisionero
combat-reason-precision = Precisión: el blanco toca a alguien del bando del tirador
combat-reason-close-range = Distancia corta
combat-reason-formation = Formación: { $name }
combat-reason-hex = Hex
combat-reason-lent = Defend: la defensa de { $name }
combat-reason-enhanced = { $ability } de { $name }
combat-reason-instead = En lugar del valor

## What is rolled

combat-roll = { $name } ataca a { $target }
combat-roll-shot = { $name } dispara a { $target }
combat-roll-heal = { $name } intenta curar a { $target }
combat-roll-capture = { $name } intenta capturar a { $target }
combat-roll-execution = { $name } quiere eliminar a su prisionero: { $target }
combat-roll-damage = Cuánto daño hace { $name } a { $target }
combat-roll-healed = Cuánto cura { $name } a { $target }
combat-roll-dodge = { $name } intenta esquivar el ataque de { $attacker }
combat-roll-freeze = { $ability } de { $name }: ¿recibe { $target } un contador de acción?
combat-against = Contra { $name }
combat-healing = Curar a { $name }
combat-hit = { $whom }: tirada { $roll }, ataque { $attack }, suman { $result }; defensa { $defense }: { $outcome }.
combat-miss = { $whom }: tirada { $roll }, ataque { $attack }, suman { $result }; defensa { $defense }: { $outcome }.
combat-critical-hit = { $whom }: un 12 es un crítico, sea cual sea la defensa.
combat-critical-miss = { $whom }: un 2 es una pifia, sea cual sea la defensa.
combat-announce-mode = { $name } usa { $ability }
combat-sum = { $sum } { $change } ({ $reason })
combat-sum-total = { $sum } = { $total }
combat-dodged = { $name } esquiva: al final es un fallo.

## What is asked

combat-ask-defend = { $attacker } ataca a { $name }. ¿Qué defensa usa { $name }?
combat-do-defend = Defender
combat-do-defend-help = Nombra a alguien de tu bando con Defend, o a nadie para usar la propia defensa de { $name }.
combat-field-lender = La defensa de quién
combat-policy-defend = Defend: la defensa de quién
combat-policy-defend-best = siempre la mejor
combat-policy-defend-ask = preguntarme
combat-ask-follow = { $name } ha llegado. ¿Ataca?
combat-ask-confused = { $name } está en confusión. ¿Adónde va?
combat-do-strike = Cuerpo a cuerpo
combat-do-no-strike = Sin ataque
combat-do-execute = Eliminar al prisionero
combat-do-surge = Acometida (1 clic)
combat-do-surge-help = Muévete hasta tu velocidad, sufre 1 de daño por agotamiento y ataca después a quien toque el arco frontal.
combat-do-charge = Charge
combat-do-charge-help = Muévete hasta tu velocidad y ataca después una vez. No cuesta daño.
combat-do-batter = Atacar terreno construido
combat-field-fighter = Guerrero
combat-field-target = Blanco
combat-field-mode = Con una capacidad
combat-field-heals = Cura
combat-field-capture = Intento de captura (−3 al ataque, sin daño)
combat-field-path = Recorrido
combat-field-facing = Orientación
combat-field-soar = Vuelo alto al final
combat-field-built = Qué elemento
combat-mode-help = { $words }
combat-heals-die = 1D6
combat-heals-value = el valor de daño

## Good to know before an attack

cost-push = forzar: 1 clic
combat-note-surge = La acometida cuesta 1 clic antes del ataque.
combat-note-surge-click = Las probabilidades son las del clic actual; el ataque se hace con el siguiente.

## Chances

combat-odds-title = Un ataque contra un blanco
combat-odds-attack = ataque tras modificadores
combat-odds-defense = defensa tras modificadores
combat-odds-damage = daño tras modificadores
combat-odds-die = 1: un dado ocupa el lugar del daño
combat-odds-dodge = caras con las que el blanco esquiva
combat-odds-reduction = cuánto menos daño sufre el blanco
combat-odds-smite = más daño si lo hubo
combat-odds-retaliation = daño al atacante si lo hubo
combat-odds-clicks = { $count ->
    [0] sin daño
    [one] { $count } clic
   *[other] { $count } clics
}
combat-odds-healed = { $count ->
    [0] sin curación
    [one] cura { $count } clic
   *[other] cura { $count } clics
}
combat-odds-captured = captura
combat-odds-eliminated = eliminación
combat-odds-confused = confusión
combat-odds-hit = impacto
combat-odds-fails = fallo
combat-odds-own = Daño a { $name }

## Why not

combat-refusal-mode = { $name } no puede atacar así cuerpo a cuerpo ahora.
combat-refusal-captor = { $name } lleva un prisionero: solo puede moverse, o eliminar a su prisionero.
combat-refusal-nobody = No hay tal guerrero en el campo de batalla.
combat-refusal-itself = { $name } no puede ser su propio blanco.
combat-refusal-captive = { $name } está en cautividad: solo puede atacarle su captor.
combat-refusal-friend = { $name } es de tu bando: ningún ataque puede hacerle daño.
combat-refusal-heals = { $name } no cura nada con este ataque.
combat-refusal-level = { $name } y { $target } están en niveles distintos: solo llega un ataque a distancia.
combat-refusal-contact = { $name } no está en contacto de peanas con { $target }.
combat-refusal-arc = { $name } no toca a { $target } con su arco frontal.
combat-refusal-no-sword = Solo captura un guerrero con el tipo espada; { $name } tiene otro tipo.
combat-refusal-capture-mode = { $ability } no se puede usar para capturar.
combat-refusal-no-capture = { $name } no puede capturar a causa de { $ability }.
combat-refusal-not-captured = No se puede capturar a { $name } a causa de { $ability }.
combat-refusal-no-captive = { $name } no lleva ningún prisionero.
combat-refusal-heal-enemy = { $name } no es de tu bando, y solo se cura al propio bando.
combat-refusal-heal-engaged = { $name } toca a un enemigo: ahí no se cura.
combat-refusal-heal-immune = { $name } tiene inmunidad a la magia y no puede curarse con ella.
combat-refusal-heal-unhurt = No se puede curar ahora a { $name }.
combat-refusal-not-built = Eso no es terreno construido; solo se puede destruir terreno construido.
combat-refusal-piece-contact = { $name } no toca el elemento { $piece }.
combat-refusal-piece-arc = { $name } no toca el elemento { $piece } con su arco frontal.
combat-refusal-lender = Ahí nadie presta una defensa mejor.
combat-refusal-surge-sword = Solo puede acometer un guerrero con el tipo espada; { $name } tiene otro tipo.
combat-refusal-surge-ability = { $name } no puede usar la acometida a causa de { $ability }.
combat-refusal-surge-contact = { $name } toca a un enemigo y no puede empezar una acometida.
combat-refusal-surge-enemy = Tras su acometida { $name } puede atacar a un enemigo, y nada más.
combat-refusal-no-charge = { $name } no tiene Charge ahora.
combat-refusal-charge-contact = { $name } toca a un enemigo y no puede usar Charge.
combat-refusal-confused = No se puede llevar a { $name } hasta { $other }, un guerrero de tu propio bando.
