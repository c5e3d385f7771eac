# Giving and finishing actions

refusal-not-yours = Las acciones se dan a tus propios guerreros.
refusal-no-actions = { $total ->
    [one] Ya has gastado tu única acción de este turno.
   *[other] Ya has gastado tus { $total } acciones de este turno.
}
refusal-captive = { $name } está en cautividad y no puede recibir acciones.
refusal-acted = { $name } ya ha tenido una acción en este turno.
refusal-barred = { $name } levitó y no puede recibir acciones en este turno.
refusal-tokens = { $name } tiene dos contadores de acción y debe descansar.
refusal-captor = { $name } lleva un prisionero y solo puede moverse, o intentar eliminarlo.
refusal-ability-action = { $name } no puede recibir esta acción: { $ability }.
refusal-waits = { $name } debe esperar: { $other } tiene un ataque de frenesí y va antes.
tokens-of = Contadores de acción de { $name }
