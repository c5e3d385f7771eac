## Wege

refusal-ground-far = { $name } darf sich { $limit } bewegen, und dieser Weg kostet { $cost }.
refusal-ground-edge = { $name } muss mit der ganzen Base auf dem Tisch bleiben.
refusal-ground-through = { $name } kommt nicht durch { CASE($other, "acc") } hindurch.
refusal-ground-brush = { $name } würde im Vorbeigehen { CASE($other, "acc") } berühren.
refusal-ground-water = { $name } muss hier schwimmen: { $terrain }.
refusal-ground-gap = { $name } muss hier springen oder klettern: { $terrain }.
refusal-ground-smaller = { $name } überquert das nur gehend oder springend: { $terrain }.
refusal-ground-obstacle = { $name } muss hier hinüberspringen oder klettern: { $terrain }.
refusal-ground-barred = Hier kommt niemand durch: { $terrain }.

## Plätze

refusal-ground-room = Für { CASE($name, "acc") } ist kein Platz: Dort steht { $other }.
refusal-ground-contact = { $name } würde { CASE($other, "acc") } berühren, ohne das als Ziel angesagt zu haben.
refusal-ground-crowded = { $name } findet keinen Platz: Mit { CASE($other, "dat") } können höchstens { $most } Gegner in Kontakt sein.
refusal-ground-terrain = { $name } kann hier nicht stehen: { $terrain }.
refusal-ground-astride = { $name } steht mit der ganzen Base darauf oder daneben: { $terrain }.
