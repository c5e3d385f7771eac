## Opposed rolls

opposed-tie = { $purpose }: empate, ambos vuelven a tirar.
opposed-won = { $purpose }: { $player } gana con { $total } ({ $parts }) a { $other } ({ $others }).
opposed-won-one = { $purpose }: { $player } gana con { $total } ({ $parts }) a { $other } ({ $others }), porque un 1 pierde contra cualquier otro dado.
opposed-won-tie = { $purpose }: { $player } gana con { $total } ({ $parts }) a { $other } ({ $others }), porque un empate es de este bando.
opposed-tie-ones = { $purpose }: ambos tienen un 1, que es un empate; ambos vuelven a tirar.
opposed-die = { $purpose } de { $player }
opposed-lead = Ventaja de { $player }
opposed-die-of = { $purpose } de { $player } con { $name }
opposed-anew = { $player } repite el dado por Autoridad.
ask-opposed-on = { $purpose }: tienes { $total }, tu rival { $other }. ¿Sigues tirando?
ask-opposed-anew = { $purpose }: tienes { $total }, tu rival { $other }. ¿Repites tu dado? Vale la segunda tirada.
do-throw-anew = Repetir
do-let-it-be = Dejarlo así
roll-approach = Tirada de aproximación
roll-tactical = Tirada táctica
cards-discipline = mejor Disciplina

## Cards

cards-card = { $count ->
    [one] { $card }
   *[other] { $card } ({ $count } figuras)
}
cards-stack = mazo de cartas
cards-shuffled = { $count ->
    [one] Una carta entra barajada en el mazo.
   *[other] { $count } cartas se barajan en un solo mazo.
}
cards-passed = A { $player } no le quedan cartas y pasa.
cards-played = { $player } juega: { $card }.
cards-kept = { $player } guarda la carta en reserva.
cards-nobody = { $card }: no queda nadie de esta carta, se aparta.
ask-take-turn = Roba una carta, o juega antes de tu reserva.
ask-play-reserve = El mazo está vacío: juega una carta de tu reserva.
ask-drawn-card = Has robado una carta tuya: { $card }. ¿La juegas o la guardas?
ask-after-draw = ¿Juegas también cartas de reserva, o dejas robar a tu rival?
do-draw-card = Robar una carta
do-play-drawn = Jugar esta carta
do-keep-drawn = Guardarla en reserva
do-play-reserve = Jugar de la reserva
do-end-draw = Listo: que robe mi rival
field-cards-together = Junto con estas cartas de reserva
field-cards-reserve = Cartas de reserva
refusal-cards-empty = El mazo está vacío: debes jugar una de tus cartas de reserva.
refusal-cards-full = { $most ->
    [0] No puedes tener cartas de reserva: esta carta hay que jugarla.
    [one] Puedes tener una carta de reserva: juega esta, o antes la que tienes en la mano.
   *[other] Puedes tener { $most } cartas de reserva: juega esta, o antes una de tu mano.
}
refusal-cards-none = Nombra al menos una de tus cartas de reserva.
refusal-cards-not-held = Esa no es una de tus cartas de reserva.
refusal-cards-twice = Cada carta de reserva se puede nombrar una sola vez.

## Deployment

ask-deploy = Despliega { $card }.
field-deploy-plan = Dónde están
do-deploy-card = Colocar las figuras
do-deploy-card-help = Pon todas las figuras de la carta en tu zona de despliegue y gíralas como quieras.
do-deploy-ready = En buen orden
do-deploy-ready-help = Las figuras se colocan por ti: codo con codo, tan adelante como haya sitio.
deploy-left-out = { $card }: no hay sitio en la zona de despliegue; quien no cabe se queda fuera.
status-no-assault = sin carga ni trabamiento en el primer turno
status-hidden-scout = en su escondite
refusal-deploy-own = Ahora solo se despliegan figuras de esta carta, cada una una vez.
refusal-deploy-all = Todas las figuras de la carta se despliegan juntas.
refusal-deploy-zone = { $name } debe estar del todo en tu zona de despliegue.
refusal-deploy-beyond = { $name } puede estar { $distance } fuera de tu zona de despliegue como mucho.
refusal-deploy-near = { $name } está demasiado cerca de { $enemy }: debe haber { $distance } entre ambos.
refusal-deploy-charge = Desde ahí { $name } podría cargar contra { $enemy } en el primer turno: debe estar a más de { $distance }.
