### Schieten, adem en oorlogsmachines.

## Oorlogsmachines

do-fire = Machine afvuren
machine-field-target = Regiment
machine-field-line = Schotlijn
machine-announced = schot van { $name } op { $enemy }
machine-halted = { $name } { AGREE($name, "vuurt", "vuren") } niet op { $enemy }: de bemanning is bang.
machine-nobody = Het schot van { $name } raakt niemand: niemand van { $enemy } staat nog in de schotlijn.
machine-missed = { $name } { AGREE($name, "heeft", "hebben") } de afstand tot { $enemy } verkeerd geschat: het schot mist.
machine-roll-range = Afstandsworp van { $name } op { $enemy }
machine-roll-attack = { $name } { AGREE($name, "vuurt", "vuren") } op { $enemy }
machine-roll-defence = { $name } { AGREE($name, "verdedigt", "verdedigen") } zich tegen het schot van { $enemy }
machine-parried = { $name } { AGREE($name, "maakt", "maken") } van één mislukte dobbelsteen een schild.
machine-backstab = { $name } { AGREE($name, "wordt", "worden") } van achteren geraakt: alle { $dice } dobbelstenen zijn doodskoppen.
machine-item-wall = over een hoge muur
machine-note-range = Een nieuw doel: eerst komt een afstandsworp.
refusal-machine-none = { $name } { AGREE($name, "is", "zijn") } geen oorlogsmachine.
refusal-machine-dice = { $name } { AGREE($name, "heeft", "hebben") } geen aanvalsdobbelstenen meer.
refusal-machine-wall = { $name } { AGREE($name, "heeft", "hebben") } één aanvalsdobbelsteen, en die kost deze lijn: ze loopt over een hoge muur.
refusal-machine-near = Een vijand is dichterbij dan { $least }: { $name } { AGREE($name, "kan", "kunnen") } niet vuren.
refusal-machine-nobody = Het schot moet op een vijandelijk regiment gericht zijn.
refusal-machine-field = { $name } { AGREE($name, "staat", "staan") } niet in het schootsveld: 7 graden naar beide kanten.
refusal-machine-angle = De lijn ligt buiten het schootsveld: 7 graden naar beide kanten.
refusal-machine-line = Niemand van { $name } staat in deze lijn.

## Bogen en adem

do-shoot = Schieten
do-volley = Op meerdere schieten
do-breathe = Adem gebruiken
do-blast = Adem verdelen
missile-field-target = Doel
missile-field-pairs = Wie op wie schiet
missile-item-range = afstand
missile-item-wall = over een hoge muur
missile-announced = schoten van { $name } op { $enemies }
missile-breathes = adem van { $name } op { $enemies }
refusal-missile-unarmed = { $name } { AGREE($name, "heeft", "hebben") } geen afstandswapens.
refusal-missile-machine = { $name } { AGREE($name, "is een oorlogsmachine: ze vuurt", "zijn oorlogsmachines: ze vuren") }, of de bemanning vecht in contact.
refusal-missile-no-breath = { $name } { AGREE($name, "heeft", "hebben") } geen ademwapen.
refusal-missile-friend = { $enemy } { AGREE($enemy, "hoort", "horen") } bij dezelfde partij als { $name }.
refusal-missile-no-dice = { $name } { AGREE($name, "heeft", "hebben") } geen dobbelstenen om mee aan te vallen.
refusal-missile-contact = { $enemy } { AGREE($enemy, "is", "zijn") } in contact met het regiment van { $name }: geen doel voor schoten.
refusal-missile-breath-far = { $enemy } { AGREE($enemy, "is", "zijn") } verder dan { $reach } van { $name }.
refusal-missile-far = { $enemy } { AGREE($enemy, "is", "zijn") } te ver van { $name }, die hooguit { $reach } ver { AGREE($name, "komt", "komen") }, minder over een hoge muur.
refusal-missile-nobody = Er moet op een vijand gericht worden.
refusal-missile-split = Een schutter richt al zijn dobbelstenen op één vijand.
refusal-missile-shares = Elk model dat de adem gebruikt, geeft iedere genoemde vijand minstens één dobbelsteen, en niet meer dan het heeft.
refusal-missile-stranger = Alleen modellen van het geactiveerde regiment vallen aan.
machine-found = { $name } { AGREE($name, "heeft", "hebben") } de afstand tot { $enemy } goed geschat.
machine-damage = { $name }: { $hits ->
    [one] 1 doodskop
   *[other] { $hits } doodskoppen
} − { $shields ->
    [one] 1 schild
   *[other] { $shields } schilden
} = { $left ->
    [0] geen wond
    [one] 1 wond
   *[other] { $left } wonden
}.
