# Körperliche Kunststücke

do-stunt-swim = Schwimmen
help-stunt-swim = Die Hälfte von MOV durch tiefes Wasser. Der Kunststückwurf minus RES muss über 0 liegen, sonst gibt es eine leichte Wunde.
do-stunt-jump = Springen
help-stunt-jump = Über einen Spalt oder ein Hindernis, mit einem Anlauf, der mindestens so lang ist wie das, was zu überwinden ist; Anlauf und Sprung zusammen höchstens MOV. Wer scheitert, wird an den Beinen verletzt.
do-stunt-climb = Klettern
help-stunt-climb = Jeder Punkt des Kunststückwurfs minus RES ist { $point } Höhe. Wer an der Wand hängt und unter 0 kommt, stürzt ab.
do-stunt-fall = Fallen lassen
help-stunt-fall = Ein Sturz mit Absicht: eine Wunde an den Beinen, umso schwächer, je besser der Kunststückwurf ausfällt.
field-stunt-figure = Krieger
field-stunt-swim = Weg durchs Wasser
field-stunt-jump = Wohin
field-stunt-facing = Blickrichtung
field-stunt-targets = Feinde, die berührt werden
field-stunt-where = Wo
field-stunt-most = Höchstens so viele cm (0: so weit wie möglich)
choice-stunt-up = { $terrain }: hinauf
choice-stunt-down = { $terrain }: hinab
choice-stunt-across = { $terrain }: auf der anderen Seite hinab
choice-stunt-fall = { $terrain }: { $height } tief

## Würfe und was daraus wird

roll-stunt-swim = Schwimmprobe { CASE($name, "gen") }
roll-stunt-jump = Sprung { CASE($name, "gen") } ({ $terrain })
roll-stunt-climb = Klettern { CASE($name, "gen") } ({ $terrain })
roll-stunt-fall = Sturz { CASE($name, "gen") }
odds-stunt-swims = schwimmt
odds-stunt-swallows = leichte Wunde
odds-stunt-lands = kommt hinüber
odds-stunt-falls = stürzt
odds-stunt-arrives = kommt ganz ans Ziel
odds-stunt-part = kommt ein Stück weit
odds-stunt-no-hold = bleibt, wo er ist
note-stunt-jump = { $terrain }: Anlauf { $run }, zu überwinden { $clears }.
note-stunt-fall = { $height } bis zum Boden.
announced-stunt = { $name } geht auf { CASE($enemy, "acc") } los
told-stunt-swallowed = { $name } schluckt Wasser und kommt nicht voran.
told-stunt-fell-short = { $name } schafft den Sprung nicht: { $terrain }.
told-stunt-no-hold = { $name } findet keinen Halt und bleibt, wo er ist: { $terrain }.
told-stunt-slipped = { $name } rutscht ab und stürzt: { $terrain }.
told-stunt-stays = { $name } hält sich fest und kommt nicht weiter: { $terrain }.
told-stunt-hangs = { $name } hängt in einer Höhe von { $height }.
told-stunt-called-off = { $name } lässt es sein und bleibt, wo er ist.

## Ablehnungen

refusal-stunt-twice = { $name } kann jeden Feind nur einmal nennen.
refusal-stunt-missed = { $name } würde { CASE($enemy, "acc") } dort nicht berühren.
refusal-stunt-at-home = { $name } ist im Wasser zu Hause und bewegt sich einfach darin.
refusal-stunt-dry = { $name } muss tiefes Wasser berühren oder darin sein, um zu schwimmen.
refusal-stunt-no-way = { $name } braucht einen Weg, um zu schwimmen.
refusal-stunt-swim-far = { $name } schwimmt höchstens { $limit }, und dieser Weg ist { $length } lang.
refusal-stunt-leaves-water = { $name } schwimmt nur durch Wasser und endet darin oder am Ufer, die Base am Wasser.
refusal-stunt-swim-blocked = Etwas ist { CASE($name, "dat") } im Weg.
refusal-stunt-nothing = In dieser Richtung gibt es nichts, über das { $name } springen könnte.
refusal-stunt-run-up = { $name } braucht einen Anlauf von { $needed } und hat { $run }.
refusal-stunt-too-far = Anlauf und Sprung { CASE($name, "gen") } kosten zusammen { $cost }, und MOV ist { $limit }.
refusal-stunt-landing = { $name } kann drüben nicht abgesetzt werden: { $terrain }.
refusal-stunt-in-the-way = Dem Sprung { CASE($name, "gen") } ist etwas im Weg: { $terrain }.
refusal-stunt-no-wall = { $name } berührt keine solche Wand.
refusal-stunt-no-climb = { $name } kann von hier aus dort nicht klettern: { $terrain }.
refusal-stunt-no-fall = { $name } kann dort nicht fallen: { $terrain }.
