### Campaigns: scenarios linked by who wins them.

## Telling

campaign-end-final = Victoria en su escenario final, y con ella en la campaña: { $side }.
campaign-end-ran-out = No queda nada por jugar. Más escenarios ganados, y con ellos la campaña: { $side }.
campaign-end-points = Más puntos de victoria, y con ellos la campaña: { $side }.
campaign-end-draw = No queda nada por jugar y nadie ha ganado más escenarios: la campaña queda en empate.
campaign-result-won = Victoria: { $side }.
campaign-result-counts = Empate, que cuenta para: { $side }.
campaign-result-again = Empate: se vuelve a luchar.
campaign-note-hand = { $count ->
    [one] La mano del árbitro la cambió una vez.
   *[other] La mano del árbitro la cambió { $count } veces.
}
campaign-unit = { $entry }) { $count } × { $unit }
campaign-unit-short = { $entry }) { $unit }: { $full } en vez de { $count }
campaign-line = { $count } × { $unit }
campaign-line-alive = { $alive ->
    [0] { $count } × { $unit }: ningún superviviente
    [one] { $count } × { $unit }: { $alive } superviviente
   *[other] { $count } × { $unit }: { $alive } supervivientes
}
campaign-line-veterans = { $unit } (veteranos: { $mark })
campaign-map = El camino de la campaña
campaign-next = A continuación: { $title }
campaign-choice = El vencedor elige lo que sigue: { $titles }.
campaign-rank = { $side }: { $won ->
    [one] 1 escenario ganado
   *[other] { $won } escenarios ganados
}, { $points ->
    [one] 1 punto de victoria
   *[other] { $points } puntos de victoria
}
campaign-points = { $points ->
    [one] 1 punto de victoria
   *[other] { $points } puntos de victoria
}
campaign-chapter = { $number }. { $title }
campaign-final-of = escenario final: { $side }
campaign-leads-nowhere = el final

## Refusals

campaign-unknown = No hay ninguna campaña preparada { $campaign }; hay: { $known }.
campaign-no-side = No hay ningún bando { $side }; hay: { $known }.
campaign-no-army = { $game } no tiene ningún ejército ya preparado { $army }; hay: { $known }.
campaign-other-game = Ningún escenario de esta campaña es del juego { $game }.
campaign-without-armies = { $game } no tiene ejércitos que llevar.
campaign-army-missing = O llevan ejército todos los bandos o ninguno. Sin ejército para { $game }: { $side }.
campaign-army-faulty = { $count ->
    [one] El ejército de { $side } no está permitido: { $fault } ({ $rule })
   *[other] El ejército de { $side } no está permitido, por { $count } motivos; el primero: { $fault } ({ $rule })
}
campaign-over = La campaña ha terminado; no queda nada por jugar.
campaign-not-next = { $scenario } no es lo que toca; puede seguir: { $known }.
campaign-choose-first = El vencedor debe elegir antes lo que sigue: { $known }.
campaign-draw-unsaid = La campaña no dice qué significa un empate en { $scenario }; a su archivo le falta `draw`.
campaign-outcome-seats = El resultado no encaja con los { $count } asientos del escenario.
campaign-survivors = Los supervivientes de { $side } no encajan con su ejército: un número por cada entrada, { $most } como mucho.
campaign-battle-open = La batalla aún no ha terminado.
campaign-battle-other = Esta batalla no es la siguiente de la campaña: el escenario, los ejércitos o las opciones no son los de { $scenario }.
campaign-battle-twice = Esta batalla ya se ha anotado.
campaign-battle-wrong = La batalla no es lo que dice ser: { $reason }.
campaign-undo-none = Aún no se ha anotado ningún resultado, así que no hay nada que deshacer.
campaign-undo-fought = «{ $title }» se jugó con Slagveld y está verificada; solo se puede deshacer un resultado anotado a mano.
campaign-undo-older = «{ $title }» se anotó con una versión anterior de Slagveld, que no guardaba lo que había antes; se queda como está.
campaign-fault-veterans-off = En esta campaña no hay veteranos.
campaign-fault-veterans-none = De { $unit } no sobrevivió al escenario anterior nadie que no venga ya.
campaign-fault-veterans-many = Supervivientes del escenario anterior de { $unit }: solo { $most }.
campaign-fault-veterans-mark = No hay ningún marcador de experiencia { $mark }; hay: { $known }.
campaign-file-large = La campaña { $file } es demasiado grande.
campaign-file-foreign = { $file } no es una campaña.
campaign-file-newer = La campaña { $file } viene de una versión más nueva de Slagveld.
campaign-file-damaged = La campaña { $file } está dañada: { $reason }.
campaign-file-changed = La campaña { $file } se ha modificado a mano desde que se guardó.
campaign-file-course = La campaña { $file } está dañada: la batalla { $number } no puede seguir a la anterior.

## Files of campaigns: what does not fit together

campaign-graph-wrong = { $file }: { $reason }
campaign-graph-wrong-at = { $file }: { $field }: { $reason }
campaign-graph-side-called = un bando no puede llamarse { $side }
campaign-graph-side-twice = ya hay otro bando { $side }
campaign-graph-no-side = no hay ningún bando { $side }
campaign-graph-no-scenario = no hay ningún escenario { $scenario }
campaign-graph-army-game = ningún escenario de la campaña es de { $game }
campaign-graph-draw = un empate es replay, o cuenta para uno de: { $sides }
campaign-graph-seats = cada bando ocupa al menos un asiento: { $sides }
campaign-seat-count = «{ $scenario }» es para { $players } jugadores, y los { $count } bandos de la campaña ocupan un asiento cada uno.
campaign-graph-next = lo que sigue se dice para cada bando: { $sides }
campaign-graph-listed-twice = { $scenario } aparece dos veces
campaign-graph-itself = { $scenario } no puede seguirse a sí mismo
campaign-graph-after-final = nada sigue cuando { $side } gana su escenario final
campaign-graph-no-final = un escenario intermedio lleva a uno final, y no se nombra ninguno
campaign-graph-not-leading = { $scenario } no lleva a { $side } hasta { $final }
campaign-graph-unreached = ningún camino lleva a { $scenario }

## Command line

cli-help-campaign = campañas: empieza una, lúchala batalla a batalla, cuéntala
cli-help-campaign-list = las campañas ya preparadas
cli-help-campaign-new = empieza una campaña y la guarda en un archivo
cli-help-campaign-status = cómo va una campaña
cli-help-campaign-next = lo que toca ahora, o cómo acabó
cli-help-campaign-undo = deshace el último resultado, si se anotó a mano
cli-help-campaign-army = el ejército que lleva un bando a la próxima batalla, o sus veteranos
cli-help-campaign-camp = lo que se hace entre batallas donde los ejércitos crecen
cli-help-campaign-report = la crónica de una campaña
campaign-name-side-army = BANDO=EJÉRCITO
campaign-name-side-number = BANDO=NÚMERO
campaign-name-side-numbers = BANDO=4,0,2
campaign-name-side-name = BANDO=NOMBRE
campaign-name-veteran = ENTRADA=MARCADOR
campaign-name-entry = ENTRADA
campaign-name-side = BANDO
campaign-name-words = TEXTO
campaign-argument-file = el archivo de la campaña
campaign-option-campaign = clave de una campaña ya preparada, o un archivo propio
campaign-option-army = un ejército para un bando, de un archivo o ya preparado; se puede repetir
campaign-option-player = quién dirige un bando; se puede repetir
campaign-option-option = una opción para todas las batallas, como limit=8; se puede repetir
campaign-option-seed = la misma semilla da los mismos dados en cada batalla (1)
campaign-option-points = lo que puede costar cada ejército (lo que diga su propio archivo)
campaign-option-by-points = los puntos de victoria deciden la campaña; --by-final: no la deciden
campaign-option-veterans = los supervivientes pueden seguir; --no-veterans: no pueden (lo que diga la campaña)
campaign-option-choose = el escenario que elige el último vencedor
campaign-option-bots = que la luchen bots, uno por bando
campaign-option-result = jugada en tu propia mesa: el bando que ganó, o «draw»
campaign-option-score = puntos de victoria de un bando en tu propia mesa
campaign-option-alive = miniaturas supervivientes de un bando, por cada entrada de su ejército
campaign-option-rounds = cuántas rondas duró
campaign-option-note = una línea para el diario
campaign-option-save = jugada en otro sitio: la batalla guardada, que se verifica antes de contar
campaign-option-side = qué bando
campaign-option-new-army = el ejército a partir de ahora, de un archivo o ya preparado
campaign-option-veteran = conserva una entrada del último ejército, como 1=attack; se puede repetir
campaign-option-full = recluta de nuevo las bajas de una entrada, como 1, o «all»; se puede repetir
campaign-option-out = lo escribe en un archivo: una página si acaba en .html, si no Markdown
campaign-none = Ningún juego trae una campaña; `--campaign` admite un archivo propio.
campaign-list-line = { $count ->
    [one] 1 escenario
   *[other] { $count } escenarios
}, entre { $sides }
campaign-begun = Empieza { $name }; se guarda en { $file }.
campaign-exists = Ya existe un archivo { $file }; elige otro nombre.
campaign-pair = { $option } se da como BANDO=…, no como { $word }.
campaign-numbers = Los supervivientes se dan como números separados por comas, no como { $word }.
campaign-army-unknown = { $name } no es un archivo ni un ejército ya preparado de un juego de esta campaña.
campaign-one-way = Una batalla se anota de una sola manera: --bots, --result o --save.
campaign-only-result = --score, --alive, --rounds y --note van con --result.
campaign-bots-count = Hace falta un bot por bando, { $count } en total.
campaign-bots-open = Los bots no llegaron al final.
campaign-army-how = Indica --army, o bien --veteran y --full.
campaign-alive-unknown = Nadie ha dicho quién de { $side } sobrevivió al último escenario (--alive), así que nadie puede seguir.
campaign-no-last = Ningún ejército de { $side } ha sobrevivido a un escenario de este juego.
campaign-no-entry = No hay ninguna entrada superviviente { $entry }; hay: { $known }.
campaign-no-veterans = { $game } no tiene reglas para veteranos.
campaign-not-short = La entrada { $entry } luchó al completo, o no existe; las que no: { $known }.
campaign-full-veterans = La entrada { $entry } sigue como veterana, con los que sobrevivieron y ni uno más; al completo viene de refresco.
campaign-army-ready = Ejército de { $side }: { $army }.
campaign-seat = Asiento { $number }: { $side }
campaign-ready = La batalla está lista en { $file }:
campaign-stands = La batalla ya se había empezado, en { $file }:
campaign-then = Cuando termine:
campaign-or = O cuenta cómo acabó en tu propia mesa:
campaign-undone = «{ $title }» queda deshecha: como si no se hubiera anotado ningún resultado.
campaign-undo-begun-file = La siguiente batalla ya se ha empezado, en { $file }; el resultado anterior se queda.
campaign-abandoned = La batalla de { $file } ya no cuenta para la campaña; queda como batalla suelta.
campaign-veterans-can = Pueden seguir con { $side }: { $units }.
campaign-full-can = Pueden venir de refresco y al completo con { $side }, si los puntos lo permiten: { $units }.
campaign-settings = Ajustes
campaign-setting-points = deciden los puntos de victoria
campaign-setting-final = decide el escenario final
campaign-setting-veterans = con veteranos
campaign-setting-total = ejércitos de { $total } puntos
campaign-written = La crónica está en { $file }.

## Armies that grow

campaign-member = { $name } ({ $unit })
campaign-cast-fate = Qué es de { $who }
campaign-cast-wound = Herida duradera: { $who }
campaign-cast-mend = Quién se recupera: { $who }
campaign-cast-shaken = Si las bajas dejan huella: { $who }
campaign-cast-name = El nombre ganado: { $who }
campaign-tale-rested = { $who } { AGREE($who, "ha descansado", "han descansado") } y { AGREE($who, "vuelve", "vuelven") } a la marcha.
campaign-tale-purse = { $points ->
    [one] Entra 1 punto en las arcas.
   *[other] Entran { $points } puntos en las arcas.
}
campaign-tale-fate-dies = { $who } cayó y no volverá.
campaign-tale-fate-captured = { $who } cayó en manos del enemigo.
campaign-tale-fate-maimed = { $who } cayó y fue retirado del campo con graves heridas.
campaign-tale-fate-rests = { $who } cayó y debe descansar en la próxima batalla.
campaign-tale-fate-recovers = { $who } cayó y se recuperó.
campaign-tale-fate-rises = { $who } se daba por muerto y volvió a levantarse.
campaign-tale-scar = A { $who } solo le queda una cicatriz: { $wound }.
campaign-tale-wound = { $who } { AGREE($who, "tiene", "tienen") } una herida duradera: { $wound }.
campaign-tale-losses = { $who }: { $fallen } caídos, de los que { $back } se recuperaron.
campaign-tale-destroyed = No queda nadie: { $who }.
campaign-tale-experience = { $who } { AGREE($who, "gana", "ganan") } { $gained } de experiencia, { $total } en total.
campaign-tale-grade = { $who } { AGREE($who, "es", "son") } ahora { $grade } y { AGREE($who, "puede", "pueden") } elegir un avance.
campaign-tale-name = Desde ahora, a { $who } se le llama { $name }.
campaign-did-learn = { $who } { AGREE($who, "aprende", "aprenden") }: { $advance }.
campaign-did-ransom = Se paga el rescate de { $who }.
campaign-did-refill = { $count ->
    [one] 1 recluta
   *[other] { $count } reclutas
} para { $who }.
campaign-did-recruit = Reclutados: { $count } × { $who }.
campaign-did-dismiss = Se despide a { $who }.
campaign-grow-unknown = { $game } no dice cómo crecen sus ejércitos.
campaign-grow-armies = Los ejércitos que crecen necesitan un ejército de cada bando desde el principio; { $side } no traen ninguno para { $game } (--army).
campaign-grow-off = En esta campaña los ejércitos no crecen; eso se acuerda al empezar (--growth).
campaign-grow-none = No hay ejército que crezca para { $game }.
campaign-grow-army = Aquí los ejércitos solo cambian en su campamento: los reclutas se pagan con las arcas (slagveld campaign camp).
campaign-grow-member = Este ejército no tiene miembro { $number }; hay: { $known }.
campaign-grow-highest = { $who } ya { AGREE($who, "ha", "han") } elegido todos los avances que da la experiencia.
campaign-grow-not-yet = { $who } { AGREE($who, "tiene", "tienen") } { $has } de experiencia; el próximo avance pide { $needs }.
campaign-grow-advance = { $who } no { AGREE($who, "puede", "pueden") } elegir { $advance }; posibles: { $known }.
campaign-grow-nameless = { $who } aún no { AGREE($who, "ha", "han") } ganado un nombre.
campaign-grow-name = Un nombre tiene de 1 a { $most } signos.
campaign-grow-whole = { $who }: no falta nadie, o no está con el ejército.
campaign-grow-lacks = { $who }: faltan { $most }, no se admiten más.
campaign-grow-count = Se pueden reclutar de 1 a { $most } a la vez.
campaign-grow-recruit = No se puede reclutar { $key }; hay: { $known }.
campaign-grow-free = { $who } no { AGREE($who, "está cautivo", "están cautivos") }.
campaign-grow-levy = Solo se llama a una leva cuando un ejército no puede luchar tal como está.
campaign-grow-poor = Eso cuesta { $price } puntos y en las arcas hay { $purse }.
campaign-grow-fault = El ejército ya no estaría permitido: { $fault }
campaign-partners = Un bando tiene como mucho { $most ->
    [one] 1 puesto
   *[other] { $most } puestos
} en esta campaña; { $side } tiene más nombres.

## How strong the armies are

campaign-might = { $points } puntos, { $models } miniaturas en { $entries ->
    [one] 1 entrada
   *[other] { $entries } entradas
}{ $missing ->
    [0] {""}
   *[other] , faltan { $missing }
}{ $wounded ->
    [0] {""}
   *[other] , { $wounded } con heridas duraderas
}{ $away ->
    [0] {""}
   *[other] , { $away } ausentes
}
campaign-might-of = { $side }: { $might }
campaign-warn-fault = Así no puede luchar: { $fault }
campaign-warn-shrunk = Se ha reducido a { $points } de { $wanted } puntos.
campaign-warn-outnumbered = Es { $points } puntos más débil que el ejército más fuerte.
campaign-help-army = Se puede traer otro ejército: slagveld campaign army ARCHIVO --side { $side } --army EJÉRCITO.
campaign-help-learn = { $count ->
    [one] 1 miembro puede elegir un avance.
   *[other] { $count } miembros pueden elegir un avance.
}
campaign-help-refill = Completar todas las filas cuesta { $price }; en las arcas hay { $purse }.
campaign-help-ransom = El rescate de { $who } cuesta { $price }.
campaign-help-levy = Se puede llamar a una leva, por todo lo que haya en las arcas: quien falte del primer ejército llega de refresco.
campaign-help-recruit = Se pueden contratar reclutas: en las arcas hay { $purse }.
campaign-roll-here = { $count } × { $who }, experiencia { $experience }
campaign-roll-short = { $count } de { $full } × { $who }, experiencia { $experience }
campaign-roll-rests = { $who }, experiencia { $experience }: descansa en la próxima batalla
campaign-roll-captured = { $who }, experiencia { $experience }: en manos del enemigo

## The camp, on the command line

campaign-option-growth = Si los ejércitos crecen: experiencia, heridas duraderas, arcas y reclutas.
campaign-option-learn = Un avance para un miembro, por su número en el campamento (repetible).
campaign-option-recruit = Alguien nuevo, por su clave; varios con =NÚMERO (repetible).
campaign-option-refill = Reclutas para un miembro incompleto; menos con =NÚMERO (repetible).
campaign-option-ransom = Pagar el rescate de un cautivo (repetible).
campaign-option-rename = Otro nombre para un miembro que ganó uno (repetible).
campaign-option-dismiss = Despedir a un miembro para siempre (repetible).
campaign-option-levy = Llamar a una leva, si el ejército no puede luchar tal como está.
campaign-option-auto = Dejar el campamento a su aire: elige avances, completa y recluta.
campaign-name-learn = NÚMERO=AVANCE
campaign-name-recruit = CLAVE[=NÚMERO]
campaign-name-rename = NÚMERO=NOMBRE
campaign-name-refill = NÚMERO[=CANTIDAD]
campaign-camp-head = { $side }, { $army }: { $points } en las arcas
campaign-camp-advances = avances: { $list }
campaign-camp-wounds = heridas duraderas: { $list }
campaign-camp-choices = puede elegir un avance: { $list }
campaign-camp-dead = Perdidos para siempre: { $list }
campaign-camp-did = { $side }: { $what }
campaign-setting-growth = los ejércitos crecen
campaign-twice = { $option } nombra { $what } dos veces; basta con una.
campaign-points-none = --points limita los ejércitos que se traen; aquí los escenarios traen los suyos.
campaign-veterans-none = --veterans: ningún juego de esta campaña tiene reglas de veteranos.
