### Carnage: the guided first battle.

lesson-look = ¡Te damos la bienvenida! Los bloques de abajo son tuyos: jinetes, infantería y arqueros. Un bloque es una unidad: gira, se mueve, dispara y lucha como una sola cosa. Señala una figura para ver sus valores. Deja a las unidades enemigas por debajo de 3 W y el campo es tuyo.
lesson-pearl = Sacaste más en la tirada, así que tu bando tiene la iniciativa. Cada ronda la perla de energía hace algo; lee su efecto. Puedes llevar el carro hasta { $wagon }. Esta vez apenas importa: déjalo donde está.
lesson-march = Ahora mueve tu bando. Elige la infantería del centro, toma «Marchar» y dibuja su recorrido: hasta { $move }, en cualquier dirección. Donde la mesa brilla es un buen sitio.
lesson-charge = ¡Y ahora, a la carga! Elige tus jinetes, toma «Cargar» y nombra la infantería enemiga que tienen enfrente. La distancia se mide solo después: los jinetes llegan a { $charge }. Se lucha enseguida, con WS +1, y ves las probabilidades antes de decidirte.
lesson-end-move = Cada unidad marcha o carga una vez por ronda. Tus arqueros se quedan donde están, porque van a disparar: termina tu parte. Después mueve el enemigo.
lesson-shoot = Llega la fase de disparo. Elige tus arqueros y anuncia un disparo a los arqueros enemigos. Hasta { $direct } dispara en línea recta la primera fila; de ahí a { $indirect } disparan todos por encima de las cabezas. Se mide cuando todo está anunciado.
lesson-fall = Han volado las flechas, y después han luchado todos los que estaban en contacto. Mira los dados en el relato: primero impactan, después hieren. Luego empieza una nueva ronda, y con ella la perla.
lesson-on = ¡No necesitas más! Sigue jugando hasta el final de la ronda 3. Si un combate dura, una unidad puede envolver: figuras de atrás rodean los flancos. Quien tiene la iniciativa puede también abandonar el combate.
