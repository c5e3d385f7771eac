### Campaigns in the web table: the list, beginning one, its page, its report.

web-campaigns = Campañas
web-campaigns-lead = Batallas que se suceden: quien gana decide cuál viene después, y los supervivientes pueden seguir adelante.
web-campaigns-go = Ver las campañas
web-campaigns-all = Todas las campañas
web-campaigns-mine = Tus campañas
web-campaigns-none = Aún no hay campañas: empieza una de las de abajo.
web-campaigns-ready = Listas para empezar
web-campaign-begin = Empezar una campaña
web-campaign-none = No existe esa campaña; elige una de la lista de campañas.
web-campaign-over = terminada
web-campaign-waits = la siguiente batalla puede empezar
web-campaign-fighting = Hay una batalla en marcha
web-campaign-fought = { $count ->
    [one] 1 batalla librada
   *[other] { $count } batallas libradas
}
web-campaign-scenarios = { $count ->
    [one] 1 escenario
   *[other] { $count } escenarios
}
web-campaign-of-battle = Campaña
web-campaign-back = Volver a la campaña

## Beginning

web-campaign-sides = ¿Quién dirige cada bando?
web-campaign-friends = El enlace para un amigo te llega cuando empieza la primera batalla; lleva también a la campaña.
web-campaign-final = Gana la campaña en: { $title }
web-campaign-army-for = Ejército para { $game }
web-campaign-army-scenario = El de la batalla
web-campaign-agreed = Lo acordado
web-campaign-decides = Qué decide la campaña
web-campaign-by-final = El escenario final
web-campaign-by-points = Los puntos de victoria
web-campaign-by-final-help = Gana quien vence en el escenario final de su bando.
web-campaign-by-points-help = Cuando no queda nada por jugar, gana la suma más alta de todas las batallas.
web-campaign-total = Puntos por ejército
web-campaign-total-help = 0: lo que diga la lista de cada ejército.
web-campaign-veterans = Con veteranos
web-campaign-veterans-help = Quien sobrevive a una batalla puede seguir en la siguiente, con un marcador de experiencia.

## The map

web-campaign-way = adónde lleva una victoria: { $side }
web-campaign-way-to = Si gana { $side }: { $titles }.
web-campaign-way-end = Si gana { $side }: el final.
web-campaign-final-here = decide para
web-campaign-state-played = librada
web-campaign-state-next = la siguiente
web-campaign-state-open = aún sin librar

## The page of a campaign

web-campaign-battle = Batalla { $number }
web-campaign-seat = Asiento { $number }: { $side }
web-campaign-start = Librar esta batalla
web-campaign-again = Librarla otra vez
web-campaign-continue = Seguir con la batalla
web-campaign-owner-starts = Quien empezó la campaña prepara la batalla, porque aún hay que invitar a alguien.
web-campaign-choice = El vencedor elige lo que sigue
web-campaign-choice-wait = Elige quien dirige el bando que ganó la última vez.
web-campaign-choose = Esta
web-campaign-standing = Cómo va
web-campaign-awaited = aún no ha llegado
web-campaign-won = escenarios ganados
web-campaign-points = puntos de victoria
web-campaign-armies = Los ejércitos
web-campaign-army-change = Cambiar el ejército
web-campaign-army-of = El ejército: { $side }
web-campaign-army-like = Partir de
web-campaign-army-bring = Llevar este ejército
web-campaign-no-army = Este bando no lleva ejército propio.
web-campaign-survivors = Supervivientes de la última batalla
web-campaign-survivors-help = Si siguen, son tantos como sobrevivieron, con un marcador. Todos los demás vienen de refresco.
web-campaign-lived = { $models } de { $count }
web-campaign-marker = Marcador: { $unit }
web-campaign-fresh = de refresco
web-campaign-fresh-same = de refresco, { $count } como lucharon
web-campaign-fresh-full = de refresco y al completo: { $count }
web-campaign-full = al completo: { $count }
web-campaign-short = Con bajas
web-campaign-short-help = Lo perdido se puede reclutar de nuevo: entonces viene de refresco y al completo, y cuesta sus puntos.
web-campaign-veteran = veteranos: { $mark }
web-campaign-all = Todos
web-campaign-mixed = no todos igual
web-campaign-take = Que sigan
web-campaign-taken = El ejército está listo.
web-campaign-diary = El diario
web-campaign-rounds = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
web-campaign-report = Crónica
web-campaign-read = Leer la crónica
web-campaign-to = A la campaña
web-campaign-file = Guardar como archivo
web-campaign-delete = Borrar la campaña
web-campaign-delete-text = La campaña y su diario desaparecen para siempre. Sus batallas se quedan en tu lista.

## A battle at a real table

web-campaign-result = Anotar un resultado
web-campaign-result-help = Para una batalla en tu propia mesa. Lo mal anotado se puede deshacer en el diario hasta que empiece la siguiente batalla.
web-campaign-result-winner = ¿Quién ganó?
web-campaign-result-draw = Empate
web-campaign-result-draw-replay = Un empate se vuelve a luchar.
web-campaign-result-draw-counts = Un empate cuenta para: { $side }.
web-campaign-result-draw-unsaid = Esta campaña no dice qué significa un empate, así que no se puede anotar ninguno.
web-campaign-result-points = Puntos de victoria
web-campaign-result-points-help = Si no se dan puntos, el vencedor tiene 1.
web-campaign-result-lived = Cuántos sobrevivieron
web-campaign-result-lived-of = de { $count }
web-campaign-result-lived-help = Donde nadie dice cuántos sobrevivieron, nadie puede seguir como veterano.
web-campaign-result-rounds = Rondas
web-campaign-result-note = Una línea para el diario
web-campaign-result-enter = Anotarlo
web-campaign-result-who = Di antes quién ganó.
web-campaign-result-some = { $side }: di por cada entrada cuántos sobrevivieron, o por ninguna.
web-campaign-result-done = La batalla queda anotada.
web-campaign-result-abandons = Esta batalla también se está librando aquí. En cuanto anotes un resultado de tu propia mesa, la de aquí deja de contar para la campaña; queda como batalla suelta.
web-campaign-undo = Deshacer
web-campaign-undo-title = ¿Deshacer este resultado?
web-campaign-undo-text = «{ $title }» vuelve a quedar por librar. Los ejércitos cambiados desde entonces y los veteranos elegidos desde entonces vuelven a como estaban.
web-campaign-undone = El resultado está deshecho.

## A campaign of one's own

web-campaign-own = Archivo de campaña propio
web-campaign-own-lead = Una campaña que has escrito tú: un archivo YAML con sus bandos, sus escenarios y lo que sigue a cada victoria.
web-campaign-own-choose = Elegir un archivo
web-campaign-own-other = Otro archivo
web-campaign-own-large = El archivo es demasiado grande; { $most } kB como mucho.

## Armies that grow

web-campaign-camp = Los campamentos
web-campaign-purse = Arcas: { $points }
web-campaign-dead = Perdidos para siempre
web-campaign-auto = Dejar el campamento a su aire
web-campaign-levy = Llamar a una leva
web-campaign-where-rests = descansa
web-campaign-where-captured = cautivo
web-campaign-refill = Incorporar { $count } a { $price } cada uno
web-campaign-ransom = Pagar el rescate: { $price }
web-campaign-experience = Experiencia { $experience }
web-campaign-experience-next = Siguiente grado con { $next }
web-campaign-advance-for = Avance para { $unit }
web-campaign-advance = Elegir un avance
web-campaign-learn = Aprender
web-campaign-recruits = Contratar reclutas
web-campaign-hire = Contratar por { $price }
web-campaign-hire-one = Contratar { $count } × { $unit } por { $price }
web-campaign-how-many = ¿Cuántos?
web-campaign-might = La fuerza de los ejércitos
web-campaign-tales = Qué fue de ellos
web-campaign-die = de { $sides }
web-campaign-growth = Los ejércitos crecen
web-campaign-growth-help = Experiencia según los actos, heridas duraderas, cautivos y nombres, y unas arcas para reclutas. Cada bando trae un ejército.
