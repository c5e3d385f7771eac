## Cards and tables of a player's own

own-group = Tus propias cartas
own-kind-card = Carta de referencia
own-kind-card-help = Una carta para una miniatura tuya: valores, competencias, equipo, aspecto. El libro no trae cartas; puedes copiar aquí las que tengas.
own-kind-wounds = Tabla de heridas
own-kind-wounds-help = El libro remite a una tabla de heridas que falta. Escribe la tuya; vale si lo dice la opción «Tablas».
own-kind-movement = Tabla de movimiento
own-kind-movement-help = El libro remite a una tabla de movimiento que falta. Escribe la tuya; vale si lo dice la opción «Tablas».
own-section-card = La carta
own-section-values = Características
own-section-competences = Competencias
own-section-equipment = Equipo
own-section-price = Precio y aspecto
own-section-table = La tabla
own-section-levels = Niveles según el total
own-section-places = Lugares según el dado menor
own-section-doubles = Heridas excepcionales
own-section-penalties = Lo que cuestan las heridas
own-section-costs = Lo que cuesta el terreno
own-section-heights = Alturas y tamaños

## Values of a card

own-key = Clave
own-key-help = Con la que la nombran los ejércitos: minúsculas, cifras y guiones.
own-name = Nombre
own-name-help = Cómo se llama: un nombre, o uno por idioma.
own-people = Ejército
own-people-help = A cuál de los ejércitos del catálogo pertenece.
own-own-people = Otro ejército
own-own-people-help = El nombre de un ejército que no está en el catálogo. Hace falta uno de los dos.
own-rank = Rango
own-rank-help = El rango que pone en la carta.
own-rank-name = { $rank ->
    [irregular] irregular
    [regular] regular
    [veteran] veterano
    [special] especial
    [elite] élite
    [creature] criatura
    [living-legend] leyenda viva
    [initiate] iniciado
    [devout] devoto
   *[rank-3] tercer rango
}
own-character = Personaje
own-character-help = La carta lleva un nombre propio: puede estar una vez en un ejército, y puede hacer contraataques y tomar dados extra.
own-size-help = Pequeño como un goblin, normal como un humano, grande como un troll, muy grande como un dragón. La pose y el equipo no cambian nada.
own-base-help = Ancho y fondo en décimas de milímetro: 25 × 50 mm son 250 y 500. Si falta, lo habitual para su tamaño.
own-figures = Figuras en la carta
own-figures-help = Por cuántas figuras puede valer una carta. Si falta: una para un personaje, tres para los demás.
own-movement-help = El recorrido al andar, en décimas de milímetro: { $length } son 1250.
own-second-movement = Segundo Movimiento
own-second-movement-help = Movimiento en el aire o en el agua, en décimas de milímetro.
own-medium = Dónde vale el segundo Movimiento
own-medium-help = En el aire hace falta además la competencia Vuelo.
own-medium-name = { $medium ->
    [air] en el aire
   *[water] en el agua
}
own-initiative-help = Quién dispara antes y quién golpea antes.
own-attack-help = Se suma a los dados de ataque.
own-strength-help = El segundo número junto a ATT, armas incluidas.
own-strength-dice = Dados en FOR
own-strength-dice-help = D6 que se suman a FOR cada vez: 7+D6 tiene uno.
own-defence-help = Se suma a los dados de defensa.
own-resistance-help = El segundo número junto a DEF, armadura incluida.
own-shooting-help = Un guion se deja vacío. Hace falta un arma a distancia.
own-courage-help = O Coraje o Miedo, nunca ambos.
own-fear-help = O Coraje o Miedo, nunca ambos.
own-discipline-help = Un guion se deja vacío y vale 0.
own-power-help = Se conserva; las reglas de la magia no están en el libro.
own-faith-help = Se conserva; las reglas de la fe no están en el libro.
own-creation = Creación
own-creation-help = El primer número de FOI.
own-alteration = Alteración
own-alteration-help = El segundo número de FOI.
own-destruction = Destrucción
own-destruction-help = El tercer número de FOI.
own-competences = Competencias
own-competences-help = Lo que enumera la carta, cada una con el número o la palabra tras su barra.
own-competence = Competencia
own-competence-help = Una de las que juega el programa.
own-competence-choice = { $x ->
    [number] { $words } Lleva un número.
    [name] { $words } Lleva un nombre.
    [word] { $words } Lleva una palabra: { $known }.
   *[none] { $words }
}
own-number = Número
own-number-help = Lo que va tras la barra, como en Implacable/2.
own-word = Palabra
own-word-help = Lo que va tras la barra, como el nombre de un enemigo personal.
own-equipment = Equipo del catálogo
own-equipment-help = Lo que pone en la zona de equipo; FOR y RES ya lo incluyen.
own-items = Equipo propio
own-items-help = Lo que no está en el catálogo.
own-mount = Montura
own-mount-help = Quien tiene una no puede esquivar y lleva una peana de 25 × 50 mm.
own-weapon = Arma a distancia propia
own-weapon-help = Con su Fuerza y sus alcances. Hace falta un valor de Puntería.
own-weapon-strength-help = Un disparo tiene la Fuerza del arma.
own-range-short = Alcance corto hasta
own-range-short-help = En décimas de milímetro: { $length } son 2000.
own-range-medium = Alcance medio hasta
own-range-medium-help = En décimas de milímetro.
own-range-long = Alcance largo hasta
own-range-long-help = En décimas de milímetro. Más allá no se impacta nada.
own-range-area = Área
own-range-area-help = Un radio en décimas de milímetro: quien esté así de cerca de la figura impactada también recibe el golpe.
own-points = Tu propio precio
own-points-help = Puntos de ejército de una figura. Si falta, el precio lo pone nuestro modelo.
own-icon = Signo
own-icon-help = Lo que la representa donde no hay sitio para una miniatura.
own-figure = Miniatura
own-figure-help = Qué aspecto tiene en la mesa.

## Values of a table

own-level-help = El total mínimo de dos dados + FOR - RES + bono.
own-die-help = Dónde se recibe la herida cuando el dado menor saca esto.
own-changes = Lo que cambian los lugares
own-changes-help = Cuánto peor es ahí una herida, y desde qué total mata.
own-place-title = Lugar
own-place-help = Dónde se recibió.
own-worse = Niveles peor
own-worse-help = Tantos niveles más arriba.
own-kills = Mata solo desde
own-kills-help = Con un total menor es crítica como mucho.
own-kills-from = Mata siempre desde
own-kills-from-help = Este total o más siempre mata.
own-at-most = Como mucho
own-at-most-help = Nunca es peor que esto.
own-also = Además
own-also-help = Si los jugadores han acordado esa opción.
own-also-name = { $also ->
    [halves-movement] MOV se reduce a la mitad
   *[weakens] FOR baja 1
}
own-doubles = Dobles
own-doubles-help = Seis líneas, del doble 1 al doble 6: el lugar y lo que cambia.
own-penalty-help = Lo que se resta de ATT, DEF, FOR y TIR.
own-terrain = { $kind ->
    [wood] Bosque
    [encumbered] Terreno entorpecido
    [heavily-encumbered] Terreno muy entorpecido
    [ladder] Escalera de mano
   *[door] Puerta
}
own-cost-way-help = Cuántas veces cuenta el recorrido: 2 es el doble.
own-cost-height-help = Cuántas veces cuenta la altura: 2 es el doble.
own-door-help = Lo que cuesta una puerta, en décimas de milímetro.
own-step = Obstáculo bajo
own-step-help = Lo que cuesta pasarlo de un paso, en décimas de milímetro.
own-height-figure = Altura de una figura: { $size ->
    [small] pequeña
    [normal] normal
    [large] grande
   *[very-large] muy grande
}
own-height-figure-help = En décimas de milímetro: { $length } son 300. Cuenta para la visión y para los obstáculos bajos.
own-height-scenery = Escenografía hasta aquí: { $size ->
    [small] pequeña
    [normal] normal
   *[large] grande
}
own-height-scenery-help = En décimas de milímetro. La escenografía más alta es del tamaño siguiente.

## Tables as they are shown

own-wounds-title = Tabla de heridas: { $name }
own-movement-title = Tabla de movimiento: { $name }
own-place = { $place ->
    [legs] piernas
    [arms] brazos
    [abdomen] abdomen
    [chest] pecho
    [head] cabeza
    [glancing] de refilón
   *[vital] vital
}
own-place-changes = { $place }: { $changes }
own-change-worse = { $steps ->
    [one] un nivel peor
   *[other] { $steps } niveles peor
}
own-change-most = como mucho «{ $level }»
own-change-kills = mata solo desde { $total }
own-change-always = mata siempre desde { $total }
own-change-halves = como opción, mitad de MOV
own-change-weakens = como opción, FOR 1 menos
own-cost-way = { $way } de recorrido cuestan { $cost }
own-cost-height = { $way } de altura cuestan { $cost }
own-words = { $words }.
own-words-door = Cuesta { $cost }.
own-words-obstacle = Hasta la mitad de la altura de la figura: cuesta { $cost }. Más bajo que la figura: un salto de altura 2 más fácil, o MOV / 2 al andar. Si no, salto de altura o trepar.

## What is wrong with a card or a table

own-fault-people = Una carta necesita un ejército: uno del catálogo o uno propio.
own-fault-x-none = { $competence } no lleva ni número ni palabra.
own-fault-x-number = { $competence } necesita un número, y ninguna palabra.
own-fault-x-word = { $competence } necesita una palabra, y ningún número.
own-fault-x-strange = { $competence } no conoce «{ $found }». Conoce { $known }.
own-fault-ranges = Los alcances de un arma van en aumento: corto, medio, largo.
own-fault-figures = La carta de un personaje vale por una figura.
own-fault-courage = Una carta tiene o Coraje o Miedo, nunca ambos ni ninguno.
own-fault-medium = Un segundo Movimiento necesita aire o agua, y al revés.
own-fault-flies = El Movimiento en el aire y la competencia Vuelo van juntos.
own-fault-shooting = La Puntería (TIR) y un arma a distancia van juntas.
own-fault-bearer = Un elemento de este equipo está reservado a otra carta.
own-fault-levels = Los niveles van en aumento: «{ $level }» empieza por debajo del anterior.
own-fault-place-twice = Lo que cambia este lugar aparece dos veces.
own-fault-heights = Las alturas crecen con el tamaño: esta está por debajo de la anterior.
own-fault-tables = { $kind ->
    [wounds] Un ejército trae una tabla de heridas como mucho.
   *[movement] Un ejército trae una tabla de movimiento como mucho.
}
own-warning-weapons = Tiene varias armas a distancia y dispara con esta: { $weapon }.
own-warning-mount = Un jinete suele ser de tamaño grande.
own-warning-price = { $points } puntos en lugar de los { $model } de nuestro modelo.
