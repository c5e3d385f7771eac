### Bots at the terminal: why, hints, odds.

play-word-why = motivo
play-word-hint = pista
play-word-odds = probabilidades, prob
play-help-why = por qué el ordenador hizo lo último que hizo
play-help-hint = lo que haría aquí un señor de la guerra
play-help-odds = muestra u oculta las probabilidades de la batalla
play-option-odds = muestra las probabilidades de la batalla en una barra

play-why-none = Aún no hay nada que explicar: ningún bot ha respondido.
play-odds-on = Desde ahora se muestran las probabilidades de la batalla; «{ $word }» vuelve a ocultarlas.
play-odds-off = Las probabilidades de la batalla están ocultas; «{ $word }» vuelve a mostrarlas.
play-odds-none = Ahora mismo no se puede decir nada de las probabilidades de la batalla.
