# Scenarios made on the page: the desk with its table, the list, the way into a campaign.

desk-scenarios = Escenarios
desk-lead = Prepara una mesa, dibuja zonas y di quién gana: una batalla propia para ti, tus amigos y los bots.
desk-mine = Mis escenarios
desk-none = Aún no hay escenarios: empieza uno abajo o abre un archivo.
desk-all = Todos los escenarios
desk-new = Empezar uno nuevo
desk-empty = En una mesa vacía
desk-like = O copiar uno…
desk-like-of = Partir de uno ya hecho de { $game }
desk-new-name = Mi escenario
desk-new-summary = Una batalla mía.
desk-shared = Alguien comparte este escenario contigo. Juégalo, o guarda una copia para cambiarlo.
desk-play = Jugar
desk-armies = Mostrar ejércitos
desk-draw = Dibujar en la mesa
desk-draw-box = { $what }: dibujar un rectángulo
desk-draw-circle = { $what }: dibujar un círculo
desk-draw-corners = { $what }: dibujar esquina por esquina
desk-draw-spot = { $what }: poner uno
desk-hint-box = { $what }: arrastra sobre la mesa de esquina a esquina. Intro pone uno en el centro, Esc lo deja.
desk-hint-circle = { $what }: pulsa en el centro y arrastra hacia fuera. Intro pone uno en medio de la mesa, Esc lo deja.
desk-hint-corners = { $what }: haz clic en la primera esquina sobre la mesa.
desk-hint-corners-more = { $what }: haz clic en las siguientes esquinas; la primera de nuevo, o Intro, cierra el contorno.
desk-hint-spot = { $what }: haz clic donde debe estar. Intro lo pone en el centro, Esc lo deja.
desk-side = Bando { $number }
desk-thing = { $what } { $number }
desk-of-side = { $what } · { $side }
desk-terrain = Terreno { $number }
desk-from-left = Desde la izquierda en { $unit }
desk-from-top = Desde arriba en { $unit }
desk-diameter = Diámetro en { $unit }
desk-more = Más
desk-none-yet = ninguno aún en la mesa
desk-asking = Examinando el escenario…
desk-ok = Este escenario se puede jugar.
desk-faults = { $count ->
    [one] Hay que corregir una cosa antes de poder jugarlo:
   *[other] Hay que corregir { $count } cosas antes de poder jugarlo:
}
desk-faults-short = { $count ->
    [one] 1 por corregir
   *[other] { $count } por corregir
}
desk-goal-of = { $side }: { $words }
desk-goals-change = Cambiar
desk-campaign = Usar en una campaña
desk-campaign-help = Elige el lugar de una campaña donde se librará este escenario.
desk-campaign-none = Ninguna campaña de aquí se juega con este juego.
desk-campaign-at = En «{ $place }»
desk-campaign-file = Guardado como archivo, entra también en una campaña desde la línea de órdenes: slagveld campaign new war.json --campaign KEY --scenario PLACE=FILE.
desk-places = Escenarios propios
desk-places-help = En cada lugar puede librarse en su lugar uno de tus escenarios.
desk-places-usual = Como lo tiene la campaña
desk-file = Archivo
desk-campaign-short = Campaña
