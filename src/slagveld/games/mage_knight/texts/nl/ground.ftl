## Paden

refusal-ground-far = { $name } mag { $limit } bewegen, en dit bewegingspad is { $length } lang.
refusal-ground-edge = { $name } moet met de hele basis op het slagveld blijven.
refusal-ground-base = Het bewegingspad van { $name } loopt over de basis van { $other }.
refusal-ground-between = { $one } en { $other } staan in basiscontact: daar loopt geen pad tussendoor.
refusal-ground-through = Het bewegingspad van { $name } loopt door terrein dat de weg verspert: { $terrain }.
refusal-ground-cliff = { $name } komt alleen bij een toegangspunt het plateau op of af.
refusal-ground-stop = { $name } moet de beweging beëindigen zodra hij in dit terrein staat: { $terrain }.
refusal-ground-access = Een plateau heeft minstens één toegangspunt op zijn rand nodig.

## Plaatsen

refusal-ground-level = { $name } kan niet op dat niveau zijn: alleen krijgers met vleugels kunnen hoogvliegen.
refusal-ground-room = Er is geen plaats voor { $name }: daar staat { $other }.
refusal-ground-blocking = { $name } mag met geen deel van de basis in dit terrein staan: { $terrain }.
refusal-ground-dotless = { $name } kan dit gebouwde terrein niet bezetten, want het heeft geen stip: { $terrain }.
refusal-ground-objective = { $name } vliegt hoog en mag de beweging niet in basiscontact met een speldoel beëindigen.

## Hoe ver

ground-reason-captive = niet sneller dan de gevangene { $name }
ground-reason-run = looppas
ground-reason-half = begint in hinderend terrein
ground-reason-rounded = naar boven afgerond
