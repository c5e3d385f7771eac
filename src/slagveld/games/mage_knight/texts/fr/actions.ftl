# Giving and finishing actions

refusal-not-yours = Les actions se donnent à tes propres guerriers.
refusal-no-actions = { $total ->
    [one] Ta seule action
   *[other] Tes { $total } actions
} de ce tour { $total ->
    [one] est utilisée
   *[other] sont utilisées
}.
refusal-captive = { $name } est un prisonnier et ne peut recevoir aucune action.
refusal-acted = { $name } a déjà eu une action ce tour-ci.
refusal-barred = { $name } vient de léviter et ne peut recevoir aucune action ce tour-ci.
refusal-tokens = { $name } a deux pions d’action et doit se reposer.
refusal-captor = { $name } tient un prisonnier et peut seulement se déplacer, ou tenter de l’éliminer.
refusal-ability-action = { $name } ne peut pas recevoir cette action : { $ability }.
refusal-waits = { $name } doit attendre : { $other } est en frénésie et passe d’abord.
tokens-of = Pions d’action ({ $name })
