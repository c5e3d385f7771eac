# Magie.

magic-points-of = Magische punten van { $name }
magic-points-left = Magische punten over
magic-shields-of = Schilden van { $name }
reason-casting = Activeringskost van de spreuk
cause-casting = activeringskost van { $spell }
cause-creeping-death = in plaats van 1 W

## De magische woorden. De speler roept ze aan tafel.

words-explosion = Dit doet mij meer pijn dan jullie. Maar niet lang!
words-body-distortion = Vind jij dat ook zo gezwollen?
words-teleport = Instappen, de deuren gaan dicht!
words-diversion = Pas op, je veter zit los!
words-acceleration = Wie het laatst is, doet de afwas!
words-shield = Praat maar tegen mijn hand!
words-shock = Nooit aan het stopcontact likken!
words-frenzy = Iemand heeft jouw boterham opgegeten!
words-counterspell = Sorry, verkeerd verbonden!

## Wat spreuken doen

effect-explosion = De magiër wordt vernietigd; elke figuur dichtbij krijgt een treffer met ST 9.
effect-body-distortion = Eén automatische treffer met ST 6.
effect-teleport = Zet een eenheid meteen ergens anders neer.
effect-diversion = De eenheid doet een volledige ronde niets, tenzij ze gewekt wordt.
effect-acceleration = De eenheid handelt in deze fase vóór de vijand.
effect-shield = Eén extra magisch leven met AR 3.
effect-shock = Vijf automatische treffers met ST 6.
effect-frenzy = ST +1 voor een eenheid van de eigen partij in deze ronde.
effect-counterspell = Heft een spreuk op die een andere magiër net heeft uitgesproken.
help-spell = “{ $words }” Activeringskost: { $cost }, actieradius: { $range }. { $effect }
help-spell-self = “{ $words }” Activeringskost: { $cost }. { $effect }
help-words = De woorden: “{ $words }”

## Wat gevraagd wordt

field-mage = Magiër
field-spell = Spreuk
field-spell-target = Doel
field-landing = Waar het midden van de voorzijde komt te staan
field-spoken = Heb je de magische woorden uitgesproken, luid en met overtuiging?
do-cast = Een spreuk uitspreken
do-cast-self = Een spreuk over de magiër zelf uitspreken
do-cast-teleport = Een eenheid teleporteren
do-counter = { $cost ->
    [one] Opheffen met een Tegenspreuk voor { $cost } magisch punt
   *[other] Opheffen met een Tegenspreuk voor { $cost } magische punten
}
do-let-magic-be = Nu geen magie
help-cast = Een van je magiërs spreekt een spreuk uit over een eenheid die hij ziet. Elke magiër spreekt ten hoogste één spreuk per ronde uit.
help-cast-self = Schild beschermt de magiër; Explosie kost hem en wie dichtbij staat het leven.
help-cast-teleport = Een eenheid binnen { $range } van de magiër wordt tot { $leap } verderop neergezet. Eén magisch punt per figuur, twee voor de magiër zelf.
ask-magic-round = Een nieuwe ronde begint. Spreekt een magiër van jou eerst een spreuk uit?
ask-magic-pearl = De energieparel heeft haar werk gedaan. Spreekt een magiër van jou een spreuk uit?
ask-magic-part = Voordat de volgende partij beweegt: spreekt een magiër van jou een spreuk uit?
ask-magic-march = Voordat deze eenheid beweegt: spreekt een magiër van jou een spreuk uit?
ask-magic-charge = Er is een charge aangekondigd. Spreekt een magiër van jou een spreuk uit voordat er gemeten wordt?
ask-magic-charge-combat = Vóór het chargegevecht: spreekt een magiër van jou een spreuk uit?
ask-magic-wrap = Vóór het omsingelen: spreekt een magiër van jou een spreuk uit?
ask-magic-shots = Alle schoten zijn aangekondigd. Spreekt een magiër van jou een spreuk uit voordat ze vliegen?
ask-magic-melee = Vóór het man-tegen-mangevecht: spreekt een magiër van jou een spreuk uit?
ask-counter = { $name } { AGREE($name, "spreekt", "spreken") } { $spell } uit over { $target }. Antwoord je?
ask-delivery = Werd “{ $words }” ({ $spell }) juist en met overtuiging uitgesproken?
do-accept-words = Goed gesproken
do-refuse-words = Slecht gebracht
help-refuse-words = De spreuk geldt als niet uitgesproken en kost niets.

## Wat verteld wordt

event-spell-cast-self = { $name } { AGREE($name, "spreekt", "spreken") } { $spell } uit: “{ $words }”
event-spell-cast = { $name } { AGREE($name, "spreekt", "spreken") } { $spell } uit over { $target_name }: “{ $words }”
told-poor-delivery = { $name } { AGREE($name, "mompelt", "mompelen") }: de spelleider laat { $spell } niet gelden.
told-cancelled = { $spell } van { $name } heeft geen effect: een Tegenspreuk heft de spreuk op.
lapsed-spell = { $spell } heeft geen effect: de magiër is er niet meer.
lapsed-spell-target = { $spell } van { $name } heeft geen effect: het doel is er niet meer.
told-crater = Van { $name } blijft alleen een rokende krater over.
note-words = Spreek uit: “{ $words }”
odds-spell = { $hits ->
    [one] { $hits } treffer met ST { $st } op { $target }
   *[other] { $hits } treffers met ST { $st } op { $target }
}

## Wat geweigerd wordt

refusal-no-mage = Dit is geen magiër van jou.
refusal-mage-diverted = { $name } { AGREE($name, "is", "zijn") } afgeleid en { AGREE($name, "kan", "kunnen") } geen spreuk uitspreken.
refusal-cast-already = { $name } { AGREE($name, "heeft", "hebben") } in deze ronde al een spreuk uitgesproken.
refusal-not-learnt = { $name } { AGREE($name, "heeft", "hebben") } de spreuk { $spell } niet geleerd.
refusal-answer-only = { $spell } wordt alleen uitgesproken als antwoord op de spreuk van een andere magiër.
refusal-other-aim = { $spell } wordt niet op deze manier uitgesproken.
refusal-no-target = { $spell } heeft een doel op de tafel nodig.
refusal-spell-bouncer = Spreuken hebben geen vat op { $name }.
refusal-own-only = { $spell } wordt alleen over eenheden van de eigen partij uitgesproken.
refusal-magic-points = { $name } { AGREE($name, "heeft", "hebben") } { $have } van de { $cost } magische punten die nodig zijn.
refusal-spell-range = { $name } { AGREE($name, "is", "zijn") } verder weg dan { $most }.
refusal-spell-sight = { $name } { AGREE($name, "ziet", "zien") } { $target } niet.
refusal-words = De magische woorden moeten eerst uitgesproken worden: “{ $words }”
refusal-teleport-far = Een Teleportatie gaat niet verder dan { $most }.
refusal-teleport-ground = { $name } { AGREE($name, "kan", "kunnen") } daar niet staan: een Teleportatie eindigt op vrij, begaanbaar terrein van de tafel.
refusal-teleport-deadly = { $name } { AGREE($name, "kan", "kunnen") } daar niet neergezet worden: ook vijanden komen op vrij, begaanbaar terrein te staan, niet in meren of ravijnen.

## Wanneer gevraagd wordt

policy-magic = Vraag me naar magie
policy-magic-matters = Wanneer het ertoe doet
policy-magic-always = Bij elke gelegenheid
policy-magic-answers = Alleen als antwoord op vijandelijke spreuken
policy-magic-never = Nooit
policy-magic-in-initiative = Magie in de initiatieffase
policy-magic-in-movement = Magie in de bewegingsfase
policy-magic-in-shooting = Magie in de schietfase
policy-magic-in-melee = Magie in de gevechtsfase
policy-magic-ask = Vraag het me
policy-magic-skip = Vraag het me niet
cost-magic = { $points } magische punten, daarna nog { $left }
