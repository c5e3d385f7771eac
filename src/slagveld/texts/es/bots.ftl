### Bots: levels, temperaments, and who plays otherwise.

bot-title-recruit = Recluta
bot-help-recruit = Casi siempre hace lo primero que se le ocurre. Para quien está aprendiendo; responde al instante.
bot-title-soldier = Soldado
bot-help-soldier = Conoce el oficio, pero se equivoca casi una de cada dos veces. Se le puede ganar; responde al instante.
bot-title-veteran = Veterano
bot-help-veteran = Elige lo que más promete en ese momento. Un rival digno; piensa un momento.
bot-title-captain = Capitán
bot-help-captain = Antes de elegir, juega mentalmente unos cuantos planes. Difícil de vencer; piensa { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} como mucho.
bot-title-warlord = Señor de la guerra
bot-help-warlord = Juega mentalmente muchos planes y solo se aparta de su costumbre por algo que sea mejor con seguridad. El más fuerte; piensa { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} como mucho.
bot-title-random = Atolondrado
bot-help-random = Hace cualquier cosa que esté permitida. Para una primera batalla; responde al instante.
bot-title-greedy = Lanzado
bot-help-greedy = Elige lo que más promete en ese momento, como el veterano; piensa un momento, { $seconds } segundos como mucho.
bot-title-schemer = Estratega
bot-help-schemer = Piensa como el señor de la guerra, pero también hace planes de varias respuestas; no se sabe si es más fuerte. Piensa { $seconds } segundos como mucho.
bot-title-other = { $name }
bot-help-other = Un bot de otro paquete; piensa { $seconds } segundos como mucho.

bot-temper-bold = Audaz
bot-likes-bold = Le gusta estar cerca del enemigo y golpear primero.
bot-temper-careful = Prudente
bot-likes-careful = Cuida a los suyos, dispara y se queda a cubierto.
bot-temper-stubborn = Terco
bot-likes-stubborn = Va a por lo que cuenta en el escenario, pase lo que pase.
bot-temper-sly = Astuto
bot-likes-sly = Prefiere los disparos, los hechizos y a quien aún no ha actuado.

refusal-temper = { $bot } no tiene el temperamento { $temper }; hay: { $known }.
