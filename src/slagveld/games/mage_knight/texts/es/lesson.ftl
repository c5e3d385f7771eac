### Mage Knight: the guided first battle.

lesson-look = ¡Te damos la bienvenida! Los cuatro orcos de abajo son tuyos. Bajo cada peana hay un dial de combate: señala a un guerrero y verás su velocidad, ataque, defensa y daño. El daño gira el dial, y la mayoría de los guerreros se debilitan. Gana quien tenga más objetivos al final.
lesson-formation = Con 100 puntos tienes una acción por turno. De tres a cinco de una facción en contacto se mueven en formación, todos con una sola acción. Toma «Mover una formación» y arrastra uno de los tres orcos de la derecha: los demás lo siguen. «Enséñame» lo hace por ti.
lesson-shoot = Cada acción deja un contador de acción; dos seguidas cuestan 1 clic. Así que ahora le toca a tu Orc Hunter: toma «Disparar» contra el arquero que brilla. Dos dados y el ataque deben llegar a la defensa. Las probabilidades se ven antes de tirar.
lesson-spin = ¡El Silver Lancer ha cargado! Cuando un enemigo entra en contacto, tu guerrero puede girarse hacia él al momento y gratis: un giro libre. Hazlo: los ataques por la espalda tienen +1. Después golpea el lancero.
lesson-attack = Devuelve el golpe: elige a tu guerrero en contacto, toma «Cuerpo a cuerpo» y señala al lancero. Otra vez dos dados y el ataque deben llegar a la defensa; el daño gira el dial.
lesson-rest = Quien no recibe acción en tu turno pierde sus contadores de acción. Cuando están cansados todos los que podrían hacer algo útil, suele ser mejor dejarlos descansar: no des ninguna acción y termina la fase. En el próximo turno estarán frescos.
lesson-move = Ahora manda al Orc Hunter al objetivo de la izquierda: toma «Mover» y traza un recorrido hasta él. Quien toca a solas un objetivo al final de tu turno pone en él tu marcador.
lesson-on = ¡No necesitas nada más! Juega hasta el final de la ronda 10. Manda a alguien a cada objetivo, deja guerreros baratos en los que tengan al enemigo cerca, y paga un segundo contador solo cuando valga la pena.
