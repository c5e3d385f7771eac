# Cards of a player’s own

## Kinds

own-kind-warrior = Guerrero
own-kind-warrior-help = Una peana y un dial entero: los valores y capacidades de cada clic.
own-kind-item = Objeto
own-kind-item-help = Algo que un guerrero Único lleva en un hueco para objetos.
own-kind-domain = Carta de dominio
own-kind-domain-help = Una carta que se elige en secreto cuando se usan dominios; vale para todos.
own-kind-built = Terreno construido
own-kind-built-help = Un elemento para el montón de terreno, con su defensa, valor de fortificación y puntos de estructura.

## Parts of a card

own-section-warrior = Quién es
own-section-base = La peana
own-section-types = Tipos
own-section-dial = El dial
own-section-figure = La miniatura
own-section-item = El objeto
own-section-gives = Lo que da
own-section-domain = El dominio
own-section-everybody = Lo que vale para todos
own-section-built = El elemento
own-section-ground = Qué es en el juego

## What all have

own-key = Clave
own-key-help = Una palabra corta para los archivos: minúsculas, cifras y guiones. Las entradas de tu ejército nombran la carta por ella.
own-name = Nombre
own-name-help = Lo que leen los jugadores; uno para todos los idiomas, o uno por idioma.
own-icon = Dibujo
own-icon-help = El signo que lo representa donde no hay sitio para más.
own-figure = Miniatura
own-figure-help = Qué aspecto tiene la figura sobre la peana. El aspecto no decide nada en el juego.

## Warriors

own-number = Número de coleccionista
own-number-help = Como está impreso en la peana; nombre, rango y número distinguen a los guerreros.
own-rank = Rango
own-rank-help = Estrellas en la peana. Un guerrero Único no tiene ninguna, y solo puede estar una vez en un ejército.
own-rank-weak = Débil
own-rank-standard = Estándar
own-rank-tough = Duro
own-rank-unique = Único
own-points = Tu propio valor en puntos
own-points-help = En puntos enteros. Sustituye al precio del modelo; déjalo vacío para pagar ese.
own-faction = Facción
own-faction-help = Los guerreros de una misma facción hacen formaciones juntos. Sin facción es un Mage Spawn.
own-subfaction = Subfacción
own-subfaction-help = Una parte de su facción; ninguna regla pregunta por ella.
own-base = Peana
own-base-help = Diámetro en décimas de milímetro. Lo habitual es 275, o 425 con huecos para objetos.
own-front-arc = Arco frontal
own-front-arc-help = En grados, la mitad a cada lado de la orientación; todo lo demás es arco trasero. Lo habitual es 90.
own-item-slots = Huecos para objetos
own-item-slots-help = Cuántos objetos puede llevar un guerrero Único.
own-arrows = Flechas
own-arrows-help = Cuántos blancos puede tener una acción de combate a distancia.
own-range = Alcance
own-range-help = En pulgadas; 0: no dispara.
own-ranged-damage = Daño a distancia
own-ranged-damage-help = Clics de daño de sus disparos. Si falta, el daño del clic sirve para ambos combates.
own-attack-bonus = Bono de ataque
own-attack-bonus-help = Lo que suma su tipo de ataque: una espada cuerpo a cuerpo, un arco o una varita a distancia.
own-speed-type = Tipo de velocidad
own-speed-type-help = Cómo se mueve: a pie, sobre montura, con alas o por el agua.
own-attack-type = Tipo de ataque
own-attack-type-help = Con qué lucha; las propiedades del tipo van incluidas.
own-defense-type = Tipo de defensa
own-defense-type-help = Con inmunidad a la magia, las varitas y las capacidades llamadas Magic no le afectan.
own-damage-type = Tipo de daño
own-damage-type-help = Un gólem solo se cura hasta su siguiente marca de reparación.
own-dial = Clics
own-dial-help = Desde el clic inicial, una línea por clic. Tras la última vienen tres calaveras.
own-speed = Velocidad
own-speed-help = Pulgadas de un movimiento.
own-attack = Ataque
own-attack-help = Se suma a dos dados; la suma debe llegar a la defensa del blanco.
own-defense = Defensa
own-defense-help = Adónde debe llegar el resultado de ataque de un enemigo.
own-damage = Daño
own-damage-help = Clics de daño de un ataque con éxito.
own-speed-ability = Capacidad de velocidad
own-attack-ability = Capacidad de ataque
own-defense-ability = Capacidad de defensa
own-damage-ability = Capacidad de daño
own-nexus = Nexo de capacidad
own-ability-help = La capacidad especial que muestra este clic; funciona mientras se muestra.
own-ability = { $words }
own-repair = Marca de reparación
own-repair-help = Si este clic tiene una; la curación de un gólem se detiene aquí.
own-click-help = Solo si este clic difiere de la carta entera.

## Items

own-item-number = Número de coleccionista
own-item-number-help = Un número que empieza por R lo hace reliquia: una por guerrero, la misma solo una vez en un ejército.
own-item-points = Valor en puntos
own-item-points-help = En puntos enteros; cuenta para el total de construcción.
own-requires = Requisitos
own-requires-help = Lo que debe tener el portador. Sin requisitos puede usarlo todo guerrero Único con un hueco.
own-needed-type = Tipo de ataque del portador
own-needed-type-help = El objeto funciona mientras el dial muestra este tipo.
own-needed-faction = Facción del portador
own-needed-faction-help = Solo pueden usarlo guerreros de esta facción.
own-needed-attack = Ataque mínimo del portador
own-needed-attack-help = El que muestra el dial, sin modificadores.
own-modifiers = Modificadores
own-modifiers-help = Lo que se suma a los valores, según la regla de tres.
own-value = Valor
own-value-help = El valor de combate que cambia.
own-amount = Cantidad
own-amount-help = Cuánto se suma; por debajo de 0 se resta.
own-tokens = Por contadores de acción
own-tokens-help = En lugar de una cantidad: +1 por cada contador de acción del portador (un asterisco en la carta).
own-when = Cuándo
own-when-help = En qué ataques vale. Si falta, vale siempre.
own-when-always = siempre
own-when-close = cuerpo a cuerpo
own-when-ranged = en combate a distancia
own-when-paid = mientras su precio esté pagado
own-more-range = Más alcance
own-more-range-help = Pulgadas que se suman a un alcance por encima de 0; no es un modificador.
own-item-ability = Capacidad
own-item-ability-help = Una capacidad especial que el portador tiene gracias a él.
own-exhaustion = Precio en daño por agotamiento
own-exhaustion-help = Lo que el portador puede sufrir en su fase de mando para que valgan los modificadores «mientras su precio esté pagado».
own-story = Historia
own-story-help = Unas palabras sobre lo que es; ninguna regla pregunta por ellas.

## Domains

own-words = Texto
own-words-help = Lo que dice la carta, en una línea. Si falta, se cuenta a partir de los valores de abajo.
own-most-range = Alcance más largo
own-most-range-help = Los alcances de más pulgadas se quedan en tantas; 0: sin límite.
own-runs = Correr
own-runs-help = Si los guerreros pueden correr.
own-storm = Tormenta
own-storm-help = Cada fase de mando empieza con 1D6: hasta este número, todo guerrero que toque a otro sufre 1 de daño. 0: sin tormenta.
own-cancels = Anula
own-cancels-help = Los dominios que saca del juego.

## Built terrain

own-look = Aspecto
own-look-help = Cómo se dibuja.
own-look-wall = muro
own-look-tower = torre
own-look-ruin = ruina
own-size = Largo y ancho
own-size-help = En décimas de milímetro; una pulgada son 250.
own-sides = { $length } × { $width }
own-terrain = Tipo de terreno
own-terrain-help = Como qué cuenta para movimientos y líneas de fuego.
own-elevated = Elevado
own-elevated-help = Quien está encima tiene la ventaja de altura.
own-dot = Punto central
own-dot-help = Si los guerreros lo pueden ocupar.
own-built-defense = Defensa
own-built-defense-help = Adónde debe llegar el resultado de un ataque contra el elemento.
own-fortification = Valor de fortificación
own-fortification-help = Se suma a la defensa de quien está en él o lo toca.
own-structure = Puntos de estructura
own-structure-help = Tanto daño en un turno destruye el elemento.

## What is wrong, and what may be overlooked

own-fault-subfaction = Esta subfacción no es parte de la facción.
own-fault-amount = Un modificador necesita una cantidad, o va por contadores de acción; no ambas cosas.
own-fault-price = Este modificador espera un precio, pero el objeto no tiene ninguno.
own-fault-blocking = En terreno bloqueante no puede estar nadie, así que no tiene punto central ni altura.
own-warning-slots = Solo un guerrero Único puede usar sus huecos para objetos.
own-warning-arrows = Tiene varias flechas, pero ningún alcance en ningún clic.
own-warning-repair = Las marcas de reparación solo cuentan para un gólem.
own-warning-price = Su precio no compra nada: ningún modificador lo espera.
own-warning-never = Un modificador no vale nunca: en los ataques no cuenta la velocidad, a distancia no cuenta el daño y cuerpo a cuerpo no cuenta el daño a distancia.
