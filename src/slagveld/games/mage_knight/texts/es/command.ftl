# The command phase: dropping items, domains, prices, Command; free turns; cancelling.

## Items on the ground

do-drop = Soltar un objeto
help-drop = Queda en contacto de peanas con su portador, y cualquier guerrero puede recogerlo. No cuesta acción.
field-drop-fighter = Portador
field-drop-item = Objeto
field-item-spot = Dónde queda
ask-lay-item = Eliminación: { $name }. ¿Dónde queda { $item }?
do-leave-lying = Dejarlo donde cayó
do-lay-item = Ponerlo en otro sitio
help-lay-item = En cualquier sitio en contacto con la peana que había ahí.
refusal-item-edge = El objeto debe quedar en el campo de batalla.
refusal-item-apart = El objeto debe quedar en contacto con la peana de su portador.
refusal-drop-captive = { $name } está en cautividad; sus objetos no cuentan.
refusal-drop-item = { $name } no lleva ese objeto.

## Domains

roll-storm = { $player } tira por el dominio { $domain }

## Prices

ask-price = ¿Paga algún portador el precio de su objeto?
do-price = Pagar
do-no-price = No pagar nada
field-price-fighter = Portador
field-price-item = Objeto
help-price = { $clicks ->
    [one] { $name } sufre { $clicks } clic de daño por agotamiento; el objeto funciona hasta tu próxima fase de mando.
   *[other] { $name } sufre { $clicks } clics de daño por agotamiento; el objeto funciona hasta tu próxima fase de mando.
}
status-paid = con la fuerza de { $item }
refusal-price = Por eso no hay precio que pagar.

## Command

roll-command = Command de { $name }
actions-extra = Acciones extra de { $player }
ask-call = ¿Qué portador de Command llama primero?
do-call = Este
field-call = Guerrero
refusal-call = A ese guerrero no le queda Command que usar en esta fase.

## Nimble

do-nimble = Girar libremente
help-nimble = Un guerrero con Nimble gira hacia cualquier lado, sin acción.
field-nimble-fighter = Guerrero
field-nimble-facing = Orientación
refusal-nimble = { $name } no tiene Nimble ahora.

## Cancelling

do-cancel = Anular una capacidad
help-cancel = Una capacidad opcional de uno de tus guerreros no vale hasta el final de este turno.
field-cancel-fighter = Guerrero
field-cancel = Capacidad
status-cancelled = sin { $ability }
refusal-cancel-own = Solo anulas capacidades de tus propios guerreros.
refusal-cancel-twice = { $name } ya está sin { $ability }.
refusal-cancel-hidden = { $name } no tiene ahora esa capacidad.
refusal-cancel-fixed = { $ability } no es opcional.
refusal-cancel-late = Es demasiado tarde: la capacidad vale para lo que se está resolviendo.
