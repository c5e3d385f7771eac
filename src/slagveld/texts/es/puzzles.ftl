### Puzzles: their titles, what is said about answers, the command, and the pages.

puzzle-title-strike = ¿A quién hay que golpear?
puzzle-title-shoot = ¿Dónde cuenta el disparo?
puzzle-title-charge = Encuentra el asalto
puzzle-title-move = Encuentra el sitio justo
puzzle-title-cast = ¿Qué puede hacer aquí la magia?
puzzle-title-summon = ¿A quién llamar a la mesa?
puzzle-title-hold = ¿Seguir, o dejarlo ahí?
puzzle-title-withdraw = ¿Hay una salida?
puzzle-title-guard = Aguanta la tormenta
puzzle-title-order = ¿Quién va primero?
puzzle-title-share = ¿Ataque o defensa?
puzzle-title-follow = ¿Tras ellos, o no?
puzzle-title-losses = ¿A quién se puede sacrificar?
puzzle-title-place = ¿Dónde debe ponerse?
puzzle-title-face = ¿Hacia dónde mirar?
puzzle-title-rage = ¿Jugárselo todo?
puzzle-title-best = ¿Qué es lo mejor aquí?

puzzle-verdict-best = Resuelto: no hay nada mejor, con { $chance } de probabilidad de ganar.
puzzle-verdict-solved = Resuelto: { $chance } de probabilidad de ganar, tan bueno como lo mejor, con { $best }.
puzzle-verdict-nearly = Casi: { $chance } de probabilidad de ganar, pero hay una respuesta con { $best }.
puzzle-verdict-missed = Todavía no: { $chance } de probabilidad de ganar. La mejor respuesta tiene { $best }, { $points } puntos más.
puzzle-solution = { $does } – probabilidad de ganar: { $chance }; la siguiente mejor respuesta tiene { $next }.
puzzle-hint = Piensa en: { $what }

puzzle-unknown = { $game } no tiene el reto { $number }; hay { $count }.
puzzle-stale = El reto { $number } de { $game } no encaja con las reglas de hoy.
puzzle-late = La respuesta no se pudo juzgar a tiempo; inténtalo otra vez.
puzzle-malformed = Esto no es una respuesta: { $reason }.

## The command

cli-help-puzzles = posiciones en las que una respuesta es mucho mejor: verlas, resolverlas, buscarlas
puzzle-name-game = [find] JUEGO
puzzle-name-action = JSON
puzzle-argument-game = clave de un juego; tras «find», el juego para el que buscar retos nuevos
puzzle-argument-number = el reto que resolver; si falta, se muestran todos
puzzle-option-answer = juzga una respuesta, en JSON
puzzle-option-hint = muestra la posición con una pista
puzzle-option-solution = muestra la posición con la solución
puzzle-option-count = cuántos buscar (20)
puzzle-option-alike = porcentaje que puede tratar del mismo tipo de respuesta (35)
puzzle-option-battles = tras cuántas batallas dejar de buscar
puzzle-option-file = un archivo de retos: para leerlo, o con «find» para escribirlo (JUEGO.yaml)
puzzle-count = { $count ->
    [one] { $count } reto
   *[other] { $count } retos
}
puzzle-round = ronda { $round }
puzzle-to-move = Le toca responder a { $who } ({ $scenario }, ronda { $round }).
puzzle-again = Intro lo intenta de nuevo; { $hint }, { $solution } o { $quit }:
puzzle-sure-quit = ¿Dejar el reto? Te espera.
puzzle-word-hint = pista, p
puzzle-word-solution = solución, solucion, s
puzzle-finding = { $battles ->
    [one] { $battles } batalla
   *[other] { $battles } batallas
}
puzzle-found = { $count ->
    [one] { $count } reto
   *[other] { $count } retos
} de { $battles ->
    [one] { $battles } batalla
   *[other] { $battles } batallas
}, en { $file }.

## The pages

web-puzzles = Retos
web-puzzles-lead = Posiciones de batallas reales en las que una respuesta es mucho mejor que las demás. ¿La encuentras?
web-puzzles-go = A los retos
web-puzzles-none = Este juego aún no tiene retos.
web-puzzles-solved = { $solved } de { $count } resueltos
web-puzzle = Reto
web-puzzle-battle = Reto { $number }: { $title }
web-puzzle-stars = { $stars ->
    [one] { $stars } estrella de cinco
   *[other] { $stars } estrellas de cinco
}
web-puzzle-solved = resuelto
web-puzzle-task = Una respuesta es mucho mejor que las demás. Dala como en cualquier batalla; se juzga antes de jugarse.
web-puzzle-judging = Se está juzgando tu respuesta…
web-puzzle-not-played = Todavía no es la mejor, así que no se ha jugado.
web-puzzle-solved-before = Ya has resuelto este reto. Sigue jugando con ambos bandos, o pasa al siguiente.
web-puzzle-moved-on = Esta batalla ha continuado más allá del reto.
web-puzzle-hint = Pista
web-puzzle-solution = Mostrar la solución
web-puzzle-all = Todos los retos
web-puzzle-again = Otra vez
web-puzzle-next = Siguiente reto
