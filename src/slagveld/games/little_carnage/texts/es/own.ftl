## Cards of one’s own: their kinds and parts

own-kind-card = Carta de ejército
own-kind-card-help = La carta de un regimiento: todas sus miniaturas tienen estos valores y habilidades. Una máquina de guerra es una carta con esa habilidad.
own-kind-people = Pueblo
own-kind-people-help = Un pueblo con su color: en un ejército solo luchan cartas de un mismo color.
own-kind-spell = Hechizo
own-kind-spell-help = Un hechizo con uno de los efectos de los hechizos de la casa y números propios. Lo eligen los magos del ejército que lo trae.
own-section-names = Nombre
own-section-values = Valores
own-section-skills = Habilidades
own-section-magic = Magia
own-section-model = Miniatura
own-section-spell = Hechizo
own-section-numbers = Números del efecto

## What is written on them

own-key = Clave
own-name = Nombre
own-single = Nombre de una miniatura
own-people = Pueblo
own-colour = Color
own-points = Puntos según tu propio precio
own-base = Peana
own-sides = Tamaño de la peana
own-height = Altura
own-character = Personaje
own-rides = Transporte
own-carried-base = Peana compartida
own-breath-kind = Qué aliento es
own-icon = Icono
own-figure = Miniatura
own-effect = Efecto
own-difficulty = Dificultad
own-range = Alcance
own-sight = Hay que ver el objetivo
own-dice = Dados de ataque
own-strength = Fuerza
own-models = Miniaturas golpeadas
own-level = Miedo
own-distance = A qué distancia
own-undead = Solo para No muertos

## Bases and effects

own-base-small = Pequeña (2 × 2 cm, hasta 6 miniaturas)
own-base-normal = Normal (2,5 × 2,5 cm, hasta 6 miniaturas)
own-base-rider = De jinete (2,5 × 5 cm, hasta 3 miniaturas)
own-base-monster = De monstruo (4 × 4 cm o más, 1 miniatura)
own-base-gigantic = Gigantesca (5 × 5 cm o más, 1 miniatura)
own-effect-attack = Ataque
own-effect-mend = Devuelve una Herida
own-effect-defence-die = Un dado de defensa más
own-effect-attack-die = Un dado de ataque más
own-effect-courage = Quita el miedo
own-effect-slow = La mitad de Agilidad
own-effect-fear = Prueba de miedo
own-effect-move = Pone una miniatura en otro sitio
own-effect-raise = Hace volver a una miniatura caída

## What the values mean

own-help-key = Nombre corto en los archivos, de minúsculas, cifras y guiones. Sustituye a la carta de la casa que tenga esta clave.
own-help-name = Cómo se llama, en un idioma o en cada uno.
own-help-single = Cómo se llama una sola miniatura, si el nombre vale por varias.
own-help-people = La clave de su pueblo, que decide su color: { $peoples }, o una tuya.
own-help-colour = Solo para un pueblo que no está en ninguna lista: el color que comparten sus cartas.
own-help-points = Lo que cuesta una miniatura, en lugar del precio de nuestra fórmula.
own-help-attack = Dados de ataque de cada miniatura; un 4 o más es una calavera.
own-help-berserk = Más dados de ataque de un Berserker que renuncia a su defensa.
own-help-defence = Dados de defensa de cada miniatura; un 6 es un escudo.
own-help-full-defence = Más dados de defensa en defensa total.
own-help-strength = Multiplica las calaveras que no se paran.
own-help-resistance = Divide el daño; cada parte entera es una herida.
own-help-agility = Pulgadas de movimiento en una activación, y quién puede reaccionar.
own-help-wounds = Cuántas heridas aguanta una miniatura hasta caer; cada una le cuesta un dado.
own-help-skills = Lo que sus miniaturas saben hacer además de los valores.
own-help-skill-leader = Un dado más en cada prueba de miedo del ejército.
own-help-skill-berserker = Puede cambiar su defensa por los dados de ataque grises.
own-help-skill-fanatic = Las heridas cuestan primero dados de defensa.
own-help-skill-swordsmanship = Un dado de defensa fallado tiene éxito.
own-help-skill-ranged = Dispara: todos los dados de ataque hasta 4 pulgadas, uno menos por cada 4 pulgadas más.
own-help-skill-flying = Se mueve por encima de obstáculos, terreno y miniaturas.
own-help-skill-fear = Quien lucha contra él hace una prueba de miedo que necesita tantos escudos.
own-help-skill-fearless = Tantos escudos menos en sus propias pruebas de miedo; no asusta a nadie.
own-help-skill-backstab = Por la retaguardia, cada dado de ataque es una calavera.
own-help-skill-war-machine = Se mueve y dispara como una catapulta o un cañón.
own-help-skill-magic = Lanza hechizos con tantos dados; conoce un hechizo más que su nivel.
own-help-skill-magic-resistance = Tantos dados para resistir un hechizo; basta un escudo.
own-help-skill-breath = Un ataque contra enemigos a 4 pulgadas o menos, repartido como en el cuerpo a cuerpo.
own-help-skill-reach = Golpea a través de un hueco de hasta 1 pulgada.
own-help-skill-sluggish = La mitad de Agilidad cuando quiere reaccionar con defensa total.
own-help-skill-undead = No hace pruebas de miedo.
own-help-skill-invulnerable = Pierde como mucho una Herida por ronda.
own-help-spells = Lo que conoce un mago si el ejército no dice otra cosa; el contrahechizo lo conoce siempre.
own-help-base = Cuánto ocupan sus miniaturas, y cuántas tiene un regimiento como mucho.
own-help-sides = Ancho y fondo en décimas de milímetro, si la peana es más grande de lo habitual.
own-help-height = En décimas de milímetro; 0 es la altura habitual de su peana.
own-help-character = Siempre un regimiento de una miniatura.
own-help-rides = La clave de la carta que le sirve de transporte: una gran montura, o los porteadores de un palanquín.
own-help-carried-base = Ancho y fondo de la peana que comparten dos cartas, en décimas de milímetro; está en ambas.
own-help-breath-kind = Fuego, escarcha…: solo descripción.
own-help-icon = La clave de un dibujo.
own-help-figure = Qué aspecto tiene la miniatura; si falta, se pinta una según pueblo, peana y habilidades.
own-help-people-colour = Los pueblos de un mismo color pueden luchar juntos: blue, green, grey, red, o uno nuevo en minúsculas.
own-help-people-figure = Qué aspecto tienen sus miniaturas, salvo lo que llevan; su montura es la de sus jinetes.
own-help-effect = Lo que hace el hechizo.
own-help-difficulty = Calaveras que necesita la tirada de lanzamiento; un mago tira tantos dados como su nivel de Magia.
own-help-range = De peana a peana, en décimas de milímetro; una pulgada son 250.
own-help-sight = Si el objetivo debe estar a la vista, como para un disparo.
own-help-spell-colour = El único color cuyos magos lo conocen; si falta, lo conocen todos.
own-help-dice = De un ataque: dados contra cada miniatura golpeada.
own-help-spell-strength = De un ataque: multiplica sus calaveras.
own-help-models = De un ataque: cuántas miniaturas de un regimiento golpea como mucho.
own-help-level = De una prueba de miedo: el nivel de Miedo contra el que se hace.
own-help-distance = A qué distancia de donde estaba se pone una miniatura, en décimas de milímetro.
own-help-spell-undead = De un hechizo que hace volver a los caídos: solo vuelven No muertos.

## Spells of one’s own

spell-own-attack = Golpea { $models ->
    [one] una miniatura enemiga
   *[other] hasta { $models } miniaturas de un regimiento enemigo
} { $visible ->
    [yes] a la vista y a { $range } o menos
   *[no] a { $range } o menos, a la vista o no
}, { $models ->
    [one] con
   *[other] cada una con
} { $dice ->
    [one] 1 dado de ataque
   *[other] { $dice } dados de ataque
} y Fuerza { $strength }; { $models ->
    [one] se defiende
   *[other] cada una se defiende
} como siempre.
spell-own-mend = { $visible ->
    [yes] Una miniatura amiga visible
   *[no] Una miniatura amiga
} a { $range } o menos recupera una Herida perdida y el dado perdido con ella. Los muertos siguen muertos.
spell-own-defence-die = { $visible ->
    [yes] Un regimiento amigo visible
   *[no] Un regimiento amigo
} a { $range } o menos: cada miniatura tiene un dado de defensa más hasta el final de la ronda, como con Égida.
spell-own-attack-die = { $visible ->
    [yes] Un regimiento amigo visible
   *[no] Un regimiento amigo
} a { $range } o menos: cada miniatura tiene un dado de ataque más en su próximo cuerpo a cuerpo de esta ronda, como con Furia.
spell-own-courage = { $visible ->
    [yes] Un regimiento amigo visible
   *[no] Un regimiento amigo
} a { $range } o menos deja de tener miedo y supera toda prueba de miedo hasta el final de la ronda, como con Coraje.
spell-own-slow = { $visible ->
    [yes] Un regimiento enemigo visible
   *[no] Un regimiento enemigo
} a { $range } o menos tiene la mitad de Agilidad, redondeando hacia arriba, hasta que termine su próxima activación, como en una ciénaga.
spell-own-fear = { $visible ->
    [yes] Un regimiento enemigo visible
   *[no] Un regimiento enemigo
} a { $range } o menos hace al momento una prueba de miedo contra Miedo { $level }.
spell-own-move = El mago o una miniatura amiga { $visible ->
    [yes] visible y a pie
   *[no] a pie
} a { $range } o menos se coloca a { $distance } como mucho de donde estaba, con la orientación que quieras y sin contacto con un enemigo.
spell-own-raise = Una miniatura caída de { $visible ->
    [yes] un regimiento amigo visible
   *[no] un regimiento amigo
}{ $undead ->
    [yes] {" de No muertos"}
   *[no] {""}
} a { $range } o menos vuelve con 1 Herida, tocando a su regimiento.
