# Standing

refusal-ground-edge = { $name }: Keine Bodenplatte darf über den Rand des Tisches ragen.
refusal-ground-overlap = { $name } stünde auf { $other }.
refusal-ground-on = { $name } darf hierauf nicht stehen bleiben: { $piece }.
refusal-ground-top = { $name } muss ganz auf dem Dach eines Gebäudes stehen.

# Ways

refusal-way-far = { $name }: Das kostet { $cost }, übrig sind { $limit }.
refusal-way-enemy = { $name } darf nicht durch { $other } hindurch.
refusal-way-high = { $name } kann hier nur klettern, von direkt daneben und mit einer ganzen Aktivierung: { $piece }.
refusal-way-higher = { $name } kommt hier nicht hinüber, es ist mehr als doppelt so hoch: { $piece }.
refusal-way-wide = { $name } kommt hier nicht hinüber, es ist breiter als die längste Kante der Bodenplatte: { $piece }.
refusal-way-house = { $name } kann hier nicht hindurchgehen: { $piece }.
refusal-way-barred = { $name } kommt hier nicht durch: { $piece }.
refusal-way-top = { $name } kommt nur kletternd vom Dach herunter.

# Climbing

refusal-climb-start = { $name } muss direkt daran stehen, um hier zu klettern: { $piece }.
refusal-climb-end = { $name } muss gerade gegenüber enden, direkt an der Kante: { $piece }.
refusal-climb-facing = { $name } behält beim Klettern seine Blickrichtung: { $piece }.
refusal-climb-whole = { $name } braucht eine ganze Aktivierung, um hier zu klettern: { $piece }.
refusal-climb-room = { $name } hat keinen Platz, wo die Kletterei enden würde: { $piece }.

# Lines

refusal-line-zone = { $target } steht nicht in der Angriffszone von { $name }.
refusal-line-model = { $other } steht zwischen { $name } und { $target }.
refusal-line-friend = { $other } aus der eigenen Armee steht zwischen { $name } und { $target }.
refusal-line-piece = { $name } sieht { $target } nicht, denn das ist dazwischen: { $piece }.
refusal-reach-far = { $target } ist weiter als { $limit } von { $name } entfernt, und kein Gefährte davor berührt das Ziel.
refusal-reach-height = { $name } und { $target } stehen nicht auf gleicher Höhe.
refusal-reach-wall = { $name } kann { $target } nicht über eine hohe Mauer hinweg schlagen.
