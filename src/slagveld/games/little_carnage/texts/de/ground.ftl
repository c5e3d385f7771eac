# Standing

refusal-ground-edge = { $name }: Keine Bodenplatte darf über den Rand des Tisches ragen.
refusal-ground-overlap = { $name } { AGREE($name, "stünde", "stünden") } auf { CASE($other, "dat") }.
refusal-ground-on = { $name } { AGREE($name, "darf", "dürfen") } hierauf nicht stehen bleiben: { $piece }.
refusal-ground-top = { $name } { AGREE($name, "muss", "müssen") } ganz auf dem Dach eines Gebäudes stehen.

# Ways

refusal-way-far = { $name }: Das kostet { $cost }, übrig sind { $limit }.
refusal-way-about = { $name } { AGREE($name, "käme", "kämen") } rückwärts an { CASE($enemy, "acc") } und { AGREE($name, "hat", "haben") } keinen Bewegungspunkt mehr, um die Front zu zeigen: Frei ist nur die Flanke.
refusal-way-enemy = { $name } { AGREE($name, "darf", "dürfen") } nicht durch { CASE($other, "acc") } hindurch.
refusal-way-high = { $name } { AGREE($name, "kann", "können") } hier nur klettern, von direkt daneben und mit einer ganzen Aktivierung: { $piece }.
refusal-way-higher = { $name } { AGREE($name, "kommt", "kommen") } hier nicht hinüber, es ist mehr als doppelt so hoch: { $piece }.
refusal-way-wide = { $name } { AGREE($name, "kommt", "kommen") } hier nicht hinüber, es ist breiter, als die Bodenplatte lang ist: { $piece }.
refusal-way-house = { $name } { AGREE($name, "kann", "können") } hier nicht hindurchgehen: { $piece }.
refusal-way-barred = { $name } { AGREE($name, "kommt", "kommen") } hier nicht durch: { $piece }.
refusal-way-top = { $name } { AGREE($name, "kommt", "kommen") } nur kletternd vom Dach herunter.

# Climbing

refusal-climb-start = { $name } { AGREE($name, "muss", "müssen") } direkt daran stehen, um hier zu klettern: { $piece }.
refusal-climb-end = { $name } { AGREE($name, "muss", "müssen") } gerade gegenüber enden, direkt an der Kante: { $piece }.
refusal-climb-facing = { $name } { AGREE($name, "behält", "behalten") } beim Klettern { AGREE($name, "seine", "ihre") } Blickrichtung: { $piece }.
refusal-climb-whole = { $name } { AGREE($name, "braucht", "brauchen") } eine ganze Aktivierung, um hier zu klettern: { $piece }.
refusal-climb-room = { $name } { AGREE($name, "hat", "haben") } keinen Platz, wo das Klettern enden würde: { $piece }.

# Lines

refusal-line-zone = { $target } { AGREE($target, "steht", "stehen") } nicht in der Angriffszone von { CASE($name, "dat") }.
refusal-line-model = { $other } { AGREE($other, "steht", "stehen") } zwischen { CASE($name, "dat") } und { CASE($target, "dat") }.
refusal-line-friend = { $other } aus der eigenen Armee { AGREE($other, "steht", "stehen") } zwischen { CASE($name, "dat") } und { CASE($target, "dat") }.
refusal-line-piece = { $name } { AGREE($name, "sieht", "sehen") } { CASE($target, "acc") } nicht, denn das ist dazwischen: { $piece }.
refusal-reach-far = { $target } { AGREE($target, "ist", "sind") } weiter als { $limit } von { CASE($name, "dat") } entfernt, und kein Kamerad davor berührt das Ziel.
refusal-reach-height = { $name } und { $target } stehen nicht auf gleicher Höhe.
refusal-reach-wall = { $name } { AGREE($name, "kann", "können") } { CASE($target, "acc") } nicht über eine hohe Mauer hinweg schlagen.
