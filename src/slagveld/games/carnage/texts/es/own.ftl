## Cards of one’s own

own-kind-unit = Unidad
own-kind-unit-help = Tropa que lucha en unidades: la hoja de trabajo de una de sus figuras.
own-kind-hero = Héroe
own-kind-hero-help = Un héroe lucha en solitario, como unidad propia; con arco puede comprar disparos adicionales.
own-kind-mage = Mago
own-kind-mage-help = Un mago lucha en solitario y compra disciplinas, hechizos y puntos de magia.
own-section-names = Nombre
own-section-values = Valores
own-section-magic = Magia
own-section-model = Miniatura
own-key = Clave
own-unit = Nombre de una unidad
own-points = Puntos según tu propio precio
own-icon = Icono
own-figure = Miniatura

## What the values mean

own-help-key = Nombre corto en los archivos, de minúsculas, cifras y guiones. Sustituye al tipo de tropa del libro que tenga esta clave.
own-help-name = Cómo se llama una figura, en un idioma o en cada uno.
own-help-unit = Cómo se llama una unidad de ellas; si falta, como una figura.
own-help-people = De qué pueblo es la figura: decide su icono y su montura.
own-help-class = La caballería se mueve como caballería; los arqueros tienen arco.
own-help-points = Lo que cuesta una figura, en lugar del precio de la hoja de trabajo.
own-help-ws = Lo bien que impacta: 3 son reclutas, 4 tropa entrenada, 6 veteranos, 8 héroes.
own-help-st = Lo fuerte que golpea: la fila de la tabla de heridas.
own-help-armour = Lo difícil que es herirla: la columna de la tabla de heridas.
own-help-w = Cuántas heridas aguanta hasta caer.
own-help-at = Con cuántos dados ataca.
own-help-mount = Se mueve como caballería; necesita W 2 y AT 2, porque la montura también lucha.
own-help-bow = Un arco además del arma de mano; como mucho con armadura media.
own-help-shots = Dados de disparo además del primero, para héroes con arco.
own-help-disciplines = Las escuelas de magia cuyos hechizos puede comprar el mago.
own-help-spells = Lo que el mago puede lanzar, además de Explosión.
own-help-magic = Puntos que cuestan los hechizos; lo gastado, gastado está.
own-help-width = El de la peana; si falta, 25 mm.
own-help-depth = El de la peana; si falta, 25 mm a pie y 50 mm sobre montura.
own-help-icon = La clave de un dibujo; si falta, el de su pueblo.
own-help-figure = Qué aspecto tiene la miniatura; si falta, se pinta una según los valores.

## What is wrong with a card

own-fault-key = Las claves así son de las figuras de la hoja de trabajo: { $card }.
