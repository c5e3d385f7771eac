### Schieten, adem en oorlogsmachines.

## Oorlogsmachines

do-fire = Machine afvuren
machine-field-target = Regiment
machine-field-line = Schotlijn
machine-announced = schot van { $name } op { $enemy }
machine-halted = { $name } vuurt niet: de bemanning is bang.
machine-nobody = Er staat niemand meer in de schotlijn.
machine-missed = { $name } heeft de afstand niet gevonden: het schot mist.
machine-roll-range = Afstandsworp van { $name }
machine-roll-attack = Schot van { $name }
machine-roll-defence = Verdediging van { $name }
machine-parried = { $name } maakt van één mislukte dobbelsteen een schild.
machine-backstab = { $name } wordt van achteren geraakt: alle { $dice } dobbelstenen zijn doodskoppen.
machine-item-wall = over een hoge muur
machine-note-range = Een nieuw doel: eerst komt een afstandsworp.
refusal-machine-none = { $name } is geen oorlogsmachine.
refusal-machine-dice = { $name } heeft geen aanvalsdobbelstenen meer.
refusal-machine-wall = { $name } heeft één aanvalsdobbelsteen, en die kost deze lijn: ze loopt over een hoge muur.
refusal-machine-near = Een vijand is dichterbij dan een inch: { $name } kan niet vuren.
refusal-machine-nobody = Het schot moet op een vijandelijk regiment gericht zijn.
refusal-machine-field = { $name } ligt niet in het schootsveld: 7 graden naar beide kanten.
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
missile-announced = schoten van { $name } met { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
} op { $enemies ->
    [one] één vijand
   *[other] { $enemies } vijanden
}
missile-breathes = adem van { $name } met { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
} op { $enemies ->
    [one] één vijand
   *[other] { $enemies } vijanden
}
refusal-missile-unarmed = { $name } heeft geen schietwapens.
refusal-missile-machine = { $name } is een oorlogsmachine: ze vuurt, of de bemanning vecht in contact.
refusal-missile-no-breath = { $name } heeft geen ademwapen.
refusal-missile-friend = { $enemy } staat aan dezelfde kant als { $name }.
refusal-missile-no-dice = { $name } heeft geen dobbelstenen om mee aan te vallen.
refusal-missile-contact = { $enemy } is in contact met het regiment van { $name }: geen doel voor schoten.
refusal-missile-breath-far = { $enemy } is verder dan 4 inch van { $name }.
refusal-missile-far = { $enemy } is te ver van { $name }, die hooguit { $reach } ver komt, minder over een hoge muur.
refusal-missile-nobody = Er moet op een vijand gericht worden.
refusal-missile-split = Een schutter richt al zijn dobbelstenen op één vijand.
refusal-missile-shares = Elke ademende geeft iedere genoemde vijand minstens één dobbelsteen, en niet meer dan hij heeft.
refusal-missile-stranger = Alleen modellen van het geactiveerde regiment vallen aan.
