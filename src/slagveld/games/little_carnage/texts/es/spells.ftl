## Spells: names, and what they do

spell-fire-dart = Dardo de fuego
spell-fire-dart-text = Golpea una miniatura enemiga visible a { $range } o menos con 3 dados de ataque y Fuerza 4; se defiende como siempre.
spell-mend = Curación
spell-mend-text = Una miniatura amiga a { $range } o menos recupera una Herida perdida y el dado perdido con ella. Los muertos siguen muertos.
spell-aegis = Égida
spell-aegis-text = Cada miniatura de un regimiento amigo a { $range } o menos tiene un dado de defensa más hasta el final de la ronda.
spell-fury = Furia
spell-fury-text = Cada miniatura de un regimiento amigo a { $range } o menos tiene un dado de ataque más en su próximo cuerpo a cuerpo de esta ronda.
spell-courage = Coraje
spell-courage-text = Un regimiento amigo a { $range } o menos deja de tener miedo y supera toda prueba de miedo hasta el final de la ronda.
spell-mire = Ciénaga
spell-mire-text = Un regimiento enemigo visible a { $range } o menos tiene la mitad de Agilidad, redondeando hacia arriba, hasta que termine su próxima activación.
spell-storm = Tormenta
spell-storm-text = Golpea hasta 3 miniaturas de un regimiento enemigo visible a { $range } o menos, cada una con 2 dados de ataque y Fuerza 3; cada una se defiende por su cuenta.
spell-dread = Pavor
spell-dread-text = Un regimiento enemigo visible a { $range } o menos hace al momento una prueba de miedo contra Miedo 1.
spell-blink = Parpadeo
spell-blink-text = El mago o una miniatura amiga a pie a { $range } o menos se coloca a { $distance } como mucho de donde estaba, con la orientación que quieras y sin contacto con un enemigo.
spell-raise = Reanimación
spell-raise-text = Una miniatura caída de un regimiento amigo de No muertos a { $range } o menos vuelve con 1 Herida, tocando a su regimiento. Solo lo conocen los magos rojos.
spell-counterspell = Contrahechizo
spell-counterspell-text = Detiene el hechizo de un mago enemigo a { $range } o menos con al menos tantas calaveras como las suyas. Es el hechizo del mago en la ronda.
