# Acties geven en afronden

refusal-not-yours = Acties geef je aan je eigen krijgers.
refusal-no-actions = Je { $total ->
    [one] ene actie
   *[other] { $total } acties
} van deze beurt { $total ->
    [one] is
   *[other] zijn
} gebruikt.
refusal-captive = { $name } is gevangen en kan geen actie krijgen.
refusal-acted = { $name } heeft deze beurt al een actie gehad.
refusal-barred = { $name } is verplaatst door levitatie en krijgt deze beurt geen actie.
refusal-tokens = { $name } heeft twee actiefiches en moet rusten.
refusal-captor = { $name } heeft een gevangene en kan alleen bewegen, of proberen hem te elimineren.
refusal-ability-action = { $name } kan deze actie niet krijgen: { $ability }.
refusal-waits = { $name } moet wachten: { $other } is razend en gaat voor.
tokens-of = Actiefiches van { $name }
