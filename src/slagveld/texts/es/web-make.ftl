# Armies and tables made on the page.

refusal-no-kit = { $game } no tiene caja de escenografía: juégalo en una de sus propias mesas.

## Both

make-game = Juego
make-name = Nombre
make-save = Guardar
make-saved = Guardado
make-unsaved = Aún sin guardar
make-saving = Guardando…
make-share = Copiar enlace
make-delete = Borrar
make-delete-ask = ¿Borrar { $name }?
make-delete-why = Desaparece para siempre, y su enlace deja de funcionar.
make-deleted = Se ha borrado { $name }.
make-copy = Guardar una copia
make-copy-name = { $name } (copia)
make-changed = Cambio: { $when }
make-draft = Dejaste aquí cambios sin guardar; han vuelto.
make-draft-drop = Descartar los cambios

## Armies

make-armies = Ejércitos
make-armies-lead = Forma un ejército, guárdalo, compártelo y lucha con él.
make-my-armies = Mis ejércitos
make-no-armies = Aún no hay ejércitos: parte de uno ya preparado, o de cero.
make-all-armies = Todos los ejércitos
make-new-army = Empezar un ejército
make-like = Partir de este ejército
make-empty-army = Un ejército vacío
make-empty-army-help = Toma lo que tengas, figura a figura.
make-army-name = Mi ejército
make-figures = { $count ->
    [one] 1 figura
   *[other] { $count } figuras
}
make-fight = Luchar con él
make-agreed = Total acordado
make-agreed-help = 0: sin límite
make-total = Total
make-total-of = { $price } de { $total }
make-over = { $over } por encima del total acordado.
make-offers = Lo que puedes elegir
make-search = Buscar
make-found-none = No hay nada con ese nombre; prueba otra palabra.
make-your-army = Tu ejército
make-the-army = El ejército
make-army-empty = Aún no has elegido nada: toma algo de la lista.
make-army-ok = Este ejército puede luchar.
make-faults = { $count ->
    [one] Hay una cosa mal en este ejército.
   *[other] Hay { $count } cosas mal en este ejército.
}
make-more = Uno más: { $name }
make-less = Uno menos: { $name }
make-take-out = Quitar: { $name }
make-count-of = Cantidad: { $name }
make-none-chosen = –
make-file-out = Guardar como archivo
make-print = Imprimir
make-file-in = Abrir un archivo
make-file-drop = También puedes soltar un archivo en cualquier parte de esta página.
make-file-large = Este archivo es demasiado grande para ser un ejército; elige otro.
make-file-not-json = Este archivo no se puede leer; elige un ejército guardado aquí como archivo (JSON).
make-file-not-army = En este archivo no hay ningún ejército; elige uno guardado aquí como archivo.
make-file-entry = La entrada { $entry } de este archivo no es algo de lo que se compone un ejército; corrígela o elige otro archivo.
make-file-game = Este ejército es de un juego que no está aquí: { $game }.
make-shared-army = Alguien ha compartido contigo este ejército. Guarda una copia para cambiarlo.

## Laying the table

make-lay = Montar la mesa
make-lay-lead = Pon bosques, casas y rocas donde quieras, y juega en tu propia mesa.
make-my-tables = Mis mesas
make-no-tables = Aún no hay mesas: monta una ahora.
make-all-tables = Todas las mesas
make-new-table = Montar una mesa nueva
make-table-name = Mi mesa
make-pieces = { $count ->
    [one] 1 elemento de escenografía
   *[other] { $count } elementos de escenografía
}
make-size = { $width } × { $depth }
make-use-table = Jugar en ella
make-box = Caja de escenografía
make-box-help = Haz clic en un elemento, o arrástralo a la mesa.
make-box-full = La caja está vacía: el máximo son { $most } elementos.
make-put = Poner en la mesa: { $name }
make-table = Mesa
make-width-of = Ancho en { $unit }
make-depth-of = Fondo en { $unit }
make-height-of = Altura en { $unit }
make-bounds = { $least } a { $most }
make-facing = Giro, en grados
make-ground = Suelo
make-ground-grass = El del escenario
make-ground-meadow = Prado
make-ground-steppe = Estepa
make-ground-sand = Arena
make-ground-snow = Nieve
make-ground-stone = Roca
make-ground-ruins = Losas
make-ground-dungeon = Mazmorra
make-snap = Ajustar a una cuadrícula
make-undo = Deshacer
make-redo = Rehacer
make-duplicate = Duplicar
make-piece-delete = Quitar
make-turn-left = Girar a la izquierda
make-turn-right = Girar a la derecha
make-laid = En la mesa
make-nothing-laid = Aún nada: toma algo de la caja.
make-board = La mesa, { $width } por { $depth }. Las flechas mueven el elemento elegido.
make-keys = Las flechas mueven 1 cm (con Mayús 1 mm), [ y ] giran, Ctrl+D duplica, Supr quita, Ctrl+Z deshace.
make-table-ok = En esta mesa se puede jugar.
make-table-option = En esta mesa se puede jugar con la opción «{ $option }» activada.
make-table-asking = Mirando la mesa…
make-moved = { $name }: { $x } desde la izquierda, { $y } desde arriba.
make-shared-table = Alguien ha compartido contigo esta mesa. Guarda una copia para cambiarla.
make-no-kits = Aquí ningún juego tiene caja de escenografía.
make-no-musters = Aquí ningún juego tiene ejércitos que formar.
