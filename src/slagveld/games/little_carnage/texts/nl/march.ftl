### Een regiment verplaatsen, en wegvluchten uit angst.

do-march = Bewegen
help-march = Versleep één model: het hele regiment gaat mee. Verbeter daarna losse modellen, of draai ze. Draaien tot 90° is gratis; zijwaarts en achteruit kost het dubbele.
help-march-machine = Een oorlogsmachine die beweegt, of alleen maar draait, schiet deze ronde niet.
field-march-plan = Modellen en hun weg
field-march-flying = Door de lucht
note-march-cost = Kost { $cost } van { $limit }
note-march-meets = In contact met { $enemy }
note-march-turns = Wie met een zijstap bij een vijand komt, draait naar hem toe.
note-march-climbs = Klimmen kost de hele activering.
note-march-machine = Na het bewegen schiet zij deze ronde niet.

do-flee = Wegtrekken
help-flee = Recht weg van wat het vreest. Wie niet zo ver kan, gaat zo ver mogelijk.
field-flee-distance = Hoe ver
field-flee-backward = Achteruit, met het gezicht naar de vijand (dubbele kosten)
choice-flee-all = Zo ver mogelijk
choice-flee-far = { $far }

refusal-march-inactive = Er is nu geen regiment geactiveerd.
refusal-march-not-yours = { $name } { AGREE($name, "is", "zijn") } niet van jou.
refusal-march-late = { $name } { AGREE($name, "heeft", "hebben") } al bewogen, of iets gedaan wat na het bewegen komt.
refusal-march-carried = { $name } { AGREE($name, "wordt", "worden") } gedragen: de voetplaat beweegt in de activering van wie draagt.
refusal-march-frightened = { $name } { AGREE($name, "is", "zijn") } bang en { AGREE($name, "mag", "mogen") } alleen recht wegtrekken van wat { AGREE($name, "het vreest", "ze vrezen") }.
refusal-march-other = In deze activering bewegen alleen modellen van { $name }.
refusal-march-twice = Een model van { $name } is twee keer genoemd.
refusal-march-end = Een weg van { $name } eindigt niet waar het model moet staan.
refusal-march-nobody = Niemand van { $name } beweegt of draait.
refusal-march-overlap = Twee modellen van { $name } zouden op elkaar staan.
refusal-march-apart = { $name } { AGREE($name, "zou", "zouden") } niet bij elkaar staan: alle modellen moeten één groep vormen die elkaar raakt.
refusal-march-torn = { $name } { AGREE($name, "is", "zijn") } uiteengerukt: een beweging moet { AGREE($name, "het", "ze") } samenvoegen, of de gaten minstens { $least } kleiner maken.
refusal-flee-calm = { $name } { AGREE($name, "is", "zijn") } niet bang.
refusal-flee-late = Voor { $name } is het te laat om weg te trekken.
refusal-flee-spent = { $name } { AGREE($name, "heeft", "hebben") } geen beweging meer over.
refusal-flee-nowhere = Er is geen richting waarin { $name } { AGREE($name, "kan", "kunnen") } wegtrekken.
refusal-flee-far = { $far } is te ver: hoogstens { $most }.
refusal-flee-hindered = Niemand van { $name } kan die kant op.

## Low roofs

note-march-roof = Kan het hoofd stoten
roll-low-roof = { $name } onder een laag dak
told-low-roof = { $name } { AGREE($name, "stoot", "stoten") } het hoofd: { $hits ->
    [one] 1 doodskop
   *[other] { $hits } doodskoppen
} × Kracht { $strength } = { $damage } schade ÷ Weerstand { $resistance } = { $wounds ->
    [0] geen wond
    [one] 1 wond
   *[other] { $wounds } wonden
}.
roof-dice = Dobbelstenen van het lage dak
told-low-roof-missed = Het lage dak doet { $name } geen kwaad.
