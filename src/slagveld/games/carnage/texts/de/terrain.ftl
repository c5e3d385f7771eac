### Carnage: Gelände, Wege und Gebäude.

## Wege

refusal-ground-edge = Keine Figur darf den Tisch verlassen; der Rand ist im Weg.
refusal-ground-unit = { $unit } { AGREE($unit, "steht", "stehen") } im Weg; keine Einheit geht durch oder über eine andere.
refusal-ground-terrain = Hier ist kein Durchkommen: { $terrain }.
refusal-ground-inside = { $unit } { AGREE($unit, "ist", "sind") } in einem Gebäude und { AGREE($unit, "muss", "müssen") } es erst verlassen.
refusal-ground-level = In diesem Spiel bleiben alle am Boden.
refusal-ground-far = Dieser Weg kostet { $cost }, die Einheit darf aber nur { $limit } gehen.
refusal-ground-still = Am Ende würde die Einheit { CASE($enemy, "acc") } noch berühren, obwohl sie sich lösen will.
refusal-ground-brush = Auf diesem Weg berührt die Einheit { CASE($unit, "acc") }; sie darf im Kontakt enden, aber nicht daran entlanggehen.

## Gebäude

do-enter-building = Ein Gebäude betreten
do-enter-building-help = Die Einheit geht durch eine Tür oder ein Fenster hinein; ein Fenster halbiert die Bewegung. Sie muss als Ganzes hineinpassen.
do-leave-building = Das Gebäude verlassen
do-leave-building-help = Die Einheit kommt durch eine Tür oder ein Fenster heraus und stellt sich auf; ein Fenster halbiert die Bewegung.
field-building-opening = Tür oder Fenster
field-building-spot = Wo sie sich aufstellt
opening-door = Tür
opening-window = Fenster
opening-label = { $number }: { $kind }
by-door = eine Tür
by-window = ein Fenster
told-building-enters = { $unit } { AGREE($unit, "betritt", "betreten") } { CASE($building, "acc") } durch { $kind }.
told-building-leaves = { $unit } { AGREE($unit, "verlässt", "verlassen") } { CASE($building, "acc") } durch { $kind }.
told-building-lost = { $unit } { AGREE($unit, "kommt", "kommen") } nicht mehr durch Tür oder Fenster.
refusal-building-opening = Diese Tür oder dieses Fenster gibt es nicht; wähle eines der gezeigten.
refusal-building-full = { $unit } { AGREE($unit, "passt", "passen") } nicht als Ganzes in { CASE($building, "acc") }; Platz ist dort für höchstens { $most } solche Figuren, mit allen, die schon darin sind.
refusal-building-way = Zwischen dieser Öffnung und der Front der Einheit ist kein Weg frei.
refusal-building-far = Dieser Weg ({ $kind }) kostet { $cost }, die Einheit darf aber nur { $limit } gehen.
refusal-building-room = Dort ist kein Platz, an dem sich { $unit } aufstellen { AGREE($unit, "kann", "können") }.
refusal-building-outside = { $unit } { AGREE($unit, "ist", "sind") } in keinem Gebäude.
refusal-building-still = Dort würde die Einheit { CASE($enemy, "acc") } noch berühren, obwohl sie sich lösen will.
refusal-building-attacked = { $unit } { AGREE($unit, "wurde", "wurden") } in dieser Runde angegriffen und { AGREE($unit, "kann", "können") } den Kampf nicht abbrechen.
refusal-building-initiative = Nur eine Partei mit der Initiative darf den Kampf abbrechen.

## Was Gelände bewirkt

terrain-help-open = Offener Boden: Hier darf jeder gehen und stehen.
terrain-help-tree = Einheiten gehen um seine Bodenplatte herum. Wer sie berührt oder dahinter steht, kann nicht beschossen werden.
terrain-help-dense-forest = Niemand betritt ihn oder sieht hindurch.
terrain-help-open-forest = Bewegung zählt doppelt. Nur Figuren am Waldrand schießen und werden beschossen, bis { $length }, mit WS −2.
terrain-help-high-wall = Niemand klettert, sieht oder kämpft darüber hinweg.
terrain-help-low-wall = Darüberklettern kostet { $length } der Bewegung. Bogenschützen haben WS −1 gegen eine Einheit, deren Glied oder Rotte daneben sie berührt.
terrain-help-gate = Ein Durchgang durch die Mauer, über der es liegt.
terrain-help-river = Gepanzerte Figuren brauchen eine Brücke oder Furt. Mit AR 0 kann man schwimmen, wenn der Fluss höchstens { $length } breit ist.
terrain-help-ford = Ein Weg durch den Fluss; für gepanzerte Einheiten zählt die Bewegung doppelt.
terrain-help-bridge = Ein Weg über den Fluss, der niemanden bremst.
terrain-help-lake = Ohne Boot kommt niemand hinüber.
terrain-help-swamp = Bewegung zählt doppelt.
terrain-help-building = Einheiten gehen durch Türen und Fenster hinein und hinaus; ein Fenster halbiert die Bewegung. Es fasst halb so viele Figuren, wie auf seine Grundfläche passen.
terrain-help-high-rocks = Wie eine hohe Mauer: kein Weg, keine Sicht, kein Kampf darüber hinweg.
terrain-help-small-rocks = Bewegung zählt doppelt. Deckung wie eine niedrige Mauer: WS −1 für Bogenschützen.
terrain-help-mountain = Niemand klettert oder sieht darüber hinweg.
terrain-help-light-hill = Bis 20 Grad: nicht langsamer als ebener Boden. Niemand sieht darüber hinweg, aber wer darauf steht, sieht und wird gesehen.
terrain-help-medium-hill = Bis 45 Grad: Am Hang zählt die Bewegung doppelt, auf der ebenen Kuppe nicht. Niemand sieht darüber hinweg, aber wer darauf steht, sieht und wird gesehen.
terrain-help-steep-hill = Über 45 Grad: Niemand klettert oder sieht darüber hinweg.

## Den Tisch aufbauen

refusal-kit-table = Die Seiten eines Tisches messen { $least } bis { $most }.
refusal-kit-pieces = Höchstens { $most } Geländestücke können liegen.
refusal-kit-kind = Stück { $number }: { $kind } gibt es in der Kiste nicht.
refusal-kit-name = Stück { $number }: Der Name hat Zeichen, die nicht gezeigt werden können.
refusal-kit-size = { $piece }: Die Seiten messen { $least } bis { $most }.
refusal-kit-edge = { $piece } { AGREE($piece, "ragt", "ragen") } über den Tischrand.
refusal-kit-overlap = { $piece } und { $second } liegen übereinander; ein Gebäude steht frei.
refusal-kit-nothing = { $piece } { AGREE($piece, "muss", "müssen") } über dem liegen, wodurch der Weg führt: Furt oder Brücke über einem Fluss, ein Tor über einer Mauer.
refusal-kit-room = Mehr als die Hälfte des Tisches ist gesperrt; lasst Platz für die Armeen.
